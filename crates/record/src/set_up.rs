//! Stones that a record sets up.

use tengen_rules::{Board, Color, Point, PointSet, SetupError, Size};

/// A position after stones were set up in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SetUp {
    /// The position.
    pub(crate) board: Board,
    /// A stone of each chain that was left out because it would have had no liberty.
    pub(crate) left_out: Vec<Point>,
}

/// Gives each of `points` its stone, or empties it. The last of two for one point counts.
pub(crate) fn set_up(before: &Board, points: &[(Point, Option<Color>)]) -> SetUp {
    let size = before.size();
    let mut held: Vec<Option<Color>> = size.points().map(|p| before.get(p)).collect();
    for (point, stone) in points {
        held[point.index()] = *stone;
    }
    let mut wanted: Vec<(Color, Point)> =
        size.points().filter_map(|p| Some((held[p.index()]?, p))).collect();
    let mut left_out = Vec::new();
    let board = loop {
        match Board::with_stones(size, wanted.iter().copied()) {
            Ok(board) => break board,
            Err(SetupError::NoLiberty(p)) => {
                left_out.push(p);
                let gone = chain_of(size, &wanted, p);
                wanted.retain(|(_, p)| !gone.contains(*p));
            }
            // Points are taken from the board, each once.
            Err(SetupError::OffBoard(_) | SetupError::Twice(_)) => break before.clone(),
        }
    };
    SetUp { board, left_out }
}

/// The connected stones of one colour around `start`, among stones that make no position.
fn chain_of(size: Size, stones: &[(Color, Point)], start: Point) -> PointSet {
    let mut cells: Vec<Option<Color>> = vec![None; size.area()];
    for (color, p) in stones {
        cells[p.index()] = Some(*color);
    }
    let (mut chain, mut open) = (PointSet::of(size, [start]), vec![start]);
    while let Some(p) = open.pop() {
        for q in size.neighbours(p) {
            if cells[q.index()] == cells[start.index()] && chain.insert(q) {
                open.push(q);
            }
        }
    }
    chain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_without_a_liberty_are_left_out() {
        let before = Board::parse("X . .\n. . .\n. . .").unwrap();
        let size = before.size();
        let points = |names: &[&str]| -> Vec<Point> {
            names.iter().map(|name| size.parse(name).unwrap()).collect()
        };
        let held = |names: &[&str], stone| -> Vec<(Point, Option<Color>)> {
            points(names).into_iter().map(|point| (point, stone)).collect()
        };
        let white = set_up(&before, &held(&["A2", "B3"], Some(Color::White)));
        assert_eq!(white.board, Board::parse(". O .\nO . .\n. . .").unwrap());
        assert_eq!(white.left_out, points(&["A3"]));
        let again = set_up(&white.board, &held(&["B3", "C1"], None));
        assert_eq!(again.board, Board::parse(". . .\nO . .\n. . .").unwrap());
        assert_eq!(again.left_out, []);
    }
}
