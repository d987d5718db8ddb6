//! What people of a study ask for. Every node holds all of it: a person may ask at one node while
//! their page follows another.

use super::people::PersonId;
use crate::nodes::{Petition, PetitionWord};
use std::collections::BTreeMap;
use tengen_study::Role;

/// The most requests that the nodes tell each other of, those that have ended among them.
const MOST: usize = 400;

/// The last request of each person, by their number. One that has ended stays, so that a late word
/// does not bring it back.
#[derive(Debug, Default)]
pub(super) struct Petitions(BTreeMap<u32, PetitionWord>);

impl Petitions {
    /// What a person asks for.
    pub(super) fn of(&self, id: PersonId) -> Option<Petition> {
        self.0.get(&id.0)?.asks
    }

    /// Those who ask for something, each with what they ask for and what the key allows by which
    /// they asked.
    pub(super) fn open(&self) -> Vec<(PersonId, Petition, Role)> {
        let open = |word: &PetitionWord| Some((PersonId(word.number), word.asks?, word.key));
        self.0.values().filter_map(open).collect()
    }

    /// A person asks for something.
    pub(super) fn add(&mut self, id: PersonId, asks: Petition, key: Role, now: u64) {
        let before = self.0.get(&id.0).map_or(0, |known| known.at);
        let word = PetitionWord { number: id.0, asks: Some(asks), key, at: now.max(before + 1) };
        self.0.insert(id.0, word);
    }

    /// A person asks for nothing any more. The time of it follows from the request, so that all
    /// nodes end a request alike.
    pub(super) fn end(&mut self, id: PersonId) {
        if let Some(word) = self.0.get_mut(&id.0).filter(|word| word.asks.is_some()) {
            (word.asks, word.at) = (None, word.at + 1);
        }
    }

    /// Takes in what another node knows.
    pub(super) fn take_in(&mut self, words: Vec<PetitionWord>) {
        for word in words {
            // Of two at once, all nodes take the end.
            let order = |word: &PetitionWord| (word.at, word.asks.is_none());
            let known = self.0.get(&word.number);
            if known.is_none_or(|known| order(&word) > order(known)) {
                self.0.insert(word.number, word);
            }
        }
    }

    /// What the other nodes are told.
    pub(super) fn words(&self) -> Vec<PetitionWord> {
        let mut words: Vec<PetitionWord> = self.0.values().cloned().collect();
        words.sort_by_key(|word| std::cmp::Reverse(word.at));
        words.truncate(MOST);
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_word_does_not_bring_a_request_back_that_has_ended() {
        let id = PersonId(2);
        let [mut one, mut other] = [Petitions::default(), Petitions::default()];
        one.add(id, Petition::Lead, Role::Write, 5);
        other.take_in(one.words());
        assert_eq!(other.of(id), Some(Petition::Lead));
        let late = other.words();
        other.end(id);
        other.take_in(late);
        assert_eq!(other.of(id), None);
        one.take_in(other.words());
        assert_eq!((one.of(id), one.words()), (None, other.words()));
        // The person may ask again, even if the clock stands.
        one.add(id, Petition::Lead, Role::Write, 5);
        other.take_in(one.words());
        assert_eq!(other.open(), [(id, Petition::Lead, Role::Write)]);
    }
}
