//! How much is spent on a whole position.

/// How much is played out for a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Playouts with each side to move first.
    pub playouts: u32,
    /// Positions read, in all, where the fate of a chain is in doubt.
    pub positions: usize,
    /// The seed of their dice: the same seed, the same proposal.
    pub seed: u64,
}

impl Effort {
    /// What [`propose`](crate::propose) spends on a board of so many points: well under a second.
    pub const fn usual(area: usize) -> Effort {
        let playouts = 180_000 / (area as u32 + 40);
        let playouts = if playouts > 600 { 600 } else { playouts };
        Effort { playouts, positions: 20_000, seed: 1976 }
    }

    /// Several times as much: a few seconds at most.
    pub const fn closer(area: usize) -> Effort {
        let usual = Effort::usual(area);
        Effort { playouts: usual.playouts * 4, positions: usual.positions * 8, ..usual }
    }
}
