//! The games that a tree joins.

use crate::node::Node;

/// The properties that tell one game from another.
const FACTS: [&str; 8] = ["BT", "DT", "EV", "GN", "PB", "PW", "RE", "WT"];

/// Facts about games are looked for in nodes with fewer nodes above them than this. No game has as
/// many moves before it leaves the way of another one.
const DEEPEST: usize = 1000;

impl<'a> Node<'a> {
    /// The first nodes of the games in the tree that begins here, in the order of the file. In a
    /// tree of several games, FF\[4\] has the facts about each (its players, date, result …) at the
    /// first node that no other game shares. Where no node below has such facts, or where the
    /// beginning has some, the tree is one game, and this node its first. Call it on the first node
    /// of a tree.
    ///
    /// ```
    /// let parsed = tengen_sgf::parse(b"(;SZ[9]KM[7];B[cc](;W[gg]PB[Anna])(;W[cg]PB[Ben]))");
    /// let games = parsed.collection.roots().next().unwrap().games();
    /// let info = |game: &tengen_sgf::Node<'_>| game.game_info().0;
    /// let names: Vec<_> = games.iter().filter_map(|game| info(game).black.name).collect();
    /// assert_eq!(names, ["Anna", "Ben"]);
    /// assert_eq!(info(&games[1]).komi, Some(14));
    /// assert_eq!(games[1].whole_line().count(), 2);
    /// ```
    #[must_use]
    pub fn games(&self) -> Vec<Node<'a>> {
        let mut games = Vec::new();
        let mut open = vec![(*self, 0)];
        while let Some((node, depth)) = open.pop() {
            if has_facts(node) {
                games.push(node);
            } else if depth < DEEPEST {
                let first = open.len();
                open.extend(node.children().map(|child| (child, depth + 1)));
                open[first..].reverse();
            }
        }
        let is_one = match games[..] {
            [] => true,
            // Some write the facts a node too late.
            [game] => self.opening().any(|node| node.id() == game.id()),
            _ => false,
        };
        if is_one { vec![*self] } else { games }
    }

    /// This node and those behind it up to the first move.
    fn opening(&self) -> impl Iterator<Item = Node<'a>> {
        let mut next = Some(*self);
        std::iter::from_fn(move || {
            let node = next?;
            next = if node.has_move() { None } else { node.first_child() };
            Some(node)
        })
    }
}

fn has_facts(node: Node<'_>) -> bool {
    let is_fact = |name: &str| FACTS.contains(&name);
    node.properties().any(|property| {
        is_fact(&property.name()) && property.values().any(|value| !value.is_blank())
    })
}

#[cfg(test)]
mod tests {
    use crate::parse;

    fn games(sgf: &str) -> Vec<String> {
        let parsed = parse(sgf.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        let of = |game: crate::Node<'_>| {
            let info = game.game_info().0;
            let moves = game.whole_line().count();
            format!("{} {} {moves}", info.black.name.unwrap_or_default(), info.size)
        };
        root.games().into_iter().map(of).collect()
    }

    #[test]
    fn a_game_begins_where_its_facts_stand() {
        assert_eq!(games("(;SZ[9]PB[A];B[aa](;W[bb])(;W[cc]PB[B]))"), ["A 9 2"]);
        assert_eq!(games("(;SZ[9];B[aa](;W[bb])(;W[cc]))"), [" 9 2"]);
        assert_eq!(games("(;SZ[9];PB[A];B[aa](;W[bb])(;W[cc]))"), ["A 9 2"]);
        assert_eq!(games("(;SZ[9]PB[];B[aa](;W[bb]PB[A];B[dd])(;W[cc]PB[B]))"), ["A 9 3", "B 9 2"]);
        // The facts of a tree with one game may stand anywhere.
        assert_eq!(games("(;SZ[9];B[aa];W[bb]PB[A];B[cc])"), ["A 9 3"]);
        assert_eq!(games("(;SZ[9](;B[aa]PB[A];W[bb]PB[C])(;B[cc](;W[dd])(;W[ee]PB[B])))").len(), 2);
    }

    #[test]
    fn facts_are_not_looked_for_without_end() {
        let deep = |nodes: usize| format!("(;SZ[9]{}(;W[]PB[A])(;W[]PB[B]))", ";B[]".repeat(nodes));
        assert_eq!(games(&deep(900)).len(), 2);
        assert_eq!(games(&deep(100_000)).len(), 1);
    }
}
