//! Recent findings about parts of the board.

use crate::GameState;
use std::collections::VecDeque;
use tengen_rules::{Color, Point, PointSet};

/// How many parts are remembered.
const REMEMBERED: usize = 32;

/// The findings about parts, the newest first.
#[derive(Debug)]
pub(super) struct PartCache<T>(VecDeque<(PartPosition, T)>);

/// A part with its stones.
#[derive(Debug, PartialEq)]
pub(super) struct PartPosition {
    cells: PointSet,
    stones: Vec<Option<Color>>,
    to_move: Option<Color>,
    ko: Option<Point>,
}

impl PartPosition {
    /// A part. The side to move makes a difference only if there is a ko in it.
    pub(super) fn of(state: &GameState, cells: &PointSet) -> PartPosition {
        let ko = state.line().ko().filter(|ko| cells.contains(*ko));
        let stones = cells.iter().map(|p| state.board().get(p)).collect();
        PartPosition { cells: cells.clone(), stones, to_move: ko.map(|_| state.to_move()), ko }
    }

    /// The part with the side to move.
    pub(super) fn with_turn(state: &GameState, cells: &PointSet) -> PartPosition {
        PartPosition { to_move: Some(state.to_move()), ..PartPosition::of(state, cells) }
    }
}

impl<T> Default for PartCache<T> {
    fn default() -> PartCache<T> {
        PartCache(VecDeque::new())
    }
}

impl<T: Clone> PartCache<T> {
    /// The finding about a part with these stones.
    pub(super) fn recall(&self, place: &PartPosition) -> Option<T> {
        self.0.iter().find(|(known, _)| known == place).map(|(_, found)| found.clone())
    }

    /// Keeps the finding about a part.
    pub(super) fn keep(&mut self, place: PartPosition, found: T) {
        self.0.push_front((place, found));
        self.0.truncate(REMEMBERED);
    }
}
