//! How many points can each side still win from every state of a game? The answer is exact, or a
//! pair of bounds where it depends on a cycle.
//!
//! The value depends on the position, on whose turn it is, on a ko just taken and on whether the
//! last move was a pass. At first nothing is known. Then each state gets the value of its best
//! move, until no value changes any more. No result counts once as the worst for the side that has
//! the turn, and once as the best. If both give the same value, cycles do not matter.
//!
//! No side loses more than two points for each point of the board, since it may pass all the time.
//! So a side that loses more stones in a cycle than it takes leaves the cycle, and no value is
//! beyond that.

use super::states::States;
use crate::search::PASS;
use crate::watch::Watch;

/// The points that the side with the turn can still win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    /// The value if no result is the worst for this side.
    pub(super) low: i8,
    /// The value if no result is the best for it.
    pub(super) high: i8,
}

impl Bounds {
    /// The bounds of a known margin.
    pub(super) fn of(margin: i8) -> Bounds {
        Bounds { low: margin, high: margin }
    }

    /// The same value for the side that led here by taking this many stones.
    pub(super) fn before(self, taken: u32) -> Bounds {
        let taken = taken as i8;
        Bounds { low: taken - self.high, high: taken - self.low }
    }

    fn or(self, other: Bounds) -> Bounds {
        Bounds { low: self.low.max(other.low), high: self.high.max(other.high) }
    }

    /// Limits the bounds to these.
    fn within(self, most: Bounds) -> Bounds {
        Bounds { low: self.low.max(most.low), high: self.high.min(most.high) }
    }
}

/// The value of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    pub(super) played: Bounds,
    /// The value if the last move was a pass.
    pub(super) passed: Bounds,
}

/// The values of all states. `ends` has the margin of the side that has the turn for each position
/// where play stops. `None` if `watch` says to stop.
pub(super) fn values(states: &States<'_>, ends: &[i8], watch: &Watch) -> Option<Vec<Value>> {
    // One more than the most that can be lost or won.
    let limit = 2 * states.grid.area() as i8 + 1;
    let nothing = Bounds { low: -limit, high: limit };
    let least = Value { played: nothing, passed: nothing };
    states.settle_in_game(least, watch, |known, position, ko| {
        let steps = states.steps(states.free(position));
        let plays = steps.iter().filter(|step| step.play != PASS && ko >> step.play & 1 == 0);
        let after =
            plays.map(|step| known[step.to as usize].played.before(step.taken.count_ones()));
        // Without a play, passing is the only move.
        let played = after.reduce(Bounds::or);
        let best = |pass: Bounds| played.map_or(pass, |played| played.or(pass)).within(nothing);
        let passed = best(Bounds::of(ends[position as usize]));
        let pass = steps.first().map_or(nothing, |step| known[step.to as usize].passed.before(0));
        Value { played: best(pass), passed }
    })
}
