//! Sabaki, Ogatak and q5Go: numbers in properties, as Black sees the position.

use super::{Evaluation, Program, chance, percent, points};
use crate::node::Node;

/// `SBKV` has Black's chance in percent, and `SBKS` or Ogatak's `OGSC` Black's lead.
pub(super) fn sabaki(node: Node<'_>) -> Option<Evaluation> {
    let text = |name: &str| node.value(name).map(|value| value.line());
    let lead = text("SBKS").or_else(|| text("OGSC"));
    Some(Evaluation {
        chance: text("SBKV").and_then(|text| percent(&text)),
        lead: lead.and_then(|text| points(&text)),
        ..Evaluation::of(Program::Sabaki)
    })
}

/// `QKGV` has `visits:chance:lead:deviation:komi:engine`, and `QLZV` `visits:chance`.
pub(super) fn q5go(node: Node<'_>) -> Vec<Evaluation> {
    let properties = ["QKGV", "QLZV"].into_iter().filter_map(|name| node.property(name));
    let values = properties
        .flat_map(|property| property.values().map(|value| value.text()).collect::<Vec<_>>());
    let evaluation = |text: String| {
        let parts: Vec<&str> = text.splitn(6, ':').collect();
        let part = |at: usize| parts.get(at).filter(|part| !part.is_empty());
        Evaluation {
            engine: part(5).map(|name| (*name).to_owned()),
            chance: part(1).and_then(|text| chance(text.parse().ok()?)),
            lead: part(2).and_then(|text| points(text)),
            visits: part(0).and_then(|text| text.parse().ok()),
            ..Evaluation::of(Program::Q5Go)
        }
    };
    values.map(evaluation).collect()
}
