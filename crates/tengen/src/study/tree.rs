//! The tree around the present node, as text.

use super::desk::Desk;
use crate::records::remarks::printable;
use crate::speech::say;
use tengen_sgf::Node;

/// At most this many lines are drawn.
const LINES: usize = 24;

/// A line of play is told by at most this many of its moves.
const MOVES: usize = 8;

/// How deep a line is drawn to the right; one that stands deeper says how deep it is.
const DEPTH: usize = 20;

/// The lines that begin at the last two forks, or at the first node, and what branches off them.
/// The present line is marked.
pub(super) fn drawn(desk: &Desk) -> String {
    let node = desk.node();
    let upwards = std::iter::successors(node.parent(), Node::parent);
    let mut forks = upwards.filter(|node| node.children().nth(1).is_some());
    let root = std::iter::successors(Some(node), Node::parent).last().unwrap_or(node);
    let top = forks.nth(1).unwrap_or(root);
    let mut lines: Vec<String> = Vec::new();
    // A node whose line is to be told, how deep it stands, and its number among its siblings.
    let mut open: Vec<(Node<'_>, usize, Option<usize>)> = vec![(top, 0, None)];
    while let Some((first, depth, number)) = open.pop() {
        if lines.len() == LINES {
            lines.push(say("study-tree-more", &[("lines", (open.len() + 1).into())]));
            break;
        }
        let line: Vec<Node<'_>> = std::iter::successors(Some(first), |node| {
            let mut children = node.children();
            children.next().filter(|_| children.next().is_none())
        })
        .collect();
        lines.push(told(desk, &line, depth, number));
        let children: Vec<Node<'_>> =
            line.last().map(|last| last.children().collect()).unwrap_or_default();
        let all = children.into_iter().enumerate();
        let first = open.len();
        open.extend(all.map(|(number, child)| (child, depth + 1, Some(number))));
        open[first..].reverse();
    }
    lines.join("\n")
}

/// One line up to its next fork: its number at the fork, its moves, and how many there are.
fn told(desk: &Desk, line: &[Node<'_>], depth: usize, number: Option<usize>) -> String {
    let present = desk.node().id();
    let last = line[line.len() - 1];
    let walk = desk.walk_through(last);
    let at = line.iter().position(|node| node.id() == present);
    // The part of a long line around the present node, or its beginning.
    let from = at.map_or(0, |at| at.saturating_sub(MOVES / 2));
    let shown = line.iter().skip(from).take(MOVES).map(|node| {
        let name = node.text("N").map(|name| format!(" ({})", printable(&name)));
        let said = walk.move_of(*node) + &name.unwrap_or_default();
        if node.id() == present { format!("[{said}]") } else { said }
    });
    let mut words: Vec<String> = shown.collect();
    if from > 0 {
        words.insert(0, "…".to_owned());
    }
    if from + MOVES < line.len() {
        words.push("…".to_owned());
        words.push(say("study-tree-nodes", &[("nodes", line.len().into())]));
    }
    let mark = if at.is_some() { ">" } else { " " };
    let number = number.map(|number| format!("{number} ")).unwrap_or_default();
    let deep = |depth: usize| say("study-tree-depth", &[("depth", depth.into())]) + " ";
    let deep = if depth > DEPTH { deep(depth) } else { String::new() };
    let indent = "  ".repeat(depth.min(DEPTH));
    format!("{mark} {indent}{deep}{number}{}", words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::records::LineArguments;

    /// Where lines stand too deep to be drawn to the right, each says how deep it is.
    #[test]
    fn a_line_deep_in_the_tree_says_how_deep() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deep.sgf");
        // Each fork leads on first, and ends in its second line.
        let tree = (0..22).fold(String::new(), |below, _| format!("(;W[]{below})(;B[])"));
        std::fs::write(&file, format!("(;SZ[9]{tree})")).unwrap();
        let line = LineArguments { game: 1, path: None, node: None, encoding: Default::default() };
        let desk = Desk::open(&file, &line).unwrap();
        let drawn = drawn(&desk);
        let indent = |line: &str| line[1..].len() - line[1..].trim_start().len();
        let at = |depth: usize| drawn.lines().nth(depth).unwrap();
        assert_eq!((indent(at(19)), indent(at(20))), (2 * 19 + 1, 2 * 20 + 1), "{drawn}");
        assert!(!at(20).contains("deep"), "{drawn}");
        assert_eq!(indent(at(22)), indent(at(20)), "{drawn}");
        assert!(
            at(21).contains("(21 forks deep)") && at(22).contains("(22 forks deep)"),
            "{drawn}"
        );
    }
}
