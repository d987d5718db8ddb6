//! Who leads in a study, and in which of their pages.

use super::people::PersonId;
use tengen_study::Name;

/// Who leads, with when that changed. The nodes agree on the newest.
#[derive(Clone, Debug, Default)]
pub(super) struct Lead {
    pub(super) leader: Option<PersonId>,
    /// When somebody last took the lead, or gave it back.
    pub(super) at: u64,
    /// The page of the leader that leads: the last one in which they did something. Until then it
    /// is every page of theirs.
    pub(super) page: Option<Name>,
    /// When this page began to lead. It has a time of its own: a page that acts at a node which has
    /// not heard of the next leader takes the lead from nobody.
    pub(super) page_at: u64,
}

impl Lead {
    /// A person leads from now on, in this page if one is named.
    pub(super) fn pass(&mut self, leader: Option<PersonId>, page: Option<Name>, now: u64) {
        let at = now.max(self.at + 1);
        *self = Lead { leader, at, page, page_at: at };
    }

    /// Another page of the leader leads from now on.
    pub(super) fn turn_to(&mut self, page: &Name, now: u64) {
        (self.page, self.page_at) = (Some(page.clone()), now.max(self.page_at + 1));
    }

    /// Takes in what another node has.
    pub(super) fn take_in(&mut self, other: Lead) {
        let is_same = (other.at, other.leader) == (self.at, self.leader);
        if other.at > self.at || is_same && other.page_at > self.page_at {
            *self = other;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_the_former_leader_does_not_take_the_lead_back() {
        let page = |name: &str| Some(name.parse::<Name>().unwrap());
        let [mut here, mut there] = [Lead::default(), Lead::default()];
        here.pass(Some(PersonId(1)), page("a"), 10);
        there.take_in(here.clone());
        here.pass(Some(PersonId(2)), None, 20);
        // The first leader clicks at the other node before it hears of that.
        there.turn_to(&page("b").unwrap(), 30);
        here.take_in(there.clone());
        assert_eq!((here.leader, &here.page), (Some(PersonId(2)), &None));
        there.take_in(here.clone());
        assert_eq!(there.leader, Some(PersonId(2)));
        // Among pages of the same leader the last one counts.
        there.turn_to(&page("c").unwrap(), 40);
        here.take_in(there.clone());
        assert_eq!(here.page, page("c"));
    }
}
