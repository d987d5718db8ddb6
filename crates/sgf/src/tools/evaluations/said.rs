//! Programs that write into comments: KataGo in its self-play, and analyze-sgf.

use super::{Evaluation, Program, chance, chance_of, lead_of, percent, points};
use crate::{node::Node, point::Color};

/// What the comment of a node has from one of them.
pub(super) fn read(node: Node<'_>) -> Option<Evaluation> {
    let comment = node.text("C")?;
    comment.lines().find_map(katago).or_else(|| analyze_sgf(&comment))
}

/// `win loss none lead v=visits`, as White sees the position.
fn katago(line: &str) -> Option<Evaluation> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [win, loss, none, lead, visits, ..] = words[..] else { return None };
    let visits = visits.strip_prefix("v=")?.parse().ok()?;
    let [win, loss, _] = [win, loss, none].map(|text| text.parse().ok().and_then(chance));
    // A game without a winner counts half.
    let black = chance((1.0 - win? + loss?) / 2.0);
    Some(Evaluation {
        chance: black,
        lead: points(lead).map(|lead| lead_of(Color::White, lead)),
        visits: Some(visits),
        ..Evaluation::of(Program::KataGo)
    })
}

/// `* Win rate: B 51.74%` and further lines, of the player who is named.
fn analyze_sgf(comment: &str) -> Option<Evaluation> {
    let said = |name: &str| comment.lines().find_map(|line| line.strip_prefix(name));
    let of = |text: &str| {
        let (color, number) = text.trim().split_once(' ')?;
        Some((Color::read(color)?, number.to_owned()))
    };
    let chance = said("* Win rate: ").and_then(of);
    let lead = said("* Score lead: ").and_then(of);
    Some(Evaluation {
        chance: chance.and_then(|(color, text)| Some(chance_of(color, percent(&text)?))),
        lead: lead.and_then(|(color, text)| Some(lead_of(color, points(&text)?))),
        visits: said("* Visits: ").and_then(|text| text.trim().parse().ok()),
        ..Evaluation::of(Program::AnalyzeSgf)
    })
}
