//! What is said of a position and of the move that led to it: in the page, in the table, in the
//! record.

use super::judgement::Verdict;
use super::study::Studied;
use crate::speech::{fixed, language, say};
use tengen_reference::color_word;
use tengen_rules::{Color, Point, Size};

/// A move as it is said.
pub(super) fn name(size: Size, point: Option<Point>) -> String {
    point.map_or_else(|| say("pass-word", &[]), |point| size.name(point))
}

/// Moves in a row.
pub(super) fn line<'a>(size: Size, points: impl Iterator<Item = &'a Option<Point>>) -> String {
    points.map(|point| name(size, *point)).collect::<Vec<_>>().join(" ")
}

/// A probability, with so many digits behind the mark.
pub(super) fn percent(probability: f64, digits: usize) -> String {
    let percent = fixed(100.0 * probability, digits, language());
    say("analysis-percent", &[("percent", (&percent).into())])
}

/// Where a position stands in the game.
pub(super) fn place(studied: &Studied) -> String {
    say("analyze-position", &[("number", studied.number.into())])
}

/// Which move led to a position, and that it was against the rules if it was; else where the
/// position stands.
pub(super) fn led(size: Size, studied: &Studied) -> String {
    let Some((color, point)) = studied.made else { return place(studied) + "." };
    let point = point.map_or_else(|| "pass".to_owned(), |point| size.name(point));
    let number = studied.number.to_string();
    let values = [
        ("number", (&number).into()),
        ("colour", color_word(color).into()),
        ("point", (&point).into()),
    ];
    let made = say("note-move", &values) + ".";
    let illegal = studied.illegal.then(|| say("analyze-illegal", &[]));
    [Some(made), illegal].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What the move between two positions lost and what was better; nothing of a move that lost
/// nothing worth a word.
pub(super) fn lost(size: Size, before: Option<&Studied>, after: &Studied) -> Option<String> {
    let judgement = after.judgement.filter(|judgement| judgement.verdict > Verdict::Good)?;
    let values =
        [("verdict", judgement.verdict.name().into()), ("points", tenths(judgement.points).into())];
    let lost = say("analyze-lost", &values);
    let better = before.and_then(|before| before.moves.first()).map(|best| {
        let point = best.point.map_or_else(|| "pass".to_owned(), |point| size.name(point));
        say("analyze-was-better", &[("move", (&point).into())])
    });
    Some([Some(lost), better].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// Black's chance of winning, and who leads by how much.
pub(super) fn standing(studied: &Studied) -> String {
    let percent = fixed(100.0 * studied.win_rate, 1, language());
    say("analysis-chance-now", &[("percent", (&percent).into())]) + " " + &ahead(studied.lead)
}

/// Who leads, by Black's lead.
pub(super) fn ahead(lead: f64) -> String {
    let points = tenths(lead.abs());
    if points == 0.0 {
        return say("analysis-even", &[]);
    }
    let color = if lead < 0.0 { Color::White } else { Color::Black };
    say("analysis-ahead", &[("colour", color_word(color).into()), ("points", points.into())])
}

fn tenths(points: f64) -> f64 {
    (10.0 * points).round() / 10.0
}
