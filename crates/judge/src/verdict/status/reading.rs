//! Chains in doubt, read in parts of the board that others shut off.

use super::imagined::decide;
use super::{EVEN, Known};
use crate::ask::share;
use crate::life::{Confirmed, Fate, ko_of};
use crate::part::Enclosure;
use crate::playout::STANDS_ABOVE;
use crate::verdict::ko_fight::open_kos;
use crate::verdict::seki::Seki;
use crate::verdict::{Basis, ChainStatus, Status, Why};
use tengen_rules::{Color, HypotheticalKo, Point, PointSet};

/// A chain that leans more than this to its own side and can be taken may be left by players.
const LEFT_ABOVE: f32 = 0.3;
/// The most positions read for one question, unless the whole allowance is large.
pub(crate) const QUESTION: usize = 15_000;
/// The most positions read to find by how many turns a race is won.
const RACE: usize = 600;

/// Leaves a verdict an estimate that was read in a `part` whose walls may be cut elsewhere. It is
/// as sure as `before` if both agree.
pub(super) fn doubt(chain: &mut ChainStatus, before: &ChainStatus, part: &Enclosure) {
    if part.may_be_cut() {
        chain.basis = match before.basis {
            estimate @ Basis::Estimated { .. } if before.status == chain.status => estimate,
            _ => Basis::Estimated { confidence: EVEN },
        };
    }
}

impl Known<'_> {
    /// Reads the chains that are in doubt or look dead, the most doubtful first. The other chains
    /// count as standing.
    pub(super) fn read(&self, chains: &mut [ChainStatus], lean: &[f32], mut positions: usize) {
        self.prove(chains, positions, &mut positions);
        let mut standing = PointSet::new(self.board.size());
        let mut doubted = Vec::new();
        for (i, chain) in chains.iter().enumerate() {
            let lean = lean[chain.stone.index()];
            match (chain.status, chain.basis) {
                (Status::Alive, Basis::Proved | Basis::Read) => {
                    standing.extend(self.board.chain(chain.stone))
                }
                (_, Basis::Proved | Basis::Read) => {}
                (Status::Alive, _) if lean > STANDS_ABOVE => {
                    standing.extend(self.board.chain(chain.stone));
                }
                _ => doubted.push((lean.abs(), i)),
            }
        }
        doubted.sort_by(|a, b| a.0.total_cmp(&b.0));
        // With a large allowance one question may use more.
        let most = QUESTION.max(positions / 4);
        // Chains that are found to live make the parts of the others smaller.
        let mut left: Vec<usize> = doubted.into_iter().map(|(_, i)| i).collect();
        let mut found = Vec::new();
        loop {
            let before = left.len();
            left.retain(|&i| {
                if positions == 0 {
                    return false;
                }
                let stone = chains[i].stone;
                let Some(part) = Enclosure::around(self.board, stone, &standing) else {
                    return true;
                };
                let before = positions;
                let fate = share(&mut positions, most, |left| part.fate(stone, left));
                // A question costs a position even if nothing was read.
                positions = positions.min(before - 1);
                if matches!(fate, Some(Fate::Lives(_))) {
                    standing.extend(self.board.chain(stone));
                }
                found.extend(fate.map(|fate| (i, part, fate)));
                false
            });
            if left.is_empty() || left.len() == before {
                break;
            }
        }
        // What the rules say of a fate takes positions of its own. It is read after the fates, so
        // that no chain goes unread under one ruleset that is read under another.
        for (i, part, fate) in found {
            let lean = Some(lean[chains[i].stone.index()]);
            self.conclude(&part, &mut chains[i], fate, lean, most, &mut positions);
        }
        self.read_captures(chains, &mut positions);
        self.free_read(chains, &standing);
        self.read_ataris(chains, &standing, &mut positions);
        self.read_rivals(chains, lean, &standing, most, &mut positions);
        if self.ko == HypotheticalKo::PassForKo {
            self.imagine(chains, &standing, &mut positions);
        }
        self.weigh(chains, &standing, positions);
    }

    /// Reads the chains that look alive, and stand in the part of a chain of the opponent about
    /// which the first move decides: the play that saves this one may take them. The part is all
    /// that can change with it, so that they are no walls of it.
    fn read_rivals(
        &self,
        chains: &mut [ChainStatus],
        lean: &[f32],
        standing: &PointSet,
        most: usize,
        positions: &mut usize,
    ) {
        // A chain that people have named dead is not saved.
        let falls = |stone: Point| self.named.is_some_and(|named| named.contains(stone));
        let is_open = |chain: &&ChainStatus| {
            matches!(chain.why, Why::FirstMove { .. }) && !falls(chain.stone)
        };
        let mut rivals = Color::BOTH.map(|_| PointSet::new(self.board.size()));
        for chain in chains.iter().filter(is_open) {
            if let Some(part) = Enclosure::around(self.board, chain.stone, standing) {
                rivals[(!chain.color).index()].extend(part.points());
            }
        }
        let is_rival = |chain: &&mut ChainStatus| {
            chain.status == Status::Alive
                && chain.why == self.unread()
                && rivals[chain.color.index()].contains(chain.stone)
        };
        let others = Color::BOTH.map(|color| standing.difference(&rivals[color.index()]));
        for chain in chains.iter_mut().filter(is_rival) {
            let others = &others[chain.color.index()];
            if let Some(part) = Enclosure::around(self.board, chain.stone, others) {
                self.read_in(&part, chain, lean[chain.stone.index()], most, positions);
            }
        }
    }

    /// Reads a chain in a part that is shut off, from at most `most` positions. Says whether that
    /// gave it a status.
    fn read_in(
        &self,
        part: &Enclosure,
        chain: &mut ChainStatus,
        lean: f32,
        most: usize,
        positions: &mut usize,
    ) -> bool {
        let Some(fate) = share(positions, most, |left| part.fate(chain.stone, left)) else {
            return false;
        };
        self.conclude(part, chain, fate, Some(lean), most, positions)
    }

    /// Gives a chain the status that its `fate` in a part means by the rules, from reading at most
    /// `most` positions. Says whether it did. Without a `lean` no estimate has a say.
    pub(super) fn conclude(
        &self,
        part: &Enclosure,
        chain: &mut ChainStatus,
        fate: Fate,
        lean: Option<f32>,
        most: usize,
        positions: &mut usize,
    ) -> bool {
        // Under rules with hypothetical play, it decides about chains that can be taken or depend
        // on a ko. Under other rules, a chain that players would leave may be taken for something
        // in return.
        let imagined = self.ko == HypotheticalKo::PassForKo
            && matches!(fate, Fate::Dies(_) | Fate::Delayed(_) | Fate::Ko { .. });
        let left = matches!(fate, Fate::Dies(_)) && lean.is_none_or(|lean| lean > LEFT_ABOVE);
        let before = chain.clone();
        let confirmed = (imagined || left).then(|| {
            let confirm = |left: &mut usize| part.confirm_within(chain.stone, left);
            share(positions, most, confirm).ok()
        });
        let stays_dead = match confirmed.flatten() {
            Some(confirmed) => confirmed == Confirmed::Dead,
            None => lean.is_none(),
        };
        if left && !imagined && !stays_dead {
            return false;
        }
        self.tell(chain, fate, part);
        if imagined {
            decide(chain, confirmed.flatten());
        }
        doubt(chain, &before, part);
        true
    }

    /// Replaces an estimate by the result of a reading in a part.
    pub(super) fn tell(&self, chain: &mut ChainStatus, fate: Fate, part: &Enclosure) {
        // A proof about the part says nothing of threats elsewhere.
        let proved = part.is_proved() && !matches!(fate, Fate::Delayed(_) | Fate::Ko { .. });
        chain.basis = if proved { Basis::Proved } else { Basis::Read };
        (chain.status, chain.why) = match fate {
            Fate::Lives(answers) => (Status::Alive, Why::Holds { answers }),
            // No move is needed where there is no room for two eyes.
            Fate::Dies(line) if line.is_empty() => (Status::Dead, Why::NoRoom),
            Fate::Dies(line) => (Status::Dead, Why::Captured { line }),
            Fate::Delayed(line) => (Status::Dead, Why::Delayed { line }),
            Fate::Unsettled { lost, saved } => (Status::Unsettled, Why::FirstMove { lost, saved }),
            Fate::Ko { line, captured, outright } => {
                let inside = PointSet::of(self.board.size(), part.points());
                let open = open_kos(self.board).map(|(_, point, _)| point);
                let open = open.filter(|p| inside.contains(*p)).min_by_key(|p| p.index());
                let status = match captured {
                    Some(true) => Status::Dead,
                    Some(false) => Status::Alive,
                    None => Status::Unsettled,
                };
                let ko = ko_of(self.board, &line).or(open);
                (status, Why::Ko { ko, line, outright })
            }
        };
    }

    /// Reads the chains that look as if they stood in `seki`, and were not read yet. Those that can
    /// be taken get another status. Those that cannot be read to the end are unsettled: a seki has
    /// to be shown. Says whether a status changed.
    pub(crate) fn show(
        &self,
        seki: &Seki,
        chains: &mut [ChainStatus],
        positions: &mut usize,
    ) -> bool {
        let Seki { stones: seki, shown } = seki;
        let alive = |chain: &&ChainStatus| chain.status == Status::Alive;
        let elsewhere = chains.iter().filter(alive).filter(|chain| !seki.contains(chain.stone));
        let stones = elsewhere.flat_map(|chain| self.board.chain(chain.stone));
        let standing = PointSet::of(self.board.size(), stones);
        let most = QUESTION.max(*positions / 4);
        let mut changed = false;
        let looks_so = |chain: &ChainStatus| {
            let estimated = matches!(chain.basis, Basis::Estimated { .. });
            chain.status == Status::Alive && estimated && seki.contains(chain.stone)
        };
        for chain in chains.iter_mut().filter(|chain| looks_so(chain)) {
            if shown.contains(chain.stone) {
                (chain.basis, chain.why) = (Basis::Read, Why::Holds { answers: Vec::new() });
                continue;
            }
            let part = Enclosure::around(self.board, chain.stone, &standing);
            let read = part.is_some_and(|part| self.read_in(&part, chain, -1.0, most, positions));
            if !read {
                chain.status = Status::Unsettled;
                chain.basis = Basis::Estimated { confidence: EVEN };
                chain.why = Why::Unread;
            }
            changed |= chain.status != Status::Alive;
        }
        changed
    }

    /// Finds by how many turns captured chains fall behind, with the positions left.
    fn weigh(&self, chains: &mut [ChainStatus], standing: &PointSet, mut positions: usize) {
        let captured = |chain: &&mut ChainStatus| {
            chain.status == Status::Dead && matches!(chain.why, Why::Captured { .. })
        };
        for chain in chains.iter_mut().filter(captured) {
            let Some(part) = Enclosure::around(self.board, chain.stone, standing) else { continue };
            let spare = |left: &mut usize| part.spare(chain.stone, left);
            chain.spare = share(&mut positions, RACE, spare);
        }
    }
}
