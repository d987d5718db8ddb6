//! What the search remembers: results, and how far it is from one.

use super::evidence::{Needs, Range};
use super::grid::Grid;
use super::stones::Stones;
use std::sync::{Mutex, PoisonError};
use tengen_rules::Color;

/// A position as the search meets it, turned and mirrored to the one of its reflections that comes
/// first: with whose turn it is, whether the last move was a pass, and which point may not be
/// played because a ko was taken there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Key {
    pub(super) stones: Stones,
    /// The turn in the lowest bit, the pass above it, then the ko point, from 1.
    state: u8,
}

impl Key {
    pub(super) fn new(stones: Stones, to_move: Color, passed: bool, ko: Option<u8>) -> Key {
        let ko = ko.map_or(0, |point| point + 1);
        Key { stones, state: to_move as u8 | u8::from(passed) << 1 | ko << 2 }
    }

    /// Spread over all 64 bits.
    fn hash(self) -> u64 {
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

/// Spreads what tells one word from another over all bits (the finalizer of SplitMix64).
fn mix(mut word: u64) -> u64 {
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// A result: `winner` has `margin` for certain, if the history allows what it rests on. In the
/// reflection of its key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proved {
    pub(super) key: Key,
    pub(super) winner: Color,
    pub(super) margin: i8,
    /// How much work it was: its logarithm.
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

/// What a table can keep.
pub(super) trait Entry: Copy {
    fn key(&self) -> Key;
    fn effort(&self) -> u8;
    /// Whether `new` takes the place of this one as saying more about the same.
    fn is_replaced_by(&self, new: &Self) -> bool;
}

impl Entry for Proved {
    fn key(&self) -> Key {
        self.key
    }
    fn effort(&self) -> u8 {
        self.effort
    }
    fn is_replaced_by(&self, new: &Proved) -> bool {
        let better = match self.winner {
            Color::Black => new.margin >= self.margin,
            Color::White => new.margin <= self.margin,
        };
        self.key == new.key && self.winner == new.winner && better && self.needs == new.needs
    }
}

impl Entry for Open {
    fn key(&self) -> Key {
        self.key
    }
    fn effort(&self) -> u8 {
        self.effort
    }
    fn is_replaced_by(&self, new: &Open) -> bool {
        self.key == new.key && self.goal == new.goal
    }
}

/// Entries in one bucket.
const WAYS: usize = 4;

/// A table of fixed size, shared by threads. When a bucket is full, the entry of the least effort
/// goes.
pub(super) struct Table<E> {
    buckets: Vec<Mutex<[Option<E>; WAYS]>>,
}

impl<E: Entry> Table<E> {
    /// A table of at most so many bytes.
    pub(super) fn new(bytes: usize) -> Table<E> {
        let count = (bytes / size_of::<Mutex<[Option<E>; WAYS]>>()).max(1);
        Table { buckets: (0..count).map(|_| Mutex::new([None; WAYS])).collect() }
    }

    fn bucket(&self, key: Key) -> &Mutex<[Option<E>; WAYS]> {
        // The high half of a product is as good as a remainder, and cheaper.
        let at = (u128::from(key.hash()) * self.buckets.len() as u128) >> 64;
        &self.buckets[at as usize]
    }

    /// The first thing that `wanted` makes of an entry of this key.
    pub(super) fn find<T>(&self, key: Key, wanted: impl Fn(&E) -> Option<T>) -> Option<T> {
        let bucket = self.bucket(key).lock().unwrap_or_else(PoisonError::into_inner);
        bucket.iter().flatten().filter(|entry| entry.key() == key).find_map(wanted)
    }

    pub(super) fn put(&self, entry: E) {
        let mut bucket = self.bucket(entry.key()).lock().unwrap_or_else(PoisonError::into_inner);
        let same = bucket.iter().position(|old| old.is_some_and(|old| old.is_replaced_by(&entry)));
        let place = same.or_else(|| {
            let worth = |place: &usize| bucket[*place].map_or(0, |old| 1 + old.effort());
            (0..WAYS).min_by_key(worth)
        });
        if let Some(place) = place {
            bucket[place] = Some(entry);
        }
    }
}
