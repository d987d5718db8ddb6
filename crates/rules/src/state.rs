//! The state machine of a game: what one event makes of it.

mod changes;
mod marking;
mod settling;

use crate::count::{Settlement, count};
use crate::event::{Event, Offer, Refusal};
use crate::game::Move;
use crate::setup::GameSetup;
use crate::{
    AllAlive, Board, Color, Illegal, IllegalMove, Ledger, Line, Outcome, Passed, Passing, Point,
    PointSet, Trial, Verdict, Win,
};
use alloc::boxed::Box;
use alloc::vec::Vec;
use changes::Proposed;

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
///
/// Players change the proposal by marking stones ([`Event::Mark`]):
/// - **dead**: the chain is taken off. If it stood in seki, the opponent's groups that share
///   liberties with it leave the seki too, unless they have other rivals in it.
/// - **alive**, if the chain is dead: it stands again as before, in seki if it was named so, and
///   its rivals with it. All dead stones of its side in the same region, joined through empty
///   points and each other, live again with it.
/// - **alive**, if the chain lives: its seki ends. Its group is alive without seki, and so are the
///   rivals that share liberties with no other stones in seki.
/// - **seki**: the group and the opponent's groups that share a liberty with it are in seki. If the
///   chain is dead, it lives, and with it the dead stones of its side as for **alive**. Dead stones
///   are no rivals, unless they were marked dead while they were named as in seki: they live again.
///
/// A mark is taken back by [`Event::Unmark`]. The proposal is then as if the player had not made
/// it: all stones that it changed stand as before, and the marks made since count for them as they
/// do without it. A mark that changed nothing may do so then.
///
/// A group is what article 8 of the Japanese rules of 1989 calls one: living stones of one side,
/// connected or joined through eye points that they surround.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settling {
    /// The first stop of the game, the second …
    pub stop: u32,
    /// The player that passed last.
    pub last_passer: Color,
    /// The proposal of the judge, and what players and trials have changed since.
    proposed: Proposed,
    /// Whether Black, and whether White, has accepted it.
    pub accepted: [bool; 2],
    /// The proposal's number: another one whenever it changes.
    pub proposal: u64,
    /// The event that changed it last.
    pub by: ProposedBy,
}

/// Where a proposal comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposedBy {
    /// A judge, or nobody yet.
    Judge,
    /// This player's mark.
    Player(Color),
    /// A claim that was played out.
    Trial,
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
    pub(crate) trial: Option<Box<Trial>>,
    pub(crate) verdicts: Vec<Verdict>,
    passing: Passing,
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
            trial: None,
            verdicts: Vec::new(),
            passing: Passing::default(),
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
            Event::Overlooked { color, point } => self.overlooked(setup, color, point),
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
                self.change_proposal(ProposedBy::Judge, number, |settling, _| {
                    settling.propose(Settlement { dead, seki });
                })
            }
            Event::Mark { color, ref points, marking } => self.mark(color, points, marking, number),
            Event::Unmark { color, point } => self.unmark(color, point, number),
            Event::Accept { color, proposal } => self.accept(setup, color, proposal),
            Event::Trial { color, step } => self.try_out(setup, color, step, number),
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
            Phase::Settling(_) if self.trial.is_some() => Err(Refusal::TrialOpen),
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
        self.line.check(color, point)?;
        self.placed(color, point);
        Ok(())
    }

    /// Enters a play and its mechanics, legal or not.
    fn placed(&mut self, color: Color, point: Point) {
        let before = self.line.board().clone();
        let played = self.line.play_unchecked(color, point);
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
        self.passing.played();
        self.moved(color, Some(point), removed);
    }

    fn moved(&mut self, color: Color, point: Option<Point>, removed: Vec<Point>) {
        self.moves.push(Move { color, point, removed });
        // A player that moves on has answered an offer by it.
        self.offer = None;
    }

    fn pass(&mut self, setup: &GameSetup, color: Color, number: u64) -> Result<(), Refusal> {
        self.turn(color)?;
        let (line, ledger) = (&mut self.line, &mut self.ledger);
        let passed = self.passing.pass(color, line, ledger, &setup.rules);
        self.moved(color, None, Vec::new());
        if passed == Passed::Stops {
            self.stop(setup, color, number);
        }
        Ok(())
    }

    fn stop(&mut self, setup: &GameSetup, last_passer: Color, number: u64) {
        if self.passing.counts_as_it_stands(&setup.rules) {
            return self.count_all_alive(setup);
        }
        let settlement = Settlement::all_alive(self.line.board());
        self.phase = Phase::Settling(Settling {
            stop: self.passing.stops(),
            last_passer,
            proposed: Proposed::of(settlement),
            accepted: [false; 2],
            proposal: number,
            by: ProposedBy::Judge,
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

    /// Rule 8 of the AGA: what was not called before the reply stands. A play on a stone is no
    /// play at all, and where an illegal move is no move none can stand.
    fn overlooked(&mut self, setup: &GameSetup, color: Color, point: Point) -> Result<(), Refusal> {
        self.turn(color)?;
        match self.line.check(color, point) {
            Ok(_) => Err(Refusal::LegalAfterAll(point)),
            Err(illegal @ (Illegal::OffBoard(_) | Illegal::Occupied(_))) => Err(illegal.into()),
            Err(_) if setup.rules.illegal_move == IllegalMove::Refused => Err(Refusal::NotProvided),
            Err(_) => {
                self.placed(color, point);
                Ok(())
            }
        }
    }

    fn count_all_alive(&mut self, setup: &GameSetup) {
        let settlement = Settlement::all_alive(self.line.board());
        self.count_out(setup, settlement, true);
    }

    fn count_out(&mut self, setup: &GameSetup, settlement: Settlement, all_alive: bool) {
        let scoring = &setup.rules.scoring;
        self.ledger.close(scoring);
        let extras = self.ledger.extras(setup.komi, setup.compensation());
        let outcome = count(self.line.board(), scoring, &settlement, &extras).outcome();
        (self.offer, self.trial) = (None, None);
        self.phase = Phase::Ended(Ended { outcome, settlement, counted: true, all_alive });
    }

    fn end(&mut self, outcome: Outcome) {
        let settlement = Settlement::all_alive(self.line.board());
        (self.offer, self.trial) = (None, None);
        self.phase = Phase::Ended(Ended { outcome, settlement, counted: false, all_alive: false });
    }
}
