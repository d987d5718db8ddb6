//! What the database has, taken in.

use super::Kept;
use crate::lobby::{Challenge, InMaking, State};
use crate::store::challenges::{Stands, StoredChallenge};
use crate::who::Directory;
use std::collections::{BTreeMap, BTreeSet, HashSet};

impl State {
    /// Takes in what the database has: of the challenges of these numbers, or of all, these among
    /// them. The names of their makers were looked up. The answer is those that have ended, also if
    /// nobody has seen them open.
    pub(in crate::lobby) fn take_in(
        &mut self,
        read: Vec<StoredChallenge>,
        (asked, is_all): (&BTreeSet<u64>, bool),
        names: &Directory,
    ) -> Vec<u64> {
        let mut read: BTreeMap<u64, StoredChallenge> =
            read.into_iter().map(|stored| (stored.id, stored)).collect();
        let mut asked = asked.clone();
        if is_all {
            asked.extend(self.kept.keys().chain(read.keys()));
        }
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
            if matches!(stands, None | Some(Stands::Begun(_))) {
                ended.push(number);
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
            let Some(StoredChallenge { made, stands, .. }) = stored else { continue };
            match stands {
                Stands::Open => match Challenge::read(&made, names.name(made.member)) {
                    Ok(challenge) => opened.push((number, challenge)),
                    Err(error) => tracing::error!(number, %error, "a challenge is not shown"),
                },
                Stands::Taken(_) => {
                    self.taken.insert(number, InMaking { by: made.visitor, is_wanted: true });
                }
                Stands::Begun(game) => {
                    self.begun.insert(number, (made.visitor, game));
                }
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
