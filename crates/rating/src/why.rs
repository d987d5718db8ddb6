//! What a game changed, as parts that a page can put into words.

use alloc::vec::Vec;

use crate::head_start::HeadStart;
use crate::points::Points;
use crate::pool::Pool;
use crate::rate::Rated;
use crate::scale::Rank;

/// One sentence on what a game changed for a member. "You" is that member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Part {
    /// You were expected to win this many of a hundred such games.
    Expected {
        /// From 1 to 99.
        of_hundred: u32,
    },
    /// The conditions counted as this many ranks.
    HeadStart {
        /// Above zero for you, below it for the opponent.
        head_start: HeadStart,
    },
    /// Your rating moved.
    Moved {
        /// Up above zero, down below it.
        by: Points,
    },
    /// Your rank is another one now.
    Rank {
        /// The rank before the game.
        before: Rank,
        /// The rank after it.
        after: Rank,
    },
    /// Your rank is provisional: few games are known, or none for long.
    Provisional,
    /// Your rank was provisional, and no longer is.
    Sure,
    /// The game counts against programs, and leaves your rank among people alone.
    AgainstPrograms,
    /// Your European rating moved.
    European {
        /// The rating before the game.
        before: Points,
        /// The rating after it.
        after: Points,
    },
}

/// A head start below a quarter of a rank is not worth a sentence. Komi 6.5 or 7.5 in place of an
/// exact one is a 24th.
const WORTH_A_SENTENCE: i32 = 6;

/// What a game changed, in the order in which it is told. Parts that say nothing are left out: a
/// head start that is hardly one, a rank that stayed, a rating that did not move.
///
/// ```
/// use tengen_rating::gor::Class;
/// use tengen_rating::{
///     End, Facts, MemberId, Part, Played, Score, Size, Speed, Standing, rate, why,
/// };
///
/// let facts = Facts::even(Size::Nine, Speed::Live, Score::Won, End::Counted);
/// let played = Played { black: MemberId(1), white: MemberId(2), facts };
/// let rows = rate(1, 0, &played, Class::A, |_, pool| Standing::start(pool, None));
/// let parts = why(&rows[0]);
/// assert_eq!(parts[0], Part::Expected { of_hundred: 50 });
/// assert_eq!(parts.last(), Some(&Part::Provisional));
/// ```
#[must_use]
pub fn why(rated: &Rated) -> Vec<Part> {
    let (before, after) = (&rated.before, &rated.after.state);
    let by = after.rating() - before.rating();
    let (rank, new_rank) = (before.rank(), after.rank());
    let unsure = match (before.is_provisional(), after.is_provisional()) {
        (_, true) => Some(Part::Provisional),
        (true, false) => Some(Part::Sure),
        (false, false) => None,
    };
    [
        Some(Part::Expected { of_hundred: rated.expected.of_hundred() }),
        (rated.head_start.in_24ths().abs() >= WORTH_A_SENTENCE)
            .then_some(Part::HeadStart { head_start: rated.head_start }),
        (by != Points::new(0)).then_some(Part::Moved { by }),
        (rank != new_rank).then_some(Part::Rank { before: rank, after: new_rank }),
        unsure,
        (rated.pool == Pool::Programs).then_some(Part::AgainstPrograms),
        rated.gor.map(|change| Part::European { before: change.before, after: change.after }),
    ]
    .into_iter()
    .flatten()
    .collect()
}
