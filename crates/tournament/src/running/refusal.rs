//! Why an event is refused.

use crate::{PlayerId, Round};
use std::fmt;

/// Why an event does not fit the tournament as it stands. Where the director may know better, the
/// event says so and is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The tournament is closed.
    Closed,
    /// It is not closed.
    NotClosed,
    /// The settings cannot be played by: the reason.
    Settings(&'static str),
    /// The plan stays as it is once a round is published.
    PlanStays,
    /// More rounds are published than it would have.
    TooFewRounds(usize),
    /// There is no such player.
    NoPlayer(PlayerId),
    /// There are [`MOST_PLAYERS`](super::MOST_PLAYERS) already.
    TooManyPlayers,
    /// A player needs a name.
    NoName,
    /// This player has the same name. `is_another` says that they are two.
    Namesake(PlayerId),
    /// There is no such round.
    NoRound(Round),
    /// The player has a game or a bye in this round, and it has to be undone first.
    IsPaired(PlayerId, Round),
    /// Not this round is the next one.
    NotNext {
        /// The round that is next.
        next: Round,
    },
    /// This is not the last round that is published.
    NotLast {
        /// The round that is, if there is one.
        last: Option<Round>,
    },
    /// A game of the round before has no result. `regardless` says that this may be so.
    Open(Round, u32),
    /// Results of the round would be lost. `regardless` says that they may.
    HasResults(Round, u32),
    /// The player is at two tables, or has a game and a bye.
    Twice(PlayerId),
    /// The player takes part in the round, and has neither a game nor a bye.
    LeftOut(PlayerId),
    /// The player does not take part in the round.
    Absent(PlayerId),
    /// Two tables have this number, or it is 0.
    TableNumber(u32),
    /// There is no such table.
    NoTable(Round, u32),
    /// The player does not sit at the table.
    NotAtTable(PlayerId),
    /// There is a result already, and only the director may change it.
    HasResult(Round, u32),
    /// A report needs a result.
    NoResult,
    /// A text is longer than [`LONGEST_TEXT`](super::LONGEST_TEXT) bytes.
    TooLong,
}

impl Refusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Closed => "closed",
            Refusal::NotClosed => "not-closed",
            Refusal::Settings(_) => "settings",
            Refusal::PlanStays => "plan-stays",
            Refusal::TooFewRounds(_) => "too-few-rounds",
            Refusal::NoPlayer(_) => "no-player",
            Refusal::TooManyPlayers => "too-many-players",
            Refusal::NoName => "no-name",
            Refusal::Namesake(_) => "namesake",
            Refusal::NoRound(_) => "no-round",
            Refusal::IsPaired(..) => "is-paired",
            Refusal::NotNext { .. } => "not-next",
            Refusal::NotLast { .. } => "not-last",
            Refusal::Open(..) => "open",
            Refusal::HasResults(..) => "has-results",
            Refusal::Twice(_) => "twice",
            Refusal::LeftOut(_) => "left-out",
            Refusal::Absent(_) => "absent",
            Refusal::TableNumber(_) => "table-number",
            Refusal::NoTable(..) => "no-table",
            Refusal::NotAtTable(_) => "not-at-table",
            Refusal::HasResult(..) => "has-result",
            Refusal::NoResult => "no-result",
            Refusal::TooLong => "too-long",
        }
    }
}

impl fmt::Display for Refusal {
    /// In English, with players and rounds counted from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = |f: &mut fmt::Formatter<'_>, round: &Round, table: &u32, says: &str| {
            write!(f, "round {}, table {table}: {says}", round.0 + 1)
        };
        let player = |f: &mut fmt::Formatter<'_>, id: &PlayerId, says: &str| {
            write!(f, "player {} {says}", id.0 + 1)
        };
        match self {
            Refusal::Closed => f.write_str("the tournament is closed: reopen it first"),
            Refusal::NotClosed => f.write_str("the tournament is not closed"),
            Refusal::Settings(why) => f.write_str(why),
            Refusal::PlanStays => f.write_str("the system stays once a round is published"),
            Refusal::TooFewRounds(rounds) => write!(f, "{rounds} rounds are published already"),
            Refusal::NoPlayer(id) => write!(f, "there is no player {}", id.0 + 1),
            Refusal::TooManyPlayers => f.write_str("no more players can be entered"),
            Refusal::NoName => f.write_str("a player needs a name"),
            Refusal::Namesake(id) => player(f, id, "has the same name: say if they are two"),
            Refusal::NoRound(round) => write!(f, "there is no round {}", round.0 + 1),
            Refusal::IsPaired(id, round) => {
                write!(f, "player {} is paired in round {}", id.0 + 1, round.0 + 1)
            }
            Refusal::NotNext { next } => write!(f, "round {} is the next one", next.0 + 1),
            Refusal::NotLast { last: Some(last) } => {
                write!(f, "round {} is the last one published", last.0 + 1)
            }
            Refusal::NotLast { last: None } => f.write_str("no round is published"),
            Refusal::Open(round, at) => table(f, round, at, "the game has no result"),
            Refusal::HasResults(round, at) => table(f, round, at, "a result would be lost"),
            Refusal::Twice(id) => player(f, id, "is paired twice"),
            Refusal::LeftOut(id) => player(f, id, "takes part and has neither a game nor a bye"),
            Refusal::Absent(id) => player(f, id, "does not take part in the round"),
            Refusal::TableNumber(at) => write!(f, "table {at}: tables have numbers of their own"),
            Refusal::NoTable(round, at) => table(f, round, at, "there is no such table"),
            Refusal::NotAtTable(id) => player(f, id, "does not sit at the table"),
            Refusal::HasResult(round, at) => {
                table(f, round, at, "there is a result: only the director may change it")
            }
            Refusal::NoResult => f.write_str("a report needs a result"),
            Refusal::TooLong => f.write_str("a text is too long"),
        }
    }
}

impl std::error::Error for Refusal {}
