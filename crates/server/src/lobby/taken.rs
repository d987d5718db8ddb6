//! A challenge that was accepted, until its game begins or is not made.

use super::{By, Challenge, Lobby, State, Terms};
use crate::key::Visitor;
use crate::store::GameId;
use std::sync::Arc;

/// A challenge that was accepted, with all others of its two players. None of them is open any
/// more, since a person plays one game at a time. If it is dropped and its game has not
/// [begun][Taken::begun], all are open again: the game was not made, for whatever reason.
#[derive(Debug)]
pub(crate) struct Taken {
    lobby: Arc<Lobby>,
    /// The number of the challenge.
    pub(super) number: u64,
    /// The person who made it.
    pub(crate) by: By,
    pub(crate) terms: Terms,
    /// The challenge and the others.
    closed: Vec<(u64, Challenge)>,
}

impl Taken {
    pub(super) fn new(
        lobby: &Arc<Lobby>,
        number: u64,
        (by, terms): (By, Terms),
        closed: Vec<(u64, Challenge)>,
    ) -> Taken {
        Taken { lobby: Arc::clone(lobby), number, by, terms, closed }
    }

    /// Tells both players of the game that came of the challenge, which `by` accepted.
    pub(crate) fn begun(mut self, by: Visitor, game: GameId) {
        let closed = std::mem::take(&mut self.closed);
        let mut state = self.lobby.state();
        state.settle(&closed);
        state.people.begun(self.by.visitor, game, self.number);
        state.people.news(by);
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let closed = std::mem::take(&mut self.closed);
        if closed.is_empty() {
            return;
        }
        let makers: Vec<Visitor> = closed.iter().map(|(_, open)| open.by.visitor).collect();
        let mut state = self.lobby.state();
        state.settle(&closed);
        state.open(closed);
        // A person who has gone meanwhile closes nothing a second time.
        let gone: Vec<_> = makers.iter().map(|by| (*by, state.people.want(*by))).collect();
        drop(state);
        for (by, gone) in gone {
            if let Some(gone) = gone {
                self.lobby.end_later(by, gone);
            }
        }
    }
}

impl State {
    /// What was taken has become a game, or is open again.
    fn settle(&mut self, closed: &[(u64, Challenge)]) {
        for (number, _) in closed {
            self.taken.remove(number);
        }
    }
}
