//! A game at one step of its record, which takes the next step as a referee would.

use crate::conditions::Conditions;
use crate::main_line::Step;
use crate::procedure::Noted;
use crate::set_up;
use tengen_rules::{
    Board, Color, Dispute, Handicap, Illegal, Ledger, Line, Passing, Played, Point, PointSet, Size,
};
use tengen_sgf::Diagnostic;

/// A fault of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The move is not legal.
    Illegal {
        /// The player.
        color: Color,
        /// Why it is not.
        reason: Illegal,
    },
    /// This player moved, and it was the opponent's turn.
    OutOfTurn(Color),
    /// A value cannot be read.
    Unreadable(Diagnostic),
    /// The chain of this stone would have no liberty and was not set up.
    LeftOut(Point),
}

/// Where a game stands. It can be copied, and each copy followed another way.
#[derive(Clone, Debug)]
pub(crate) struct State<'m> {
    conditions: &'m Conditions,
    pub(crate) line: Line,
    pub(crate) ledger: Ledger,
    pub(crate) passing: Passing,
    pub(crate) moves: usize,
    /// How many moves were made before the line began.
    before_line: usize,
    /// Whose turn it is, where the record has settled that.
    pub(crate) turn: Option<Color>,
    /// How many handicap stones are still to come as moves.
    placing: usize,
    /// The dead stones of Black and of White that were taken off after play had stopped; nothing if
    /// it has not, or if a stone was played or set up since.
    ended: Option<[u32; 2]>,
}

/// What a step did.
#[derive(Clone, Debug, Default)]
pub(crate) struct Did {
    /// Whether a new line of play begins with the position.
    pub(crate) begins: bool,
    /// Whether play goes on after the stop that it led to.
    pub(crate) resumes: bool,
    pub(crate) wrong: Vec<Wrong>,
}

impl<'m> State<'m> {
    /// The beginning of a game in which `placing` handicap stones come as moves.
    pub(crate) fn new(size: Size, conditions: &'m Conditions, placing: usize) -> State<'m> {
        let even = conditions.handicap == Handicap::None;
        let first = if even { Color::Black } else { Color::White };
        State {
            conditions,
            line: Line::new(Board::new(size), first, conditions.rules.play),
            ledger: Ledger::default(),
            passing: Passing::default(),
            moves: 0,
            before_line: 0,
            turn: Some(first),
            placing,
            ended: None,
        }
    }

    /// Takes a step, or the reason why there is none.
    pub(crate) fn take(
        &mut self,
        step: &Result<Step, Diagnostic>,
        noted: &Result<Noted, String>,
    ) -> Did {
        let mut did = Did::default();
        match step {
            Ok(Step::SetUp(points)) => {
                self.set_up(points, &mut did.wrong);
                did.begins = true;
            }
            // Where Black places a handicap, a turn named before that is theirs to place.
            Ok(Step::ToPlay(_)) if self.placing > 0 => {}
            Ok(Step::ToPlay(color)) => self.give_turn(*color),
            Ok(Step::Move { color, point: Some(point) }) if self.placing > 0 => {
                self.moves += 1;
                did.begins = self.place(*color, *point, &mut did.wrong);
            }
            Ok(Step::Move { color, point }) => {
                self.moves += 1;
                self.make_move(*color, *point, &mut did.wrong);
                let dispute = noted.as_ref().ok().and_then(|noted| noted.dispute);
                if let Some(requester) = dispute.filter(|_| self.passing.has_stopped()) {
                    self.dispute(*color, requester);
                    did.resumes = !self.passing.has_stopped();
                    self.ended = self.ended.filter(|_| !did.resumes);
                }
            }
            Err(why) => {
                did.wrong.push(Wrong::Unreadable(*why));
                // It may have been a move of either.
                self.turn = None;
                self.ended = None;
            }
        }
        did
    }

    /// Prisoners and the other effects of the moves on a count, with the dead stones that were
    /// taken off.
    pub(crate) fn final_ledger(&self) -> Ledger {
        self.ledger.with_removed(self.removed())
    }

    /// The dead stones of Black and of White that were taken off after play had stopped.
    pub(crate) fn removed(&self) -> [u32; 2] {
        self.ended.unwrap_or_default()
    }

    /// Whether play has stopped, and no stone was played or set up since.
    pub(crate) fn has_ended(&self) -> bool {
        self.ended.is_some()
    }

    fn give_turn(&mut self, color: Color) {
        self.line.set_to_move(color);
        self.turn = Some(color);
    }

    /// Goes on from another position.
    fn begin(&mut self, board: Board) {
        self.line = Line::new(board, self.line.to_move(), self.conditions.rules.play);
        self.before_line = self.moves;
        self.passing.begin_anew();
    }

    fn set_up(&mut self, points: &[(Point, Option<Color>)], wrong: &mut Vec<Wrong>) {
        let set = set_up(self.line.board(), points);
        wrong.extend(set.left_out.into_iter().map(Wrong::LeftOut));
        self.ended = self.ended.and_then(|removed| self.take_off(removed, points));
        if self.ended.is_none() {
            self.go_on();
        }
        self.begin(set.board);
        let is_handicap = self.moves == 0 && self.conditions.handicap != Handicap::None;
        if !is_handicap {
            self.turn = None;
        }
    }

    /// Points that are emptied after play had stopped lose dead stones, which are prisoners beside
    /// those removed before. Any other set-up begins another position.
    fn take_off(
        &self,
        mut removed: [u32; 2],
        points: &[(Point, Option<Color>)],
    ) -> Option<[u32; 2]> {
        if points.iter().any(|(_, stone)| stone.is_some()) {
            return None;
        }
        let board = self.line.board();
        for stone in PointSet::of(board.size(), points.iter().map(|(point, _)| *point)).iter() {
            if let Some(color) = board.get(stone) {
                removed[color] += 1;
            }
        }
        Some(removed)
    }

    /// Places a handicap stone, if that is possible.
    fn place(&mut self, color: Color, point: Point, wrong: &mut Vec<Wrong>) -> bool {
        self.placing -= 1;
        let set = set_up(self.line.board(), &[(point, Some(color))]);
        let reason = if !self.line.board().is_empty(point) {
            Illegal::Occupied(point)
        } else if !set.left_out.is_empty() {
            Illegal::Suicide { point, stones: 1 }
        } else {
            self.begin(set.board);
            return true;
        };
        wrong.push(Wrong::Illegal { color, reason });
        false
    }

    fn make_move(&mut self, color: Color, point: Option<Point>, wrong: &mut Vec<Wrong>) {
        if self.turn.is_some_and(|turn| turn != color) {
            wrong.push(Wrong::OutOfTurn(color));
        }
        self.turn = Some(!color);
        self.go_on();
        if let Some(point) = point {
            let played = self.play(color, point, wrong);
            self.ledger.played(color, played);
            self.passing.played();
            self.ended = None;
            return;
        }
        let (line, ledger) = (&mut self.line, &mut self.ledger);
        self.passing.pass(color, line, ledger, &self.conditions.rules);
        if self.passing.has_stopped() {
            self.ended.get_or_insert_default();
        }
        if self.passing.has_stopped() {
            // If play goes on, the rules of the dispute say which player moves first. Where that
            // depends on the player who does not agree, the next move tells.
            let by_passer = Some(Dispute::OpponentOfLastPasser);
            self.turn = (self.conditions.rules.ending.agreement == by_passer).then_some(!color);
        }
    }

    fn play(&mut self, color: Color, point: Point, wrong: &mut Vec<Wrong>) -> Played {
        if let Err(reason) = self.line.check(color, point) {
            wrong.push(Wrong::Illegal { color, reason: reason.counted_after(self.before_line) });
        }
        self.line.play_unchecked(color, point)
    }

    fn go_on(&mut self) {
        self.passing.go_on(&self.line, &mut self.ledger, &self.conditions.rules);
    }

    /// Goes on after a stop, because `requester` does not agree.
    fn dispute(&mut self, last_passer: Color, requester: Color) {
        self.give_turn(match self.conditions.rules.ending.agreement {
            None => return,
            Some(Dispute::OpponentOfLastPasser) => !last_passer,
            Some(Dispute::OpponentOfRequester) => !requester,
        });
        self.go_on();
    }
}
