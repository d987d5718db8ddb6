//! Which stones are dead when play stops? The answer is exact, for all positions of a board at
//! once.
//!
//! It is the same answer that `tengen_judge::confirm` gives for one chain, but worked out backwards
//! from the results. Whether the opponent can force a capture is one bit for each stone of each
//! state, so all captures are found together. The result of a capture depends on the area where a
//! new stone would count. For most chains it is the same for any area, or bounds that hold for
//! every area settle it. The rest is read area by area ([`Area`]).

use super::area::{Area, Chain};
use super::states::{States, Step};
use crate::grid::Parts;
use crate::search::PASS;
use crate::stones::Stones;
use crate::watch::Watch;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::{io, thread};
use tengen_rules::Color;

/// Points of the side that has the turn, and of the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sides {
    pub(super) mover: u16,
    pub(super) other: u16,
}

/// The results for all states.
pub(super) struct Fates<'a> {
    pub(super) states: States<'a>,
    /// The stones whose capture can be forced by the opponent.
    pub(super) capturable: Vec<u16>,
    /// Those among them after whose capture no new stone comes to stand anywhere.
    pub(super) dead: Vec<u16>,
    /// Whether the side that has the turn, and the other, can get a permanent stone anywhere. A
    /// stone is permanent if the opponent cannot capture it even with the turn.
    pub(super) anywhere: Vec<[bool; 2]>,
    /// The points where each side can force to have a permanent stone.
    pub(super) gained: Vec<Sides>,
    /// The points where each side could have one if the other only passed.
    pub(super) gainable: Vec<Sides>,
}

impl<'a> Fates<'a> {
    /// `None` if `watch` says to stop.
    pub(super) fn of(states: States<'a>, watch: &Watch) -> Option<Fates<'a>> {
        let capturable = captures(&states, watch, |_| true)?;
        let stands = |state: u32, stones| permanent(stones, capturable[state as usize]);
        let anywhere = states.settle([false; 2], watch, |known: &[[bool; 2]], state, stones| {
            let after = || states.steps(state).iter().map(|step| known[step.to as usize]);
            let (mover, other) = (after().any(|to| to[1]), after().all(|to| to[0]));
            [mover, other || stands(state, stones) != 0]
        })?;
        let dead = captures(&states, watch, |to| !anywhere[to as usize][0])?;
        let gained = states.settle(Sides::default(), watch, |known: &[Sides], state, stones| {
            let mut sides = Sides { mover: 0, other: !0 };
            for step in states.steps(state) {
                let after = back(&states, step, known[step.to as usize]);
                sides.mover |= after.mover;
                sides.other &= after.other;
            }
            sides.other |= stands(state, stones);
            sides
        })?;
        let gainable =
            states.settle(Sides::default(), watch, |known: &[Sides], state, stones| {
                let mut sides = Sides { mover: 0, other: stands(state, stones) };
                for (number, step) in states.steps(state).iter().enumerate() {
                    let after = back(&states, step, known[step.to as usize]);
                    sides.mover |= after.mover;
                    // The plain pass comes first.
                    sides.other |= if number == 0 { after.other } else { 0 };
                }
                sides
            })?;
        Some(Fates { states, capturable, dead, anywhere, gained, gainable })
    }

    /// White's dead stones if play stops in these positions, with either side to move; `None` if
    /// `watch` says to stop.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub(super) fn white_dead(
        &self,
        positions: &[u32],
        threads: usize,
        watch: &Watch,
    ) -> io::Result<Option<Vec<u16>>> {
        let (mut dead, areas) = self.doubts(positions);
        let next = AtomicUsize::new(0);
        let read = || {
            let mut found = Vec::new();
            while let Some((area, chains)) = areas.get(next.fetch_add(1, Relaxed)) {
                let captured = Area::new(self, *area).captured_for_nothing(chains, watch)?;
                let captured = chains.iter().zip(captured).filter(|(_, captured)| *captured);
                found.extend(captured.map(|(chain, _)| (chain.asked, chain.stones as u16)));
            }
            Some(found)
        };
        let found = thread::scope(|scope| {
            let spawn = |_| thread::Builder::new().spawn_scoped(scope, read);
            let threads = (0..threads.max(1)).map(spawn).collect::<io::Result<Vec<_>>>()?;
            let ended = |_| io::Error::other("a reading ended unexpectedly");
            let found = threads.into_iter().map(|thread| thread.join().map_err(ended));
            found.collect::<io::Result<Vec<_>>>()
        })?;
        for found in found {
            let Some(found) = found else { return Ok(None) };
            found.into_iter().for_each(|(asked, stones)| dead[asked] |= stones);
        }
        Ok(Some(dead))
    }

    /// White's stones that are dead for every area, and the chains for which that is not known, by
    /// area.
    fn doubts(&self, positions: &[u32]) -> (Vec<u16>, Vec<(u32, Vec<Chain>)>) {
        let grid = self.states.grid;
        let (mut dead, mut areas) = (Vec::new(), HashMap::<u32, Vec<Chain>>::new());
        for (asked, position) in positions.iter().enumerate() {
            let stones = self.states.positions.all[*position as usize];
            let white = stones.of(Color::White);
            let state = self.states.free(*position);
            let at = state as usize;
            let soft = grid.full & !stones.occupied() | self.soft(*position);
            dead.push(self.dead[at] & white as u16);
            let doubted = u32::from(self.capturable[at] & !self.dead[at]) & white;
            for chain in Parts(grid, white).filter(|chain| chain & doubted != 0) {
                // The area is connected through empty points and stones that can be captured,
                // without the stones of White that stand there already, or could in any case.
                let area = grid.flood(chain, soft | chain) & (chain | !white);
                let area = area & !self.free_for(*position, chain);
                let images = grid.symmetries.iter().map(|symmetry| symmetry.map(area));
                let Some((area, symmetry)) = images.zip(0..).min() else { continue };
                let chain = Chain { asked, state, symmetry, stones: chain };
                areas.entry(area).or_default().push(chain);
            }
        }
        (dead, areas.into_iter().collect())
    }

    /// The points that White, to move, can have though a chain of White's can still be captured
    /// then: by a play that stands for good, or by what that play takes.
    fn free_for(&self, position: u32, chain: u32) -> u32 {
        let states = &self.states;
        let symmetries = &states.grid.symmetries;
        let (turned, back) = states.turned(position);
        let back = &symmetries[usize::from(back)];
        let chain = symmetries[usize::from(back.inverse)].map(chain) as u16;
        let mut free = 0;
        for step in states.steps(states.free(turned)).iter().filter(|step| step.play != PASS) {
            let falls = states.back(step, self.capturable[step.to as usize]);
            let played = 1 << step.play;
            if falls & played == 0 && falls & chain != 0 {
                free |= played | step.taken;
            }
        }
        back.map(free.into())
    }

    /// The stones of both colours that the opponent can capture with the turn.
    pub(super) fn soft(&self, position: u32) -> u32 {
        let stones = self.states.positions.all[position as usize];
        let captured = |position| u32::from(self.capturable[self.states.free(position) as usize]);
        let (turned, back) = self.states.turned(position);
        let own = self.states.grid.symmetries[usize::from(back)].map(captured(turned));
        let white = captured(position) & stones.of(Color::White);
        white | own & stones.of(Color::Black)
    }
}

/// The stones that the opponent can capture so that `counts` holds for the state after the capture.
fn captures(states: &States<'_>, watch: &Watch, counts: impl Fn(u32) -> bool) -> Option<Vec<u16>> {
    states.settle(0, watch, |known: &[u16], state, stones| {
        let (mut some, mut all) = (0, !0);
        for step in states.steps(state) {
            let after = states.back(step, known[step.to as usize]);
            some |= after | if counts(step.to) { step.taken } else { 0 };
            all &= after;
        }
        let [black, white] = Color::BOTH.map(|color| stones.of(color) as u16);
        some & white | all & black
    })
}

/// The stones of White that stand for good even if Black has the turn.
fn permanent(stones: Stones, capturable: u16) -> u16 {
    stones.of(Color::White) as u16 & !capturable
}

/// The values before a step, from those after it.
fn back(states: &States<'_>, step: &Step, after: Sides) -> Sides {
    Sides { mover: states.back(step, after.other), other: states.back(step, after.mover) }
}
