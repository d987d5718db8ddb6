//! Ladders read once and remembered.

use super::ladder::Ladders;
use tengen_rules::{Board, Color, Point, Size};

/// How many positions are remembered; a power of two.
const REMEMBERED: usize = 1 << 12;

/// Readings of ladders. A network is shown the ladders of a position three times: once as the
/// present, and twice as the past of later positions. Reading is most of the work.
#[derive(Debug, Default)]
pub(super) struct LadderCache {
    ladders: Ladders,
    size: Option<Size>,
    /// The position of each reading, by a part of its hash. Hashes suffice, since an input of a
    /// network decides nothing by itself.
    of: Vec<Option<(u64, Option<Point>)>>,
    /// The readings, each of `words` words.
    bits: Vec<u64>,
    words: usize,
}

/// The ladders of one position.
#[derive(Clone, Copy)]
pub(super) struct CachedLadders<'a> {
    bits: &'a [u64],
}

impl LadderCache {
    /// The ladders on `board`, where the ko rule forbids a play on `ko`.
    pub(super) fn of(&mut self, board: &Board, ko: Option<Point>) -> CachedLadders<'_> {
        let size = board.size();
        let words = size.area().div_ceil(64);
        if self.size != Some(size) {
            self.size = Some(size);
            self.words = 3 * words;
            self.of.clear();
            self.of.resize(REMEMBERED, None);
            self.bits.clear();
            self.bits.resize(REMEMBERED * self.words, 0);
        }
        let position = (board.hash(), ko);
        let slot = board.hash() as usize % REMEMBERED;
        let bits = &mut self.bits[slot * self.words..(slot + 1) * self.words];
        if self.of[slot] != Some(position) {
            self.of[slot] = Some(position);
            bits.fill(0);
            let mut set = |part: usize, p: Point| {
                bits[part * words + p.index() / 64] |= 1 << (p.index() % 64);
            };
            self.ladders.read(board, ko, |chain, attacks| {
                board.chain(chain).for_each(|p| set(0, p));
                let color = board.get(chain).unwrap_or(Color::Black);
                attacks.iter().for_each(|p| set(1 + color.index(), *p));
            });
        }
        CachedLadders { bits }
    }
}

impl CachedLadders<'_> {
    /// The indices of stones of chains that are caught.
    pub(super) fn caught(self) -> impl Iterator<Item = usize> {
        ones(&self.bits[..self.bits.len() / 3])
    }

    /// The indices of points where a play catches a chain of `color` that has two liberties.
    pub(super) fn attacks_on(self, color: Color) -> impl Iterator<Item = usize> {
        let words = self.bits.len() / 3;
        let from = (1 + color.index()) * words;
        ones(&self.bits[from..from + words])
    }
}

/// The places of the bits that are set.
fn ones(words: &[u64]) -> impl Iterator<Item = usize> {
    words.iter().enumerate().flat_map(|(i, word)| {
        let mut left = *word;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            (left != 0).then(|| {
                left &= left - 1;
                i * 64 + bit
            })
        })
    })
}
