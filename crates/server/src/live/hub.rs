//! Finding the task of a game, and talking to it.

use super::Snapshot;
use super::actor::{Actor, Message};
use crate::act::Act;
use crate::judgement::Judgements;
use crate::key::Role;
use crate::minds::Minds;
use crate::problem::ApiError;
use crate::store::{GameId, Store};
use crate::time::Time;
use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

/// The most games that are kept in memory at once.
const MOST_GAMES: usize = 4096;

/// The most pages that follow one game at once.
const MOST_FOLLOWERS: usize = 100;

/// The most pages that follow games at once.
const MOST_FOLLOWERS_IN_ALL: usize = 2000;

/// The present state of a game, and the changes to it; nothing before it is loaded.
pub type Watching = watch::Receiver<Option<Arc<Snapshot>>>;

/// All live games.
pub struct Hub {
    pub(super) store: Arc<dyn Store>,
    pub(super) time: Arc<dyn Time>,
    /// What the computer thinks with.
    pub(crate) minds: Minds,
    /// Turns true when the server shuts down.
    closing: watch::Receiver<bool>,
    /// Permits to let the computer think; as many as the machine has cores for.
    pub(crate) thinkers: Arc<Semaphore>,
    /// The judge, who must not wait for thinkers.
    pub(crate) judgements: Arc<Judgements>,
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
    /// No games yet.
    pub fn new(
        store: Arc<dyn Store>,
        time: Arc<dyn Time>,
        minds: Minds,
        closing: watch::Receiver<bool>,
    ) -> Hub {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Hub {
            store,
            time,
            closing,
            thinkers: Arc::new(Semaphore::new(minds.players())),
            judgements: Arc::new(Judgements::new(cores, minds.network().cloned())),
            minds,
            games: Mutex::default(),
            followers: Arc::default(),
        }
    }

    /// Returns when the server shuts down.
    pub async fn closed(&self) {
        let mut closing = self.closing.clone();
        // If the sender is gone, the server is too.
        let _ = closing.wait_for(|closing| *closing).await;
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
        tokio::spawn(Actor::run(Arc::clone(self), game, messages.downgrade(), inbox, outlet));
        Ok(handle)
    }

    /// Called by a game's task when it ends; a newer task of the game stays.
    pub(super) fn remove(&self, game: GameId, messages: &mpsc::WeakUnboundedSender<Message>) {
        let mut games = self.games();
        let same = |handle: &Handle| {
            messages.upgrade().is_some_and(|ours| ours.same_channel(&handle.messages))
        };
        if games.get(&game).is_some_and(same) {
            games.remove(&game);
        }
    }

    /// The game as it is.
    ///
    /// # Errors
    /// If it cannot be loaded.
    pub async fn look(self: &Arc<Hub>, game: GameId) -> Result<Arc<Snapshot>, ApiError> {
        let mut watching = self.handle(game)?.watching;
        let seen = watching.wait_for(Option::is_some).await.map_err(|_| ApiError::internal())?;
        seen.clone().ok_or_else(ApiError::internal)
    }

    /// Does what the holder of a key asks for.
    ///
    /// # Errors
    /// Why it is not done.
    pub async fn act(
        self: &Arc<Hub>,
        game: GameId,
        role: Role,
        act: Act,
    ) -> Result<Arc<Snapshot>, ApiError> {
        // A task that is just ending for want of anything to do leaves its last messages
        // unanswered and undone: the next one gets them.
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

    /// A place for one more open page.
    ///
    /// # Errors
    /// If there are too many already.
    pub fn seat(&self) -> Result<Seat, ApiError> {
        Seat::take(&self.followers, MOST_FOLLOWERS_IN_ALL)
            .ok_or_else(|| ApiError::busy("too many pages are open"))
    }

    /// Follows a game as the holder of a key, who counts as present meanwhile.
    ///
    /// # Errors
    /// If too many do already.
    pub fn follow(
        self: &Arc<Hub>,
        game: GameId,
        role: Role,
    ) -> Result<(Watching, Presence), ApiError> {
        let handle = self.handle(game)?;
        let seat = Seat::take(&handle.followers, MOST_FOLLOWERS);
        let seat = seat.ok_or_else(|| ApiError::busy("too many pages follow this game"))?;
        let seats = [seat, self.seat()?];
        // If the task is just ending, the stream ends with it and the page comes back.
        let _ = handle.messages.send(Message::Join(role));
        Ok((
            handle.watching,
            Presence { messages: handle.messages.downgrade(), role, _seats: seats },
        ))
    }
}

/// One of a limited number of places, until dropped.
#[derive(Debug)]
pub struct Seat(Arc<AtomicUsize>);

impl Seat {
    fn take(count: &Arc<AtomicUsize>, most: usize) -> Option<Seat> {
        let seat = Seat(Arc::clone(count));
        let taken = seat.0.fetch_add(1, Ordering::Relaxed);
        // Dropped here, the seat is given back.
        (taken < most).then_some(seat)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Somebody at the board, until dropped.
#[derive(Debug)]
pub struct Presence {
    messages: mpsc::WeakUnboundedSender<Message>,
    role: Role,
    _seats: [Seat; 2],
}

impl Drop for Presence {
    fn drop(&mut self) {
        if let Some(messages) = self.messages.upgrade() {
            let _ = messages.send(Message::Leave(self.role));
        }
    }
}
