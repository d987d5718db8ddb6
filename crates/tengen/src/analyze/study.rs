//! Every position of a game, judged.

use super::arguments::Moves;
use super::course::{Course, Made};
use super::judgement::{Judgement, judge};
use super::known::{Found, Searcher};
use crate::Failure;
use std::time::Duration;
use tengen_engine::Thresholds;
use tengen_rules::{Board, Color};
use tengen_sgf::NodeId;

/// A position with the results of the search.
#[derive(Clone, Debug)]
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
    pub(super) found: Found,
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

/// What a line shares with others that were judged before.
#[derive(Clone, Copy)]
pub(super) struct Shared<'a> {
    /// The number of the first position that is wanted, from 0.
    pub(super) from: usize,
    /// A position that was judged before.
    pub(super) known: &'a dyn Fn(NodeId) -> Option<&'a Studied>,
}

/// Analyses the positions before and after each of the moves asked for, and calls `done` after
/// each.
///
/// # Errors
/// If there is no such move, or the engine's network does not know the board.
pub(super) fn study(
    course: &Course,
    moves: Option<Moves>,
    shared: Shared<'_>,
    searcher: &mut Searcher,
    thresholds: Thresholds,
    mut done: impl FnMut(&Studied),
) -> Result<Vec<Studied>, Failure> {
    let mut all: Vec<Studied> = Vec::new();
    let mut numbers = 0..;
    course.follow(|walk, place| {
        let is_shared = numbers.next() < Some(shared.from);
        let wanted = moves.is_none_or(|m| (m.first - 1..=m.last).contains(&place.number));
        if is_shared || !wanted {
            return Ok(());
        }
        // The next move says whose turn it is, and it may be another player's in another line.
        let known = (shared.known)(place.node).filter(|known| known.to_move == walk.to_move());
        if let Some(known) = known {
            done(known);
            all.push(known.clone());
            return Ok(());
        }
        let mut studied = Studied {
            number: place.number,
            node: place.node,
            board: walk.board().clone(),
            made: place.made,
            illegal: place.illegal,
            to_move: walk.to_move(),
            found: Found { win_rate: 0.5, ..Found::default() },
            judgement: None,
        };
        match all.last() {
            // Play has stopped, so there is no search, and the move lost nothing.
            Some(before) if walk.is_over() => {
                let (win_rate, lead) = (before.found.win_rate, before.found.lead);
                studied.found = Found { win_rate, lead, ..Found::default() };
            }
            _ => {
                studied.found = searcher.look(walk).ok_or_else(|| super::no_board(course.size))?;
                studied.judgement =
                    all.last().and_then(|before| judge(before, &studied, thresholds));
            }
        }
        done(&studied);
        all.push(studied);
        Ok(())
    })?;
    Ok(all)
}

impl Studied {
    /// The probability that `color` wins, and the lead of `color`.
    pub(super) fn seen_by(&self, color: Color) -> (f64, f64) {
        match color {
            Color::Black => (self.found.win_rate, self.found.lead),
            Color::White => (1.0 - self.found.win_rate, -self.found.lead),
        }
    }
}
