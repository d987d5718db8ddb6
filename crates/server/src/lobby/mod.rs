//! The lobby: open challenges of people who look for somebody to play with. They end soon after
//! the last page of their maker.
//!
//! The challenges of a server that is alone are in its memory, and end with the server. Servers
//! that share a database share its challenges: each has all of them in memory, as it has last read
//! them (`shared`).

mod challenge;
mod people;
mod shared;
mod stream;
mod taken;
#[cfg(test)]
mod tests;

pub(crate) use challenge::{By, Challenge, Seek, Speed, Terms};
pub(crate) use shared::keep;
pub(crate) use stream::Stream;
pub(crate) use taken::Taken;

use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::feed::Feed;
use crate::key::Visitor;
use crate::limits::Share;
use crate::live::Services;
use crate::places::{Full, Held, Places};
use crate::store::{GameId, PostgresStore, StoreError};
use axum::http::StatusCode;
use people::People;
use serde_json::{Value, json};
use shared::{Kept, Shared};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use taken::{Here, Hold};
use tokio::sync::watch;

/// How many challenges of one visitor may be open.
pub(crate) const MOST: usize = 5;

/// The open challenges.
#[derive(Debug)]
pub(crate) struct Lobby {
    places: Places,
    state: Mutex<State>,
    /// The database, if servers share the lobby.
    shared: Option<Arc<Shared>>,
}

#[derive(Debug)]
struct State {
    /// By their numbers: the oldest comes first.
    open: BTreeMap<u64, Challenge>,
    /// The challenges that were taken and whose games are being made.
    taken: BTreeMap<u64, InMaking>,
    /// The games that came of challenges, for the pages of their makers.
    begun: BTreeMap<u64, (Visitor, GameId)>,
    /// The number of the last challenge, unless the database counts them.
    last: u64,
    /// What the database has of all challenges, if servers share it.
    kept: BTreeMap<u64, Kept>,
    people: People,
    feed: Feed,
}

/// A challenge whose game is being made.
#[derive(Clone, Copy, Debug)]
struct InMaking {
    by: Visitor,
    /// Whether it opens again if the game is not made: its maker may have taken it back.
    is_wanted: bool,
}

/// Why a challenge is not accepted, taken back or made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It is not open any more.
    Gone,
    /// It is the visitor's own.
    Own,
    /// The visitor has [`MOST`] open challenges.
    TooMany,
    /// The database fails that has the challenges.
    Store(StoreError),
}

/// What became of somebody who looks for a game.
#[derive(Debug)]
pub(crate) enum Offered {
    /// Their challenge is open, under this number.
    Open(u64),
    /// Somebody else looks for the same.
    Met(Box<Taken>),
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> ApiError {
        match refused {
            Refused::Gone => {
                let text = "this challenge is not open any more";
                ErrorBody::new("gone", text).status(StatusCode::CONFLICT)
            }
            Refused::Own => {
                let text = "this challenge is your own: somebody else has to accept it";
                ErrorBody::new("own-challenge", text).status(StatusCode::FORBIDDEN)
            }
            Refused::TooMany => {
                let text = format!("at most {MOST} challenges of one person are open");
                ErrorBody::new("too-many-challenges", text).with("most", MOST).unprocessable()
            }
            Refused::Store(error) => ApiError::store(error),
        }
    }
}

impl Lobby {
    /// A lobby with `places` for challenges. Their numbers begin behind `last`.
    pub(crate) fn new(places: Share, last: u64) -> Lobby {
        let state = State {
            open: BTreeMap::new(),
            taken: BTreeMap::new(),
            begun: BTreeMap::new(),
            last,
            kept: BTreeMap::new(),
            people: People::default(),
            feed: Feed::new(0),
        };
        let places = Places::new(places.all, places.address);
        Lobby { places, state: Mutex::new(state), shared: None }
    }

    /// A lobby that servers share, with `places` for the challenges that are made at this one.
    pub(crate) fn shared(places: Share, store: PostgresStore, services: Arc<Services>) -> Lobby {
        let shared = Some(Arc::new(Shared::new(store, services)));
        Lobby { shared, ..Lobby::new(places, 0) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // The state is whole between any two statements, so a panic elsewhere spoils nothing.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many challenges are open.
    pub(crate) fn len(&self) -> usize {
        self.state().open.len()
    }

    /// How many places are taken.
    #[cfg(test)]
    pub(crate) fn places(&self) -> usize {
        self.places.len()
    }

    /// A place for a challenge from this address.
    ///
    /// # Errors
    /// If all are taken, or those for this address.
    pub(crate) fn place(&self, address: IpAddr) -> Result<Held, ApiError> {
        self.places.take(address).map_err(|full| match full {
            Full::Share => ApiError::busy("too many challenges of this address are open"),
            Full::All => ApiError::busy("too many challenges are open"),
        })
    }

    /// The open challenges, the oldest first.
    pub(crate) fn rows(&self) -> Vec<Value> {
        self.state().rows()
    }

    /// Opens a challenge; or lets it meet the oldest one of somebody else who looks for the same.
    /// A person looks for one game in this way: the last one counts.
    ///
    /// # Errors
    /// If the visitor has too many open challenges.
    pub(crate) async fn offer(self: &Arc<Self>, challenge: Challenge) -> Result<Offered, Refused> {
        match &self.shared {
            None => self.offer_here(challenge),
            Some(shared) => shared.offer(self, challenge).await,
        }
    }

    fn offer_here(self: &Arc<Self>, challenge: Challenge) -> Result<Offered, Refused> {
        let by = challenge.by.visitor;
        let mut state = self.state();
        if let Some(seek) = challenge.seek {
            let mut open = state.open.iter();
            let found = open.find(|(_, other)| other.seek == Some(seek) && other.by.visitor != by);
            if let Some(number) = found.map(|(number, _)| *number) {
                return state.take(self, number, by).map(|taken| Offered::Met(Box::new(taken)));
            }
            state.close(|other| other.by.visitor == by && other.seek.is_some());
        }
        if state.has_most(by) {
            return Err(Refused::TooMany);
        }
        state.last += 1;
        let number = state.last;
        state.open(vec![(number, challenge)]);
        drop(state);
        self.want(by);
        Ok(Offered::Open(number))
    }

    /// Takes the challenge of this number for a visitor who accepts it. All other challenges of the
    /// two are closed.
    ///
    /// # Errors
    /// If it is not open any more, or is the visitor's own.
    pub(crate) async fn take(self: &Arc<Self>, number: u64, by: Visitor) -> Result<Taken, Refused> {
        match &self.shared {
            None => self.take_here(number, by),
            Some(shared) => shared.take(number, by).await,
        }
    }

    fn take_here(self: &Arc<Self>, number: u64, by: Visitor) -> Result<Taken, Refused> {
        self.state().take(self, number, by)
    }

    /// A visitor has opened a game, of which their pages need not tell any more.
    pub(crate) fn opened(&self, by: Visitor, game: GameId) {
        let mut state = self.state();
        let was_waiting = state.challenge_of(by, game).is_some();
        state.begun.retain(|_, begun| *begun != (by, game));
        state.people.news(by);
        drop(state);
        if let Some(shared) = &self.shared {
            shared.opened(by, was_waiting.then_some(game));
        }
    }

    /// Closes a visitor's challenge.
    ///
    /// # Errors
    /// If no such challenge of theirs is open.
    pub(crate) async fn withdraw(&self, number: u64, by: Visitor) -> Result<(), Refused> {
        match &self.shared {
            None => self.withdraw_here(number, by),
            Some(shared) => shared.withdraw(number, by).await,
        }
    }

    fn withdraw_here(&self, number: u64, by: Visitor) -> Result<(), Refused> {
        let mut state = self.state();
        if state.open.get(&number).is_none_or(|challenge| challenge.by.visitor != by) {
            state.unwanted(|taken, maker| taken == number && maker == by);
            return Err(Refused::Gone);
        }
        state.close_numbers(&[number]);
        Ok(())
    }

    /// Closes all challenges of a visitor. None opens again whose game is being made.
    ///
    /// # Errors
    /// If the database fails that has them.
    pub(crate) async fn leave(&self, by: Visitor) -> Result<(), Refused> {
        match &self.shared {
            None => self.leave_here(by),
            Some(shared) => shared.leave(by).await?,
        }
        Ok(())
    }

    fn leave_here(&self, by: Visitor) {
        let mut state = self.state();
        state.unwanted(|_, maker| maker == by);
        state.close(|challenge| challenge.by.visitor == by);
    }

    /// A stream of a person has begun. It hears when there is news of theirs.
    fn come(&self, by: Visitor) -> watch::Receiver<()> {
        let news = self.state().people.come(by);
        if let Some(shared) = &self.shared {
            shared.look_at_people();
        }
        news
    }

    /// A stream of a person has ended.
    fn go(self: &Arc<Self>, by: Visitor) {
        let mut state = self.state();
        let gone = state.people.go(by);
        let Some(shared) = &self.shared else {
            drop(state);
            return self.end_later(by, gone);
        };
        // The database knows how long they may be away.
        if let Some(gone) = gone {
            state.people.end(by, gone);
        }
        shared.look_at_people();
    }

    /// A person has challenges, and has a while to come.
    fn want(self: &Arc<Self>, by: Visitor) {
        let gone = self.state().people.want(by);
        self.end_later(by, gone);
    }

    /// Closes the challenges of a person who has not come back after a while, if they have `gone`.
    fn end_later(self: &Arc<Self>, by: Visitor, gone: Option<u64>) {
        let Some(gone) = gone else { return };
        let lobby = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(people::PATIENCE).await;
            let Some(lobby) = lobby.upgrade() else { return };
            let mut state = lobby.state();
            if state.people.end(by, gone) {
                state.begun.retain(|_, (maker, _)| *maker != by);
                state.close(|challenge| challenge.by.visitor == by);
            }
        });
    }
}

impl State {
    fn rows(&self) -> Vec<Value> {
        self.open.iter().map(|(number, challenge)| challenge.row(*number)).collect()
    }

    /// The numbers of a visitor's challenges: those that are open, and those whose games are being
    /// made. So each becomes a game, is closed, or is open again, and is nothing in between.
    fn mine(&self, by: Visitor) -> Vec<u64> {
        let open = self.open.iter().filter(|(_, open)| open.by.visitor == by);
        let taken = self.taken.iter().filter(|(_, taken)| taken.by == by);
        open.map(|(number, _)| *number).chain(taken.map(|(number, _)| *number)).collect()
    }

    fn take(&mut self, lobby: &Arc<Lobby>, number: u64, by: Visitor) -> Result<Taken, Refused> {
        let challenge = self.open.get(&number).ok_or(Refused::Gone)?;
        let (challenger, terms) = (challenge.by.clone(), challenge.terms.clone());
        if challenger.visitor == by {
            return Err(Refused::Own);
        }
        let closed = self.close(|other| [challenger.visitor, by].contains(&other.by.visitor));
        let taken = |closed: &Challenge| InMaking { by: closed.by.visitor, is_wanted: true };
        self.taken.extend(closed.iter().map(|(number, closed)| (*number, taken(closed))));
        let hold = Hold::Here(Here::new(lobby, closed));
        Ok(Taken::new(number, (challenger, terms), hold))
    }

    /// The challenge of a person of which a game came, if they were here all the time since.
    fn challenge_of(&self, by: Visitor, game: GameId) -> Option<u64> {
        let of = |(_, begun): &(&u64, &(Visitor, GameId))| **begun == (by, game);
        self.begun.iter().find(of).map(|(number, _)| *number)
    }

    /// Whether no more challenges of this person may be open.
    fn has_most(&self, by: Visitor) -> bool {
        self.open.values().filter(|other| other.by.visitor == by).count() >= MOST
    }

    /// Of the challenges whose games are being made these do not open again.
    fn unwanted(&mut self, which: impl Fn(u64, Visitor) -> bool) {
        for (number, taken) in &mut self.taken {
            taken.is_wanted &= !which(*number, taken.by);
        }
    }

    fn open(&mut self, challenges: Vec<(u64, Challenge)>) {
        let rows: Vec<Value> =
            challenges.iter().map(|(number, challenge)| challenge.row(*number)).collect();
        // Their makers know them for their own before they see them.
        for (_, challenge) in &challenges {
            self.people.news(challenge.by.visitor);
        }
        self.open.extend(challenges);
        self.feed.step(json!({ "opened": rows, "closed": [] }).to_string());
    }

    fn close(&mut self, which: impl Fn(&Challenge) -> bool) -> Vec<(u64, Challenge)> {
        let open = self.open.iter().filter(|(_, challenge)| which(challenge));
        let numbers: Vec<u64> = open.map(|(number, _)| *number).collect();
        self.close_numbers(&numbers)
    }

    fn close_numbers(&mut self, numbers: &[u64]) -> Vec<(u64, Challenge)> {
        if numbers.is_empty() {
            return Vec::new();
        }
        self.feed.step(json!({ "opened": [], "closed": numbers }).to_string());
        let closed = numbers.iter().filter_map(|number| Some((*number, self.open.remove(number)?)));
        let closed: Vec<(u64, Challenge)> = closed.collect();
        for (_, challenge) in &closed {
            self.people.news(challenge.by.visitor);
        }
        closed
    }
}
