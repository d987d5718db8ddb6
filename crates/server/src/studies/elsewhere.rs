//! A study whose people may be at other nodes.

use super::Rooms;
use super::lead::Lead;
use super::people::{People, PersonId};
use super::room::Room;
use crate::key::{KeyHash, Visitor};
use crate::live::{SKEW, Services};
use crate::nodes::{NodeId, PersonWord, Wanted, Word};
use crate::store::{Store, StoreError, StudyId};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tengen_study::Name;

/// The people at other nodes.
#[derive(Debug, Default)]
pub(super) struct Elsewhere(HashMap<NodeId, There>);

/// The people at another node, as it told them.
#[derive(Debug, Default)]
struct There {
    /// The number of the word that told of them.
    number: u64,
    people: HashMap<u32, PersonWord>,
}

impl Elsewhere {
    /// What other nodes know of a person.
    pub(super) fn of(&self, id: PersonId) -> Option<&PersonWord> {
        self.everywhere(id).next()
    }

    /// What each of the other nodes knows of a person.
    fn everywhere(&self, id: PersonId) -> impl Iterator<Item = &PersonWord> {
        self.0.values().filter_map(move |there| there.people.get(&id.0))
    }

    /// Whether a person has a page of this name open at another node.
    pub(super) fn has_page(&self, id: PersonId, page: &Name) -> bool {
        self.everywhere(id).any(|person| person.pages.contains(page))
    }
}

/// What is read again of a study.
#[derive(Clone, Copy, Debug)]
enum Part {
    Operations,
    /// Title and links, and whether the study is still there.
    Head,
    People,
    /// Operations and people.
    All,
}

impl People {
    /// Takes in what another node says. The answer is whether all people are known of whom it says
    /// something.
    fn hear(
        &mut self,
        (node, number): (NodeId, u64),
        here: Vec<PersonWord>,
        lead: Lead,
        wanted: Wanted,
    ) -> bool {
        let numbers = here.iter().map(|person| person.number);
        let numbers = numbers.chain(wanted.asks.iter().map(|asks| asks.number));
        let mut numbers = numbers.chain(wanted.offers.iter().map(|offer| offer.by));
        let all_known = numbers.all(|number| self.stored(PersonId(number)).is_some());
        let known = self.elsewhere.0.entry(node).or_default();
        if number > known.number {
            let people = here.into_iter().map(|person| (person.number, person));
            *known = There { number, people: people.collect() };
        }
        self.take_in(lead, wanted);
        all_known
    }
}

impl Rooms {
    /// Takes in what another node says of a study.
    pub(crate) fn hear(self: &Arc<Rooms>, from: NodeId, number: u64, word: Word) {
        if let Word::Left { visitor } = word
            && let Some(hash) = KeyHash::from_bytes(&visitor)
        {
            return self.left(Visitor(hash));
        }
        let (Word::Study { study, .. }
        | Word::StudyChanged { study }
        | Word::People { study, .. }
        | Word::WhoStudies { study }
        | Word::Called { study }
        | Word::Told { study, .. }) = word
        else {
            return;
        };
        let Some(room) = self.known(study) else { return };
        match word {
            Word::Study { operations, .. } if room.is_behind(operations) => {
                self.read(room, Part::Operations);
            }
            Word::StudyChanged { .. } => self.read(room, Part::Head),
            Word::WhoStudies { .. } => room.tell_nodes_again(),
            Word::Told { data, .. } => {
                // Pages get what was read here: JSON in one line.
                if let Ok(data) = serde_json::from_str::<serde_json::Value>(&data) {
                    room.heed(&data, self.services.time.now());
                    room.feed().word("told", data.to_string());
                }
            }
            Word::Called { .. } => self.read(room, Part::People),
            Word::People {
                here,
                leader: (leader, at),
                leading_page,
                leading_page_at,
                wanted,
                ..
            } => {
                // A time in the future would hold for ever.
                let latest = self.services.time.now() + SKEW;
                let (leader, page_at) = (leader.map(PersonId), leading_page_at);
                let lead = Lead { leader, at, page: leading_page, page_at };
                let lead = if at.max(page_at) > latest { Lead::default() } else { lead };
                let all_known =
                    room.people().hear((from, number), here, lead, wanted.until(latest));
                match all_known {
                    true => room.tell_people(),
                    false => self.read(room, Part::People),
                }
            }
            _ => {}
        }
    }

    /// Somebody has joined or signed in where this visitor was. The cookie of before stands for
    /// nobody in studies from then on, and what it follows ends.
    pub(crate) fn left(self: &Arc<Rooms>, visitor: Visitor) {
        let rooms: Vec<Arc<Room>> =
            self.rooms().values().filter_map(|cell| cell.get().cloned()).collect();
        for room in rooms {
            if room.people().part(visitor) {
                self.read(room, Part::People);
            }
        }
        self.services.left.tell(visitor);
    }

    /// The same, and tells the other nodes.
    pub(crate) fn leave(self: &Arc<Rooms>, visitor: Visitor) {
        self.left(visitor);
        if let Ok(visitor) = visitor.0.as_bytes().try_into() {
            self.services.nodes.tell(|| Word::Left { visitor });
        }
    }

    /// Words of other nodes may have been lost.
    pub(crate) async fn hear_anew(&self) {
        for room in self.all() {
            room.people().elsewhere = Elsewhere::default();
            room.tell_nodes_again();
            self.services.nodes.tell(|| Word::WhoStudies { study: room.id() });
            room.read_all(&*self.services.store).await;
        }
    }

    /// Looks which studies other nodes have changed.
    pub(crate) async fn look_again(&self) {
        for room in self.all() {
            room.read_all(&*self.services.store).await;
        }
    }

    /// A study was read while words of other nodes may have come for it.
    pub(super) fn look_at_new(&self, room: &Arc<Room>) {
        if !self.services.nodes.is_alone() {
            self.read(Arc::clone(room), Part::All);
        }
    }

    /// Other nodes have come or gone.
    pub(crate) fn hear_of_nodes(&self) {
        for room in self.all() {
            let missed = {
                let mut people = room.people();
                people.elsewhere.0.retain(|node, _| self.services.nodes.is_live(*node));
                people.missed()
            };
            missed.into_iter().for_each(|person| room.leave_later(person));
            // They know this node by another number, or not at all.
            room.tell_nodes_again();
        }
    }

    fn all(&self) -> Vec<Arc<Room>> {
        self.rooms().values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// The studies that pages follow.
    pub(crate) fn watched(&self) -> Vec<StudyId> {
        let is_followed = |room: &Arc<Room>| room.pages.load(Ordering::Relaxed) > 0;
        self.all().iter().filter(|room| is_followed(room)).map(|room| room.id()).collect()
    }

    /// A study was deleted in the store.
    pub(crate) fn deleted(&self, study: StudyId) {
        if let Some(room) = self.known(study) {
            room.spoiled();
        }
    }

    /// A study that is in memory.
    fn known(&self, study: StudyId) -> Option<Arc<Room>> {
        self.rooms().get(&study)?.get().cloned()
    }

    /// Reads a part of a study again, while the caller goes on.
    fn read(&self, room: Arc<Room>, part: Part) {
        let services = Arc::clone(&self.services);
        tokio::spawn(async move {
            let store = &*services.store;
            match part {
                Part::Operations => room.catch_up(store).await,
                Part::Head => room.read_head(store).await,
                Part::People => room.read_people(store).await,
                Part::All => room.read_all(store).await,
            }
        });
    }
}

impl Room {
    /// Reads what other nodes may have stored.
    async fn read_all(self: &Arc<Room>, store: &dyn Store) {
        self.read_head(store).await;
        self.catch_up(store).await;
        self.read_people(store).await;
    }

    /// Reads title and links again, and whether it is closed. Pages that came by a link that holds
    /// no more, and those of a study that was deleted, find out when they take another snapshot.
    async fn read_head(self: &Arc<Room>, store: &dyn Store) {
        // Nobody here changes title or links between the reading and the taking in.
        let _turn = self.changes.lock().await;
        match store.study_head(self.id()).await {
            Ok(stored) => {
                let (is_other, replaced) = self.take_head(stored);
                replaced.into_iter().for_each(|role| self.tell_replaced(role, None));
                if is_other {
                    self.feed().word("reload", "{}".to_owned());
                }
                self.tell_people();
            }
            Err(StoreError::Unknown) => {
                // Operations that are under way come first.
                let _ = self.spoil(async { Ok(()) }).await;
                self.feed().word("gone", "{}".to_owned());
            }
            Err(error) if !error.tell_outage() => {
                tracing::warn!(study = self.id().0, %error, "a study is not read")
            }
            Err(_) => {}
        }
    }

    /// Reads the people again: another node has stored more.
    async fn read_people(self: &Arc<Room>, store: &dyn Store) {
        match store.people(self.id()).await {
            Ok(stored) => {
                let mut people = self.people();
                stored.into_iter().for_each(|person| people.add(person));
                drop(people);
                self.tell_people();
            }
            Err(error) if !error.tell_outage() => {
                tracing::warn!(%error, "the people of a study are not read")
            }
            Err(_) => {}
        }
    }

    /// Tells the other nodes who is here, if that has changed.
    pub(super) fn tell_nodes(&self, services: &Services) {
        // Another room has taken the place of one that is spoilt, and speaks for this node.
        if services.nodes.is_alone() || self.is_spoilt() {
            return;
        }
        let mut people = self.people();
        let word = people.word(self.id());
        if people.told.as_ref() != Some(&word) {
            services.nodes.tell(|| word.clone());
            people.told = Some(word);
        }
    }

    /// Tells the other nodes who is here.
    fn tell_nodes_again(self: &Arc<Room>) {
        self.people().told = None;
        self.tell_people();
    }
}
