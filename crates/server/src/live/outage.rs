//! A live game while the store takes nothing. Its clock stands, as over a restart of the server.

use super::actor::{Actor, RETRY};
use super::commit::Uncommitted;
use crate::api_error::ApiError;
use crate::log::LogEntry;
use crate::state::Match;
use std::sync::Arc;

impl Actor {
    /// Since when the clock of the game stands, without an entry that says so.
    fn stands_since(&self) -> Option<u64> {
        // A game without a limit of time has nothing to charge.
        self.table.clocks().flag_falls_at()?;
        self.services.outages.since(self.game, self.table.last_at())
    }

    /// Notes in the game that the store took nothing for a while. Does nothing if there was no such
    /// while. Until it is noted, the clock stands and no flag falls.
    ///
    /// # Errors
    /// If the store takes nothing now.
    pub(super) async fn note_outage(&mut self) -> Result<(), ApiError> {
        while let Some(since) = self.stands_since() {
            let done = match self.services.outages.cause() {
                Some(cause) => Err(ApiError::unstored(&cause).into()),
                None => {
                    let mut entries = vec![LogEntry::Interrupted { since }];
                    // A player whose page was open all the time does not come back.
                    if self.present()[self.table.game().line().to_move()] {
                        entries.push(LogEntry::Continued);
                    }
                    self.commit_logged(&entries).await
                }
            };
            match done {
                Ok(()) => break,
                // Another server may have said so.
                Err(Uncommitted::Outrun) if !self.out_of_date => {}
                Err(why) => {
                    let now = self.services.time.now();
                    self.services.outages.stand(self.game, since, now);
                    self.stalled = Some(now + RETRY);
                    // If the store took it and only its answer was lost, the next entry is outrun.
                    self.out_of_date = false;
                    return Err(why.into());
                }
            }
        }
        self.services.outages.noted(self.game);
        self.stalled = None;
        Ok(())
    }

    /// Looks what has become of an outage, and shows it.
    pub(super) async fn look_at_outage(&mut self) {
        if self.stands_since().is_none() && self.stalled.is_none() {
            return;
        }
        let goes_on = self.note_outage().await.is_ok();
        self.publish();
        if goes_on {
            self.start_work_and_publish().await;
        }
    }

    /// The game as pages see it.
    pub(super) fn shown_table(&self) -> Arc<Match> {
        let Some(since) = self.stalled.and_then(|_| self.stands_since()) else {
            return Arc::clone(&self.table);
        };
        let (mut shown, stands) = (Match::clone(&self.table), LogEntry::Interrupted { since });
        match shown.apply(self.services.time.now(), &stands) {
            Ok(()) => Arc::new(shown),
            Err(_) => Arc::clone(&self.table),
        }
    }
}
