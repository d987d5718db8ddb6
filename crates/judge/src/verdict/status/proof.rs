//! Chains between stones that are alive for certain: what can be proved of them comes first.

use super::Known;
use super::reading::QUESTION;
use crate::ask::share;
use crate::life::{Fate, FateReading};
use crate::part::Enclosure;
use crate::verdict::{Basis, ChainStatus, Status, Why};
use tengen_rules::{HypotheticalKo, Point, PointSet};

/// The most positions read for one chain in each round.
const ROUNDS: [usize; 4] = [QUESTION / 25, QUESTION / 8, QUESTION / 3, QUESTION];

/// The most positions read to find whether the owner of a chain that falls gets something for it,
/// where no hypothetical play decides.
const IN_RETURN: usize = QUESTION / 5;

impl Known<'_> {
    /// Reads the chains that lie between stones which are alive for certain, from at most
    /// `positions` positions. Each round gives every chain more of them, and begins with the
    /// smallest parts: easy chains are read before hard ones. No estimate has a say in it: the same
    /// is read with a network and without one. The rules then judge the fates that were found, and
    /// the reading for that takes positions that are `left`.
    pub(super) fn prove(&self, chains: &mut [ChainStatus], mut positions: usize, left: &mut usize) {
        let proved = self.proved.iter().flat_map(|side| side.chains.iter());
        let standing = PointSet::of(self.board.size(), proved);
        let part = |(i, chain): (usize, &ChainStatus)| {
            let unproved = (chain.basis != Basis::Proved).then_some(chain.stone)?;
            let part = Enclosure::around(self.board, unproved, &standing)?;
            // Where no stone stands, a side gives up stones for others: a capture decides nothing.
            (part.is_proved() && part.has_walls()).then_some((i, part))
        };
        let mut parts: Vec<(usize, Enclosure)> =
            chains.iter().enumerate().filter_map(part).collect();
        parts.sort_by_key(|(_, part)| part.points().count());
        let mut open = Vec::new();
        for (i, part) in &parts {
            open.extend(FateReading::of(part, chains[*i].stone).map(|reading| (*i, part, reading)));
        }
        let mut found: Vec<(usize, &Enclosure, Fate)> = Vec::new();
        for most in ROUNDS {
            open.retain_mut(|(i, part, reading)| {
                let fate = share(&mut positions, most, |left| reading.fate(left, most < QUESTION));
                fate.map(|fate| found.push((*i, *part, fate))).is_none()
            });
        }
        drop(open);
        let most = if self.ko == HypotheticalKo::PassForKo { QUESTION } else { IN_RETURN };
        for (i, part, fate) in found {
            self.conclude(part, &mut chains[i], fate, None, most, left);
        }
        self.free(chains);
    }

    /// Lets the chains live that lie among their own stones and those of the opponent which fall in
    /// any case. To take such a chain puts off what becomes of those, and saves none of them.
    fn free(&self, chains: &mut [ChainStatus]) {
        let falls =
            |chain: &&ChainStatus| (chain.status, chain.basis) == (Status::Dead, Basis::Proved);
        let fallen: Vec<Point> = chains.iter().filter(falls).map(|chain| chain.stone).collect();
        // The chains of the opponent beside a chain and the empty ground that it touches.
        let beside = |stone: Point| -> Vec<Point> {
            let chain = PointSet::of(self.board.size(), self.board.chain(stone));
            let ground = self.board.region(stone, |p| self.board.is_empty(p) || chain.contains(p));
            let own = self.board.get(stone);
            let others = ground.iter().flat_map(|p| self.board.neighbours(p));
            let others = others.filter(|q| self.board.get(*q) != own);
            others.filter_map(|q| self.board.chain_id(q)).collect()
        };
        // Those are taken by other stones.
        let is_held = |stone: &Point| beside(*stone).iter().any(|q| !fallen.contains(q));
        for chain in chains.iter_mut().filter(|chain| chain.status != Status::Alive) {
            let around = beside(chain.stone);
            if let Some(dead) = around.first().copied()
                && around.iter().all(|q| fallen.contains(q) && is_held(q))
            {
                (chain.status, chain.basis) = (Status::Alive, Basis::Read);
                chain.why = Why::Freed { dead };
            }
        }
    }
}
