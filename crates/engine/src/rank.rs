//! How strong to play, on the scale that players use.

use std::fmt;
use std::str::FromStr;

/// A strength on the scale that players use: 20 kyu to 1 kyu, then 1 dan to 9 dan, and full
/// strength beyond these. A player of 20 kyu hardly knows more than the rules. `docs/ranks.md` has
/// the measured steps, and says how little they tell about people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

const KYU: u8 = 20;
const DAN: u8 = 9;
/// The strongest rank that playouts were measured to reach.
const BEST_WITHOUT_NETWORK: Rank = Rank(10);

impl Rank {
    /// The weakest: 20 kyu.
    pub const WEAKEST: Rank = Rank(0);
    /// No rank: the engine plays as well as it can.
    pub const FULL: Rank = Rank(KYU + DAN);
    /// The strongest rank that plays a lost game on, so that beginners get to settle and count.
    const PLAYS_ON: Rank = Rank(10);
    /// How many ranks there are, full strength among them.
    pub(crate) const COUNT: usize = (KYU + DAN) as usize + 1;

    /// The rank of `number` kyu, from 20 (the weakest) to 1.
    pub const fn kyu(number: u8) -> Option<Rank> {
        if number >= 1 && number <= KYU { Some(Rank(KYU - number)) } else { None }
    }

    /// The rank of `number` dan, from 1 to 9 (the strongest).
    pub const fn dan(number: u8) -> Option<Rank> {
        if number >= 1 && number <= DAN { Some(Rank(KYU + number - 1)) } else { None }
    }

    /// Whether an opponent of this rank resigns a lost game in [`Engine::take_turn`]. Up to 10 kyu
    /// it plays on.
    ///
    /// [`Engine::take_turn`]: crate::Engine::take_turn
    pub const fn resigns(self) -> bool {
        self.0 > Rank::PLAYS_ON.0
    }

    /// All ranks, the weakest first, full strength last.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> {
        (Rank::WEAKEST.0..=Rank::FULL.0).map(Rank)
    }

    /// Whether the engine reaches this rank. With a network it reaches all; without one it reaches
    /// the ranks that playouts are good for, and full strength, which has no measure.
    pub fn is_reached(self, with_network: bool) -> bool {
        with_network || self == Rank::FULL || self <= BEST_WITHOUT_NETWORK
    }

    /// The strongest rank reached, but for full strength.
    pub const fn best(with_network: bool) -> Rank {
        if with_network { Rank(Rank::FULL.0 - 1) } else { BEST_WITHOUT_NETWORK }
    }

    /// Its place among all ranks, from 0.
    pub(crate) const fn place(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            _ if *self == Rank::FULL => f.write_str("full"),
            n if n < KYU => write!(f, "{}k", KYU - n),
            n => write!(f, "{}d", n - KYU + 1),
        }
    }
}

/// A text that is no rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRank;

impl fmt::Display for NoRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the ranks are 20k (weakest) to 1k, 1d to 9d (strongest), and full")
    }
}

impl std::error::Error for NoRank {}

impl FromStr for Rank {
    type Err = NoRank;

    fn from_str(text: &str) -> Result<Rank, NoRank> {
        let text = text.to_ascii_lowercase();
        if text == "full" {
            return Ok(Rank::FULL);
        }
        let number = |text: &str| text.parse::<u8>().ok();
        let kyu = text.strip_suffix('k').and_then(number).and_then(Rank::kyu);
        let dan = || text.strip_suffix('d').and_then(number).and_then(Rank::dan);
        kyu.or_else(dan).ok_or(NoRank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_read_as_they_are_written() {
        let all: Vec<Rank> = Rank::all().collect();
        assert_eq!(all.len(), Rank::COUNT);
        assert!(all.is_sorted());
        for rank in &all {
            assert_eq!(rank.to_string().parse(), Ok(*rank));
        }
        let names: Vec<String> = all.iter().map(Rank::to_string).collect();
        assert_eq!((&*names[0], &*names[19], &*names[20]), ("20k", "1k", "1d"));
        assert_eq!((&*names[28], &*names[29]), ("9d", "full"));
        assert_eq!("3D".parse(), Ok(Rank::dan(3).unwrap()));
        for bad in ["", "0k", "21k", "10d", "0d", "5", "k", "-1k", "5kk", "strong", "256k"] {
            assert_eq!(bad.parse::<Rank>(), Err(NoRank), "{bad}");
        }
    }

    #[test]
    fn playouts_do_not_reach_every_rank() {
        let reached = |network| Rank::all().filter(|r| r.is_reached(network)).count();
        assert_eq!(reached(true), Rank::COUNT);
        assert!(reached(false) < Rank::COUNT && Rank::FULL.is_reached(false));
        for network in [false, true] {
            let best = Rank::best(network);
            assert!(best.is_reached(network) && best < Rank::FULL);
        }
        assert!(!Rank::dan(1).unwrap().is_reached(false));
    }

    #[test]
    fn beginners_get_to_count_a_won_game() {
        for (rank, resigns) in [("20k", false), ("10k", false), ("9k", true), ("full", true)] {
            assert_eq!(rank.parse::<Rank>().unwrap().resigns(), resigns, "{rank}");
        }
    }
}
