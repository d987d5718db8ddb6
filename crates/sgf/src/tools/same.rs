//! The same game however the board was turned.

use super::symmetry::Symmetry;
use crate::{
    main_line::Step,
    node::Node,
    point::{Color, Point, Size},
};

/// A game by its stones and moves alone. Two games have the same key if they differ only by a
/// symmetry of the board, by their texts, or by passes at their end.
///
/// ```
/// use tengen_sgf::tools::same::GameKey;
///
/// let key = |sgf: &str| {
///     let parsed = tengen_sgf::parse(sgf.as_bytes());
///     GameKey::of(parsed.collection.roots().next().unwrap())
/// };
/// assert_eq!(key("(;SZ[9];B[ca];W[gg];B[])"), key("(;SZ[9]PB[Anna];B[ac];W[gg])"));
/// assert_ne!(key("(;SZ[9];B[ca];W[gg])"), key("(;SZ[9];B[ca];W[gf])"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameKey(Box<[u16]>);

impl GameKey {
    /// The key of the game that begins at `root`, along its first variations; nothing if the game
    /// has neither stones nor moves, or more than 100,000 of them.
    #[must_use]
    pub fn of(root: Node<'_>) -> Option<GameKey> {
        let size = root.size();
        let mut steps = steps(root, usize::MAX)?;
        while steps.last().is_some_and(|step| matches!(step, Placed::Move(_, None))) {
            steps.pop();
        }
        if steps.is_empty() {
            return None;
        }
        let all = Symmetry::ALL.into_iter();
        all.map(|symmetry| GameKey(code(&steps, size, symmetry).into())).min()
    }
}

/// The first `moves` moves of a game from the beginning of its tree on, each a point or a pass,
/// turned so that games with the same beginning have the same. Nothing if stones are set up or
/// there are fewer moves. The first move comes to the upper right.
#[must_use]
pub fn opening(root: Node<'_>, moves: usize) -> Option<Vec<Option<Point>>> {
    let size = root.size();
    let steps = steps(root, moves)?;
    let all_moves = steps.iter().all(|step| matches!(step, Placed::Move(..)));
    if steps.len() < moves || moves == 0 || !all_moves {
        return None;
    }
    let turned = |symmetry: Symmetry| {
        let points = steps.iter().map(move |step| match step {
            Placed::Move(_, point) => point.map(|p| symmetry.apply(size, p)),
            Placed::Stone(..) => None,
        });
        points.collect::<Vec<_>>()
    };
    let square = size.columns() == size.rows();
    let fits = |symmetry: &Symmetry| square || symmetry.size(size) == size;
    // High and far to the right comes first.
    let rank = |points: &Vec<Option<Point>>| {
        let place = |p: &Point| (p.row, u8::MAX - p.column);
        points.iter().map(|point| point.as_ref().map(place)).collect::<Vec<_>>()
    };
    Symmetry::ALL.into_iter().filter(fits).map(turned).min_by_key(rank)
}

/// A step: the stones it puts on the board.
enum Placed {
    Stone(Option<Color>, Vec<Point>),
    Move(Color, Option<Point>),
}

/// The most points that the steps of a game may have, with those that are set up.
const MOST: usize = 100_000;

/// The first steps of a game; nothing if they have too many points to be compared.
fn steps(root: Node<'_>, moves: usize) -> Option<Vec<Placed>> {
    let placed = root.whole_line().filter_map(|(_, step)| match step {
        Ok(Step::Setup { stone, points }) => Some(Placed::Stone(stone, points)),
        Ok(Step::Move { color, point }) => Some(Placed::Move(color, point)),
        _ => None,
    });
    let mut room = MOST;
    placed
        .take(moves)
        .map(|step| {
            room = room.checked_sub(match &step {
                Placed::Stone(_, points) => points.len(),
                Placed::Move(..) => 1,
            })?;
            Some(step)
        })
        .collect()
}

/// Fewer than 2^12 numbers stand for points: 52 times 52 and one for a pass.
const PASS: u16 = 0xFFF;

fn code(steps: &[Placed], size: Size, symmetry: Symmetry) -> Vec<u16> {
    let size_after = symmetry.size(size);
    let mut code = vec![u16::from(size_after.columns()) << 8 | u16::from(size_after.rows())];
    let number = |point: Point| {
        let point = symmetry.apply(size, point);
        u16::from(point.row) * 64 + u16::from(point.column)
    };
    let color_of = |step: &Placed| match step {
        Placed::Stone(color, _) => Some(*color),
        Placed::Move(..) => None,
    };
    // Stones of one colour that are set up one after another are put in order together.
    for run in steps.chunk_by(|a, b| color_of(a).is_some() && color_of(a) == color_of(b)) {
        let first = code.len();
        for step in run {
            match step {
                Placed::Move(color, point) => {
                    code.push(kind(Some(*color)) << 12 | point.map_or(PASS, number));
                }
                Placed::Stone(color, points) => {
                    code.extend(points.iter().map(|p| (kind(*color) + 3) << 12 | number(*p)));
                }
            }
        }
        code[first..].sort_unstable();
    }
    code
}

fn kind(color: Option<Color>) -> u16 {
    match color {
        Some(Color::Black) => 0,
        Some(Color::White) => 1,
        None => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    fn key(sgf: &str) -> Option<GameKey> {
        let parsed = parse(sgf.as_bytes());
        GameKey::of(parsed.collection.roots().next().unwrap())
    }

    #[test]
    fn every_symmetry_of_a_game_has_its_key() {
        let sgf = "(;SZ[19]AB[dd][pp];W[qc];B[cc];W[];B[dc])";
        for symmetry in Symmetry::ALL {
            let mut collection = parse(sgf.as_bytes()).collection;
            collection.turn(symmetry).unwrap();
            let turned = GameKey::of(collection.roots().next().unwrap());
            assert_eq!(turned, key(sgf), "{symmetry:?}");
        }
        assert_eq!(key("(;SZ[9])"), None);
        assert_eq!(key(&format!("(;SZ[19]{})", ";AB[aa:ss];AE[aa:ss]".repeat(200))), None);
        assert_eq!(key("(;SZ[9];B[];W[])"), None);
        assert_ne!(key("(;SZ[9];B[aa])"), key("(;SZ[9]AB[aa])"));
        assert_ne!(key("(;SZ[9];B[aa])"), key("(;SZ[9];W[aa])"));
        assert_ne!(key("(;SZ[9];B[aa])"), key("(;SZ[13];B[aa])"));
        assert_eq!(key("(;SZ[9:7];B[aa])"), key("(;SZ[7:9];B[ga])"));
    }

    #[test]
    fn openings_are_turned_to_the_upper_right() {
        let opened = |sgf: &str, moves| {
            let parsed = parse(sgf.as_bytes());
            let points = opening(parsed.collection.roots().next().unwrap(), moves)?;
            Some(
                points.iter().map(|p| p.map_or("--".into(), |p| p.to_string())).collect::<String>(),
            )
        };
        for sgf in ["(;B[dd];W[pp])", "(;B[pd];W[dp])", "(;B[pp];W[dd])"] {
            assert_eq!(opened(sgf, 2).as_deref(), Some("pddp"), "{sgf}");
        }
        assert_eq!(opened("(;SZ[9:7];B[ag];W[])", 2).as_deref(), Some("ia--"));
        assert_eq!(opened("(;B[dd])", 2), None);
        assert_eq!(opened("(;AB[dd];W[pp])", 1), None);
    }
}
