//! The lobby that servers share. The database decides: whatever is made, taken or ended is written
//! there first. Each server has all challenges in memory, as its one task has last read them. Word
//! of other servers only says which of them to read.

mod grip;
mod keeping;
mod mirror;

pub(crate) use grip::Grip;
pub(crate) use keeping::keep;

use super::{Challenge, Lobby, MOST, Offered, Refused, Taken};
use crate::key::Visitor;
use crate::live::Services;
use crate::nodes::{NodeId, Word};
use crate::places::Held;
use crate::store::challenges::{Accepted, Made, Stands};
use crate::store::{GameId, PostgresStore, StoreError};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// How long a request waits until the server has read what the request changed.
const SOON: Duration = Duration::from_secs(2);

/// What a lobby has of the database.
pub(super) struct Shared {
    store: PostgresStore,
    services: Arc<Services>,
    unread: Mutex<Unread>,
    /// The ends of takes that the database does not know yet.
    ends: Mutex<Ends>,
    /// The places of challenges that were made here.
    places: Mutex<HashMap<u64, Held>>,
    /// There is something to do.
    wake: Notify,
    /// The number of the last round in which the server has read.
    rounds: watch::Sender<u64>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").field("unread", &self.unread).finish_non_exhaustive()
    }
}

/// What is to be read, and whom that concerns.
#[derive(Debug, Default)]
struct Unread {
    numbers: BTreeSet<u64>,
    /// All challenges are to be read.
    all: bool,
    /// People who have news.
    people: HashSet<Visitor>,
    /// All people may have missed news.
    everybody: bool,
    /// The number of the round that reads it.
    round: u64,
}

/// What has become of takes.
#[derive(Debug, Default)]
struct Ends {
    /// Their games have begun.
    begun: Vec<Begun>,
    /// The numbers of those whose games were not made.
    given_back: Vec<i64>,
}

/// A take whose game has begun.
#[derive(Clone, Copy, Debug)]
struct Begun {
    take: i64,
    /// The number of the challenge.
    number: u64,
    players: [Visitor; 2],
    game: GameId,
}

/// A challenge as the database has it, but for what pages see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kept {
    by: Visitor,
    /// The node at which a page of the maker is.
    node: Option<NodeId>,
    stands: Stands,
}

fn whole<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // The value is whole between any two statements, so a panic elsewhere spoils nothing.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does work that goes on even if nobody waits for it any more.
async fn through<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    let failed = |error: tokio::task::JoinError| StoreError::Failed(error.to_string());
    tokio::spawn(work).await.map_err(|error| Refused::Store(failed(error)))?
}

/// What requests want.
impl Shared {
    pub(super) fn new(store: PostgresStore, services: Arc<Services>) -> Shared {
        let unread = Unread { all: true, round: 1, ..Unread::default() };
        Shared {
            store,
            services,
            unread: Mutex::new(unread),
            ends: Mutex::default(),
            places: Mutex::default(),
            wake: Notify::new(),
            rounds: watch::Sender::new(0),
        }
    }

    fn node(&self) -> NodeId {
        self.services.nodes.number()
    }

    pub(super) async fn offer(
        self: &Arc<Self>,
        lobby: &Lobby,
        mut challenge: Challenge,
    ) -> Result<Offered, Refused> {
        let is_here = lobby.state().people.knows(challenge.by.visitor);
        let new = challenge.written(is_here.then(|| self.node())).map_err(Refused::Store)?;
        let (shared, place) = (Arc::clone(self), challenge.place.take());
        through(async move {
            let grip = Grip::new(&shared)?;
            match shared.asked(shared.store.offer_challenge(new, grip.take, MOST).await)? {
                Made::Open(number, closed) => {
                    grip.let_go();
                    whole(&shared.places).extend(place.map(|place| (number, place)));
                    shared.changed([vec![number], closed].concat()).await;
                    Ok(Offered::Open(number))
                }
                Made::Met(taken) => {
                    let met = grip.taken(&taken)?;
                    shared.changed(taken.all).await;
                    Ok(Offered::Met(Box::new(met)))
                }
                Made::TooMany => {
                    grip.let_go();
                    Err(Refused::TooMany)
                }
            }
        })
        .await
    }

    pub(super) async fn take(self: &Arc<Self>, number: u64, by: Visitor) -> Result<Taken, Refused> {
        let shared = Arc::clone(self);
        through(async move {
            let grip = Grip::new(&shared)?;
            let refused =
                match shared.asked(shared.store.take_challenge(number, by, grip.take).await)? {
                    Accepted::Taken(taken) => {
                        let accepted = grip.taken(&taken)?;
                        shared.changed(taken.all).await;
                        return Ok(accepted);
                    }
                    Accepted::Gone => Refused::Gone,
                    Accepted::Own => Refused::Own,
                };
            grip.let_go();
            Err(refused)
        })
        .await
    }

    pub(super) async fn withdraw(
        self: &Arc<Self>,
        number: u64,
        by: Visitor,
    ) -> Result<(), Refused> {
        let shared = Arc::clone(self);
        through(async move {
            let was_open = shared.asked(shared.store.withdraw_challenge(number, by).await)?;
            if was_open.is_some() {
                shared.changed(vec![number]).await;
            }
            // One that is taken does not open again, and is not taken back either.
            if was_open == Some(true) { Ok(()) } else { Err(Refused::Gone) }
        })
        .await
    }

    pub(super) async fn leave(self: &Arc<Self>, by: Visitor) -> Result<(), Refused> {
        let shared = Arc::clone(self);
        through(async move {
            let ended = shared.asked(shared.store.end_challenges(by, None).await)?;
            shared.changed(ended).await;
            Ok(())
        })
        .await
    }

    /// A visitor has opened a game, or one that came of a challenge of theirs. Their pages at other
    /// servers hear it, too.
    pub(super) fn opened(self: &Arc<Self>, by: Visitor, of_theirs: Option<GameId>) {
        let Some(game) = of_theirs else {
            self.tell(Vec::new(), vec![by]);
            return;
        };
        let shared = Arc::clone(self);
        tokio::spawn(async move {
            // If this fails, the challenge ends with the page of its maker.
            let ended = shared.store.end_challenges(by, Some(game)).await.unwrap_or_default();
            shared.tell(ended, vec![by]);
        });
    }

    /// Somebody has come to this server or gone from it.
    pub(super) fn look_at_people(&self) {
        self.wake.notify_one();
    }

    /// The answer of the database. After a failure nobody knows what it did.
    fn asked<T>(&self, answer: Result<T, StoreError>) -> Result<T, Refused> {
        answer.map_err(|error| {
            self.look_again();
            Refused::Store(error)
        })
    }

    /// Takes have ended.
    fn end(&self, note: impl FnOnce(&mut Ends)) {
        note(&mut whole(&self.ends));
        self.wake.notify_one();
    }

    /// These challenges have changed. The other servers are told, and this one has read it when
    /// the answer comes.
    async fn changed(&self, numbers: Vec<u64>) {
        let round = self.tell(numbers, Vec::new());
        let mut rounds = self.rounds.subscribe();
        let read = rounds.wait_for(|read| *read >= round);
        // If the database does not answer, the server goes on trying.
        let _ = tokio::time::timeout(SOON, read).await;
    }

    /// The same without waiting, and news for these people. The answer is the round that reads it.
    fn tell(&self, numbers: Vec<u64>, people: Vec<Visitor>) -> u64 {
        let round = self.hear(&numbers, &people);
        if !numbers.is_empty() || !people.is_empty() {
            self.services.nodes.tell(|| Word::Challenges { numbers, people });
        }
        round
    }

    fn hear(&self, numbers: &[u64], people: &[Visitor]) -> u64 {
        let mut unread = whole(&self.unread);
        unread.numbers.extend(numbers);
        unread.people.extend(people);
        self.wake.notify_one();
        unread.round
    }

    /// Reads all challenges.
    fn look_again(&self) {
        whole(&self.unread).all = true;
        self.wake.notify_one();
    }
}

/// What other servers say.
impl Lobby {
    /// Other servers have changed challenges, or something for people.
    pub(crate) fn hear(&self, numbers: &[u64], people: &[Visitor]) {
        if let Some(shared) = &self.shared {
            shared.hear(numbers, people);
        }
    }

    /// Looks which challenges other servers have changed.
    pub(crate) fn look_again(&self) {
        if let Some(shared) = &self.shared {
            shared.look_again();
        }
    }

    /// The same, and people may have missed something.
    pub(crate) fn hear_anew(&self) {
        if let Some(shared) = &self.shared {
            whole(&shared.unread).everybody = true;
            shared.look_again();
        }
    }

    /// Returns when the server has read the challenges once, or could not.
    pub(crate) async fn is_read(&self) {
        if let Some(shared) = &self.shared {
            let _ = shared.rounds.subscribe().wait_for(|read| *read > 0).await;
        }
    }
}
