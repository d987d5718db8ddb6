//! What a live game does when a clock says so.

use super::actor::Actor;
use crate::entry::Entry;
use crate::state::color;
use tengen_rules::Event;

/// How long the clock waits for the player to move after an interruption, in milliseconds.
const GRACE: u64 = 60_000;

impl Actor {
    /// When the task has to look at the clock again.
    pub(super) fn alarm(&self) -> Option<u64> {
        let resumes = self.table.interrupted().map(|since| since.saturating_add(GRACE));
        resumes.or(self.table.clocks().flag_falls_at())
    }

    pub(super) async fn ring(&mut self) {
        let now = self.hub.time.now();
        let waited = |since: u64| now >= since.saturating_add(GRACE);
        if self.table.interrupted().is_some_and(waited) {
            self.try_to(&[Entry::Continued]).await;
        } else if !self.flag(now).await {
            return;
        }
        self.publish();
        self.go_on().await;
    }

    /// Ends the game if somebody's time is up at this moment.
    pub(super) async fn flag(&mut self, now: u64) -> bool {
        let clocks = self.table.clocks();
        match clocks.flag_fallen(now).filter(|_| clocks.is_running()) {
            Some(side) => self.try_to(&[Event::Flag { color: color(side) }.into()]).await,
            None => false,
        }
    }
}
