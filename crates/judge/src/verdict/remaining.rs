//! The stones that must still be added though every border is closed (teire).
//!
//! Ladders and parts that can be read show them. There may be more.

use crate::captures_in_ladder;
use crate::life::Fate;
use crate::part::Enclosure;
use crate::verdict::{Proposal, Status, Why};
use tengen_rules::{Board, Color, Point, PointSet};

/// A stone that its owner has to add: once the neutral points are filled, the opponent takes stones
/// there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Teire {
    /// The side that has to play.
    pub color: Color,
    /// The point to play on.
    pub point: Point,
    /// Whether the stone is needed for certain: once the dead stones are taken off and the neutral
    /// points are filled, by whichever side, it is the last liberty of stones there.
    pub certain: bool,
    /// The neutral point at which either side may play first. If the owner does, it need not add
    /// the stone.
    pub unless: Option<Point>,
}

/// With more neutral points than this the end is not near, and no moves are told.
const MOST_DAME: usize = 24;
/// The most positions looked at for one ladder.
const LADDER: usize = 200;

/// The moves left in a position judged like this, from reading at most `positions` positions in
/// all, and as many again for each question whether two moves are miai. It finds only moves that
/// ladders show and moves in parts that can be read; there may be more.
pub(crate) fn remaining(board: &Board, judged: &Proposal, positions: usize) -> Vec<Teire> {
    if !judged.unsealed.is_empty() || judged.dame.len() > MOST_DAME {
        return Vec::new();
    }
    let mut found: Vec<Teire> = Vec::new();
    let mut left = positions;
    for color in Color::BOTH {
        for point in reinforcements(board, &judged.dame, judged, color, &mut left) {
            if found.iter().any(|known| known.color == color && known.point == point) {
                continue;
            }
            match ways_out(board, judged, color, point, positions)[..] {
                [] => {
                    let certain = is_last_liberty(board, judged, color, point);
                    found.push(Teire { color, point, certain, unless: None });
                }
                [way] => found.push(Teire { color, point, certain: false, unless: Some(way) }),
                // Either of two spares it: the opponent takes one, the owner the other.
                _ => {}
            }
        }
    }
    found
}

/// The board with the neutral points filled as badly for `color` as can be. Where either of two
/// neutral points joins the same chains of `color`, the opponent gets one, and `color` the other.
pub(crate) fn filled(board: &Board, dame: &PointSet, color: Color) -> Board {
    let mut filled = board.clone();
    let mut paired = PointSet::new(board.size());
    while let Some([answer, other]) = miai(&filled, dame, &paired, color) {
        paired.extend([answer, other]);
        let mut after = filled.clone();
        if after.play(color, answer).is_ok() && after.atari(answer).is_none() {
            filled = after;
        }
    }
    for p in dame.iter() {
        if !filled.is_empty(p) {
            continue;
        }
        // A stone that would be taken there is saved there, which costs nothing. A point that is
        // good for neither side stays empty.
        let fills = |side: Color| {
            let mut after = filled.clone();
            let played = after.play(side, p).ok()?;
            let costs = played.self_captured > 0 || is_taken(&after, !side, p);
            let pays = side != color && played.captured > 0;
            (!costs && !pays).then_some(after)
        };
        if let Some(after) = fills(!color).or_else(|| fills(color)) {
            filled = after;
        }
    }
    filled
}

/// Whether `color` takes the stone on `point` at once, and gains by it.
fn is_taken(board: &Board, color: Color, point: Point) -> bool {
    board.atari(point).is_some_and(|last| pays(board, color, last))
}

/// Two neutral points outside `paired` that each join the same two chains of `color`.
fn miai(board: &Board, dame: &PointSet, paired: &PointSet, color: Color) -> Option<[Point; 2]> {
    let free = |p: &Point| board.is_empty(*p) && !paired.contains(*p);
    let beside = |p: Point| {
        let own = board.neighbours(p).filter(|q| board.get(*q) == Some(color));
        let mut chains: Vec<Point> = own.filter_map(|q| board.chain_id(q)).collect();
        chains.sort_unstable();
        chains.dedup();
        (p, chains)
    };
    let joining = dame.iter().filter(free).map(beside).filter(|(_, chains)| chains.len() > 1);
    let points: Vec<(Point, Vec<Point>)> = joining.collect();
    points.iter().enumerate().find_map(|(number, (p, chains))| {
        let joins = |(_, others): &&(Point, Vec<Point>)| {
            chains.iter().filter(|chain| others.contains(chain)).count() > 1
        };
        points[number + 1..].iter().find(joins).map(|(q, _)| [*p, *q])
    })
}

/// Whether stones of `color` have no other liberty once the dead stones are taken off and the
/// neutral points are filled.
fn is_last_liberty(board: &Board, judged: &Proposal, color: Color, point: Point) -> bool {
    let end = filled(&board.without(&judged.dead), &judged.dame, color);
    let mut stones = end.neighbours(point).filter(|q| end.get(*q) == Some(color));
    stones.any(|q| end.atari(q) == Some(point))
}

/// The neutral points that spare `color` a reinforcement if it fills them first, at most 2.
fn ways_out(
    board: &Board,
    judged: &Proposal,
    color: Color,
    point: Point,
    positions: usize,
) -> Vec<Point> {
    let spares = |p: Point| {
        let (mut given, mut left) = (board.clone(), positions);
        let mut others = judged.dame.clone();
        others.remove(p);
        given.play(color, p).is_ok()
            && !reinforcements(&given, &others, judged, color, &mut left).contains(&point)
    };
    judged.dame.iter().filter(|p| spares(*p)).take(2).collect()
}

/// Where `color` has to add stones in its own area once the neutral points are filled.
fn reinforcements(
    board: &Board,
    dame: &PointSet,
    judged: &Proposal,
    color: Color,
    positions: &mut usize,
) -> Vec<Point> {
    let mut found = Vec::new();
    let filled = &filled(board, dame, color);
    let own = |p: &Point| judged.owner.get(p.index()) == Some(&Some(color)) && filled.is_empty(*p);
    let mut standing = PointSet::new(board.size());
    let alive = |status: Status| status == Status::Alive;
    for chain in judged.chains.iter().filter(|chain| alive(chain.status)) {
        standing.extend(board.chain(chain.stone));
    }
    for chain in judged.chains.iter().filter(|c| c.color == color && alive(c.status)) {
        // A chain that was read to hold may hold only by an answer, which is a stone to be added.
        if chain.why == Why::TwoEyes || judged.seki.contains(chain.stone) {
            continue;
        }
        let stone = chain.stone;
        // Dead stones take nothing.
        let mut around = filled.chain(stone).flat_map(|p| filled.neighbours(p));
        let attacks = |q: Point| filled.get(q) == Some(!color) && !judged.dead.contains(q);
        if !around.any(attacks) {
            continue;
        }
        let liberties: Vec<Point> = filled.liberties(stone).iter().collect();
        let saves = |p: &Point| {
            let mut after = filled.clone();
            let mut left = LADDER;
            own(p)
                && after.play(color, *p).is_ok()
                && after.atari(stone).is_none()
                && captures_in_ladder(&after, stone, &mut left).is_empty()
        };
        let saved = match liberties.len() {
            0 => None,
            // A side that takes it and is taken in return by more has gained nothing.
            1 if !pays(filled, !color, liberties[0]) => None,
            1 => liberties.iter().copied().find(saves),
            2 => {
                let mut left = LADDER;
                let attacks = captures_in_ladder(filled, stone, &mut left);
                // A stone thrown in among the owner's takes few stones that are not taken back.
                let joined = |p: &Point| {
                    filled
                        .neighbours(*p)
                        .any(|q| filled.get(q) == Some(!color) && !judged.dead.contains(q))
                };
                let mut ways = attacks.iter().chain(&liberties).copied();
                if attacks.iter().any(joined) { ways.find(saves) } else { None }
            }
            _ => read(board, filled, stone, &standing, positions).filter(own),
        };
        found.extend(saved.filter(|p| !found.contains(p)));
    }
    found
}

/// Whether a play that takes stones is not answered by taking at least as many.
pub(super) fn pays(board: &Board, color: Color, point: Point) -> bool {
    let mut after = board.clone();
    let Ok(played) = after.play(color, point) else { return false };
    match after.atari(point) {
        Some(_) if played.ko.is_none() => after.chain_len(point) < usize::from(played.captured),
        _ => true,
    }
}

/// The point that saves a chain which lost liberties when the neutral points were filled. None if
/// it lost no liberties, if the first move does not decide, or if it cannot be read in a part that
/// stands.
fn read(
    board: &Board,
    filled: &Board,
    stone: Point,
    standing: &PointSet,
    positions: &mut usize,
) -> Option<Point> {
    if filled.liberties(stone).len() == board.liberties(stone).len() {
        return None;
    }
    let mut around = standing.clone();
    filled.chain(stone).for_each(|p| {
        around.remove(p);
    });
    let part = Enclosure::around(filled, stone, &around)?;
    match part.fate(stone, positions)? {
        Fate::Unsettled { saved, .. } => Some(saved),
        _ => None,
    }
}
