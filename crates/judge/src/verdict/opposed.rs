//! Two chains that share liberties and cannot take each other: known by their shape, however large
//! they are.

use tengen_rules::{Board, Color, Point, PointSet};

/// The largest eye that cannot be made into two.
const LARGEST_EYE: usize = 2;
/// A side that takes more stones than these at once has room for two eyes.
const LARGEST_NAKADE: usize = 6;

/// The chains of `board` that stand against one of the opponent, whichever side moves first. Both
/// have one small eye, or neither has one, and all other liberties are shared by these two alone.
///
/// A side that fills the shared liberties loses the race that follows. Both have as many liberties
/// then, and the opponent is to move: after the last of them if the eyes are alike, after the last
/// but one if there are none. Beside an eye of two points, a side with an eye of one point needs a
/// second shared liberty: it answers the first filling by a play in the larger eye. The stones
/// around are `walls`: they stand.
pub(crate) fn opposed(board: &Board, walls: impl Fn(Point) -> bool) -> PointSet {
    let mut found = PointSet::new(board.size());
    for (_, black) in board.chains().filter(|(color, _)| *color == Color::Black) {
        let liberties = board.liberties(black);
        let near = liberties.iter().flat_map(|p| board.neighbours(p));
        let other = near.filter(|q| board.get(*q) == Some(Color::White));
        let others = PointSet::of(board.size(), other.filter_map(|q| board.chain_id(q)));
        for white in others.iter().filter(|white| stand(board, black, *white, &walls)) {
            found.extend(board.chain(black));
            found.extend(board.chain(white));
        }
    }
    found
}

fn stand(board: &Board, black: Point, white: Point, walls: &impl Fn(Point) -> bool) -> bool {
    let chains = [black, white];
    let liberties = chains.map(|chain| PointSet::of(board.size(), board.liberties(chain).iter()));
    let of = |q: Point, chain: Point| board.chain_id(q) == board.chain_id(chain);
    let shared: Vec<Point> = liberties[0].iter().filter(|p| liberties[1].contains(*p)).collect();
    let between = |p: &Point| {
        let apart = |q: Point| match board.get(q) {
            None => shared.contains(&q),
            Some(_) => chains.iter().any(|chain| of(q, *chain)),
        };
        board.neighbours(*p).all(apart)
    };
    let held = |chain: &Point| {
        let around = board.chain(*chain).flat_map(|p| board.neighbours(p)).filter(|q| {
            board.get(*q).is_some_and(|c| Some(c) != board.get(*chain))
                && !chains.iter().any(|chain| of(*q, *chain))
        });
        around.into_iter().all(|q| board.atari(q).is_none() && walls(q))
    };
    let [Some(one), Some(other)] = [0, 1].map(|i| eye(board, chains[i], &liberties[i], &shared))
    else {
        return false;
    };
    let needed = if one == other && one > 0 { 1 } else { 2 };
    // With an eye already, any stones that are taken make the second one.
    let pays = |chain: &Point| board.chain_len(*chain) > LARGEST_NAKADE;
    (one == 0) == (other == 0)
        && (one > 0 || chains.iter().all(pays))
        && shared.len() >= needed
        && shared.iter().all(between)
        && chains.iter().all(held)
}

/// How large the only eye of a chain is, 0 if it has none. None if it has other liberties too.
fn eye(board: &Board, chain: Point, liberties: &PointSet, shared: &[Point]) -> Option<usize> {
    let own: Vec<Point> = liberties.iter().filter(|p| !shared.contains(p)).collect();
    let Some(first) = own.first() else { return Some(0) };
    let eye = board.region(*first, |p| board.is_empty(p));
    let whole = own.iter().all(|p| eye.contains(*p));
    let closed = eye
        .iter()
        .flat_map(|p| board.neighbours(p))
        .all(|q| eye.contains(q) || board.chain_id(q) == board.chain_id(chain));
    (whole && closed && eye.len() <= LARGEST_EYE).then_some(eye.len())
}
