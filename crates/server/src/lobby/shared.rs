//! The lobby that servers share. The database decides: whatever is made, taken or ended is written
//! there first. Each server has all challenges in memory, as its one task has last read them. Word
//! of other servers only says which of them to read.

use super::people::PATIENCE;
use super::taken::Held as Closed;
use super::{Challenge, InMaking, Lobby, MOST, Offered, Refused, State, Taken};
use crate::key::Visitor;
use crate::live::Services;
use crate::nodes::{NodeId, Word};
use crate::places::Held;
use crate::store::challenges::{Accepted, Made, Stands, StoredChallenge, Take, TakenChallenge};
use crate::store::{GameId, PostgresStore, StoreError};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use tokio::time::MissedTickBehavior;

/// How often the task looks at all that it has to do.
const EVERY: Duration = Duration::from_secs(1);

/// How often challenges that nobody keeps are looked for in the database at least, in rounds.
const TIDIES: u64 = 30;

/// How long a request waits until the server has read what the request changed.
const SOON: Duration = Duration::from_secs(2);

/// What a lobby has of the database.
pub(super) struct Shared {
    store: PostgresStore,
    services: Arc<Services>,
    unread: Mutex<Unread>,
    /// The ends of takes that the database does not know yet.
    ends: Mutex<Vec<End>>,
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

/// What has become of a take.
#[derive(Clone, Copy, Debug)]
enum End {
    /// The game of this challenge has begun.
    Begun { take: i64, number: u64, players: [Visitor; 2], game: GameId },
    /// No game was made.
    GivenBack { take: i64 },
}

/// A challenge as the database has it, but for what pages see.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kept {
    by: Visitor,
    /// The node at which a page of the maker is.
    node: Option<NodeId>,
    stands: Stands,
}

/// Challenges that were taken, until it is clear what becomes of them. If it is dropped before a
/// game has begun, they are open again. That holds also if the database did not say whether they
/// were taken.
#[derive(Debug)]
pub(super) struct Grip {
    shared: Arc<Shared>,
    take: Take,
    is_over: bool,
}

impl Grip {
    fn new(shared: &Arc<Shared>) -> Result<Grip, Refused> {
        let number = getrandom::u64();
        let number =
            number.map_err(|error| Refused::Store(StoreError::Failed(error.to_string())))?;
        let take = Take { node: shared.node(), number: number.cast_signed() };
        Ok(Grip { shared: Arc::clone(shared), take, is_over: false })
    }

    /// Nothing was taken.
    fn let_go(mut self) {
        self.is_over = true;
    }

    pub(super) fn begun(mut self, number: u64, players: [Visitor; 2], game: GameId) {
        self.is_over = true;
        self.shared.end(End::Begun { take: self.take.number, number, players, game });
    }

    fn taken(self, taken: &TakenChallenge) -> Result<Taken, Refused> {
        let challenge = Challenge::read(&taken.challenge.made).map_err(Refused::Store)?;
        let game = (challenge.by, challenge.terms);
        Ok(Taken::new(taken.challenge.id, game, Closed::There(self)))
    }
}

impl Drop for Grip {
    fn drop(&mut self) {
        if !self.is_over {
            self.shared.end(End::GivenBack { take: self.take.number });
        }
    }
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
            // What is left in the database is of no use, and ends with the page of its maker.
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

    fn end(&self, end: End) {
        whole(&self.ends).push(end);
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

/// Keeps the challenges that servers share, for ever.
pub(crate) async fn keep(lobby: Option<&Lobby>) {
    let shared = lobby.and_then(|lobby| Some((lobby, lobby.shared.as_ref()?)));
    let Some((lobby, shared)) = shared else { return std::future::pending().await };
    let mut every = tokio::time::interval(EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut ticks = 0_u64;
    loop {
        let is_tick = tokio::select! {
            _ = every.tick() => true,
            () = shared.wake.notified() => false,
        };
        // Each may find out what the next is about to do.
        shared.settle().await;
        shared.read(lobby).await;
        shared.keep(lobby).await;
        if is_tick {
            shared.tidy(lobby, ticks.is_multiple_of(TIDIES)).await;
            ticks += 1;
        }
    }
}

/// What the one task does. If the database fails, it does the same a second later.
impl Shared {
    /// Tells the database what became of takes.
    async fn settle(&self) {
        let ends = std::mem::take(&mut *whole(&self.ends));
        let mut left = Vec::new();
        for end in ends {
            let done = match end {
                End::Begun { take, number, players, game } => {
                    self.store.challenge_begun((number, take), players, game).await
                }
                End::GivenBack { take } => self.store.give_back(take, MOST).await,
            };
            match (done, end) {
                (Ok(numbers), End::Begun { players, .. }) => {
                    self.tell(numbers, players.to_vec());
                }
                (Ok(numbers), End::GivenBack { .. }) => {
                    self.tell(numbers, Vec::new());
                }
                (Err(error), end) => {
                    fails(&error);
                    left.push(end);
                }
            }
        }
        whole(&self.ends).extend(left);
    }

    /// Reads what is unread.
    async fn read(&self, lobby: &Lobby) {
        let unread = {
            let mut unread = whole(&self.unread);
            let next = Unread { round: unread.round + 1, ..Unread::default() };
            std::mem::replace(&mut *unread, next)
        };
        let Unread { numbers, all, people, everybody, round } = unread;
        let asked = (!all).then_some(&numbers);
        let is_asked = asked.is_none_or(|numbers| !numbers.is_empty());
        let read = match is_asked {
            true => self.store.challenges(asked.map(|asked| asked.iter().copied().collect())).await,
            false => Ok(Vec::new()),
        };
        match read {
            Ok(read) => {
                let mut state = lobby.state();
                let ended = state.take_in(read, asked);
                match everybody {
                    true => state.people.news_for_all(),
                    false => people.into_iter().for_each(|person| state.people.news(person)),
                }
                drop(state);
                whole(&self.places).retain(|number, _| !ended.contains(number));
            }
            Err(error) => {
                fails(&error);
                let mut unread = whole(&self.unread);
                unread.numbers.extend(numbers);
                unread.people.extend(people);
                unread.all |= all;
                unread.everybody |= everybody;
            }
        }
        self.rounds.send_replace(round);
    }

    /// Takes the challenges of people who have come here, if no other node has them, and leaves
    /// those of people who have gone.
    async fn keep(&self, lobby: &Lobby) {
        let own = self.node();
        let (mut come, mut gone) = (HashSet::new(), HashSet::new());
        let mut numbers = Vec::new();
        {
            let state = lobby.state();
            for (number, kept) in &state.kept {
                let is_here = state.people.knows(kept.by);
                let is_kept = kept.node.is_some_and(|node| !self.services.nodes.is_gone(node));
                match (is_here, kept.node == Some(own)) {
                    (true, false) if !is_kept => come.insert(kept.by),
                    (false, true) => gone.insert(kept.by),
                    _ => continue,
                };
                numbers.push(*number);
            }
        }
        if numbers.is_empty() {
            return;
        }
        let (come, gone) = (come.into_iter().collect(), gone.into_iter().collect());
        match self.store.keep_challenges(own, come, gone).await {
            Ok(changed) => {
                self.tell(changed, Vec::new());
                // What did not change is other than it was read.
                self.hear(&numbers, &[]);
            }
            Err(error) => fails(&error),
        }
    }

    /// Ends what nobody keeps. One node does so for all.
    async fn tidy(&self, lobby: &Lobby, is_due: bool) {
        let nodes = &self.services.nodes;
        let is_left = |kept: &Kept| {
            let is_taken_by_gone = matches!(kept.stands, Stands::Taken(by) if nodes.is_gone(by));
            is_taken_by_gone || kept.node.is_none_or(|node| nodes.is_gone(node))
        };
        if !nodes.is_first() || !(is_due || lobby.state().kept.values().any(is_left)) {
            return;
        }
        match self.store.tidy_challenges(PATIENCE).await {
            Ok(changed) => {
                self.tell(changed, Vec::new());
            }
            Err(error) => fails(&error),
        }
    }
}

fn fails(error: &StoreError) {
    if !error.tell_outage() {
        tracing::error!(%error, "the challenges of the lobby are not kept");
    }
}

impl State {
    /// Takes in what the database has: of the challenges of these numbers, or of all. The answer
    /// is those that have ended.
    fn take_in(&mut self, read: Vec<StoredChallenge>, asked: Option<&BTreeSet<u64>>) -> Vec<u64> {
        let mut read: BTreeMap<u64, StoredChallenge> =
            read.into_iter().map(|stored| (stored.id, stored)).collect();
        let known = || self.kept.keys().chain(read.keys()).copied().collect();
        let asked: BTreeSet<u64> = asked.map_or_else(known, Clone::clone);
        let (mut opened, mut closed, mut ended) = (Vec::new(), Vec::new(), Vec::new());
        let mut people = HashSet::new();
        for number in asked {
            let stored = read.remove(&number);
            let before = self.kept.remove(&number);
            let stands = stored.as_ref().map(|stored| stored.stands);
            if let Some(StoredChallenge { made, stands, .. }) = &stored {
                let kept = Kept { by: made.visitor, node: made.node, stands: *stands };
                self.kept.insert(number, kept);
            }
            if stands == before.map(|before| before.stands) {
                continue;
            }
            let by = before.map(|before| before.by);
            people.extend(by.or(stored.as_ref().map(|stored| stored.made.visitor)));
            self.taken.remove(&number);
            self.begun.remove(&number);
            if self.open.contains_key(&number) {
                closed.push(number);
            }
            match stored {
                None => ended.push(number),
                Some(StoredChallenge { made, stands, .. }) => match stands {
                    Stands::Open => match Challenge::read(&made) {
                        Ok(challenge) => opened.push((number, challenge)),
                        Err(error) => tracing::error!(number, %error, "a challenge is not shown"),
                    },
                    Stands::Taken(_) => {
                        let taken = InMaking { by: made.visitor, is_wanted: true };
                        self.taken.insert(number, taken);
                    }
                    Stands::Begun(game) => {
                        self.begun.insert(number, (made.visitor, game));
                        ended.push(number);
                    }
                },
            }
        }
        self.close_numbers(&closed);
        if !opened.is_empty() {
            self.open(opened);
        }
        people.into_iter().for_each(|person| self.people.news(person));
        ended
    }
}
