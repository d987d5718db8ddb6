//! The problem to solve: a position, the moves before it, and the rules.

use super::grid::Grid;
use super::search::Turn;
use super::stones::Stones;
use super::table::mark;
use super::terms::{Repetition, Terms, Unsolvable};
use super::territory;
use super::trail::{Step, Trail};
use tengen_rules::{Board, Color, Line, Point, Ruleset, Scoring};

/// The position that a search starts from, with its history and rules.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) grid: Grid,
    pub(super) terms: Terms,
    pub(super) trail: Trail,
    pub(super) turn: Turn,
}

/// A position on a small board with the moves that led to it, and the rules for the rest.
///
/// The game goes on until two passes in a row, and then all stones count as they stand. Players who
/// make no mistake would come to the same margin by agreeing on dead stones. Under Japanese rules
/// the stones that hypothetical play confirms as dead are taken off first.
#[derive(Clone, Debug)]
pub struct Problem {
    pub(super) question: Question,
    over: bool,
    /// How many more stones Black has taken than White since the first position.
    pub(super) prisoners: i32,
    /// How territory is counted, if it is.
    pub(super) scoring: Option<Scoring>,
    /// The same position and moves, in the types of `tengen-rules`.
    line: Line,
}

impl Question {
    /// A question about a position with no moves before it.
    pub(super) fn new(grid: Grid, terms: Terms, stones: Stones, to_move: Color) -> Question {
        let mut first = Step { stones, to_move, played: false, mark: 0, symmetries: 0 };
        (first.mark, first.symmetries) = (mark(&grid, stones), grid.still(grid.all(), stones));
        let trail = Trail { repetition: terms.repetition, steps: vec![first], given: 1 };
        let turn = Turn { to_move, passed: false, ko: None };
        Question { grid, terms, trail, turn }
    }
}

impl Problem {
    /// A position with no moves before it.
    ///
    /// # Errors
    /// If the board is too large, or the rules are not among those that can be solved.
    pub fn new(board: Board, to_move: Color, rules: &Ruleset) -> Result<Problem, Unsolvable> {
        let grid = Grid::new(board.size()).ok_or(Unsolvable::Size(board.size()))?;
        let terms = Terms::of(rules)?;
        let territory = terms.repetition == Repetition::Any;
        if territory && board.size().area() > territory::MOST {
            return Err(Unsolvable::TerritorySize(board.size()));
        }
        let scoring = territory.then_some(rules.scoring);
        let stones = Stones::on(&grid, &board);
        let question = Question::new(grid, terms, stones, to_move);
        let line = Line::new(board, to_move, rules.play);
        Ok(Problem { question, over: false, prisoners: 0, scoring, line })
    }

    /// Makes a move for the player whose turn it is; `None` is a pass.
    ///
    /// # Errors
    /// If it is not legal, or the game is over.
    pub fn play(&mut self, point: Option<Point>) -> Result<(), Unsolvable> {
        if self.is_over() {
            return Err(Unsolvable::Over);
        }
        let Question { grid, trail, turn, .. } = &mut self.question;
        let color = turn.to_move;
        let taken = match point {
            Some(point) => {
                let ko_forbidden = trail.forbids_retaking();
                let played = self.line.play(color, point).map_err(Unsolvable::Illegal)?;
                let taken = i32::from(played.captured) - i32::from(played.self_captured);
                self.prisoners += if color == Color::Black { taken } else { -taken };
                played.ko.filter(|_| ko_forbidden).map(|ko| ko.index() as u8)
            }
            None => {
                self.line.pass(color);
                None
            }
        };
        let before = trail.newest();
        let stones = Stones::on(grid, self.line.board());
        trail.steps.push(Step {
            stones,
            to_move: !color,
            played: point.is_some(),
            mark: mark(grid, stones),
            symmetries: grid.still(before.symmetries, stones),
        });
        trail.given += 1;
        let passed = point.is_none();
        self.over = passed && turn.passed;
        *turn = Turn { to_move: !color, passed, ko: taken };
        Ok(())
    }

    /// Whether two passes have ended the game.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The position.
    pub fn board(&self) -> &Board {
        self.line.board()
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Color {
        self.question.turn.to_move
    }
}
