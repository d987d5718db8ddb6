//! How much the search wants an outcome.
//!
//! As in KataGo (D. Wu, "Accelerating Self-Play Learning in Go", 2019, section 5.1 and its
//! appendix), winning counts most, and points a little. Points near the expected score count more
//! than points far from it, so that the search plays well when it is far ahead or behind.

/// The weight of points at any score...
const STATIC: f64 = 0.10;
/// ...and of points around the score expected at the root.
const DYNAMIC: f64 = 0.30;
const STATIC_SCALE: f64 = 2.0;
const DYNAMIC_SCALE: f64 = 0.75;

/// The utility of leads on one board, from one root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Utility {
    side: f64,
    center: f64,
}

/// A normal distribution by seven points: distances from the mean in standard deviations, and
/// weights (Gauss and Hermite).
const NORMAL: [(f64, f64); 7] = [
    (-3.750_439_717_725_742, 5.482_688_559_722_179e-4),
    (-2.366_759_410_734_541, 0.030_757_123_967_586_5),
    (-1.154_405_394_739_968, 0.240_123_178_605_012_7),
    (0.0, 0.457_142_857_142_857_1),
    (1.154_405_394_739_968, 0.240_123_178_605_012_7),
    (2.366_759_410_734_541, 0.030_757_123_967_586_5),
    (3.750_439_717_725_742, 5.482_688_559_722_179e-4),
];

impl Utility {
    /// For a board of `area` points, where Black is expected to lead by `center`.
    pub(crate) fn new(area: usize, center: f64) -> Utility {
        Utility { side: (area as f64).sqrt(), center }
    }

    /// Around the score that is expected, drawn a little towards an even game so that a lead is
    /// still worth defending.
    pub(crate) fn around(area: usize, score: f64) -> Utility {
        let furthest = (area as f64).sqrt() * DYNAMIC_SCALE;
        Utility::new(area, (score * 0.8).clamp(score - furthest, score + furthest))
    }

    /// Black's utility of a balance of winning chances and a score with its standard deviation: at
    /// most 1.4 either way.
    pub(crate) fn of(&self, balance: f64, score: f64, deviation: f64) -> f64 {
        let expected = |center: f64, scale: f64| -> f64 {
            let at = |x: f64| ((x - center) / (scale * self.side)).atan();
            let spread = NORMAL.iter().map(|(z, weight)| weight * at(score + z * deviation));
            spread.sum::<f64>() * std::f64::consts::FRAC_2_PI
        };
        balance
            + STATIC * expected(0.0, STATIC_SCALE)
            + DYNAMIC * expected(self.center, DYNAMIC_SCALE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_better_and_nothing_is_boundless() {
        let utility = Utility::new(361, 3.0);
        let mut last = -2.0;
        for score in -400..=400 {
            let now = utility.of(0.0, f64::from(score), 12.0);
            assert!(now > last && now.abs() < 0.4, "{score}: {now}");
            last = now;
        }
        assert!(utility.of(1.0, -300.0, 1.0) > utility.of(-1.0, 300.0, 1.0));
        assert!((NORMAL.iter().map(|(_, w)| w).sum::<f64>() - 1.0).abs() < 1e-9);
        assert!((NORMAL.iter().map(|(z, w)| w * z * z).sum::<f64>() - 1.0).abs() < 1e-6);
    }

    #[test]
    fn around_the_expected_score_a_point_is_worth_most() {
        let utility = Utility::new(81, 10.0);
        let gain = |score: f64| utility.of(0.0, score + 1.0, 2.0) - utility.of(0.0, score, 2.0);
        assert!(gain(10.0) > gain(30.0) && gain(10.0) > gain(-20.0));
    }
}
