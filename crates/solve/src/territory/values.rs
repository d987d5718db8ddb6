//! What is still to be won from every state of a game.
//!
//! It depends on the position alone, on whose turn it is, on a ko just taken and on whether the
//! last move was a pass. Nothing is known at first; then each state is worth what its best move leads
//! to, until nothing changes any more. No result counts once as the worst for who has the turn and
//! once as the best. Where both come to the same, cycles do not matter.
//!
//! Nobody loses more than two points for each point of the board, since he may pass all the time: so who
//! loses more stones in a cycle than he takes leaves it, and no value is beyond that.

use super::states::States;
use crate::search::PASS;
use crate::watch::Watch;

/// What is still to be won by who has the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    /// If no result is the worst for him.
    pub(super) low: i8,
    /// If it is the best.
    pub(super) high: i8,
}

impl Bounds {
    /// Of a margin.
    pub(super) fn of(margin: i8) -> Bounds {
        Bounds { low: margin, high: margin }
    }

    /// The same for the one who led here by taking so many stones.
    pub(super) fn before(self, taken: u32) -> Bounds {
        let taken = taken as i8;
        Bounds { low: taken - self.high, high: taken - self.low }
    }

    fn or(self, other: Bounds) -> Bounds {
        Bounds { low: self.low.max(other.low), high: self.high.max(other.high) }
    }

    /// Not beyond these.
    fn within(self, most: Bounds) -> Bounds {
        Bounds { low: self.low.max(most.low), high: self.high.min(most.high) }
    }
}

/// What a state is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    pub(super) played: Bounds,
    /// If the last move was a pass.
    pub(super) passed: Bounds,
}

/// The values of all states, with the margins of who has the turn when play stops; `None` if `watch`
/// says to stop.
pub(super) fn values(states: &States<'_>, ends: &[i8], watch: &Watch) -> Option<Vec<Value>> {
    // One more than can be lost and won.
    let limit = 2 * states.grid.area() as i8 + 1;
    let nothing = Bounds { low: -limit, high: limit };
    let least = Value { played: nothing, passed: nothing };
    states.settle_in_game(least, watch, |known, position, ko| {
        let steps = states.steps(states.free(position));
        let plays = steps.iter().filter(|step| step.play != PASS && ko >> step.play & 1 == 0);
        let after =
            plays.map(|step| known[step.to as usize].played.before(step.taken.count_ones()));
        // Without a play, passing is all there is.
        let played = after.reduce(Bounds::or);
        let best = |pass: Bounds| played.map_or(pass, |played| played.or(pass)).within(nothing);
        let passed = best(Bounds::of(ends[position as usize]));
        let pass = steps.first().map_or(nothing, |step| known[step.to as usize].passed.before(0));
        Value { played: best(pass), passed }
    })
}
