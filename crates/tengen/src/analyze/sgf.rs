//! The results written into the record.

use super::Report;
use super::judgement::Grade;
use super::study::Studied;
use super::words;
use crate::speech::say;
use tengen_engine::Candidate;
use tengen_rules::{Color, Point, Size};
use tengen_sgf::{Collection, EditError, NodeId};

/// How many moves of a better line are added.
const LINE: usize = 10;

/// Adds to each position that was analysed Black's win rate in percent (`SBKV`), Black's lead (`V`)
/// and a comment. Beside moves that lost something it adds the better line as a variation. All else
/// in the record stays the same.
///
/// # Errors
/// If the record has no room for that.
pub(super) fn annotate(record: &mut Collection, report: &Report<'_>) -> Result<(), EditError> {
    let size = report.course.size;
    for (i, studied) in report.studied.iter().enumerate() {
        let before = i.checked_sub(1).and_then(|i| report.studied.get(i));
        record.set(studied.node, "SBKV", [format!("{:.2}", 100.0 * studied.win_rate)])?;
        record.set(studied.node, "V", [format!("{:.2}", studied.lead)])?;
        let lost = words::lost(size, before, studied);
        let said = [Some(words::standing(studied)), lost];
        let mut comment = said.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let old = record.node(studied.node).and_then(|node| node.text("C"));
        if let Some(old) = old.filter(|old| !old.is_empty()) {
            comment = format!("{old}\n\n{comment}");
        }
        record.set(studied.node, "C", [comment])?;
        if let (Some(before), Some(judgement)) = (before, studied.judgement)
            && judgement.grade > Grade::Good
            && let Some(best) = before.moves.first()
        {
            vary(record, size, before, studied.node, best)?;
        }
    }
    Ok(())
}

/// Adds a line of play beside `played`, after the variations that are there.
fn vary(
    record: &mut Collection,
    size: Size,
    before: &Studied,
    played: NodeId,
    best: &Candidate,
) -> Result<(), EditError> {
    let parent = record.node(played).and_then(|node| node.parent()).map(|node| node.id());
    let Some(mut at) = parent else { return Ok(()) };
    let mut color = before.to_move;
    for (i, point) in best.line.iter().take(LINE).enumerate() {
        at = record.add_child(at)?;
        let key = if color == Color::Black { "B" } else { "W" };
        record.set(at, key, [coordinates(size, *point)])?;
        if i == 0 {
            let black = if color == Color::Black { best.lead } else { -best.lead };
            let better = words::ahead(black);
            record.set(at, "C", [say("analyze-better", &[("ahead", (&better).into())])])?;
        }
        color = !color;
    }
    Ok(())
}

/// A point as two letters; a pass is nothing.
fn coordinates(size: Size, point: Option<Point>) -> String {
    let letter = |n: usize| char::from(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[n]);
    let letters = |p| [letter(size.column(p)), letter(size.row(p))].iter().collect();
    point.map_or_else(String::new, letters)
}
