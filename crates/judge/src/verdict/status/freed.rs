//! Chains among stones of the opponent that are dead: dead stones take nothing for good.

use super::Known;
use crate::verdict::{Basis, ChainStatus, Status, Why};
use tengen_rules::{Point, PointSet};

impl Known<'_> {
    /// Lets the chains live that were read among stones which were read to fall in any case: to
    /// take such a chain puts off what becomes of those, and saves none of them. It is not so of a
    /// chain that was taken to be `standing` in these readings. Where the part that was read may be
    /// cut, the chain lives no more surely than those fall.
    pub(super) fn free_read(&self, chains: &mut [ChainStatus], standing: &PointSet) {
        let was_read =
            |chain: &ChainStatus| matches!(chain.why, Why::Captured { .. } | Why::NoRoom);
        let falls = |chain: &ChainStatus| !is_estimated(chain) || was_read(chain);
        self.free(chains, falls, |chain| !standing.contains(chain.stone));
    }

    /// Lets the chains live that look dead among stones which look dead too: a chain and those that
    /// would take it cannot both be dead. Where the first move decides about the chain, that may
    /// decide about those too, so it stays open.
    pub(super) fn free_estimated(&self, chains: &mut [ChainStatus]) {
        let looks_dead =
            |chain: &ChainStatus| chain.status == Status::Dead && chain.why != Why::Imagined;
        self.free(chains, |_| true, looks_dead);
    }

    /// Lets the chains live that `may_live`, and that lie among their own stones and dead ones of
    /// the opponent which `falls` accepts. They do so as surely as these are dead, and not more
    /// surely than reading shows.
    ///
    /// Living stones have to hold those: else both sides fight for their lives, and the capture of
    /// one chain says nothing of its price. A fight with kos has its price as well, so that the
    /// stones which hold such chains must not be estimated to live.
    pub(super) fn free(
        &self,
        chains: &mut [ChainStatus],
        falls: impl Fn(&ChainStatus) -> bool,
        may_live: impl Fn(&ChainStatus) -> bool,
    ) {
        let look_fallen =
            chains.iter().filter(|chain| chain.status == Status::Dead && falls(chain));
        let fallen = look_fallen.flat_map(|chain| self.board.chain(chain.stone));
        let fallen = PointSet::of(self.board.size(), fallen);
        let beside = |stone: Point, within: &PointSet| {
            let around = self.beside(stone, within);
            chains.iter().filter(move |other| around.contains(&other.stone))
        };
        let is_held = |dead: &ChainStatus| {
            let is_firm = |other: &ChainStatus| match dead.why {
                Why::Ko { .. } => false,
                Why::Delayed { .. } => !is_estimated(other),
                _ => true,
            };
            let mut around = beside(dead.stone, &fallen);
            around.any(|other| other.status == Status::Alive && is_firm(other))
        };
        let freed = |chain: &ChainStatus| {
            let may_live = chain.status != Status::Alive && may_live(chain);
            let own = PointSet::of(self.board.size(), self.board.chain(chain.stone));
            let dead = beside(chain.stone, &own).next().filter(|_| may_live)?.stone;
            let basis = beside(chain.stone, &own).try_fold(Basis::Read, |basis, other| {
                let falls = fallen.contains(other.stone) && is_held(other);
                falls.then(|| basis.weaker(other.basis))
            });
            Some((dead, basis?))
        };
        let found: Vec<Option<(Point, Basis)>> = chains.iter().map(freed).collect();
        for (chain, found) in chains.iter_mut().zip(found) {
            let Some((dead, basis)) = found else { continue };
            (chain.status, chain.basis, chain.why) = (Status::Alive, basis, Why::Freed { dead });
            chain.spare = None;
        }
    }

    /// The chains of the opponent beside a chain, the empty ground that it touches, and stones of
    /// its side `within` that ground.
    fn beside(&self, stone: Point, within: &PointSet) -> Vec<Point> {
        let own = self.board.get(stone);
        let is_ground =
            |p: Point| self.board.is_empty(p) || (self.board.get(p) == own && within.contains(p));
        let ground = self.board.region(stone, is_ground);
        let others = ground.iter().flat_map(|p| self.board.neighbours(p));
        let others = others.filter(|q| self.board.get(*q) != own);
        others.filter_map(|q| self.board.chain_id(q)).collect()
    }
}

fn is_estimated(chain: &ChainStatus) -> bool {
    matches!(chain.basis, Basis::Estimated { .. })
}
