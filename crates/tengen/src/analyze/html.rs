//! The results as one page that needs no other file.

use super::known::Tried;
use super::study::Studied;
use super::words::{led, line, lost, name, percent, place, standing, thresholds};
use super::{Report, json, report, text};
use crate::speech::{fixed, language, say};
use serde_json::{Value, json};
use tengen_rules::{Color, Size};

const PAGE: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/page.css");
const SCRIPT: &str = include_str!("page/page.js");

/// How many moves of a line are shown.
const LINE: usize = 8;
/// How many of the worst moves are shown.
const WORST: usize = 20;

/// The page, with a report to be printed if it is wanted. It loads nothing from elsewhere.
pub(super) fn page(report: &Report<'_>, wanted: bool) -> String {
    let info = &report.course.info;
    let title = format!("{} – {}", text::player(&info.black), text::player(&info.white));
    let about = [&text::heading(report)[1..], &report.course.notes].concat().join(" · ");
    // One pass, so that inserted text is not searched for places to fill.
    let mut page = String::with_capacity(PAGE.len() + STYLE.len() + SCRIPT.len());
    let mut rest = PAGE;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((name, after)) = after.split_once("}}") else { break };
        page.push_str(before);
        let message = name.strip_prefix("say(\"").and_then(|name| name.strip_suffix("\")"));
        page.push_str(&match (name, message) {
            (_, Some(message)) => escaped(&say(message, &[])),
            ("language", _) => language().code().to_owned(),
            ("title", _) => escaped(&title),
            ("about", _) => escaped(&about),
            ("summary", _) => escaped(&text::write(report)),
            ("players", _) => players(report),
            ("thresholds", _) => escaped(&thresholds(report.thresholds)),
            ("report", _) if wanted => report::page::section(report),
            ("report", _) => String::new(),
            ("worst", _) => worst(report),
            ("style", _) => STYLE.to_owned(),
            ("script", _) => SCRIPT.to_owned(),
            ("data", _) => data(&json::object(report)),
            ("words", _) => data(&words(report)),
            (other, None) => unreachable!("the page asks for {other}"),
        });
        rest = after;
    }
    page.push_str(rest);
    page
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Inside a script, `<` could begin its end.
fn data(value: &Value) -> String {
    value.to_string().replace('<', "\\u003c")
}

/// The texts for each position, and for the moves that were looked at there.
fn words(report: &Report<'_>) -> Value {
    let size = report.course.size;
    let before = |i: usize| i.checked_sub(1).and_then(|i| report.studied.get(i));
    let positions = report.studied.iter().enumerate().map(|(i, studied)| {
        let said = [Some(led(size, studied)), lost(size, before(i), studied)];
        let said = said.into_iter().flatten().chain([standing(studied)]);
        let moves = studied.found.moves.iter().take(json::MOVES);
        json!({
            "place": place(studied),
            "said": said.collect::<Vec<_>>().join(" "),
            "moves": moves.map(|move_| cells(size, studied, move_)).collect::<Vec<_>>(),
        })
    });
    positions.collect()
}

/// The cells for a move that was looked at. They are its name, Black's chance of winning and lead
/// after it, its visits, and the line of play after it.
fn cells(size: Size, studied: &Studied, candidate: &Tried) -> [String; 5] {
    let (rate, lead) = match studied.to_move {
        Color::Black => (candidate.win_rate, candidate.lead),
        Color::White => (1.0 - candidate.win_rate, -candidate.lead),
    };
    [
        name(size, candidate.point),
        percent(rate, 1),
        fixed(lead, 1, language()),
        language().number(candidate.visits as f64),
        line(size, candidate.line.iter().skip(1).take(LINE - 1)),
    ]
}

/// The rows of the table of players.
fn players(report: &Report<'_>) -> String {
    table(&text::players(report), 1)
}

/// The rows of a table. The first is of heads, and so are the first cells of the others.
pub(super) fn table(rows: &[Vec<String>], heads: usize) -> String {
    let mut table = String::new();
    for (number, row) in rows.iter().enumerate() {
        table.push_str("<tr>");
        for (column, cell) in row.iter().enumerate() {
            let cell = escaped(cell);
            table.push_str(&match number {
                0 if cell.is_empty() => "<td></td>".to_owned(),
                0 => format!("<th scope=\"col\">{cell}</th>"),
                _ if column < heads => format!("<th scope=\"row\">{cell}</th>"),
                _ => format!("<td>{cell}</td>"),
            });
        }
        table.push_str("</tr>\n");
    }
    table
}

/// The worst moves, as buttons that lead to their places in the game.
fn worst(report: &Report<'_>) -> String {
    let size = report.course.size;
    let found = super::judgement::worst(report.studied, WORST);
    if found.is_empty() {
        return format!("<li>{}</li>", escaped(&say("analyze-no-worst", &[])));
    }
    let items = found.into_iter().map(|(before, after, _)| {
        let lost = lost(size, Some(before), after).unwrap_or_default();
        let said = escaped(&format!("{} {lost}", led(size, after)));
        let place = report.studied.partition_point(|studied| studied.number < after.number);
        format!("<li><button type=\"button\" data-place=\"{place}\">{said}</button></li>\n")
    });
    items.collect()
}
