//! The messages to the task of a game.

use super::deletion::Leaver;
use crate::act::Act;
use crate::api_error::ApiError;
use crate::judgement::{Judgement, TrialMove};
use crate::key::Role;
use crate::nodes::{NodeId, TableWord};
use crate::snapshot::Snapshot;
use crate::store::GameId;
use std::net::IpAddr;
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
    Act { role: Role, act: Act, caller: IpAddr, reply: Reply },
    /// The holder of a player's key does not want the game any more. The answer says whether it was
    /// deleted.
    Delete { leaver: Leaver, reply: oneshot::Sender<Result<bool, ApiError>> },
    /// The game is to leave the memory as soon as it is idle.
    Rest,
    /// Another game was deleted.
    Gone(GameId),
    /// Another node says that the game has this many entries.
    Entries(u64),
    /// Words of other nodes may have been lost.
    Lost,
    /// What another node knows of the game, with the number of its word.
    Table(NodeId, u64, Box<TableWord>),
    /// Another node asks what this one knows.
    Who,
    /// Other nodes have come or gone.
    Nodes,
    /// A node has the game no more in memory. That is the number of its word.
    Free(NodeId, u64),
    /// The store could not be asked before.
    Later,
    /// The game was deleted, or its links have changed: it is loaded anew if it is there.
    Anew,
    /// The store begins to take nothing, or takes entries again.
    Store,
    /// The server's keeper ends the game. The answer says whether it had not ended.
    Close(oneshot::Sender<Result<bool, ApiError>>),
    /// A page has been opened with a key of this role, from this address.
    Join(Role, IpAddr),
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

impl Message {
    /// Refuses what a page asks for. Other messages need no answer.
    pub(super) fn refuse(self, why: impl FnOnce() -> ApiError) {
        match self {
            Message::Act { reply, .. } | Message::TrialMoveChosen { reply: Some(reply), .. } => {
                drop(reply.send(Err(why())));
            }
            Message::Delete { reply, .. } | Message::Close(reply) => drop(reply.send(Err(why()))),
            _ => {}
        }
    }
}

/// Sends a message, unless the task has ended.
pub(super) fn tell(task: &mpsc::WeakUnboundedSender<Message>, message: Message) {
    if let Some(messages) = task.upgrade() {
        let _ = messages.send(message);
    }
}
