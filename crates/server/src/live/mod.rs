//! Games that somebody looks at: one task each, which alone changes the game.

mod actor;
mod alarm;
mod hub;
mod trial;
mod turns;

pub use hub::{Hub, Presence, Seat, Watching};

use crate::key::{Key, Role};
use crate::state::Match;
use tengen_rules::Color;

/// A live game as it is at one moment: what views are made from.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The game and its clocks.
    pub table: Match,
    /// Grows with every change, over restarts too.
    pub rev: u64,
    /// Whether a page of each player (Black, White) is open.
    pub present: [bool; 2],
    /// Whether Black, White wants the running game analysed; forgotten with the last page.
    pub wishes: [bool; 2],
    /// Whether the judge is choosing a move in a trial.
    pub trying: bool,
    /// The game's keys.
    pub keys: Vec<(Key, Role)>,
    /// When the game was made.
    pub created: u64,
}

impl Snapshot {
    /// The key of this role.
    pub fn key(&self, role: Role) -> Option<&Key> {
        self.keys.iter().find(|(_, of)| *of == role).map(|(key, _)| key)
    }

    /// Whether the side can be taken to be at the board.
    pub fn is_present(&self, color: Color) -> bool {
        let computer = self.table.deal().computer();
        self.present[color.index()] || computer.is_some_and(|(side, _)| side == color)
    }
}
