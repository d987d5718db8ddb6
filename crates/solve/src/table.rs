//! The tables of a search: results, and how far open positions are from one.

use super::evidence::{Needs, Range};
use super::grid::Grid;
use super::stones::Stones;
use tengen_rules::Color;

/// A position as the search meets it, turned and mirrored to the first of its reflections. It
/// includes whose turn it is, whether the last move was a pass, and the point that a ko forbids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Key {
    pub(super) stones: Stones,
    /// The turn in the lowest bit, the pass above it, then the ko point, from 1.
    pub(super) state: u8,
}

impl Key {
    pub(super) fn new(stones: Stones, to_move: Color, passed: bool, ko: Option<u8>) -> Key {
        let ko = ko.map_or(0, |point| point + 1);
        Key { stones, state: to_move as u8 | u8::from(passed) << 1 | ko << 2 }
    }

    /// The key of this word of stones and this state.
    pub(super) fn of(stones: u64, state: u8) -> Key {
        Key { stones: Stones::of_word(stones), state }
    }

    /// The point that a ko forbids.
    pub(super) fn ko(self) -> Option<u8> {
        (self.state >> 2).checked_sub(1)
    }

    /// A hash of the key, spread over all 64 bits.
    #[inline]
    pub(super) fn hash(self) -> u64 {
        mix(self.stones.word() ^ u64::from(self.state).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

/// A position's [mark](super::evidence::Range): one bit, the same for all its reflections.
pub(super) fn mark(grid: &Grid, stones: Stones) -> u64 {
    mark_of(grid.first(stones).0)
}

/// The mark of a position that is the first of its reflections.
#[inline]
pub(super) fn mark_of(first: Stones) -> u64 {
    1 << (mix(first.word()) >> 58)
}

/// Spreads the differences between words over all bits (the finalizer of SplitMix64).
pub(super) fn mix(mut word: u64) -> u64 {
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// A result, in the reflection of its key: `winner` has `margin` for certain, if the history allows
/// the evidence.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proved {
    pub(super) key: Key,
    pub(super) winner: Color,
    pub(super) margin: i8,
    /// How much work the result took, as a logarithm.
    pub(super) effort: u8,
    pub(super) range: Range,
    /// The positions that must have been before.
    pub(super) needs: [Option<Stones>; Needs::MOST],
}

/// How far a position is from a result: the numbers of proof-number search, for the player to
/// move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    pub(super) key: Key,
    /// The margin asked for.
    pub(super) goal: i8,
    pub(super) effort: u8,
    /// The least number of positions to be won for a win, and to be lost for a loss.
    pub(super) win: u32,
    pub(super) loss: u32,
}

/// An entry of a table.
pub(super) trait Entry: Copy {
    fn key(&self) -> Key;
    /// How much work it was to find, as a logarithm.
    fn effort(&self) -> u8;
    /// Takes `new`, of the same key, over if it says more about the same question. Returns whether
    /// it did.
    fn takes(&mut self, new: &Self) -> bool;
}

impl Entry for Proved {
    fn key(&self) -> Key {
        self.key
    }
    fn effort(&self) -> u8 {
        self.effort
    }
    fn takes(&mut self, new: &Proved) -> bool {
        let better = match self.winner {
            Color::Black => new.margin >= self.margin,
            Color::White => new.margin <= self.margin,
        };
        let takes = self.winner == new.winner && better && self.needs == new.needs;
        if takes {
            *self = *new;
        }
        takes
    }
}

impl Entry for Open {
    fn key(&self) -> Key {
        self.key
    }
    fn effort(&self) -> u8 {
        self.effort
    }
    fn takes(&mut self, new: &Open) -> bool {
        let takes = self.goal == new.goal;
        if takes {
            *self = *new;
        }
        takes
    }
}

/// Entries in one bucket.
const WAYS: usize = 4;

/// The entries of one bucket, aligned to cache lines.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket<E>([Option<E>; WAYS]);

/// A table that grows as it fills, up to a limit, since a small table is faster. When a bucket is
/// full, the entry of the least effort goes.
pub(super) struct Table<E> {
    buckets: Vec<Bucket<E>>,
    /// The most buckets: as many as there are, doubled some times.
    most: usize,
    /// Entries.
    filled: usize,
}

impl<E: Entry> Table<E> {
    /// A table of at most this many bytes. It begins with some kilobytes.
    pub(super) fn new(bytes: usize) -> Table<E> {
        let mut first = (bytes / size_of::<Bucket<E>>()).max(1);
        let mut doublings = 0;
        while first >= 1 << 10 {
            first /= 2;
            doublings += 1;
        }
        Table { buckets: vec![Bucket([None; WAYS]); first], most: first << doublings, filled: 0 }
    }

    #[inline]
    fn place(&self, key: Key) -> usize {
        // The high half of a product is as good as a remainder, and cheaper.
        ((u128::from(key.hash()) * self.buckets.len() as u128) >> 64) as usize
    }

    /// The first value that `wanted` gives for an entry of this key.
    #[inline]
    pub(super) fn find<T>(&self, key: Key, wanted: impl Fn(&E) -> Option<T>) -> Option<T> {
        let bucket = &self.buckets[self.place(key)].0;
        bucket.iter().flatten().filter(|entry| entry.key() == key).find_map(wanted)
    }

    pub(super) fn put(&mut self, entry: E) {
        let place = self.place(entry.key());
        let bucket = &mut self.buckets[place].0;
        let mut same = bucket.iter_mut().flatten().filter(|old| old.key() == entry.key());
        if same.any(|old| old.takes(&entry)) {
            return;
        }
        let worth = |old: &&mut Option<E>| old.map_or(0, |old| 1 + old.effort());
        if let Some(old) = bucket.iter_mut().min_by_key(worth) {
            self.filled += usize::from(old.is_none());
            *old = Some(entry);
        }
        if self.filled > self.buckets.len() * WAYS / 2 && self.buckets.len() < self.most {
            self.grow();
        }
    }

    /// Doubles the buckets. The entries of one bucket go to two adjacent ones, twice as far from
    /// the start. The loop begins with the last bucket, so there is always room.
    fn grow(&mut self) {
        let before = self.buckets.len();
        self.buckets.resize(2 * before, Bucket([None; WAYS]));
        for number in (0..before).rev() {
            let entries = std::mem::replace(&mut self.buckets[number], Bucket([None; WAYS]));
            for entry in entries.0.into_iter().flatten() {
                let place = self.place(entry.key());
                let free = self.buckets[place].0.iter_mut().find(|old| old.is_none());
                if let Some(free) = free {
                    *free = Some(entry);
                }
            }
        }
    }
}
