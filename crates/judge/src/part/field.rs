//! The part of a board that can still change, and positions of it as compact keys.

use crate::shape::Region;
use tengen_rules::{Board, Color, Point, PointSet};

/// A ban on retaking a ko: the side that it binds, and the point where that side may not play.
pub(crate) type Ban = (Color, Point);

/// A position in a reading.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Position {
    /// The stones.
    pub(crate) board: Board,
    /// The side whose turn it is.
    pub(crate) turn: Color,
    /// The bans on retaking kos, in order.
    pub(crate) bans: Vec<Ban>,
}

impl Position {
    /// A position without bans.
    pub(crate) fn new(board: Board, turn: Color) -> Position {
        Position { board, turn, bans: Vec::new() }
    }
}

impl Clone for Position {
    fn clone(&self) -> Position {
        Position { board: self.board.clone(), turn: self.turn, bans: self.bans.clone() }
    }

    /// Copies without allocating.
    fn clone_from(&mut self, source: &Position) {
        self.board.clone_from(&source.board);
        self.turn = source.turn;
        self.bans.clone_from(&source.bans);
    }
}

/// The points of a board that a reading is about. All others stay as they are. Nobody plays on the
/// other empty points, so chains that have one of them as a liberty cannot be taken.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    /// The points that may change, in the order of their indices.
    cells: Vec<Point>,
    /// Whether each point may change, by [`Point::index`].
    changes: Vec<bool>,
    /// The stones that stay. `skin` is those of them next to points that may change.
    still: Board,
    skin: Vec<Point>,
}

impl Field {
    /// The points that can change together with `start` when nobody plays on the `frozen` ones. The
    /// board beyond these, and beyond chains that cannot be taken, has no part in the reading.
    pub(crate) fn around(board: &Board, frozen: &PointSet, start: Point) -> Field {
        let mut stays = frozen.clone();
        for (_, stone) in board.chains() {
            if board.liberties(stone).iter().any(|p| frozen.contains(p)) {
                stays.extend(board.chain(stone));
            }
        }
        let cells: PointSet = board.region(start, |p| !stays.contains(p));
        let skin = cells.iter().flat_map(|p| board.neighbours(p));
        let skin = skin.filter(|q| board.get(*q).is_some() && !cells.contains(*q));
        let skin = PointSet::of(board.size(), skin);
        Field {
            changes: board.size().points().map(|p| cells.contains(p)).collect(),
            skin: skin.iter().collect(),
            still: board.without(&cells),
            cells: cells.iter().collect(),
        }
    }

    /// The points that may change, in the order of their indices.
    pub(crate) fn cells(&self) -> &[Point] {
        &self.cells
    }

    /// The stones next to the points that may change, which stay themselves.
    pub(crate) fn skin(&self) -> &[Point] {
        &self.skin
    }

    /// Whether a region is its owner's after any play, and all its points may change.
    pub(crate) fn settles(&self, board: &Board, region: &Region) -> bool {
        region.is_territory(board) && region.points.iter().all(|p| self.holds(*p))
    }

    /// Whether `point` may change.
    pub(crate) fn holds(&self, point: Point) -> bool {
        self.changes.get(point.index()).is_some_and(|changes| *changes)
    }

    /// How many liberties the chain on `point` has, counted up to four. None if one of them is a
    /// point where nobody plays, so that the chain cannot be taken.
    pub(crate) fn liberties(&self, board: &Board, point: Point) -> Option<u32> {
        let mut few = [point; 4];
        let mut count = 0;
        for p in board.chain(point) {
            for q in board.neighbours(p).filter(|q| board.is_empty(*q)) {
                if !self.holds(q) {
                    return None;
                }
                if count < few.len() && !few[..count].contains(&q) {
                    few[count] = q;
                    count += 1;
                }
            }
        }
        Some(count as u32)
    }

    /// The position as a key: two bits a point, the side to move, and a word for every ban.
    pub(crate) fn key(&self, position: &Position, key: &mut Vec<u64>) {
        key.clear();
        let code = |p: &Point| match position.board.get(*p) {
            None => 0,
            Some(color) => 1 + color.index() as u64,
        };
        let words = self.cells.chunks(32);
        key.extend(words.map(|w| w.iter().rev().fold(0, |word, p| word << 2 | code(p))));
        key.push(position.turn.index() as u64);
        let ban = |(color, p): &Ban| (p.index() as u64) << 1 | color.index() as u64;
        key.extend(position.bans.iter().map(ban));
    }

    /// The position of a key of this field.
    pub(crate) fn position(&self, key: &[u64]) -> Position {
        let words = self.cells.len().div_ceil(32);
        let mut board = self.still.clone();
        for (chunk, word) in self.cells.chunks(32).zip(key) {
            for (i, p) in chunk.iter().enumerate() {
                if let Some(color) = color(word >> (2 * i) & 3) {
                    // Nothing is taken on the way. A chain without a liberty among the stones put
                    // back so far still has an empty point where one of its stones is to come.
                    let _ = board.play(color, *p);
                }
            }
        }
        let turn = if key[words] == 0 { Color::Black } else { Color::White };
        let point = |word: u64| self.still.size().at((word >> 1) as usize);
        let ban = |word: &u64| Some((color((word & 1) + 1)?, point(*word)?));
        Position { board, turn, bans: key[words + 1..].iter().filter_map(ban).collect() }
    }
}

fn color(code: u64) -> Option<Color> {
    match code {
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Board {
        Board::parse(
            ". X O . O
             X X O O O
             O O X X X
             . O X . X
             O O X X .",
        )
        .unwrap()
    }

    #[test]
    fn a_key_gives_the_position_back() {
        let board = board();
        let field =
            Field::around(&board, &PointSet::new(board.size()), board.size().at(0).unwrap());
        assert_eq!(field.cells().len(), 25);
        let bans = vec![(Color::Black, board.size().at(3).unwrap())];
        let mut key = Vec::new();
        for turn in Color::BOTH {
            let position = Position { board: board.clone(), turn, bans: bans.clone() };
            field.key(&position, &mut key);
            assert_eq!(field.position(&key), position);
        }
    }

    #[test]
    fn a_field_ends_at_stones_that_cannot_be_taken() {
        let board = board();
        let size = board.size();
        let names =
            |names: &str| PointSet::of(size, names.split(' ').map(|n| size.parse(n).unwrap()));
        let field = Field::around(&board, &names("D5 A2 E1"), size.parse("B5").unwrap());
        let cells = PointSet::of(size, field.cells().iter().copied());
        assert_eq!(cells, names("A5 B5 A4 B4"));
        let position = Position::new(board.clone(), Color::White);
        let mut key = Vec::new();
        field.key(&position, &mut key);
        assert_eq!(field.position(&key), position);
        assert_eq!(field.liberties(&board, size.parse("B5").unwrap()), Some(1));
        assert_eq!(field.liberties(&board, size.parse("E5").unwrap()), None);
    }
}
