//! Stones in seki beside stones that the players call dead.

use crate::verdict::{Proposal, Status, propose};
use tengen_rules::{Board, Color, Point, PointSet, Ruleset};

/// In a larger eye a group can always make two.
const LARGEST_EYE: usize = 8;

/// The judge's view of a position whose dead stones the players have named.
#[derive(Clone, Debug)]
pub struct BesideDead {
    /// The stones in seki: those that the judge finds, and those that it would take off although
    /// the players let them live. Such stones live without two eyes of their own.
    pub seki: PointSet,
    /// The judge's proposal for the board without the dead stones.
    pub proposal: Proposal,
}

/// Judges a position whose `dead` stones the players have named.
///
/// ```
/// use tengen_judge::beside_dead;
/// use tengen_rules::{Board, Color, PointSet, presets};
///
/// // White has one eye, and the players let White live.
/// let board = Board::parse(
///     ". X O . .
///      X X O O O
///      . X X X O
///      X X . X O
///      X . X X O",
/// )?;
/// let none = PointSet::new(board.size());
/// let seki = beside_dead(&board, &none, &presets::JAPANESE, Color::Black).seki;
/// assert_eq!(seki.len(), board.stones(Color::White));
/// # Ok::<(), tengen_rules::DiagramError>(())
/// ```
pub fn beside_dead(board: &Board, dead: &PointSet, rules: &Ruleset, to_move: Color) -> BesideDead {
    let settled = board.without(dead);
    let proposal = propose(&settled, rules, to_move);
    let mut seki = let_live(&settled, &proposal);
    if !dead.is_empty() {
        let as_it_stands = propose(board, rules, to_move);
        seki.extend(around_dead_stones(board, dead, &as_it_stands).iter());
    }
    BesideDead { seki, proposal }
}

/// The stones in seki on a board without its dead stones: those that the judge finds there, and
/// those that it would take off.
fn let_live(settled: &Board, judged: &Proposal) -> PointSet {
    let mut seki = judged.seki.clone();
    let cannot_live = |status| matches!(status, Status::Dead | Status::Unsettled);
    for chain in judged.chains.iter().filter(|chain| cannot_live(chain.status)) {
        seki.extend(settled.chain(chain.stone));
    }
    seki
}

/// The stones around dead stones in an eye, if the judge does not let them live with these in it:
/// taking the dead stones off is not what makes two eyes of one.
fn around_dead_stones(board: &Board, dead: &PointSet, judged: &Proposal) -> PointSet {
    let mut seki = PointSet::new(board.size());
    for chain in judged.chains.iter().filter(|chain| chain.status != Status::Alive) {
        let mut beside = board.chain(chain.stone).flat_map(|p| board.neighbours(p));
        let holds_dead = |p: Point| {
            dead.contains(p)
                && board.get(p) != Some(chain.color)
                && is_small_eye(board, dead, p, chain.color)
        };
        if !dead.contains(chain.stone) && beside.any(holds_dead) {
            seki.extend(board.chain(chain.stone));
        }
    }
    seki
}

/// Whether a point lies in a small region, of empty points and dead stones, that only stones of
/// this colour surround.
fn is_small_eye(board: &Board, dead: &PointSet, point: Point, color: Color) -> bool {
    let free = |p: Point| board.is_empty(p) || dead.contains(p);
    let eye = board.region(point, free);
    let own = |p: Point| free(p) || board.get(p) == Some(color);
    eye.len() <= LARGEST_EYE && eye.iter().all(|p| board.neighbours(p).all(own))
}
