//! Ways from the present node to another one.

use super::desk::Desk;
use super::{Reply, as_sentence, look};
use crate::records::{ForkPath, Route};
use crate::speech::say;
use tengen_sgf::Node;

/// A way to another node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Walk {
    /// As many nodes along the line.
    Forward(usize),
    /// As many nodes back.
    Back(usize),
    /// To the first node of the chapter.
    First,
    /// To the end of the line.
    End,
    /// Back to the last fork.
    Fork,
    /// On to the next fork.
    NextFork,
    /// To the line above, where the last fork has one.
    Up,
    /// To the line below.
    Down,
    /// Along a path.
    Go(ForkPath),
    /// To the node of the chapter with this number.
    Node(usize),
    /// To the chapter with this number.
    Chapter(usize),
    /// To the next node whose comment or name has this text.
    Find(String),
}

pub(super) fn walk(desk: &mut Desk, walk: Walk) -> Reply {
    let found = to(desk, &walk);
    match found {
        Ok(number) => {
            let before = desk.chapter();
            desk.go(number);
            // Of a chapter that is entered, it is said what is assumed.
            let lines = if desk.chapter() == before { Vec::new() } else { desk.assumed() };
            Reply::Board(lines.iter().map(|line| as_sentence(line)).collect())
        }
        Err(why) => Reply::Refused(why),
    }
}

/// The number of the node that a way leads to.
fn to(desk: &Desk, walk: &Walk) -> Result<usize, String> {
    let node = desk.node();
    let root = std::iter::successors(Some(node), Node::parent).last().unwrap_or(node);
    let forks = |node: &Node<'_>| node.children().nth(1).is_some();
    let upwards = || std::iter::successors(node.parent(), Node::parent);
    let onwards = || std::iter::successors(desk.next_of(node), |node| desk.next_of(*node));
    let refused = |id: &str| say(id, &[]);
    let found = match walk {
        Walk::Forward(_) if node.first_child().is_none() => return Err(refused("study-at-end")),
        Walk::Back(_) if node.parent().is_none() => return Err(refused("study-at-first")),
        Walk::Forward(steps) => onwards().take(*steps).last().unwrap_or(node),
        Walk::Back(steps) => upwards().take(*steps).last().unwrap_or(node),
        Walk::First => root,
        Walk::End => onwards().last().unwrap_or(node),
        Walk::Fork => upwards().find(forks).ok_or_else(|| refused("study-no-fork"))?,
        Walk::NextFork => onwards().find(forks).ok_or_else(|| refused("study-no-fork-ahead"))?,
        Walk::Up | Walk::Down => beside(node, walk).ok_or_else(|| {
            let side = if *walk == Walk::Up { "above" } else { "below" };
            say("study-no-line", &[("side", side.into())])
        })?,
        Walk::Go(path) => {
            let route = Route::along(root, path).map_err(|why| as_sentence(&why.to_string()))?;
            route.nodes[route.named.unwrap_or_default()]
        }
        Walk::Node(number) => {
            let route = Route::to_number(root, *number);
            let route = route.map_err(|why| as_sentence(&why.to_string()))?;
            route.nodes[route.named.unwrap_or_default()]
        }
        Walk::Chapter(number) => {
            let all = desk.chapters().count();
            let chapter = number.checked_sub(1).and_then(|number| desk.chapters().nth(number));
            let present = desk.chapters().position(|chapter| chapter.id() == root.id());
            let present = present.unwrap_or_default() + 1;
            let values = [("chapters", all.into()), ("present", present.into())];
            chapter.ok_or_else(|| say("study-no-chapter", &values))?
        }
        Walk::Find(text) => look::find(desk, text)
            .ok_or_else(|| say("study-not-found", &[("text", text.into())]))?,
    };
    Ok(desk.number_of(found))
}

/// The first node of the line beside that of a node, at the last fork that has one on that side.
fn beside<'a>(node: Node<'a>, walk: &Walk) -> Option<Node<'a>> {
    std::iter::successors(Some(node), Node::parent).find_map(|node| {
        let siblings: Vec<Node<'a>> = node.parent()?.children().collect();
        let at = siblings.iter().position(|sibling| sibling.id() == node.id())?;
        let to = if *walk == Walk::Up { at.checked_sub(1)? } else { at + 1 };
        siblings.get(to).copied()
    })
}
