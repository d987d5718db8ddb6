//! Dead stones that the engine must capture itself. Some rules count all stones on the board; under
//! others the opponent may not have agreed that they are dead.

use crate::{Choice, GameState};
use tengen_judge::is_poor_self_atari;
use tengen_rules::{Board, Color, Point, PointSet, Settlement, count};

/// Black's lead if `dead` is removed and all other stones live.
pub(crate) fn lead_without(state: &GameState, dead: PointSet) -> f64 {
    let seki = Some(PointSet::new(state.board().size()));
    let mut ledger = *state.ledger();
    let scoring = &state.terms().rules.scoring;
    ledger.close(scoring);
    let extras = ledger.extras(state.terms().komi, state.terms().compensation);
    let settlement = Settlement { dead, seki };
    f64::from(count(state.board(), scoring, &settlement, &extras).margin())
}

/// The move to play where only dead stones are left to be captured and all stones on the board
/// count. It goes towards a capture of the opponent's `dead` stones, if the game is lost with them
/// on the board and won without. Only a move that is `allowed` is chosen.
pub(crate) fn capture_dead_stones(
    state: &GameState,
    dead: &PointSet,
    allowed: impl Fn(Option<Point>) -> bool,
) -> Option<Choice> {
    let (board, color) = (state.board(), state.to_move());
    let stands = PointSet::new(board.size());
    let theirs = dead.iter().filter(|p| board.get(*p) == Some(!color));
    let theirs = PointSet::of(board.size(), theirs);
    let own = |dead| {
        if color == Color::Black { lead_without(state, dead) } else { -lead_without(state, dead) }
    };
    let lead = own(theirs.clone());
    if lead <= 0.0 || own(stands) > 0.0 {
        return None;
    }
    let chains = board.chains().filter(|(owner, stone)| *owner != color && theirs.contains(*stone));
    let mut chains: Vec<Vec<Point>> = chains.map(|(_, stone)| liberties(board, stone)).collect();
    chains.sort_by_key(Vec::len);
    let mut moves = chains.into_iter().flatten();
    let good = |p: &Point| {
        allowed(Some(*p))
            && state.allows(Some(*p))
            && !board.is_eye(color, *p)
            && !is_poor_self_atari(board, color, *p)
    };
    moves.find(good).map(|point| Choice::play_at(point, lead))
}

fn liberties(board: &Board, stone: Point) -> Vec<Point> {
    let around = board.chain(stone).flat_map(|p| board.neighbours(p));
    PointSet::of(board.size(), around.filter(|p| board.is_empty(*p))).iter().collect()
}
