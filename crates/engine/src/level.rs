//! How strong to play.

use std::fmt;
use std::time::Duration;
use tengen_rules::Size;

/// A strength from 1 (gentle, for a first game) to 5 (all the engine has). Levels differ in how
/// long they think, how many playouts they look at, and how freely they choose among the
/// moves that look good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Strength {
    /// At most so many playouts a move; `None`: as many as the time allows.
    pub(crate) playouts: Option<u64>,
    /// Thinking time on 19×19.
    pub(crate) time: Duration,
    /// How freely to choose: moves are drawn in proportion to their visits to the power of
    /// 1/`freedom`; 0 always takes the most visited.
    pub(crate) freedom: f64,
    /// A move is only drawn if its win rate is at most so far below the best one's.
    pub(crate) tolerance: f64,
}

const STRENGTHS: [Strength; 5] = [
    strength(Some(60), 500, 1.0, 0.15),
    strength(Some(250), 1_000, 0.7, 0.10),
    strength(Some(1_200), 2_000, 0.4, 0.05),
    strength(Some(8_000), 3_000, 0.0, 0.0),
    strength(None, 5_000, 0.0, 0.0),
];

const fn strength(playouts: Option<u64>, ms: u64, freedom: f64, tolerance: f64) -> Strength {
    Strength { playouts, time: Duration::from_millis(ms), freedom, tolerance }
}

impl Level {
    /// The gentlest.
    pub const MIN: Level = Level(1);
    /// Full strength.
    pub const MAX: Level = Level(STRENGTHS.len() as u8);

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::MIN.0 && number <= Level::MAX.0 { Some(Level(number)) } else { None }
    }

    /// All levels, the gentlest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::MIN.0..=Level::MAX.0).map(Level)
    }

    /// The level's number.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn strength(self) -> Strength {
        STRENGTHS[usize::from(self.0) - 1]
    }

    /// The time the level thinks about a move where nothing else limits it: less on a small
    /// board, where moves are worth less thought.
    pub fn time(self, size: Size) -> Duration {
        let share = (size.area() as f64 / 361.0).clamp(0.3, 1.0);
        self.strength().time.mul_f64(share)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_grow_and_others_do_not_exist() {
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(6), None);
        let size = Size::square(19).unwrap();
        let levels: Vec<Level> = Level::all().collect();
        assert_eq!(levels.len(), 5);
        for pair in levels.windows(2) {
            assert!(pair[0].time(size) < pair[1].time(size));
            assert!(pair[0].strength().freedom >= pair[1].strength().freedom);
        }
        assert!(Level::MAX.time(Size::square(9).unwrap()) < Level::MAX.time(size));
    }
}
