//! Every position of a game, judged.

use super::arguments::Moves;
use super::course::{Course, Made};
use super::judgement::{Judgement, judge};
use crate::Failure;
use std::time::Duration;
use tengen_engine::{Analysis, Candidate, Engine, Limits, Rank, Task, Watch};
use tengen_rules::{Board, Color};
use tengen_sgf::NodeId;

/// A position with what the search made of it.
#[derive(Debug)]
pub(super) struct Studied {
    /// After how many moves.
    pub(super) number: usize,
    pub(super) node: NodeId,
    pub(super) board: Board,
    /// The move that led here.
    pub(super) made: Option<Made>,
    /// Whether it was against the rules.
    pub(super) illegal: bool,
    pub(super) to_move: Color,
    pub(super) visits: u64,
    /// Probability that Black wins, from 0 to 1.
    pub(super) win_rate: f64,
    /// Black's lead, in points.
    pub(super) lead: f64,
    /// The moves that were tried here, the best first, as the side to move sees them.
    pub(super) moves: Vec<Candidate>,
    /// What the move that led here was worth; nothing where the same side moved twice in a row,
    /// or the position before was not looked at.
    pub(super) judgement: Option<Judgement>,
}

/// How long to look at each position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    pub(super) visits: Option<u64>,
    pub(super) time: Option<Duration>,
}

/// Looks at the positions before and after each of the moves asked for, and calls `done` after
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
            // Where play has stopped there is nothing to look for, and nothing was lost.
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

/// Longer than anybody waits: only the last word of a search is wanted.
const SELDOM: Duration = Duration::from_secs(1 << 30);

fn look(engine: &mut Engine, task: &Task) -> Option<Analysis> {
    let mut last = None;
    let mut tell = |analysis: Analysis| last = Some(analysis);
    let watch = &mut Watch { every: SELDOM, tell: &mut tell, enough: &mut || false };
    engine.analyse(task, watch);
    last
}

impl Studied {
    /// The best move's value is that of the position: the mean of all that was tried still
    /// carries what was given up.
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

    /// A probability that Black wins, and Black's lead, as `color` sees them.
    pub(super) fn seen_by(&self, color: Color) -> (f64, f64) {
        match color {
            Color::Black => (self.win_rate, self.lead),
            Color::White => (1.0 - self.win_rate, -self.lead),
        }
    }
}
