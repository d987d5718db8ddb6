//! The European rating (GoR), as the EGF counts it since 2021.
//!
//! Published at europeangodatabase.eu ("EGF rating system"). After a game a player has
//! r + w · (con · (S − Sₑ) + bonus):
//!
//! - con = ((3300 − r) / 200)^1.6,
//! - bonus = ln(1 + e^((2300 − r) / 80)) / 5, against deflation,
//! - Sₑ = 1 / (1 + e^(β(other) − β(own))), where β(r) = −7 · ln(3300 − r),
//! - w is the weight of the event's [`Class`].
//!
//! With handicap, Black counts as 100 · (stones − ½) points stronger, in Sₑ alone. The published
//! page leaves that out; two independent programs do it so. Komi does not count, and a rating never
//! falls below −900. Here every game is an event of its own.

use crate::points::{Chance, Points};
use crate::scale::Rank;
use crate::score::Score;

/// The lowest rating.
pub const LOWEST: Points = Points::new(-900);
/// The highest rating. The formulas end at 3300, and nobody has come near it.
pub const HIGHEST: Points = Points::new(3299);

/// How serious an event is: the weight of its games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Class {
    /// Weight 1.
    #[default]
    A,
    /// Weight ¾.
    B,
    /// Weight ½.
    C,
    /// Weight ¼: so the EGF weighs games online.
    D,
}

impl Class {
    /// The weight, from ¼ to 1.
    #[must_use]
    pub const fn weight(self) -> f64 {
        match self {
            Class::A => 1.0,
            Class::B => 0.75,
            Class::C => 0.5,
            Class::D => 0.25,
        }
    }
}

/// What one game did to one player's rating, with the parts of the sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Change {
    /// The rating before the game.
    pub before: Points,
    /// The rating after it.
    pub after: Points,
    /// The expected score, Sₑ.
    pub expected: Chance,
    /// con: the points at stake, before the weight.
    pub stake: Points,
    /// The bonus, before the weight.
    pub bonus: Points,
}

/// The rating of a declared rank: 2100 for 1d, 100 more or less for each rank.
///
/// ```
/// use tengen_rating::{Points, gor};
///
/// assert_eq!(gor::of_rank("1d".parse()?), Points::new(2100));
/// assert_eq!(gor::of_rank("6k".parse()?), Points::new(1500));
/// # Ok::<(), tengen_rating::ParseRankError>(())
/// ```
#[must_use]
pub fn of_rank(rank: Rank) -> Points {
    Points::new(2100 + 100 * (i32::from(rank.number()) - 30))
}

/// The points by which Black counts as stronger, in the expected score alone.
#[must_use]
pub fn handicap(stones: u8) -> Points {
    if stones == 0 { Points::new(0) } else { Points::new(100 * i32::from(stones) - 50) }
}

fn beta(rating: Points) -> f64 {
    -7.0 * libm::log(3300.0 - rating.clamp(LOWEST, HIGHEST).value())
}

/// The expected score of a player against another. A player with a handicap passes
/// their rating with [`handicap`] added.
///
/// ```
/// use tengen_rating::{Points, gor};
///
/// let (black, white) = (Points::new(1000), Points::new(1300));
/// assert_eq!(gor::expected(black, white).millionths(), 273_223);
/// assert_eq!(gor::expected(black + gor::handicap(1), white).millionths(), 304_813);
/// ```
#[must_use]
pub fn expected(own: Points, other: Points) -> Chance {
    Chance::rounded(sure_score(own, other))
}

fn sure_score(own: Points, other: Points) -> f64 {
    1.0 / (1.0 + libm::exp(beta(other) - beta(own)))
}

/// What a game changes for one player. `ahead` is [`handicap`] for Black, and the same below zero
/// for White.
///
/// ```
/// use tengen_rating::{Points, Score, gor};
///
/// let even = Points::new(0);
/// let two = gor::change(Points::new(2100), Points::new(2100), even, Score::Won, gor::Class::A);
/// assert_eq!(two.after, Points::from_millionths(2_109_306_246));
/// ```
#[must_use]
pub fn change(own: Points, other: Points, ahead: Points, score: Score, class: Class) -> Change {
    let before = own.clamp(LOWEST, HIGHEST);
    let other = other.clamp(LOWEST, HIGHEST);
    let none = Points::new(0);
    // The stones are Black's, from whichever side one looks.
    let expected = sure_score(before + ahead.max(none), other + (-ahead).max(none));
    let rating = before.value();
    let stake = libm::pow((3300.0 - rating) / 200.0, 1.6);
    let bonus = libm::log1p(libm::exp((2300.0 - rating) / 80.0)) / 5.0;
    let by = class.weight() * (stake * (score.value() - expected) + bonus);
    Change {
        before,
        after: Points::rounded(rating + by).clamp(LOWEST, HIGHEST),
        expected: Chance::rounded(expected),
        stake: Points::rounded(stake),
        bonus: Points::rounded(bonus),
    }
}
