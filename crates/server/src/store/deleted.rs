//! Games and studies that were deleted: the hashes of their keys are kept, so that people learn
//! why their links open nothing.

use super::{ItemId, StoreError};
use crate::store::items::Linked;
use serde::{Deserialize, Serialize};

/// Why a key opens nothing any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The link was replaced by another one.
    Replaced,
    /// The thing that it opened was deleted.
    Deleted(Deleted),
}

/// When and why something was deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Deleted {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Why.
    pub why: Cause,
}

/// Why something was deleted. Nothing is kept of what its own people deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The server's keeper did it.
    Keeper,
    /// Nobody used it.
    Unused,
}

impl Cause {
    /// The name in stores and for pages.
    pub const fn name(self) -> &'static str {
        match self {
            Cause::Keeper => "keeper",
            Cause::Unused => "unused",
        }
    }
}

impl Deleted {
    /// Reads a row.
    pub(super) fn of(at: u64, why: &str) -> Result<Deleted, StoreError> {
        let known = [Cause::Keeper, Cause::Unused].into_iter().find(|cause| cause.name() == why);
        let why = known.ok_or_else(|| StoreError::Corrupt(format!("cause {why}")))?;
        Ok(Deleted { at, why })
    }
}

/// How long the keys are kept at least, in milliseconds: a year. Older ones go with the next
/// deletion.
const KEPT: u64 = 365 * 24 * 60 * 60 * 1000;

/// Those before this time are forgotten.
pub(super) fn forgotten(at: u64) -> u64 {
    at.saturating_sub(KEPT)
}

/// Forgets keys that were kept long enough, before the time `$1`.
pub(super) const FORGET: &str = "DELETE FROM deleted_keys WHERE at_ms < $1";

/// Notes the keys of something, also those that were replaced: its number is `$1`, its name `$2`,
/// the time `$3` and the cause `$4`.
pub(super) const fn note(item: ItemId) -> [&'static str; 2] {
    match item {
        ItemId::Game(_) => [
            "INSERT INTO deleted_keys (hash, item, at_ms, why) \
             SELECT hash, $2, $3, $4 FROM keys WHERE game = $1 ON CONFLICT (hash) DO NOTHING",
            "INSERT INTO deleted_keys (hash, item, at_ms, why) \
             SELECT hash, $2, $3, $4 FROM replaced_keys WHERE game = $1 \
             ON CONFLICT (hash) DO NOTHING",
        ],
        ItemId::Study(_) => [
            "INSERT INTO deleted_keys (hash, item, at_ms, why) \
             SELECT hash, $2, $3, $4 FROM study_keys WHERE study = $1 \
             ON CONFLICT (hash) DO NOTHING",
            "INSERT INTO deleted_keys (hash, item, at_ms, why) \
             SELECT hash, $2, $3, $4 FROM replaced_study_keys WHERE study = $1 \
             ON CONFLICT (hash) DO NOTHING",
        ],
    }
}

/// Finds the key with the hash `$1`. Those of the other kind do not count: `$2` is a pattern.
pub(super) const BY_KEY: &str =
    "SELECT at_ms, why FROM deleted_keys WHERE hash = $1 AND item LIKE $2";

/// Finds something by its name `$1`.
pub(super) const BY_ITEM: &str = "SELECT at_ms, why FROM deleted_keys WHERE item = $1 LIMIT 1";

/// The pattern of the names of a kind.
pub(super) const fn named(linked: Linked) -> &'static str {
    match linked {
        Linked::Game => "g%",
        Linked::Study => "s%",
    }
}
