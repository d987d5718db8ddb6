//! Systems in which the rounds are laid down: round robin, knockout, groups and then knockout.

mod circle;
mod groups;
mod knockout;

use crate::history::History;
use crate::{PlayerId, Rank, Round};
use std::fmt;

/// The system of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Plan {
    /// Each round is paired by [weights][crate::weights]: McMahon or Swiss, by the first criterion.
    Weighed,
    /// Each player meets each other one this many times.
    RoundRobin {
        /// How often two meet, at least 1. They change colours from time to time.
        times: usize,
    },
    /// The loser of a game is out.
    Knockout {
        /// Whether the losers of the last games but one play for the third place.
        third: bool,
    },
    /// Round robins in groups, after which the best of each group play a knockout.
    Groups {
        /// How many groups there are.
        groups: usize,
        /// How many players of each group go on.
        go_on: usize,
        /// Whether the losers of the last games but one play for the third place.
        third: bool,
    },
}

/// The games of a round by a plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    /// White and Black of each table.
    pub tables: Vec<[PlayerId; 2]>,
    /// The players who have no game in the round and go on, or wait for their next one.
    pub byes: Vec<PlayerId>,
}

/// The reason why a plan has no next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRound {
    /// The rounds of this plan are paired by weights: [`crate::pair`] has them.
    Weighed,
    /// All rounds have been played.
    Over,
    /// This game of a knockout has no winner. A player who does not come loses by default.
    NoWinner(Round, u32),
    /// There are fewer than two players, or fewer in a group than go on.
    TooFew,
}

impl fmt::Display for NoRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoRound::Weighed => f.write_str("the rounds are paired by weights"),
            NoRound::Over => f.write_str("all rounds have been played"),
            NoRound::NoWinner(round, table) => {
                write!(f, "round {}, table {table}: the game has no winner yet", round.0 + 1)
            }
            NoRound::TooFew => f.write_str("there are too few players"),
        }
    }
}

impl std::error::Error for NoRound {}

impl Plan {
    /// How many rounds it has with these players; none if that is for the director to say.
    ///
    /// ```
    /// use tengen_tournament::Plan;
    ///
    /// assert_eq!(Plan::RoundRobin { times: 1 }.rounds(7), Some(7));
    /// assert_eq!(Plan::Knockout { third: true }.rounds(9), Some(4));
    /// assert_eq!(Plan::Groups { groups: 4, go_on: 2, third: false }.rounds(16), Some(3 + 3));
    /// ```
    pub fn rounds(self, players: usize) -> Option<usize> {
        match self {
            Plan::Weighed => None,
            Plan::RoundRobin { times } => Some(times * circle::rounds(players)),
            Plan::Knockout { .. } => Some(knockout::rounds(players)),
            Plan::Groups { groups, go_on, .. } => {
                let largest = players.div_ceil(groups.max(1));
                Some(circle::rounds(largest) + knockout::rounds(groups * go_on))
            }
        }
    }

    /// The next round of these players, the strongest first. Their order has to stay the same in
    /// all rounds.
    ///
    /// # Errors
    /// If the plan has no next round now.
    pub fn next(self, history: &History<'_>, players: &[PlayerId]) -> Result<Laid, NoRound> {
        if players.len() < 2 {
            return Err(NoRound::TooFew);
        }
        let round = history.rounds();
        match self {
            Plan::Weighed => Err(NoRound::Weighed),
            Plan::RoundRobin { times } => {
                if round >= times * circle::rounds(players.len()) {
                    return Err(NoRound::Over);
                }
                Ok(circle::round(players, round))
            }
            Plan::Knockout { third } => knockout::next(history, players, 0, third),
            Plan::Groups { groups, go_on, third } => {
                groups::next(history, players, (groups, go_on), third)
            }
        }
    }
}

/// The players of a tournament in the order of their strength: by rank, rating and name.
pub fn seeds(history: &History<'_>, players: &[PlayerId]) -> Vec<PlayerId> {
    let tournament = history.tournament();
    let mut seeds = players.to_vec();
    let strength = |id: &PlayerId| -> (std::cmp::Reverse<(Rank, i32)>, _) {
        let player = tournament.player(*id);
        (std::cmp::Reverse((player.rank, player.rating)), tournament.name_key(*id))
    };
    seeds.sort_by_cached_key(strength);
    seeds
}
