//! A drawn position as a record.

use crate::terms::sgf_color;
use crate::write::Opening;
use tengen_rules::{Board, Color, Ruleset, Score, presets};
use tengen_sgf::GameRecord;

/// What a text around a drawing says of its game, as far as it says so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnFacts {
    /// The player who moves next.
    pub to_move: Option<Color>,
    /// The rules.
    pub rules: Option<Ruleset>,
    /// The komi.
    pub komi: Option<Score>,
    /// How many stones the handicap has.
    pub handicap: Option<u32>,
    /// The stones that Black and White have taken. SGF has no property for them.
    pub prisoners: [Option<u32>; 2],
}

/// The record of a position without moves. It names what is told, and assumes nothing.
///
/// ```
/// use tengen_record::{DrawnFacts, drawn_record};
/// use tengen_rules::{Board, Color};
///
/// let board = Board::parse("X O\n. .")?;
/// let facts = DrawnFacts { to_move: Some(Color::White), ..DrawnFacts::default() };
/// let record = String::from_utf8(drawn_record(&board, &facts).to_bytes().unwrap()).unwrap();
/// assert!(record.contains("AB[aa]AW[ba]PL[W]") && !record.contains("KM["));
/// # Ok::<(), tengen_rules::DiagramError>(())
/// ```
pub fn drawn_record(board: &Board, facts: &DrawnFacts) -> GameRecord {
    let size = board.size();
    let stones =
        Color::BOTH.map(|color| size.points().filter(|p| board.get(*p) == Some(color)).collect());
    let opening = Opening {
        size,
        stones,
        to_move: facts.to_move.unwrap_or(Color::Black),
        handicap: facts.handicap.map_or(0, |stones| stones as usize),
        rules: facts.rules.as_ref().unwrap_or(&presets::JAPANESE),
        komi: facts.komi.unwrap_or(Score::ZERO),
    };
    let mut record = opening.record([]);
    record.first_player = facts.to_move.map(sgf_color);
    record.info.rules = record.info.rules.filter(|_| facts.rules.is_some());
    record.info.komi = record.info.komi.filter(|_| facts.komi.is_some());
    let taken = Color::BOTH.iter().filter_map(|color| {
        let stones = facts.prisoners[color.index()]?;
        Some(format!("{color} {stones}"))
    });
    let taken = taken.collect::<Vec<_>>().join(", ");
    record.info.comment = (!taken.is_empty()).then(|| format!("Prisoners: {taken}"));
    record
}
