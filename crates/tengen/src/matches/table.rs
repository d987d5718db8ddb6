//! A summary for people.

use super::elo::Method;
use super::settle::Basis;
use super::summary::{Conduct, Summary, Tally};
use std::fmt::Write;

/// The summary of a match on such terms as text.
pub(crate) fn of(summary: &Summary, terms: &str) -> String {
    let [a, b] = summary.engines.each_ref().map(|engine| engine.name.as_str());
    let games = plural(summary.games, "game");
    let mut text = format!("{a} against {b}: {games}, {terms}\n");
    if summary.games == 0 {
        return text;
    }
    // Writing to a string does not fail.
    let _ = writeln!(text, "{:12}{:>6}{:>6}{:>6}{:>10}", "", "won", "lost", "drawn", "score");
    let rows = [
        ("as Black", summary.as_black),
        ("as White", summary.as_white),
        ("together", summary.together),
    ];
    for (name, tally) in rows {
        if tally.games() > 0 {
            let Tally { won, lost, drawn } = tally;
            let percent = tally.percent();
            let _ = writeln!(text, "  {name:10}{won:>6}{lost:>6}{drawn:>6}{percent:>8.1} %");
        }
    }
    if let Some(elo) = summary.elo {
        let pairs = plural(summary.pairs.number() as usize, "pair");
        let [low, value, high] = [elo.low, elo.value, elo.high].map(signed);
        let method = match summary.interval {
            Method::Pentanomial => "pentanomial",
            Method::Wilson => "Wilson's bounds, all alike",
        };
        let _ = writeln!(
            text,
            "Elo difference {value}, 95 % from {low} to {high} ({pairs} of games, {method})"
        );
    }
    if let Some((standing, hypotheses)) = summary.sprt.as_ref().zip(summary.hypotheses) {
        let verdict = standing.verdict_in_words(&hypotheses);
        let (elo0, elo1) = (hypotheses.elo0, hypotheses.elo1);
        let _ = writeln!(text, "SPRT of Elo {elo0} against {elo1}: {verdict}, {standing}");
    }
    let ends: Vec<String> = summary
        .ends
        .iter()
        .map(|(end, number)| format!("{number} {}", end_in_words(end)))
        .collect();
    let _ = writeln!(text, "Ends: {}", ends.join(", "));
    if !summary.counted.is_empty() {
        let counted = summary.counted.iter();
        let counted: Vec<String> =
            counted.map(|(basis, number)| format!("{number} {}", basis_in_words(*basis))).collect();
        let _ = writeln!(text, "Counted: {}", counted.join(", "));
    }
    if let Some(moves) = summary.moves_a_game {
        let _ = writeln!(text, "Moves a game: {moves:.1}");
    }
    for engine in &summary.engines {
        let _ = writeln!(text, "{}: {}", engine.name, conduct(engine));
    }
    for engine in &summary.engines {
        for what in &engine.untold {
            let so = if what == "the time" {
                "it was measured, and not held against it"
            } else {
                "its command has to say them"
            };
            let _ = writeln!(text, "Note: {} could not be told {what}: {so}", engine.name);
        }
    }
    text
}

fn conduct(engine: &Conduct) -> String {
    let mut parts = Vec::new();
    if let Some(seconds) = engine.seconds_a_move {
        parts.push(format!("{seconds:.2} s a move, at most {:.2} s", engine.longest_move));
    }
    if let Some(cpu) = engine.cpu_seconds_a_game {
        parts.push(format!("{cpu:.2} s of CPU a game"));
    }
    let lost = engine.faults.iter().map(|(fault, number)| format!("{number} lost by {fault}"));
    parts.extend(lost);
    if parts.is_empty() { "never to move".to_owned() } else { parts.join(", ") }
}

fn end_in_words(end: &str) -> &str {
    match end {
        "resignation" => "resigned",
        "cycle" => "without result in a cycle",
        "length" => "without result after too many moves",
        other => other,
    }
}

fn basis_in_words(basis: Basis) -> &'static str {
    match basis {
        Basis::Rules => "as they stood",
        Basis::Agreed => "as both engines saw it",
        Basis::SameWinner => "by the judge with the engines' winner",
        Basis::Disputed => "by the judge in dispute",
        Basis::Judge => "by the judge alone",
    }
}

/// `+12`, `-3`, `+∞`.
fn signed(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+∞" } else { "-∞" }.to_owned();
    }
    // No sign before nothing.
    let elo = elo.round();
    if elo == 0.0 { "0".to_owned() } else { format!("{elo:+.0}") }
}

fn plural(number: usize, thing: &str) -> String {
    let s = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{s}")
}
