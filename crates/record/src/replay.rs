//! A record followed move by move, also where it does not keep to the rules.

use crate::{Step, komi_of, main_line, set_up, size_of};
use tengen_rules::{
    Board, Color, Count, Handicap, Illegal, Ledger, Line, Passed, Passing, Point, Ruleset, Score,
    Settlement, SizeError, count,
};
use tengen_sgf::{Diagnostic, GameInfo, Node, NodeId};

/// Something in a record that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The number of the move, from 1; for what is no move, that of the move before it.
    pub number: usize,
    /// What is wrong.
    pub what: Wrong,
}

/// What is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The move is not legal.
    Illegal {
        /// Whose move it is.
        color: Color,
        /// Why it is not.
        reason: Illegal,
    },
    /// The other player was to move.
    OutOfTurn(Color),
    /// A value cannot be read.
    Unreadable(Diagnostic),
    /// A chain that would have no liberty, this stone in it, was not set up.
    LeftOut(Point),
}

/// A game followed as its record has it: a move that is not legal is noted and made all the
/// same, so that the moves after it can be judged too.
#[derive(Clone, Debug)]
pub struct Replay<'r> {
    rules: &'r Ruleset,
    line: Line,
    ledger: Ledger,
    komi: Score,
    handicap: usize,
    moves: usize,
    findings: Vec<Finding>,
    /// How many moves were made before the line began: setting up stones begins a new one.
    before_line: usize,
    /// Whose turn it is, where the record has settled that.
    turn: Option<Color>,
    /// Handicap stones that may yet come as moves.
    placing: usize,
    passing: Passing,
    stopped: bool,
}

impl<'r> Replay<'r> {
    /// Follows the game that begins at `root` to its end, or to the node `last`. `info` is what
    /// the record says about the game.
    ///
    /// # Errors
    /// If no game can be played on its board.
    pub fn of(
        root: Node<'_>,
        info: &GameInfo,
        rules: &'r Ruleset,
        last: Option<NodeId>,
    ) -> Result<Replay<'r>, SizeError> {
        let size = size_of(info)?;
        let mut replay = Replay::new(Board::new(size), info, rules);
        for (node, step) in main_line(root, size) {
            // The nodes of a line are named in their order.
            if last.is_some_and(|last| node.id() > last) {
                break;
            }
            match step {
                Ok(step) => replay.step(step),
                Err(why) => {
                    replay.find(Wrong::Unreadable(why));
                    // It may have been a move of either.
                    replay.turn = None;
                }
            }
        }
        Ok(replay)
    }

    fn new(board: Board, info: &GameInfo, rules: &'r Ruleset) -> Replay<'r> {
        // One stone is what some call an even game.
        let handicap = info.handicap.filter(|n| *n > 1).unwrap_or_default();
        let kind = match u8::try_from(handicap) {
            Ok(0) => Handicap::None,
            stones => Handicap::Free(stones.unwrap_or(u8::MAX)),
        };
        let handicap = (handicap as usize).min(board.size().area());
        Replay {
            komi: komi_of(info).unwrap_or_else(|| rules.komi_for(kind)),
            line: Line::new(board, Color::Black, rules.play),
            ledger: Ledger::default(),
            rules,
            handicap,
            placing: handicap,
            moves: 0,
            findings: Vec::new(),
            before_line: 0,
            turn: Some(Color::Black),
            passing: Passing::default(),
            stopped: false,
        }
    }

    /// The rules it is judged by.
    pub fn rules(&self) -> &'r Ruleset {
        self.rules
    }

    /// The position, and what leads there from the beginning or from where stones were set up.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Prisoners and what else the moves left behind.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// How many moves were made.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// What is not as it should be, in the order of the record.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Whether passes have stopped play.
    pub fn has_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether the rules count all stones on the board as alive when play stops like this,
    /// whatever the players think of them.
    pub fn counts_as_it_stands(&self) -> bool {
        self.passing.counts_as_it_stands(self.rules)
    }

    /// The count if play stops here and the stones stand as `settlement` says, with the
    /// record's komi and handicap and with White's last pass made if it is due.
    pub fn count(&self, settlement: &Settlement) -> Count {
        let mut ledger = self.ledger;
        ledger.close(&self.rules.scoring);
        let extras = ledger.extras(self.komi, self.rules.compensation.points(self.handicap));
        count(self.line.board(), &self.rules.scoring, settlement, &extras)
    }

    fn find(&mut self, what: Wrong) {
        self.findings.push(Finding { number: self.moves, what });
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::SetUp { stone, points } => self.set_up(stone, &points),
            Step::ToPlay(color) => {
                self.line.set_to_move(color);
                self.turn = Some(color);
            }
            Step::Move { color, point } => {
                self.moves += 1;
                match point {
                    Some(point) if self.places(color) => self.place(color, point),
                    Some(point) => {
                        self.check_turn(color);
                        self.play(color, point);
                    }
                    None => {
                        self.check_turn(color);
                        self.pass(color);
                    }
                }
            }
        }
    }

    fn set_up(&mut self, stone: Option<Color>, points: &[Point]) {
        let set = set_up(self.line.board(), stone, points);
        for point in set.left_out {
            self.find(Wrong::LeftOut(point));
        }
        if stone == Some(Color::Black) {
            // The handicap is on the board.
            self.placing = 0;
        }
        let to_move = self.line.to_move();
        self.line = Line::new(set.board, to_move, self.rules.play);
        self.before_line = self.moves;
        self.turn = None;
        self.go_on();
        self.passing.begin_anew();
    }

    /// Whether a play of `color` may be one of the handicap stones.
    fn places(&mut self, color: Color) -> bool {
        self.placing = if color == Color::Black { self.placing } else { 0 };
        self.placing > 0
    }

    fn place(&mut self, color: Color, point: Point) {
        if let Err(reason) = self.line.play(color, point) {
            self.illegal(color, point, reason);
        }
        self.placing -= 1;
        self.turn = None;
    }

    fn check_turn(&mut self, color: Color) {
        if self.turn.is_some_and(|turn| turn != color) {
            self.find(Wrong::OutOfTurn(color));
        }
        self.placing = 0;
        self.turn = Some(!color);
    }

    fn play(&mut self, color: Color, point: Point) {
        self.go_on();
        let played = match self.line.play(color, point) {
            Ok(played) => played,
            Err(reason) => self.illegal(color, point, reason),
        };
        self.ledger.played(color, played);
        self.passing.played();
    }

    fn illegal(&mut self, color: Color, point: Point, reason: Illegal) -> tengen_rules::Played {
        let before = self.before_line;
        let reason = match reason {
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
        };
        self.find(Wrong::Illegal { color, reason });
        self.line.play_unchecked(color, point)
    }

    /// A move after a stop says that the players did not agree.
    fn go_on(&mut self) {
        if std::mem::take(&mut self.stopped) {
            self.passing.resume(&self.line, &mut self.ledger, self.rules);
        }
    }

    fn pass(&mut self, color: Color) {
        self.go_on();
        let (line, ledger) = (&mut self.line, &mut self.ledger);
        let passed = self.passing.pass(color, line, ledger, self.rules);
        self.stopped = passed == Passed::Stops;
        if self.stopped {
            // Who moves first if play goes on, the rules of the dispute say.
            self.turn = None;
        }
    }
}
