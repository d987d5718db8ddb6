//! The log of results, from which every rating follows.

use alloc::collections::BTreeMap;

use crate::head_start::Terms;
use crate::pool::{Size, Speed};
use crate::scale::Rank;
use crate::score::Score;

/// A member: a guest, a person or a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct MemberId(pub i64);

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum End {
    /// By the count, or by agreement about it.
    Counted,
    /// By resignation.
    Resigned {
        /// How many moves both players had made.
        moves: u32,
    },
    /// On time.
    Timed {
        /// How many moves both players had made.
        moves: u32,
    },
    /// One side lost by staying away or by a decision.
    Forfeited,
}

/// What the ratings need to know about a game. All of it is in the log, so a game that is deleted
/// changes no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Facts {
    /// The conditions that favour one side.
    pub terms: Terms,
    /// How fast the game was.
    pub speed: Speed,
    /// Black's result.
    pub score: Score,
    /// How the game ended.
    pub by: End,
    /// Whether Black and White were guests. The ratings make no difference; pages do.
    pub guests: [bool; 2],
    /// Whether Black and White were programs.
    pub programs: [bool; 2],
}

impl Facts {
    /// An even game of two people, counted by area with komi 7, which favours nobody.
    #[must_use]
    pub const fn even(size: Size, speed: Speed, score: Score, by: End) -> Self {
        let terms = Terms { size, area: true, komi: 14, handicap: 0, compensation: 0 };
        Facts { terms, speed, score, by, guests: [false; 2], programs: [false; 2] }
    }
}

/// A rated game that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Played {
    /// The player with the black stones.
    pub black: MemberId,
    /// The player with the white stones.
    pub white: MemberId,
    /// All else.
    pub facts: Facts,
}

/// What an entry says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum What {
    /// A member said their rank, or that they have none. The first time counts, and for pools in
    /// which they have not played yet.
    Entered {
        /// The member.
        member: MemberId,
        /// Their rank elsewhere.
        rank: Option<Rank>,
    },
    /// A rated game ended.
    Played(Played),
    /// An earlier result does not count.
    Annulled {
        /// The number of its entry.
        of: u64,
    },
    /// It counts after all.
    Restored {
        /// The number of its entry.
        of: u64,
    },
}

/// One entry of the log. The log is only added to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Entry {
    /// The number of the entry, counted from 1 without a gap.
    pub seq: u64,
    /// The time in milliseconds, from an origin that is the same throughout the log.
    pub at: u64,
    /// What it says.
    pub what: What,
}

/// The last word on each result that was ever annulled: whether it stays so.
pub(crate) fn annulments(log: &[Entry]) -> BTreeMap<u64, bool> {
    log.iter()
        .filter_map(|entry| match entry.what {
            What::Annulled { of } => Some((of, true)),
            What::Restored { of } => Some((of, false)),
            What::Entered { .. } | What::Played(_) => None,
        })
        .collect()
}

/// The results of a whole log that count, each with its entry.
///
/// ```
/// use tengen_rating::{End, Entry, Facts, MemberId, Played, Score, Size, Speed, What, counting};
///
/// let facts = Facts::even(Size::Nine, Speed::Live, Score::Won, End::Counted);
/// let played = What::Played(Played { black: MemberId(1), white: MemberId(2), facts });
/// let mut log = vec![Entry { seq: 1, at: 0, what: played }];
/// assert_eq!(counting(&log).count(), 1);
/// log.push(Entry { seq: 2, at: 5, what: What::Annulled { of: 1 } });
/// assert_eq!(counting(&log).count(), 0);
/// ```
pub fn counting(log: &[Entry]) -> impl Iterator<Item = (&Entry, &Played)> {
    let annulled = annulments(log);
    log.iter().filter_map(move |entry| match &entry.what {
        What::Played(played) if annulled.get(&entry.seq) != Some(&true) => Some((entry, played)),
        _ => None,
    })
}
