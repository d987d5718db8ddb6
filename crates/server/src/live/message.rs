//! The messages to the task of a game.

use super::deletion::Leaver;
use crate::act::Act;
use crate::api_error::ApiError;
use crate::judgement::{Judgement, TrialMove};
use crate::key::Role;
use crate::snapshot::Snapshot;
use crate::store::GameId;
use std::sync::Arc;
use tengen_engine::Action;
use tengen_engine::Look;
use tokio::sync::{mpsc, oneshot};

/// The way back to the page that asked for something.
pub(super) type Reply = oneshot::Sender<Result<Arc<Snapshot>, ApiError>>;

/// A message to the task of a game.
#[derive(Debug)]
pub(super) enum Message {
    /// The holder of a key asks for something.
    Act { role: Role, act: Act, reply: Reply },
    /// The holder of a player's key does not want the game any more. The answer says whether it was
    /// deleted.
    Delete { leaver: Leaver, reply: oneshot::Sender<Result<bool, ApiError>> },
    /// Another game was deleted.
    Gone(GameId),
    /// A page has been opened with a key of this role.
    Join(Role),
    /// A page has been closed.
    Leave(Role),
    /// The computer has chosen an action in the search of this number.
    MoveChosen(u64, Action),
    /// The judge has chosen a move in a trial.
    TrialMoveChosen {
        /// How many moves the trial had.
        moves: usize,
        choice: TrialMove,
        /// The page that asked; `None` if it was for the computer.
        reply: Option<Reply>,
    },
    /// The players have waited long enough for the closer look at this proposal.
    LookIsSlow(u64),
    /// The judge has looked at the stop whose proposal has this number; `None` if it failed.
    Judged(u64, Look, Option<Arc<Judgement>>),
}

/// Sends a message, unless the task has ended.
pub(super) fn tell(task: &mpsc::WeakUnboundedSender<Message>, message: Message) {
    if let Some(messages) = task.upgrade() {
        let _ = messages.send(message);
    }
}
