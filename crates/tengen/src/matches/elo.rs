//! How much stronger one engine is than the other, and how sure that is.
//!
//! Both games of a pair begin from the same opening, so the pair is one independent observation.
//! Half of A's score in it is one of 0, ¼, ½, ¾ and 1 (the pentanomial model). Single games would
//! give a trinomial model, whose errors are too large where an opening favours a colour. The
//! interval is that of the mean of many observations: 1.96 standard errors to either side, carried
//! over to Elo by the logistic curve. If all pairs came out alike, their spread is unknown. Then
//! the largest spread of values from 0 to 1 with this mean takes its place. See Wilson, "Probable
//! inference, the law of succession, and statistical inference", 1927.

use serde::Serialize;

/// How many standard errors hold 95 % of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// Pairs of games by A's score in them: 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Pairs(pub(crate) [u64; 5]);

/// The share of the points for each kind of observation.
pub(crate) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

impl Pairs {
    /// Adds a pair in which A scored `halves` half points, from 0 to 4.
    pub(crate) fn add(&mut self, halves: usize) {
        self.0[halves.min(4)] += 1;
    }

    pub(crate) fn number(&self) -> u64 {
        self.0.iter().sum()
    }

    fn mean_of(&self, value: impl Fn(f64) -> f64) -> f64 {
        let sum: f64 = self.0.iter().zip(SHARES).map(|(n, share)| *n as f64 * value(share)).sum();
        sum / self.number() as f64
    }

    /// The method for the interval of these pairs.
    pub(crate) fn method(&self) -> Method {
        let kinds = self.0.iter().filter(|number| **number > 0).count();
        if kinds > 1 { Method::Pentanomial } else { Method::Wilson }
    }

    /// A's share of the points, and its 95 % interval; `None` without pairs.
    pub(crate) fn share(&self) -> Option<Interval> {
        let number = self.number() as f64;
        if number == 0.0 {
            return None;
        }
        let mean = self.mean_of(|share| share);
        if self.method() == Method::Pentanomial {
            let spread = self.mean_of(|share| (share - mean).powi(2)) * number / (number - 1.0);
            let error = Z * (spread / number).sqrt();
            let (low, high) = ((mean - error).max(0.0), (mean + error).min(1.0));
            return Some(Interval { low, value: mean, high });
        }
        let widened = 1.0 + Z * Z / number;
        let middle = (mean + Z * Z / (2.0 * number)) / widened;
        let error = (mean * (1.0 - mean) / number + (Z / (2.0 * number)).powi(2)).sqrt();
        let error = Z / widened * error;
        // A bound may equal the mean, and rounding must not move it past the mean.
        let (low, high) = ((middle - error).clamp(0.0, mean), (middle + error).clamp(mean, 1.0));
        Some(Interval { low, value: mean, high })
    }

    /// A's lead in Elo, and its 95 % interval. A bound that is not finite is none.
    pub(crate) fn elo(&self) -> Option<Interval> {
        let Interval { low, value, high } = self.share()?;
        Some(Interval { low: elo_of(low), value: elo_of(value), high: elo_of(high) })
    }
}

/// The method for an interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Method {
    /// From the spread of the pairs.
    Pentanomial,
    /// From the largest possible spread, since all pairs came out alike.
    Wilson,
}

/// An estimate, and the bounds that contain the true value in 95 of 100 matches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Interval {
    pub(crate) low: f64,
    pub(crate) value: f64,
    pub(crate) high: f64,
}

/// The lead in Elo of an engine with this share of the points.
pub(crate) fn elo_of(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The share of the points for a lead in Elo.
pub(crate) fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-6 * (1.0 + b.abs()) || a == b
    }

    #[test]
    fn elo_and_shares() {
        for (elo, share) in [(0.0, 0.5), (400.0, 10.0 / 11.0), (-400.0, 1.0 / 11.0)] {
            assert!(near(share_of(elo), share));
            assert!(near(elo_of(share), elo));
        }
        assert_eq!((elo_of(1.0), elo_of(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    /// The expected numbers come from a separate program in another language, with exact fractions
    /// for means and variances.
    #[test]
    fn intervals_as_computed_elsewhere() {
        for (pairs, low, value, high) in ELO {
            let elo = Pairs(pairs).elo().unwrap();
            assert!(near(elo.low, low), "{pairs:?}: {elo:?}");
            assert!(near(elo.value, value), "{pairs:?}: {elo:?}");
            assert!(near(elo.high, high), "{pairs:?}: {elo:?}");
        }
    }

    const INF: f64 = f64::INFINITY;
    const ELO: [([u64; 5], f64, f64, f64); 7] = [
        ([3, 10, 40, 25, 22], 57.199541706123426, 94.3212745710567, 133.6808621011204),
        ([12, 31, 60, 28, 9], -40.477584030110044, -11.171420752856822, 17.97631590448751),
        ([0, 2, 1, 4, 93], 496.02542681883347, 603.8601918186329, 899.9155860648573),
        ([0, 0, 10, 0, 0], -203.5016116277319, 0.0, 203.50161162773182),
        ([0, 0, 0, 0, 10], 166.2015271838915, INF, INF),
        ([5, 0, 0, 0, 0], -INF, -INF, -45.78952891829849),
        ([1, 0, 0, 0, 1], -INF, 0.0, INF),
    ];

    #[test]
    fn nothing_is_said_of_nothing() {
        assert_eq!(Pairs::default().share(), None);
        assert_eq!(Pairs::default().elo(), None);
    }

    #[test]
    fn turned_round_the_lead_changes_its_sign() {
        for counts in [[1, 2, 3, 4, 5], [0, 0, 7, 0, 0], [0, 1, 0, 0, 9], [3, 0, 0, 0, 0]] {
            let mut turned = counts;
            turned.reverse();
            let (one, other) = (Pairs(counts).elo().unwrap(), Pairs(turned).elo().unwrap());
            assert!(near(one.low, -other.high) && near(one.value, -other.value), "{counts:?}");
        }
    }
}
