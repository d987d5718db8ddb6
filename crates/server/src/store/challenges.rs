//! The challenges of a lobby that several servers share, as their database has them.

use super::{GameId, MemberId};
use crate::key::Visitor;
use crate::nodes::NodeId;

/// A challenge that is made.
#[derive(Clone, Debug)]
pub(crate) struct NewChallenge {
    /// The person who makes it.
    pub(crate) visitor: Visitor,
    /// The member that they are.
    pub(crate) member: MemberId,
    /// The game that somebody else who looks for the same finds. Equal words are the same game.
    pub(crate) seek: Option<String>,
    /// The rest, as JSON.
    pub(crate) terms: String,
    /// The node at which the maker has a page.
    pub(crate) node: Option<NodeId>,
}

/// A challenge in the database.
#[derive(Clone, Debug)]
pub(crate) struct StoredChallenge {
    /// Its number.
    pub(crate) id: u64,
    /// What its maker said.
    pub(crate) made: NewChallenge,
    /// What has become of it.
    pub(crate) stands: Stands,
}

/// What has become of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stands {
    /// It is open.
    Open,
    /// This node makes a game of it, or of another challenge of its maker.
    Taken(NodeId),
    /// This game came of it.
    Begun(GameId),
}

/// The mark of those who take a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Take {
    /// The node that makes the game.
    pub(crate) node: NodeId,
    /// The number of the take. No other take has the same.
    pub(crate) number: i64,
}

/// A challenge that was taken.
#[derive(Clone, Debug)]
pub(crate) struct TakenChallenge {
    /// The challenge.
    pub(crate) challenge: StoredChallenge,
    /// The numbers of all challenges that its two players had, this one among them.
    pub(crate) all: Vec<u64>,
}

/// What becomes of a challenge that is made.
#[derive(Clone, Debug)]
pub(crate) enum Made {
    /// It is open under this number, in place of others.
    Open(u64, Vec<u64>),
    /// Its maker meets somebody who looks for the same.
    Met(TakenChallenge),
    /// Its maker has too many.
    TooMany,
}

/// What becomes of a challenge that somebody wants to accept.
#[derive(Clone, Debug)]
pub(crate) enum Accepted {
    /// It is theirs.
    Taken(TakenChallenge),
    /// It is not open.
    Gone,
    /// They have made it themselves.
    Own,
}
