//! Small questions about one move, answered by shape: self-atari, and shapes that leave one eye.

use tengen_rules::{Board, Color, Effect, Point};

/// How many liberties the chain of a stone of `color` placed on the empty `point` would have. They
/// are counted up to 2 and after captures. Of the captured points only those next to `point` count.
pub fn liberties_after(board: &Board, color: Color, point: Point) -> usize {
    let mut found = Few::new(point);
    for q in board.neighbours(point) {
        match board.get(q) {
            None => found.add(q),
            Some(c) if c == color => {
                let mut liberties = [point; 3];
                let count = board.few_liberties(q, &mut liberties);
                liberties[..count].iter().for_each(|l| found.add(*l));
            }
            Some(_) if board.atari(q) == Some(point) => found.add(q),
            Some(_) => {}
        }
        if found.count == 2 {
            break;
        }
    }
    found.count
}

/// Up to two points, each once, without the one that does not count.
struct Few {
    without: Point,
    points: [Point; 2],
    count: usize,
}

impl Few {
    fn new(without: Point) -> Few {
        Few { without, points: [without; 2], count: 0 }
    }

    fn add(&mut self, p: Point) {
        if p != self.without && self.count < 2 && !self.points[..self.count].contains(&p) {
            self.points[self.count] = p;
            self.count += 1;
        }
    }
}

/// Whether a play of `color` on the empty `point` puts its own chain in atari, or removes it,
/// without a good reason. Good reasons are a capture, a single stone that threatens a chain, and
/// stones that fill an eye so that it stays one.
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

/// Whether a play that puts its own chain in atari is worth it: one stone that threatens a chain
/// with two liberties, or a nakade.
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

/// Whether the stones next to `stones` are one chain of the opponent, which has no liberties but
/// theirs. Points of `stones` that are still empty count as theirs. With other chains or liberties,
/// the opponent connects out or has another eye, and the sacrifice is only a loss.
pub(crate) fn holds_all_around(board: &Board, color: Color, stones: &[Point]) -> bool {
    let ours = |p: Point| stones.contains(&p) || board.neighbours(p).any(|q| stones.contains(&q));
    let mut around = stones.iter().flat_map(|p| board.neighbours(*p));
    let Some(first) = around.clone().find(|q| board.get(*q) == Some(!color)) else { return false };
    let one = board.chain_id(first);
    let mut liberties = [first; 3];
    let count = board.few_liberties(first, &mut liberties);
    count < 3
        && liberties[..count].iter().all(|p| ours(*p))
        && around.all(|q| board.get(q) != Some(!color) || board.chain_id(q) == one)
}

/// Whether an eye of exactly these points stays one eye if the opponent of its owner plays there
/// first. Such eyes have up to three points, or are four in a T or a square. Larger ones are five
/// in a cross or a bulk, and six around a centre of four neighbours.
pub(crate) fn is_nakade(board: &Board, points: &[Point]) -> bool {
    let degree = |p: &Point| board.neighbours(*p).filter(|q| points.contains(q)).count();
    let degrees: usize = points.iter().map(degree).sum();
    let most = points.iter().map(degree).max().unwrap_or(0);
    match points.len() {
        1..=3 => true,
        4 => most == 3 || degrees == 8,
        5 => most == 4 || degrees == 10,
        6 => most == 4 && degrees == 12,
        _ => false,
    }
}

/// The point where a play keeps the room that a capture on `last` has just made from becoming two
/// eyes. It is the middle of a small killing shape next to `last`.
pub(crate) fn vital_point(board: &Board, last: Point) -> Option<Point> {
    board.neighbours(last).filter(|p| board.is_empty(*p)).find_map(|start| {
        let mut room = Vec::with_capacity(8);
        room.push(start);
        let mut at = 0;
        while at < room.len() {
            for q in board.neighbours(room[at]) {
                if board.is_empty(q) && !room.contains(&q) {
                    room.push(q);
                }
            }
            at += 1;
            if room.len() > 6 {
                return None;
            }
        }
        let degree = |p: &Point| board.neighbours(*p).filter(|q| room.contains(q)).count();
        let middle = room.iter().copied().max_by_key(|p| degree(p))?;
        // A square needs no answer: it is one eye as it is.
        let splits = room.len() == 3 || degree(&middle) > 2;
        (splits && is_nakade(board, &room)).then_some(middle)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::Size;

    #[test]
    fn shapes_of_one_eye_are_told_from_shapes_of_two() {
        let board = Board::new(Size::square(9).unwrap());
        let nakade = |names: &str| {
            let points: Vec<Point> =
                names.split(' ').filter_map(|n| board.size().parse(n)).collect();
            is_nakade(&board, &points)
        };
        for one in ["A1", "A1 A2", "A1 B1 B2", "C1 D1 E1 D2", "C1 D1 C2 D2", "C1 D1 C2 D2 E1"] {
            assert!(nakade(one), "{one}");
        }
        assert!(nakade("D4 C4 E4 D3 D5"), "a cross");
        assert!(nakade("C1 D1 C2 D2 E2 D3"), "six around D2");
        for two in ["A1 B1 C1 D1", "A1 B1 C1 C2", "A1 A2 B2 B3", "A1 B1 C1 D1 E1"] {
            assert!(!nakade(two), "{two}");
        }
    }
}
