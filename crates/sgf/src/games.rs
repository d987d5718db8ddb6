//! The games that a tree joins.

use std::collections::HashMap;

use crate::{
    diagnostic::Diagnostic,
    info::{GameInfo, Reader},
    main_line::MainLine,
    node::{Node, Property},
    tools::properties::{Kind, known},
};

/// Facts about games are looked for in nodes with fewer nodes above them than this. No game goes
/// further on the way of another one.
const DEEPEST: usize = 300;

/// Facts that are no sign of a game of its own: people name variations, and sign comments.
const OF_VARIATIONS: [&str; 7] = ["AN", "CP", "GC", "GN", "ON", "SO", "US"];

/// The terms of a game. Games may share them, and may differ in them alone.
const TERMS: [&str; 5] = ["HA", "KM", "OT", "RU", "TM"];

/// A game of a tree.
#[derive(Clone, Debug)]
pub struct TreeGame<'a> {
    first: Node<'a>,
    /// Variations that its other games do not share either: they have the same facts.
    variations: Vec<Node<'a>>,
    /// The nodes that say something about it or the file. The first that has a fact says it.
    informing: Vec<Node<'a>>,
}

impl<'a> TreeGame<'a> {
    /// Its first node that no other game shares; the first of the tree if there is one game alone.
    #[must_use]
    pub fn first(&self) -> Node<'a> {
        self.first
    }

    /// That node, and the first ones of its variations on the way of other games.
    pub(crate) fn firsts(&self) -> impl Iterator<Item = Node<'a>> {
        std::iter::once(self.first).chain(self.variations.iter().copied())
    }

    /// The facts about it, and the problems with them; see [`Node::game_info`].
    #[must_use]
    pub fn info(&self) -> (GameInfo, Vec<Diagnostic>) {
        Reader::of(self.first, self.informing.iter().copied()).info()
    }

    /// The result as it is written, if one is.
    #[must_use]
    pub fn written_result(&self) -> Option<String> {
        let results = self.informing.iter().filter_map(|node| node.value("RE"));
        results.map(|value| value.line()).find(|line| !line.is_empty())
    }

    /// Its steps; see [`Node::whole_line`].
    #[must_use]
    pub fn line(&self) -> MainLine<'a> {
        self.first.whole_line()
    }
}

impl<'a> Node<'a> {
    /// The games in the tree of this node, in the order of the file. In a tree of several games,
    /// FF\[4\] has the facts about each (its players, date, result …) at the first node that no
    /// other game shares.
    ///
    /// - A tree with facts at its beginning is one game, unless these are terms that games share
    ///   (komi, rules, handicap, time). So is a tree without any facts.
    /// - Variations with the same facts and players as the line before them belong to one game.
    /// - Facts in one place alone are those of a game of their own if they name a player.
    /// - A game without facts is not found where others have some, nor are facts behind more than
    ///   300 nodes.
    ///
    /// ```
    /// let parsed = tengen_sgf::parse(b"(;SZ[9]KM[7];B[cc](;W[gg]PB[Anna])(;W[cg]PB[Ben]))");
    /// let games = parsed.collection.roots().next().unwrap().games();
    /// let names: Vec<_> = games.iter().filter_map(|game| game.info().0.black.name).collect();
    /// assert_eq!(names, ["Anna", "Ben"]);
    /// assert_eq!(games[1].info().0.komi, Some(14));
    /// assert_eq!(games[1].line().count(), 2);
    /// ```
    #[must_use]
    pub fn games(&self) -> Vec<TreeGame<'a>> {
        let root = self.root();
        let informing = || root.opening().filter(|node| Reader::concerns(*node)).collect();
        let alone =
            || vec![TreeGame { first: root, variations: Vec::new(), informing: informing() }];
        // Behind a fork, facts are those of one way.
        let is_fork = |node: &Node<'_>| node.children().nth(1).is_some();
        let forks = root.opening().position(|node| is_fork(&node));
        let beginning = root.opening().take(forks.map_or(usize::MAX, |fork| fork + 1));
        let beginning: Vec<Node<'a>> = beginning.collect();
        // Terms tell games from each other only where nothing else does.
        let tells = [is_told, has_facts].into_iter().find_map(|tells: fn(Node<'_>) -> bool| {
            if beginning.iter().any(|node| tells(*node)) {
                return Some(Vec::new());
            }
            Some(found(root, tells)).filter(|games| !games.is_empty())
        });
        let mut games: Vec<TreeGame<'a>> = Vec::new();
        let mut told: HashMap<Vec<(String, Vec<String>)>, usize> = HashMap::new();
        for game in tells.unwrap_or_default() {
            if names_player(game.first) {
                let facts = facts(game.first).map(written).collect();
                let number = *told.entry(facts).or_insert(games.len());
                if let Some(known) = games.get_mut(number) {
                    known.variations.push(game.first);
                    continue;
                }
            }
            games.push(game);
        }
        match &mut games[..] {
            [] => return alone(),
            [game] if is_on_main_line(game.first) => game.first = root,
            [game] if !names_player(game.first) => return alone(),
            _ => {}
        }
        games
    }

    /// This node and those behind it up to the first move.
    pub(crate) fn opening(&self) -> impl Iterator<Item = Node<'a>> + use<'a> {
        let next = |node: &Node<'a>| if node.has_move() { None } else { node.first_child() };
        std::iter::successors(Some(*self), next)
    }
}

/// The first node on each way that tells something about a game.
fn found<'a>(root: Node<'a>, tells: fn(Node<'_>) -> bool) -> Vec<TreeGame<'a>> {
    let mut games = Vec::new();
    // The nodes that say something, each with the one before it on its way.
    let mut informed: Vec<(Node<'_>, Option<usize>)> = Vec::new();
    let mut open = vec![(root, 0, None)];
    while let Some((node, depth, mut last)) = open.pop() {
        if tells(node) {
            let above = std::iter::successors(last, |at: &usize| informed[*at].1);
            let own = node.opening().filter(|node| Reader::concerns(*node));
            let informing = own.chain(above.map(|at| informed[at].0)).collect();
            games.push(TreeGame { first: node, variations: Vec::new(), informing });
            continue;
        }
        if Reader::concerns(node) {
            informed.push((node, last));
            last = Some(informed.len() - 1);
        }
        if depth < DEEPEST {
            let first = open.len();
            open.extend(node.children().map(|child| (child, depth + 1, last)));
            open[first..].reverse();
        }
    }
    games
}

/// The facts about the game that this line of its tree belongs to, and the problems with them. The
/// line has the first node of the tree first, and then a child of the node before each time. Facts
/// that stand further down than the opening, as those of a tree of several games, are found too.
#[must_use]
pub fn info_on(line: &[Node<'_>]) -> (GameInfo, Vec<Diagnostic>) {
    let Some(root) = line.first() else { return Default::default() };
    let first_move = line.iter().position(Node::has_move).map_or(line.len(), |at| at + 1);
    let opening = &line[..first_move];
    let below = [is_told, has_facts].into_iter().find_map(|tells: fn(Node<'_>) -> bool| {
        let at = line.iter().take(DEEPEST).position(|node| tells(*node))?;
        Some(at).filter(|at| *at >= opening.len())
    });
    match below {
        Some(at) => Reader::of(line[at], line[..=at].iter().rev().copied()).info(),
        None => Reader::of(*root, opening.iter().copied()).info(),
    }
}

/// The facts of a node that tell its game from others.
fn facts<'a>(node: Node<'a>) -> impl Iterator<Item = Property<'a>> {
    node.properties().filter(|property| {
        let name = property.name();
        matches!(known(&name), Some((Kind::Info, _)))
            && !OF_VARIATIONS.contains(&&*name)
            && property.values().any(|value| !value.is_blank())
    })
}

fn has_facts(node: Node<'_>) -> bool {
    facts(node).next().is_some()
}

/// Whether a node has more facts than terms.
fn is_told(node: Node<'_>) -> bool {
    facts(node).any(|property| !TERMS.contains(&&*property.name()))
}

fn names_player(node: Node<'_>) -> bool {
    facts(node).any(|property| matches!(&*property.name(), "PB" | "PW" | "BT" | "WT"))
}

fn written(property: Property<'_>) -> (String, Vec<String>) {
    (property.name().into_owned(), property.values().map(|value| value.text()).collect())
}

fn is_on_main_line(node: Node<'_>) -> bool {
    let above = std::iter::successors(Some(node), Node::parent);
    let is_first = |node: Node<'_>| {
        let first = node.parent().and_then(|parent| parent.first_child());
        first.is_none_or(|first| first.id() == node.id())
    };
    above.into_iter().all(is_first)
}

#[cfg(test)]
mod tests {
    use std::iter::successors;

    use super::info_on;
    use crate::{Node, parse, tools::merge::Merger, write};

    /// Black, White, the size of the board, and the moves of each game.
    fn of(root: crate::Node<'_>) -> Vec<String> {
        let games = root.games();
        let of = |game: &super::TreeGame<'_>| {
            let info = game.info().0;
            let [black, white] = [info.black, info.white].map(|p| p.name.unwrap_or_default());
            format!("{black}-{white} {} {}", info.size, game.line().count())
        };
        games.iter().map(of).collect()
    }

    fn games(sgf: &str) -> Vec<String> {
        of(parse(sgf.as_bytes()).collection.roots().next().unwrap())
    }

    #[test]
    fn a_game_begins_where_its_facts_stand() {
        assert_eq!(games("(;SZ[9]PB[A];B[aa](;W[bb])(;W[cc]PB[B]))"), ["A- 9 2"]);
        assert_eq!(games("(;SZ[9];B[aa](;W[bb])(;W[cc]))"), ["- 9 2"]);
        assert_eq!(games("(;SZ[9];PB[A];B[aa](;W[bb])(;W[cc]))"), ["A- 9 2"]);
        assert_eq!(
            games("(;SZ[9]PB[];B[aa](;W[bb]PB[A];B[dd])(;W[cc]PB[B]))"),
            ["A- 9 3", "B- 9 2"]
        );
        assert_eq!(games("(;SZ[9](;B[aa]RE[B+R])(;B[bb]RE[B+R]))").len(), 2);
        assert_eq!(games("(;SZ[9](;B[aa]PB[A];W[bb]PB[C])(;B[cc](;W[dd])(;W[ee]PB[B])))").len(), 2);
    }

    #[test]
    fn facts_in_one_place_are_those_of_the_tree_or_of_a_player() {
        assert_eq!(games("(;SZ[9];B[aa];W[bb]PB[A];B[cc])"), ["A- 9 3"]);
        assert_eq!(games("(;SZ[9];B[aa](;W[bb];B[cc])(;W[cc]KM[7]))"), ["- 9 3"]);
        assert_eq!(games("(;SZ[9];B[aa](;W[bb];B[cc])(;W[cc]GN[Variation]))"), ["- 9 3"]);
        assert_eq!(games("(;SZ[9];B[aa](;W[bb];B[cc])(;W[cc]PB[A]))"), ["A- 9 2"]);
    }

    #[test]
    fn joined_games_are_found_again_with_their_own_facts_alone() {
        let files = [
            "(;SZ[9]PB[A]PW[B]RE[B+R];B[aa](;W[bb];B[bc])(;W[cc])(;W[dd]))",
            "(;SZ[9]PB[C]PW[D];B[aa];W[ee])",
            "(;SZ[9]PB[E];B[ff];W[ee])",
        ];
        let mut merger = Merger::new();
        for sgf in files {
            merger.add(parse(sgf.as_bytes()).collection.roots().next().unwrap()).unwrap();
        }
        let merged = merger.finish().unwrap();
        let root = merged.roots().next().unwrap();
        assert_eq!(of(root), ["A-B 9 3", "C-D 9 2", "E- 9 2"]);
        assert!(root.games()[1..].iter().all(|game| game.info().0.result.is_none()));
        let alone = root.games().into_iter().map(|game| {
            let sgf = String::from_utf8(write(&game.alone().unwrap())).unwrap();
            sgf.replace('\n', "").replace("FF[4]GM[1]CA[UTF-8]", "")
        });
        // The facts come last.
        let expected = [
            "(;SZ[9]PB[A]PW[B]RE[B+R];B[aa](;W[bb];B[bc])(;W[cc])(;W[dd]))",
            "(;SZ[9]PB[C]PW[D];B[aa];W[ee])",
            "(;SZ[9]PB[E];B[ff];W[ee])",
        ];
        assert_eq!(alone.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn facts_are_those_on_the_line() {
        let parsed =
            parse(b"(;SZ[9]AP[x](;B[aa]PB[A]KM[1];W[bb])(;B[bb];W[aa]PB[B];B[cc])(;B[cc]))");
        let root = parsed.collection.roots().next().unwrap();
        let infos = root.children().map(|child| {
            let line: Vec<_> =
                std::iter::once(root).chain(successors(Some(child), Node::first_child)).collect();
            let info = info_on(&line).0;
            (info.black.name, info.komi, info.application)
        });
        let x = || Some("x".to_owned());
        let expected = [
            (Some("A".to_owned()), Some(2), x()),
            (Some("B".to_owned()), None, x()),
            (None, None, x()),
        ];
        assert_eq!(infos.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn many_games_behind_many_nodes_take_no_time() {
        let deep = |name: &str, nodes: usize, games: usize| {
            let games = "(;W[]PB[A]PW[B]RE[0])(;W[]PB[B])".repeat(games / 2);
            format!("(;SZ[9]{}{games})", format!(";{name}[1]").repeat(nodes))
        };
        // Each of them reads what stands above it, and takes its place in the file.
        assert_eq!(games(&deep("N", 250, 20_000)).len(), 2);
        assert_eq!(games(&deep("KM", 0, 20_000)).len(), 2);
        assert_eq!(games(&deep("N", 100_000, 2)).len(), 1);
        // An opening without moves, beside all games.
        let wide = format!(
            "(;SZ[9](;{})(;B[]RE[0]){})",
            "N[];".repeat(30_000),
            "(;B[]RE[0])".repeat(20_000)
        );
        assert_eq!(games(&wide).len(), 20_001);
    }
}
