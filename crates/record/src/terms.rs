//! The same things in the terms of the rules and in those of records.

use tengen_rules::{Color, Outcome, Point, Score, Size, Win};
use tengen_sgf::{GameResult, WinBy};

pub(crate) fn sgf_color(color: Color) -> tengen_sgf::Color {
    match color {
        Color::Black => tengen_sgf::Color::Black,
        Color::White => tengen_sgf::Color::White,
    }
}

/// A record's colour.
pub fn color(color: tengen_sgf::Color) -> Color {
    match color {
        tengen_sgf::Color::Black => Color::Black,
        tengen_sgf::Color::White => Color::White,
    }
}

/// A point as a record names it.
///
/// ```
/// use tengen_record::sgf_point;
/// use tengen_rules::Size;
///
/// let size = Size::new(9, 9)?;
/// let point = size.point(2, 0).unwrap();
/// assert_eq!(sgf_point(size, point).to_string(), "ca");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn sgf_point(size: Size, point: Point) -> tengen_sgf::Point {
    // A side has at most 52 lines.
    tengen_sgf::Point { column: size.column(point) as u8, row: size.row(point) as u8 }
}

pub(crate) fn point(size: Size, point: tengen_sgf::Point) -> Option<Point> {
    size.point(point.column.into(), point.row.into())
}

pub(crate) fn sgf_size(size: Size) -> tengen_sgf::Size {
    // Records have room for every size there is.
    tengen_sgf::Size::new(size.width() as u8, size.height() as u8).unwrap_or_default()
}

pub(crate) fn sgf_result(outcome: Outcome) -> GameResult {
    let (winner, by) = match outcome {
        Outcome::Win { winner, by } => (winner, by),
        Outcome::Draw => return GameResult::Draw,
        Outcome::NoResult | Outcome::BothLose => return GameResult::Void,
    };
    let by = match by {
        Win::Score(margin) => WinBy::Score(margin.to_halves().unsigned_abs()),
        Win::Resignation => WinBy::Resignation,
        Win::Time => WinBy::Time,
        Win::Forfeit => WinBy::Forfeit,
    };
    GameResult::Win { winner: sgf_color(winner), by }
}

/// The result a record states; `None` if it is unknown, if how the game was won is, or if its
/// margin is none of half points.
pub fn outcome(result: GameResult) -> Option<Outcome> {
    let (winner, by) = match result {
        GameResult::Win { winner, by } => (winner, by),
        GameResult::Draw => return Some(Outcome::Draw),
        GameResult::Void => return Some(Outcome::NoResult),
        GameResult::Unknown => return None,
    };
    let by = match by {
        WinBy::Score(halves) => Win::Score(Score::halves(i32::try_from(halves).ok()?)),
        WinBy::Resignation => Win::Resignation,
        WinBy::Time => Win::Time,
        WinBy::Forfeit => Win::Forfeit,
        WinBy::Fraction { .. } | WinBy::Unstated => return None,
    };
    Some(Outcome::Win { winner: color(winner), by })
}
