//! One tree of many games.

mod places;

use std::{cell::OnceCell, collections::HashMap};

use super::{
    join::{Joined, Told},
    properties::{self, Kind},
    strip::Removed,
};
use crate::{
    edit::EditError,
    games::{Identity, identity, tells},
    main_line::{Step, StepReader},
    node::{Node, Property},
    point::{Color, Size},
    tree::{Collection, NodeId},
};

/// Joins games into trees that share their beginnings. Games on boards of the same size with the
/// same stones set up at the start come into one tree.
///
/// - The facts about a game (players, date, result …) come to the first node that no other game
///   shares, as FF\[4\] wants it, on its main line and on its variations. A game that ends on the
///   way of another is told in a comment there, with all its facts; its variations have none.
/// - The same game twice is one game, if no fact about one contradicts the other. Of games with the
///   same moves and other facts, the first has the node for itself, and the others are told in a
///   comment with all their facts.
/// - The main line of a game stands first below the facts about it. A variation that goes on from
///   its end begins beside its last move, which it repeats.
/// - Nodes with the same moves or stones become one. Their marks and comments are united. Of other
///   values, of marks on one point and of judgements that exclude each other, the first stays, and
///   the others are told in the comment. Clocks that differ are those of no game and go away.
/// - Properties of the file, such as `AP` and `ST`, are not kept. [`Merger::removed`] counts what
///   goes away.
///
/// ```
/// use tengen_sgf::{parse, tools::merge::Merger, write};
///
/// let mut merger = Merger::new();
/// for sgf in ["(;SZ[9]PB[Anna];B[cc];W[gg])", "(;SZ[9]PB[Ben];B[cc];W[cg])"] {
///     let parsed = parse(sgf.as_bytes());
///     merger.add(parsed.collection.roots().next().unwrap())?;
/// }
/// let text = String::from_utf8(write(&merger.finish()?)).unwrap().replace('\n', "");
/// assert_eq!(
///     text,
///     "(;FF[4]GM[1]CA[UTF-8]SZ[9];B[cc](;W[gg]PB[Anna])(;W[cg]PB[Ben]))"
/// );
/// # Ok::<(), tengen_sgf::EditError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Merger {
    out: Collection,
    roots: HashMap<String, NodeId>,
    /// A number for each effect that a node can have: see [`effect`].
    effects: HashMap<String, u32>,
    children: HashMap<(NodeId, u32), NodeId>,
    /// The nodes into which differing properties came.
    joined: HashMap<NodeId, Joined>,
    games: Vec<Game>,
    /// The games that can be known again, by the first node of their tree and their facts.
    known: HashMap<(NodeId, Identity), usize>,
    /// The games that have a node, by its index.
    owners: Vec<Owners>,
    /// How many properties of the files were left out.
    of_files: Removed,
}

/// A game that was added.
#[derive(Clone, Debug)]
struct Game {
    /// The last node of its main line.
    end: NodeId,
    /// The facts about it.
    facts: Vec<Fact>,
}

/// The games that have a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Owners {
    #[default]
    None,
    /// The game of this number.
    One(usize),
    /// Several, of which this was added last.
    Several(usize),
}

impl Owners {
    /// With others, who came later.
    fn with(self, later: Owners) -> Owners {
        match (self, later) {
            (known, Owners::None) | (Owners::None, known) => known,
            (Owners::One(one), Owners::One(other)) if one == other => self,
            (_, Owners::One(last) | Owners::Several(last)) => Owners::Several(last),
        }
    }
}

/// The name of a property and its values.
type Fact = (String, Vec<String>);

impl Merger {
    /// Without any game.
    #[must_use]
    pub fn new() -> Merger {
        Merger::default()
    }

    /// How many trees there are so far.
    #[must_use]
    pub fn trees(&self) -> usize {
        self.roots.len()
    }

    /// How many of each property are not in the trees: of the files' own one for each game, of
    /// clocks one for each time that differs.
    #[must_use]
    pub fn removed(&self) -> Removed {
        let mut removed = self.of_files.clone();
        for name in self.joined.values().flat_map(Joined::disputed) {
            *removed.entry(name.to_owned()).or_default() += 1;
        }
        removed
    }

    /// Adds the game that begins at `root`, with all its variations.
    ///
    /// # Errors
    /// [`EditError::Full`] if the trees can hold no more nodes.
    pub fn add<'a>(&mut self, root: Node<'a>) -> Result<(), EditError> {
        let mut reader = root.step_reader();
        let size = root.size();
        let begins = format!("{size} {}", effect(&mut reader, root));
        let tree = match self.roots.get(&begins) {
            Some(tree) => *tree,
            None => {
                let tree = self.begin(size)?;
                self.roots.insert(begins, tree);
                tree
            }
        };
        let (rest, mut facts) = split(root);
        for (name, _) in facts.extract_if(.., |(name, _)| kind(name) == Some(Kind::Root)) {
            // The tree has its own of these.
            if !["FF", "GM", "CA", "SZ"].contains(&name.as_str()) {
                *self.of_files.entry(name).or_default() += 1;
            }
        }
        self.join(tree, rest)?;
        let shared: Vec<Fact> = facts.iter().filter(|(name, _)| tells(name)).cloned().collect();
        let (first, is_new) = self.game(tree, identity(root), tree, facts);
        // Whether the tree joins several games. That is asked only where a variation has facts.
        let several = OnceCell::new();
        self.visit(tree, first);
        // A stack of our own: records may be a million nodes deep. With each node come the one
        // above it, the game of that, and whether it goes on with its main line.
        let mut open = Vec::new();
        let push = |open: &mut Vec<_>, node: Node<'a>, id, game, is_main| {
            let pushed = open.len();
            open.extend(node.children().map(|child| (child, id, game, false)));
            open[pushed..].reverse();
            if let Some((.., goes_on)) = open[pushed..].last_mut() {
                *goes_on = is_main;
            }
        };
        push(&mut open, root, tree, first, is_new);
        while let Some((node, above, game, goes_on)) = open.pop() {
            let (mut rest, mut facts) = split(node);
            let tells_game = facts.iter().any(|(name, _)| tells(name));
            let is_game = || tells_game && *several.get_or_init(|| root.games().len() > 1);
            if !(goes_on || is_game()) {
                rest.append(&mut facts);
            }
            let effect = effect(&mut reader, node);
            // A node without any content is none of its own.
            let id = if effect == NOTHING && rest.is_empty() && facts.is_empty() {
                above
            } else {
                self.child(above, effect)?
            };
            self.join(id, rest)?;
            let (game, is_main) = if facts.is_empty() {
                (game, goes_on)
            } else if goes_on {
                // Variations of this game may have its facts too.
                if let Some(identity) = identity(node) {
                    self.known.entry((tree, identity)).or_insert(game);
                }
                self.games[game].facts.extend(facts);
                (game, true)
            } else {
                let states = |(name, _): &&Fact| facts.iter().all(|(own, _)| own != name);
                let all = shared.iter().filter(states).chain(&facts).cloned().collect();
                self.game(tree, identity(node), id, all)
            };
            if is_main {
                self.games[game].end = id;
            }
            self.visit(id, game);
            push(&mut open, node, id, game, is_main);
        }
        Ok(())
    }

    /// The game of these facts in a tree, and whether it is new. One that is known again has its
    /// main line already.
    fn game(
        &mut self,
        tree: NodeId,
        identity: Option<Identity>,
        end: NodeId,
        facts: Vec<Fact>,
    ) -> (usize, bool) {
        let new = self.games.len();
        let game = match identity {
            Some(identity) => *self.known.entry((tree, identity)).or_insert(new),
            None => new,
        };
        if game == new {
            self.games.push(Game { end, facts });
        } else {
            let known = &mut self.games[game].facts;
            let further: Vec<Fact> =
                facts.into_iter().filter(|fact| !known.contains(fact)).collect();
            known.extend(further);
        }
        (game, game == new)
    }

    fn begin(&mut self, size: Size) -> Result<NodeId, EditError> {
        let id = self.out.add_game()?;
        self.out.set(id, "FF", ["4"])?;
        self.out.set(id, "GM", ["1"])?;
        self.out.set(id, "CA", ["UTF-8"])?;
        self.out.set(id, "SZ", [size.to_string()])?;
        Ok(id)
    }

    /// The child with this effect, which may be new.
    fn child(&mut self, parent: NodeId, effect: String) -> Result<NodeId, EditError> {
        let next = u32::try_from(self.effects.len()).map_err(|_| EditError::Full)?;
        let effect = *self.effects.entry(effect).or_insert(next);
        if let Some(known) = self.children.get(&(parent, effect)) {
            return Ok(*known);
        }
        let new = self.out.add_child(parent)?;
        self.children.insert((parent, effect), new);
        Ok(new)
    }

    /// Notes that a game has a node.
    fn visit(&mut self, id: NodeId, game: usize) {
        if self.owners.len() <= id.index() {
            self.owners.resize(id.index() + 1, Owners::None);
        }
        let owners = &mut self.owners[id.index()];
        *owners = owners.with(Owners::One(game));
    }

    /// Joins properties into those of a node.
    fn join(&mut self, id: NodeId, new: Vec<Fact>) -> Result<(), EditError> {
        if new.is_empty() {
            return Ok(());
        }
        if let Some(joined) = self.joined.get_mut(&id) {
            joined.add(new, Told::Apart);
            return Ok(());
        }
        let old = self.out.node(id).map(all).unwrap_or_default();
        if old.is_empty() {
            return self.out.replace(id, &new);
        }
        if old != new {
            let joined = self.joined.entry(id).or_insert_with(|| Joined::of(old));
            joined.add(new, Told::Apart);
        }
        Ok(())
    }
}

/// The kind of a property that FF\[4\] knows.
fn kind(name: &str) -> Option<Kind> {
    properties::known(name).map(|(kind, _)| kind)
}

/// The properties of a node, with their values as texts.
fn all(node: Node<'_>) -> Vec<Fact> {
    let texts = |property: Property<'_>| property.values().map(|value| value.text()).collect();
    node.properties().map(|property| (property.name().into_owned(), texts(property))).collect()
}

/// The properties about the node itself, and those about the game. The comment on the first node
/// and properties there that FF\[4\] does not know are about the game.
fn split(node: Node<'_>) -> (Vec<Fact>, Vec<Fact>) {
    let is_first = node.parent().is_none();
    all(node).into_iter().partition(|(name, _)| match kind(name) {
        Some(Kind::Root) => !is_first,
        Some(Kind::Info) => false,
        Some(Kind::SetUp | Kind::Move) => true,
        Some(Kind::Other) => !is_first || name != "C",
        None => !is_first || properties::MARKS.contains(&name.as_str()),
    })
}

/// The effect of a node that does nothing to the board.
const NOTHING: &str = "~";

/// The effect of a node on the board, as a text. Nodes that do nothing differ by their comments.
fn effect(reader: &mut StepReader<'_>, node: Node<'_>) -> String {
    let mut steps = reader.steps(node);
    // Black moves first anyway where nothing is set up.
    let says_nothing = [Ok(Step::ToPlay(Color::Black))];
    if node.parent().is_none() && steps == says_nothing {
        steps.clear();
    }
    let part = |step: Result<Step, _>| match step {
        Ok(Step::Setup { stone, mut points }) => {
            points.sort_by_key(|p| (p.row, p.column));
            let points: String = points.iter().map(ToString::to_string).collect();
            format!("{}:{points}", stone.map_or('-', |color| color.letter()))
        }
        Ok(Step::ToPlay(color)) => format!("{}!", color.letter()),
        Ok(Step::Move { color, point }) => {
            format!("{}{}", color.letter(), point.map_or_else(String::new, |p| p.to_string()))
        }
        Err(_) => "?".to_owned(),
    };
    let parts: Vec<String> = steps.into_iter().map(part).collect();
    if parts.is_empty() && node.parent().is_some() {
        return NOTHING.to_owned() + &node.text("C").unwrap_or_default();
    }
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse, write};

    /// The facts and the length of each game, and all comments.
    fn held(collection: &Collection) -> Vec<String> {
        let games = collection.roots().flat_map(|root| root.games());
        let games = games.map(|game| format!("{:?} {}", game.info().0, game.line().count()));
        let comments = collection.nodes().filter_map(|node| node.text("C"));
        let mut held: Vec<String> = games.chain(comments).collect();
        held.sort();
        held
    }

    fn merged(games: &[&str]) -> (String, usize) {
        let mut merger = Merger::new();
        for sgf in games {
            for root in parse(sgf.as_bytes()).collection.roots() {
                merger.add(root).unwrap();
            }
        }
        let trees = merger.trees();
        let collection = merger.finish().unwrap();
        let text = String::from_utf8(write(&collection)).unwrap();
        assert!(parse(text.as_bytes()).diagnostics.is_empty());
        // Merged again, it has the same games with the same words.
        let mut merger = Merger::new();
        collection.roots().for_each(|root| merger.add(root).unwrap());
        let again = merger.finish().unwrap();
        assert_eq!(held(&again), held(&collection), "{text}");
        (text.replace('\n', "").replace("FF[4]GM[1]CA[UTF-8]", ""), trees)
    }

    #[test]
    fn games_share_their_beginnings_and_keep_their_facts() {
        assert_eq!(
            merged(&[
                "(;SZ[9]PB[A]KM[7];B[aa]C[x]BL[5];W[bb](;B[cc])(;B[dd]))",
                "(;SZ[9]PB[B]KM[6];B[aa]C[y]BL[6];W[bb];B[dd]TR[aa])",
                "(;SZ[9]PB[C]RE[W+];B[aa];W[bb])",
            ]),
            (
                "(;SZ[9];B[aa]C[xy];W[bb]C[C – ?, W+](;B[cc]PB[A]KM[7])(;B[dd]TR[aa]PB[B]KM[6]))"
                    .to_owned(),
                1
            )
        );
    }

    #[test]
    fn the_same_game_twice_is_one_game() {
        let game = "(;SZ[9]PB[A]PW[B]KM[7]RU[AGA]C[hello];B[aa];W[bb])";
        assert_eq!(merged(&[game, game]).0, game);
        assert_eq!(
            merged(&[game, "(;SZ[9]PB[A]PW[X]KM[6];B[aa];W[bb]C[end])"]).0,
            "(;SZ[9]PB[A]PW[B]KM[7]RU[AGA]C[helloA – XKM[6\\]];B[aa];W[bb]C[end])"
        );
        // No result of one game comes to the players of another.
        assert_eq!(
            merged(&["(;SZ[9]PB[A]PW[B];B[aa])", "(;SZ[9]PB[C]PW[D]RE[B+R];B[aa])"]).0,
            "(;SZ[9]PB[A]PW[B]C[C – D, B+R];B[aa])"
        );
        assert_eq!(
            merged(&["(;SZ[9]PB[A]PW[B];B[aa])", "(;SZ[9]PB[A]PW[B]RE[B+R];B[aa])"]).0,
            "(;SZ[9]PB[A]PW[B]RE[B+R];B[aa])"
        );
    }

    #[test]
    fn a_game_on_the_way_of_another_is_told_with_all_its_facts() {
        let games = [
            "(;SZ[9]PB[A]KM[7];B[aa];W[bb])",
            "(;SZ[9]PB[B]PW[C]DT[2001]RU[AGA]KM[5.5]C[short];B[aa]C[x])",
        ];
        let told = "xB – C, 2001RU[AGA\\] KM[5.5\\]short";
        let expected = format!("(;SZ[9];B[aa]C[{told}];W[bb]PB[A]KM[7])");
        assert_eq!(merged(&games).0, expected);
    }

    #[test]
    fn what_no_tree_has_is_counted() {
        let mut merger = Merger::new();
        for sgf in ["(;FF[4]SZ[9]AP[x]ST[1];B[aa]BL[5])", "(;SZ[9]AP[y];B[aa]BL[6])"] {
            merger.add(parse(sgf.as_bytes()).collection.roots().next().unwrap()).unwrap();
        }
        let removed = [("AP", 2), ("BL", 2), ("ST", 1)].map(|(name, n)| (name.to_owned(), n));
        assert_eq!(merger.removed(), Removed::from(removed));
    }

    #[test]
    fn clocks_of_several_games_are_those_of_none() {
        let games = ["5", "6", "7"].map(|time| format!("(;SZ[9];B[aa]BL[{time}])"));
        let games: Vec<&str> = games.iter().map(String::as_str).collect();
        assert_eq!(merged(&games).0, "(;SZ[9];B[aa])");
    }

    #[test]
    fn other_values_that_differ_are_told_and_no_fact_takes_their_place() {
        let games = ["(;SZ[9]V[1]N[a];B[aa]V[2])", "(;SZ[9]V[3]N[a];B[aa]V[4])", "(;SZ[9];B[bb])"];
        assert_eq!(merged(&games).0, "(;SZ[9]V[1]N[a]C[V[3\\]](;B[aa]V[2]C[V[4\\]])(;B[bb]))");
    }

    #[test]
    fn a_point_has_one_label_and_one_sign() {
        assert_eq!(
            merged(&[
                "(;SZ[9];B[aa]LB[bb:A]TR[cc][dd])",
                "(;SZ[9];B[aa]LB[bb:B][ee:A]SQ[cc]TR[dd])",
            ])
            .0,
            "(;SZ[9];B[aa]LB[bb:A][ee:A]TR[cc][dd]C[LB[bb:B\\]SQ[cc\\]])"
        );
    }

    #[test]
    fn a_node_has_one_judgement_and_a_point_one_owner() {
        assert_eq!(
            merged(&[
                "(;SZ[9];B[aa]GB[1]TE[1]TB[aa:ba]VW[aa:bb])",
                "(;SZ[9];B[aa]GW[2]UC[1]BM[1]TW[ba][ca]VW[cc]TB[aa][ab])",
            ])
            .0,
            "(;SZ[9];B[aa]GB[1]TE[1]TB[aa][ba][ab]VW[aa:bb]TW[ca]\
            C[GW[2\\]UC[1\\]BM[1\\]TW[ba\\]VW[cc\\]])"
        );
        assert_eq!(
            merged(&["(;SZ[9]TB[]TR[aa])", "(;SZ[9]TB[]CR[aa:ab])"]).0,
            "(;SZ[9]TB[]TR[aa]CR[ab]C[CR[aa\\]])"
        );
    }

    #[test]
    fn a_variation_keeps_the_facts_about_its_game() {
        assert_eq!(
            merged(&[
                "(;SZ[9]PB[A](;B[aa];W[bb])(;B[cc];W[dd](;B[ee])(;B[ff])))",
                "(;SZ[9]PB[B];B[aa];W[ee])",
            ])
            .0,
            "(;SZ[9](;B[aa](;W[bb]PB[A])(;W[ee]PB[B]))(;B[cc]PB[A];W[dd](;B[ee])(;B[ff])))"
        );
    }

    #[test]
    fn a_variation_comes_under_no_facts_of_another_game() {
        let long = "(;SZ[9]PB[Y]RE[B+R];B[aa];W[bb];B[cc])";
        let other = "(;SZ[9]PB[X]RE[0](;B[ee];W[ff])(;B[aa];W[bb];B[dd]))";
        let expected = "(;SZ[9](;B[ee]PB[X]RE[0];W[ff])\
            (;B[aa];W[bb](;B[cc]PB[Y]RE[B+R])(;B[dd]PB[X]RE[0])))";
        assert_eq!(merged(&[long, other]).0, expected);
        assert_eq!(merged(&[other, long]).0.len(), expected.len());
        // Both end with the same move.
        let same = "(;SZ[9]PB[A];B[aa];W[bb];B[cc])";
        let varied = "(;SZ[9]PB[B];B[aa];W[bb](;B[cc])(;B[dd]))";
        assert_eq!(merged(&[same, varied]).0, "(;SZ[9];B[aa];W[bb](;B[cc]PB[A]C[B – ?])(;B[dd]))");
    }

    #[test]
    fn the_main_line_of_a_game_stays_its_main_line() {
        let varied = "(;SZ[9]PB[Anna]RE[B+R];B[ee](;W[gc];B[cg])(;W[ec];B[gd];W[dg]))";
        let plain = "(;SZ[9]PB[Carl]RE[W+R];B[ee];W[ec](;B[cd];W[fg])(;B[gd]))";
        for games in [[varied, plain], [plain, varied]] {
            let text = merged(&games).0;
            let tree = parse(text.as_bytes()).collection;
            let games = tree.roots().next().unwrap().games();
            let mut lines: Vec<_> =
                games.iter().map(|g| (g.info().0.black.name, g.line().count())).collect();
            lines.sort();
            let expected = [("Anna", 3), ("Carl", 4)].map(|(name, n)| (Some(name.to_owned()), n));
            assert_eq!(lines, expected, "{text}");
        }
    }

    #[test]
    fn what_goes_on_from_the_end_of_a_game_is_no_part_of_it() {
        let game = "(;SZ[9]PB[A];B[ee];W[ec](;B[cd];W[fg])(;B[cd];W[fg];B[gf]C[or on];W[gg]))";
        let expected = "(;SZ[9]PB[A];B[ee];W[ec];B[cd](;W[fg])(;W[fg];B[gf]C[or on];W[gg]))";
        assert_eq!(merged(&[game]).0, expected);
        assert_eq!(merged(&[expected]).0, expected);
        // The variation of another game that goes on there.
        let other = "(;SZ[9]PB[B]DT[2];B[ee](;W[ff])(;W[ec];B[cd];W[fg];B[aa]))";
        let expected = "(;SZ[9];B[ee](;W[ff]PB[B]DT[2])\
            (;W[ec];B[cd](;W[fg]PB[A]DT[1])(;W[fg];B[aa]PB[B]DT[2])))";
        assert_eq!(merged(&["(;SZ[9]PB[A]DT[1];B[ee];W[ec];B[cd];W[fg])", other]).0, expected);
    }

    #[test]
    fn a_variation_of_two_games_is_none_of_its_own() {
        let game = |player: &str, last: &str| {
            format!("(;SZ[9]PB[{player}]DT[1];B[aa](;W[bb];B[{last}])(;W[cc];B[dd]))")
        };
        let text = merged(&[&game("A", "gg"), &game("B", "hh")]).0;
        let tree = parse(text.as_bytes()).collection;
        let games = tree.roots().next().unwrap().games();
        let names = games.iter().map(|game| game.info().0.black.name);
        assert_eq!(names.collect::<Vec<_>>(), ["A", "B"].map(|name| Some(name.to_owned())));
    }

    #[test]
    fn variations_on_a_common_way_stay_with_their_games() {
        let games = [
            "(;SZ[9]PB[A]RE[B+R](;B[aa];W[bb])(;B[cc];W[dd]))",
            "(;SZ[9]PB[B]RE[W+R](;B[ee];W[ff])(;B[cc];W[gg]))",
        ];
        let expected = "(;SZ[9](;B[aa]PB[A]RE[B+R];W[bb])(;B[ee]PB[B]RE[W+R];W[ff])\
            (;B[cc](;W[dd]PB[A]RE[B+R])(;W[gg]PB[B]RE[W+R])))";
        let sorted = |text: &str| {
            let mut parts: Vec<&str> = text.split(['(', ')']).collect();
            parts.sort_unstable();
            parts.join(" ")
        };
        for games in [games, [games[1], games[0]]] {
            assert_eq!(sorted(&merged(&games).0), sorted(expected));
        }
        // Behind the end of a game, and in a tree that was merged before.
        let ends = [
            "(;SZ[9]PB[A]RE[B+R];B[aa];W[bb])",
            "(;SZ[9]PB[B]RE[W+R](;B[aa];W[cc])(;B[aa];W[bb];B[cc];W[dd](;B[ee])(;B[ff])))",
            "(;SZ[9]PB[C]RE[0](;B[aa];W[ee])(;B[aa];W[bb];B[cc];W[dd];B[gg]))",
        ];
        let text = merged(&ends).0;
        for part in ["B[ee]PB[B]RE[W+R]", "B[ff]PB[B]RE[W+R]", "B[gg]PB[C]RE[0]"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let before =
            "(;SZ[9];B[aa](;W[bb]PB[A]DT[1];B[bc])(;W[cc]PB[B]DT[2];B[dd](;W[ee])(;W[ff])))";
        let text = merged(&[before, "(;SZ[9]PB[D]DT[3];B[aa];W[cc];B[dd];W[gg])"]).0;
        for part in ["W[ee]PB[B]", "W[ff]PB[B]", "W[gg]PB[D]"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn a_merged_tree_takes_in_its_own_games_again() {
        let one = "(;SZ[9]PB[A]DT[1]RE[B+R];B[ee]C[first];W[gg];B[cc]C[last])";
        let other = "(;SZ[9]PB[C]DT[2]RE[W+R];B[ee](;W[cg];B[cc];W[dd])(;W[gg];B[cc];W[gc]))";
        let both = merged(&[one, other]).0;
        for again in [[one, &both], [&both, one], [&both, other], [other, &both]] {
            let text = merged(&again).0;
            let tree = parse(text.as_bytes()).collection;
            let games = tree.roots().next().unwrap().games();
            let mut lines: Vec<_> =
                games.iter().map(|g| (g.info().0.black.name, g.line().count())).collect();
            lines.sort();
            let expected = [("A", 3), ("C", 4)].map(|(name, n)| (Some(name.to_owned()), n));
            assert_eq!(lines, expected, "{text}");
            assert_eq!(text.matches("first").count(), 1, "{text}");
        }
    }

    #[test]
    fn a_tree_and_this_weeks_games() {
        let lengths = |text: &str| {
            let tree = parse(text.as_bytes()).collection;
            let games = tree.roots().next().unwrap().games();
            let mut lengths: Vec<_> =
                games.iter().map(|g| (g.info().0.black.name, g.line().count())).collect();
            lengths.sort();
            lengths
        };
        for games in [
            [
                "(;SZ[9]PB[P0]RE[W+0.5];B[ab];W[bc];B[cc];W[da];B[eb])",
                "(;SZ[9]PB[P1]RE[B+2.5](;B[ab];W[bb];B[ca])(;B[ac]))",
            ],
            [
                "(;SZ[9]PB[P0]RE[W+0.5];B[ab];W[bb];B[cc];W[da];B[eb])",
                "(;SZ[9]PB[P1]RE[B+2.5];B[ab](;W[bb];B[ca];W[ii])(;W[gg];B[hh]))",
            ],
        ] {
            let tree = merged(&games).0;
            let mut expected: Vec<_> = games.iter().flat_map(|game| lengths(game)).collect();
            assert_eq!(lengths(&tree), expected);
            let new = "(;SZ[9]PB[N]RE[0];B[dd];W[bb];B[cc])";
            expected.extend(lengths(new));
            expected.sort();
            for games in [[tree.as_str(), new], [new, tree.as_str()]] {
                assert_eq!(lengths(&merged(&games).0), expected);
            }
        }
    }

    #[test]
    fn the_variation_of_a_game_that_is_told_is_not_that_game() {
        let long = "(;SZ[9]PB[A]DT[1]RE[B+R];B[ab];W[ba];B[ca];W[db];B[ea])";
        let short = "(;SZ[9]PB[B]DT[2]RE[W+R];B[ab](;W[ba];B[ca])(;W[bb];B[cb];W[dc];B[ec]))";
        let text = merged(&[long, short]).0;
        assert_eq!(text.matches("PB[").count(), 1, "{text}");
        assert!(text.contains("C[B – ?, 2, W+R]"), "{text}");
    }

    #[test]
    fn words_about_a_game_stand_before_those_about_its_moves() {
        let games = ["(;SZ[9]PB[A]C[Intro];B[aa]C[Move])", "(;SZ[9]PB[B];B[bb])"];
        let expected = "(;SZ[9](;B[aa]C[IntroMove]PB[A])(;B[bb]PB[B]))";
        assert_eq!(merged(&games).0, expected);
    }

    #[test]
    fn a_merged_tree_can_be_merged_again() {
        let first = ["(;SZ[9]PB[A];B[aa];W[bb])", "(;SZ[9]PB[B];B[aa];W[cc])"];
        let once = merged(&first).0;
        assert_eq!(merged(&[&once]).0, once);
        assert_eq!(
            merged(&[&once, "(;SZ[9]PB[C];B[aa];W[cc];B[dd])", "(;SZ[9]PB[D];B[aa];W[cc];B[ee])"])
                .0,
            "(;SZ[9];B[aa](;W[bb]PB[A])(;W[cc]C[B – ?](;B[dd]PB[C])(;B[ee]PB[D])))"
        );
    }

    #[test]
    fn other_boards_and_other_stones_are_other_trees() {
        let (text, trees) = merged(&["(;SZ[9];B[aa])(;SZ[13];B[aa])", "(;SZ[9]AB[bb];W[aa])"]);
        assert_eq!(trees, 3);
        assert_eq!(text, "(;SZ[9];B[aa])(;SZ[13];B[aa])(;SZ[9]AB[bb];W[aa])");
    }

    #[test]
    fn facts_stand_once_on_a_way() {
        let plain = "(;SZ[9]PB[A]PW[B]RE[0];B[aa];W[bb];B[cc])";
        let varied = "(;SZ[9]PB[A]PW[B]RE[0];B[aa];W[bb](;B[cc])(;B[dd]C[or here]))";
        assert_eq!(merged(&[plain, varied]).0, varied);
    }

    #[test]
    fn what_says_nothing_makes_no_difference() {
        let game = "(;SZ[9]PB[A]RE[B+R]DT[2001];B[ee];W[cc])";
        for other in [
            "(;SZ[9]PB[A]RE[B+R]DT[2001];;B[ee];W[cc])",
            "(;SZ[9]PB[A]RE[B+R]DT[2001];B[ee];;W[cc];)",
            "(;SZ[9]PB[A]RE[B+R]DT[2001]PL[B];B[ee];W[cc])",
        ] {
            assert_eq!(merged(&[game, other]).0.replace("PL[B]", ""), game);
        }
    }

    #[test]
    fn one_game_alone_keeps_its_facts_at_the_root() {
        let (text, _) = merged(&["(;SZ[9]PB[A]C[hello];B[aa];W[bb])"]);
        assert_eq!(text, "(;SZ[9]PB[A]C[hello];B[aa];W[bb])");
    }
}
