//! Whether either side can still win something in a small region between both colours. The region
//! is read to its end by itself: an estimate where kos or repetition matter.

use crate::verdict::remaining::filled;
use std::collections::HashMap;
use tengen_rules::{Board, Color, Point, PointSet};

/// The most points of a region that is read.
const MOST_POINTS: usize = 6;
/// The most positions looked at for one region.
const MOST_POSITIONS: usize = 8000;
/// The value of a point with a prisoner on it. Stones around the region are worth at least this.
const STONE: i32 = 2;

/// Whether it matters in territory and prisoners who plays first in a region of empty points;
/// `None` if it is too large to be read.
///
/// It is read to the end in the region alone. Nobody retakes a ko, and a move back to an earlier
/// position of the same line does not count. The answer is an estimate where that matters.
///
/// `others` are the neutral points elsewhere. The side that does not get them loses liberties. So
/// the region is read twice, with all of them White's and with all of them Black's. It is open only
/// if both readings say so.
pub(crate) fn is_open(board: &Board, region: &[Point], others: &PointSet) -> Option<bool> {
    if region.len() > MOST_POINTS {
        return None;
    }
    for color in Color::BOTH {
        let mut filled = filled(board, others, color);
        answer(&mut filled, region, color);
        let mut end = End { region, known: HashMap::new() };
        let black = end.value(&filled, State::first(Color::Black))?;
        let white = end.value(&filled, State::first(Color::White))?;
        if black == white {
            return Some(false);
        }
    }
    Some(true)
}

/// Plays for `color` the points in the region that save its stones from atari: a player answers
/// such a threat.
fn answer(board: &mut Board, region: &[Point], color: Color) {
    let threatened = |board: &Board, p: &Point| {
        let mut near = board.neighbours(*p).filter(|q| board.get(*q) == Some(color));
        board.is_empty(*p) && near.any(|q| board.atari(q) == Some(*p))
    };
    while let Some(p) = region.iter().copied().find(|p| threatened(board, p)) {
        let mut after = board.clone();
        if after.play(color, p).is_err() || after.atari(p).is_some() {
            return;
        }
        *board = after;
    }
}

/// A position in the region; the rest of the board is as at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    to_move: Color,
    ko: Option<Point>,
    passed: bool,
}

impl State {
    fn first(to_move: Color) -> State {
        State { to_move, ko: None, passed: false }
    }
}

/// The stones in the region, point by point.
type Stones = [Option<Color>; MOST_POINTS];

struct End<'a> {
    region: &'a [Point],
    /// The values of positions; none for those still being read, so that no line repeats one.
    known: HashMap<(Stones, State), Option<i32>>,
}

impl End<'_> {
    /// Black's points in the region less White's, counting the prisoners yet to be taken.
    fn value(&mut self, board: &Board, state: State) -> Option<i32> {
        let mut stones = [None; MOST_POINTS];
        stones.iter_mut().zip(self.region).for_each(|(stone, p)| *stone = board.get(*p));
        let key = (stones, state);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        if self.known.len() >= MOST_POSITIONS {
            return None;
        }
        self.known.insert(key, None);
        let State { to_move, ko, passed } = state;
        let sign = if to_move == Color::Black { 1 } else { -1 };
        let mut values = vec![match passed {
            true => Some(self.territory(board)),
            false => self.value(board, State { passed: true, ..State::first(!to_move) }),
        }];
        for p in self.region.iter().copied().filter(|p| board.is_empty(*p) && ko != Some(*p)) {
            let mut after = board.clone();
            let Ok(played) = after.play(to_move, p) else { continue };
            if played.self_captured > 0 {
                continue;
            }
            let taken = i32::from(played.captured);
            let around = board.captures(to_move, p).iter().any(|q| !self.region.contains(&q));
            values.push(match around {
                true => Some(sign * STONE * taken),
                false => {
                    let next = State { ko: played.ko, ..State::first(!to_move) };
                    self.value(&after, next).map(|value| sign * taken + value)
                }
            });
        }
        let best = values.into_iter().flatten().max_by_key(|value| sign * value);
        self.known.insert(key, best);
        best
    }

    /// Black's points in the region less White's. A side's points are those that only its stones
    /// surround, and prisoners that stand there count too.
    fn territory(&self, board: &Board) -> i32 {
        let of = |color: Color| -> i32 {
            let inside = |p: Point| self.region.contains(&p) && board.get(p) != Some(color);
            let own = |points: &&Vec<Point>| {
                let mut around = points.iter().flat_map(|p| board.neighbours(*p));
                around.all(|q| inside(q) || board.get(q) == Some(color))
            };
            let worth = |p: &Point| if board.is_empty(*p) { 1 } else { STONE };
            board.regions(inside).iter().filter(own).flatten().map(worth).sum()
        };
        of(Color::Black) - of(Color::White)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(text: &str, at: &str) -> Option<bool> {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let p = size.parse(at).unwrap();
        let (mut region, mut others) = (Vec::new(), PointSet::new(size));
        for found in board.regions(|p| board.is_empty(p)) {
            if found.contains(&p) {
                region = found;
            } else {
                let near = |c| {
                    found.iter().flat_map(|p| board.neighbours(*p)).any(|q| board.get(q) == Some(c))
                };
                if near(Color::Black) && near(Color::White) {
                    others.extend(found);
                }
            }
        }
        is_open(&board, &region, &others)
    }

    #[test]
    fn a_point_between_two_walls_is_dame() {
        let text = ". X . O .
                    X X . O O
                    . X . O .";
        assert_eq!(open(text, "C2"), Some(false));
    }

    #[test]
    fn a_door_into_an_area_is_open() {
        let text = "X X X X O .
                    . . . . O .
                    X X X X O O
                    . X . X O .
                    X X X X O .";
        assert_eq!(open(text, "D4"), Some(true));
    }

    #[test]
    fn a_point_that_will_be_filled_is_no_area() {
        // When White takes E4, D3 has to be filled: C3 is no more than dame.
        let text = ". O O O O O .
                    O O O X . X O
                    X X . . X X O
                    . X X X X X O
                    X . X . X O O";
        assert_eq!(open(text, "C3"), Some(false));
        let joined = text.replacen("O X . X O", "O X X X O", 1);
        assert_eq!(open(&joined, "C3"), Some(true));
    }
}
