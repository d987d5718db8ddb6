//! The sessions of people who are signed in.

use super::{HOLDS, MOST};
use crate::key::KeyHash;
use crate::store::{MemberId, Session, Store, StoreError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// How long a session lasts without being used, in milliseconds.
const UNUSED: u64 = 90 * DAY;

/// How long it lasts at most.
const LONGEST: u64 = 365 * DAY;

/// That it is used is noted once in this time.
const DAY: u64 = 24 * 60 * 60_000;

/// How long one that is known is believed before a store that did not answer is asked again, in
/// milliseconds.
const ASK_AGAIN: u64 = 2_000;

/// The sessions that this server has looked up lately.
#[derive(Debug)]
pub(crate) struct Sessions {
    known: Mutex<HashMap<KeyHash, (u64, Arc<Session>)>>,
    /// Changes when sessions are ended here.
    ended: watch::Sender<()>,
}

impl Default for Sessions {
    fn default() -> Sessions {
        Sessions { known: Mutex::default(), ended: watch::Sender::new(()) }
    }
}

impl Sessions {
    /// When a session ends that began at `made` and is used `now`.
    pub(crate) fn end(made: u64, now: u64) -> u64 {
        now.saturating_add(UNUSED).min(made.saturating_add(LONGEST))
    }

    fn known(&self) -> MutexGuard<'_, HashMap<KeyHash, (u64, Arc<Session>)>> {
        // The map is whole between any two statements, so a panic elsewhere spoils nothing.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The session whose cookie has a name with this hash, if it goes on.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn find(
        &self,
        store: &Arc<dyn Store>,
        hash: KeyHash,
        now: u64,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let found = self.known().get(&hash).cloned();
        let is_new = |(at, session): &(u64, Arc<Session>)| {
            now.saturating_sub(*at) < HOLDS && session.expires > now
        };
        if let Some((_, session)) = found.filter(is_new) {
            return Ok(Some(session));
        }
        // One that is ended meanwhile is not to be remembered.
        let ended = self.ended.subscribe();
        let session = match store.session(hash, now).await {
            Ok(Some(session)) => session,
            Ok(None) => {
                self.known().remove(&hash);
                return Ok(None);
            }
            // Nobody can end it meanwhile, nor change anything by it.
            Err(error) if error.is_outage() => {
                let known = self.known().get(&hash).cloned();
                let known = known.filter(|(_, session)| session.expires > now);
                let Some((_, session)) = known else { return Err(error) };
                error.tell_outage();
                self.keep(hash, now.saturating_sub(HOLDS - ASK_AGAIN), &session, &ended);
                return Ok(Some(session));
            }
            Err(error) => return Err(error),
        };
        let session = Arc::new(session);
        self.keep(hash, now, &session, &ended);
        if now.saturating_sub(session.seen) >= DAY {
            let (store, id) = (Arc::clone(store), session.id);
            let end = Sessions::end(session.made, now);
            // The request does not wait for that, and the next one notes it otherwise.
            tokio::spawn(async move {
                if let Err(error) = store.see_session(id, now, end).await
                    && !error.tell_outage()
                {
                    tracing::warn!(%error, "a session is not noted as used");
                }
            });
        }
        Ok(Some(session))
    }

    /// Keeps a session that was looked up, unless it may have been ended since.
    fn keep(&self, hash: KeyHash, now: u64, session: &Arc<Session>, ended: &watch::Receiver<()>) {
        let mut known = self.known();
        if ended.has_changed().unwrap_or(true) {
            return;
        }
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(hash, (now, Arc::clone(session)));
    }

    /// Sessions of a member were ended here, or what they say of the member was changed.
    pub(crate) fn have_ended(&self, member: MemberId) {
        self.drop_those(|_, session| session.member.id == member);
    }

    /// One session was ended here.
    pub(crate) fn has_ended(&self, hash: KeyHash) {
        self.drop_those(|own, _| *own == hash);
    }

    fn drop_those(&self, ended: impl Fn(&KeyHash, &Session) -> bool) {
        // A request that is looking one up meanwhile does not keep it, and streams look again.
        self.ended.send_replace(());
        self.known().retain(|hash, (_, session)| !ended(hash, session));
        self.ended.send_replace(());
    }

    /// Returns when a session may have ended: sessions were ended here, or it is time to look.
    pub(crate) async fn may_have_ended(&self, ended: &mut watch::Receiver<()>) {
        let _ = tokio::time::timeout(Duration::from_millis(HOLDS), ended.changed()).await;
    }

    /// What [`Sessions::may_have_ended`] waits with.
    pub(crate) fn watch(&self) -> watch::Receiver<()> {
        self.ended.subscribe()
    }
}
