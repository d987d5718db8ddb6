//! What the database has, taken in.

use super::Kept;
use crate::lobby::{Challenge, InMaking, State};
use crate::store::challenges::{Stands, StoredChallenge};
use crate::who::Directory;
use std::collections::{BTreeMap, BTreeSet, HashSet};

impl State {
    /// Takes in what the database has: of the challenges of these numbers, or of all. The names of
    /// their makers were looked up. The answer is those that have ended.
    pub(super) fn take_in(
        &mut self,
        read: Vec<StoredChallenge>,
        asked: Option<&BTreeSet<u64>>,
        names: &Directory,
    ) -> Vec<u64> {
        let mut read: BTreeMap<u64, StoredChallenge> =
            read.into_iter().map(|stored| (stored.id, stored)).collect();
        let known = || self.kept.keys().chain(read.keys()).copied().collect();
        let asked: BTreeSet<u64> = asked.map_or_else(known, Clone::clone);
        let (mut opened, mut closed, mut ended) = (Vec::new(), Vec::new(), Vec::new());
        let mut people = HashSet::new();
        for number in asked {
            let stored = read.remove(&number);
            let before = self.kept.remove(&number);
            let stands = stored.as_ref().map(|stored| stored.stands);
            if let Some(StoredChallenge { made, stands, .. }) = &stored {
                let kept = Kept { by: made.visitor, node: made.node, stands: *stands };
                self.kept.insert(number, kept);
            }
            if stands == before.map(|before| before.stands) {
                continue;
            }
            let by = before.map(|before| before.by);
            people.extend(by.or(stored.as_ref().map(|stored| stored.made.visitor)));
            self.taken.remove(&number);
            self.begun.remove(&number);
            if self.open.contains_key(&number) {
                closed.push(number);
            }
            match stored {
                None => ended.push(number),
                Some(StoredChallenge { made, stands, .. }) => match stands {
                    Stands::Open => match Challenge::read(&made, names.name(made.member)) {
                        Ok(challenge) => opened.push((number, challenge)),
                        Err(error) => tracing::error!(number, %error, "a challenge is not shown"),
                    },
                    Stands::Taken(_) => {
                        let taken = InMaking { by: made.visitor, is_wanted: true };
                        self.taken.insert(number, taken);
                    }
                    Stands::Begun(game) => {
                        self.begun.insert(number, (made.visitor, game));
                        ended.push(number);
                    }
                },
            }
        }
        self.close_numbers(&closed);
        if !opened.is_empty() {
            self.open(opened);
        }
        people.into_iter().for_each(|person| self.people.news(person));
        ended
    }
}
