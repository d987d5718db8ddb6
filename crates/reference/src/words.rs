//! The referee's results and refusals in words.

use tengen_messages::{Language, Value};
use tengen_rules::{Color, Illegal, Outcome, Refusal, Size, Superko, Win};

/// The word for a colour in messages.
pub const fn color_word(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// The name of a colour.
pub fn color_name(color: Color, language: Language) -> String {
    language.say("colour", &[("colour", color_word(color).into())])
}

/// A result in words, without a full stop.
pub fn outcome_words(outcome: Outcome, language: Language) -> String {
    let Outcome::Win { winner, by } = outcome else {
        let id = match outcome {
            Outcome::NoResult => "result-no-result",
            Outcome::BothLose => "result-both-lose",
            _ => "result-draw",
        };
        return language.say(id, &[]);
    };
    let winner = Value::from(color_word(winner));
    let id = match by {
        Win::Score(margin) => {
            let margin = f64::from(margin);
            let shown = language.number(margin);
            let values =
                [("winner", winner), ("margin", margin.into()), ("shown", (&shown).into())];
            return language.say("result-score", &values);
        }
        Win::Resignation => "result-by-resignation",
        Win::Time => "result-by-time",
        Win::Forfeit => "result-by-forfeit",
    };
    language.say(id, &[("winner", winner)])
}

/// Why a play is not legal, in a sentence.
pub fn illegal_words(illegal: Illegal, size: Size, language: Language) -> String {
    let point = size.name(illegal.point());
    let point = ("point", Value::from(&point));
    let id = format!("error-{}", Refusal::Illegal(illegal).code());
    match illegal {
        Illegal::Ko { after_move, .. } => language.say(&id, &[point, ("move", after_move.into())]),
        Illegal::HotStone { taken_by_move, .. } => {
            language.say(&id, &[point, ("move", taken_by_move.into())])
        }
        Illegal::Superko { after_move, rule, .. } => {
            let kind = superko_word(rule);
            language.say(&id, &[point, ("move", after_move.into()), ("kind", kind.into())])
        }
        _ => language.say(&id, &[point]),
    }
}

/// Why an event is refused, in a sentence.
pub fn refusal_words(refusal: &Refusal, size: Size, language: Language) -> String {
    let id = format!("error-{}", refusal.code());
    match *refusal {
        Refusal::Illegal(illegal) => illegal_words(illegal, size, language),
        Refusal::NotYourTurn { to_move } => {
            language.say(&id, &[("to_move", color_word(to_move).into())])
        }
        Refusal::NoStone(point)
        | Refusal::NotMarked(point)
        | Refusal::NoRival(point)
        | Refusal::LegalAfterAll(point)
        | Refusal::DameLeft(point) => {
            language.say(&id, &[("point", Value::from(&size.name(point)))])
        }
        _ => language.say(&id, &[]),
    }
}

/// The word for a superko rule in messages, files and the protocol of the page.
const fn superko_word(rule: Superko) -> &'static str {
    match rule {
        Superko::Positional => "positional",
        Superko::Situational => "situational",
        Superko::NaturalSituational => "natural-situational",
        Superko::Spight => "spight",
        Superko::Unbalanced => "unbalanced",
        Superko::Ing => "ing",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Event, Game, GameSetup, Handicap, Score, presets};

    fn language(code: &str) -> Language {
        Language::find(code).unwrap()
    }

    #[test]
    fn results_are_said_with_the_numbers_of_the_language() {
        let by =
            |halves| Outcome::Win { winner: Color::White, by: Win::Score(Score::halves(halves)) };
        assert_eq!(outcome_words(by(7), language("de")), "Weiß gewinnt mit 3,5 Punkten");
        assert_eq!(outcome_words(by(2), language("en")), "White wins by 1 point");
        assert_eq!(outcome_words(by(1), language("en")), "White wins by 0.5 points");
        assert_eq!(outcome_words(Outcome::Draw, language("fr")), "Partie nulle (jigo)");
    }

    #[test]
    fn refusals_name_their_point_and_their_reason() {
        let size = Size::square(5).unwrap();
        let setup = GameSetup::new(size, presets::JAPANESE.clone(), Handicap::None);
        let mut game = Game::new(setup).unwrap();
        let point = size.parse("C3").unwrap();
        game.apply(Event::Play { color: Color::Black, point }).unwrap();
        let refused = game.apply(Event::Play { color: Color::White, point }).unwrap_err();
        assert_eq!(
            refusal_words(&refused, size, language("sv")),
            "Det ligger redan en sten på C3."
        );
        let refused = game.apply(Event::Pass { color: Color::Black }).unwrap_err();
        assert_eq!(refusal_words(&refused, size, language("de")), "Weiß ist am Zug.");
    }

    #[test]
    fn every_refusal_can_be_said_in_every_language() {
        let size = Size::square(5).unwrap();
        let point = size.parse("A1").unwrap();
        let mut refusals = vec![
            Refusal::NotYourTurn { to_move: Color::Black },
            Refusal::WrongPhase { phase: "play" },
            Refusal::GameOver,
            Refusal::NoStone(point),
            Refusal::NotMarked(point),
            Refusal::NoRival(point),
            Refusal::DameLeft(point),
            Refusal::NotProvided,
            Refusal::NothingToUndo,
            Refusal::NoOffer,
            Refusal::OwnOffer,
            Refusal::LegalAfterAll(point),
            Refusal::Illegal(Illegal::OffBoard(point)),
            Refusal::Illegal(Illegal::Occupied(point)),
            Refusal::Illegal(Illegal::Suicide { point, stones: 2 }),
            Refusal::Illegal(Illegal::Ko { point, after_move: 3 }),
            Refusal::Illegal(Illegal::HotStone { point, taken_by_move: 3 }),
        ];
        for rules in presets::ALL {
            if let Some(rule) = rules.play.superko {
                refusals.push(Refusal::Illegal(Illegal::Superko { point, after_move: 0, rule }));
            }
        }
        for language in Language::all() {
            for refusal in &refusals {
                let said = refusal_words(refusal, size, language);
                assert!(said.ends_with('.') && !said.starts_with("error-"), "{language}: {said}");
            }
        }
    }
}
