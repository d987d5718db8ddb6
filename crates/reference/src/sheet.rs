//! The AGA rules on a sheet of paper, to hang up at a tournament.
//!
//! The rules come from the ruleset's own values. The sheet adds the rules that all rulesets share,
//! and the figures. The referee gives the numbers under the counted game.

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
    /// Its text.
    pub sentences: Vec<String>,
    /// Its figure.
    pub figure: Option<SheetFigure>,
}

/// The sheet in a language, part by part. Players who have not agreed on area counting count
/// territory.
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

/// The ruleset's sentences on a topic, and the sentences that only a tournament adds.
fn from_rules(section: &Section, language: Language) -> Part {
    // Tengen's own treatment of illegal moves does not concern players over a board.
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
            // The sheet shows the ruleset's komi.
            let komi = language.number(f64::from(presets::AGA_TERRITORY.komi));
            assert!(text.iter().any(|said| said.contains(&komi)), "{language}");
        }
    }
}
