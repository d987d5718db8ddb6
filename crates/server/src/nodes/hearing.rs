//! What a node has heard of the others, so that it notices what it missed.

use super::NodeId;
use super::bus::Envelope;
use super::word::Word;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Nodes speak each second. One that was not heard for this long is there and cannot be heard.
const SILENCE: Duration = Duration::from_secs(3);

/// The last words of the other nodes.
#[derive(Debug, Default)]
pub(super) struct Hearing(HashMap<NodeId, Last>);

#[derive(Debug)]
struct Last {
    /// The number of the last word; nothing before the first.
    number: Option<u64>,
    at: Instant,
}

impl Hearing {
    /// Notes a word. The answer is whether others before it did not come.
    pub(super) fn note(&mut self, envelope: &Envelope, now: Instant) -> bool {
        let Envelope { from, number, word } = envelope;
        let last = self.0.entry(*from).or_insert(Last { number: None, at: now });
        last.at = now;
        let before = last.number;
        last.number = Some(before.map_or(*number, |before| before.max(*number)));
        // A beat says how many words there were, and is none itself.
        let next = u64::from(*word != Word::Beat);
        before.is_some_and(|before| *number > before.saturating_add(next))
    }

    /// These other nodes are there from now on.
    pub(super) fn keep(&mut self, others: &[NodeId], now: Instant) {
        self.0.retain(|node, _| others.contains(node));
        for node in others {
            self.0.entry(*node).or_insert(Last { number: None, at: now });
        }
    }

    /// Whether a node that is there was not heard for a while.
    pub(super) fn misses_one(&self, now: Instant) -> bool {
        self.0.values().any(|last| now.duration_since(last.at) > SILENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::GameId;

    fn envelope(number: u64, word: Word) -> Envelope {
        Envelope { from: 7, number, word }
    }

    #[test]
    fn what_did_not_come_is_noticed_by_the_next_word_and_by_the_next_beat() {
        let (mut hearing, now) = (Hearing::default(), Instant::now());
        let who = || Word::Who { game: GameId(1) };
        assert!(!hearing.note(&envelope(40, who()), now), "the first may be any");
        assert!(!hearing.note(&envelope(41, who()), now));
        assert!(!hearing.note(&envelope(41, Word::Beat), now));
        assert!(!hearing.note(&envelope(40, who()), now), "one that comes late is no gap");
        assert!(hearing.note(&envelope(43, who()), now));
        assert!(hearing.note(&envelope(44, Word::Beat), now));
        assert!(!hearing.note(&envelope(45, who()), now));
    }

    #[test]
    fn a_node_that_is_there_and_silent_is_missed() {
        let (mut hearing, now) = (Hearing::default(), Instant::now());
        hearing.keep(&[7, 8], now);
        hearing.note(&envelope(1, Word::Beat), now + 2 * SILENCE);
        assert!(hearing.misses_one(now + 2 * SILENCE));
        hearing.keep(&[7], now + 2 * SILENCE);
        assert!(!hearing.misses_one(now + 2 * SILENCE));
        assert!(hearing.misses_one(now + 4 * SILENCE));
    }
}
