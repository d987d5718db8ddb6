//! The stored log of a game.

use serde::{Deserialize, Serialize};
use tengen_rules::{Color, Event, Point};

/// One entry of the log of a game. Position, procedure and clocks are folds over the entries, given
/// the set-up of the game and the time of each entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry")]
pub enum LogEntry {
    /// An event of the game.
    Game {
        /// The event.
        event: Event,
    },
    /// The judge looked at the position where play has stopped.
    Judged {
        /// The dead stones.
        dead: Vec<Point>,
        /// The stones that are alive in seki.
        seki: Vec<Point>,
        /// Neutral points at borders that are still open.
        unsealed: Vec<Point>,
    },
    /// A player is at the board for the first time.
    Seen {
        /// The player's side.
        color: Color,
    },
    /// The server was down while a clock ran. The time until `since` counts.
    Interrupted {
        /// When the server was last known to be alive.
        since: u64,
    },
    /// The clock goes on after an interruption.
    Continued,
    /// After the end the players began another game.
    Followed {
        /// Its number in the store.
        game: i64,
    },
    /// A player calls the game off, which has hardly begun. It has no result.
    CalledOff {
        /// The player's side.
        color: Color,
    },
    /// A player who came by a link says their name.
    Named {
        /// The player's side.
        color: Color,
        /// The name.
        name: String,
    },
}

impl From<Event> for LogEntry {
    fn from(event: Event) -> LogEntry {
        LogEntry::Game { event }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Marking, StoneStatus};

    #[test]
    fn stored_marks_are_read_as_they_were_meant() {
        for (stored, marking) in [
            (r#""dead":true"#, Marking::Dead(true)),
            (r#""dead":false"#, Marking::Dead(false)),
            (r#""status":"seki""#, StoneStatus::Seki.into()),
        ] {
            let event = format!(r#"{{"type":"mark","color":"white","points":[4],{stored}}}"#);
            let entry = format!(r#"{{"entry":"game","event":{event}}}"#);
            let read: LogEntry = serde_json::from_str(&entry).unwrap();
            let LogEntry::Game { event: Event::Mark { marking: found, .. } } = read else {
                panic!("a mark")
            };
            assert_eq!(found, marking, "{stored}");
        }
    }
}
