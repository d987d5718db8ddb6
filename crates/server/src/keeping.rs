//! What the server keeps, and for how long: things that nobody uses any more are deleted where the
//! configuration names them, and nothing new is taken when there is no room for it.

use crate::api_error::ApiError;
use crate::app::{App, Shared};
use crate::limiter::Limiter;
use crate::limits::ServerLimits;
use crate::nodes::Word;
use crate::rated;
use crate::store::{ItemId, Run, StoreError, Unused};
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// How often looks are noted, and the room is measured.
const NOTED: Duration = Duration::from_secs(60);

/// How often what nobody uses is looked for.
const SWEPT: Duration = Duration::from_secs(60 * 60);

/// How long that waits after the start.
const FIRST_SWEEP: Duration = Duration::from_secs(90);

/// A server that was away for so many days, by its clock, deletes nothing for a day: the clock may
/// be
/// wrong, and what it makes old would be deleted.
const LONG: u64 = 2;

/// How many things are looked up at once.
const AT_ONCE: u32 = 100;

/// How long a sweep waits after each deletion, so that others come to the database.
const PAUSE: Duration = Duration::from_millis(20);

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// What is noted between two looks into the store.
#[derive(Debug)]
pub(crate) struct Keeping {
    looked: Mutex<HashSet<ItemId>>,
    is_full: AtomicBool,
    /// The KiB that addresses add.
    added: Limiter,
}

impl Keeping {
    pub(crate) fn new(limits: &ServerLimits) -> Keeping {
        let added = Limiter::new(limits.added);
        Keeping { looked: Mutex::default(), is_full: AtomicBool::new(false), added }
    }

    /// Somebody looks at a thing.
    pub(crate) fn look(&self, item: ItemId) {
        self.looked.lock().unwrap_or_else(PoisonError::into_inner).insert(item);
    }

    /// Whether nothing new is taken now.
    pub(crate) fn is_full(&self) -> bool {
        self.is_full.load(Ordering::Relaxed)
    }

    /// Whether somebody has looked at a thing since looks were noted last.
    fn is_looked_at(&self, item: &ItemId) -> bool {
        self.looked.lock().unwrap_or_else(PoisonError::into_inner).contains(item)
    }

    fn take_looked(&self) -> HashSet<ItemId> {
        std::mem::take(&mut *self.looked.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Notes looks, measures the room and adds results that are missing, until the application is gone.
pub(crate) async fn keep(app: Weak<Shared>) {
    let mut every = tokio::time::interval(NOTED);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        let Some(app) = app.upgrade().map(App::of) else { return };
        app.note_looks().await;
        app.measure().await;
        app.warn_of_idle_desk();
        rated::settle_due(&app.services.store).await;
    }
}

/// How many runs are looked at for that.
pub(crate) const RUNS: u32 = 1_000;

/// How long the first sweep waits after a start at this time, by the runs before, the latest first.
pub(crate) fn first_sweep(now: u64, runs: &[Run]) -> Duration {
    let mut begun = now;
    for run in runs {
        let away = begun.saturating_sub(run.alive) / DAY;
        if away >= LONG {
            let days = away;
            tracing::warn!(
                days,
                "the server was away, or its clock is wrong: it deletes nothing for a day"
            );
            let wait = (begun + DAY).saturating_sub(now);
            return Duration::from_millis(wait).max(FIRST_SWEEP);
        }
        begun = run.started;
        if now.saturating_sub(begun) > DAY {
            break;
        }
    }
    FIRST_SWEEP
}

/// Sweeps now and then, the first time after a while, until the application is gone.
pub(crate) async fn keep_swept(app: Weak<Shared>, first: Duration) {
    tokio::time::sleep(first).await;
    loop {
        let Some(app) = app.upgrade().map(App::of) else { return };
        app.sweep().await;
        drop(app);
        tokio::time::sleep(SWEPT).await;
    }
}

impl App {
    /// Refuses something new of this many bytes if the store has no room for it, or the address has
    /// added too much.
    ///
    /// # Errors
    /// 507 or 429.
    pub(crate) fn check_room(&self, address: IpAddr, bytes: usize) -> Result<(), ApiError> {
        if self.keeping.is_full() {
            return Err(ApiError::full());
        }
        let kib = (bytes as f64 / 1024.0).max(1.0);
        let now = self.services.time.now();
        self.keeping.added.take_many(address, kib, now).map_err(ApiError::too_much)
    }

    /// Refuses changes of a study while the address has changed or added too much. A study is there
    /// already, so that it may be changed when nothing new is taken.
    ///
    /// # Errors
    /// 503: they may come again.
    pub(crate) fn check_changes(&self, address: IpAddr) -> Result<(), ApiError> {
        let now = self.services.time.now();
        self.operations
            .check(address, now)
            .map_err(|wait| ApiError::too_often("too many changes come from this address", wait))?;
        self.keeping
            .added
            .check(address, now)
            .map_err(|wait| ApiError::too_often("too much was added from this address", wait))
    }

    /// Counts changes of a study that were done, or refused one by one.
    pub(crate) fn count_changes(&self, address: IpAddr, operations: usize, bytes: usize) {
        let now = self.services.time.now();
        self.operations.charge(address, operations as f64, now);
        self.keeping.added.charge(address, bytes as f64 / 1024.0, now);
    }

    /// Notes in the store what was looked at since the last time.
    pub async fn note_looks(&self) {
        let mut looked = self.keeping.take_looked();
        looked.extend(self.hub.watched().into_iter().map(ItemId::Game));
        looked.extend(self.rooms.watched().into_iter().map(ItemId::Study));
        if looked.is_empty() {
            return;
        }
        let noted = looked.iter().copied().collect();
        if let Err(error) = self.services.store.looked(noted, self.services.time.now()).await {
            if !error.tell_outage() {
                tracing::warn!(%error, "looks at games and studies are not noted");
            }
            // They are noted with the next ones.
            looked.into_iter().for_each(|item| self.keeping.look(item));
        }
    }

    /// Says that the computer's moves wait for workers, and that none is there.
    fn warn_of_idle_desk(&self) {
        let (searches, desk) = (&self.services.searches, &self.services.desk);
        let waiting = searches.waiting();
        if searches.is_all_away() && waiting > 0 && desk.len() == 0 {
            tracing::warn!(waiting, "the computer's moves wait: no worker asks for jobs");
        }
    }

    /// Measures whether the store has room for something new.
    pub async fn measure(&self) {
        let store = &self.services.store;
        let measured = async { Ok::<_, StoreError>((store.bytes().await?, store.free().await?)) };
        let (bytes, free) = match measured.await {
            Ok(measured) => measured,
            Err(error) if !error.tell_outage() => {
                return tracing::warn!(%error, "the room of the store is not measured");
            }
            Err(_) => return,
        };
        let space = self.services.limits.space;
        let is_full = space.most_bytes().is_some_and(|most| bytes >= most)
            || free.is_some_and(|free| free < space.free_bytes());
        self.services.metrics.stored(bytes);
        if is_full != self.keeping.is_full.swap(is_full, Ordering::Relaxed) {
            match is_full {
                true => tracing::warn!(
                    bytes,
                    free,
                    "nothing new is taken: make room, or raise the limits under space"
                ),
                false => {
                    tracing::warn!(bytes, free, "there is room again, and new things are taken")
                }
            }
        }
    }

    /// Deletes what nobody uses any more, where the configuration says so. Of servers that share
    /// a database, one does. The answer is how many things were deleted of each kind.
    pub async fn sweep(&self) -> [u64; Unused::ALL.len()] {
        let mut deleted = [0; Unused::ALL.len()];
        if !self.services.nodes.is_first() {
            return deleted;
        }
        let now = self.services.time.now();
        for (place, unused) in Unused::ALL.into_iter().enumerate() {
            let Some(days) = self.services.limits.retention.days(unused) else { continue };
            let before = now.saturating_sub(u64::from(days).saturating_mul(DAY));
            match self.sweep_kind(unused, before).await {
                Ok(number) => deleted[place] = number,
                Err(error) if !error.tell_outage() => {
                    tracing::error!(%error, "what nobody uses is not deleted")
                }
                Err(_) => {}
            }
        }
        if deleted.iter().any(|number| *number > 0) {
            let [open_games, finished_games, records, studies] = deleted;
            tracing::warn!(
                open_games,
                finished_games,
                records,
                studies,
                "deleted, as nobody used them"
            );
        }
        deleted
    }

    async fn sweep_kind(&self, unused: Unused, before: u64) -> Result<u64, StoreError> {
        let (store, mut deleted) = (&self.services.store, 0);
        loop {
            let items = store.unused(unused, before, AT_ONCE).await?;
            let mut any = false;
            for item in &items {
                // A thing that a page has open is used, even if no look is noted yet.
                let is_open = self.keeping.is_looked_at(item)
                    || match item {
                        ItemId::Game(game) => self.hub.watched().contains(game),
                        ItemId::Study(study) => self.rooms.watched().contains(study),
                    };
                if is_open || !store.expire(*item, unused, before, self.services.time.now()).await?
                {
                    continue;
                }
                (any, deleted) = (true, deleted + 1);
                self.services.metrics.expired(unused.name());
                match *item {
                    ItemId::Game(game) => {
                        self.kept_records.forget(game);
                        self.hub.deleted(game);
                    }
                    ItemId::Study(study) => {
                        self.rooms.deleted(study);
                        self.services.nodes.tell(|| Word::StudyChanged { study });
                    }
                }
                tokio::time::sleep(PAUSE).await;
            }
            if !any {
                return Ok(deleted);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_was_away_for_long_deletes_nothing_for_a_day_whatever_restarts_come() {
        let day = Duration::from_millis(DAY);
        let run = |started: u64, alive: u64| Run { started, alive };
        let now = 100 * DAY;
        assert_eq!(first_sweep(now, &[]), FIRST_SWEEP);
        assert_eq!(first_sweep(now, &[run(0, now - LONG * DAY + 1)]), FIRST_SWEEP);
        let before = run(0, now - LONG * DAY);
        assert_eq!(first_sweep(now, &[before]), day);
        // It began an hour ago, and begins again.
        let hour = DAY / 24;
        let again = first_sweep(now + hour, &[run(now, now + hour / 2), before]);
        assert_eq!(again, Duration::from_millis(DAY - hour));
        assert_eq!(first_sweep(now + 2 * DAY, &[run(now, now + 2 * DAY), before]), FIRST_SWEEP);
    }
}
