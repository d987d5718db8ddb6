//! Records that were replayed lately. A record never changes, so each is replayed once while it is
//! looked at.

use super::Replay;
use crate::store::GameId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most bytes of the records that are kept. In memory a record takes several times its length.
const MOST_BYTES: usize = 16 << 20;

/// A record, replayed.
#[derive(Clone, Debug)]
pub(crate) struct KeptRecord {
    /// The record as it is shown.
    pub(crate) replay: Arc<Replay>,
    /// When it was uploaded.
    pub(crate) created: u64,
    /// How many bytes the record has.
    pub(crate) bytes: usize,
}

/// Records that were replayed lately.
#[derive(Debug, Default)]
pub(crate) struct KeptRecords(Mutex<Records>);

#[derive(Debug, Default)]
struct Records {
    /// Each record with the tick when it was last asked for.
    by_game: HashMap<GameId, (u64, KeptRecord)>,
    bytes: usize,
    ticks: u64,
}

impl KeptRecords {
    fn records(&self) -> MutexGuard<'_, Records> {
        // The sum is right between any two statements, so a panic elsewhere spoils nothing.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A record, if it is kept.
    pub(crate) fn get(&self, game: GameId) -> Option<KeptRecord> {
        let mut records = self.records();
        records.ticks += 1;
        let now = records.ticks;
        let (used, record) = records.by_game.get_mut(&game)?;
        *used = now;
        Some(record.clone())
    }

    /// Keeps a record. Those that were not asked for longest go, while there are too many bytes.
    pub(crate) fn put(&self, game: GameId, record: KeptRecord) {
        let mut records = self.records();
        records.ticks += 1;
        records.remove(game);
        records.bytes += record.bytes;
        let used = records.ticks;
        records.by_game.insert(game, (used, record));
        while records.bytes > MOST_BYTES {
            let oldest = records.by_game.iter().min_by_key(|(_, (used, _))| *used);
            let Some(game) = oldest.map(|(game, _)| *game) else { break };
            records.remove(game);
        }
    }

    /// Forgets a record that was deleted.
    pub(crate) fn forget(&self, game: GameId) {
        self.records().remove(game);
    }
}

impl Records {
    fn remove(&mut self, game: GameId) {
        if let Some((_, record)) = self.by_game.remove(&game) {
            self.bytes -= record.bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_asked_for_last_stay_within_the_bound() {
        let parsed = tengen_sgf::parse(b"(;SZ[9];B[ee])");
        let replay = Arc::new(Replay::of(parsed.collection.roots().next().unwrap()));
        let record = |bytes| KeptRecord { replay: Arc::clone(&replay), created: 0, bytes };
        let kept = KeptRecords::default();
        for game in 0..5 {
            kept.put(GameId(game), record(MOST_BYTES / 4));
            assert!(kept.get(GameId(0)).is_some());
        }
        assert!(kept.get(GameId(1)).is_none() && kept.get(GameId(4)).is_some());
        kept.forget(GameId(4));
        assert!(kept.get(GameId(4)).is_none());
        assert_eq!(kept.records().bytes, 3 * (MOST_BYTES / 4));
        // One that is too long alone is not kept.
        kept.put(GameId(9), record(MOST_BYTES + 1));
        assert!(kept.get(GameId(9)).is_none());
    }
}
