//! Marks on the stones of a proposal. [`Settling`] says which rule they follow.

use super::Settling;
use crate::count::Groups;
use crate::{Board, Point, PointSet, Settlement, StoneStatus, Verdict};

impl Settling {
    /// Takes over a whole proposal.
    pub(super) fn propose(&mut self, settlement: Settlement) {
        self.named_in_seki = settlement.seki.clone();
        self.settlement = settlement;
    }

    /// Gives whole chains a status.
    pub(super) fn mark(&mut self, board: &Board, stones: &PointSet, status: StoneStatus) {
        if status == StoneStatus::Dead {
            self.settlement.dead.extend(stones.iter());
        } else {
            let shown = self.settlement.seki_on(board);
            let back = self.revive(board, stones);
            let named = self.named_in_seki.take();
            let named = if status == StoneStatus::Seki {
                Some(self.with_seki(board, &named.unwrap_or(shown), &stones.union(&back)))
            } else {
                let living = stones.difference(&back);
                // Stones that stood in no seki leave none.
                let seki = named.clone().unwrap_or(shown);
                let leaves = living.iter().any(|p| seki.contains(p));
                if leaves { Some(self.without_seki(board, &seki, &living)) } else { named }
            };
            self.named_in_seki = named;
        }
        self.settle_seki(board);
    }

    /// Whether the chain on this point would share a liberty with a living group of the opponent
    /// once it was marked as in seki.
    pub(crate) fn has_rivals(&self, board: &Board, stone: Point) -> bool {
        let stones = PointSet::of(board.size(), board.chain(stone));
        let mut marked = self.clone();
        marked.mark(board, &stones, StoneStatus::Seki);
        Groups::without(board, &marked.settlement.dead)
            .seki_of(&stones)
            .iter()
            .any(|p| board.get(p) != board.get(stone))
    }

    /// Takes stones for dead, or for alive, and leaves all others as they are.
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
    pub(super) fn follow(&mut self, board: &Board, verdict: &Verdict) {
        if verdict.dead {
            self.mark(board, &verdict.stones, StoneStatus::Dead);
        } else {
            self.revive(board, &verdict.stones);
            self.settle_seki(board);
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
    fn settle_seki(&mut self, board: &Board) {
        let dead = &self.settlement.dead;
        self.settlement.seki = self.named_in_seki.as_ref().map(|named| {
            let groups = Groups::without(board, &dead.difference(named));
            named.difference(dead).difference(&groups.left_alone(named, dead))
        });
    }
}
