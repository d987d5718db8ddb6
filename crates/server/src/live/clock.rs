//! The clocks of a live game.

use super::actor::Actor;
use crate::log::LogEntry;
use crate::state::color;
use tengen_rules::Event;

/// How long the clock waits for the player to move after an interruption, in milliseconds.
const GRACE: u64 = 60_000;

impl Actor {
    /// When the clock next changes the game: it goes on after an interruption, or a flag falls.
    pub(super) fn clock_due_at(&self) -> Option<u64> {
        let resumes = self.table.interrupted().map(|since| since.saturating_add(GRACE));
        self.stalled.or(resumes).or(self.table.clocks().flag_falls_at())
    }

    /// Changes the game if the clock is due.
    pub(super) async fn on_clock_due(&mut self) {
        let now = self.services.time.now();
        if self.stalled.is_some() {
            return self.look_at_outage().await;
        }
        let waited = |since: u64| now >= since.saturating_add(GRACE);
        if self.table.interrupted().is_some_and(waited) {
            self.commit_or_log(&[LogEntry::Continued]).await;
        } else if !self.end_on_time(now).await {
            return;
        }
        self.publish();
        self.start_work_and_publish().await;
    }

    /// Ends the game if the time of a player is up at `now`. Says whether it is.
    pub(super) async fn end_on_time(&mut self, now: u64) -> bool {
        if self.note_outage().await.is_err() {
            return false;
        }
        let clocks = self.table.clocks();
        match clocks.flag_fallen(now).filter(|_| clocks.is_running()) {
            Some(side) => self.commit_or_log(&[Event::Flag { color: color(side) }.into()]).await,
            None => false,
        }
    }
}
