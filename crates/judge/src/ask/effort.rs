//! How many playouts and positions are spent on a whole board.

/// How many playouts are made and how many positions are read for a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many playouts are made with each side to move first.
    pub playouts: u32,
    /// How many positions are read, in all, where the fate of a chain is in doubt.
    pub positions: usize,
    /// The seed of the playouts' random numbers: the same seed gives the same proposal.
    pub seed: u64,
}

impl Effort {
    /// The effort of [`propose`](crate::propose) on a board of `area` points: well under a second.
    pub const fn usual(area: usize) -> Effort {
        let playouts = 180_000 / (area as u32 + 40);
        let playouts = if playouts > 600 { 600 } else { playouts };
        Effort { playouts, positions: 20_000, seed: 1976 }
    }

    /// Four times the playouts and eight times the positions: a few seconds at most.
    pub const fn closer(area: usize) -> Effort {
        let usual = Effort::usual(area);
        Effort { playouts: usual.playouts * 4, positions: usual.positions * 8, ..usual }
    }
}
