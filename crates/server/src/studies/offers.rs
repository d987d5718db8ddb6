//! Lines that people offer to all, until the study has them or they are taken back. Every node
//! holds all of them: a person may offer at one node, and take it back at another.

use super::people::{People, PersonId};
use super::tell::Made;
use crate::nodes::{OfferWord, TakenWord};
use serde_json::{Value, json};
use tengen_study::{Name, Refusal, Study};

/// The most lines that are offered at once.
const MOST: usize = 12;

/// The most lines that one person offers at once, so that they do not displace those of all others.
const MOST_BY_ONE: usize = 3;

/// The most offers that have ended which are remembered.
const MOST_TAKEN: usize = 100;

/// The lines that people offer.
#[derive(Debug, Default)]
pub(super) struct Offers {
    /// The first one first.
    open: Vec<OfferWord>,
    /// Those that were taken back or taken up, so that a late word does not bring them back.
    taken: Vec<TakenWord>,
}

/// Whether two offers are one line of one person, of which one goes on from the other.
fn is_one_line(one: &OfferWord, other: &OfferWord) -> bool {
    (one.by, &one.parent) == (other.by, &other.parent)
        && (one.moves.starts_with(&other.moves) || other.moves.starts_with(&one.moves))
}

/// Where an offer stands among all, alike at every node.
fn order(offer: &OfferWord) -> (u64, u32, Name) {
    (offer.at, offer.by, offer.id.clone())
}

impl Offers {
    /// Takes in a line. It takes the place of one by the same person that goes on to it, or from
    /// it: a line that grows is one offer.
    pub(super) fn add(&mut self, offer: OfferWord) {
        self.end(|known| is_one_line(known, &offer) && known.id != offer.id);
        self.insert(offer);
    }

    /// Offers that another person calls alike are other offers.
    fn insert(&mut self, offer: OfferWord) {
        if self.has_ended(&offer) {
            return;
        }
        self.open.retain(|known| (known.by, &known.id) != (offer.by, &offer.id));
        let by = offer.by;
        self.open.push(offer);
        self.open.sort_by_cached_key(order);
        let own = self.open.iter().filter(|known| known.by == by).count();
        if own > MOST_BY_ONE
            && let Some(first) = self.open.iter().position(|known| known.by == by)
        {
            self.open.remove(first);
        }
        let too_many = self.open.len().saturating_sub(MOST);
        self.open.drain(..too_many);
    }

    fn has_ended(&self, offer: &OfferWord) -> bool {
        self.taken.iter().any(|taken| (taken.by, &taken.id) == (offer.by, &offer.id))
    }

    /// Ends some offers. The answer is whether there were any.
    fn end(&mut self, is_over: impl Fn(&OfferWord) -> bool) -> bool {
        let before = self.open.len();
        let over = self.open.extract_if(.., |offer| is_over(offer));
        self.taken.extend(over.map(|OfferWord { id, by, at, .. }| TakenWord { id, by, at }));
        self.forget();
        self.open.len() < before
    }

    /// The last offers that have ended are remembered, the same ones at every node.
    fn forget(&mut self) {
        self.taken.sort_by_cached_key(|taken| (taken.at, taken.by, taken.id.clone()));
        let too_many = self.taken.len().saturating_sub(MOST_TAKEN);
        self.taken.drain(..too_many);
    }

    /// A person takes back what they offer.
    pub(super) fn withdraw(&mut self, id: &Name, by: PersonId) {
        self.end(|offer| (offer.by, &offer.id) == (by.0, id));
    }

    /// Lines that the study has by now are offered no more, nor are those behind a node that is
    /// gone. The answer is whether there were any.
    pub(super) fn drop_taken(&mut self, study: &Study) -> bool {
        self.end(|offer| match study.has_line(&offer.parent, &offer.moves) {
            Ok(has_all) => has_all,
            // Another node has it: this one has not read the node of the tree yet.
            Err(Refusal::Unknown) => false,
            Err(_) => true,
        })
    }

    /// Takes in what another node knows.
    pub(super) fn take_in(&mut self, open: Vec<OfferWord>, taken: Vec<TakenWord>) {
        let is_over =
            |offer: &OfferWord| taken.iter().any(|it| (it.by, &it.id) == (offer.by, &offer.id));
        self.open.retain(|offer| !is_over(offer));
        for one in taken {
            if !self.taken.iter().any(|known| (known.by, &known.id) == (one.by, &one.id)) {
                self.taken.push(one);
            }
        }
        self.forget();
        for offer in open {
            let is_it = |known: &OfferWord| (known.by, &known.id) == (offer.by, &offer.id);
            // Of two under one name, all nodes keep the later one.
            let is_late = self.open.iter().any(|known| is_it(known) && known.at >= offer.at);
            if is_late || self.has_ended(&offer) {
                continue;
            }
            let grew = |known: &OfferWord| {
                is_one_line(known, &offer) && !is_it(known) && order(known) > order(&offer)
            };
            if self.open.iter().any(grew) {
                // The person spoke at two nodes, and this one has the later word of the line.
                let OfferWord { id, by, at, .. } = offer;
                self.taken.push(TakenWord { id, by, at });
                self.forget();
            } else {
                self.add(offer);
            }
        }
    }

    /// The open ones, the first one first.
    pub(super) fn open(&self) -> &[OfferWord] {
        &self.open
    }

    /// Those that have ended.
    pub(super) fn taken(&self) -> &[TakenWord] {
        &self.taken
    }
}

impl People {
    /// The lines that are offered, the first one first.
    pub(super) fn offered(&self) -> Vec<Value> {
        let shown = self.offers.open().iter().map(|offer| {
            let moves: Vec<Made> = offer.moves.iter().cloned().map(Made::from).collect();
            let by = PersonId(offer.by).name();
            json!({ "id": offer.id, "by": by, "parent": offer.parent, "moves": moves })
        });
        shown.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_study::Step;

    fn offer(id: &str, by: u32, at: u64) -> OfferWord {
        let moves = vec![Step::B(format!("a{}", char::from(b'a' + (at % 19) as u8)))];
        let [id, parent] = [id, "root"].map(|name| name.parse().unwrap());
        OfferWord { id, by, parent, moves, at }
    }

    fn shown(offers: &Offers) -> Vec<(u32, &str)> {
        offers.open().iter().map(|offer| (offer.by, offer.id.as_str())).collect()
    }

    #[test]
    fn nobody_displaces_the_offer_of_another() {
        let mut offers = Offers::default();
        offers.add(offer("x", 1, 1));
        offers.add(offer("x", 2, 2));
        assert_eq!(shown(&offers), [(1, "x"), (2, "x")]);
        for at in 3..18 {
            offers.add(offer(&format!("y{at}"), 2, at));
        }
        assert_eq!(shown(&offers), [(1, "x"), (2, "y15"), (2, "y16"), (2, "y17")]);
    }

    fn line(id: &str, by: u32, at: u64, points: &[&str]) -> OfferWord {
        let moves = points.iter().map(|point| Step::B((*point).to_owned())).collect();
        OfferWord { moves, ..offer(id, by, at) }
    }

    #[test]
    fn a_line_that_goes_on_is_one_offer_that_grows() {
        let mut offers = Offers::default();
        offers.add(line("x", 1, 1, &["aa", "bb"]));
        offers.add(line("y", 2, 2, &["aa", "bb"]));
        offers.add(line("z", 1, 3, &["aa", "bb", "cc"]));
        assert_eq!(shown(&offers), [(2, "y"), (1, "z")]);
        // The person has taken the last moves back.
        offers.add(line("v", 1, 4, &["aa"]));
        assert_eq!(shown(&offers), [(2, "y"), (1, "v")]);
        offers.add(line("w", 1, 5, &["dd"]));
        assert_eq!(shown(&offers), [(2, "y"), (1, "v"), (1, "w")]);
    }

    #[test]
    fn a_line_that_goes_on_at_another_node_is_one_offer_at_all_nodes() {
        // The line grows, or its last moves are taken back. The later word counts in both cases.
        for later in [&["aa", "bb", "cc"][..], &["aa"]] {
            for here_first in [true, false] {
                let [mut here, mut there] = [Offers::default(), Offers::default()];
                here.add(line("x", 1, 1, &["aa", "bb"]));
                there.add(line("y", 2, 2, &["aa", "bb"]));
                there.add(line("z", 1, 3, later));
                let late = (here.open().to_vec(), here.taken().to_vec());
                let learn = |to: &mut Offers, from: &Offers| {
                    to.take_in(from.open().to_vec(), from.taken().to_vec());
                };
                if here_first {
                    learn(&mut here, &there);
                    learn(&mut there, &here);
                } else {
                    learn(&mut there, &here);
                    learn(&mut here, &there);
                }
                let both = vec![(2, "y"), (1, "z")];
                assert_eq!((shown(&here), shown(&there)), (both.clone(), both.clone()));
                // A word of before brings the shorter line back nowhere.
                there.take_in(late.0, late.1);
                assert_eq!(shown(&there), both);
            }
        }
    }

    #[test]
    fn all_nodes_end_an_offer_that_one_of_them_ended() {
        let [mut here, mut there] = [Offers::default(), Offers::default()];
        here.add(offer("x", 1, 1));
        here.add(offer("y", 1, 2));
        there.take_in(here.open().to_vec(), here.taken().to_vec());
        let late = here.open().to_vec();
        // The person takes it back at the other node.
        there.withdraw(&"x".parse().unwrap(), PersonId(1));
        here.take_in(there.open().to_vec(), there.taken().to_vec());
        assert_eq!((shown(&here), shown(&there)), (vec![(1, "y")], vec![(1, "y")]));
        here.take_in(late, Vec::new());
        assert_eq!(shown(&here), [(1, "y")]);
        // A node that begins anew has nothing to say, and learns what is open.
        let mut new = Offers::default();
        here.take_in(new.open().to_vec(), new.taken().to_vec());
        new.take_in(here.open().to_vec(), here.taken().to_vec());
        assert_eq!((shown(&here), shown(&new)), (vec![(1, "y")], vec![(1, "y")]));
    }
}
