//! The shortest ways of a side between a chain and its goal.

use super::Goal;
use tengen_rules::{Board, Color, Point, PointSet};

/// A chain of the other side with at most this many liberties may be captured on the way.
const CAPTURED: usize = 2;
/// Ways this much longer than the shortest are looked at as well.
const DETOUR: u16 = 1;
/// The most plays tried in one position.
const PLAYS: usize = 12;
/// No way.
const FAR: u16 = u16::MAX / 4;

/// The plays that matter for a link, the best first, and how many plays in a row would make it.
pub(super) struct Ways {
    pub(super) plays: Vec<Point>,
    pub(super) cost: u16,
}

impl Ways {
    pub(super) fn between(board: &Board, side: Color, from: Point, to: &Goal) -> Option<Ways> {
        let size = board.size();
        let targets = match to {
            Goal::Chain(stone) => PointSet::of(size, board.chain(*stone)),
            Goal::Area(points) => points.clone(),
        };
        let near = distances(board, side, board.chain(from));
        let far = distances(board, side, targets.iter());
        // A point's own cost is in both distances.
        let through = |p: Point| {
            let both = near[p.index()].saturating_add(far[p.index()]);
            both.saturating_sub(cost(board, side, p))
        };
        let shortest = size.points().map(&through).min().filter(|least| *least < FAR)?;
        let on_way = |p: &Point| through(*p) <= shortest + DETOUR;
        let mut plays: Vec<(u16, Point)> = Vec::new();
        let mut add = |value: u16, p: Point| {
            if board.is_empty(p) && plays.iter().all(|(_, known)| *known != p) {
                plays.push((value, p));
            }
        };
        for p in size.points().filter(on_way) {
            let value = 2 * (through(p) - shortest);
            match board.get(p) {
                None => add(value, p),
                // Chains on the way may be captured, or have to be saved.
                Some(_) if board.liberties(p).len() <= CAPTURED => {
                    board.liberties(p).iter().for_each(|liberty| add(value + 1, liberty));
                    let around = board.chain(p).flat_map(|q| board.neighbours(q));
                    let around =
                        around.filter(|q| board.get(*q).is_some_and(|c| Some(c) != board.get(p)));
                    around
                        .filter_map(|q| board.atari(q))
                        .for_each(|liberty| add(value + 1, liberty));
                }
                Some(_) => {}
            }
        }
        plays.sort_by_key(|(value, p)| (*value, far[p.index()].abs_diff(near[p.index()])));
        plays.truncate(PLAYS);
        Some(Ways { plays: plays.into_iter().map(|(_, p)| p).collect(), cost: shortest })
    }
}

/// How many plays a side needs to stand on a point.
fn cost(board: &Board, side: Color, p: Point) -> u16 {
    match board.get(p) {
        Some(color) if color == side => 0,
        None => 1,
        Some(_) => match board.liberties(p).len() {
            few if few <= CAPTURED => few as u16,
            _ => FAR,
        },
    }
}

/// How many plays each point is away from `from`, its own costs among them.
fn distances(board: &Board, side: Color, from: impl Iterator<Item = Point>) -> Vec<u16> {
    let mut distance = vec![FAR; board.size().area()];
    let mut levels: Vec<Vec<Point>> = vec![Vec::new()];
    for p in from {
        let own = cost(board, side, p);
        if own < FAR {
            distance[p.index()] = own;
            reach(&mut levels, own).push(p);
        }
    }
    let mut level = 0;
    while level < levels.len() {
        while let Some(p) = levels[level].pop() {
            if usize::from(distance[p.index()]) != level {
                continue;
            }
            for q in board.neighbours(p) {
                let next = (level as u16).saturating_add(cost(board, side, q));
                if next < distance[q.index()] && next < FAR {
                    distance[q.index()] = next;
                    reach(&mut levels, next).push(q);
                }
            }
        }
        level += 1;
    }
    distance
}

fn reach(levels: &mut Vec<Vec<Point>>, level: u16) -> &mut Vec<Point> {
    let level = usize::from(level);
    if levels.len() <= level {
        levels.resize(level + 1, Vec::new());
    }
    &mut levels[level]
}
