//! Results of records in words.

use crate::speech::{language, say};
use tengen_reference::{color_word, outcome_words};
use tengen_rules::{Color, Outcome, Score, Win};
use tengen_sgf::{self as sgf, GameResult, WinBy};

/// A result of a record as people say it in the language in use.
pub(crate) fn result_words(result: GameResult) -> String {
    let outcome = |outcome| outcome_words(outcome, language());
    let (winner, by) = match result {
        GameResult::Win { winner, by } => (winner, by),
        GameResult::Draw => return outcome(Outcome::Draw),
        GameResult::Void => return outcome(Outcome::NoResult),
        GameResult::Unknown => return "?".to_owned(),
    };
    let winner = match winner {
        sgf::Color::Black => Color::Black,
        sgf::Color::White => Color::White,
    };
    let won = |by| outcome(Outcome::Win { winner, by });
    match by {
        WinBy::Score(halves) => match i32::try_from(halves) {
            Ok(halves) => won(Win::Score(Score::halves(halves))),
            Err(_) => result.to_string(),
        },
        WinBy::Fraction { millionths } => {
            let margin = millionths as f64 / 1e6;
            let shown = language().number(margin);
            let values = [
                ("winner", color_word(winner).into()),
                ("margin", margin.into()),
                ("shown", (&shown).into()),
            ];
            say("result-score", &values)
        }
        WinBy::Resignation => won(Win::Resignation),
        WinBy::Time => won(Win::Time),
        WinBy::Forfeit => won(Win::Forfeit),
        WinBy::Unstated => say("result-by-unknown", &[("winner", color_word(winner).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_of_a_record_has_words() {
        for (result, words) in [
            ("B+R", "Black wins by resignation"),
            ("W+3.5", "White wins by 3.5 points"),
            ("B+1", "Black wins by 1 point"),
            ("W+1.2", "White wins by 1.2 points"),
            ("W+T", "White wins on time"),
            ("B+F", "Black wins by forfeit"),
            ("B+", "Black wins"),
            ("0", "Draw"),
            ("Void", "No result"),
            ("?", "?"),
        ] {
            assert_eq!(result_words(GameResult::read(result).unwrap()), words, "{result}");
        }
    }
}
