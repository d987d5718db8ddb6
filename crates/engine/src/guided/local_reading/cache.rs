//! What was found out lately about parts of the board.

use crate::GameState;
use std::collections::VecDeque;
use tengen_rules::{Color, Point, PointSet};

/// So many parts are remembered.
const REMEMBERED: usize = 32;

/// What was found out about parts, the newest first.
#[derive(Debug)]
pub(super) struct PartCache<T>(VecDeque<(PartPosition, T)>);

/// A part as it lies.
#[derive(Debug, PartialEq)]
pub(super) struct PartPosition {
    cells: PointSet,
    stones: Vec<Option<Color>>,
    to_move: Option<Color>,
    ko: Option<Point>,
}

impl PartPosition {
    /// A part, where it makes a difference who is to move only if there is a ko in it.
    pub(super) fn of(state: &GameState, cells: &PointSet) -> PartPosition {
        let ko = state.line().ko().filter(|ko| cells.contains(*ko));
        let stones = cells.iter().map(|p| state.board().get(p)).collect();
        PartPosition { cells: cells.clone(), stones, to_move: ko.map(|_| state.to_move()), ko }
    }

    /// The part with who is to move.
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
    /// What is known of a part as it lies.
    pub(super) fn recall(&self, place: &PartPosition) -> Option<T> {
        self.0.iter().find(|(known, _)| known == place).map(|(_, found)| found.clone())
    }

    /// Keeps what was found of a part.
    pub(super) fn keep(&mut self, place: PartPosition, found: T) {
        self.0.push_front((place, found));
        self.0.truncate(REMEMBERED);
    }
}
