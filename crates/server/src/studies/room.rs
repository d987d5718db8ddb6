//! A study in memory, with those who follow it.

use super::asked::{Asked, refused};
use super::people::{People, PersonId};
use crate::analysis::Subject;
use crate::api_error::ApiError;
use crate::feed::{Feed, Following};
use crate::key::{Key, Visitor};
use crate::live::Services;
use crate::nodes::Word;
use crate::store::{Store, StoreError, StoredEntry, StoredPerson, StudyHead, StudyId};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};
use tengen_study::{Act, Answer, Boards, Name, NodeBoard, Operation, Refusal, Role, Study};
use tokio::sync::{OwnedMutexGuard, watch};

/// No further operation of a batch is begun after this time.
const MOST_WORK: Duration = Duration::from_millis(500);

/// No further operation of a batch is begun when its steps have this many bytes.
const MOST_TOLD: usize = 1 << 20;

/// How often operations are done, if other servers are faster.
const ATTEMPTS: usize = 8;

/// How long a leader may be away.
const GRACE: Duration = Duration::from_secs(10);

/// How long news of people are gathered.
const GATHER: Duration = Duration::from_millis(150);

/// A study in memory, with those who follow it.
pub(crate) struct Room {
    id: StudyId,
    services: Weak<Services>,
    keys: Mutex<Vec<(Key, Role)>>,
    tree: Arc<tokio::sync::Mutex<Tree>>,
    pub(super) people: Mutex<People>,
    /// One person is new at a time.
    newcomers: tokio::sync::Mutex<()>,
    /// One change of links, title or being is made at a time.
    pub(super) changes: tokio::sync::Mutex<()>,
    /// Whether the tree may differ from what is stored. Another room takes its place.
    is_spoilt: AtomicBool,
    pub(super) title: Mutex<String>,
    /// Whether nobody may write any more.
    is_closed: AtomicBool,
    feed: Mutex<Feed>,
    pub(super) pages: Arc<AtomicUsize>,
    /// What the pages look at that follow an analysis, by person and the page's own name.
    pub(super) looks: Mutex<Looks>,
    /// Whether news of people are being gathered.
    is_gathering: AtomicBool,
}

/// A page: its person, and the name that it made for itself.
pub(super) type PageName = (Option<PersonId>, String);

/// Where the pages' analyses learn what they look at. The subject tells two streams of one name
/// apart.
pub(super) type Looks = HashMap<PageName, (Subject, watch::Sender<Option<Arc<super::Look>>>)>;

/// The tree, and what follows from it.
pub(super) struct Tree {
    pub(super) study: Study,
    boards: Boards,
    /// The nodes and boards as JSON, at a revision: many pages may come at once.
    shown: Option<(u64, Arc<str>)>,
}

/// What became of a batch of operations.
#[derive(Default)]
struct Done {
    answers: Vec<Value>,
    entries: Vec<StoredEntry>,
    steps: Vec<String>,
    gives_rights: bool,
}

impl Tree {
    /// The study with all its operations.
    pub(super) fn restored(base: &[u8], operations: Vec<StoredEntry>) -> Result<Tree, StoreError> {
        let corrupt = |what: String| StoreError::Corrupt(what);
        let mut study = super::base::unpacked(base).map_err(corrupt)?;
        let operations = operations.iter().map(|stored| serde_json::from_str(&stored.entry));
        let operations: Vec<Operation> =
            operations.collect::<Result<_, _>>().map_err(|error| corrupt(error.to_string()))?;
        let replayed = study.replay(operations);
        replayed.map_err(|(at, why)| corrupt(format!("operation {at}: {why}")))?;
        let boards = Boards::of(&study);
        Ok(Tree { study, boards, shown: None })
    }

    /// The fields `revision`, `nodes` and `boards` of a view, without braces.
    fn shown(&mut self) -> Result<Arc<str>, ApiError> {
        let revision = self.study.revision();
        if let Some((at, shown)) = &self.shown
            && *at == revision
        {
            return Ok(Arc::clone(shown));
        }
        let json = |value: serde_json::Result<String>| value.map_err(|_| ApiError::internal());
        let nodes = json(serde_json::to_string(&self.study.snapshot().nodes))?;
        let boards: Vec<(&Name, &NodeBoard)> = self.boards.shown(&self.study).collect();
        let boards = json(serde_json::to_string(&boards))?;
        let shown = format!(r#""revision":{revision},"nodes":{nodes},"boards":{boards}"#);
        let shown: Arc<str> = shown.into();
        self.shown = Some((revision, Arc::clone(&shown)));
        Ok(shown)
    }

    /// Does the operations of one person.
    fn operate(&mut self, by: PersonId, may: Role, asked: Vec<Asked>, now: u64) -> Done {
        let mut done = Done::default();
        let begun = Instant::now();
        for asked in asked {
            let told: usize = done.steps.iter().map(String::len).sum();
            if !done.answers.is_empty() && (begun.elapsed() > MOST_WORK || told > MOST_TOLD) {
                // The page sends the rest again.
                break;
            }
            let answer = match asked.of(by, may) {
                Ok(operation) => self.operate_once(operation, now, &mut done),
                Err(answer) => answer,
            };
            done.answers.push(answer);
        }
        done
    }

    /// Does operations that another server has stored.
    fn take_in(&mut self, stored: Vec<StoredEntry>) -> Result<Done, StoreError> {
        let mut done = Done::default();
        let corrupt = |what: String| StoreError::Corrupt(what);
        for stored in stored {
            let operation: Operation =
                serde_json::from_str(&stored.entry).map_err(|error| corrupt(error.to_string()))?;
            let before = self.study.revision();
            let answer = self.operate_once(operation, stored.at, &mut done);
            if self.study.revision() == before {
                return Err(corrupt(format!("operation {before}: {answer}")));
            }
        }
        Ok(done)
    }

    fn operate_once(&mut self, operation: Operation, now: u64, done: &mut Done) -> Value {
        let Ok(entry) = serde_json::to_string(&operation) else {
            return refused(&self.study, &operation, Refusal::BadValue);
        };
        let applied = match self.study.apply(operation.clone()) {
            Ok(applied) => applied,
            Err(why) => return refused(&self.study, &operation, why),
        };
        if !matches!(applied.answer, Answer::Already { .. }) {
            let boards = self.boards.follow(&self.study, &applied.effects);
            done.entries.push(StoredEntry { at: now, entry });
            let step = json!({
                "revision": self.study.revision(), "by": operation.by, "id": operation.id,
                "effects": applied.effects, "boards": boards,
            });
            done.steps.push(step.to_string());
            done.gives_rights |= matches!(operation.act, Act::Role { .. } | Act::Undo { .. });
        }
        json!(applied.answer)
    }
}

fn whole<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is kept is whole between any two statements, so a panic elsewhere spoils nothing.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Room {
    /// Reads a study from the store.
    pub(super) async fn load(services: &Arc<Services>, id: StudyId) -> Result<Room, StoreError> {
        let store = &*services.store;
        let stored = store.study_head(id).await?;
        let base = store.study_base(id).await?;
        let (people, operations) = (store.people(id).await?, store.operations(id).await?);
        let restored = move || Tree::restored(&base, operations);
        let restored = tokio::task::spawn_blocking(restored).await;
        let tree = restored.map_err(|error| StoreError::Corrupt(error.to_string()))??;
        let mut people = People::of(people);
        people.given = given(&tree.study);
        services.nodes.tell(|| Word::WhoStudies { study: id });
        Ok(Room {
            id,
            services: Arc::downgrade(services),
            keys: Mutex::new(stored.keys),
            feed: Mutex::new(Feed::new(tree.study.revision())),
            tree: Arc::new(tokio::sync::Mutex::new(tree)),
            people: Mutex::new(people),
            newcomers: tokio::sync::Mutex::default(),
            changes: tokio::sync::Mutex::default(),
            is_spoilt: AtomicBool::new(false),
            title: Mutex::new(stored.title),
            is_closed: AtomicBool::new(stored.is_closed),
            pages: Arc::default(),
            looks: Mutex::default(),
            is_gathering: AtomicBool::new(false),
        })
    }

    pub(crate) fn id(&self) -> StudyId {
        self.id
    }

    pub(super) fn people(&self) -> MutexGuard<'_, People> {
        whole(&self.people)
    }

    pub(super) fn feed(&self) -> MutexGuard<'_, Feed> {
        whole(&self.feed)
    }

    pub(super) fn looks(&self) -> MutexGuard<'_, Looks> {
        whole(&self.looks)
    }

    /// Does something with the tree on a thread of its own: a large one takes its time.
    pub(super) async fn with_tree<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Tree) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        Ok(self.take_tree(work).await?.1)
    }

    /// Does something to the store that ends the study, while nothing else is done to it.
    pub(super) async fn spoil(
        &self,
        ends: impl Future<Output = Result<(), StoreError>>,
    ) -> Result<(), StoreError> {
        let _tree = self.tree.lock().await;
        ends.await?;
        self.is_spoilt.store(true, Ordering::Release);
        Ok(())
    }

    /// Whether the tree may differ from what is stored, so that it has to be read again.
    pub(super) fn is_spoilt(&self) -> bool {
        self.is_spoilt.load(Ordering::Acquire)
    }

    /// Takes in title, keys and end as they are stored. The answer is whether pages may do less or
    /// more than they know.
    pub(super) fn take_head(&self, stored: StudyHead) -> bool {
        *whole(&self.title) = stored.title;
        let was_closed = self.is_closed.swap(stored.is_closed, Ordering::AcqRel);
        let mut keys = whole(&self.keys);
        let is_other = stored.keys.iter().any(|key| !keys.contains(key));
        *keys = stored.keys;
        is_other || was_closed != stored.is_closed
    }

    /// Tells all pages that the study is read again.
    pub(super) fn spoiled(&self) {
        self.is_spoilt.store(true, Ordering::Release);
        self.feed().word("reload", "{}".to_owned());
    }

    async fn take_tree<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Tree) -> T + Send + 'static,
    ) -> Result<(OwnedMutexGuard<Tree>, T), ApiError> {
        let mut tree = Arc::clone(&self.tree).lock_owned().await;
        if self.is_spoilt() {
            return Err(ApiError::busy("the study is being read again"));
        }
        let done = tokio::task::spawn_blocking(move || {
            let done = work(&mut tree);
            (tree, done)
        });
        done.await.map_err(|error| {
            // It may have changed the tree by half.
            tracing::error!(%error, "work with a study has failed");
            self.spoiled();
            ApiError::internal()
        })
    }

    /// The person who holds a key of this role in a browser with this cookie. A new one is stored.
    pub(crate) async fn person(
        &self,
        store: &dyn Store,
        visitor: Option<Visitor>,
        key: Role,
    ) -> Result<Option<PersonId>, StoreError> {
        if key == Role::Own {
            return Ok(Some(PersonId::OWNER));
        }
        let Some(visitor) = visitor else { return Ok(None) };
        if let Some(known) = self.people().of_visitor(visitor) {
            return Ok(Some(known));
        }
        // One after another: each gets a number of their own, which is stored before it is used.
        let _turn = self.newcomers.lock().await;
        if let Some(known) = self.people().of_visitor(visitor) {
            return Ok(Some(known));
        }
        loop {
            let Some(number) = self.people().next() else { return Ok(None) };
            let called = String::new();
            let person = StoredPerson { number, visitor: Some(visitor), called };
            match store.keep_person(self.id, person.clone()).await {
                Ok(()) => self.people().add(person),
                Err(StoreError::Conflict) => {
                    // Another server has stored people, or a request ended before it could say so.
                    let stored = store.people(self.id).await?;
                    let mut people = self.people();
                    stored.into_iter().for_each(|person| people.add(person));
                }
                Err(error) => return Err(error),
            }
            // If the number went to another person, the next one is tried.
            if let Some(known) = self.people().of_visitor(visitor) {
                return Ok(Some(known));
            }
        }
    }

    /// The person who holds a key of this role in a browser with this cookie, if they are known.
    pub(crate) fn known_person(&self, visitor: Option<Visitor>, key: Role) -> Option<PersonId> {
        match key {
            Role::Own => Some(PersonId::OWNER),
            Role::Write | Role::Read => self.people().of_visitor(visitor?),
        }
    }

    /// What a person may do by a key of this role.
    pub(crate) fn may(&self, person: Option<PersonId>, key: Role) -> Role {
        let may = self.people().may(person, key);
        if self.is_closed.load(Ordering::Acquire) { may.min(Role::Read) } else { may }
    }

    /// `StudyView` in `PROTOCOL.md`.
    pub(crate) async fn view(
        &self,
        key: (&Key, Role),
        person: Option<PersonId>,
        analysis: Value,
    ) -> Result<String, ApiError> {
        let shown = self.with_tree(Tree::shown).await??;
        let mut view = self.people_view();
        view["key"] = json!(key.0.as_str());
        view["role"] = json!(key.1);
        view["me"] = json!(person.map(PersonId::name));
        view["may"] = json!(self.may(person, key.1));
        view["links"] = self.links(key.1);
        view["analysis"] = analysis;
        let mut text = view.to_string();
        // The fields of the tree were made for all pages at once.
        text.truncate(text.len() - 1);
        Ok(format!("{text},{shown}}}"))
    }

    fn people_view(&self) -> Value {
        let title = whole(&self.title).clone();
        let people = self.people();
        let run = self.services.upgrade().and_then(|services| services.run());
        json!({
            "title": title, "people": people.shown(), "leader": people.leader().map(PersonId::name),
            "run": run,
        })
    }

    /// The links that the holder of a key of this role may hand on.
    pub(crate) fn links(&self, role: Role) -> Value {
        links(&whole(&self.keys), role)
    }

    /// Lets nobody write any more.
    pub(super) fn close(&self) {
        self.is_closed.store(true, Ordering::Release);
    }

    /// Gives the key of a role a new one in its place.
    pub(super) fn renew(&self, role: Role, key: Key) {
        let mut keys = whole(&self.keys);
        keys.retain(|(_, own)| *own != role);
        keys.push((key, role));
    }

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
            Err(error) => {
                return tracing::warn!(study = self.id.0, %error, "operations of another server");
            }
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
        if done.gives_rights {
            self.people().given = given(&tree.study);
            drop(tree);
            self.tell_people();
        }
    }

    /// Tells all pages who is there, a little later: many may come at once.
    pub(super) fn tell_people(self: &Arc<Room>) {
        if self.is_gathering.swap(true, Ordering::AcqRel) {
            return;
        }
        // A stream that ends with the server has no runtime any more.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        // It stays until the last who left is told.
        let room = Arc::clone(self);
        runtime.spawn(async move {
            tokio::time::sleep(GATHER).await;
            room.is_gathering.store(false, Ordering::Release);
            let told = room.people_view().to_string();
            room.feed().word("people", told);
            if let Some(services) = room.services.upgrade() {
                room.tell_nodes(&services);
            }
        });
    }

    /// Takes the lead from a person who has left, unless they come back soon: a page may be loaded
    /// again.
    pub(super) fn end_lead_later(self: &Arc<Room>, person: PersonId) {
        // A stream that ends with the server has no runtime any more.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let room = Arc::downgrade(self);
        runtime.spawn(async move {
            tokio::time::sleep(GRACE).await;
            if let Some(room) = room.upgrade().filter(|room| !room.is_spoilt()) {
                let now = room.services.upgrade().map_or(0, |services| services.time.now());
                room.people().end_lead_of(person, now);
                room.tell_people();
            }
        });
    }

    /// Whether the pages here were not told of the step of this number yet.
    pub(super) fn is_behind(&self, step: u64) -> bool {
        self.feed().last() < step
    }

    /// Follows the steps behind a revision.
    pub(super) fn follow(&self, since: u64) -> Option<Following> {
        self.feed().follow(since).ok()
    }
}

/// The rights that the owner has given.
fn given(study: &Study) -> HashMap<Name, Role> {
    study.roles().map(|(who, role)| (who.clone(), role)).collect()
}

/// The links that the holder of a key of this role may hand on.
pub(crate) fn links(keys: &[(Key, Role)], role: Role) -> Value {
    let link = |wanted: Role| {
        let key = keys.iter().find(|(_, own)| *own == wanted && wanted <= role);
        key.map(|(key, _)| format!("/s/{}", key.as_str()))
    };
    json!({ "own": link(Role::Own), "write": link(Role::Write), "read": link(Role::Read) })
}
