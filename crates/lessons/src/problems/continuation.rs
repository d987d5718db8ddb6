//! A problem played on, for either side, so that a learner who doubts an answer can try it.

use super::answers::goal;
use super::problem::Problem;
use super::solution::Undecided;
use super::solver::{Solver, played, start, threatened};
use crate::consequence::refusal;
use crate::lesson::cells;
use crate::said::Said;
use serde::Serialize;
use std::fmt;
use tengen_rules::{Color, Illegal, Line, Point};

/// How many positions may be read for one answer.
const POSITIONS: usize = 20_000;

/// The most moves a [`Continuation`] may have.
const LONGEST: usize = 200;

/// A problem that is being played on: from its beginning, with the moves of both sides.
#[derive(Debug)]
pub struct Continuation {
    solver: Solver,
    line: Line,
    goal: &'static str,
    /// Whether the solver got what was asked; none until that is settled.
    over: Option<bool>,
}

/// The state of a [`Continuation`] and the judge's moves in it. Points are indices.
#[derive(Debug, Serialize)]
pub struct Reply {
    /// The stones, one character a point.
    pub cells: String,
    /// The point of a ko that may not be retaken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ko: Option<Point>,
    /// Whose turn it is.
    pub turn: Color,
    /// The judge's moves; `null` is a pass. More than one if a ko is retaken after a threat.
    pub moves: Vec<Option<Point>>,
    /// The judge's move in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<Said>,
    /// The state in words.
    pub stands: Said,
    /// Whether the solver can still reach the goal; `null` if that cannot be read.
    pub works: Option<bool>,
    /// Whether the question is settled on the board.
    pub over: bool,
}

/// Why a [`Continuation`] cannot be followed.
#[derive(Debug)]
pub enum ContinuationError {
    /// The position is no problem.
    NoProblem,
    /// There are too many moves.
    TooLong,
    /// The move of this number, counted from 0, is not legal; the position stands before it.
    Illegal(usize, Illegal, Box<Line>),
}

impl ContinuationError {
    /// Whether the illegal move is the last of `moves` moves.
    pub fn is_of_last(&self, moves: usize) -> bool {
        matches!(self, ContinuationError::Illegal(number, ..) if number + 1 == moves)
    }

    /// The fault as a message of the course; none if no move is at fault.
    pub fn said(&self) -> Option<Said> {
        match self {
            ContinuationError::Illegal(_, illegal, line) => Some(refusal(*illegal, line)),
            ContinuationError::NoProblem | ContinuationError::TooLong => None,
        }
    }
}

impl fmt::Display for ContinuationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContinuationError::NoProblem => f.write_str("this position is no problem"),
            ContinuationError::TooLong => write!(f, "there are more than {LONGEST} moves"),
            ContinuationError::Illegal(number, illegal, _) => {
                write!(f, "move {}: {illegal}", number + 1)
            }
        }
    }
}

impl std::error::Error for ContinuationError {}

impl Continuation {
    /// The [`Continuation`] after these moves of both sides, from the problem's position on; `None`
    /// is a pass. The judge makes none of them.
    ///
    /// # Errors
    /// If a move is not legal, or there are too many.
    pub fn after(
        problem: &Problem,
        moves: &[Option<Point>],
    ) -> Result<Continuation, ContinuationError> {
        let solver = Solver::new(problem, !Problem::SOLVER).ok_or(ContinuationError::NoProblem)?;
        let (solver, line) = (solver.reading(POSITIONS), start(problem));
        let goal = goal(problem.kind);
        let mut continuation = Continuation { solver, line, goal, over: None };
        for (number, point) in moves.iter().enumerate() {
            if number >= LONGEST {
                return Err(ContinuationError::TooLong);
            }
            continuation.make(*point).map_err(|illegal| {
                ContinuationError::Illegal(number, illegal, Box::new(continuation.line.clone()))
            })?;
        }
        Ok(continuation)
    }

    /// The position.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Makes a move of the side whose turn it is.
    ///
    /// # Errors
    /// If the referee refuses it. The position is unchanged then.
    pub fn make(&mut self, point: Option<Point>) -> Result<(), Illegal> {
        let turn = self.line.to_move();
        let passed_before = matches!(self.line.last_move(), Some((_, None)));
        match point {
            Some(point) => drop(self.line.play(turn, point)?),
            None => self.line.pass(turn),
        }
        self.over = self.over.or_else(|| self.solver.settled(&self.line));
        if point.is_none() && passed_before && self.over.is_none() {
            self.over = self.solver.works(&self.line).ok();
        }
        Ok(())
    }

    /// The state now.
    pub fn stands(&mut self) -> Reply {
        self.reply_of(Vec::new(), None)
    }

    /// Makes the judge's best move for the side to move, and returns the state after it.
    pub fn answer(&mut self) -> Reply {
        if self.over.is_some() {
            return self.stands();
        }
        let color = self.line.to_move();
        // If no move can be read, the judge passes, and the state is said to be unread.
        let choice = self.choice().unwrap_or(None);
        let said = |id| Said::new(id).color(color);
        let size = self.line.board().size();
        let (moves, said) = match choice {
            None => (vec![None], said("problem-plays-pass")),
            Some(point) if played(&self.line, point).is_some() => {
                (vec![Some(point)], said("problem-plays").point(size, point))
            }
            Some(point) => {
                (vec![None, None, Some(point)], said("problem-plays-threat").point(size, point))
            }
        };
        for point in &moves {
            // The chosen move has just been found to be legal.
            let _ = self.make(*point);
        }
        self.reply_of(moves, Some(said))
    }

    /// The best move known; none for a pass.
    fn choice(&mut self) -> Result<Option<Point>, Undecided> {
        let line = self.line.clone();
        let works = self.solver.works(&line)?;
        match (line.to_move() == Problem::SOLVER, works) {
            (false, true) => self.solver.resistance(&line),
            (false, false) => self.solver.refutation(&line),
            (true, true) => {
                let mut passed = line.clone();
                passed.pass(line.to_move());
                if self.solver.works(&passed)? { Ok(None) } else { self.solver.best(&line) }
            }
            (true, false) => self.hope(&line),
        }
    }

    /// A play that the opponent must answer, for a solver who cannot reach the goal any more.
    fn hope(&mut self, line: &Line) -> Result<Option<Point>, Undecided> {
        for point in self.solver.points().to_vec() {
            let Some(mut after) = threatened(line, point).filter(|_| line.ko() != Some(point))
            else {
                continue;
            };
            after.pass(after.to_move());
            if self.solver.works(&after)? {
                return Ok(Some(point));
            }
        }
        Ok(None)
    }

    fn reply_of(&mut self, moves: Vec<Option<Point>>, played: Option<Said>) -> Reply {
        let works = self.over.or_else(|| self.solver.works(&self.line.clone()).ok());
        let id = match (works, self.over) {
            (None, _) => "problem-stands-unread",
            (Some(true), None) => "problem-stands-yes",
            (Some(false), None) => "problem-stands-no",
            (Some(true), Some(_)) => "problem-over-yes",
            (Some(false), Some(_)) => "problem-over-no",
        };
        let turn = self.line.to_move();
        let ko = self.line.ko().filter(|p| self.line.check(turn, *p).is_err());
        Reply {
            cells: cells(self.line.board()),
            ko,
            turn,
            moves,
            played,
            stands: Said::new(id).word("goal", self.goal),
            works,
            over: self.over.is_some(),
        }
    }
}
