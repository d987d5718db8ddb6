//! Noise that makes a search try moves from its root that the network thinks little of.

use tengen_random::Random;

/// How much the priors are evened out for each unit of width.
const EVENING: f64 = 4.0;
/// The chance of a move to be looked at with favour, in percent.
const FAVOURED: u32 = 50;

/// The noise of one choice at the root. KataGo's parameter `wideRootNoise` is its width.
pub(super) struct RootNoise {
    width: f64,
    random: Random,
}

impl RootNoise {
    pub(super) fn new(width: f64, seed: u64) -> RootNoise {
        RootNoise { width, random: Random::new(seed) }
    }

    /// The prior that counts instead of a move's own, and what is added to the value of the move.
    pub(super) fn widened(&mut self, prior: f32) -> (f64, f64) {
        let prior = f64::from(prior).powf(1.0 / (EVENING * self.width + 1.0));
        let bonus =
            if self.random.percent(FAVOURED) { self.width * self.normal().abs() } else { 0.0 };
        (prior, bonus)
    }

    /// A number of the standard normal distribution, by the method of Box and Muller.
    fn normal(&mut self) -> f64 {
        let distance = (-2.0 * (1.0 - self.random.unit()).ln()).sqrt();
        distance * (std::f64::consts::TAU * self.random.unit()).cos()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_evens_priors_out_and_favours_half_of_the_moves() {
        let mut noise = RootNoise::new(0.04, 7);
        let found: Vec<(f64, f64)> = (0..2000).map(|_| noise.widened(0.01)).collect();
        assert!(
            found.iter().all(|(prior, bonus)| *prior > 0.015 && *prior < 0.03 && *bonus >= 0.0)
        );
        let favoured = found.iter().filter(|(_, bonus)| *bonus > 0.0).count();
        assert!((900..1100).contains(&favoured), "{favoured}");
        let sum: f64 = found.iter().map(|(_, bonus)| bonus).sum();
        // The mean of the absolute value is 0.8 of the width.
        assert!((sum / favoured as f64 - 0.032).abs() < 0.003, "{sum}");
    }
}
