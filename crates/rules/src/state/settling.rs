//! The steps after play has stopped, and the offers of one player to the other.

use super::changes::{Cause, Change, Proposed};
use super::{Phase, ProposedBy, Settling, State};
use crate::count::dame_left;
use crate::event::{Offer, Refusal};
use crate::setup::GameSetup;
use crate::{
    AllAlive, Board, Color, Dispute, LongCycle, Marking, Outcome, Point, PointSet, Settlement,
    StoneStatus, Trial, TrialStep,
};
use alloc::boxed::Box;

impl Settling {
    /// Takes over a whole proposal.
    pub(super) fn propose(&mut self, settlement: Settlement) {
        self.proposed = Proposed::of(settlement);
    }

    /// How the stone on this point stands.
    pub(crate) fn status(&self, board: &Board, point: Point) -> StoneStatus {
        self.proposed.present().status(board, point)
    }

    /// Whether the chain on this point would share a liberty with a living group of the opponent
    /// once it was marked as in seki.
    pub(crate) fn has_rivals(&self, board: &Board, point: Point) -> bool {
        self.proposed.present().has_rivals(board, point)
    }
}

impl State {
    pub(super) fn change_proposal(
        &mut self,
        by: ProposedBy,
        number: u64,
        change: impl FnOnce(&mut Settling, &Board),
    ) -> Result<(), Refusal> {
        self.settling()?;
        let Phase::Settling(settling) = &mut self.phase else { return Err(self.wrong_phase()) };
        change(settling, self.line.board());
        settling.accepted = [false; 2];
        settling.proposal = number;
        settling.by = by;
        Ok(())
    }

    pub(super) fn mark(
        &mut self,
        color: Color,
        points: &[Point],
        marking: Marking,
        number: u64,
    ) -> Result<(), Refusal> {
        self.settling()?;
        let board = self.line.board();
        if let Some(p) = points.iter().find(|p| board.get(**p).is_none()) {
            return Err(Refusal::NoStone(*p));
        }
        let stones = PointSet::of(board.size(), points.iter().flat_map(|p| board.chain(*p)));
        self.change_proposal(ProposedBy::Player(color), number, |settling, board| {
            settling.proposed.enter(board, Change { stones, cause: Cause::Mark(marking) });
        })
    }

    pub(super) fn unmark(
        &mut self,
        color: Color,
        point: Point,
        number: u64,
    ) -> Result<(), Refusal> {
        let settling = self.settling()?.clone();
        let board = self.line.board();
        if board.get(point).is_none() {
            return Err(Refusal::NoStone(point));
        }
        let without = settling.without_mark(board, point).ok_or(Refusal::NotMarked(point))?;
        self.change_proposal(ProposedBy::Player(color), number, |settling, _| *settling = without)
    }

    pub(super) fn accept(
        &mut self,
        setup: &GameSetup,
        color: Color,
        proposal: u64,
    ) -> Result<(), Refusal> {
        let settling = self.settling()?;
        if proposal != settling.proposal {
            return Err(Refusal::ProposalChanged { proposal: settling.proposal });
        }
        if let Some(dame) = self.dame_left(setup) {
            return Err(Refusal::DameLeft(dame));
        }
        let settling = self.settling()?;
        settling.accepted[color] = true;
        if settling.accepted == [true; 2] {
            let settlement = settling.settlement().clone();
            self.count_out(setup, settlement, false);
        }
        Ok(())
    }

    pub(super) fn try_out(
        &mut self,
        setup: &GameSetup,
        color: Color,
        step: TrialStep,
        number: u64,
    ) -> Result<(), Refusal> {
        if let TrialStep::Begin { point, effect } = step {
            self.settling()?;
            let ko = setup.rules.ending.hypothetical_ko;
            let trial = Trial::new(&self.line, ko, point, effect)?;
            self.trial = Some(Box::new(trial));
            return Ok(());
        }
        let trial = self.trial.as_mut().ok_or(Refusal::NoTrial)?;
        let mut conceded = None;
        match step {
            TrialStep::Begin { .. } => {}
            TrialStep::Play { point } => trial.play(color, point)?,
            TrialStep::Pass { ko } => trial.pass(color, ko)?,
            TrialStep::Concede => conceded = Some(color),
            TrialStep::PutBack => {
                self.trial = None;
                return Ok(());
            }
        }
        if conceded.is_some() || trial.is_over() {
            self.end_trial(conceded, number)?;
        }
        Ok(())
    }

    /// Puts the stones back and changes the proposal to the status that was seen.
    fn end_trial(&mut self, conceded: Option<Color>, number: u64) -> Result<(), Refusal> {
        let Some(trial) = self.trial.take() else { return Err(Refusal::NoTrial) };
        let effect = trial.effect();
        let verdict = trial.verdict(conceded, self.moves.len());
        self.change_proposal(ProposedBy::Trial, number, |settling, board| {
            let (stones, cause) = (verdict.stones.clone(), Cause::Trial(effect, verdict.dead));
            settling.proposed.enter(board, Change { stones, cause });
        })?;
        self.verdicts.push(verdict);
        Ok(())
    }

    /// A neutral point that the rules want filled before the players agree as proposed.
    pub(crate) fn dame_left(&self, setup: &GameSetup) -> Option<Point> {
        match &self.phase {
            Phase::Settling(settling) if setup.rules.ending.dame_filled => {
                dame_left(self.line.board(), settling.settlement())
            }
            _ => None,
        }
    }

    pub(crate) fn resumes(&self, setup: &GameSetup, requester: Color) -> Option<Color> {
        let Phase::Settling(settling) = &self.phase else { return None };
        Some(match setup.rules.ending.agreement? {
            Dispute::OpponentOfLastPasser => !settling.last_passer,
            Dispute::OpponentOfRequester => !requester,
        })
    }

    pub(super) fn dispute(&mut self, setup: &GameSetup, color: Color) -> Result<(), Refusal> {
        self.settling()?;
        let first = self.resumes(setup, color).ok_or(Refusal::NotProvided)?;
        self.line.set_to_move(first);
        self.passing.resume(&self.line, &mut self.ledger, &setup.rules);
        self.phase = Phase::Play;
        self.offer = None;
        Ok(())
    }

    pub(crate) fn recurrence(&self, setup: &GameSetup) -> Option<usize> {
        let left_open = setup.rules.play.long_cycle != LongCycle::Forbidden;
        (left_open && self.phase == Phase::Play).then(|| self.line.recurrence()).flatten()
    }

    pub(super) fn make_offer(
        &mut self,
        setup: &GameSetup,
        color: Color,
        offer: Offer,
    ) -> Result<(), Refusal> {
        let provided = match offer {
            Offer::Undo { moves } => {
                if moves == 0 || moves as usize > self.moves.len() {
                    return Err(Refusal::NothingToUndo);
                }
                true
            }
            Offer::Cycle => self.recurrence(setup).is_some(),
            Offer::AllAlive => {
                self.settling()?;
                setup.rules.ending.all_alive == AllAlive::NoAgreement
            }
        };
        if !provided {
            return Err(Refusal::NotProvided);
        }
        if offer == Offer::Cycle && setup.rules.play.long_cycle == LongCycle::Tie {
            self.end(Outcome::Draw);
            return Ok(());
        }
        self.offer = Some((color, offer));
        Ok(())
    }

    /// The offer that `color` may answer.
    pub(crate) fn offer_to(&self, color: Color) -> Result<Offer, Refusal> {
        match self.offer {
            None => Err(Refusal::NoOffer),
            Some((by, _)) if by == color => Err(Refusal::OwnOffer),
            Some((_, offer)) => Ok(offer),
        }
    }

    pub(super) fn answer(
        &mut self,
        setup: &GameSetup,
        color: Color,
        accept: bool,
    ) -> Result<(), Refusal> {
        let offer = self.offer_to(color)?;
        self.offer = None;
        if !accept {
            return Ok(());
        }
        match offer {
            // The game takes moves back before it comes to this.
            Offer::Undo { .. } => {}
            Offer::Cycle => self.end(match setup.rules.play.long_cycle {
                LongCycle::Draw | LongCycle::Tie => Outcome::Draw,
                LongCycle::NoResult | LongCycle::Forbidden => Outcome::NoResult,
            }),
            Offer::AllAlive => self.count_all_alive(setup),
        }
        Ok(())
    }
}
