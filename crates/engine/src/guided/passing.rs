//! When to pass at the end of a game, and which dead stones to capture instead.

use super::final_count;
use super::graph::Graph;
use super::ranking::RankedMove;
use crate::dead_stones::capture_dead_stones;
use crate::{Choice, GameState};
use tengen_rules::{Color, Point, PointSet};

/// A pass is as good as the best move if it costs no more than this much utility...
const PASS_UTILITY: f64 = 0.02;
/// ...and no more than this many points.
const PASS_POINTS: f64 = 0.35;
/// A point is settled if its owner is at least this sure, in 127ths.
const SETTLED: i8 = 100;

/// A move that captures dead stones, where nothing else is left to be done and all stones on the
/// board count.
pub(super) fn captured_dead(
    graph: &Graph,
    state: &GameState,
    allowed: impl Fn(Option<Point>) -> bool,
) -> Option<Choice> {
    let ownership = &graph.root().ownership;
    if state.dead_removed() || !is_settled(state, ownership) {
        return None;
    }
    capture_dead_stones(state, &final_count::dead(state, ownership), allowed)
}

/// A pass, where it wins a game that stops with it. Also a pass that is as good as the best move,
/// if nothing is left to play for.
pub(super) fn choose_pass<'a>(
    graph: &Graph,
    state: &GameState,
    found: &'a [RankedMove],
) -> Option<&'a RankedMove> {
    let root = graph.root();
    let pass = found.iter().find(|f| root.edges[f.edge].point.is_none())?;
    let best = found.first()?;
    let settled = !state.dead_removed() || is_settled(state, &root.ownership);
    if state.opponent_passed() && state.pass_stops() && settled {
        let mut end = state.clone();
        end.step(None);
        let lead = final_count::lead(&end, &root.ownership);
        let own = if state.to_move() == Color::Black { lead } else { -lead };
        if own > 0.0 {
            return Some(pass);
        }
    }
    let as_good =
        pass.utility >= best.utility - PASS_UTILITY && pass.lead >= best.lead - PASS_POINTS;
    (settled && as_good).then_some(pass)
}

/// Whether the owner of every stone and of every empty point is certain. Empty points between
/// living stones of both sides may have none.
pub(super) fn is_settled(state: &GameState, ownership: &[i8]) -> bool {
    let board = state.board();
    let mut open = PointSet::new(board.size());
    for p in board.size().points() {
        let share = ownership.get(p.index()).map_or(0, |s| s.unsigned_abs());
        if share < SETTLED.unsigned_abs() {
            if board.get(p).is_some() {
                return false;
            }
            open.insert(p);
        }
    }
    // A neutral point touches both colours; a region that is merely open does not end a game.
    open.iter()
        .all(|p| Color::BOTH.iter().all(|c| board.neighbours(p).any(|q| board.get(q) == Some(*c))))
}
