//! How a game that stops in the search is counted.

use crate::Walk;
use tengen_rules::{Color, PointSet, Settlement, count};

/// From this share on a network is taken at its word about whose a point will be.
const SURE: i8 = 64;

/// Black's lead if the game stops at the end of `walk`. Where the rules let the players take
/// dead stones off, those are dead that stand on points which `ownership` (the network's, in
/// 127ths for Black) gives to the opponent; where they do not, all stones count.
pub(crate) fn lead(walk: &Walk, ownership: &[i8]) -> f64 {
    let board = walk.board();
    let size = board.size();
    let agreed = walk.terms().rules.ending.agreement.is_some();
    let mut dead = PointSet::new(size);
    if agreed && ownership.len() == size.area() {
        for p in size.points() {
            let share = ownership[p.index()];
            let is_dead = match board.get(p) {
                Some(Color::Black) => share <= -SURE,
                Some(Color::White) => share >= SURE,
                None => false,
            };
            if is_dead {
                dead.insert(p);
            }
        }
    }
    let whole = whole_chains(walk, &dead);
    let settlement = Settlement { dead: whole, seki: Some(PointSet::new(size)) };
    let mut ledger = *walk.ledger();
    ledger.let_white_pass_last(&walk.terms().rules.scoring);
    let extras = ledger.extras(walk.terms().komi, walk.terms().compensation);
    f64::from(count(board, &walk.terms().rules.scoring, &settlement, &extras).margin())
}

/// The chains of which most stones are in `dead`.
fn whole_chains(walk: &Walk, dead: &PointSet) -> PointSet {
    let board = walk.board();
    let mut whole = PointSet::new(board.size());
    for (_, chain) in board.chains() {
        let stones = board.chain(chain).count();
        if 2 * board.chain(chain).filter(|p| dead.contains(*p)).count() > stones {
            whole.extend(board.chain(chain));
        }
    }
    whole
}
