//! The findings as a table for people.

use super::Report;
use super::judgement::{Summary, worst};
use std::fmt::Write;
use tengen_rules::{Color, Point, Size};
use tengen_sgf::Player;

/// How many of the worst moves are shown.
const WORST: usize = 10;
/// How many moves of a better line are shown.
const LINE: usize = 6;

/// The summary of a game.
pub(super) fn write(report: &Report<'_>) -> String {
    let mut text = heading(report);
    let _ = writeln!(
        text,
        "\n{:7} {:>5} {:>9} {:>12} {:>13} {:>9} {:>9}",
        "", "moves", "accuracy", "points/move", "inaccuracies", "mistakes", "blunders"
    );
    for color in Color::BOTH {
        let summary = Summary::of(color, report.studied);
        let accuracy = match summary.moves {
            0 => "-".to_owned(),
            _ => format!("{:.0} %", 100.0 * summary.accuracy),
        };
        let _ = writeln!(
            text,
            "{:7} {:>5} {accuracy:>9} {:>12.2} {:>13} {:>9} {:>9}",
            color.to_string(),
            summary.moves,
            summary.mean_loss,
            summary.inaccuracies,
            summary.mistakes,
            summary.blunders
        );
    }
    text.push('\n');
    text.push_str(&worst_moves(report));
    text
}

fn heading(report: &Report<'_>) -> String {
    let course = report.course;
    let info = &course.info;
    let mut text = format!("{} (Black) – {} (White)\n", player(&info.black), player(&info.white));
    let _ = write!(
        text,
        "{}, {} rules, komi {}",
        course.size, course.terms.rules.name, course.terms.komi
    );
    if let Some(result) = info.result {
        let _ = write!(text, ", result {result}");
    }
    let _ = writeln!(text, "\nJudged by {}, {}", report.network, report.effort());
    text
}

fn worst_moves(report: &Report<'_>) -> String {
    let found = worst(report.studied, WORST);
    if found.is_empty() {
        return "No move lost as much as would be called an inaccuracy.\n".to_owned();
    }
    let size = report.course.size;
    let mut text = format!(
        "The worst moves\n{:>4}  {:6} {:6} {:>11}  {:>13}  better\n",
        "move", "", "played", "points lost", "win rate"
    );
    for (before, after, judgement) in found {
        let Some((color, point)) = after.made else { continue };
        let (was, is) = (before.seen_by(color).0, after.seen_by(color).0);
        let better = before.moves.first().map(|best| line(size, &best.line));
        let rates = format!("{:.0} % → {:.0} %", 100.0 * was, 100.0 * is);
        let _ = writeln!(
            text,
            "{:>4}  {:6} {:6} {:>11.1}  {rates:>13}  {}",
            after.number,
            color.to_string(),
            name(size, point),
            judgement.points,
            better.unwrap_or_default()
        );
    }
    text
}

fn line(size: Size, points: &[Option<Point>]) -> String {
    let names: Vec<String> = points.iter().take(LINE).map(|point| name(size, *point)).collect();
    names.join(" ")
}

/// A move as it is said.
pub(super) fn name(size: Size, point: Option<Point>) -> String {
    point.map_or_else(|| "pass".to_owned(), |point| size.name(point))
}

/// A player's name and rank, without what a terminal would take for a command.
pub(super) fn player(player: &Player) -> String {
    let rank = player.rank.as_ref().map(|rank| format!(" {rank}")).unwrap_or_default();
    let name = player.name.as_deref().unwrap_or("?").to_owned() + &rank;
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
