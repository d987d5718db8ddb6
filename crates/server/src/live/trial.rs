//! The judge moves in a trial: for the computer, or for a player who asks.

use super::actor::Actor;
use super::message::{Message, Reply, tell};
use crate::act::check_judge_may_move;
use crate::api_error::ApiError;
use crate::judgement::{TrialMove, choose};
use crate::key::Role;
use tengen_rules::{Event, TrialStep};

impl Actor {
    /// Checks that a player may ask the judge now for the move of this number.
    ///
    /// # Errors
    /// The reason why not.
    pub(super) fn check_may_ask_judge(&self, role: Role, number: usize) -> Result<(), ApiError> {
        if self.judge_choosing {
            return Err(ApiError::busy("the judge is choosing already"));
        }
        check_judge_may_move(&self.table, role, number)
    }

    /// Lets the judge choose for the side to move in the trial, one move of a game at a time.
    pub(super) fn choose_trial_move(&mut self, reply: Option<Reply>) {
        let Some(trial) = self.table.game().trial().cloned() else { return };
        self.judge_choosing = true;
        let (moves, task) = (trial.moves().len(), self.messages.clone());
        let (asker, turns) = (self.asker(), self.services.judgements.turns());
        tokio::spawn(async move {
            let choice = choose(trial, asker, turns).await;
            tell(&task, Message::TrialMoveChosen { moves, choice, reply });
        });
    }

    /// Makes the move that the judge chose, if the trial still has `moves` moves. Where the judge
    /// cannot read the position, the computer passes, and a player gets an error.
    pub(super) async fn make_trial_move(
        &mut self,
        moves: usize,
        choice: TrialMove,
        computer: bool,
    ) -> Result<(), ApiError> {
        let trial = self.table.game().trial().filter(|trial| trial.moves().len() == moves);
        let Some(color) = trial.map(|trial| trial.to_move()) else {
            return Err(ApiError::stale(moves + 1));
        };
        let step = match choice {
            TrialMove::Step(step) => step,
            TrialMove::BeyondReading if computer => TrialStep::Pass { ko: None },
            TrialMove::BeyondReading => return Err(ApiError::beyond_reading()),
        };
        Ok(self.commit(&[Event::Trial { color, step }.into()]).await?)
    }
}
