//! The sums a board keeps of a chain.

/// How many stones and *pseudo-liberties* a chain has, and the sum of those liberties' indices. A
/// pseudo-liberty is a pair of a stone and an empty neighbour: a liberty counts once for every
/// stone it adjoins. So placing, joining and removing are plain additions.
///
/// All three share one word, so that each of those is one addition. Pseudo-liberties are in the low
/// 16 bits, stones in the next 16, the sum in the rest. On the largest board (2704 points) they
/// reach 10816, 2704 and 29 million.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain(u64);

impl Chain {
    /// The sums of a stone without liberties.
    pub(super) const STONE: Chain = Chain(1 << 16);

    /// The sums of the edge cell. It is a chain that never runs out of liberties, although all
    /// stones on the first line (fewer than 300) take some from it.
    pub(super) const EDGE: Chain = Chain(1 << 63 | 1 << 15);

    /// The sums that one stone gains by this empty neighbour.
    #[inline]
    pub(super) const fn liberty(point: u16) -> Chain {
        Chain(1 | (point as u64) << 32)
    }

    #[inline]
    pub(super) const fn pseudo(self) -> u16 {
        self.0 as u16
    }

    #[inline]
    pub(super) const fn stones(self) -> u16 {
        (self.0 >> 16) as u16
    }

    #[inline]
    pub(super) const fn sum(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline]
    pub(super) const fn and(self, other: Chain) -> Chain {
        Chain(self.0 + other.0)
    }

    #[inline]
    pub(super) const fn without(self, other: Chain) -> Chain {
        Chain(self.0 - other.0)
    }
}
