//! A table of the results of searches of limited depth, which several threads share.

use super::table::Key;
use std::sync::atomic::{
    AtomicU64,
    Ordering::{Acquire, Relaxed, Release},
    fence,
};

/// The value of `won` if no depth is known in which the owner wins.
pub(super) const NEVER_WON: u8 = u8::MAX;

/// No move.
pub(super) const NO_PLAY: u8 = u8::MAX;

/// The results known for the position of a key. They do not depend on how it arose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reached {
    pub(super) key: Key,
    /// The least number of moves known within which the owner gets the board; [`NEVER_WON`] if none
    /// is known.
    pub(super) won: u8,
    /// The greatest number of moves known within which the owner does not get it.
    pub(super) failed: u8,
    /// The best move, in the reflection of the key; [`NO_PLAY`] if none is known.
    pub(super) best: u8,
    /// The logarithm of the work that the results took.
    pub(super) effort: u8,
}

impl Reached {
    /// Whether the owner has the board in `depth` moves, if that is known.
    #[inline]
    pub(super) fn within(&self, depth: u8) -> Option<bool> {
        match () {
            () if self.won <= depth => Some(true),
            () if self.failed >= depth => Some(false),
            () => None,
        }
    }

    /// Joins these results with older ones.
    fn and(self, old: Reached) -> Reached {
        let (won, failed) = (self.won.min(old.won), self.failed.max(old.failed));
        Reached { won, failed, effort: self.effort.max(old.effort), ..self }
    }

    /// The entry as two words, the second of which is not 0.
    fn words(self) -> [u64; 2] {
        let Reached { key, won, failed, best, effort } = self;
        let bytes = [key.state, won, failed, best, effort, 1, 0, 0];
        [key.stones.word(), u64::from_le_bytes(bytes)]
    }

    /// The entry of a key whose second word is known.
    fn of(key: Key, word: u64) -> Reached {
        let [_, won, failed, best, effort, ..] = word.to_le_bytes();
        Reached { key, won, failed, best, effort }
    }
}

/// Entries in one bucket.
const WAYS: usize = 3;

/// The entries of one cache line.
///
/// The version is odd while the bucket is being written. A reader takes no entry from it if the
/// version is not the same before and after reading.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket {
    version: AtomicU64,
    entries: [[AtomicU64; 2]; WAYS],
}

impl Bucket {
    fn get(&self, key: Key) -> Option<Reached> {
        let version = self.version.load(Acquire);
        let (stones, state) = (key.stones.word(), u64::from(key.state));
        let word = self.entries.iter().find_map(|[first, second]| {
            let word = second.load(Relaxed);
            (first.load(Relaxed) == stones && word & 0xff == state && word != 0).then_some(word)
        })?;
        fence(Acquire);
        let whole = version & 1 == 0 && self.version.load(Relaxed) == version;
        whole.then(|| Reached::of(key, word))
    }

    /// Puts the entry in the place of an older one of the same position, or else of the entry with
    /// the least effort. Returns whether the table has one more entry now.
    fn put(&self, entry: Reached) -> bool {
        let version = loop {
            let version = self.version.load(Relaxed) & !1;
            let taken = self.version.compare_exchange_weak(version, version + 1, Acquire, Relaxed);
            if taken.is_ok() {
                break version;
            }
            std::hint::spin_loop();
        };
        fence(Release);
        let [stones, state] = [entry.key.stones.word(), u64::from(entry.key.state)];
        let mut chosen = (u64::MAX, 0, entry);
        for (at, [first, second]) in self.entries.iter().enumerate() {
            let word = second.load(Relaxed);
            if word != 0 && word & 0xff == state && first.load(Relaxed) == stones {
                chosen = (1, at, entry.and(Reached::of(entry.key, word)));
                break;
            }
            // The effort, below the mark that there is an entry.
            let worth = word >> 32;
            if worth < chosen.0 {
                chosen = (worth, at, entry);
            }
        }
        let (worth, at, entry) = chosen;
        for (old, new) in self.entries[at].iter().zip(entry.words()) {
            old.store(new, Relaxed);
        }
        self.version.store(version + 2, Release);
        worth == 0
    }
}

/// A table that several threads may read and write at once. It grows up to a limit when it is told
/// to, since a small table is faster.
#[derive(Debug)]
pub(super) struct Known {
    buckets: Vec<Bucket>,
    /// The most buckets: as many as there are, doubled some times.
    most: usize,
}

impl Known {
    /// A table of at most this many bytes. It begins with some kilobytes.
    pub(super) fn new(bytes: usize) -> Known {
        let mut first = (bytes / size_of::<Bucket>()).max(1);
        let mut doublings = 0;
        while first >= 1 << 10 {
            first /= 2;
            doublings += 1;
        }
        let mut buckets = Vec::new();
        buckets.resize_with(first, Bucket::default);
        Known { buckets, most: first << doublings }
    }

    #[inline]
    fn bucket(&self, key: Key) -> &Bucket {
        // The high half of a product is as good as a remainder, and cheaper.
        let place = (u128::from(key.hash()) * self.buckets.len() as u128) >> 64;
        &self.buckets[place as usize]
    }

    #[inline]
    pub(super) fn get(&self, key: Key) -> Option<Reached> {
        self.bucket(key).get(key)
    }

    /// Returns whether the table has one more entry now.
    pub(super) fn put(&self, entry: Reached) -> bool {
        self.bucket(entry.key).put(entry)
    }

    /// Loads the buckets of several keys at once, so that later reads need not wait for memory one
    /// by one.
    #[inline]
    pub(super) fn prepare(&self, keys: impl Iterator<Item = Key>) {
        let any = |some, key| some | self.bucket(key).version.load(Relaxed);
        std::hint::black_box(keys.fold(0, any));
    }

    /// Doubles the buckets until more than four times as many entries as there are would fit, or
    /// the limit is reached. The entries of one bucket go to two adjacent ones.
    pub(super) fn grow(&mut self, entries: u64) {
        while (self.buckets.len() * WAYS) as u64 <= 4 * entries && self.buckets.len() < self.most {
            let before = self.buckets.len();
            self.buckets.resize_with(2 * before, Bucket::default);
            for number in (0..before).rev() {
                let bucket = std::mem::take(&mut self.buckets[number]);
                for [first, second] in bucket.entries {
                    let word = second.into_inner();
                    if word != 0 {
                        let key = Key::of(first.into_inner(), word as u8);
                        self.put(Reached::of(key, word));
                    }
                }
            }
        }
    }
}
