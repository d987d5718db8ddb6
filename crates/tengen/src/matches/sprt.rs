//! A match that ends when it is decided: the sequential probability ratio test.
//!
//! The test compares two hypotheses on A's lead in Elo. After each pair of games it computes the
//! log of the ratio of their likelihoods. Each hypothesis gets the most likely distribution of pair
//! scores that has its mean (the generalised test, as for the pentanomial model of [`super::elo`]).
//! The match is decided once the ratio leaves the bounds of Wald ("Sequential tests of statistical
//! hypotheses", 1945), which keep either error at 5 %.

use super::elo::{Pairs, SHARES, share_of};
use crate::speech::say;
use serde::{Deserialize, Serialize};

/// The chance of each error.
const ERROR: f64 = 0.05;
/// The weight, in pairs, of an outcome that has not been seen yet. Without it, the likelihood of a
/// mean beyond all outcomes seen would be zero.
const UNSEEN: f64 = 1e-3;

/// Two leads of A in Elo between which a match is to decide, the smaller first.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Hypotheses {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// The decision of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Decision {
    /// The larger lead is accepted.
    Elo1,
    /// The smaller lead is accepted.
    Elo0,
    /// Not enough games have been played.
    Undecided,
}

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Standing {
    /// The log of the likelihood ratio. Large values favour the larger lead.
    pub(crate) llr: f64,
    /// Bounds of the ratio: at or beyond them the test decides.
    pub(crate) bound: f64,
    /// How many pairs have been counted.
    pub(crate) pairs: u64,
    #[serde(rename = "verdict")]
    pub(crate) decision: Decision,
}

impl Hypotheses {
    /// `0,50`.
    pub(crate) fn parse(text: &str) -> Result<Hypotheses, String> {
        let number = |text: &str| {
            text.trim().parse::<f64>().ok().filter(|elo| (-2000.0..=2000.0).contains(elo))
        };
        let numbers = text.split_once(',').and_then(|(a, b)| number(a).zip(number(b)));
        let numbers = numbers.filter(|(elo0, elo1)| elo0 < elo1);
        numbers.map(|(elo0, elo1)| Hypotheses { elo0, elo1 }).ok_or_else(|| say("wanted-elo", &[]))
    }

    /// The log of the likelihood ratio of these pairs.
    pub(crate) fn llr(&self, pairs: &Pairs) -> f64 {
        if pairs.number() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|n| if n == 0 { UNSEEN } else { n as f64 });
        let [(s0, x0), (s1, x1)] = [self.elo0, self.elo1].map(|elo| {
            let share = share_of(elo);
            (share, tilt(&counts, share))
        });
        let each = counts.iter().zip(SHARES);
        each.map(|(n, a)| n * ((1.0 + x0 * (a - s0)) / (1.0 + x1 * (a - s1))).ln()).sum()
    }

    /// Follows a match, pair by pair in their order (by A's half points in each), until the test
    /// decides or the pairs end.
    pub(crate) fn follow(&self, pairs: impl IntoIterator<Item = usize>) -> Standing {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let mut seen = Pairs::default();
        let mut standing = Standing { llr: 0.0, bound, pairs: 0, decision: Decision::Undecided };
        for halves in pairs {
            seen.add(halves);
            standing.llr = self.llr(&seen);
            standing.pairs += 1;
            if standing.llr.abs() >= bound {
                let larger = standing.llr > 0.0;
                standing.decision = if larger { Decision::Elo1 } else { Decision::Elo0 };
                break;
            }
        }
        standing
    }
}

/// The most likely distribution with a given mean is the observed one, with the frequency of each
/// value `a` divided by `1 + x (a - mean)`. This is that `x`, for which the deviations sum to zero.
fn tilt(counts: &[f64; 5], mean: f64) -> f64 {
    let slope = |x: f64| -> f64 {
        let each = counts.iter().zip(SHARES);
        each.map(|(n, a)| n * (a - mean) / (1.0 + x * (a - mean))).sum()
    };
    // All divisors are positive between these, and the sum falls from one to the other.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = (low + high) / 2.0;
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hypotheses_as_typed() {
        let of = |elo0, elo1| Ok(Hypotheses { elo0, elo1 });
        assert_eq!(Hypotheses::parse("0,50"), of(0.0, 50.0));
        assert_eq!(Hypotheses::parse("-3.5, 1"), of(-3.5, 1.0));
        for bad in ["", "5", "50,0", "1,1", "a,b", "0,inf", "NaN,5"] {
            assert!(Hypotheses::parse(bad).is_err(), "{bad}");
        }
    }

    /// The expected numbers come from a separate program in another language, which maximises the
    /// likelihoods numerically instead of by the formula.
    #[test]
    fn ratios_as_computed_elsewhere() {
        for (pairs, elo0, elo1, expected) in LLR {
            let llr = Hypotheses { elo0, elo1 }.llr(&Pairs(pairs));
            assert!((llr - expected).abs() < 1e-4, "{pairs:?} {elo0} {elo1}: {llr}");
        }
    }

    const LLR: [([u64; 5], f64, f64, f64); 7] = [
        ([3, 10, 40, 25, 22], 0.0, 50.0, 8.76201961642795),
        ([3, 10, 40, 25, 22], 0.0, 100.0, 11.391276046611296),
        ([12, 31, 60, 28, 9], -10.0, 10.0, -1.0127218791139398),
        ([0, 0, 0, 0, 10], 0.0, 50.0, 1.3361648623507119),
        ([0, 0, 10, 0, 0], 0.0, 50.0, -1.534915898638777),
        ([5, 0, 0, 0, 1], -50.0, 200.0, -3.7618729565024034),
        ([100, 400, 1000, 420, 110], 0.0, 5.0, 0.379756916867791),
    ];

    #[test]
    fn the_test_decides_once_and_for_all() {
        let test = Hypotheses { elo0: 0.0, elo1: 100.0 };
        let won = test.follow(std::iter::repeat_n(4, 1000));
        assert_eq!(won.decision, Decision::Elo1);
        assert!(won.pairs < 1000 && won.llr >= won.bound);
        let later = std::iter::repeat_n(4, won.pairs as usize).chain(std::iter::repeat_n(0, 99));
        assert_eq!(test.follow(later), won);
        assert_eq!(test.follow(std::iter::repeat_n(0, 1000)).decision, Decision::Elo0);
        assert_eq!(test.follow([4, 0, 2]).decision, Decision::Undecided);
        assert_eq!(test.follow([]).llr, 0.0);
    }
}
