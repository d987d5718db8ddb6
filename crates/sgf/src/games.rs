//! The games that a tree joins.

use std::{
    collections::{HashMap, HashSet},
    iter,
    sync::Arc,
};

use crate::{
    diagnostic::Diagnostic,
    info::{GameInfo, Reader},
    main_line::MainLine,
    node::{Node, Property},
    tools::properties::{Kind, known},
    tree::NodeId,
};

/// Facts about games are looked for in nodes with at most this many nodes above them.
const DEEPEST: usize = 1000;

/// Facts that are no sign of a game of its own: people name variations, and sign comments.
const OF_VARIATIONS: [&str; 7] = ["AN", "CP", "GC", "GN", "ON", "SO", "US"];

/// The terms of a game. Games may share them, and may differ in them alone.
const TERMS: [&str; 5] = ["HA", "KM", "OT", "RU", "TM"];

/// Facts in which two games of the same players differ.
const TELLING: [&str; 5] = ["DT", "EV", "PC", "RE", "RO"];

/// A game of a tree.
#[derive(Clone, Debug)]
pub struct TreeGame<'a> {
    first: Node<'a>,
    /// Further ways that no other game has.
    variations: Vec<Node<'a>>,
    /// The nodes that say something about it. The first that states a fact counts.
    informing: Arc<[Node<'a>]>,
}

impl<'a> TreeGame<'a> {
    /// Its first node that no other game shares; the first of the tree if there is one game alone.
    #[must_use]
    pub fn first(&self) -> Node<'a> {
        self.first
    }

    /// That node, and the first ones of its other ways.
    pub(crate) fn firsts(&self) -> impl Iterator<Item = Node<'a>> {
        iter::once(self.first).chain(self.variations.iter().copied())
    }

    /// The nodes that say something about it. The first that states a fact counts.
    pub(crate) fn informing(&self) -> &[Node<'a>] {
        &self.informing
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

    /// The nodes of its main line; see [`Node::line_through`].
    #[must_use]
    pub fn nodes(&self) -> Vec<Node<'a>> {
        self.first.line_through()
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
    /// - A tree that begins with facts is one game. Games may share terms (komi, rules, handicap,
    ///   time), though. If two ways or more name players, they may share all other facts too, there
    ///   and at nodes further on.
    /// - A tree is also one game if it has facts in one place alone, on its main line or without a
    ///   player.
    /// - Ways with the same facts are variations of one game, if these name a player and say when,
    ///   where or how the game was played.
    /// - All ways without facts are one game beside the others. Facts behind more than 1000 nodes
    ///   are not found.
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
        let found: Vec<TreeGame<'a>> =
            telling(root).iter().flat_map(|telling| found(root, telling)).collect();
        let is_one = match &found[..] {
            [] => true,
            [game] => is_on_main_line(game.first) || !names_player(game.first),
            _ => false,
        };
        if is_one {
            let informing = match &found[..] {
                [game] if is_on_main_line(game.first) => Arc::clone(&game.informing),
                _ => Informed::default().with(root.opening()),
            };
            return vec![TreeGame { first: root, variations: Vec::new(), informing }];
        }
        let mut games = united(found);
        games.extend(rest(root, &games));
        games
    }

    /// This node and those behind it up to the first move.
    pub(crate) fn opening(&self) -> impl Iterator<Item = Node<'a>> + use<'a> {
        let next = |node: &Node<'a>| if node.has_move() { None } else { node.first_child() };
        iter::successors(Some(*self), next)
    }
}

/// The facts about the game that this line of its tree belongs to, and the problems with them. The
/// line has the first node of the tree first, and then a child of the node before each time. It
/// finds the facts of the game in a tree of several games, as [`Node::games`] does.
///
/// It looks through the whole tree. [`TreeFacts`] does so once for many lines.
#[must_use]
pub fn info_on(line: &[Node<'_>]) -> (GameInfo, Vec<Diagnostic>) {
    line.first().map(|root| TreeFacts::of(*root).info_on(line)).unwrap_or_default()
}

/// Where a tree states the facts about its games: found once, for the facts on any of its lines. It
/// holds as long as the tree does not change.
///
/// ```
/// use tengen_sgf::TreeFacts;
///
/// let parsed = tengen_sgf::parse(b"(;SZ[9];B[cc](;W[gg]PB[Anna])(;W[cg]PB[Ben]))");
/// let root = parsed.collection.roots().next().unwrap();
/// let facts = TreeFacts::of(root);
/// let lines = root.subtree().filter(|node| node.first_child().is_none());
/// let names = lines.map(|last| facts.info_on(&last.line_through()).0.black.name);
/// assert_eq!(names.collect::<Vec<_>>(), [Some("Anna".to_owned()), Some("Ben".to_owned())]);
/// ```
#[derive(Clone, Debug)]
pub struct TreeFacts(Option<Telling>);

impl TreeFacts {
    /// Looks through the tree of a first node.
    #[must_use]
    pub fn of(root: Node<'_>) -> TreeFacts {
        TreeFacts(telling(root))
    }

    /// The facts on a line of the tree, and the problems with them: see [`info_on`].
    #[must_use]
    pub fn info_on(&self, line: &[Node<'_>]) -> (GameInfo, Vec<Diagnostic>) {
        if line.is_empty() {
            return Default::default();
        }
        let tells =
            |telling: &Telling| line.iter().take(DEEPEST + 1).position(|node| telling.tells(*node));
        let first = self.0.as_ref().and_then(tells).unwrap_or(0);
        let opening =
            line[first..].iter().position(Node::has_move).map_or(line.len(), |at| first + at + 1);
        let above =
            line[..first].iter().fold(Informed::default(), |above, node| above.below(*node));
        let informing = above.with(line[first..opening].iter().copied());
        Reader::of(line[first], informing.iter().copied()).info()
    }
}

/// How the nodes of a tree tell its games from each other; nothing if the tree is one game.
fn telling(root: Node<'_>) -> Option<Telling> {
    if beginning(root).any(names_player) {
        return None;
    }
    let facts = Telling::Facts { shared: above_players(root) };
    if beginning(root).any(|node| facts.tells(node)) {
        return None;
    }
    if found(root, &facts).next().is_some() {
        return Some(facts);
    }
    // Terms tell games only where nothing else does.
    if beginning(root).any(states_term) { None } else { Some(Telling::Terms) }
}

/// What tells games from each other.
#[derive(Clone, Debug)]
enum Telling {
    /// Players.
    Players,
    /// Facts other than terms.
    Facts {
        /// The nodes below which several ways name players. What they state without a player is
        /// shared by the games of these.
        shared: HashSet<NodeId>,
    },
    /// Terms.
    Terms,
}

impl Telling {
    /// Whether a game begins at the first node on a way of which this is true.
    fn tells(&self, node: Node<'_>) -> bool {
        match self {
            Telling::Players => names_player(node),
            Telling::Facts { shared } => {
                states_fact(node) && (!shared.contains(&node.id()) || names_player(node))
            }
            Telling::Terms => states_term(node),
        }
    }
}

/// The nodes below which several ways name players.
fn above_players(root: Node<'_>) -> HashSet<NodeId> {
    let (mut above, mut shared) = (HashSet::new(), HashSet::new());
    let mut line = iter::successors(Some(root), Node::first_child);
    if line.all(|node| node.children().nth(1).is_none()) {
        return shared;
    }
    for game in found(root, &Telling::Players) {
        for node in iter::successors(game.first.parent(), Node::parent) {
            // The nodes above a shared one are shared.
            if !above.insert(node.id()) && !shared.insert(node.id()) {
                break;
            }
        }
    }
    shared
}

fn states_fact(node: Node<'_>) -> bool {
    facts(node).any(|property| !TERMS.contains(&&*property.name()))
}

fn states_term(node: Node<'_>) -> bool {
    facts(node).any(|property| TERMS.contains(&&*property.name()))
}

/// The nodes of a tree that all its games share, up to the first move.
fn beginning<'a>(root: Node<'a>) -> impl Iterator<Item = Node<'a>> {
    let next = |node: &Node<'a>| {
        let is_last = node.has_move() || node.children().nth(1).is_some();
        // The node behind a fork is that of one way.
        if is_last { None } else { node.first_child() }
    };
    iter::successors(Some(root), next)
}

/// The nodes on a way that say something about games, the last of them first. Each states a fact
/// that those before it in this list do not.
#[derive(Clone, Debug)]
struct Informed<'a>(Arc<[Node<'a>]>);

impl Default for Informed<'_> {
    fn default() -> Self {
        Informed(Arc::new([]))
    }
}

impl<'a> Informed<'a> {
    /// The same one node further down.
    fn below(&self, node: Node<'a>) -> Informed<'a> {
        if Reader::states(node).next().is_none() {
            return self.clone();
        }
        Informed(self.with([node]))
    }

    /// With nodes that count before these.
    fn with(&self, nodes: impl IntoIterator<Item = Node<'a>>) -> Arc<[Node<'a>]> {
        let mut stated: HashSet<usize> = HashSet::new();
        let all = nodes.into_iter().chain(self.0.iter().copied());
        all.filter(|node| Reader::states(*node).filter(|fact| stated.insert(*fact)).count() > 0)
            .collect()
    }
}

/// The first node on each way that tells a game.
fn found<'a>(root: Node<'a>, telling: &Telling) -> impl Iterator<Item = TreeGame<'a>> {
    let mut open = vec![(root, 0, Informed::default())];
    iter::from_fn(move || {
        while let Some((node, depth, above)) = open.pop() {
            if telling.tells(node) {
                let informing = above.with(node.opening());
                return Some(TreeGame { first: node, variations: Vec::new(), informing });
            }
            if depth < DEEPEST {
                let here = above.below(node);
                let first = open.len();
                open.extend(node.children().map(|child| (child, depth + 1, here.clone())));
                open[first..].reverse();
            }
        }
        None
    })
}

/// The games, each with the ways that have the same facts.
fn united(found: Vec<TreeGame<'_>>) -> Vec<TreeGame<'_>> {
    let mut games: Vec<TreeGame<'_>> = Vec::new();
    let mut told: HashMap<Identity, usize> = HashMap::new();
    for game in found {
        if let Some(identity) = identity(game.first) {
            let number = *told.entry(identity).or_insert(games.len());
            if let Some(known) = games.get_mut(number) {
                known.variations.push(game.first);
                continue;
            }
        }
        games.push(game);
    }
    games
}

/// The facts by which a game is known again: names and values, in their order.
pub(crate) type Identity = Vec<(String, Vec<String>)>;

/// The facts that a node states about a game, if they are enough to know it again: they name a
/// player and say when, where or how the game was played.
pub(crate) fn identity(node: Node<'_>) -> Option<Identity> {
    let is_telling = |property: Property<'_>| TELLING.contains(&&*property.name());
    if !names_player(node) || !facts(node).any(is_telling) {
        return None;
    }
    let mut all: Identity = facts(node).map(written).collect();
    all.sort();
    Some(all)
}

/// Whether a property of this name tells games from each other.
pub(crate) fn tells(name: &str) -> bool {
    matches!(known(name), Some((Kind::Info, _))) && !OF_VARIATIONS.contains(&name)
}

/// The game of the ways that none of these games has, if there are any.
fn rest<'a>(root: Node<'a>, games: &[TreeGame<'a>]) -> Option<TreeGame<'a>> {
    let firsts: HashSet<NodeId> =
        games.iter().flat_map(TreeGame::firsts).map(|node| node.id()).collect();
    let mut ways: HashSet<NodeId> = HashSet::new();
    for first in games.iter().flat_map(TreeGame::firsts) {
        let above = iter::successors(first.parent(), Node::parent);
        // Those above one that is known are known.
        above.take_while(|node| ways.insert(node.id())).for_each(drop);
    }
    let mut others = Vec::new();
    let mut open = vec![root];
    while let Some(node) = open.pop() {
        if ways.contains(&node.id()) {
            let first = open.len();
            open.extend(node.children());
            open[first..].reverse();
        } else if !firsts.contains(&node.id()) {
            others.push(node);
        }
    }
    let (first, variations) = others.split_first()?;
    let mut above: Vec<Node<'a>> = iter::successors(first.parent(), Node::parent).collect();
    above.reverse();
    let above = above.into_iter().fold(Informed::default(), |above, node| above.below(node));
    let informing = above.with(first.opening());
    Some(TreeGame { first: *first, variations: variations.to_vec(), informing })
}

/// The facts of a node that may tell its game from others.
fn facts<'a>(node: Node<'a>) -> impl Iterator<Item = Property<'a>> {
    node.properties().filter(|property| {
        tells(&property.name()) && property.values().any(|value| !value.is_blank())
    })
}

/// This is asked of every node of trees that begin without players.
fn names_player(node: Node<'_>) -> bool {
    node.properties().any(|property| {
        matches!(&*property.name(), "PB" | "PW" | "BT" | "WT")
            && property.values().any(|value| !value.is_blank())
    })
}

fn written(property: Property<'_>) -> (String, Vec<String>) {
    (property.name().into_owned(), property.values().map(|value| value.text()).collect())
}

fn is_on_main_line(node: Node<'_>) -> bool {
    let is_first = |node: Node<'_>| {
        let first = node.parent().and_then(|parent| parent.first_child());
        first.is_none_or(|first| first.id() == node.id())
    };
    iter::successors(Some(node), Node::parent).all(is_first)
}

#[cfg(test)]
mod tests {
    use std::iter::successors;

    use super::info_on;
    use crate::{Collection, Node, TreeGame, parse, tools::merge::Merger, write};

    /// Black, White, the size of the board, and the moves of each game.
    fn of(root: Node<'_>) -> Vec<String> {
        let of = |game: &TreeGame<'_>| {
            let info = game.info().0;
            // Read along its lines, its facts are the same.
            for first in game.firsts() {
                assert_eq!(info_on(&first.line_through()).0, info);
            }
            let [black, white] = [&info.black, &info.white].map(|p| p.name.as_deref());
            let [black, white] = [black, white].map(Option::unwrap_or_default);
            format!("{black}-{white} {} {}", info.size, game.line().count())
        };
        root.games().iter().map(of).collect()
    }

    fn games(sgf: &str) -> Vec<String> {
        of(parse(sgf.as_bytes()).collection.roots().next().unwrap())
    }

    fn merged(files: &[&str]) -> Collection {
        let mut merger = Merger::new();
        for sgf in files {
            merger.add(parse(sgf.as_bytes()).collection.roots().next().unwrap()).unwrap();
        }
        merger.finish().unwrap()
    }

    /// Each game of a tree alone.
    fn alone(collection: &Collection) -> Vec<String> {
        let root = collection.roots().next().unwrap();
        let alone = root.games().into_iter().map(|game| {
            let alone = game.alone().unwrap();
            let info = alone.roots().next().unwrap().game_info().0;
            assert_eq!(info, game.info().0);
            let sgf = String::from_utf8(write(&alone)).unwrap();
            sgf.replace('\n', "").replace("FF[4]GM[1]", "").replace("CA[UTF-8]", "")
        });
        alone.collect()
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
        assert_eq!(games("(;SZ[9];B[aa](;PB[A];KM[5];W[bb])(;PB[B];KM[7];W[cc]))").len(), 2);
        assert_eq!(games("(;SZ[9];B[aa](;W[bb]SZ[19]PB[A])(;W[bc]PB[B]))"), ["A- 9 2", "B- 9 2"]);
    }

    #[test]
    fn facts_in_one_place_are_those_of_the_tree_or_of_a_player() {
        assert_eq!(games("(;SZ[9];B[aa];W[bb]PB[A];B[cc])"), ["A- 9 3"]);
        assert_eq!(games("(;SZ[9];B[aa](;W[bb];B[cc])(;W[cc]KM[7]))"), ["- 9 3"]);
        assert_eq!(games("(;SZ[9];B[aa](;W[bb];B[cc])(;W[cc]GN[Variation]))"), ["- 9 3"]);
    }

    #[test]
    fn games_of_other_players_may_share_other_facts() {
        let event = "(;SZ[9]EV[Cup]DT[2001];B[aa](;W[bb]PB[A];B[cc])(;W[cc]PB[B]))";
        assert_eq!(games(event), ["A- 9 3", "B- 9 2"]);
        let parsed = parse(event.as_bytes()).collection;
        for game in parsed.roots().next().unwrap().games() {
            assert_eq!(game.info().0.event.as_deref(), Some("Cup"));
        }
        // Those without players are games too.
        let mixed = "(;SZ[9](;B[aa]PB[A])(;B[bb]PB[B])(;B[cc]EV[Cup]RE[B+R])(;B[dd]EV[Other]))";
        assert_eq!(games(mixed), ["A- 9 1", "B- 9 1", "- 9 1", "- 9 1"]);
        assert_eq!(games(&mixed.replacen("SZ[9]", "SZ[9]DT[2001]", 1)).len(), 4);
        // Facts may be shared further on too.
        let cup = "(;SZ[9];B[ee];W[aa]EV[Cup](;B[bb]PB[A])(;B[cc]PB[B]))";
        assert_eq!(games(cup), ["A- 9 3", "B- 9 3"]);
        let nested = "(;SZ[9]EV[X];B[ee](;W[aa]RE[0](;B[bb]PB[A])(;B[cc]PB[B]))(;W[bb]PB[C]))";
        assert_eq!(games(nested), ["A- 9 3", "B- 9 3", "C- 9 2"]);
        // One game alone with a player may be a variation of that of the tree.
        assert_eq!(games("(;SZ[9]EV[Cup];B[aa](;W[bb])(;W[cc]PB[B]))"), ["- 9 2"]);
    }

    #[test]
    fn ways_without_facts_are_a_game_beside_others() {
        assert_eq!(games("(;SZ[9];B[aa](;W[bb];B[cc])(;W[cc]PB[A]))"), ["A- 9 2", "- 9 3"]);
        let tree = b"(;SZ[9];B[aa](;W[bb]PB[A])(;W[cc]PB[B])(;W[dd]C[kept];B[ee])(;W[ee]))";
        let expected = [
            "(;SZ[9]PB[A];B[aa];W[bb])",
            "(;SZ[9]PB[B];B[aa];W[cc])",
            "(;SZ[9];B[aa](;W[dd]C[kept];B[ee])(;W[ee]))",
        ];
        assert_eq!(alone(&parse(tree).collection), expected);
    }

    #[test]
    fn joined_games_are_found_again_with_their_own_facts_alone() {
        let files = [
            "(;SZ[9]PB[A]PW[B]RE[B+R];B[aa](;W[bb];B[bc])(;W[cc])(;W[dd]))",
            "(;SZ[9]PB[C]PW[D];B[aa];W[ee])",
            "(;SZ[9]PB[E];B[ff];W[ee])",
            "(;SZ[9]PB[E];B[ff];W[ef];B[aa])",
        ];
        let merged = merged(&files);
        let root = merged.roots().next().unwrap();
        assert_eq!(of(root), ["A-B 9 3", "C-D 9 2", "E- 9 2", "E- 9 3"]);
        assert!(root.games()[1..].iter().all(|game| game.info().0.result.is_none()));
        // The facts come last.
        assert_eq!(alone(&merged), files);
    }

    #[test]
    fn long_games_that_part_late_are_found() {
        let shared = ";B[aa];W[]".repeat(300);
        let game = |player: &str, last: &str| {
            format!("(;SZ[9]PB[{player}]KM[{}]{shared};B[{last}])", player.len())
        };
        let [one, other] = [game("A", "bb"), game("BB", "cc")];
        assert_eq!(of(merged(&[&one, &other]).roots().next().unwrap()).len(), 2);
    }

    #[test]
    fn no_word_of_a_game_is_lost_when_it_is_alone() {
        let tree = b"(;SZ[9]KM[5.5];B[aa](;W[bb]PB[A]RE[0]KM[]GN[Main];B[cc])\
            (;W[dd]PB[A]RE[0]GN[Second]GC[words];B[dd])(;PB[B];KM[7]AN[C];W[ee]))";
        let expected = [
            "(;SZ[9]KM[5.5]PB[A]RE[0]GN[Main]GC[words];B[aa](;W[bb];B[cc])(;W[dd]GN[Second];B[dd]))",
            "(;SZ[9]PB[B]KM[7]AN[C];B[aa];;;W[ee])",
        ];
        let parsed = parse(tree).collection;
        let root = parsed.roots().next().unwrap();
        let sgf = |game: TreeGame<'_>| {
            let sgf = String::from_utf8(write(&game.alone().unwrap())).unwrap();
            sgf.replace('\n', "").replace("CA[UTF-8]", "")
        };
        let found: Vec<String> = root.games().into_iter().map(sgf).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn facts_are_those_on_the_line() {
        let tree = b"(;SZ[9]AP[x](;B[aa]PB[A]KM[1];W[bb])(;B[bb];W[aa]PB[B];B[cc])(;B[cc]))";
        let parsed = parse(tree);
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
            let games: String = (0..games).map(|n| format!("(;W[]PB[{n}]RE[0])")).collect();
            format!("(;SZ[9]{}{games})", format!(";{name}[1]").repeat(nodes))
        };
        // Copied for each game, what stands above would take gigabytes.
        for name in ["N", "KM"] {
            let parsed = parse(deep(name, 900, 100_000).as_bytes()).collection;
            let games = parsed.roots().next().unwrap().games();
            assert_eq!(games.len(), 100_000);
            let facts: usize = games.iter().map(|game| game.informing().len()).sum();
            assert!(facts <= 300_000, "{facts}");
        }
        assert_eq!(games(&deep("N", 100_000, 2)).len(), 1);
        // An opening without moves, beside all games.
        let wide = "(;B[]RE[0])".repeat(20_000);
        let wide = format!("(;SZ[9](;{})(;B[]RE[0]){wide})", "N[];".repeat(30_000));
        assert_eq!(parse(wide.as_bytes()).collection.roots().next().unwrap().games().len(), 20_002);
    }
}
