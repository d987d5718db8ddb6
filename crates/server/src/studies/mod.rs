//! Studies that several people work at. A [`Room`] has one in memory, with those who follow it.
//! Each operation is done there or refused, stored, and then told to all pages by a
//! [`Feed`](crate::feed::Feed).

mod asked;
mod base;
mod elsewhere;
mod evaluations;
mod export;
mod lead;
mod offers;
mod operating;
mod people;
mod petitions;
mod playing;
mod position;
mod room;
mod stream;
mod tell;
mod tree;

pub(crate) use asked::Asked;
pub(crate) use base::{chapters_of, fitting_title, of_record, packed};
pub(crate) use evaluations::Recorded;
pub(crate) use export::Download;
pub(crate) use people::PersonId;
pub(crate) use playing::NoGame;
pub(crate) use room::{Room, links};
pub(crate) use stream::{Stream, word};
pub(crate) use tell::{Made, Tell};

use crate::analysis::{Evaluation, Positions};
use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::key::{Key, Visitor};
use crate::limiter::Limiter;
use crate::live::{PageSlot, Services};
use crate::nodes::Word;
use crate::store::{Deleted, ItemId, StoreError, StudyId};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tengen_rules::{Event, GameSetup};
use tengen_study::{Name, Refusal, Role, Step, Study};
use tokio::sync::OnceCell;
use tokio::task::JoinHandle;

/// The longest title of a study, in characters.
pub(crate) const LONGEST_TITLE: usize = 100;

/// How long a study stays in memory without a page.
const LINGER: Duration = Duration::from_secs(60);

/// What a page wants analysed: the way to a node, a line behind it that the page alone has, and the
/// position to begin with.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) end: Name,
    pub(crate) moves: Vec<Made>,
    pub(crate) at: usize,
    pub(crate) positions: Positions,
    /// The revision of the study that has these positions.
    pub(crate) revision: u64,
}

/// What an analysis has found.
pub(crate) struct Found {
    pub(crate) network: String,
    /// The evaluation of the position with a key.
    pub(crate) of: Box<dyn Fn(u64) -> Option<Arc<Evaluation>> + Send>,
}

/// The holder of a key of a study.
#[derive(Clone, Debug)]
pub(crate) struct Holder {
    pub(crate) visitor: Option<Visitor>,
    pub(crate) role: Role,
    /// The address for which the request is made.
    pub(crate) caller: IpAddr,
}

/// All studies in memory.
pub(crate) struct Rooms {
    services: Arc<Services>,
    rooms: Mutex<HashMap<StudyId, Cell>>,
    /// How many new people come from one address.
    newcomers: Limiter,
    /// How much is said from one address.
    words: Limiter,
}

/// The place of a study in memory, until it is read.
type Cell = Arc<OnceCell<Arc<Room>>>;

/// Whether nothing uses a study. Requests and streams hold it, so that there is never a second room
/// of one study.
fn is_idle(cell: &Cell) -> bool {
    Arc::strong_count(cell) == 1 && cell.get().is_none_or(|room| Arc::strong_count(room) == 1)
}

/// The summary for lists of studies.
pub(crate) fn summary(study: &Study) -> String {
    let [chapters, nodes] = study.extent();
    json!({ "chapters": chapters, "nodes": nodes }).to_string()
}

/// The answer when the store fails.
pub(crate) fn failed(error: StoreError) -> ApiError {
    match error {
        // Another server has the study, too. The page asks again, and it is read again.
        StoreError::Conflict => ApiError::busy("the study is being read again"),
        // The page keeps what it has, and sends it again.
        error @ StoreError::DiskFull => {
            error.tell_outage();
            ApiError::unstored(&error)
        }
        error => ApiError::store(error),
    }
}

/// The answer to a request about a node that is refused.
pub(crate) fn refusal(why: Refusal) -> ApiError {
    let body = ErrorBody::new(why.code(), why.to_string());
    match why {
        Refusal::Unknown | Refusal::Gone => body.status(StatusCode::NOT_FOUND),
        Refusal::NotAllowed => body.status(StatusCode::FORBIDDEN),
        _ => body.unprocessable(),
    }
}

impl Rooms {
    pub(crate) fn new(services: Arc<Services>) -> Rooms {
        let newcomers = Limiter::new(services.limits.newcomers);
        let words = Limiter::new(services.limits.said);
        Rooms { services, rooms: Mutex::default(), newcomers, words }
    }

    /// How many studies are in memory.
    pub(crate) fn len(&self) -> usize {
        self.rooms().len()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<StudyId, Cell>> {
        // The map is whole between any two statements, so a panic elsewhere spoils nothing.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a study, read from the store if it is not in memory.
    ///
    /// # Errors
    /// If it cannot be read, or too many are in memory.
    pub(crate) async fn room(self: &Arc<Rooms>, id: StudyId) -> Result<Arc<Room>, ApiError> {
        let cell = self.cell(id)?;
        let mut is_new = false;
        let load = async || {
            is_new = true;
            Room::load(&self.services, id).await.map(Arc::new)
        };
        let loaded = cell.get_or_try_init(load).await;
        if let Ok(room) = loaded
            && is_new
        {
            self.look_at_new(room);
        }
        if loaded.is_err() {
            let mut rooms = self.rooms();
            if rooms.get(&id).is_some_and(|known| Arc::ptr_eq(known, &cell)) {
                rooms.remove(&id);
            }
        }
        loaded.cloned().map_err(failed)
    }

    /// The place of a study in memory. A new one is forgotten again, even if nobody waits until the
    /// study is read.
    fn cell(self: &Arc<Rooms>, id: StudyId) -> Result<Cell, ApiError> {
        let mut rooms = self.rooms();
        if let Some(known) = rooms.get(&id) {
            if !known.get().is_some_and(|room| room.is_spoilt()) {
                return Ok(Arc::clone(known));
            }
            rooms.remove(&id);
        }
        if rooms.len() >= self.services.limits.studies {
            let idle = rooms.iter().find(|(_, cell)| is_idle(cell)).map(|(id, _)| *id);
            let idle = idle.ok_or_else(|| ApiError::busy("too many studies are open at once"))?;
            rooms.remove(&idle);
        }
        let cell = Cell::default();
        rooms.insert(id, Arc::clone(&cell));
        drop(rooms);
        self.forget_later(id, Arc::downgrade(&cell));
        Ok(cell)
    }

    /// Forgets a study when it has had no page for a while.
    fn forget_later(self: &Arc<Rooms>, id: StudyId, cell: Weak<OnceCell<Arc<Room>>>) {
        let rooms = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LINGER).await;
                let Some(rooms) = rooms.upgrade() else { return };
                let mut rooms = rooms.rooms();
                let own = |known: &&Cell| std::ptr::eq(Arc::as_ptr(known), cell.as_ptr());
                let Some(known) = rooms.get(&id).filter(own) else { return };
                if is_idle(known) {
                    rooms.remove(&id);
                    return;
                }
            }
        });
    }

    /// Does the operations of a holder of a key, for all pages.
    ///
    /// # Errors
    /// If the holder has no cookie, or the store fails.
    pub(crate) async fn operate(
        self: &Arc<Rooms>,
        room: Arc<Room>,
        holder: Holder,
        asked: Vec<Asked>,
    ) -> Result<Value, ApiError> {
        let by = self.person(&room, &holder).await?;
        let by = by.ok_or_else(|| ApiError::not_allowed("this browser keeps no cookie"))?;
        let rooms = Arc::clone(self);
        // What is done is stored and told, even if the page goes away meanwhile.
        let task =
            tokio::spawn(
                async move { room.operate(&rooms.services, (by, holder.role), asked).await },
            );
        ended(task).await
    }

    /// The person who holds a key. A new one is counted by the caller's address.
    ///
    /// # Errors
    /// If too many are new, or the store fails.
    pub(crate) async fn person(
        &self,
        room: &Room,
        holder: &Holder,
    ) -> Result<Option<PersonId>, ApiError> {
        let (visitor, role) = (holder.visitor, holder.role);
        let known = room.known_person(visitor, role);
        if known.is_some() || visitor.is_none() {
            return Ok(known);
        }
        self.newcomers.take(holder.caller, self.services.time.now()).map_err(|wait| {
            ApiError::too_often("too many people come from this address at once", wait)
        })?;
        let person = room.person(&*self.services.store, visitor, role).await.map_err(failed)?;
        person.map(Some).ok_or_else(|| ApiError::busy("the study knows too many people already"))
    }

    /// Gives a study another title.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn entitle(&self, room: Arc<Room>, title: String) -> Result<(), ApiError> {
        let services = Arc::clone(&self.services);
        // What is stored is told, even if the page goes away meanwhile. So it is with links below.
        let task = tokio::spawn(async move {
            let _turn = room.changes.lock().await;
            services.store.title_study(room.id(), title.clone()).await.map_err(failed)?;
            *room.title.lock().unwrap_or_else(PoisonError::into_inner) = title;
            room.tell_people();
            services.nodes.tell(|| Word::StudyChanged { study: room.id() });
            Ok(())
        });
        ended(task).await
    }

    /// Gives the key of a role a new one in its place, and answers with it. The list of `stays`
    /// keeps the study. Pages that came by the
    /// old one have no study any more, and are told who did that.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn renew(
        &self,
        room: Arc<Room>,
        role: Role,
        by: Option<PersonId>,
        stays: Option<Visitor>,
    ) -> Result<Key, ApiError> {
        let services = Arc::clone(&self.services);
        let task = tokio::spawn(async move {
            let _turn = room.changes.lock().await;
            let key = services.store.renew_study_role(room.id(), role, stays);
            let key = key.await.map_err(failed)?;
            room.renew(role, key.clone());
            room.tell_replaced(role, by);
            room.feed().word("reload", "{}".to_owned());
            services.nodes.tell(|| Word::StudyChanged { study: room.id() });
            Ok(key)
        });
        ended(task).await
    }

    /// Lets nobody write in a study any more.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn close(&self, room: Arc<Room>) -> Result<(), ApiError> {
        let services = Arc::clone(&self.services);
        let task = tokio::spawn(async move {
            let _turn = room.changes.lock().await;
            services.store.close_study(room.id()).await.map_err(failed)?;
            room.close();
            room.feed().word("reload", "{}".to_owned());
            services.nodes.tell(|| Word::StudyChanged { study: room.id() });
            Ok(())
        });
        ended(task).await
    }

    /// Deletes a study for all. Its keys say what is `told` of it.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn delete(
        &self,
        room: Arc<Room>,
        told: Option<Deleted>,
    ) -> Result<(), ApiError> {
        let services = Arc::clone(&self.services);
        let task = tokio::spawn(async move {
            let _turn = room.changes.lock().await;
            let id = room.id();
            // The tree is locked, so that no operation is stored beside this.
            let deleted = room.spoil(services.store.delete(ItemId::Study(id), told));
            deleted.await.map_err(failed)?;
            room.feed().word("gone", "{}".to_owned());
            services.nodes.tell(|| Word::StudyChanged { study: id });
            Ok(())
        });
        ended(task).await
    }
}

/// What a task came to.
async fn ended<T>(task: JoinHandle<Result<T, ApiError>>) -> Result<T, ApiError> {
    task.await.map_err(|error| {
        tracing::error!(%error, "work with a study has failed");
        ApiError::internal()
    })?
}

impl Room {
    /// A place for one more page.
    fn page_slot(&self, most: usize) -> Result<PageSlot, ApiError> {
        let slot = PageSlot::take(&self.pages, most);
        slot.ok_or_else(|| ApiError::crowded("study", "too many pages follow this study"))
    }

    /// The positions on the way to a node, and behind it along moves that the study does not have;
    /// and the revision of the study that has them.
    ///
    /// # Errors
    /// If the node is not there, or in a chapter of another game than Go.
    pub(crate) async fn positions(
        &self,
        node: Name,
        more: Vec<Step>,
    ) -> Result<(Positions, u64), ApiError> {
        let on_way = move |tree: &mut tree::Tree| {
            position::check_go(&tree.study, &node)?;
            let positions = position::on_way(&tree.study, &node, &more).map_err(refusal)?;
            Ok((positions, tree.study.revision()))
        };
        self.with_tree(on_way).await?
    }

    /// A game that goes on from a node: its set-up, and what happened in it so far.
    ///
    /// # Errors
    /// If the node is not there, or in a chapter of another game than Go.
    pub(crate) async fn game_from(
        &self,
        node: Name,
    ) -> Result<Result<(GameSetup, Vec<Event>), NoGame>, ApiError> {
        let game = move |tree: &mut tree::Tree| {
            position::check_go(&tree.study, &node)?;
            playing::from_node(&tree.study, &node).map_err(refusal)
        };
        self.with_tree(game).await?
    }

    /// What a line behind a node does to the board.
    ///
    /// # Errors
    /// If the node is not there, or a move is refused.
    pub(crate) async fn tried(&self, parent: Name, moves: Vec<Step>) -> Result<Value, ApiError> {
        let tried = move |tree: &mut tree::Tree| {
            let study = &tree.study;
            study.tried(&parent, &moves).map(|boards| json!({ "boards": boards })).map_err(
                |(at, why)| {
                    let before = moves.get(..at).unwrap_or_default();
                    asked::illegal_after(study, &parent, before, moves.get(at), why)
                        .map_or_else(|| refusal(why), ErrorBody::unprocessable)
                },
            )
        };
        self.with_tree(tried).await?
    }

    /// What programs wrote about the nodes on the way to a node.
    ///
    /// # Errors
    /// If the node is not there.
    pub(crate) async fn recorded(&self, end: Name) -> Result<Vec<Recorded>, ApiError> {
        let recorded = move |tree: &mut tree::Tree| evaluations::recorded(&tree.study, &end);
        self.with_tree(recorded).await?.map_err(refusal)
    }

    /// What is assumed of the game at a node, since its record does not say it.
    ///
    /// # Errors
    /// If the node is not there.
    pub(crate) async fn assumed(&self, node: Name) -> Result<Vec<ErrorBody>, ApiError> {
        let assumed = move |tree: &mut tree::Tree| position::assumed(&tree.study, &node);
        self.with_tree(assumed).await?.map_err(refusal)
    }

    /// The way to a node as a record, with the notes of its nodes.
    ///
    /// # Errors
    /// If the node is not there.
    pub(crate) async fn line(&self, node: Name) -> Result<String, ApiError> {
        self.with_tree(move |tree| tree.study.line_to(&node)).await?.map_err(refusal)
    }
}
