//! Every position of a game, judged.

use super::arguments::Moves;
use super::course::{Course, Made};
use super::judgement::{Judgement, judge};
use crate::Failure;
use std::time::Duration;
use tengen_engine::{Analysis, Candidate, Engine, Limits, Rank, Task, Watch};
use tengen_rules::{Board, Color};
use tengen_sgf::NodeId;

/// A position with the results of the search.
#[derive(Debug)]
pub(super) struct Studied {
    /// How many moves were made before it.
    pub(super) number: usize,
    pub(super) node: NodeId,
    pub(super) board: Board,
    /// The move that led here.
    pub(super) made: Option<Made>,
    /// Whether that move was against the rules.
    pub(super) illegal: bool,
    pub(super) to_move: Color,
    pub(super) visits: u64,
    /// Probability that Black wins, from 0 to 1.
    pub(super) win_rate: f64,
    /// Black's lead, in points.
    pub(super) lead: f64,
    /// The moves that were tried here, the best first, with values for the side to move.
    pub(super) moves: Vec<Candidate>,
    /// The judgement of the move that led here. None where the same side moved twice in a row, or
    /// the position before was not analysed.
    pub(super) judgement: Option<Judgement>,
}

/// The limit of the search for each position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    pub(super) visits: Option<u64>,
    pub(super) time: Option<Duration>,
}

/// Analyses the positions before and after each of the moves asked for, and calls `done` after
/// each.
///
/// # Errors
/// If there is no such move, or the engine's network does not know the board.
pub(super) fn study(
    course: &Course,
    moves: Option<Moves>,
    effort: Effort,
    engine: &mut Engine,
    mut done: impl FnMut(),
) -> Result<Vec<Studied>, Failure> {
    let mut all: Vec<Studied> = Vec::new();
    course.follow(|walk, place| {
        let wanted = moves.is_none_or(|m| (m.first - 1..=m.last).contains(&place.number));
        if !wanted {
            return Ok(());
        }
        let mut studied = Studied {
            number: place.number,
            node: place.node,
            board: walk.board().clone(),
            made: place.made,
            illegal: place.illegal,
            to_move: walk.to_move(),
            visits: 0,
            win_rate: 0.5,
            lead: 0.0,
            moves: Vec::new(),
            judgement: None,
        };
        match all.last() {
            // Play has stopped, so there is no search, and the move lost nothing.
            Some(before) if walk.is_over() => {
                (studied.win_rate, studied.lead) = (before.win_rate, before.lead);
            }
            _ => {
                let limits = Limits { time: effort.time, playouts: effort.visits };
                let task = Task::new(walk.clone(), walk.to_move(), Rank::FULL, limits);
                let found = look(engine, &task).ok_or_else(|| super::no_board(course.size))?;
                studied.take(found);
                studied.judgement = all.last().and_then(|before| judge(before, &studied));
            }
        }
        all.push(studied);
        done();
        Ok(())
    })?;
    Ok(all)
}

/// An interval longer than any search, since only its last report is wanted.
const SELDOM: Duration = Duration::from_secs(1 << 30);

fn look(engine: &mut Engine, task: &Task) -> Option<Analysis> {
    let mut last = None;
    let mut tell = |analysis: Analysis| last = Some(analysis);
    let watch = &mut Watch { every: SELDOM, tell: &mut tell, enough: &mut || false };
    engine.analyse(task, watch);
    last
}

impl Studied {
    /// Takes the best move's value for the position. The mean over all tried moves still includes
    /// moves that were given up.
    fn take(&mut self, found: Analysis) {
        let (rate, lead) = match found.moves.first() {
            Some(best) => (best.win_rate, best.lead),
            None => (found.win_rate, found.lead),
        };
        (self.win_rate, self.lead) = match self.to_move {
            Color::Black => (rate, lead),
            Color::White => (1.0 - rate, -lead),
        };
        self.visits = found.visits;
        self.moves = found.moves;
    }

    /// The probability that `color` wins, and the lead of `color`.
    pub(super) fn seen_by(&self, color: Color) -> (f64, f64) {
        match color {
            Color::Black => (self.win_rate, self.lead),
            Color::White => (1.0 - self.win_rate, -self.lead),
        }
    }
}
