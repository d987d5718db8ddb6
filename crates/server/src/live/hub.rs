//! All live games: finds the task of a game and talks to it.

use super::actor::Actor;
use super::deletion::Leaver;
use super::message::{Message, tell};
use super::presence::{PageSlot, Presence, Watching};
use super::services::Services;
use crate::act::Act;
use crate::api_error::ApiError;
use crate::key::Role;
use crate::nodes::{NodeId, Word};
use crate::places::{Full, Held, Places};
use crate::snapshot::Snapshot;
use crate::store::GameId;
use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot, watch};

/// How long a game whose clock is due waits when there is no room in memory.
const RETRY: Duration = Duration::from_secs(1);

/// How far apart many games are loaded that are due at once, in milliseconds.
const APART: u64 = 20;

/// How many games look into the store at once, when much has happened at other nodes …
const AT_ONCE: usize = 50;

/// … and how long the others wait.
const PAUSE: Duration = Duration::from_millis(20);

/// All live games.
pub struct Hub {
    services: Arc<Services>,
    games: Mutex<HashMap<GameId, Handle>>,
    pages: Places,
    /// The games that left the memory with a running clock, each with when it is due.
    resting: Mutex<Resting>,
    /// Notified when another game rests.
    earlier: Notify,
}

/// The games that left the memory with a running clock, each with when it is due.
#[derive(Debug, Default)]
struct Resting {
    by_time: BTreeSet<(u64, GameId)>,
    of: HashMap<GameId, u64>,
}

impl Resting {
    /// Adds a game, unless it is there and due as soon.
    fn add(&mut self, due: u64, game: GameId) -> bool {
        if let Some(known) = self.of.get(&game) {
            if *known <= due {
                return false;
            }
            self.by_time.remove(&(*known, game));
        }
        self.of.insert(game, due);
        self.by_time.insert((due, game))
    }
}

/// The way to a game's task.
#[derive(Clone)]
struct Handle {
    messages: mpsc::UnboundedSender<Message>,
    watching: Watching,
    /// The open pages of each role.
    pages: [Arc<AtomicUsize>; Role::ALL.len()],
}

impl Handle {
    /// Whether no page follows the game.
    fn is_alone(&self) -> bool {
        self.pages.iter().all(|pages| pages.load(Ordering::Relaxed) == 0)
    }
}

impl fmt::Debug for Hub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hub").field("games", &self.len()).finish_non_exhaustive()
    }
}

impl Hub {
    /// A hub without games.
    pub(crate) fn new(services: Arc<Services>) -> Hub {
        let limits = services.limits;
        let pages = Places::new(limits.pages.all, limits.pages.address);
        Hub {
            services,
            games: Mutex::default(),
            pages,
            resting: Mutex::default(),
            earlier: Notify::new(),
        }
    }

    /// How many games are live.
    pub fn len(&self) -> usize {
        self.games().len()
    }

    /// Whether no game is live.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many pages follow games and studies.
    pub(crate) fn pages(&self) -> usize {
        self.pages.len()
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
        if games.len() >= self.services.limits.games {
            // Those that nobody looks at make room for the next try.
            drop(games);
            self.rest();
            return Err(ApiError::busy("too many games are being played at once"));
        }
        let (messages, inbox) = mpsc::unbounded_channel();
        let (outlet, watching) = watch::channel(None);
        let handle = Handle { messages: messages.clone(), watching, pages: Default::default() };
        games.insert(game, handle.clone());
        let (hub, services) = (Arc::clone(self), Arc::clone(&self.services));
        let own = messages.downgrade();
        tokio::spawn(async move {
            let due = Actor::run(services, game, own.clone(), inbox, outlet).await;
            hub.remove(game, &own);
            if let Some(due) = due {
                hub.wake_at(due, game);
            }
        });
        Ok(handle)
    }

    /// Lets the games that nobody looks at leave the memory.
    pub(crate) fn rest(&self) {
        for handle in self.games().values().filter(|handle| handle.is_alone()) {
            let _ = handle.messages.send(Message::Rest);
        }
    }

    /// The games that pages follow.
    pub(crate) fn watched(&self) -> Vec<GameId> {
        let games = self.games();
        games.iter().filter(|(_, handle)| !handle.is_alone()).map(|(game, _)| *game).collect()
    }

    /// Whether clocks run here, of games in memory or of games that rest.
    pub(crate) fn has_clocks(&self) -> bool {
        !self.is_empty() || !self.resting().by_time.is_empty()
    }

    fn resting(&self) -> MutexGuard<'_, Resting> {
        // They are whole between any two statements, so a panic elsewhere spoils nothing.
        self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Loads a game again when its clock is due. The games that rest share one task.
    fn wake_at(self: &Arc<Hub>, due: u64, game: GameId) {
        let is_first = {
            let mut resting = self.resting();
            if !resting.add(due, game) {
                return;
            }
            resting.by_time.len() == 1
        };
        self.earlier.notify_one();
        if is_first {
            let hub = Arc::downgrade(self);
            tokio::spawn(async move {
                while let Some(hub) = hub.upgrade() {
                    if !hub.wake_next().await {
                        return;
                    }
                }
            });
        }
    }

    /// Loads games when their clocks are due, those that are due now one after another: the longest
    /// due first, and at last those that are due at no time.
    pub(crate) fn wake_all(self: &Arc<Hub>, mut games: Vec<(GameId, u64)>) {
        let now = self.services.time.now();
        games.sort_unstable_by_key(|(_, due)| due.checked_sub(1).unwrap_or(u64::MAX));
        let mut next = now;
        for (game, due) in games {
            self.wake_at(due.max(next), game);
            if due <= next {
                next += APART;
            }
        }
    }

    /// Waits for the first game that rests, and loads it; `false` if there is none any more.
    async fn wake_next(self: &Arc<Hub>) -> bool {
        let first = self.resting().by_time.first().copied();
        let Some((due, game)) = first else { return false };
        tokio::select! {
            () = self.services.time.sleep_until(due) => {}
            () = self.earlier.notified() => return true,
            () = self.services.closed() => return false,
        }
        match self.handle(game) {
            Ok(_) => {
                let mut resting = self.resting();
                if resting.by_time.remove(&(due, game)) {
                    resting.of.remove(&game);
                }
                !resting.by_time.is_empty()
            }
            Err(_) => {
                // There is no room now. The flag falls when there is.
                tokio::time::sleep(RETRY).await;
                true
            }
        }
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
        let seen = watching.wait_for(Option::is_some).await.map_err(|_| self.unanswered())?;
        seen.clone().ok_or_else(|| self.unanswered())
    }

    /// The answer where the tasks of a game ended before they gave one. Nothing was stored.
    fn unanswered(&self) -> ApiError {
        if self.services.is_closing() || self.services.outages.cause().is_some() {
            return ApiError::busy("the game cannot be reached now; please try again");
        }
        ApiError::internal()
    }

    /// Does what the holder of a key asks for from the address `caller`.
    ///
    /// # Errors
    /// The reason why it is not done.
    pub async fn act(
        self: &Arc<Hub>,
        game: GameId,
        role: Role,
        caller: IpAddr,
        act: Act,
    ) -> Result<Arc<Snapshot>, ApiError> {
        // A task that is just ending leaves its last messages undone and without an answer. They
        // go to the next task of the game.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            let message = Message::Act { role, act: act.clone(), caller, reply };
            if self.handle(game)?.messages.send(message).is_ok()
                && let Ok(done) = answer.await
            {
                return done;
            }
        }
        Err(self.unanswered())
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
                        self.tell_gone(game);
                        self.services.nodes.tell(|| Word::Deleted { game });
                    }
                });
            }
        }
        Err(self.unanswered())
    }

    /// Ends a game without a result. The answer says whether it had not ended.
    ///
    /// # Errors
    /// If the game cannot be loaded, or the store fails.
    pub(crate) async fn close(self: &Arc<Hub>, game: GameId) -> Result<bool, ApiError> {
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            if self.handle(game)?.messages.send(Message::Close(reply)).is_ok()
                && let Ok(closed) = answer.await
            {
                return closed;
            }
        }
        Err(self.unanswered())
    }

    /// A game was deleted in the store: its task and its pages' streams end.
    pub(crate) fn deleted(&self, game: GameId) {
        self.begin_anew(game);
        self.tell_gone(game);
        self.services.nodes.tell(|| Word::Deleted { game });
    }

    /// Links of a game have changed in the store. Pages come back by those that open it.
    pub(crate) fn links_changed(&self, game: GameId) {
        self.begin_anew(game);
        self.services.nodes.tell(|| Word::Links { game });
    }

    fn begin_anew(&self, game: GameId) {
        if let Some(handle) = self.games().get(&game) {
            let _ = handle.messages.send(Message::Anew);
        }
    }

    /// Tells all live games that one was deleted: it may be the next game after one of them.
    fn tell_gone(&self, game: GameId) {
        for handle in self.games().values() {
            let _ = handle.messages.send(Message::Gone(game));
        }
    }

    /// Passes on what another node says.
    pub(crate) fn hear(&self, from: NodeId, number: u64, word: Word) {
        let (game, message) = match word {
            Word::Game { game, entries } => (game, Message::Entries(entries)),
            Word::Table { game, table } => (game, Message::Table(from, number, Box::new(table))),
            Word::Who { game } => (game, Message::Who),
            Word::Free { game } => (game, Message::Free(from, number)),
            Word::Deleted { game } => {
                self.tell_gone(game);
                (game, Message::Anew)
            }
            Word::Links { game } => (game, Message::Anew),
            _ => return,
        };
        if let Some(handle) = self.games().get(&game) {
            let _ = handle.messages.send(message);
        }
    }

    /// Tells all games that words of other nodes may have been lost.
    pub(crate) async fn hear_anew(&self) {
        self.tell_all(|| Message::Lost).await;
    }

    /// Tells all games that other nodes have come or gone.
    pub(crate) async fn hear_of_nodes(&self) {
        self.tell_all(|| Message::Nodes).await;
    }

    /// Tells all games that the store takes nothing, or takes entries again: also those that rest
    /// with a running clock, as they stood meanwhile.
    pub(crate) async fn store_changed(self: &Arc<Hub>) {
        if self.services.outages.cause().is_none() {
            let resting: Vec<_> = self.resting().of.keys().map(|game| (*game, 0)).collect();
            self.wake_all(resting);
        }
        self.tell_all(|| Message::Store).await;
    }

    /// Tells all games something for which they look into the store, a few at a time.
    async fn tell_all(&self, message: impl Fn() -> Message) {
        let all: Vec<_> = self.games().values().map(|handle| handle.messages.downgrade()).collect();
        for some in all.chunks(AT_ONCE) {
            some.iter().for_each(|task| tell(task, message()));
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Looks which games other nodes have changed.
    pub(crate) async fn look_again(&self) {
        let all: Vec<GameId> = self.games().keys().copied().collect();
        for some in all.chunks(AT_ONCE) {
            match self.services.nodes.lengths(some).await {
                Ok(lengths) => {
                    let lengths: HashMap<GameId, u64> = lengths.into_iter().collect();
                    let games = self.games();
                    for game in some {
                        let Some(handle) = games.get(game) else { continue };
                        // A game that has no length was deleted.
                        let length = lengths.get(game).copied();
                        let message = length.map_or(Message::Anew, Message::Entries);
                        let _ = handle.messages.send(message);
                    }
                }
                Err(error) if !error.tell_outage() => {
                    tracing::warn!(%error, "games of other servers")
                }
                Err(_) => {}
            }
        }
    }

    /// A place for one more open page of a caller.
    ///
    /// # Errors
    /// If there are too many already, in all or of this address.
    pub(crate) fn page(&self, caller: IpAddr) -> Result<Held, ApiError> {
        self.pages.take(caller).map_err(|full| match full {
            Full::Share => {
                ApiError::crowded("address", "too many pages are open from this address")
            }
            Full::All => ApiError::crowded("all", "too many pages are open"),
        })
    }

    /// Follows a game with a key of this role. Its player counts as present until the [`Presence`]
    /// is dropped.
    ///
    /// # Errors
    /// If too many pages follow games already. Those who watch take no place of a player.
    pub(crate) fn follow(
        self: &Arc<Hub>,
        game: GameId,
        role: Role,
        caller: IpAddr,
    ) -> Result<(Watching, Presence), ApiError> {
        let page = self.page(caller)?;
        let handle = self.handle(game)?;
        let limits = &self.services.limits;
        let most = if role == Role::Watch { limits.watchers } else { limits.players };
        let slot = PageSlot::take(&handle.pages[role as usize], most);
        let slot =
            slot.ok_or_else(|| ApiError::crowded("game", "too many pages follow this game"))?;
        let presence = Presence::new(handle.messages.downgrade(), role, caller, (slot, page));
        Ok((handle.watching, presence))
    }
}
