//! A small generator of pseudo-random numbers that depend on a seed alone.
//!
//! The same seed gives the same numbers on every machine, so that a game, a search or a test can be
//! repeated. The numbers are predictable: keys and seeds need a source of the operating system.
//!
//! ```
//! use tengen_random::Random;
//!
//! let (mut one, mut same) = (Random::new(7), Random::new(7));
//! assert_eq!(one.bits(), same.bits());
//!
//! let die = 1 + one.below(6);
//! assert!((1..=6).contains(&die));
//! assert!((0.0..1.0).contains(&one.unit()));
//! assert!(one.percent(100) && !one.percent(0));
//! ```

#![no_std]

/// A sequence of pseudo-random numbers: xoshiro256++, seeded through SplitMix64.
///
/// Sources: Blackman and Vigna, "Scrambled linear pseudorandom number generators" (2021); Steele,
/// Lea and Flood, "Fast splittable pseudorandom number generators" (2014). The sequence repeats
/// after 2²⁵⁶ − 1 numbers.
#[derive(Clone, Debug)]
pub struct Random {
    /// Never all zero, since the generator would stay there.
    state: [u64; 4],
}

impl Random {
    /// A sequence of its own for each of the 2⁶⁴ seeds.
    pub fn new(seed: u64) -> Random {
        // SplitMix64 maps different inputs to different outputs, so at most one word is zero.
        let mut at = seed;
        let state = core::array::from_fn(|_| {
            at = at.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = at;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        });
        Random { state }
    }

    /// The next 64 bits: any number from 0 to [`u64::MAX`], both included.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        let s = &mut self.state;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number from 0 up to but not including `end`; 0 if `end` is 0. `end` is at most 2³².
    ///
    /// The chance of each number differs from 1 / `end` by less than 2⁻³². That is little for the
    /// points of a board, and too much for an `end` of millions.
    #[inline]
    pub fn below(&mut self, end: usize) -> usize {
        debug_assert!(end as u64 <= 1 << 32, "only 32 bits are spread over the range");
        (((self.bits() >> 32) * end as u64) >> 32) as usize
    }

    /// True `chance` times in a hundred on average: never at 0, always at 100 and above.
    #[inline]
    pub fn percent(&mut self, chance: u32) -> bool {
        self.below(100) < chance as usize
    }

    /// A multiple of 2⁻⁵³ from 0 up to but not including 1, each equally likely.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }
}

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;

    /// States whose next number has no bit set, and every bit.
    const LOWEST: Random = Random { state: [0, 1, 1, 0] };
    const HIGHEST: Random = Random { state: [0, 0, 0, u64::MAX] };

    /// The numbers of the authors' program in C, from the state 1, 2, 3, 4.
    #[test]
    fn the_numbers_are_those_of_the_authors() {
        let mut random = Random { state: [1, 2, 3, 4] };
        let first = [
            41_943_041,
            58_720_359,
            3_588_806_011_781_223,
            3_591_011_842_654_386,
            9_228_616_714_210_784_205,
        ];
        assert_eq!(first.map(|_| random.bits()), first);
    }

    /// The numbers of SplitMix64's program in C, from the seed 1234567.
    #[test]
    fn the_seed_is_spread_as_the_authors_do_it() {
        let state = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
        ];
        assert_eq!(Random::new(1_234_567).state, state);
    }

    #[test]
    fn ranges_reach_to_their_ends_and_no_further() {
        assert_eq!((LOWEST.clone().bits(), HIGHEST.clone().bits()), (0, u64::MAX));
        for end in [1, 2, 81, 361, u32::MAX as usize] {
            assert_eq!(LOWEST.clone().below(end), 0);
            assert_eq!(HIGHEST.clone().below(end), end - 1);
        }
        assert_eq!(HIGHEST.clone().below(0), 0);
        assert_eq!(LOWEST.clone().unit(), 0.0);
        assert_eq!(HIGHEST.clone().unit(), 1.0 - f64::EPSILON / 2.0);
        assert!(LOWEST.clone().percent(1) && !LOWEST.clone().percent(0));
        assert!(HIGHEST.clone().percent(100) && !HIGHEST.clone().percent(99));
    }
}
