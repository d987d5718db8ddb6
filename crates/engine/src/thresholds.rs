//! The losses from which a move has a name.

use crate::Rank;

/// The points lost from which a move is called an inaccuracy, a mistake and a blunder.
///
/// ```
/// use tengen_engine::Thresholds;
///
/// assert_eq!(Thresholds::of("3d".parse()?).mistake, 2.5);
/// assert_eq!(Thresholds::of("12k".parse()?).mistake, 7.0);
/// # Ok::<(), tengen_engine::NoRank>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thresholds {
    /// An inaccuracy loses at least this many points.
    pub inaccuracy: f64,
    /// A mistake loses at least this many.
    pub mistake: f64,
    /// A blunder loses at least this many.
    pub blunder: f64,
}

impl Thresholds {
    /// Those for nobody in particular.
    pub const USUAL: Thresholds = Thresholds { inaccuracy: 1.5, mistake: 4.0, blunder: 10.0 };

    /// The thresholds of each level of players, with the weakest rank that has them, the weakest
    /// level first.
    pub const LEVELS: [(&str, Thresholds); 3] = [
        ("20k", Thresholds { inaccuracy: 3.0, mistake: 7.0, blunder: 15.0 }),
        ("9k", Thresholds::USUAL),
        ("1d", Thresholds { inaccuracy: 1.0, mistake: 2.5, blunder: 6.0 }),
    ];

    /// Those for players of this rank.
    pub fn of(rank: Rank) -> Thresholds {
        let reached = |least: &str| least.parse().is_ok_and(|least: Rank| rank >= least);
        let level = Thresholds::LEVELS.into_iter().rev().find(|(least, _)| reached(least));
        level.unwrap_or(Thresholds::LEVELS[0]).1
    }
}
