//! The count of a game that stops in the search.

use crate::GameState;
use crate::dead_stones::lead_without;
use tengen_rules::{Color, Point, PointSet};

/// From this share on, in 127ths, the network's owner of a point is believed.
const SURE: i8 = 64;

/// Black's lead if the game stops at the end of `state`. Where dead stones are removed by
/// agreement, the network decides which stones are dead. Elsewhere all stones count.
pub(crate) fn lead(state: &GameState, ownership: &[i8]) -> f64 {
    let none = PointSet::new(state.board().size());
    lead_without(state, if state.dead_removed() { dead(state, ownership) } else { none })
}

/// The chains that stand on points which `ownership` (the network's, in 127ths for Black) gives to
/// the opponent.
pub(crate) fn dead(state: &GameState, ownership: &[i8]) -> PointSet {
    let board = state.board();
    let is_dead = |p: Point| {
        let share = ownership.get(p.index()).copied().unwrap_or(0);
        match board.get(p) {
            Some(Color::Black) => share <= -SURE,
            Some(Color::White) => share >= SURE,
            None => false,
        }
    };
    let dead = PointSet::of(board.size(), board.size().points().filter(|p| is_dead(*p)));
    whole_chains(state, &dead)
}

/// The chains of which most stones are in `dead`.
fn whole_chains(state: &GameState, dead: &PointSet) -> PointSet {
    let board = state.board();
    let mut whole = PointSet::new(board.size());
    for (_, chain) in board.chains() {
        let stones = board.chain(chain).count();
        if 2 * board.chain(chain).filter(|p| dead.contains(*p)).count() > stones {
            whole.extend(board.chain(chain));
        }
    }
    whole
}
