//! What is done to a tournament, one thing at a time.

use crate::{Outcome, Plan, Player, PlayerId, Round, Settings};

/// Something that was done to a tournament. The events in their order are the tournament.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "what", rename_all = "kebab-case"))]
pub enum Event {
    /// It was begun, or the director changed how it is played.
    Set {
        /// How it is played, paired and ranked.
        settings: Box<Settings>,
        /// The system.
        plan: Plan,
    },
    /// A player was entered.
    Entered {
        /// The player.
        player: Box<Player>,
        /// Whether the director knows that this is another person than one of the same name.
        is_another: bool,
    },
    /// What is known of a player was changed. Taking part is not: see [`Event::TakesPart`].
    Changed {
        /// The player.
        player: PlayerId,
        /// What is known now.
        to: Box<Player>,
        /// As in [`Event::Entered`].
        is_another: bool,
    },
    /// A player has come and is registered for good, or not so.
    Registered {
        /// The player.
        player: PlayerId,
        /// Whether the player is.
        is_final: bool,
    },
    /// A player takes part in a round, or not.
    TakesPart {
        /// The player.
        player: PlayerId,
        /// The round.
        round: Round,
        /// Whether the player does.
        takes_part: bool,
    },
    /// A player leaves the tournament.
    Withdrawn {
        /// The player.
        player: PlayerId,
        /// The first round without the player.
        from: Round,
    },
    /// The groups of players who should not meet each other, such as families. The groups from
    /// before are gone.
    Parted {
        /// The groups.
        groups: Vec<Vec<PlayerId>>,
    },
    /// The tables of a round were made known: the next round, or the last one anew.
    Published {
        /// The round.
        round: Round,
        /// Its tables.
        tables: Vec<Seats>,
        /// The players without a game.
        byes: Vec<PlayerId>,
        /// Whether games of the round before may be open, results of this one may be lost, and
        /// players who take part may be left out, or those who do not may play.
        regardless: bool,
    },
    /// The last round was taken back.
    Unpublished {
        /// The round.
        round: Round,
        /// Whether its results may be lost.
        regardless: bool,
    },
    /// A player has said how their game ended.
    Reported {
        /// The round.
        round: Round,
        /// The number of the table, from 1.
        table: u32,
        /// The player, one of the two.
        by: PlayerId,
        /// How it ended.
        outcome: Outcome,
    },
    /// The director has said how a game ended. That goes before what players say.
    Decided {
        /// The round.
        round: Round,
        /// The number of the table, from 1.
        table: u32,
        /// How it ended; [`Outcome::Open`] takes a result away.
        outcome: Outcome,
        /// Whether it was decided without play.
        is_by_default: bool,
        /// The reason, in the director's words.
        why: String,
    },
    /// The tournament is over, and nothing changes any more.
    Closed,
    /// It is not over after all.
    Reopened,
}

/// Two at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Seats {
    /// The number of the table, from 1.
    pub table: u32,
    /// The player with White.
    pub white: PlayerId,
    /// The player with Black.
    pub black: PlayerId,
    /// The handicap: 1 is a game without komi, from 2 on that many stones.
    pub handicap: u32,
}

/// An event with its author.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Entry {
    /// When it was done, in seconds since 1970 by UTC.
    pub at: i64,
    /// The one who did it.
    pub by: Author,
    /// What was done.
    pub event: Event,
}

/// The one who did something.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Author {
    /// A director, by name.
    Director(String),
    /// A player.
    Player(PlayerId),
    /// The program, as where the result of a game comes by itself.
    Program,
}
