//! The results written into the record.

use super::Report;
use super::judgement::Grade;
use super::known::Tried;
use super::study::Studied;
use super::{json, words};
use crate::speech::say;
use tengen_rules::{Color, Point, Size};
use tengen_sgf::tools::evaluations::tengen;
use tengen_sgf::tools::strip::by_others;
use tengen_sgf::{Collection, EditError, Node, NodeId};

/// How many moves of a better line are added.
const LINE: usize = 10;

/// Adds to each position that was analysed Black's win rate in percent (`SBKV`), Black's lead
/// (`SBKS`), what is needed to read the evaluation back (`TENGENV`), and a comment. Beside moves
/// that lost something it adds the better line as a variation. What an earlier analysis of Tengen
/// wrote gives way. All else in the record stays the same.
///
/// # Errors
/// If the record has no room for that.
pub(super) fn annotate(
    record: &mut Collection,
    report: &Report<'_>,
    full: bool,
) -> Result<(), EditError> {
    let branches = report.branches.iter().map(|branch| (&branch.studied[..], 1));
    for (line, from) in [(report.studied, 0)].into_iter().chain(branches) {
        for place in from..line.len() {
            let before = place.checked_sub(1).map(|before| &line[before]);
            annotate_one(record, report, full, before, &line[place])?;
        }
    }
    Ok(())
}

fn annotate_one(
    record: &mut Collection,
    report: &Report<'_>,
    full: bool,
    before: Option<&Studied>,
    studied: &Studied,
) -> Result<(), EditError> {
    let size = report.course.size;
    let Studied { node, found, .. } = studied;
    record.set(*node, "SBKV", [format!("{:.2}", 100.0 * found.win_rate)])?;
    record.set(*node, "SBKS", [format!("{:.2}", found.lead)])?;
    // Versions before wrote the lead there.
    if record.node(*node).is_some_and(|node| node.property("V").is_some() && was_ours(node)) {
        record.unset(*node, "V")?;
    }
    if !found.key.is_empty() {
        let most = if full { json::MOVES } else { 1 };
        let stored = found.stored(report.network, studied.to_move, size, most);
        record.set(*node, tengen::PROPERTY, [tengen::written(&stored)])?;
    }
    let lost = words::lost(size, before, studied);
    let said = [Some(words::standing(studied)), lost];
    let mut comment = said.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let old = record.node(*node).and_then(|node| node.text("C"));
    let old = old.map(|old| by_others(&old).unwrap_or(old));
    if let Some(old) = old.filter(|old| !old.is_empty()) {
        comment = format!("{old}\n\n{comment}");
    }
    record.set(*node, "C", [comment])?;
    if let (Some(before), Some(judgement)) = (before, studied.judgement)
        && judgement.grade > Grade::Good
        && let Some(best) = before.found.moves.first()
    {
        vary(record, size, before, studied.node, best)?;
    }
    Ok(())
}

/// Whether an analysis of an earlier version of Tengen wrote the comment of a node.
fn was_ours(node: Node<'_>) -> bool {
    node.text("C").is_some_and(|comment| by_others(&comment).is_some())
}

/// Adds a line of play beside `played`, after the variations that are there. If one of them begins
/// with its move, nothing is added.
fn vary(
    record: &mut Collection,
    size: Size,
    before: &Studied,
    played: NodeId,
    best: &Tried,
) -> Result<(), EditError> {
    let parent = record.node(played).and_then(|node| node.parent()).map(|node| node.id());
    let Some(mut at) = parent else { return Ok(()) };
    let mut color = before.to_move;
    let key = |color| if color == Color::Black { "B" } else { "W" };
    let first = coordinates(size, best.point);
    let begins = |child: Node<'_>| child.text(key(color)).is_some_and(|text| text == first);
    if record.node(at).is_some_and(|parent| parent.children().any(begins)) {
        return Ok(());
    }
    for (i, point) in best.line.iter().take(LINE).enumerate() {
        at = record.add_child(at)?;
        record.set(at, key(color), [coordinates(size, *point)])?;
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
    point.map_or_else(String::new, |point| tengen_record::sgf_point(size, point).to_string())
}
