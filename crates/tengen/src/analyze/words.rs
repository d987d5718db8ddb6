//! Sentences about a position and the move that led to it, for the page, the table and the record.

use super::judgement::Grade;
use super::study::Studied;
use crate::speech::{fixed, language, say};
use tengen_engine::Thresholds;
use tengen_reference::color_word;
use tengen_rules::{Color, Point, Size};

/// The name of a move.
pub(super) fn name(size: Size, point: Option<Point>) -> String {
    point.map_or_else(|| say("pass-word", &[]), |point| size.name(point))
}

/// Moves in a row.
pub(super) fn line<'a>(size: Size, points: impl Iterator<Item = &'a Option<Point>>) -> String {
    points.map(|point| name(size, *point)).collect::<Vec<_>>().join(" ")
}

/// A probability in percent, with `digits` digits after the decimal mark.
pub(super) fn percent(probability: f64, digits: usize) -> String {
    let percent = fixed(100.0 * probability, digits, language());
    say("analysis-percent", &[("percent", (&percent).into())])
}

/// The place of a position in the game.
pub(super) fn place(studied: &Studied) -> String {
    say("analyze-position", &[("number", studied.number.into())])
}

/// The move that led to a position, with a note if it was against the rules. Without a move, the
/// place of the position.
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

/// The loss of the move between two positions, and the better move; none if the loss is too small
/// to mention.
pub(super) fn lost(size: Size, before: Option<&Studied>, after: &Studied) -> Option<String> {
    let judgement = after.judgement.filter(|judgement| judgement.grade > Grade::Good)?;
    let values =
        [("verdict", judgement.grade.name().into()), ("points", tenths(judgement.points).into())];
    let lost = say("analyze-lost", &values);
    let better = before.and_then(|before| before.found.moves.first()).map(|best| {
        let point = best.point.map_or_else(|| "pass".to_owned(), |point| size.name(point));
        say("analyze-was-better", &[("move", (&point).into())])
    });
    Some([Some(lost), better].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// The points from which moves have names.
pub(super) fn thresholds(at: Thresholds) -> String {
    let values = [
        ("inaccuracy", at.inaccuracy.into()),
        ("mistake", at.mistake.into()),
        ("blunder", at.blunder.into()),
    ];
    say("analyze-thresholds", &values)
}

/// Black's chance of winning, and which side leads by how much.
pub(super) fn standing(studied: &Studied) -> String {
    chance_now(studied.found.win_rate) + " " + &ahead(studied.found.lead)
}

/// Black's chance of winning.
pub(crate) fn chance_now(chance: f64) -> String {
    let percent = fixed(100.0 * chance, 1, language());
    say("analysis-chance-now", &[("percent", (&percent).into())])
}

/// The side that leads and its lead, from Black's lead.
pub(crate) fn ahead(lead: f64) -> String {
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
