//! The way of words between nodes.

use super::NodeId;
use super::word::Word;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::future::Future;
use std::pin::Pin;

/// A word with its sender.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Envelope {
    /// The node that tells it.
    pub from: NodeId,
    /// How many words the node has told, this one among them. A [`Word::Beat`] does not count.
    pub number: u64,
    /// The word.
    pub word: Word,
}

/// What a node hears.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// A word.
    Word(Envelope),
    /// Words may have been lost.
    Lost,
}

/// The way of words between nodes. It may lose words, bring them twice, late, or in another order:
/// each word stays true, and the database has everything that is kept.
pub trait Bus: fmt::Debug + Send + Sync + 'static {
    /// Tells all other nodes. It never waits.
    fn tell(&self, envelope: Envelope);

    /// Whether words reach the others now. Where they do not, the others learn of each thing from
    /// the database, later.
    fn is_connected(&self) -> bool {
        true
    }

    /// The next word of another node, or of this one. One task at a time hears.
    fn hear(&self) -> Pin<Box<dyn Future<Output = Heard> + Send + '_>>;
}
