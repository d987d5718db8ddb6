//! The nodes of a game, and the ways to name one.

use crate::Failure;
use crate::speech::say;
use std::fmt;
use tengen_sgf::Node;

/// Which child to take at each fork, counted from the root: `0.2.1`. 0 is the first child.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ForkPath(Vec<usize>);

impl ForkPath {
    /// Reads numbers with points between them.
    pub(crate) fn read(text: &str) -> Result<ForkPath, String> {
        let numbers = text.trim().split('.').map(|number| number.parse().ok());
        let numbers: Option<Vec<usize>> = numbers.collect();
        numbers.map(ForkPath).ok_or_else(|| say("wanted-path", &[]))
    }

    /// Whether it takes another child than the first at some fork.
    pub(crate) fn leaves_main_line(&self) -> bool {
        self.0.iter().any(|number| *number > 0)
    }

    /// The path along this line.
    pub(crate) fn of(nodes: &[Node<'_>]) -> ForkPath {
        let forks = nodes.windows(2).filter(|pair| pair[0].children().nth(1).is_some());
        let taken = forks.map(|pair| {
            pair[0].children().position(|child| child.id() == pair[1].id()).unwrap_or_default()
        });
        ForkPath(taken.collect())
    }
}

impl fmt::Display for ForkPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.0.iter().map(usize::to_string).collect();
        f.write_str(&numbers.join("."))
    }
}

/// A line of play from the root to its end, and the node of it that was named.
#[derive(Clone, Debug)]
pub(crate) struct Route<'a> {
    /// The nodes from the root on.
    pub(crate) nodes: Vec<Node<'a>>,
    /// The index of the node named; nothing if only a line was named.
    pub(crate) named: Option<usize>,
}

impl<'a> Route<'a> {
    /// The line of first children.
    pub(crate) fn main_line(root: Node<'a>) -> Route<'a> {
        let nodes = std::iter::successors(Some(root), Node::first_child).collect();
        Route { nodes, named: None }
    }

    /// The line along a path or through the node with a number, else the main line.
    pub(crate) fn asked(
        root: Node<'a>,
        path: Option<&ForkPath>,
        number: Option<usize>,
    ) -> Result<Route<'a>, Failure> {
        match (path, number) {
            (Some(path), _) => Route::along(root, path),
            (None, Some(number)) => Route::to_number(root, number),
            (None, None) => Ok(Route::main_line(root)),
        }
    }

    /// The line that passes through `node`, and that node. It goes on by first children.
    pub(crate) fn through(node: Node<'a>) -> Route<'a> {
        let nodes = node.line_through();
        let named = nodes.iter().position(|on_line| on_line.id() == node.id());
        Route { nodes, named }
    }

    /// The line that takes one child after another of `path` at its forks. The node named is the
    /// next fork behind them, or the end of the line.
    pub(crate) fn along(root: Node<'a>, path: &ForkPath) -> Result<Route<'a>, Failure> {
        let mut wanted = path.0.iter();
        let (mut nodes, mut named, mut forks) = (vec![root], None, 0_usize);
        let mut next = root.first_child();
        while let Some(first) = next {
            let last = nodes[nodes.len() - 1];
            let children = last.children().count();
            let child = match wanted.as_slice() {
                _ if children == 1 => first,
                [] => {
                    named.get_or_insert(nodes.len() - 1);
                    first
                }
                [number, ..] => {
                    wanted.next();
                    forks += 1;
                    last.children()
                        .nth(*number)
                        .ok_or_else(|| no_child(*number, forks, children))?
                }
            };
            nodes.push(child);
            next = child.first_child();
        }
        if !wanted.as_slice().is_empty() {
            let values = [("numbers", path.0.len().into()), ("forks", forks.into())];
            return Err(Failure::Usage(say("path-no-fork", &values)));
        }
        let named = named.or(Some(nodes.len() - 1));
        Ok(Route { nodes, named })
    }

    /// The line through the node with this number. The nodes of the game are counted in the order
    /// of the file; the root is 0.
    pub(crate) fn to_number(root: Node<'a>, number: usize) -> Result<Route<'a>, Failure> {
        if let Some(node) = root.subtree().nth(number) {
            return Ok(Route::through(node));
        }
        let last = root.subtree().count() - 1;
        let values = [("number", number.into()), ("last", last.into())];
        Err(Failure::Usage(say("node-not-there", &values)))
    }
}

fn no_child(number: usize, fork: usize, children: usize) -> Failure {
    let values =
        [("number", number.into()), ("fork", fork.into()), ("last", (children - 1).into())];
    Failure::Usage(say("path-no-child", &values))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: &str = "(;C[0];C[1](;C[2];C[3](;C[4])(;C[5];C[6]))(;C[7])(;C[8](;C[9])(;C[10])))";

    fn comments(route: &Route<'_>) -> (String, Option<usize>) {
        let names = route.nodes.iter().map(|node| node.text("C").unwrap());
        (names.collect::<Vec<_>>().join(" "), route.named)
    }

    #[test]
    fn a_path_names_a_child_at_each_fork() {
        let parsed = tengen_sgf::parse(TREE.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        for (path, line, named) in [
            ("0", "0 1 2 3 4", 3),
            ("0.1", "0 1 2 3 5 6", 5),
            ("1", "0 1 7", 2),
            ("2", "0 1 8 9", 2),
            ("2.1", "0 1 8 10", 3),
        ] {
            let route = Route::along(root, &ForkPath::read(path).unwrap()).unwrap();
            assert_eq!(comments(&route), (line.to_owned(), Some(named)), "{path}");
        }
        for bad in ["3", "0.2", "1.0", "0.1.0"] {
            assert!(Route::along(root, &ForkPath::read(bad).unwrap()).is_err(), "{bad}");
        }
        for bad in ["", "a", "0.", "-1", "0..1"] {
            assert!(ForkPath::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn nodes_are_numbered_in_the_order_of_the_file() {
        let parsed = tengen_sgf::parse(TREE.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        for number in 0..=10 {
            let route = Route::to_number(root, number).unwrap();
            let named = route.nodes[route.named.unwrap()];
            assert_eq!(named.text("C"), Some(number.to_string()));
            let path = ForkPath::of(&route.nodes);
            assert_eq!(Route::along(root, &path).unwrap().nodes.len(), route.nodes.len());
        }
        assert!(Route::to_number(root, 11).is_err());
    }
}
