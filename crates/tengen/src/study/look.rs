//! What is shown of the present node.

use super::as_sentence;
use super::desk::Desk;
use crate::judge::{Judged, in_study};
use crate::records::ForkPath;
use crate::records::remarks::{printable, remarks};
use crate::records::walk::{Walk, unread};
use crate::show;
use crate::speech::say;
use tengen_diagram::{Colours, Diagram};
use tengen_engine::Network;
use tengen_reference::color_word;
use tengen_sgf::Node;

/// The board with the facts, remarks and comment beside it, and the lines below: where the node is,
/// the lines beside it, and how the line goes on. A chapter of another game than Go has no board:
/// its moves are told as the record has them.
pub(super) fn page(desk: &Desk, colours: Colours) -> (Option<Diagram>, Vec<String>) {
    let (walk, place) = desk.walk();
    let node = walk.node(place);
    let other = desk.other_game().map(|why| as_sentence(&why));
    let board = other.is_none().then(|| show::board(&walk, place, colours));
    let mut lines = Vec::new();
    if let Some(other) = other {
        lines.extend([other, show::players(&walk)]);
        lines.extend(unread(desk.node()).map(|(colour, text)| {
            let values = [("colour", color_word(colour).into()), ("move", (&text).into())];
            say("study-other-move", &values)
        }));
        lines.extend(remarks(desk.node()));
        let comment = desk.node().text("C").unwrap_or_default();
        lines.extend(comment.lines().map(printable));
    }
    let place_of = Some(place_of(desk, &walk, place));
    let below = [place_of, beside(desk, &walk, place), next(&walk, node)];
    lines.extend(below.into_iter().flatten());
    (board, lines)
}

/// The chapter, the number of the node, and its path.
fn place_of(desk: &Desk, walk: &Walk<'_>, place: usize) -> String {
    let root = walk.nodes_to(place)[0];
    let chapter = desk.chapters().position(|chapter| chapter.id() == root.id());
    let first = desk.number_of(root);
    let path = ForkPath::of(walk.nodes_to(place)).to_string();
    let path = if path.is_empty() { "none".to_owned() } else { path };
    let changed = if desk.is_changed() { "yes" } else { "no" };
    let values = [
        ("chapter", (chapter.unwrap_or_default() + 1).into()),
        ("chapters", desk.chapters().count().into()),
        ("node", (desk.number() - first).into()),
        ("path", (&path).into()),
        ("changed", changed.into()),
    ];
    say("study-place", &values)
}

/// The lines that begin where that of the present node does, the present one in brackets.
fn beside(desk: &Desk, walk: &Walk<'_>, place: usize) -> Option<String> {
    let node = walk.node(place);
    let parent = walk.place_at(node.parent()?)?;
    let siblings = walk.continuations(parent);
    if siblings.len() < 2 {
        return None;
    }
    let present = desk.node().id();
    let named = siblings.iter().enumerate().map(|(number, (sibling, first))| {
        let named = format!("{number} {first}");
        if sibling.id() == present { format!("[{named}]") } else { named }
    });
    let list = named.collect::<Vec<_>>().join(", ");
    Some(say("study-beside", &[("list", (&list).into())]))
}

/// The next move, where the line does not fork: forks are told beside the board.
fn next(walk: &Walk<'_>, node: Node<'_>) -> Option<String> {
    let place = walk.place_at(node)?;
    let children = walk.continuations(place);
    let [(_, first)] = &children[..] else { return None };
    Some(say("study-next", &[("move", first.into())]))
}

/// What the judge says of the present position.
pub(super) fn judged(desk: &Desk, network: Option<&Network>) -> String {
    let (walk, place) = desk.walk();
    in_study(&Judged::at((&walk, place), &walk.replay(place), network, None))
}

/// The next node whose comment or name has a text. The search begins again behind the last one.
pub(super) fn find<'a>(desk: &'a Desk, text: &str) -> Option<Node<'a>> {
    let text = text.to_lowercase();
    let has = |node: &Node<'_>| {
        let mut said = ["C", "N"].into_iter().filter_map(|name| node.text(name));
        said.any(|said| said.to_lowercase().contains(&text))
    };
    let after = desk.number() + 1;
    let behind = |node: &Node<'_>| desk.number_of(*node) >= after;
    desk.nodes().filter(behind).find(has).or_else(|| desk.nodes().find(has))
}
