//! The state machine of a game: what one event makes of it.

use crate::count::{Settlement, count};
use crate::event::{Event, Offer, Refusal};
use crate::game::{GameSetup, Move};
use crate::{
    AllAlive, Board, Color, Dispute, Illegal, IllegalMove, Ledger, Line, LongCycle, Outcome, Point,
    PointSet, Stop, Win,
};
use alloc::vec::Vec;

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Black places free handicap stones.
    Placing {
        /// How many are left to place.
        left: usize,
    },
    /// The players move in turn.
    Play,
    /// Play has stopped; the players settle which stones are dead.
    Settling(Settling),
    /// There is a result.
    Ended(Ended),
}

/// A stop of play, and what is on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settling {
    /// The first stop of the game, the second …
    pub stop: u32,
    /// Who passed last.
    pub last_passer: Color,
    /// How the stones stand according to the proposal on the table.
    pub settlement: Settlement,
    /// Who (Black, White) has accepted it.
    pub accepted: [bool; 2],
    /// The proposal's number: another one whenever it changes.
    pub proposal: u64,
    /// The player who changed it last; `None` for the judge, or before any proposal.
    pub by: Option<Color>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The result.
    pub outcome: Outcome,
    /// How the stones stood.
    pub settlement: Settlement,
    /// Whether the game was counted, and not resigned or decided.
    pub counted: bool,
    /// Whether everything left counted as alive because the rules say so, not by agreement.
    pub all_alive: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) line: Line,
    pub(crate) phase: Phase,
    pub(crate) ledger: Ledger,
    pub(crate) moves: Vec<Move>,
    pub(crate) offer: Option<(Color, Offer)>,
    /// Passes in a row, over stops too; and since the last stop.
    run: u32,
    run_since_stop: u32,
    stops: u32,
}

impl State {
    pub(crate) fn new(line: Line, left_to_place: usize, prisoners: [u32; 2]) -> State {
        let phase = match left_to_place {
            0 => Phase::Play,
            left => Phase::Placing { left },
        };
        State {
            line,
            phase,
            ledger: Ledger::new(prisoners),
            moves: Vec::new(),
            offer: None,
            run: 0,
            run_since_stop: 0,
            stops: 0,
        }
    }

    /// Lets `event`, the log's `number`th, happen. Undo is the game's affair and not handled here.
    pub(crate) fn apply(
        &mut self,
        setup: &GameSetup,
        event: &Event,
        number: u64,
    ) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Ended(_)) {
            return Err(Refusal::GameOver);
        }
        match *event {
            Event::Play { color, point } => match self.phase {
                Phase::Placing { left } => self.place(color, point, left),
                _ => self.play(color, point),
            },
            Event::Pass { color } => self.pass(setup, color, number),
            Event::Illegal { color, point } => self.illegal(setup, color, point, number),
            Event::Resign { color } => {
                self.end(Outcome::Win { winner: !color, by: Win::Resignation });
                Ok(())
            }
            Event::Flag { color } => {
                self.end(Outcome::Win { winner: !color, by: Win::Time });
                Ok(())
            }
            Event::Decide { outcome } => {
                self.end(outcome);
                Ok(())
            }
            Event::Propose { ref dead, ref seki } => {
                let board = self.line.board();
                let whole = |points: &[Point]| {
                    PointSet::of(board.size(), points.iter().flat_map(|p| board.chain(*p)))
                };
                let dead = whole(dead);
                let seki = seki.as_ref().map(|seki| whole(seki));
                self.change_proposal(None, number, |settlement| {
                    *settlement = Settlement { dead, seki };
                })
            }
            Event::Mark { color, ref points, dead } => self.mark(color, points, dead, number),
            Event::Accept { color, proposal } => self.accept(setup, color, proposal),
            Event::Dispute { color } => self.dispute(setup, color),
            Event::NoAgreement => {
                self.settling()?;
                if setup.rules.ending.all_alive != AllAlive::NoAgreement {
                    return Err(Refusal::NotProvided);
                }
                self.count_all_alive(setup);
                Ok(())
            }
            Event::Offer { color, offer } => self.make_offer(setup, color, offer),
            Event::Answer { color, accept } => self.answer(setup, color, accept),
            Event::Withdraw { color } => match self.offer {
                Some((by, _)) if by == color => {
                    self.offer = None;
                    Ok(())
                }
                _ => Err(Refusal::NoOffer),
            },
            Event::Undo { .. } => Err(Refusal::NothingToUndo),
        }
    }

    fn wrong_phase(&self) -> Refusal {
        match self.phase {
            Phase::Placing { .. } => Refusal::WrongPhase { phase: "placing" },
            Phase::Play => Refusal::WrongPhase { phase: "play" },
            Phase::Settling(_) => Refusal::WrongPhase { phase: "settling" },
            Phase::Ended(_) => Refusal::GameOver,
        }
    }

    fn turn(&self, color: Color) -> Result<(), Refusal> {
        if self.phase != Phase::Play {
            return Err(self.wrong_phase());
        }
        let to_move = self.line.to_move();
        if color == to_move { Ok(()) } else { Err(Refusal::NotYourTurn { to_move }) }
    }

    fn settling(&mut self) -> Result<&mut Settling, Refusal> {
        let refusal = self.wrong_phase();
        match &mut self.phase {
            Phase::Settling(settling) => Ok(settling),
            _ => Err(refusal),
        }
    }

    fn place(&mut self, color: Color, point: Point, left: usize) -> Result<(), Refusal> {
        if color != Color::Black {
            return Err(Refusal::NotYourTurn { to_move: Color::Black });
        }
        let board = self.line.board();
        let size = board.size();
        if !size.contains(point) {
            return Err(Illegal::OffBoard(point).into());
        }
        if !board.is_empty(point) {
            return Err(Illegal::Occupied(point).into());
        }
        let stones = size.points().filter_map(|p| Some((board.get(p)?, p)));
        let board = Board::with_stones(size, stones.chain([(color, point)]))
            .map_err(|_| Illegal::Suicide { point, stones: 1 })?;
        // The stones placed are a set-up, not moves: the history starts after them.
        self.line = Line::new(board, self.line.to_move(), self.line.rules());
        self.moves.push(Move { color, point: Some(point), removed: Vec::new() });
        self.phase = if left > 1 { Phase::Placing { left: left - 1 } } else { Phase::Play };
        Ok(())
    }

    fn play(&mut self, color: Color, point: Point) -> Result<(), Refusal> {
        self.turn(color)?;
        let before = self.line.board().clone();
        let played = self.line.play(color, point)?;
        let after = self.line.board();
        let gone = |p: &Point| before.get(*p).is_some() && after.is_empty(*p);
        let mut removed: Vec<Point> = Vec::new();
        if played.captured + played.self_captured > 0 {
            removed.extend(before.size().points().filter(gone));
            if played.self_captured > 0 {
                removed.push(point);
            }
        }
        self.ledger.played(color, played);
        (self.run, self.run_since_stop) = (0, 0);
        self.moved(color, Some(point), removed);
        Ok(())
    }

    fn moved(&mut self, color: Color, point: Option<Point>, removed: Vec<Point>) {
        self.moves.push(Move { color, point, removed });
        // Whoever moves on has answered an offer by moving.
        self.offer = None;
    }

    fn pass(&mut self, setup: &GameSetup, color: Color, number: u64) -> Result<(), Refusal> {
        self.turn(color)?;
        let rules = &setup.rules;
        let takes_button = self.ledger.pass_takes_button(&rules.scoring);
        self.ledger.passed(color, &rules.scoring);
        self.moved(color, None, Vec::new());
        if takes_button {
            // Taking the button is neither a play nor a pass.
            self.line.take_button(color);
            (self.run, self.run_since_stop) = (0, 0);
            return Ok(());
        }
        self.line.pass(color);
        self.run += 1;
        self.run_since_stop += 1;
        let stops = match rules.ending.stop {
            Stop::Passes(n) => self.run_since_stop >= n.into(),
            Stop::PassRepeated => self.line.passed_before(color),
        };
        if stops {
            self.stop(setup, color, number);
        }
        Ok(())
    }

    fn stop(&mut self, setup: &GameSetup, last_passer: Color, number: u64) {
        self.stops += 1;
        let ending = &setup.rules.ending;
        let all_alive = match ending.all_alive {
            AllAlive::FourPasses => self.run >= 4,
            AllAlive::SecondStop => self.stops >= 2,
            AllAlive::Never | AllAlive::NoAgreement => false,
        };
        if all_alive || ending.agreement.is_none() {
            return self.count_all_alive(setup);
        }
        self.phase = Phase::Settling(Settling {
            stop: self.stops,
            last_passer,
            settlement: Settlement::all_alive(self.line.board()),
            accepted: [false; 2],
            proposal: number,
            by: None,
        });
    }

    fn illegal(
        &mut self,
        setup: &GameSetup,
        color: Color,
        point: Point,
        number: u64,
    ) -> Result<(), Refusal> {
        self.turn(color)?;
        let Err(illegal) = self.line.check(color, point) else {
            return Err(Refusal::LegalAfterAll(point));
        };
        match setup.rules.illegal_move {
            IllegalMove::Refused => Err(illegal.into()),
            IllegalMove::Pass => self.pass(setup, color, number),
            IllegalMove::Loss => {
                self.end(Outcome::Win { winner: !color, by: Win::Forfeit });
                Ok(())
            }
        }
    }

    fn change_proposal(
        &mut self,
        by: Option<Color>,
        number: u64,
        change: impl FnOnce(&mut Settlement),
    ) -> Result<(), Refusal> {
        let settling = self.settling()?;
        change(&mut settling.settlement);
        settling.accepted = [false; 2];
        settling.proposal = number;
        settling.by = by;
        Ok(())
    }

    fn mark(
        &mut self,
        color: Color,
        points: &[Point],
        dead: bool,
        number: u64,
    ) -> Result<(), Refusal> {
        self.settling()?;
        let board = self.line.board();
        if let Some(p) = points.iter().find(|p| board.get(**p).is_none()) {
            return Err(Refusal::NoStone(*p));
        }
        let stones = PointSet::of(board.size(), points.iter().flat_map(|p| board.chain(*p)));
        self.change_proposal(Some(color), number, |settlement| {
            for p in stones.iter() {
                if dead {
                    settlement.dead.insert(p);
                    if let Some(seki) = &mut settlement.seki {
                        seki.remove(p);
                    }
                } else {
                    settlement.dead.remove(p);
                }
            }
        })
    }

    fn accept(&mut self, setup: &GameSetup, color: Color, proposal: u64) -> Result<(), Refusal> {
        let settling = self.settling()?;
        if proposal != settling.proposal {
            return Err(Refusal::ProposalChanged { proposal: settling.proposal });
        }
        settling.accepted[color.index()] = true;
        if settling.accepted == [true; 2] {
            let settlement = settling.settlement.clone();
            self.count_out(setup, settlement, false);
        }
        Ok(())
    }

    pub(crate) fn resumes(&self, setup: &GameSetup, requester: Color) -> Option<Color> {
        let Phase::Settling(settling) = &self.phase else { return None };
        Some(match setup.rules.ending.agreement? {
            Dispute::OpponentOfLastPasser => !settling.last_passer,
            Dispute::OpponentOfRequester => !requester,
        })
    }

    fn dispute(&mut self, setup: &GameSetup, color: Color) -> Result<(), Refusal> {
        self.settling()?;
        let first = self.resumes(setup, color).ok_or(Refusal::NotProvided)?;
        self.line.set_to_move(first);
        self.run_since_stop = 0;
        self.phase = Phase::Play;
        self.offer = None;
        Ok(())
    }

    pub(crate) fn recurrence(&self, setup: &GameSetup) -> Option<usize> {
        let left_open = setup.rules.play.long_cycle != LongCycle::Forbidden;
        (left_open && self.phase == Phase::Play).then(|| self.line.recurrence()).flatten()
    }

    fn make_offer(&mut self, setup: &GameSetup, color: Color, offer: Offer) -> Result<(), Refusal> {
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

    fn answer(&mut self, setup: &GameSetup, color: Color, accept: bool) -> Result<(), Refusal> {
        let offer = self.offer_to(color)?;
        self.offer = None;
        if !accept {
            return Ok(());
        }
        match offer {
            // The game takes moves back before it comes to this.
            Offer::Undo { .. } => {}
            Offer::Cycle => self.end(match setup.rules.play.long_cycle {
                LongCycle::Draw => Outcome::Draw,
                LongCycle::NoResult | LongCycle::Forbidden => Outcome::NoResult,
            }),
            Offer::AllAlive => self.count_all_alive(setup),
        }
        Ok(())
    }

    fn count_all_alive(&mut self, setup: &GameSetup) {
        let settlement = Settlement::all_alive(self.line.board());
        self.count_out(setup, settlement, true);
    }

    fn count_out(&mut self, setup: &GameSetup, settlement: Settlement, all_alive: bool) {
        self.ledger.let_white_pass_last(&setup.rules.scoring);
        let extras = self.ledger.extras(setup.komi, setup.compensation());
        let count = count(self.line.board(), &setup.rules.scoring, &settlement, &extras);
        let outcome = Outcome::of_margin(count.margin());
        self.offer = None;
        self.phase = Phase::Ended(Ended { outcome, settlement, counted: true, all_alive });
    }

    fn end(&mut self, outcome: Outcome) {
        let settlement = Settlement::all_alive(self.line.board());
        self.offer = None;
        self.phase = Phase::Ended(Ended { outcome, settlement, counted: false, all_alive: false });
    }
}
