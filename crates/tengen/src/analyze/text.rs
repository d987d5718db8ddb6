//! The results as a table for people.

use super::Report;
use super::judgement::{Judgement, Summary, worst};
use super::study::Studied;
use super::words::{line, name, percent};
use crate::records::remarks::printable;
use crate::records::result_words;
use crate::speech::{fixed, language, say};
use std::fmt::Write;
use tengen_reference::{color_word, ruleset_name_within};
use tengen_rules::{Color, Size};
use tengen_sgf::Player;

/// How many of the worst moves are shown.
const WORST: usize = 10;
/// How many moves of a better line are shown.
const LINE: usize = 6;

/// The summary of a game.
pub(super) fn write(report: &Report<'_>) -> String {
    let name = report.course.info.game_name.as_deref().map(printable);
    let title: Vec<String> = report.place.clone().into_iter().chain(name).collect();
    let title = if title.is_empty() { title } else { vec![title.join(": ")] };
    let mut text = [title, heading(report)].concat().join("\n") + "\n\n";
    text.push_str(&columns(&players(report), |column| column > 0));
    text.push('\n');
    text.push_str(&worst_moves(report));
    if !report.branches.is_empty() {
        text.push('\n');
        text.push_str(&variations(report));
    }
    text
}

/// The play of each player, a row each under a row of headings.
pub(super) fn players(report: &Report<'_>) -> Vec<Vec<String>> {
    let heads = ["moves", "accuracy", "points", "inaccuracies", "mistakes", "blunders"];
    let mut rows = vec![vec![String::new()]];
    rows[0].extend(heads.map(|head| say(&format!("analyze-head-{head}"), &[])));
    rows.extend(Color::BOTH.map(|color| row(color, &Summary::of(color, report.studied))));
    rows
}

/// The play of one player.
pub(super) fn row(color: Color, summary: &Summary) -> Vec<String> {
    let judged = |what: String| if summary.moves == 0 { "–".to_owned() } else { what };
    vec![
        colour(color),
        summary.moves.to_string(),
        judged(percent(summary.accuracy, 0)),
        judged(fixed(summary.mean_loss, 2, language())),
        summary.inaccuracies.to_string(),
        summary.mistakes.to_string(),
        summary.blunders.to_string(),
    ]
}

/// A player's colour.
fn colour(color: Color) -> String {
    say("colour", &[("colour", color_word(color).into())])
}

/// Rows in columns, each as wide as it must be; some are aligned to the right.
fn columns(rows: &[Vec<String>], right: impl Fn(usize) -> bool) -> String {
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let wide: Vec<usize> = (0..rows[0].len()).map(|column| wide(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let (wide, gap) = (wide[column], if column == 0 { "" } else { "  " });
            // Writing to a string cannot fail.
            let _ = if right(column) {
                write!(line, "{gap}{cell:>wide$}")
            } else {
                write!(line, "{gap}{cell:wide$}")
            };
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// The players, the terms and the network, a line each.
pub(super) fn heading(report: &Report<'_>) -> Vec<String> {
    let course = report.course;
    let info = &course.info;
    let (black, white) = (player(&info.black), player(&info.white));
    let size = course.size.to_string();
    let rules = ruleset_name_within(&course.terms.rules, language());
    let values = [
        ("size", (&size).into()),
        ("rules", (&rules).into()),
        ("komi", f64::from(course.terms.komi).into()),
    ];
    let mut lines = vec![
        say("show-players", &[("black", (&black).into()), ("white", (&white).into())]),
        say("analyze-terms", &values),
    ];
    if let Some(result) = info.result {
        let result = result_words(result);
        lines.push(say("show-result", &[("result", (&result).into())]));
    }
    let effort = report.effort();
    let judged = [("network", report.network.into()), ("effort", (&effort).into())];
    lines.push(say("analyze-judged", &judged));
    lines.extend(report.part());
    lines
}

fn worst_moves(report: &Report<'_>) -> String {
    let found = worst(report.studied, WORST);
    if found.is_empty() {
        return say("analyze-no-worst", &[]) + "\n";
    }
    let mut rows = vec![heads()];
    rows.extend(losses(report.course.size, found));
    let right = |column| [0, 3, 4].contains(&column);
    say("analyze-worst", &[]) + "\n" + &columns(&rows, right)
}

/// The moves of the variations that lost most, each variation by itself.
fn variations(report: &Report<'_>) -> String {
    let mut rows = vec![[vec![say("analyze-path", &[])], heads()].concat()];
    for branch in report.branches {
        let losses = losses(report.course.size, worst(&branch.studied, WORST));
        rows.extend(losses.into_iter().map(|row| [vec![branch.path.to_string()], row].concat()));
    }
    let all = report.branches.len();
    if rows.len() == 1 {
        return say("analyze-variations-good", &[("variations", all.into())]) + "\n";
    }
    let right = |column| [1, 4, 5].contains(&column);
    say("analyze-variations", &[("variations", all.into())]) + "\n" + &columns(&rows, right)
}

/// The heads of the columns of [`losses`].
pub(super) fn heads() -> Vec<String> {
    let heads = ["move", "colour", "played", "lost", "rate", "better"];
    heads.map(|head| say(&format!("analyze-worst-{head}"), &[])).to_vec()
}

/// A row for each move that lost something.
pub(super) fn losses(size: Size, found: Vec<(&Studied, &Studied, Judgement)>) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for (before, after, judgement) in found {
        let Some((color, point)) = after.made else { continue };
        let rates = [before, after].map(|studied| percent(studied.seen_by(color).0, 0));
        let better = before.found.moves.first().map(|best| line(size, best.line.iter().take(LINE)));
        rows.push(vec![
            after.number.to_string(),
            colour(color),
            name(size, point),
            fixed(judgement.points, 1, language()),
            rates.join(" → "),
            better.unwrap_or_default(),
        ]);
    }
    rows
}

/// A player's name and rank, without control characters for a terminal.
pub(super) fn player(player: &Player) -> String {
    let rank = player.rank.as_ref().map(|rank| format!(" {rank}")).unwrap_or_default();
    let name = player.name.as_deref().unwrap_or("?").to_owned() + &rank;
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
