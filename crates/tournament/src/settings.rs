//! How a tournament is played, paired and ranked.

use crate::{Criterion, Halves, Rank};

/// All that a director chooses.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Settings {
    /// The tournament itself.
    pub general: General,
    /// The handicaps.
    pub handicap: Handicaps,
    /// The criteria by which players are ranked, the first one first.
    pub criteria: Vec<Criterion>,
    /// The pairing.
    pub pairing: Pairing,
}

/// The tournament itself.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct General {
    /// Its name.
    pub name: String,
    /// A short name, as for files.
    pub short_name: String,
    /// Where it is.
    pub place: String,
    /// Its director.
    pub director: String,
    /// The first day and the last, as `2023-10-31`.
    pub dates: [String; 2],
    /// How many rounds it has.
    pub rounds: usize,
    /// How many categories of strength there are.
    pub categories: usize,
    /// The lowest rank of each category but the last.
    pub category_limits: Vec<Rank>,
    /// The number of lines of the board.
    pub size: u32,
    /// Points for White in a game without handicap.
    pub komi: String,
    /// Players above it begin with its score.
    pub bar: Rank,
    /// Players below it begin with its score.
    pub floor: Rank,
    /// The rank that begins with no points.
    pub zero: Rank,
    /// The points of a round without the player: in wins and in the McMahon score.
    pub absent: [Halves; 2],
    /// The points of a bye: in wins and in the McMahon score.
    pub bye: [Halves; 2],
    /// Whether the points of rounds without a game are rounded down to whole ones.
    pub rounds_down: bool,
    /// Whether a game that was not played counts as half a point for the opponents' criteria.
    pub counts_unplayed_half: bool,
    /// The time of a game.
    pub time: Time,
    /// Whether it is played over the internet.
    pub is_online: bool,
}

/// The time of a game, in the words of OpenGotha.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Time {
    /// The basic time in minutes.
    pub basic: u32,
    /// The time after it.
    pub then: Then,
}

/// The time after the basic time. All times are in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Then {
    /// The game is lost.
    Nothing,
    /// Byo-yomi: each move may take this many seconds.
    ByoYomi(u32),
    /// Canadian byo-yomi: the number of moves in a period, and the seconds of the period.
    Canadian(u32, u32),
    /// Each move adds this many seconds, from the first move on.
    Fischer(u32),
}

/// The handicaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Handicaps {
    /// Whether they follow the scores; else the ranks.
    pub by_score: bool,
    /// The largest one.
    pub ceiling: u32,
    /// Taken off each difference.
    pub correction: i32,
    /// Players from this rank on play even.
    pub none_from: Rank,
}

/// The weights and choices of a pairing. A weight of 0 leaves a component out.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pairing {
    /// For two who have not met.
    pub no_rematch: i64,
    /// At random, at most this.
    pub random: i64,
    /// Whether that depends on the names alone, as files have it. Here it always does.
    pub is_deterministic: bool,
    /// For two of whom each needs another colour.
    pub balance: i64,
    /// For two of one category.
    pub category: i64,
    /// For two of one score.
    pub score: i64,
    /// For a player who is drawn up or down as they should.
    pub up_down: i64,
    /// Whether a player who was drawn up is drawn down next.
    pub compensates: bool,
    /// The place from which players of the upper group are drawn down.
    pub upper: From,
    /// The place from which players of the lower group are drawn up.
    pub lower: From,
    /// For two who meet as the seeding has it.
    pub seeding: i64,
    /// The seeding of the first rounds, and of the others.
    pub systems: [System; 2],
    /// The number of the first rounds.
    pub early_rounds: usize,
    /// For a game without handicap.
    pub handicap: i64,
    /// For two of different countries and clubs.
    pub geography: i64,
    /// The difference in score that is preferred to a game of two from one country.
    pub same_country: i32,
    /// The same for two from one club.
    pub same_club: i32,
    /// The same for two from one group of clubs, as files have it. A weight takes half of
    /// `same_club` for such two.
    pub same_club_group: i32,
    /// Whether geography is nothing to players who begin at the bar or above.
    pub bar_is_exempt: bool,
    /// Whether it is nothing to players who have won half of all rounds.
    pub winners_are_exempt: bool,
    /// It is nothing to players from this rank on.
    pub exempt_from: Rank,
    /// How much a small difference counts: many small ones are better than one that is large.
    pub curve: f64,
}

/// The place in a group from which a player is drawn into another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum From {
    /// From its top.
    Top,
    /// From its middle.
    Middle,
    /// From its bottom.
    Bottom,
}

/// A way of seeding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct System {
    /// How the players of a group are paired.
    pub seeding: Seeding,
    /// Whether the rating breaks ties in the group.
    pub by_rating: bool,
}

/// How the players of a group are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Seeding {
    /// The first of the upper half meets the first of the lower one.
    Slip,
    /// The first meets the last.
    Fold,
    /// Anybody of the upper half meets anybody of the lower one.
    Random,
}

impl Settings {
    /// The first criterion.
    pub fn main(&self) -> Criterion {
        self.criteria.iter().copied().find(|one| one.is_score()).unwrap_or(Criterion::Wins)
    }

    /// Whether players begin with a score by their rank.
    pub fn is_mcmahon(&self) -> bool {
        self.main() == Criterion::McMahon
    }
}

impl Pairing {
    /// The way of seeding after this number of rounds.
    pub fn system(&self, rounds: usize) -> System {
        self.systems[usize::from(rounds >= self.early_rounds)]
    }
}
