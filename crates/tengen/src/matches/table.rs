//! A summary for people.

use super::elo::Method;
use super::sprt::Decision;
use super::summary::{Conduct, Summary, Tally};
use crate::speech::{fixed, language, say};
use std::fmt::Write;

/// The least width of a column of numbers.
const COLUMN: usize = 6;

/// The summary of a match on these terms, as text.
pub(crate) fn of(summary: &Summary, terms: &str) -> String {
    let [a, b] = summary.engines.each_ref().map(|engine| engine.name.as_str());
    let values = [
        ("a", a.into()),
        ("b", b.into()),
        ("games", summary.games.into()),
        ("terms", terms.into()),
    ];
    let mut text = say("match-heading", &values) + "\n";
    if summary.games == 0 {
        return text;
    }
    text.push_str(&tallies(summary));
    let mut line = |said: String| {
        text.push_str(&said);
        text.push('\n');
    };
    if let Some(elo) = summary.elo {
        let [low, value, high] = [elo.low, elo.value, elo.high].map(signed);
        let method = match summary.interval {
            Method::Pentanomial => "pentanomial",
            Method::Wilson => "wilson",
        };
        let values = [
            ("value", (&value).into()),
            ("low", (&low).into()),
            ("high", (&high).into()),
            ("pairs", summary.pairs.number().into()),
            ("method", method.into()),
        ];
        line(say("match-elo", &values));
    }
    if let Some((standing, hypotheses)) = summary.sprt.as_ref().zip(summary.hypotheses) {
        let verdict = match standing.decision {
            Decision::Undecided => "undecided",
            Decision::Elo0 => "elo0",
            Decision::Elo1 => "elo1",
        };
        let [ratio, bound] = [standing.llr, standing.bound].map(|n| fixed(n, 2, language()));
        let values = [
            ("elo0", hypotheses.elo0.into()),
            ("elo1", hypotheses.elo1.into()),
            ("verdict", verdict.into()),
            ("ratio", (&ratio).into()),
            ("bound", (&bound).into()),
            ("pairs", standing.pairs.into()),
        ];
        line(say("match-sprt", &values));
    }
    let ends = summary.ends.iter().map(|(end, number)| {
        say("match-end", &[("fault", end.as_str().into()), ("number", (*number).into())])
    });
    line(say("match-ends", &[("ends", (&listed(ends)).into())]));
    if !summary.counted.is_empty() {
        let counted = summary.counted.iter().map(|(basis, number)| {
            say("match-basis", &[("basis", basis.code().into()), ("number", (*number).into())])
        });
        line(say("match-counted", &[("counted", (&listed(counted)).into())]));
    }
    if let Some(moves) = summary.moves_a_game {
        let moves = fixed(moves, 1, language());
        line(say("match-moves", &[("moves", (&moves).into())]));
    }
    for engine in &summary.engines {
        line(format!("{}: {}", engine.name, conduct(engine)));
    }
    for engine in &summary.engines {
        for what in &engine.untold {
            let id = if what == "the time" { "match-untold-time" } else { "match-untold-rules" };
            line(say(id, &[("name", (&engine.name).into())]));
        }
    }
    text
}

/// Games won, lost and drawn, in columns.
fn tallies(summary: &Summary) -> String {
    let heads = ["match-won", "match-lost", "match-drawn", "match-score"].map(|id| say(id, &[]));
    let rows = [
        ("match-as-black", summary.as_black),
        ("match-as-white", summary.as_white),
        ("match-together", summary.together),
    ];
    let rows = rows.map(|(id, tally)| (say(id, &[]), tally));
    let first = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0) + 4;
    let wide = heads.each_ref().map(|head| (head.chars().count() + 2).max(COLUMN));
    // A share has a percent sign and a digit after the mark.
    let wide = [wide[0], wide[1], wide[2], wide[3].max("100.0 %".len() + 3)];
    let mut text = " ".repeat(first);
    // Writing to a string cannot fail.
    for (head, wide) in heads.iter().zip(wide) {
        let _ = write!(text, "{head:>wide$}");
    }
    text.push('\n');
    for (name, tally) in rows.into_iter().filter(|(_, tally)| tally.games() > 0) {
        let Tally { won, lost, drawn } = tally;
        let share = fixed(tally.percent(), 1, language()) + " %";
        let _ = write!(text, "  {name:first$}", first = first - 2);
        for (number, wide) in [won, lost, drawn].into_iter().zip(wide) {
            let _ = write!(text, "{number:>wide$}");
        }
        let _ = writeln!(text, "{share:>wide$}", wide = wide[3]);
    }
    text
}

fn listed(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

fn conduct(engine: &Conduct) -> String {
    let mut parts = Vec::new();
    let seconds = |number| fixed(number, 2, language());
    if let Some(mean) = engine.seconds_a_move {
        let (mean, most) = (seconds(mean), seconds(engine.longest_move));
        parts.push(say("match-pace", &[("mean", (&mean).into()), ("most", (&most).into())]));
    }
    if let Some(cpu) = engine.cpu_seconds_a_game.map(seconds) {
        parts.push(say("match-cpu", &[("seconds", (&cpu).into())]));
    }
    parts.extend(engine.faults.iter().map(|(fault, number)| {
        say("match-lost-by", &[("fault", fault.as_str().into()), ("number", (*number).into())])
    }));
    if parts.is_empty() { say("match-never", &[]) } else { parts.join(", ") }
}

/// `+12`, `−3`, `+∞`.
fn signed(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+∞" } else { "−∞" }.to_owned();
    }
    // Zero has no sign.
    let elo = elo.round();
    if elo == 0.0 { "0".to_owned() } else { format!("{elo:+.0}").replace('-', "−") }
}
