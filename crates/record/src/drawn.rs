//! A drawn position as a record.

use crate::terms::sgf_color;
use crate::write::Opening;
use tengen_diagram::{Drawing, Stated, Unreadable};
use tengen_rules::{Color, Score, presets};
use tengen_sgf::GameRecord;

/// The longest drawing that is read, in bytes.
const LONGEST: usize = 64 << 10;

/// The record of the position that a file draws, without moves. It names what the text around the
/// drawing states, and assumes nothing. None for a file that is no drawing: one that has a game is
/// none, whatever is drawn beside the game.
///
/// ```
/// use tengen_record::drawn_record;
///
/// let record = drawn_record(b"White to play\nX O\n. .").unwrap()?;
/// let record = String::from_utf8(record.to_bytes().unwrap()).unwrap();
/// assert!(record.contains("AB[aa]AW[ba]PL[W]") && !record.contains("KM["));
/// assert!(drawn_record(b"(;SZ[3];B[aa])").is_none());
/// # Ok::<(), tengen_diagram::Unreadable>(())
/// ```
///
/// # Errors
/// If the drawing shows no position.
pub fn drawn_record(bytes: &[u8]) -> Option<Result<GameRecord, Unreadable>> {
    let text = std::str::from_utf8(bytes).ok().filter(|text| text.len() <= LONGEST)?;
    let text = text.trim_start_matches('\u{feff}');
    let has_game = || tengen_sgf::read(bytes).collection.roots().next().is_some();
    if !tengen_diagram::is_drawing(text) || has_game() {
        return None;
    }
    Some(tengen_diagram::read(text).map(|drawing| record_of(&drawing)))
}

fn record_of(drawing: &Drawing) -> GameRecord {
    let board = &drawing.board;
    let size = board.size();
    let stones =
        Color::BOTH.map(|color| size.points().filter(|p| board.get(*p) == Some(color)).collect());
    let (to_move, rules, komi) =
        (drawing.to_move.value(), drawing.rules.clone().value(), drawing.komi.value());
    let opening = Opening {
        size,
        stones,
        to_move: to_move.unwrap_or(Color::Black),
        handicap: drawing.handicap.value().map_or(0, |stones| stones as usize),
        rules: rules.as_ref().unwrap_or(&presets::JAPANESE),
        komi: komi.unwrap_or(Score::ZERO),
    };
    let mut record = opening.record([]);
    record.first_player = to_move.map(sgf_color);
    record.info.rules = record.info.rules.filter(|_| rules.is_some());
    record.info.komi = record.info.komi.filter(|_| komi.is_some());
    // SGF has no property for prisoners.
    let prisoners = drawing.prisoners.map(Stated::value);
    let taken = Color::BOTH.iter().filter_map(|color| {
        let stones = prisoners[color.index()]?;
        Some(format!("{color} {stones}"))
    });
    let taken = taken.collect::<Vec<_>>().join(", ");
    record.info.comment = (!taken.is_empty()).then(|| format!("Prisoners: {taken}"));
    record
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_becomes_a_record_of_what_it_tells() {
        let text =
            "Chinese rules, handicap 2. Prisoners: 7 (Black), 3 (White)\nX O .\n. X .\n. . .\n";
        let sgf = drawn_record(text.as_bytes()).unwrap().unwrap().to_bytes().unwrap();
        let sgf = String::from_utf8(sgf).unwrap();
        for property in ["SZ[3]", "RU[Chinese]", "HA[2]", "AB[aa", "AW[ba]", "Black 7, White 3"] {
            assert!(sgf.contains(property), "{sgf}");
        }
        assert!(!sgf.contains("KM[") && !sgf.contains("PL["), "{sgf}");
        let long = format!("{text}{}", " ".repeat(LONGEST));
        assert!(drawn_record(long.as_bytes()).is_none());
    }
}
