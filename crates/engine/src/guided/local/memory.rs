//! What was found out lately about parts of the board.

use crate::Walk;
use std::collections::VecDeque;
use tengen_rules::{Color, Point, PointSet};

/// So many parts are remembered.
const REMEMBERED: usize = 32;

/// What was found out about parts, the newest first.
#[derive(Debug)]
pub(super) struct Memory<T>(VecDeque<(Place, T)>);

/// A part as it lies.
#[derive(Debug, PartialEq)]
pub(super) struct Place {
    cells: PointSet,
    stones: Vec<Option<Color>>,
    to_move: Option<Color>,
    ko: Option<Point>,
}

impl Place {
    /// A part, where it makes a difference who is to move only if there is a ko in it.
    pub(super) fn of(walk: &Walk, cells: &PointSet) -> Place {
        let ko = walk.line().ko().filter(|ko| cells.contains(*ko));
        let stones = cells.iter().map(|p| walk.board().get(p)).collect();
        Place { cells: cells.clone(), stones, to_move: ko.map(|_| walk.to_move()), ko }
    }

    /// The part with who is to move.
    pub(super) fn with_turn(walk: &Walk, cells: &PointSet) -> Place {
        Place { to_move: Some(walk.to_move()), ..Place::of(walk, cells) }
    }
}

impl<T> Default for Memory<T> {
    fn default() -> Memory<T> {
        Memory(VecDeque::new())
    }
}

impl<T: Clone> Memory<T> {
    /// What is known of a part as it lies.
    pub(super) fn recall(&self, place: &Place) -> Option<T> {
        self.0.iter().find(|(known, _)| known == place).map(|(_, found)| found.clone())
    }

    /// Keeps what was found of a part.
    pub(super) fn keep(&mut self, place: Place, found: T) {
        self.0.push_front((place, found));
        self.0.truncate(REMEMBERED);
    }
}
