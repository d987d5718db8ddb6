//! The moves worth looking at from a position, and how good they look before any playout.

use tengen_judge::{
    Near, captured_in_ladder, captures_in_ladder, is_poor_self_atari, liberties_after, shape_fits,
};
use tengen_rules::{Board, Color, Effect, Line, Point, PointSet};

/// A move and the imagined playouts that it begins with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct MovePrior {
    /// `None` is a pass.
    pub(crate) point: Option<Point>,
    pub(crate) visits: f32,
    pub(crate) wins: f32,
}

impl MovePrior {
    /// A move without a reason for or against it.
    pub(crate) fn new(point: Option<Point>) -> MovePrior {
        MovePrior { point, visits: EVEN, wins: EVEN / 2.0 }
    }

    fn good(&mut self, playouts: f32) {
        self.visits += playouts;
        self.wins += playouts;
    }

    fn bad(&mut self, playouts: f32) {
        self.visits += playouts;
    }
}

/// Imagined playouts, half of them won, for every move.
const EVEN: f32 = 10.0;
const SELF_ATARI: f32 = 10.0;
const CAPTURE: f32 = 15.0;
const CAPTURE_MANY: f32 = 30.0;
const RESCUE: f32 = 15.0;
const LADDER: f32 = 15.0;
const SHAPE: f32 = 10.0;
/// For moves one, two and three steps from the last one, chains counting as one point.
const NEAR_LAST: [f32; 3] = [24.0, 22.0, 8.0];
/// For the third and fourth line, and against the first and second, where no stone is near.
const OPEN_LINE: f32 = 10.0;
const PASS: f32 = 10.0;

/// The moves of the side to move that the rules allow, except plays that fill an eye or remove
/// stones of its own. With `pass` a pass is among them.
pub(crate) fn candidates(
    line: &Line,
    near: &Near,
    last: Option<Point>,
    pass: bool,
) -> Vec<MovePrior> {
    let (board, color) = (line.board(), line.to_move());
    let urgent = Urgent::new(board, color);
    let steps = last.map(|p| steps_from(board, p));
    let mut found = Vec::with_capacity(board.empty_count() + 1);
    for p in board.empty_points() {
        if fills_eye(board, color, p) {
            continue;
        }
        let effect = match line.check(color, p) {
            Ok(Effect::Suicide(_)) | Err(_) => continue,
            Ok(effect) => effect,
        };
        let mut candidate = MovePrior::new(Some(p));
        if effect == Effect::Capture {
            let taken = board.captures(color, p).len();
            candidate.good(if taken > 1 { CAPTURE_MANY } else { CAPTURE });
        }
        if is_poor_self_atari(board, color, p) {
            candidate.bad(SELF_ATARI);
        }
        if urgent.good.contains(p) {
            candidate.good(RESCUE);
        }
        if urgent.futile.contains(p) {
            candidate.bad(LADDER);
        }
        if shape_fits(near, board, p) {
            candidate.good(SHAPE);
        }
        if let Some(steps) = &steps
            && let Some(bonus) = NEAR_LAST.get(usize::from(steps[p.index()]).wrapping_sub(1))
        {
            candidate.good(*bonus);
        }
        match open_line(board, p) {
            Some(1 | 2) => candidate.bad(OPEN_LINE),
            Some(3 | 4) => candidate.good(OPEN_LINE),
            _ => {}
        }
        found.push(candidate);
    }
    if pass || found.is_empty() {
        let mut candidate = MovePrior::new(None);
        candidate.good(if pass { PASS } else { 0.0 });
        found.push(candidate);
    }
    found
}

/// Whether a play there fills an eye of its own side without need.
fn fills_eye(board: &Board, color: Color, point: Point) -> bool {
    let threatened = || board.neighbours(point).any(|q| board.atari(q).is_some());
    board.is_eye(color, point) && !(threatened() && liberties_after(board, color, point) >= 2)
}

/// The most work for all ladders of a position, in points of boards looked at. It is about two
/// thousand positions on 19×19, and a few milliseconds on every size.
const LADDER_WORK: usize = 720_000;
/// Most positions looked at for one ladder.
const ONE_LADDER: usize = 400;

/// Spends at most [`ONE_LADDER`] of the positions `left` on `read`.
fn with_share<T>(left: &mut usize, read: impl FnOnce(&mut usize) -> T) -> T {
    let share = ONE_LADDER.min(*left);
    let mut unspent = share;
    let result = read(&mut unspent);
    *left -= share - unspent;
    result
}

/// Points that decide about chains with one or two liberties.
struct Urgent {
    good: PointSet,
    /// Points where a chain would run although a ladder catches it.
    futile: PointSet,
    /// Positions that ladders may still look at.
    left: usize,
}

impl Urgent {
    fn new(board: &Board, color: Color) -> Urgent {
        let size = board.size();
        let left = LADDER_WORK / size.area();
        let mut urgent = Urgent { good: PointSet::new(size), futile: PointSet::new(size), left };
        for (owner, chain) in board.chains() {
            if let Some(liberty) = board.atari(chain) {
                if owner == color {
                    urgent.rescue(board, color, chain, liberty);
                }
                continue;
            }
            let mut liberties = [chain; 3];
            if board.few_liberties(chain, &mut liberties) != 2 {
                continue;
            }
            let attacks =
                with_share(&mut urgent.left, |left| captures_in_ladder(board, chain, left));
            if attacks.is_empty() {
                continue;
            }
            if owner == color {
                urgent.good.extend(liberties[..2].iter().copied());
                urgent.good.extend(takes(board, color, chain));
            } else {
                urgent.good.extend(attacks);
            }
        }
        urgent
    }

    fn rescue(&mut self, board: &Board, color: Color, chain: Point, liberty: Point) {
        self.good.extend(takes(board, color, chain));
        if liberties_after(board, color, liberty) < 2 {
            return;
        }
        if with_share(&mut self.left, |left| captured_in_ladder(board, chain, left)) {
            self.futile.insert(liberty);
        } else {
            self.good.insert(liberty);
        }
    }
}

/// The points where `color` takes an opponent's chain in atari that touches the chain on `chain`.
fn takes(board: &Board, color: Color, chain: Point) -> Vec<Point> {
    let around = board.chain(chain).flat_map(|p| board.neighbours(p));
    around.filter(|q| board.get(*q) == Some(!color)).filter_map(|q| board.atari(q)).collect()
}

/// Steps from `start` up to 4, where moving along a chain costs nothing.
fn steps_from(board: &Board, start: Point) -> Vec<u8> {
    const FAR: u8 = 4;
    let mut steps = vec![FAR; board.size().area()];
    let mut level = vec![start];
    for distance in 0..FAR {
        let mut next = Vec::new();
        while let Some(p) = level.pop() {
            if steps[p.index()] <= distance {
                continue;
            }
            let chain: Vec<Point> =
                if board.get(p).is_some() { board.chain(p).collect() } else { vec![p] };
            for q in chain {
                steps[q.index()] = distance;
                next.extend(board.neighbours(q).filter(|r| steps[r.index()] > distance));
            }
        }
        level = next;
    }
    steps
}

/// The line from the edge (1 is the edge itself) of a point with no stone within three steps.
fn open_line(board: &Board, point: Point) -> Option<usize> {
    let size = board.size();
    let (x, y) = (size.column(point), size.row(point));
    let line = 1 + x.min(y).min(size.width() - 1 - x).min(size.height() - 1 - y);
    if line > 4 {
        return None;
    }
    for row in y.saturating_sub(3)..=(y + 3).min(size.height() - 1) {
        let reach = 3 - row.abs_diff(y);
        for column in x.saturating_sub(reach)..=(x + reach).min(size.width() - 1) {
            if size.point(column, row).is_some_and(|p| board.get(p).is_some()) {
                return None;
            }
        }
    }
    Some(line)
}
