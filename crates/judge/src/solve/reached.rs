//! What a search of limited depth remembers.

use super::table::{Entry, Key};
use std::num::NonZeroU8;

/// No depth in which a position would be won.
pub(super) const NEVER_WON: u8 = u8::MAX;

/// No move.
pub(super) const NO_PLAY: u8 = u8::MAX;

/// What is known of a position, which its key tells: nothing in it depends on how it arose.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    pub(super) key: Key,
    /// In so many moves the owner has the board; [`NEVER_WON`] if no such number is known.
    pub(super) won: u8,
    /// In so many moves he has not.
    pub(super) failed: u8,
    /// The best move, in the reflection of the key; [`NO_PLAY`] if none is known.
    pub(super) best: u8,
    /// The logarithm of the work it was, and one.
    pub(super) effort: NonZeroU8,
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
}

impl Entry for Reached {
    fn key(&self) -> Key {
        self.key
    }
    fn effort(&self) -> u8 {
        self.effort.get()
    }
    fn takes(&mut self, new: &Reached) -> bool {
        let (won, failed) = (self.won.min(new.won), self.failed.max(new.failed));
        *self = Reached { won, failed, effort: self.effort.max(new.effort), ..*new };
        true
    }
}
