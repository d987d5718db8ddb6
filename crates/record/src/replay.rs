//! A record followed step by step, also where it does not keep to the rules.

use crate::main_line::{Entry, MainLine, Step};
use crate::set_up;
use std::slice;
use tengen_rules::{
    Board, Color, Count, Dispute, Extras, Handicap, Illegal, Ledger, Line, Passing, Played, Point,
    Ruleset, Settlement, count,
};
use tengen_sgf::{Diagnostic, NodeId};

/// Something in a record that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The number of the move, from 1. If the fault is no move, the number of the move before it.
    pub number: usize,
    /// What is wrong.
    pub what: Wrong,
}

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

/// A step that was followed.
#[derive(Clone, Debug)]
pub struct Taken<'m> {
    /// The node that has it.
    pub node: NodeId,
    /// The step; `None` if it cannot be read.
    pub step: Option<&'m Step>,
    /// Whether a new line of play begins with the position that it leads to: stones were set up, or
    /// a handicap stone was placed.
    pub begins: bool,
    /// Whether play goes on after the stop that it led to, because the record notes a dispute.
    pub resumes: bool,
    /// What is wrong with it.
    pub findings: Vec<Finding>,
}

impl Taken<'_> {
    /// Whether it is a move that is not legal.
    pub fn is_illegal(&self) -> bool {
        self.findings.iter().any(|finding| matches!(finding.what, Wrong::Illegal { .. }))
    }
}

/// A game followed as its record has it, step by step. A move that is not legal is noted and
/// made all the same, so that the moves after it can be judged too. A play on a stone changes
/// nothing but the turn.
///
/// A step does the same here as in a [`Game`](tengen_rules::Game). A record leaves some turns open:
/// the first after stones were set up that are no handicap, and the first after a stop if the
/// player who does not agree decides it.
#[derive(Clone, Debug)]
pub struct Replay<'m> {
    record: &'m MainLine,
    ahead: slice::Iter<'m, Entry>,
    line: Line,
    ledger: Ledger,
    passing: Passing,
    moves: usize,
    /// How many moves were made before the line began.
    before_line: usize,
    /// Whose turn it is, where the record has settled that.
    turn: Option<Color>,
    /// How many handicap stones are still to come as moves.
    placing: usize,
}

impl MainLine {
    /// Follows the game from its beginning.
    pub fn follow(&self) -> Replay<'_> {
        let even = self.conditions.handicap == Handicap::None;
        let first = if even { Color::Black } else { Color::White };
        Replay {
            record: self,
            ahead: self.entries.iter(),
            line: Line::new(Board::new(self.size), first, self.conditions.rules.play),
            ledger: Ledger::default(),
            passing: Passing::default(),
            moves: 0,
            before_line: 0,
            turn: Some(first),
            placing: self.placing,
        }
    }
}

impl<'m> Replay<'m> {
    /// Takes the next step, if there is one.
    pub fn step(&mut self) -> Option<Taken<'m>> {
        let Entry { node, step, noted } = self.ahead.next()?;
        let mut wrong = Vec::new();
        let (mut begins, mut resumes) = (false, false);
        match step {
            Ok(Step::SetUp(points)) => {
                self.set_up(points, &mut wrong);
                begins = true;
            }
            Ok(Step::ToPlay(color)) => self.give_turn(*color),
            Ok(Step::Move { color, point: Some(point) }) if self.placing > 0 => {
                self.moves += 1;
                begins = self.place(*color, *point, &mut wrong);
            }
            Ok(Step::Move { color, point }) => {
                self.moves += 1;
                self.make_move(*color, *point, &mut wrong);
                let dispute = noted.as_ref().ok().and_then(|noted| noted.dispute);
                if let Some(requester) = dispute.filter(|_| self.has_stopped()) {
                    self.dispute(*color, requester);
                    resumes = !self.has_stopped();
                }
            }
            Err(why) => {
                wrong.push(Wrong::Unreadable(*why));
                // It may have been a move of either.
                self.turn = None;
            }
        }
        let number = self.moves;
        let findings = wrong.into_iter().map(|what| Finding { number, what }).collect();
        Some(Taken { node: *node, step: step.as_ref().ok(), begins, resumes, findings })
    }

    /// Takes all steps up to the node `last`, and returns what is wrong with them.
    pub fn until(&mut self, last: NodeId) -> Vec<Finding> {
        let mut findings = Vec::new();
        // The nodes of a line are named in their order.
        while self.ahead.as_slice().first().is_some_and(|entry| entry.node <= last)
            && let Some(taken) = self.step()
        {
            findings.extend(taken.findings);
        }
        findings
    }

    /// Takes all steps, and returns what is wrong with them.
    pub fn finish(&mut self) -> Vec<Finding> {
        std::iter::from_fn(|| self.step()).flat_map(|taken| taken.findings).collect()
    }

    /// The rules it is followed by.
    pub fn rules(&self) -> &'m Ruleset {
        &self.record.conditions.rules
    }

    /// The position, and what leads there from the beginning or from where stones were set up.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Prisoners and the other effects of the moves on a count.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The passes behind, as far as they decide when play stops.
    pub fn passing(&self) -> &Passing {
        &self.passing
    }

    /// How many moves were made, handicap stones that came as moves among them.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Whether passes have stopped play.
    pub fn has_stopped(&self) -> bool {
        self.passing.has_stopped()
    }

    /// Whether the rules count all stones on the board as alive when play stops like this,
    /// whether the players think so or not.
    pub fn counts_as_it_stands(&self) -> bool {
        self.passing.counts_as_it_stands(self.rules())
    }

    /// The count if play stops here and the stones stand as `settlement` says, with the passes
    /// made that are due then.
    pub fn count(&self, settlement: &Settlement) -> Count {
        self.count_on(self.line.board(), settlement)
    }

    /// The same count on another board, such as this one with stones that still have to be added.
    pub fn count_on(&self, board: &Board, settlement: &Settlement) -> Count {
        count(board, &self.rules().scoring, settlement, &self.extras())
    }

    /// The facts besides the position that a count needs if play stops here, with the passes made
    /// that are due then.
    pub fn extras(&self) -> Extras {
        let (conditions, mut ledger) = (&self.record.conditions, self.ledger);
        ledger.close(&conditions.rules.scoring);
        ledger.extras(conditions.komi, conditions.compensation())
    }

    fn give_turn(&mut self, color: Color) {
        self.line.set_to_move(color);
        self.turn = Some(color);
    }

    /// Goes on from another position.
    fn begin(&mut self, board: Board) {
        self.line = Line::new(board, self.line.to_move(), self.rules().play);
        self.before_line = self.moves;
        self.passing.begin_anew();
    }

    fn set_up(&mut self, points: &[(Point, Option<Color>)], wrong: &mut Vec<Wrong>) {
        let set = set_up(self.line.board(), points);
        wrong.extend(set.left_out.into_iter().map(Wrong::LeftOut));
        self.go_on();
        self.begin(set.board);
        let is_handicap = self.moves == 0 && self.record.conditions.handicap != Handicap::None;
        if !is_handicap {
            self.turn = None;
        }
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
            return;
        }
        let (line, ledger) = (&mut self.line, &mut self.ledger);
        self.passing.pass(color, line, ledger, &self.record.conditions.rules);
        if self.has_stopped() {
            // If play goes on, the rules of the dispute say which player moves first. Where that
            // depends on the player who does not agree, the next move tells.
            let by_passer = Some(Dispute::OpponentOfLastPasser);
            self.turn = (self.rules().ending.agreement == by_passer).then_some(!color);
        }
    }

    fn play(&mut self, color: Color, point: Point, wrong: &mut Vec<Wrong>) -> Played {
        if let Err(reason) = self.line.check(color, point) {
            wrong.push(Wrong::Illegal { color, reason: self.counted_on(reason) });
        }
        self.line.play_unchecked(color, point)
    }

    /// The same reason with the moves counted from the beginning of the record.
    fn counted_on(&self, reason: Illegal) -> Illegal {
        let before = self.before_line;
        match reason {
            Illegal::Ko { point, after_move } => {
                Illegal::Ko { point, after_move: after_move + before }
            }
            Illegal::Superko { point, after_move, rule } => {
                Illegal::Superko { point, after_move: after_move + before, rule }
            }
            Illegal::HotStone { point, taken_by_move } => {
                Illegal::HotStone { point, taken_by_move: taken_by_move + before }
            }
            other => other,
        }
    }

    fn go_on(&mut self) {
        self.passing.go_on(&self.line, &mut self.ledger, &self.record.conditions.rules);
    }

    /// Goes on after a stop, because `requester` does not agree.
    fn dispute(&mut self, last_passer: Color, requester: Color) {
        self.give_turn(match self.rules().ending.agreement {
            None => return,
            Some(Dispute::OpponentOfLastPasser) => !last_passer,
            Some(Dispute::OpponentOfRequester) => !requester,
        });
        self.go_on();
    }
}
