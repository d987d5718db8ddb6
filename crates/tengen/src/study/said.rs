//! Changes in words, as the lines name them that tell that one was taken back or done again.

use super::desk::Desk;
use crate::speech::say;
use tengen_messages::Value;
use tengen_reference::color_word;
use tengen_rules::{Color, Size};
use tengen_sgf::{Node, Point};
use tengen_study::{Act, Name, Property, Step};

/// Properties that hold a text.
const TEXTS: [&str; 3] = ["C", "N", "GC"];

/// Acts that are to be done. Several go by the first of them, but stones by that they are set up.
pub(super) fn in_words(desk: &Desk, acts: &[Act]) -> String {
    let stones = acts.iter().find(|act| matches!(act, Act::Stone { .. }));
    let Some(act) = stones.or(acts.first()) else { return plain("other") };
    match act {
        Act::Play { step, .. } => about("play", &step_said(step, desk.size()), acts.len()),
        Act::Delete { node } | Act::Lift { node } => match desk.named(node) {
            Some(root) if root.parent().is_none() => {
                about("delete-chapter", &number(desk, root), 1)
            }
            Some(node) => {
                let count =
                    if matches!(act, Act::Lift { .. }) { 1 } else { node.subtree().count() };
                about("delete", &node_said(desk, node), count)
            }
            None => plain("other"),
        },
        Act::Move { node, .. } => about("move", &named_said(desk, node), 1),
        Act::Insert { above, .. } => about("insert", &named_said(desk, above), 1),
        Act::Split { from, .. } => about("split", &named_said(desk, from), 1),
        Act::Add { parent, properties, .. } => match &properties[..] {
            [Property(name, _)] if acts.len() == 1 => values(name),
            _ => about("add", &named_said(desk, parent), 1),
        },
        Act::Stone { .. } => plain("stones"),
        Act::Mark { .. } | Act::Label { .. } | Act::List { .. } => plain("marks"),
        Act::Set { name, .. } if TEXTS.contains(&&**name) => plain("text"),
        Act::Set { name, .. } => values(name),
        _ => plain("other"),
    }
}

fn plain(op: &str) -> String {
    say("room-act", &[("op", op.into())])
}

fn about(op: &str, at: &str, count: usize) -> String {
    let values: [(&str, Value<'_>); 4] =
        [("op", op.into()), ("at", at.into()), ("count", count.into()), ("shown", count.into())];
    say("room-act", &values)
}

/// The change of a judgement, or of whose turn it is.
fn values(name: &str) -> String {
    let id = if name == "PL" { "room-property-pl" } else { "room-judged-" };
    let id = if name == "PL" { id.to_owned() } else { id.to_owned() + &name.to_lowercase() };
    about("values", &say(&id, &[]), 1)
}

/// A chapter, by its number.
fn number(desk: &Desk, root: Node<'_>) -> String {
    let at = desk.chapters().position(|chapter| chapter.id() == root.id());
    (at.unwrap_or_default() + 1).to_string()
}

fn named_said(desk: &Desk, name: &Name) -> String {
    desk.named(name).map_or_else(|| "…".to_owned(), |node| node_said(desk, node))
}

/// A node by its move, or by what it is.
fn node_said(desk: &Desk, node: Node<'_>) -> String {
    let has = |name: &str| node.property(name).is_some();
    let Some(color) = color_of(node) else {
        let id = if ["AB", "AW", "AE"].iter().any(|name| has(name)) {
            "room-set-up"
        } else if node.parent().is_some() {
            "room-node"
        } else {
            "room-beginning"
        };
        return say(id, &[]);
    };
    let point = desk.walk_through(node).move_of(node);
    if point == say("show-pass", &[]) { passed(color) } else { moved(color, &point) }
}

fn color_of(node: Node<'_>) -> Option<Color> {
    let has = |name: &str| node.property(name).is_some();
    if has("B") { Some(Color::Black) } else { has("W").then_some(Color::White) }
}

fn step_said(step: &Step, size: Size) -> String {
    let (color, value) = match step {
        Step::B(point) => (Color::Black, point),
        Step::W(point) => (Color::White, point),
    };
    let point = Point::read(value.as_bytes());
    let point = point.and_then(|point| size.point(point.column.into(), point.row.into()));
    point.map_or_else(|| passed(color), |point| moved(color, &size.name(point)))
}

fn moved(color: Color, point: &str) -> String {
    say("room-move", &[("colour", color_word(color).into()), ("point", point.into())])
}

fn passed(color: Color) -> String {
    say("room-pass", &[("colour", color_word(color).into())])
}
