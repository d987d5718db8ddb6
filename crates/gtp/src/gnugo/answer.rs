//! The form of GNU Go's answers about a question of reading: a number and a move.

use crate::arguments::vertex;
use crate::position::Position;
use tengen_judge::{Grade, Graded};
use tengen_rules::Point;

/// The number of a result: 0 for no and 1 for yes. It is 2 or 3 for a ko: 2 if the other side
/// needs the first threat, 3 if the side in question needs it.
pub(super) fn code(grade: Grade) -> u8 {
    match grade {
        Grade::No => 0,
        Grade::Yes => 1,
        Grade::Ko => 2,
        Grade::KoAfterThreat => 3,
    }
}

/// The name of a move in these answers, where a pass is in capitals.
pub(super) fn move_name(position: &Position, play: Option<Point>) -> String {
    play.map_or_else(|| "PASS".to_owned(), |point| vertex(position.size(), Some(point)))
}

/// A result and its move.
pub(super) fn told(position: &Position, found: Option<Graded>) -> String {
    let Some(found) = found else { return "0".to_owned() };
    let code = code(found.grade);
    match found.grade {
        Grade::No => code.to_string(),
        _ => format!("{code} {}", move_name(position, found.play)),
    }
}
