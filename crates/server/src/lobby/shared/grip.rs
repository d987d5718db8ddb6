//! Challenges that were taken by a request.

use super::{Begun, Shared};
use crate::key::Visitor;
use crate::lobby::taken::Hold;
use crate::lobby::{Challenge, Refused, Taken};
use crate::store::challenges::{Take, TakenChallenge};
use crate::store::{GameId, StoreError};
use std::sync::Arc;

/// Challenges that were taken, until it is clear what becomes of them. If it is dropped before a
/// game has begun, they are open again. That holds also if the database did not say whether they
/// were taken.
#[derive(Debug)]
pub(crate) struct Grip {
    shared: Arc<Shared>,
    pub(super) take: Take,
    is_over: bool,
}

impl Grip {
    pub(super) fn new(shared: &Arc<Shared>) -> Result<Grip, Refused> {
        let number = getrandom::u64();
        let number =
            number.map_err(|error| Refused::Store(StoreError::Failed(error.to_string())))?;
        let take = Take { node: shared.node(), number: number.cast_signed() };
        Ok(Grip { shared: Arc::clone(shared), take, is_over: false })
    }

    /// Nothing was taken.
    pub(super) fn let_go(mut self) {
        self.is_over = true;
    }

    pub(crate) fn begun(mut self, number: u64, players: [Visitor; 2], game: GameId) {
        self.is_over = true;
        let begun = Begun { take: self.take.number, number, players, game };
        self.shared.end(|ends| ends.begun.push(begun));
    }

    pub(super) fn taken(self, taken: &TakenChallenge) -> Result<Taken, Refused> {
        let challenge = Challenge::read(&taken.challenge.made, None).map_err(Refused::Store)?;
        let game = (challenge.by, challenge.terms);
        Ok(Taken::new(taken.challenge.id, game, Hold::There(self)))
    }
}

impl Drop for Grip {
    fn drop(&mut self) {
        if !self.is_over {
            self.shared.end(|ends| ends.given_back.push(self.take.number));
        }
    }
}
