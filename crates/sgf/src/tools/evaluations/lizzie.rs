//! Lizzie: `LZ` has a line about the position, and a line with the moves of the search.
//!
//! The first has the engine, the chance of the player who moved in percent, the visits, and with
//! some programs the lead of the player to move. The second is as the engine sent it: the chances
//! of the player to move in hundredths of a percent.

use super::{Candidate, Evaluation, Program, chance, chance_of, lead_of, percent, points, to_move};
use crate::{
    node::Node,
    point::{Point, Size},
};

/// The evaluations of a node: of the first engine and of the second.
pub(super) fn read(node: Node<'_>) -> Vec<Evaluation> {
    let names = ["LZ", "LZOP", "LZ2", "LZOP2"];
    let values = names.iter().filter_map(|name| node.value(name));
    values.filter_map(|value| evaluation(node, &value.text())).collect()
}

fn evaluation(node: Node<'_>, text: &str) -> Option<Evaluation> {
    let color = to_move(node);
    let (head, moves) = text.split_once('\n').unwrap_or((text, ""));
    // Names may have blanks and numbers. Chances have decimals, and visits have none or a unit.
    let words: Vec<&str> = head.split_whitespace().collect();
    let at = (1..words.len()).find(|at| is_head(&words[at - 1..]))?;
    let (name, numbers) = words.split_at(at.checked_sub(1)?);
    let chance = percent(numbers[0])?;
    let candidates = candidates(moves, node.size(), color);
    let stated = numbers.get(2).and_then(|text| points(text)).map(|lead| lead_of(color, lead));
    let name = name.join(" ");
    Some(Evaluation {
        engine: Some(name).filter(|name| !name.is_empty()),
        chance: Some(chance_of(color.other(), chance)),
        lead: stated.or_else(|| candidates.first()?.lead),
        visits: visits(numbers[1]),
        candidates,
        ..Evaluation::of(Program::Lizzie)
    })
}

/// Whether these words begin with a chance and a number of visits.
fn is_head(words: &[&str]) -> bool {
    let [chance, count, ..] = words else { return false };
    let is_count = count.ends_with(['k', 'm']) || count.bytes().all(|byte| byte.is_ascii_digit());
    let is_chance = percent(chance).is_some();
    is_chance && is_count && visits(count).is_some() && (chance.contains('.') || words.len() == 2)
}

/// A number of visits, perhaps in thousands or millions: `1.2k`.
fn visits(text: &str) -> Option<u64> {
    let (number, unit) = match text.as_bytes().last()? {
        b'k' => (&text[..text.len() - 1], 1e3),
        b'm' => (&text[..text.len() - 1], 1e6),
        _ => (text, 1.0),
    };
    let number = number.parse::<f64>().ok().filter(|number| (0.0..1e9).contains(number))?;
    Some((number * unit).round() as u64)
}

/// The moves that the engine sent: `move C7 visits 900 winrate 5500 … pv C7 D4 info move …`.
fn candidates(text: &str, size: Size, color: crate::point::Color) -> Vec<Candidate> {
    let mut found = Vec::new();
    let words = text.split_whitespace().skip_while(|word| *word == "info");
    let words: Vec<&str> = words.collect();
    for part in words.split(|word| *word == "info" || *word == "ownership") {
        let after = |name: &str| {
            let at = part.iter().position(|word| *word == name)?;
            part.get(at + 1).copied()
        };
        let line = part.iter().position(|word| *word == "pv").map_or(&[][..], |at| &part[at + 1..]);
        let point = |name: &str| Point::read_coordinates(name.as_bytes(), size);
        let Some(name) = after("move").filter(|name| is_point(name, size)) else { continue };
        let hundredths = after("winrate").and_then(|text| text.parse::<f32>().ok());
        let chance = hundredths.and_then(|number| chance(number / 10_000.0));
        let lead = after("scoreMean").or_else(|| after("scoreLead")).and_then(points);
        found.push(Candidate {
            point: point(name),
            chance: chance.map(|chance| chance_of(color, chance)),
            lead: lead.map(|lead| lead_of(color, lead)),
            visits: after("visits").and_then(|text| text.parse().ok()),
            line: line.iter().take_while(|name| is_point(name, size)).map(|n| point(n)).collect(),
        });
    }
    found
}

fn is_point(name: &str, size: Size) -> bool {
    name.eq_ignore_ascii_case("pass") || Point::read_coordinates(name.as_bytes(), size).is_some()
}
