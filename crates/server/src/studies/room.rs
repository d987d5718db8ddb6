//! A study in memory, with those who follow it.

use super::people::{People, PersonId};
use super::tree::Tree;
use crate::analysis::Subject;
use crate::api_error::ApiError;
use crate::feed::{Feed, Following};
use crate::key::{Key, Visitor};
use crate::live::Services;
use crate::nodes::Word;
use crate::store::{Store, StoreError, StoredPerson, StudyHead, StudyId};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tengen_study::{Name, Role, Study};
use tokio::sync::{OwnedMutexGuard, watch};

/// How long a leader may be away.
const GRACE: Duration = Duration::from_secs(10);

/// How long news of people are gathered.
const GATHER: Duration = Duration::from_millis(150);

/// A study in memory, with those who follow it.
pub(crate) struct Room {
    pub(super) id: StudyId,
    services: Weak<Services>,
    keys: Mutex<Vec<(Key, Role)>>,
    pub(super) tree: Arc<tokio::sync::Mutex<Tree>>,
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
    /// more than they know, and the roles that have another key than before.
    pub(super) fn take_head(&self, stored: StudyHead) -> (bool, Vec<Role>) {
        *whole(&self.title) = stored.title;
        let was_closed = self.is_closed.swap(stored.is_closed, Ordering::AcqRel);
        let mut keys = whole(&self.keys);
        let others = stored.keys.iter().filter(|key| !keys.contains(key));
        let replaced: Vec<Role> = others.map(|(_, role)| *role).collect();
        *keys = stored.keys;
        (!replaced.is_empty() || was_closed != stored.is_closed, replaced)
    }

    /// Tells all pages that the study is read again.
    pub(super) fn spoiled(&self) {
        self.is_spoilt.store(true, Ordering::Release);
        self.feed().word("reload", "{}".to_owned());
    }

    pub(super) async fn take_tree<T: Send + 'static>(
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

    /// Whether the server's keeper has closed the study.
    pub(crate) fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Acquire)
    }

    /// What a person may do by a key of this role.
    pub(crate) fn may(&self, person: Option<PersonId>, key: Role) -> Role {
        let may = self.people().may(person, key);
        if self.is_closed() { may.min(Role::Read) } else { may }
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
        view["study"] = json!(self.id.0);
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
        let closed = self.is_closed();
        let most = if closed { Role::Read } else { Role::Own };
        let leader = people.leader().map(PersonId::name);
        json!({
            "title": title, "people": people.shown(most), "leader": leader, "run": run,
            "leaderPage": people.leading_page(), "offers": people.offered(), "closed": closed,
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

    /// Tells the pages that came by the link of a role that it opens nothing any more.
    pub(super) fn tell_replaced(&self, role: Role, by: Option<PersonId>) {
        let word = json!({ "role": role, "by": by.map(PersonId::name) });
        self.feed().word("replaced", word.to_string());
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

    /// A person who has left does not lead any more, and asks for nothing, unless they come back
    /// soon: a page may be loaded again.
    pub(super) fn leave_later(self: &Arc<Room>, person: PersonId) {
        // A stream that ends with the server has no runtime any more.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let room = Arc::downgrade(self);
        runtime.spawn(async move {
            tokio::time::sleep(GRACE).await;
            if let Some(room) = room.upgrade().filter(|room| !room.is_spoilt()) {
                let now = room.services.upgrade().map_or(0, |services| services.time.now());
                room.people().leave(person, now);
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
pub(super) fn given(study: &Study) -> HashMap<Name, Role> {
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
