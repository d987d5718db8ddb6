//! Judging a position without searching it, and remembering results.

use super::evidence::{Evidence, Needs, Range};
use super::grid::Symmetry;
use super::life::safe;
use super::search::{Child, PASS, Search, Turn, Verdict};
use super::stones::Stones;
use super::table::{Open, Proved, mark_of};
use super::trail::Step;
use tengen_rules::Color;

impl Search<'_> {
    /// The verdict on a child, as far as it is known. Enters the child's mark.
    pub(super) fn look(&self, turn: Turn, child: &mut Child) -> Verdict {
        if turn.passed && child.play == PASS {
            let margin = child.stones.area_margin(self.grid) as i8;
            let winner = if margin >= self.goal { Color::Black } else { Color::White };
            let evidence = Evidence { margin, range: Range::NONE, needs: Needs::NONE };
            return decided(child.turn, winner, evidence);
        }
        let (key, symmetry) = self.key(child.stones, child.turn);
        child.mark = mark_of(key.stones);
        let back = &self.grid.symmetries[usize::from(self.grid.symmetries[symmetry].inverse)];
        let usable = |entry: &Proved| Some((entry.winner, self.usable(entry, back, 0)?));
        let known = self.memory.proved.borrow().find(key, usable);
        if let Some((winner, evidence)) = known.or_else(|| self.settled(child.stones)) {
            return decided(child.turn, winner, evidence);
        }
        let numbers = |entry: &Open| {
            let Open { win, loss, .. } = *entry;
            (entry.goal == self.goal).then_some(Verdict::Open { win, loss })
        };
        self.memory.open.borrow().find(key, numbers).unwrap_or_else(|| self.guess(child))
    }

    /// How much work it was to decide the newest position, as a logarithm, if that is remembered.
    pub(super) fn effort(&self, turn: Turn) -> Option<u8> {
        let (key, symmetry) = self.key(self.trail.newest().stones, turn);
        let back = &self.grid.symmetries[usize::from(self.grid.symmetries[symmetry].inverse)];
        self.memory
            .proved
            .borrow()
            .find(key, |entry| self.usable(entry, back, 1).map(|_| entry.effort))
    }

    /// The evidence of a remembered result, if it answers the question and the trail fulfils its
    /// needs. The newest `own` steps of the trail do not count: they are the position's own.
    fn usable(&self, entry: &Proved, back: &Symmetry, own: usize) -> Option<Evidence> {
        let answers = match entry.winner {
            Color::Black => entry.margin >= self.goal,
            Color::White => entry.margin < self.goal,
        };
        if !answers {
            return None;
        }
        let mut needs = Needs::NONE;
        for stones in entry.needs.into_iter().flatten() {
            let stones = stones.map(|points| back.map(points));
            let step = self.trail.forbids(!entry.winner, stones)?;
            if step >= self.trail.given {
                needs.add(step as u16);
            }
        }
        let range = entry.range.map(back);
        let forbidden = |step: &Step| {
            range.may_hold(step.stones, step.mark) && self.trail.binds(step, entry.winner)
        };
        // The given steps forbade the same moves when the result was found.
        let before = self.trail.steps.len() - own;
        let searched = self.trail.steps[..before].get(self.trail.given..).unwrap_or_default();
        let free = !searched.iter().any(forbidden);
        free.then_some(Evidence { margin: entry.margin, range, needs })
    }

    /// Whether the points that are safe for both sides decide that Black's margin is `margin`.
    pub(super) fn is_decided(&self, margin: i32) -> bool {
        let stones = self.trail.newest().stones;
        let lead = |color: Color| {
            let safe = safe(self.grid, stones, color);
            2 * safe.points.count_ones() as i32 - self.grid.area()
        };
        margin == lead(Color::Black).max(-self.grid.area())
            && margin == (-lead(Color::White)).min(self.grid.area())
    }

    /// The result, if the points that are safe for one side decide already.
    fn settled(&self, stones: Stones) -> Option<(Color, Evidence)> {
        Color::BOTH.into_iter().find_map(|color| {
            let own = stones.of(color);
            let safe = safe(self.grid, stones, color);
            let lead = 2 * safe.points.count_ones() as i32 - self.grid.area();
            let (margin, decides) = match color {
                Color::Black => (lead, lead >= i32::from(self.goal)),
                Color::White => (-lead, -lead < i32::from(self.goal)),
            };
            if !decides {
                return None;
            }
            let stones = Stones::NONE.with(color, safe.stones);
            // The plays that the winner still needs add stones to these, some where there are none
            // now.
            let forbidden = |step: &Step| {
                stones.within(step.stones)
                    && step.stones.of(color) & !own != 0
                    && self.trail.binds(step, color)
            };
            let free = !self.trail.steps.iter().any(forbidden);
            let (range, needs) = (Range::with(stones), Needs::NONE);
            free.then_some((color, Evidence { margin: margin as i8, range, needs }))
        })
    }

    /// How far a position not seen before seems to be from a win and from a loss.
    fn guess(&self, child: &Child) -> Verdict {
        let empty = self.grid.full & !child.stones.occupied();
        let to_move = child.turn.to_move;
        let worth = |color: Color| child.stones.worth(self.grid, color);
        let lead = worth(to_move) - worth(!to_move);
        Verdict::Open { win: even_but(-lead), loss: even_but(lead) + empty.count_ones() }
    }

    /// Remembers a result of the newest position.
    pub(super) fn keep(&self, turn: Turn, winner: Color, evidence: &Evidence, nodes: u64) {
        // A result that rests on too many earlier positions is not kept; it is found again if
        // needed.
        let Some(steps) = evidence.needs.steps() else { return };
        // Nor is a result of a given position kept, since the position need not have arisen as its
        // key supposes.
        if self.trail.last() < self.trail.given {
            return;
        }
        let (key, symmetry) = self.key(self.trail.newest().stones, turn);
        let symmetry = &self.grid.symmetries[symmetry];
        let mut needs = [None; Needs::MOST];
        for (need, step) in needs.iter_mut().zip(steps) {
            let stones = self.trail.steps[usize::from(*step)].stones;
            *need = Some(stones.map(|points| symmetry.map(points)));
        }
        let (range, margin) = (evidence.range.map(symmetry), evidence.margin);
        let effort = effort(nodes);
        self.memory.proved.borrow_mut().put(Proved { key, winner, margin, effort, range, needs });
    }

    /// Remembers how far the newest position is from a result.
    pub(super) fn keep_open(&self, turn: Turn, win: u32, loss: u32, nodes: u64) {
        let (key, _) = self.key(self.trail.newest().stones, turn);
        let (goal, effort) = (self.goal, effort(nodes));
        self.memory.open.borrow_mut().put(Open { key, goal, effort, win, loss });
    }
}

/// The verdict for the player to move.
fn decided(turn: Turn, winner: Color, evidence: Evidence) -> Verdict {
    if winner == turn.to_move { Verdict::Won(evidence) } else { Verdict::Lost(evidence) }
}

fn effort(nodes: u64) -> u8 {
    (nodes + 1).ilog2() as u8
}

/// The guess where one side is `behind` by this much: 128 if both are equal, and twice as much for
/// every four more.
fn even_but(behind: i32) -> u32 {
    const EVEN: [u32; 4] = [128, 152, 181, 215];
    let behind = behind.clamp(-28, 36);
    let (whole, quarters) = (behind.div_euclid(4), behind.rem_euclid(4) as usize);
    if whole < 0 { EVEN[quarters] >> -whole } else { EVEN[quarters] << whole }
}
