//! What is stored of a game, entry by entry.

use serde::{Deserialize, Serialize};
use tengen_rules::{Color, Event, Point};

/// One entry of a stored game. With the deal and the times at which they were written, the
/// entries are the whole truth about a game: position, procedure and clocks are folds over them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry")]
pub enum Entry {
    /// Something happened in the game.
    Game {
        /// What.
        event: Event,
    },
    /// The judge looked at the position where play stopped.
    Judged {
        /// The stones it takes for dead.
        dead: Vec<Point>,
        /// The stones it takes for alive in seki.
        seki: Vec<Point>,
        /// Neutral points at borders that are still open.
        unsealed: Vec<Point>,
    },
    /// This player has been at the board for the first time.
    Seen {
        /// Who.
        color: Color,
    },
    /// The server was gone while a clock ran. Up to `since` the time counts.
    Interrupted {
        /// When it was last known to be alive.
        since: u64,
    },
    /// The clock goes on after an interruption.
    Continued,
}

impl From<Event> for Entry {
    fn from(event: Event) -> Entry {
        Entry::Game { event }
    }
}
