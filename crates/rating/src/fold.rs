//! The whole log: standings, and every change that led to them.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;

use crate::gor::Class;
use crate::log::{Entry, MemberId, What, annulments};
use crate::pool::Pool;
use crate::rate::{Rated, Standing, rate};
use crate::scale::Rank;

/// All standings after some entries of a log.
///
/// ```
/// use tengen_rating::gor::Class;
/// use tengen_rating::{Added, Entry, Ledger, MemberId, Pool, What};
///
/// let mut ledger = Ledger::new(Class::A);
/// let entered = What::Entered { member: MemberId(7), rank: Some("1d".parse()?) };
/// assert_eq!(ledger.add(&Entry { seq: 1, at: 0, what: entered })?, Added::Rated(vec![]));
/// assert_eq!(ledger.standing(MemberId(7), Pool::Overall).state.rank().to_string(), "1d");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    class: Class,
    last: u64,
    entered: BTreeMap<MemberId, Option<Rank>>,
    standings: BTreeMap<(MemberId, Pool), Standing>,
}

/// What an entry asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Added {
    /// The ledger goes on; these ratings changed.
    Rated(Vec<Rated>),
    /// Results of the past changed. The ledger is as it was and no longer true: [`fold()`] the log
    /// anew.
    Recount,
}

impl Ledger {
    /// The ledger of an empty log. The class weighs the European rating.
    #[must_use]
    pub const fn new(class: Class) -> Self {
        Ledger { class, last: 0, entered: BTreeMap::new(), standings: BTreeMap::new() }
    }

    /// Where a member stands in a pool.
    #[must_use]
    pub fn standing(&self, member: MemberId, pool: Pool) -> Standing {
        self.standings
            .get(&(member, pool))
            .copied()
            .unwrap_or_else(|| Standing::start(pool, self.entered.get(&member).copied().flatten()))
    }

    /// The standings of all who have played, by member and pool.
    pub fn standings(&self) -> impl Iterator<Item = (MemberId, Pool, &Standing)> {
        self.standings.iter().map(|(&(member, pool), standing)| (member, pool, standing))
    }

    /// Goes on with the next entry.
    ///
    /// # Errors
    /// The entry does not follow the last one, or cannot be one. The ledger is as it was then.
    pub fn add(&mut self, entry: &Entry) -> Result<Added, LogError> {
        self.step(entry, true)
    }

    fn step(&mut self, entry: &Entry, counts: bool) -> Result<Added, LogError> {
        if entry.seq != self.last + 1 {
            return Err(LogError::Gap { expected: self.last + 1, found: entry.seq });
        }
        let added = match entry.what {
            What::Entered { member, rank } => {
                self.entered.entry(member).or_insert(rank);
                Added::Rated(Vec::new())
            }
            What::Played(played) if played.black == played.white => {
                return Err(LogError::Alone { seq: entry.seq });
            }
            What::Played(_) if !counts => Added::Rated(Vec::new()),
            What::Played(played) => {
                let rows = rate(entry.seq, entry.at, &played, self.class, |member, pool| {
                    self.standing(member, pool)
                });
                for row in &rows {
                    self.standings.insert((row.member, row.pool), row.after);
                }
                Added::Rated(rows)
            }
            What::Annulled { of } | What::Restored { of } if of >= entry.seq || of == 0 => {
                return Err(LogError::NoResult { seq: entry.seq, of });
            }
            What::Annulled { .. } | What::Restored { .. } => Added::Recount,
        };
        self.last = entry.seq;
        Ok(added)
    }
}

/// Makes all ratings of a whole log anew, and hands over each change in the order of the log.
///
/// Annulled results are left out as if they had never been. Without them the ledger and the changes
/// are those of [`Ledger::add`] for one entry after the other.
///
/// # Errors
/// The log has a gap, or an entry that cannot be one. Changes before that have been handed over.
pub fn fold(
    log: &[Entry],
    class: Class,
    mut changed: impl FnMut(Rated),
) -> Result<Ledger, LogError> {
    let annulled = annulments(log);
    let mut ledger = Ledger::new(class);
    for entry in log {
        let counts = annulled.get(&entry.seq) != Some(&true);
        match ledger.step(entry, counts)? {
            Added::Rated(rows) => rows.into_iter().for_each(&mut changed),
            Added::Recount => {
                let (What::Annulled { of } | What::Restored { of }) = entry.what else { continue };
                // Entries have no gaps, so the number of one is its place.
                if !matches!(log[of as usize - 1].what, What::Played(_)) {
                    return Err(LogError::NoResult { seq: entry.seq, of });
                }
            }
        }
    }
    Ok(ledger)
}

/// Why a list of entries is no log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LogError {
    /// An entry is missing or there twice.
    Gap {
        /// The number that had to come.
        expected: u64,
        /// The number that came.
        found: u64,
    },
    /// Somebody played alone.
    Alone {
        /// The entry's number.
        seq: u64,
    },
    /// An entry annuls or restores what is no earlier result.
    NoResult {
        /// The entry's number.
        seq: u64,
        /// The number that it names.
        of: u64,
    },
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::Gap { expected, found } => {
                write!(f, "entry {expected} had to come next, and entry {found} came")
            }
            LogError::Alone { seq } => write!(f, "entry {seq} has one player on both sides"),
            LogError::NoResult { seq, of } => {
                write!(f, "entry {seq} names entry {of}, which is no earlier result")
            }
        }
    }
}

impl core::error::Error for LogError {}
