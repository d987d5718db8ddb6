//! The AGA rules on a sheet of paper, for the wall of a tournament.
//!
//! What the rules say is told from the ruleset's own values; what every Go player's rules have in
//! common, and the figures, are the sheet's. The numbers under the counted game are the
//! referee's.

mod figures;

pub use figures::SheetFigure;

use crate::{Section, Topic, told};
use tengen_messages::Language;
use tengen_rules::presets;

/// One part of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its title.
    pub title: String,
    /// What it says.
    pub sentences: Vec<String>,
    /// What it shows.
    pub figure: Option<SheetFigure>,
}

/// The sheet in a language, part by part. Territory is counted where the players have not agreed on
/// area.
pub fn sheet(language: Language) -> Vec<Part> {
    let own = |title: &str, sentences: &[&str], figure| Part {
        title: language.say(title, &[]),
        sentences: sentences.iter().map(|id| language.say(id, &[])).collect(),
        figure,
    };
    let mut parts = vec![
        own("sheet-game", &["sheet-game-turns", "sheet-game-move", "sheet-game-resign"], None),
        own(
            "sheet-capture",
            &["sheet-capture-liberty", "sheet-capture-taken"],
            Some(SheetFigure::Capture),
        ),
    ];
    parts.extend(told(&presets::AGA_TERRITORY).iter().map(|section| from_rules(section, language)));
    parts.push(own("sheet-handicap", &["sheet-handicap-points"], Some(SheetFigure::Handicap)));
    parts
}

/// What the ruleset says on a topic, with what only a tournament adds.
fn from_rules(section: &Section, language: Language) -> Part {
    // What Tengen does with an illegal move is nothing to a board of wood.
    let said = section.sentences.iter().filter(|sentence| sentence.id != "rule-illegal-here");
    let mut sentences: Vec<String> = said.map(|sentence| sentence.say(language)).collect();
    let figure = match section.topic {
        Topic::Repetition => Some(SheetFigure::Ko),
        Topic::Suicide => Some(SheetFigure::Suicide),
        Topic::Counting => {
            sentences.push(language.say("sheet-counting-either", &[]));
            Some(SheetFigure::Count)
        }
        Topic::Ending | Topic::Agreement | Topic::Komi | Topic::IllegalMoves => None,
    };
    Part { title: language.say(section.topic.id(), &[]), sentences, figure }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_is_there_in_every_language_with_every_figure() {
        for language in Language::all() {
            let parts = sheet(language);
            for figure in SheetFigure::ALL {
                assert!(parts.iter().any(|part| part.figure == Some(figure)), "{figure:?}");
            }
            let text: Vec<&str> =
                parts.iter().flat_map(|part| &part.sentences).map(String::as_str).collect();
            assert!(!text.iter().any(|said| said.contains("Tengen")), "{language}");
            // The komi is the ruleset's.
            let komi = language.number(f64::from(presets::AGA_TERRITORY.komi));
            assert!(text.iter().any(|said| said.contains(&komi)), "{language}");
        }
    }
}
