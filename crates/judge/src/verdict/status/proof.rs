//! Chains between stones that are alive for certain: what can be proved of them comes first.

use super::Known;
use super::reading::QUESTION;
use crate::ask::share;
use crate::life::{Fate, FateReading};
use crate::part::Enclosure;
use crate::verdict::{Basis, ChainStatus};
use tengen_rules::{HypotheticalKo, PointSet};

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
        self.free(chains, |chain| chain.basis == Basis::Proved, |_| true);
    }
}
