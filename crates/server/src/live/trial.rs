//! The judge at play in a claim that is played out: for the computer, or for a side that asks.

use super::Snapshot;
use super::actor::{Actor, Message};
use crate::key::Role;
use crate::problem::ApiError;
use crate::tryout::{self, Choice};
use std::sync::Arc;
use tengen_rules::{Event, TrialStep};
use tokio::sync::oneshot;

/// Who waits for the judge's move.
type Reply = oneshot::Sender<Result<Arc<Snapshot>, ApiError>>;

impl Actor {
    /// Whether the judge may be asked now for the move of this number.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn asked_to_try(&self, role: Role, number: usize) -> Result<(), ApiError> {
        if self.trying {
            return Err(ApiError::busy("the judge is choosing already"));
        }
        tryout::asked(&self.table, role, number)
    }

    /// Lets the judge choose for the side to move in the trial, one move of a game at a time.
    pub(super) fn let_try(&mut self, reply: Option<Reply>) {
        let Some(trial) = self.table.game().trial().cloned() else { return };
        self.trying = true;
        let (moves, report) = (trial.moves().len(), self.messages.clone());
        let permits = self.hub.judgements.permits();
        tokio::spawn(async move {
            let choice = tryout::choose(trial, permits).await;
            if let Some(messages) = report.upgrade() {
                let _ = messages.send(Message::Tried(moves, choice, reply));
            }
        });
    }

    /// Does what the judge chose, if the trial still stands there. Where it cannot read so far
    /// the computer passes, and a person is told.
    pub(super) async fn try_for(
        &mut self,
        moves: usize,
        choice: Choice,
        computer: bool,
    ) -> Result<(), ApiError> {
        let trial = self.table.game().trial().filter(|trial| trial.moves().len() == moves);
        let Some(color) = trial.map(|trial| trial.to_move()) else {
            return Err(ApiError::stale(moves + 1));
        };
        let step = match choice {
            Choice::Step(step) => step,
            Choice::Beyond if computer => TrialStep::Pass { ko: None },
            Choice::Beyond => return Err(tryout::beyond()),
        };
        self.commit(&[Event::Trial { color, step }.into()]).await
    }
}
