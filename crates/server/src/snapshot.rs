//! A live game at one moment.

use crate::key::{Key, Role};
use crate::phrase::Said;
use crate::state::Match;
use crate::view::Change;
use crate::who::Directory;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tengen_rules::Color;

/// A live game at one moment. Views are made from it.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The game and its clocks.
    pub table: Arc<Match>,
    /// A number that grows with every change, over restarts too.
    pub rev: u64,
    /// Whether a page of each player (Black, White) is open.
    pub present: [bool; 2],
    /// Whether each player (Black, White) wants the running game analysed. It is forgotten with
    /// the last page.
    pub analysis_wanted: [bool; 2],
    /// Whether the judge is choosing a move in a trial.
    pub judge_choosing: bool,
    /// The judge's closer look at the stop.
    pub closer_look: CloserLook,
    /// The last phrases that the players said to each other.
    pub said: Vec<Said>,
    /// The players' wishes for another game.
    pub rematch: Rematch,
    /// The game's keys.
    pub keys: Vec<(Key, Role)>,
    /// When the game was made.
    pub created: u64,
    /// The names of its members.
    pub directory: Arc<Directory>,
    /// What this changes for the pages of each role that had the moment before, as in
    /// [`Role::ALL`].
    pub changes: Changes,
}

/// What a moment changes, by role; nothing for roles without pages.
pub type Changes = [Option<Change>; Role::ALL.len()];

impl Snapshot {
    /// The key of this role.
    pub fn key(&self, role: Role) -> Option<&Key> {
        self.keys.iter().find(|(_, of)| *of == role).map(|(key, _)| key)
    }

    /// The names of Black and White as members, as far as they were looked up.
    pub(crate) fn names(&self) -> [Option<String>; 2] {
        let name = |member| self.directory.name(member);
        self.table.match_setup().seats.map_or([None, None], |seats| seats.map(name))
    }

    /// Whether the player of this side is at the board. The computer always is.
    pub fn is_present(&self, color: Color) -> bool {
        let computer = self.table.match_setup().computer();
        self.present[color] || computer.is_some_and(|(side, _)| side == color)
    }
}

/// The players' wishes for another game after this one, and the game that came of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rematch {
    /// Which players (Black, White) want another game.
    pub wanted: [bool; 2],
    /// The keys of the next game, each with the role in this one of the person that it is for.
    pub next: Option<Vec<(Key, Role)>>,
}

/// How far the judge's closer look at a stop is. What it finds may change the proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CloserLook {
    /// None is under way.
    #[default]
    None,
    /// The players wait for it.
    Awaited,
    /// It takes long, and the players need not wait for it.
    Slow,
}
