//! Operations of people on a study, and of other servers: stored, and told to the pages.

use super::asked::Asked;
use super::people::PersonId;
use super::room::{Room, given};
use super::tree::{Done, Tree};
use crate::api_error::ApiError;
use crate::live::Services;
use crate::nodes::Word;
use crate::store::{Store, StoreError};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Instant;
use tengen_study::Role;
use tokio::sync::OwnedMutexGuard;

/// How often operations are done, if other servers are faster.
const ATTEMPTS: usize = 8;

impl Room {
    /// Does the operations of a person, and tells all pages. They are stored before that. If
    /// another server was faster, they are done again behind its own.
    ///
    /// # Errors
    /// If the person may not write at all, or the store fails.
    pub(super) async fn operate(
        self: &Arc<Room>,
        services: &Services,
        (by, key): (PersonId, Role),
        asked: Vec<Asked>,
    ) -> Result<Value, ApiError> {
        let Services { store, time, metrics, nodes, .. } = services;
        let now = time.now();
        for _ in 0..ATTEMPTS {
            let (room, asked) = (Arc::clone(self), asked.clone());
            let operate = move |tree: &mut Tree| {
                // Rights may have been taken away while this waited.
                let may = room.may(Some(by), key);
                let before = tree.study.revision();
                let done = tree.operate(by, may, asked, now);
                (before, done, super::summary(&tree.study))
            };
            let (mut tree, (before, mut done, summary)) = self.take_tree(operate).await?;
            let entries = std::mem::take(&mut done.entries);
            if !entries.is_empty() {
                let begun = Instant::now();
                let stored = store.append_operations(self.id, before, entries, summary).await;
                metrics.appended("study", begun.elapsed(), stored.is_ok());
                match stored {
                    Ok(()) => {}
                    Err(StoreError::Conflict) => {
                        let others = self.read_again(&mut tree, &**store, before).await?;
                        self.tell_done(tree, others);
                        continue;
                    }
                    Err(error) => {
                        self.spoiled();
                        return Err(super::failed(error));
                    }
                }
                let (study, operations) = (self.id, tree.study.revision());
                nodes.tell(|| Word::Study { study, operations });
            }
            let answer = json!({ "revision": tree.study.revision(), "answers": done.answers });
            self.tell_done(tree, done);
            return Ok(answer);
        }
        Err(super::failed(StoreError::Conflict))
    }

    /// Reads the tree again, in the place of one that has operations which were not stored. The
    /// answer is what others have done behind the revision `before`.
    async fn read_again(
        &self,
        tree: &mut Tree,
        store: &dyn Store,
        before: u64,
    ) -> Result<Done, ApiError> {
        let read = async {
            let base = store.study_base(self.id).await?;
            let mut known = store.operations(self.id).await?;
            let at = usize::try_from(before).unwrap_or(usize::MAX).min(known.len());
            let others = known.split_off(at);
            let restored = move || {
                let mut tree = Tree::restored(&base, known)?;
                let done = tree.take_in(others)?;
                Ok((tree, done))
            };
            let restored = tokio::task::spawn_blocking(restored).await;
            restored.map_err(|error| StoreError::Corrupt(error.to_string()))?
        };
        match read.await {
            Ok((read, done)) => {
                *tree = read;
                Ok(done)
            }
            Err(error) => {
                self.spoiled();
                Err(super::failed(error))
            }
        }
    }

    /// Does what other servers have stored, and tells the pages here.
    pub(super) async fn catch_up(self: &Arc<Room>, store: &dyn Store) {
        let mut tree = Arc::clone(&self.tree).lock_owned().await;
        if self.is_spoilt() {
            return;
        }
        let known = match store.operations_from(self.id, tree.study.revision()).await {
            Ok(known) if known.is_empty() => return,
            Ok(known) => known,
            // The next word, or the next look, leads to another try.
            Err(error) if !error.tell_outage() => {
                return tracing::warn!(study = self.id.0, %error, "operations of another server");
            }
            Err(_) => return,
        };
        let done = tokio::task::spawn_blocking(move || {
            let done = tree.take_in(known);
            (tree, done)
        });
        match done.await {
            Ok((tree, Ok(done))) => self.tell_done(tree, done),
            Ok((_, Err(error))) => {
                tracing::error!(study = self.id.0, %error, "operations of another server");
                self.spoiled();
            }
            Err(error) => {
                tracing::error!(study = self.id.0, %error, "operations of another server");
                self.spoiled();
            }
        }
    }

    /// Tells the pages here what was done.
    fn tell_done(self: &Arc<Room>, tree: OwnedMutexGuard<Tree>, done: Done) {
        let mut feed = self.feed();
        done.steps.into_iter().for_each(|step| feed.step(step));
        drop(feed);
        let mut people = self.people();
        let were_taken = people.offers.drop_taken(&tree.study);
        if done.gives_rights {
            people.given = given(&tree.study);
            people.settle_asks();
        }
        drop((people, tree));
        if done.gives_rights || were_taken {
            self.tell_people();
        }
    }
}
