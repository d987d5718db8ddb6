//! A challenge that was accepted, until its game begins or is not made.

use super::shared::Grip;
use super::{By, Challenge, Lobby, State, Terms};
use crate::key::Visitor;
use crate::store::GameId;
use std::sync::Arc;

/// A challenge that was accepted, with all others of its two players. None of them is open any
/// more, since a person plays one game at a time. If it is dropped and its game has not
/// [begun][Taken::begun], all are open again: the game was not made, for whatever reason.
#[derive(Debug)]
pub(crate) struct Taken {
    /// The number of the challenge.
    pub(super) number: u64,
    /// The person who made it.
    pub(crate) by: By,
    pub(crate) terms: Terms,
    hold: Hold,
}

/// Keeps the challenge and the others from being open.
#[derive(Debug)]
pub(super) enum Hold {
    /// The lobby is in the memory of this server.
    Here(Here),
    /// Servers share it.
    There(Grip),
}

/// Challenges of a lobby in memory that were taken.
#[derive(Debug)]
pub(super) struct Here {
    lobby: Arc<Lobby>,
    closed: Vec<(u64, Challenge)>,
}

impl Taken {
    pub(super) fn new(number: u64, (by, terms): (By, Terms), hold: Hold) -> Taken {
        Taken { number, by, terms, hold }
    }

    /// Tells both players of the game that came of the challenge. This visitor accepted it.
    pub(crate) fn begun(self, accepted_by: Visitor, game: GameId) {
        let players = [self.by.visitor, accepted_by];
        match self.hold {
            Hold::Here(here) => here.begun(self.number, players, game),
            Hold::There(grip) => grip.begun(self.number, players, game),
        }
    }
}

impl Here {
    pub(super) fn new(lobby: &Arc<Lobby>, closed: Vec<(u64, Challenge)>) -> Here {
        Here { lobby: Arc::clone(lobby), closed }
    }

    fn begun(mut self, number: u64, players: [Visitor; 2], game: GameId) {
        let closed = std::mem::take(&mut self.closed);
        let mut state = self.lobby.state();
        for (number, _) in closed {
            state.taken.remove(&number);
        }
        // They may have made others meanwhile, and they play one game.
        state.close(|other| players.contains(&other.by.visitor));
        state.unwanted(|_, maker| players.contains(&maker));
        let [maker, _] = players;
        if state.people.knows(maker) {
            state.begun.insert(number, (maker, game));
        }
        players.into_iter().for_each(|player| state.people.news(player));
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let closed = std::mem::take(&mut self.closed);
        if closed.is_empty() {
            return;
        }
        let makers: Vec<Visitor> = closed.iter().map(|(_, open)| open.by.visitor).collect();
        self.lobby.state().reopen(closed);
        for by in makers {
            self.lobby.want(by);
        }
    }
}

impl State {
    /// Opens challenges again that were taken. Those stay closed that their maker has taken back
    /// meanwhile, or in whose place the maker has made others. One that somebody looks for by now
    /// does not meet them, but the next who looks for the same meets one of the two.
    fn reopen(&mut self, closed: Vec<(u64, Challenge)>) {
        for (number, challenge) in closed {
            let by = challenge.by.visitor;
            let looks = |other: &Challenge| other.by.visitor == by && other.seek.is_some();
            let looks_anew = challenge.seek.is_some() && self.open.values().any(looks);
            let is_wanted = self.taken.remove(&number).is_some_and(|taken| taken.is_wanted);
            match is_wanted && !looks_anew && !self.has_most(by) {
                true => self.open(vec![(number, challenge)]),
                false => self.people.news(by),
            }
        }
    }
}
