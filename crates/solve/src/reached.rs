//! What a search of limited depth remembers, for several that look together.

use super::table::Key;
use std::sync::atomic::{
    AtomicU64,
    Ordering::{Acquire, Relaxed, Release},
    fence,
};

/// No depth in which a position would be won.
pub(super) const NEVER_WON: u8 = u8::MAX;

/// No move.
pub(super) const NO_PLAY: u8 = u8::MAX;

/// What is known of a position, which its key tells: nothing in it depends on how it arose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reached {
    pub(super) key: Key,
    /// In so many moves the owner has the board; [`NEVER_WON`] if no such number is known.
    pub(super) won: u8,
    /// In so many moves he has not.
    pub(super) failed: u8,
    /// The best move, in the reflection of the key; [`NO_PLAY`] if none is known.
    pub(super) best: u8,
    /// The logarithm of the work it was.
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

    /// What is known from this and from what was known before.
    fn and(self, old: Reached) -> Reached {
        let (won, failed) = (self.won.min(old.won), self.failed.max(old.failed));
        Reached { won, failed, effort: self.effort.max(old.effort), ..self }
    }

    /// As two words, the second of which is not 0.
    fn words(self) -> [u64; 2] {
        let Reached { key, won, failed, best, effort } = self;
        let bytes = [key.state, won, failed, best, effort, 1, 0, 0];
        [key.stones.word(), u64::from_le_bytes(bytes)]
    }

    /// What is in the second word, of a position that is known.
    fn of(key: Key, word: u64) -> Reached {
        let [_, won, failed, best, effort, ..] = word.to_le_bytes();
        Reached { key, won, failed, best, effort }
    }
}

/// Entries in one bucket.
const WAYS: usize = 3;

/// What comes from memory together.
///
/// The version is odd while it is written. A reader who finds another version afterwards than before
/// takes nothing from it.
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

    /// Enters it for an older one of the same position, or for that of the least effort. Says whether there
    /// is one more now.
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

/// A table that several may read and write at once. It grows, when it is told to, up to a limit: a
/// small one is the faster one.
#[derive(Debug)]
pub(super) struct Known {
    buckets: Vec<Bucket>,
    /// The most buckets: as many as there are, doubled some times.
    most: usize,
}

impl Known {
    /// A table of at most so many bytes. It begins with some kilobytes of them.
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

    /// Says whether there is one more now.
    pub(super) fn put(&self, entry: Reached) -> bool {
        self.bucket(entry.key).put(entry)
    }

    /// Asks for what will be asked for: so it comes from memory together, and not one after the
    /// other.
    #[inline]
    pub(super) fn prepare(&self, keys: impl Iterator<Item = Key>) {
        let any = |some, key| some | self.bucket(key).version.load(Relaxed);
        std::hint::black_box(keys.fold(0, any));
    }

    /// Doubles the buckets until four times as many entries as there are would fit, or there is no more memory for
    /// it. What is in one goes to two next to each other.
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
