//! Sentences about a game.

use crate::speech::{language, say};
use tengen_messages::Value;
use tengen_reference::{color_word, outcome_words, ruleset_name_within};
use tengen_rules::{AllAlive, Color, Game, LongCycle, Outcome, Phase, Stop};

/// A sentence about one side.
pub(crate) fn of(color: Color, id: &str) -> String {
    say(id, &[("colour", color_word(color).into())])
}

/// The result in words, and in the form of records.
pub(crate) fn result(outcome: Outcome) -> String {
    let (words, result) = (outcome_words(outcome, language()), outcome.to_string());
    say("play-result", &[("words", (&words).into()), ("result", (&result).into())])
}

/// Why play has stopped, and the next task.
pub(crate) fn settling(game: &Game) -> Vec<String> {
    let rules = &game.setup().rules;
    let passes = match rules.ending.stop {
        Stop::Passes(n) => n,
        Stop::PassRepeated => 0,
    };
    let name = ruleset_name_within(rules, language());
    let values = [("passes", passes.into()), ("rules", (&name).into())];
    let mut said = vec![say("play-stopped", &values)];
    said.extend(crate::rules::dead_stones(rules));
    if rules.ending.all_alive == AllAlive::NoAgreement {
        said.push(say("play-type-no-agreement", &[]));
    }
    said
}

/// The consequence if `color` does not agree.
pub(crate) fn dispute(game: &Game, color: Color) -> Option<String> {
    let first = color_word(game.resumes_after_dispute(color)?);
    let values = [("colour", color_word(color).into()), ("first", first.into())];
    Some(say("play-disputes", &values))
}

/// The agreement that is possible now that the position has come back.
pub(crate) fn recurrence(game: &Game) -> Option<String> {
    let after = game.recurrence()?;
    let agreed = match game.setup().rules.play.long_cycle {
        LongCycle::Draw | LongCycle::Tie => "draw",
        LongCycle::NoResult | LongCycle::Forbidden => "no-result",
    };
    Some(say("play-recurrence", &[("move", after.into()), ("agreed", agreed.into())]))
}

/// The question to the player to move.
pub(crate) fn turn(game: &Game, color: Color) -> String {
    match game.phase() {
        Phase::Placing { left } => say("play-placing", &[("left", (*left).into())]),
        _ => {
            let number = game.moves().len() + 1;
            let values: [(&str, Value<'_>); 2] =
                [("colour", color_word(color).into()), ("move", number.into())];
            say("play-turn", &values)
        }
    }
}
