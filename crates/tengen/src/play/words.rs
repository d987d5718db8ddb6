//! Sentences about a game.

use tengen_rules::{AllAlive, Color, Game, LongCycle, Outcome, Phase, Stop, Win};

/// The result in words, and as records write it.
pub(crate) fn result(outcome: Outcome) -> String {
    let words = match outcome {
        Outcome::Win { winner, by } => match by {
            Win::Score(margin) => {
                let points = if margin.to_halves() == 2 { "point" } else { "points" };
                format!("{winner} wins by {margin} {points}")
            }
            Win::Resignation => format!("{} resigns: {winner} wins", !winner),
            Win::Time => format!("{}'s time is up: {winner} wins", !winner),
            Win::Forfeit => format!("{winner} wins by forfeit"),
        },
        Outcome::Draw => "The game is a draw".to_owned(),
        Outcome::NoResult => "The game has no result".to_owned(),
        Outcome::BothLose => "Both players lose".to_owned(),
    };
    format!("{words} ({outcome}).")
}

/// Why play has stopped and what is to be done now.
pub(crate) fn settling(game: &Game) -> Vec<String> {
    let rules = &game.setup().rules;
    let passes = match rules.ending.stop {
        Stop::Passes(n) => format!("after {n} passes"),
        Stop::PassRepeated => "after a second pass in the same position".to_owned(),
    };
    let mut said = vec![format!(
        "Play has stopped {passes}. Now it is settled, by {} rules, which stones are dead.",
        rules.name
    )];
    said.extend(crate::rules::dead_stones(rules));
    if rules.ending.all_alive == AllAlive::NoAgreement {
        said.push("Type no-agreement to count all stones as alive.".to_owned());
    }
    said
}

/// What follows if `color` does not agree.
pub(crate) fn dispute(game: &Game, color: Color) -> Option<String> {
    let first = game.resumes_after_dispute(color)?;
    Some(format!("If {color} disputes this, play goes on and {first} moves first."))
}

/// What may be agreed now that the position has come back.
pub(crate) fn recurrence(game: &Game) -> Option<String> {
    let after = game.recurrence()?;
    let agreed = match game.setup().rules.play.long_cycle {
        LongCycle::Draw | LongCycle::Tie => "the game is a draw",
        LongCycle::NoResult | LongCycle::Forbidden => "the game has no result",
    };
    let when = if after == 0 { "at the start".to_owned() } else { format!("after move {after}") };
    Some(format!("This is the position {when} again. Type cycle to agree that {agreed}."))
}

/// What the player to move is asked.
pub(crate) fn turn(game: &Game, color: Color) -> String {
    match game.phase() {
        Phase::Placing { left } => format!("{color} places handicap stones, {left} left"),
        _ => format!("{color} to play, move {}", game.moves().len() + 1),
    }
}
