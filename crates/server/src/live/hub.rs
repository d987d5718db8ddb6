//! All live games: finds the task of a game and talks to it.

use super::actor::Actor;
use super::deletion::Leaver;
use super::message::Message;
use super::presence::{PageSlot, Presence, Watching};
use super::services::Services;
use crate::act::Act;
use crate::api_error::ApiError;
use crate::key::Role;
use crate::snapshot::Snapshot;
use crate::store::GameId;
use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot, watch};

/// The most games in memory at once.
const MOST_GAMES: usize = 4096;

/// The most pages that follow one game at once.
const MOST_FOLLOWERS: usize = 100;

/// The most pages that follow games at once.
const MOST_FOLLOWERS_IN_ALL: usize = 2000;

/// All live games.
pub struct Hub {
    services: Arc<Services>,
    games: Mutex<HashMap<GameId, Handle>>,
    followers: Arc<AtomicUsize>,
}

/// The way to a game's task.
#[derive(Clone)]
struct Handle {
    messages: mpsc::UnboundedSender<Message>,
    watching: Watching,
    followers: Arc<AtomicUsize>,
}

impl fmt::Debug for Hub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hub").field("games", &self.len()).finish_non_exhaustive()
    }
}

impl Hub {
    /// A hub without games.
    pub(crate) fn new(services: Arc<Services>) -> Hub {
        Hub { services, games: Mutex::default(), followers: Arc::default() }
    }

    /// How many games are live.
    pub fn len(&self) -> usize {
        self.games().len()
    }

    /// Whether no game is live.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn games(&self) -> MutexGuard<'_, HashMap<GameId, Handle>> {
        // The map is whole between any two statements, so a panic elsewhere spoils nothing.
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn handle(self: &Arc<Hub>, game: GameId) -> Result<Handle, ApiError> {
        let mut games = self.games();
        if let Some(handle) = games.get(&game).filter(|handle| !handle.messages.is_closed()) {
            return Ok(handle.clone());
        }
        if games.len() >= MOST_GAMES {
            return Err(ApiError::busy("too many games are being played at once"));
        }
        let (messages, inbox) = mpsc::unbounded_channel();
        let (outlet, watching) = watch::channel(None);
        let handle = Handle { messages: messages.clone(), watching, followers: Arc::default() };
        games.insert(game, handle.clone());
        let (hub, services) = (Arc::clone(self), Arc::clone(&self.services));
        let own = messages.downgrade();
        tokio::spawn(async move {
            Actor::run(services, game, own.clone(), inbox, outlet).await;
            hub.remove(game, &own);
        });
        Ok(handle)
    }

    /// Forgets the task of a game, which has ended. A newer task of the game stays.
    fn remove(&self, game: GameId, messages: &mpsc::WeakUnboundedSender<Message>) {
        let mut games = self.games();
        let same = |handle: &Handle| {
            messages.upgrade().is_some_and(|ours| ours.same_channel(&handle.messages))
        };
        if games.get(&game).is_some_and(same) {
            games.remove(&game);
        }
    }

    /// The game at this moment.
    ///
    /// # Errors
    /// If the game cannot be loaded.
    pub async fn snapshot(self: &Arc<Hub>, game: GameId) -> Result<Arc<Snapshot>, ApiError> {
        let mut watching = self.handle(game)?.watching;
        let seen = watching.wait_for(Option::is_some).await.map_err(|_| ApiError::internal())?;
        seen.clone().ok_or_else(ApiError::internal)
    }

    /// Does what the holder of a key asks for.
    ///
    /// # Errors
    /// The reason why it is not done.
    pub async fn act(
        self: &Arc<Hub>,
        game: GameId,
        role: Role,
        act: Act,
    ) -> Result<Arc<Snapshot>, ApiError> {
        // A task that is just ending leaves its last messages undone and without an answer. They
        // go to the next task of the game.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let message = Message::Act { role, act: act.clone(), reply };
            if self.handle(game)?.messages.send(message).is_ok()
                && let Ok(done) = answer.await
            {
                return done;
            }
        }
        Err(ApiError::internal())
    }

    /// Deletes a game for the holder of a player's key. When it is gone for everybody, its task and
    /// its pages' streams end.
    ///
    /// # Errors
    /// If two people elsewhere are playing it, or the store fails.
    pub async fn delete(self: &Arc<Hub>, game: GameId, leaver: &Leaver) -> Result<(), ApiError> {
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let message = Message::Delete { leaver: leaver.clone(), reply };
            if self.handle(game)?.messages.send(message).is_ok()
                && let Ok(done) = answer.await
            {
                return done.map(|deleted| {
                    if deleted {
                        self.tell_gone(game)
                    }
                });
            }
        }
        Err(ApiError::internal())
    }

    /// Tells all live games that one was deleted: it may be the next game after one of them.
    fn tell_gone(&self, game: GameId) {
        for handle in self.games().values() {
            let _ = handle.messages.send(Message::Gone(game));
        }
    }

    /// A slot for one more open page.
    ///
    /// # Errors
    /// If there are too many already.
    pub fn page_slot(&self) -> Result<PageSlot, ApiError> {
        PageSlot::take(&self.followers, MOST_FOLLOWERS_IN_ALL)
            .ok_or_else(|| ApiError::busy("too many pages are open"))
    }

    /// Follows a game with a key of this role. Its player counts as present until the [`Presence`]
    /// is dropped.
    ///
    /// # Errors
    /// If too many pages follow games already.
    pub fn follow(
        self: &Arc<Hub>,
        game: GameId,
        role: Role,
    ) -> Result<(Watching, Presence), ApiError> {
        let handle = self.handle(game)?;
        let slot = PageSlot::take(&handle.followers, MOST_FOLLOWERS);
        let slot = slot.ok_or_else(|| ApiError::busy("too many pages follow this game"))?;
        let slots = [slot, self.page_slot()?];
        let presence = Presence::new(handle.messages.downgrade(), role, slots);
        Ok((handle.watching, presence))
    }
}
