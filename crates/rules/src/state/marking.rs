//! Marks on the stones of a proposal. [`Settling`](super::Settling) says which rule they follow.

use crate::count::Groups;
use crate::{Board, Point, PointSet, Settlement, StoneStatus};

/// How the stones stand in a proposal, as marks change it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statuses {
    pub(super) settlement: Settlement,
    /// The stones named as in seki by a judge or a player, those marked dead since among them. So a
    /// seki comes back when its stones are marked alive again. `None` stands for those that the
    /// position shows.
    named_in_seki: Option<PointSet>,
}

impl Statuses {
    /// Those of a whole proposal.
    pub(super) fn of(settlement: Settlement) -> Statuses {
        Statuses { named_in_seki: settlement.seki.clone(), settlement }
    }

    /// How the stone on this point stands.
    pub(super) fn status(&self, board: &Board, point: Point) -> StoneStatus {
        if self.settlement.dead.contains(point) {
            StoneStatus::Dead
        } else if self.settlement.seki_on(board).contains(point) {
            StoneStatus::Seki
        } else {
            StoneStatus::Alive
        }
    }

    /// Gives whole chains a status. [`settle_seki`](Statuses::settle_seki) has to follow.
    pub(super) fn enter_mark(&mut self, board: &Board, stones: &PointSet, status: StoneStatus) {
        if status == StoneStatus::Dead {
            self.settlement.dead.extend(stones.iter());
            return;
        }
        let dead = self.settlement.dead.clone();
        let shown = || Groups::without(board, &dead).in_seki();
        let back = self.revive(board, stones);
        let living = stones.difference(&back);
        let named = self.named_in_seki.take();
        self.named_in_seki = if status == StoneStatus::Seki {
            Some(self.with_seki(board, &named.unwrap_or_else(shown), &stones.union(&back)))
        } else if living.is_empty() {
            named
        } else {
            // Stones that stood in no seki leave none.
            let seki = named.clone().unwrap_or_else(shown);
            let leaves = living.iter().any(|p| seki.contains(p));
            if leaves { Some(self.without_seki(board, &seki, &living)) } else { named }
        };
    }

    /// Whether the chain on this point would share a liberty with a living group of the opponent
    /// once it was marked as in seki.
    pub(super) fn has_rivals(&self, board: &Board, stone: Point) -> bool {
        let stones = PointSet::of(board.size(), board.chain(stone));
        let mut marked = self.clone();
        marked.enter_mark(board, &stones, StoneStatus::Seki);
        Groups::without(board, &marked.settlement.dead).opposed(&stones).is_ok()
    }

    /// Takes stones for dead, or for alive, and leaves all others as they are. Which stones are in
    /// seki has to be settled before.
    pub(super) fn mark_alone(&mut self, stones: &PointSet, dead: bool) {
        let Settlement { dead: all, seki } = &mut self.settlement;
        if dead {
            all.extend(stones.iter());
            *seki = seki.take().map(|seki| seki.difference(stones));
        } else {
            *all = all.difference(stones);
        }
        self.named_in_seki = seki.clone();
    }

    /// Follows the result of a trial. That stones cannot be captured tells nothing about a seki.
    /// [`settle_seki`](Statuses::settle_seki) has to follow.
    pub(super) fn follow(&mut self, board: &Board, stones: &PointSet, dead: bool) {
        if dead {
            self.enter_mark(board, stones, StoneStatus::Dead);
        } else {
            self.revive(board, stones);
        }
    }

    /// Takes dead stones among `stones` for alive, and with each all dead stones of its side in its
    /// region, joined through empty points and each other. Returns the stones that live again.
    fn revive(&mut self, board: &Board, stones: &PointSet) -> PointSet {
        let dead = &self.settlement.dead;
        let mut back = PointSet::new(board.size());
        for p in stones.iter().filter(|p| dead.contains(*p)) {
            if !back.contains(p) {
                let same = |q| board.get(q) == board.get(p) && dead.contains(q);
                let region = board.region(p, |q| board.is_empty(q) || same(q));
                back.extend(region.iter().filter(|q| same(*q)));
            }
        }
        self.settlement.dead = dead.difference(&back);
        back
    }

    /// `seki` with the one of these living stones. Rivals that were marked dead out of it live.
    fn with_seki(&mut self, board: &Board, seki: &PointSet, stones: &PointSet) -> PointSet {
        let dead = &self.settlement.dead;
        let theirs = Groups::without(board, &dead.difference(seki)).seki_of(stones);
        self.settlement.dead = dead.difference(&theirs);
        seki.union(&theirs)
    }

    /// `seki` once these living stones have left it.
    fn without_seki(&self, board: &Board, seki: &PointSet, stones: &PointSet) -> PointSet {
        let groups = Groups::without(board, &self.settlement.dead.difference(seki));
        let gone = groups.whole(stones);
        let alone = groups.left_alone(seki, &gone);
        seki.difference(&gone).difference(&alone)
    }

    /// Of the stones named as in seki, those that live and have not lost all their rivals there.
    pub(super) fn settle_seki(&mut self, board: &Board) {
        let dead = &self.settlement.dead;
        self.settlement.seki = self.named_in_seki.as_ref().map(|named| {
            let groups = Groups::without(board, &dead.difference(named));
            named.difference(dead).difference(&groups.left_alone(named, dead))
        });
    }
}
