//! Small questions about one move: eyes, self-atari, the shapes that kill inside.

use tengen_rules::{Board, Color, Effect, Point};

/// Whether the empty `point` is an eye of `color`: all neighbours are that colour, and so few
/// diagonals are the opponent's that it cannot be made false.
pub fn is_eye(board: &Board, color: Color, point: Point) -> bool {
    if !board.is_empty(point) || board.neighbours(point).any(|q| board.get(q) != Some(color)) {
        return false;
    }
    let (mut diagonals, mut foreign) = (0, 0);
    for q in board.diagonals(point) {
        diagonals += 1;
        foreign += usize::from(board.get(q) == Some(!color));
    }
    // In the middle one diagonal may be lost, at the edge none.
    foreign == 0 || (diagonals == 4 && foreign == 1)
}

/// How many liberties the chain of a stone of `color` placed on the empty `point` would have,
/// counted up to 3 and after captures (of which only the points next to `point` count).
pub fn liberties_after(board: &Board, color: Color, point: Point) -> usize {
    let mut found = Few::new(point);
    for q in board.neighbours(point) {
        match board.get(q) {
            None => found.add(q),
            Some(c) if c == color => {
                let mut liberties = [point; 4];
                let count = board.few_liberties(q, &mut liberties);
                liberties[..count].iter().for_each(|l| found.add(*l));
            }
            Some(_) if board.atari(q) == Some(point) => found.add(q),
            Some(_) => {}
        }
        if found.count == 3 {
            return 3;
        }
    }
    found.count
}

/// Up to three points, each once, without the one that does not count.
struct Few {
    without: Point,
    points: [Point; 3],
    count: usize,
}

impl Few {
    fn new(without: Point) -> Few {
        Few { without, points: [without; 3], count: 0 }
    }

    fn add(&mut self, p: Point) {
        if p != self.without && self.count < 3 && !self.points[..self.count].contains(&p) {
            self.points[self.count] = p;
            self.count += 1;
        }
    }
}

/// Whether a play of `color` on the empty `point` puts its own chain in atari (or removes it)
/// without a good reason. Good reasons are a capture, a single stone thrown in that threatens
/// something, and stones that fill an eye so that no two can be made of it.
pub fn is_poor_self_atari(board: &Board, color: Color, point: Point) -> bool {
    if board.neighbours(point).filter(|q| board.is_empty(*q)).count() >= 2 {
        return false;
    }
    match board.effect(color, point) {
        Ok(Effect::Capture) => return false,
        Ok(Effect::Quiet) => {}
        Ok(Effect::Suicide(_)) | Err(_) => return true,
    }
    liberties_after(board, color, point) < 2 && !is_sacrifice(board, color, point)
}

/// Whether a play that puts its own chain in atari is worth it: one stone that threatens a
/// chain with two liberties, or a nakade.
fn is_sacrifice(board: &Board, color: Color, point: Point) -> bool {
    let threatens = board.neighbours(point).any(|q| {
        let mut liberties = [point; 3];
        board.get(q) == Some(!color) && board.few_liberties(q, &mut liberties) == 2
    });
    if !threatens {
        return false;
    }
    let mut stones = Vec::with_capacity(8);
    stones.push(point);
    for q in board.neighbours(point).filter(|q| board.get(*q) == Some(color)) {
        if !stones.contains(&q) {
            if stones.len() + board.chain_len(q) > 6 {
                return false;
            }
            stones.extend(board.chain(q));
        }
    }
    stones.len() == 1 || (is_nakade(board, &stones) && holds_all_around(board, color, &stones))
}

/// Whether every opponent's chain next to `stones` has no liberties but those of the stones
/// (and the points of the stones not yet on the board). A chain with others connects out or
/// has an eye besides the one that is filled, and the sacrifice is only a loss.
pub(crate) fn holds_all_around(board: &Board, color: Color, stones: &[Point]) -> bool {
    let ours = |p: Point| stones.contains(&p) || board.neighbours(p).any(|q| stones.contains(&q));
    stones.iter().flat_map(|p| board.neighbours(*p)).all(|q| {
        let mut liberties = [q; 3];
        board.get(q) != Some(!color) || {
            let count = board.few_liberties(q, &mut liberties);
            count < 3 && liberties[..count].iter().all(|p| ours(*p))
        }
    })
}

/// Whether an eye of exactly these points is one eye, whoever plays there first in answer: three
/// points, four in a T or a square, five in a cross or a bulk, six around a centre of four.
pub(crate) fn is_nakade(board: &Board, points: &[Point]) -> bool {
    let degree = |p: &Point| board.neighbours(*p).filter(|q| points.contains(q)).count();
    let degrees: usize = points.iter().map(degree).sum();
    let most = points.iter().map(degree).max().unwrap_or(0);
    match points.len() {
        3 => true,
        4 => most == 3 || degrees == 8,
        5 => most == 4 || degrees == 10,
        6 => most == 4 && degrees == 12,
        _ => false,
    }
}
