//! Changes of a live game on their way to the store.

use super::actor::Actor;
use super::services::Services;
use crate::api_error::ApiError;
use crate::log::LogEntry;
use crate::nodes::Word;
use crate::rated;
use crate::state::Match;
use crate::store::{StoreError, StoredEntry};
use crate::summary::Summary;
use std::sync::Arc;
use std::time::Instant;

/// What a page is told if its act is not stored.
pub(super) const NOT_STORED: &str = "the game could not be stored; please try again";

/// The reason why a change is not stored.
#[derive(Debug)]
pub(super) enum Uncommitted {
    /// Another server has changed the game. That is applied now.
    Outrun,
    /// The change is refused, or the store fails.
    Refused(ApiError),
}

impl From<Uncommitted> for ApiError {
    fn from(error: Uncommitted) -> ApiError {
        match error {
            Uncommitted::Outrun => ApiError::busy(NOT_STORED),
            Uncommitted::Refused(error) => error,
        }
    }
}

impl From<ApiError> for Uncommitted {
    fn from(error: ApiError) -> Uncommitted {
        Uncommitted::Refused(error)
    }
}

impl Actor {
    /// Appends entries to the store, and then applies them to the game.
    ///
    /// # Errors
    /// If the game does not allow them, another server was faster, or the store fails.
    pub(super) async fn commit(&mut self, entries: &[LogEntry]) -> Result<(), Uncommitted> {
        let at = self.services.time.now().max(self.table.last_at());
        let mut next = Match::clone(&self.table);
        let mut rows = Vec::with_capacity(entries.len());
        for entry in entries {
            next.apply(at, entry)
                .map_err(|refusal| ApiError::refused(self.table.game(), &refusal))?;
            let entry = serde_json::to_string(entry).map_err(|error| {
                tracing::error!(game = self.game.0, %error, "an entry cannot be written");
                ApiError::internal()
            })?;
            rows.push(StoredEntry { at, entry });
        }
        let summary = Summary::of(&next).to_json();
        let Services { store, metrics, nodes, outages, .. } = &*self.services;
        let begun = Instant::now();
        let stored = store.append(self.game, self.table.entries(), rows, summary).await;
        metrics.appended("game", begun.elapsed(), stored.is_ok());
        match stored {
            Ok(()) => {
                outages.took(self.services.time.now());
                let was_over = self.table.game().outcome().is_some();
                self.table = Arc::new(next);
                if !was_over && self.table.game().outcome().is_some() {
                    self.settle_rating();
                }
                nodes.tell(|| Word::Game { game: self.game, entries: self.table.entries() });
                Ok(())
            }
            Err(StoreError::Conflict) => {
                // Pages see the other server's entries, whatever becomes of this change.
                if self.catch_up().await {
                    self.publish();
                }
                Err(Uncommitted::Outrun)
            }
            Err(error) => {
                if !error.tell_outage() {
                    tracing::error!(game = self.game.0, %error, "a change cannot be stored");
                }
                if error.is_outage() {
                    outages.refused(self.game, self.services.time.now());
                }
                self.out_of_date = true;
                Err(ApiError::unstored(&error).into())
            }
        }
    }

    /// Rates a game that has just ended. Nobody waits for it. A server that ends before it is done
    /// makes up for it later.
    fn settle_rating(&self) {
        if !self.table.match_setup().is_rated {
            return;
        }
        let (services, game) = (Arc::clone(&self.services), self.game);
        let table = Arc::clone(&self.table);
        tokio::spawn(async move {
            if let Err(error) = rated::settle(&*services.store, game, &table).await {
                rated::tell(game, &error);
            }
        });
    }

    /// Commits a change that no page waits for. If it fails, the program's log says so.
    pub(super) async fn commit_or_log(&mut self, entries: &[LogEntry]) -> bool {
        self.commit_logged(entries).await.is_ok()
    }

    /// The same, with the reason why it fails.
    pub(super) async fn commit_logged(&mut self, entries: &[LogEntry]) -> Result<(), Uncommitted> {
        let done = self.commit(entries).await;
        match &done {
            // The log knows already that the store fails.
            Err(Uncommitted::Refused(error)) if error.status.is_server_error() => {}
            Err(Uncommitted::Refused(error)) => {
                tracing::warn!(game = self.game.0, why = error.body.text, "a change is refused");
            }
            Err(Uncommitted::Outrun) => {
                tracing::info!(game = self.game.0, "another server was faster");
            }
            Ok(()) => {}
        }
        done
    }
}
