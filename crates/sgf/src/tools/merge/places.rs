//! Where the facts about joined games stand, and which of their lines stand first.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    rc::Rc,
};

use super::{Fact, Game, Merger, Owners, all};
use crate::{
    edit::EditError,
    games::tells,
    node::Node,
    tools::{
        join::{Joined, Told},
        properties::{self, Kind},
    },
    tree::{Collection, NodeId},
};

/// The beginning of a variation, in a tree of several games.
struct Branch {
    node: NodeId,
    /// The last node of the main line of its game; of several games that have it, the last one.
    end: NodeId,
    /// The facts that tell that game from others.
    facts: Rc<[Fact]>,
}

/// Branches of games that have their main lines elsewhere.
#[derive(Clone, Copy, Debug)]
enum Branches<'a> {
    None,
    /// All of games with these facts.
    Of(&'a Rc<[Fact]>),
    /// Of games with different facts.
    Various,
}

impl<'a> Branches<'a> {
    fn with(self, other: Branches<'a>) -> Branches<'a> {
        match (self, other) {
            (known, Branches::None) | (Branches::None, known) => known,
            (Branches::Of(one), Branches::Of(other)) if Rc::ptr_eq(one, other) => self,
            _ => Branches::Various,
        }
    }

    /// Whether these facts hold for all of them.
    fn are_of(self, facts: &[Fact]) -> bool {
        match self {
            Branches::None => true,
            Branches::Of(own) => own.iter().all(|fact| facts.contains(fact)),
            Branches::Various => false,
        }
    }
}

/// A game whose facts have a place of their own.
struct Placed {
    /// The node that has them.
    place: NodeId,
    /// The last node of its main line.
    end: NodeId,
    facts: Vec<Fact>,
}

impl Merger {
    /// The trees, with the facts about each game in their place.
    ///
    /// # Errors
    /// [`EditError::Full`] if the trees can hold no more.
    pub fn finish(mut self) -> Result<Collection, EditError> {
        let games = std::mem::take(&mut self.games);
        self.spread_owners();
        let passing = self.passing(&games);
        let branches = self.branches(&games, &passing);
        let below = self.below(&branches);
        let mut by_end: HashMap<NodeId, Vec<Vec<Fact>>> = HashMap::new();
        for Game { end, facts } in games {
            by_end.entry(end).or_default().push(facts);
        }
        let mut placed = Vec::new();
        for (end, games) in by_end {
            let facts = shared(&games);
            let line = std::iter::successors(self.out.node(end), |node| node.parent());
            let alone = |node: &Node<'_>| {
                let index = node.id().index();
                // Lines that go on from its end come to stand beside it.
                passing[index] == games.len() && (node.id() == end || below[index].are_of(&facts))
            };
            let first = line.take_while(alone).last().map(|node| node.id());
            let place = first.unwrap_or(end);
            let mut joined = self.take_joined(place);
            let is_told =
                |own: &Vec<Fact>| first.is_some() && own.iter().all(|fact| facts.contains(fact));
            let mut told = HashSet::new();
            let others = games.iter().filter(|own| !is_told(own) && told.insert(*own));
            let others: Vec<Vec<Fact>> = others.cloned().collect();
            if first.is_some() {
                joined.add(facts.clone(), Told::Together);
                placed.push(Placed { place, end, facts });
            }
            others.into_iter().for_each(|facts| joined.tell(facts));
            self.out.replace(place, &joined.finish())?;
        }
        placed.sort_by_key(|game| game.end.index());
        self.inform(&branches, &placed)?;
        for (id, joined) in std::mem::take(&mut self.joined) {
            self.out.replace(id, &joined.finish())?;
        }
        self.put_before(&branches)?;
        for game in &placed {
            self.put_first(game)?;
            let is_own = matches!(below[game.end.index()], Branches::None);
            self.part(game, is_own)?;
        }
        Ok(self.out)
    }

    /// The properties of a node, for more to come.
    fn take_joined(&mut self, node: NodeId) -> Joined {
        match self.joined.remove(&node) {
            Some(joined) => joined,
            None => Joined::of(self.out.node(node).map(all).unwrap_or_default()),
        }
    }

    /// Puts the facts about a game to those of its branches that no node above tells.
    fn inform(&mut self, branches: &[Branch], placed: &[Placed]) -> Result<(), EditError> {
        // For each node, the facts that stand on it or next above it.
        let mut informed: Vec<Option<Rc<[Fact]>>> = vec![None; self.out.node_count()];
        for Placed { place, facts, .. } in placed.iter().filter(|game| !game.facts.is_empty()) {
            informed[place.index()] = Some(facts.as_slice().into());
        }
        let ends: HashMap<NodeId, &[Fact]> =
            placed.iter().map(|game| (game.end, game.facts.as_slice())).collect();
        for index in 0..informed.len() {
            let node = NodeId::for_index(index).and_then(|id| self.out.node(id));
            let parent = node.and_then(|node| node.parent());
            // Lines that go on from the end of a game come to stand beside it.
            let above = match parent {
                Some(parent) if ends.contains_key(&parent.id()) => parent.parent().or(Some(parent)),
                parent => parent,
            };
            // A child is younger than its parent.
            if informed[index].is_none() {
                informed[index] = above.and_then(|above| informed[above.id().index()].clone());
            }
        }
        let holds = |all: &[Fact], facts: &[Fact]| facts.iter().all(|fact| all.contains(fact));
        for Branch { node, end, facts } in branches {
            let known = informed[node.index()].as_deref().unwrap_or_default();
            // A game that is told in a comment would be read along its variation.
            let has_place = ends.get(end).is_some_and(|all| holds(all, facts));
            if has_place && !holds(known, facts) {
                let mut joined = self.take_joined(*node);
                joined.add(facts.to_vec(), Told::Together);
                self.joined.insert(*node, joined);
            }
        }
        Ok(())
    }

    /// Puts the main line of each game before its branches where they part: the first way with the
    /// facts about a game is its main line. Where two games want it otherwise, one has it.
    fn put_before(&mut self, branches: &[Branch]) -> Result<(), EditError> {
        let mut by_end: BTreeMap<usize, Vec<&Branch>> = BTreeMap::new();
        for branch in branches {
            by_end.entry(branch.end.index()).or_default().push(branch);
        }
        for branches in by_end.into_values() {
            let line = std::iter::successors(self.out.node(branches[0].end), |node| node.parent());
            // For each node of the main line, the next one.
            let next: HashMap<NodeId, NodeId> =
                line.filter_map(|node| Some((node.parent()?.id(), node.id()))).collect();
            // The nodes of its branches, up to those where they leave the main line.
            let mut aside: HashSet<NodeId> = HashSet::new();
            let mut forks: Vec<NodeId> = Vec::new();
            for branch in branches {
                let way = std::iter::successors(self.out.node(branch.node), |node| node.parent());
                for node in way.take_while(|node| !next.contains_key(&node.id())) {
                    // The nodes above one that was seen were seen as well.
                    if !aside.insert(node.id()) {
                        break;
                    }
                    let above = node.parent().map(|parent| parent.id());
                    forks.extend(above.filter(|above| next.contains_key(above)));
                }
            }
            forks.sort_by_key(|fork| fork.index());
            forks.dedup();
            for fork in forks {
                let Some(node) = self.out.node(fork) else { continue };
                let first = node.children().position(|child| aside.contains(&child.id()));
                let main = node.children().position(|child| child.id() == next[&fork]);
                if let Some(first) = first.filter(|first| Some(*first) < main) {
                    self.out.put_among_siblings(next[&fork], first)?;
                }
            }
        }
        Ok(())
    }

    /// Puts the main line of a game first below the facts about it.
    fn put_first(&mut self, game: &Placed) -> Result<(), EditError> {
        let line = std::iter::successors(self.out.node(game.end), |node| node.parent());
        let line: Vec<NodeId> =
            line.map(|node| node.id()).take_while(|id| *id != game.place).collect();
        line.into_iter().try_for_each(|node| self.out.put_among_siblings(node, 0))
    }

    /// Lets all that goes on from the end of a game begin beside its last move, which is repeated.
    /// Else it would be a part of the game.
    fn part(&mut self, game: &Placed, is_own: bool) -> Result<(), EditError> {
        let Some(end) = self.out.node(game.end) else { return Ok(()) };
        let Some(parent) = end.parent().map(|parent| parent.id()) else { return Ok(()) };
        if end.first_child().is_none() {
            return Ok(());
        }
        let does = |(name, _): &Fact| {
            matches!(name.as_str(), "B" | "W" | "KO")
                || properties::known(name).is_some_and(|(kind, _)| kind == Kind::SetUp)
        };
        let mut repeated: Vec<Fact> = all(end).into_iter().filter(does).collect();
        if is_own && game.place == game.end {
            repeated.extend(game.facts.iter().filter(|(name, _)| tells(name)).cloned());
        }
        let copy = self.out.add_child(parent)?;
        self.out.replace(copy, &repeated)?;
        self.out.move_children(game.end, copy)
    }

    /// Lets each node have the games of those below it.
    fn spread_owners(&mut self) {
        self.owners.resize(self.out.node_count(), Owners::None);
        // A child is younger than its parent.
        for index in (0..self.owners.len()).rev() {
            let node = NodeId::for_index(index).and_then(|id| self.out.node(id));
            if let Some(parent) = node.and_then(|node| node.parent()) {
                let parent = parent.id().index();
                self.owners[parent] = self.owners[parent].with(self.owners[index]);
            }
        }
    }

    /// The branches of all games: each begins where no other game goes. One that several games have
    /// to its end is the last game's, and begins at that end.
    fn branches(&self, games: &[Game], passing: &[usize]) -> Vec<Branch> {
        let mut telling: Vec<Option<Rc<[Fact]>>> = vec![None; games.len()];
        let mut facts = |game: usize| {
            let all = || games[game].facts.iter().filter(|(name, _)| tells(name)).cloned();
            Rc::clone(telling[game].get_or_insert_with(|| all().collect()))
        };
        let nodes = (0..self.owners.len()).filter_map(NodeId::for_index);
        let nodes = nodes.filter_map(|id| self.out.node(id));
        let owners = |node: Node<'_>| self.owners[node.id().index()];
        let branch = |node: Node<'_>| {
            let above = node.parent().map_or(Owners::None, owners);
            let game = match (owners(node), above) {
                _ if passing[node.id().index()] > 0 => None,
                (Owners::One(game), Owners::Several(_)) => Some(game),
                (Owners::Several(last), _) => Some(last).filter(|_| node.first_child().is_none()),
                _ => None,
            }?;
            let branch = Branch { node: node.id(), end: games[game].end, facts: facts(game) };
            Some(branch).filter(|branch| !branch.facts.is_empty())
        };
        nodes.filter_map(branch).collect()
    }

    /// For each node by its index, the branches that begin there or below.
    fn below<'b>(&self, branches: &'b [Branch]) -> Vec<Branches<'b>> {
        let mut below = vec![Branches::None; self.out.node_count()];
        for Branch { node, facts, .. } in branches {
            below[node.index()] = Branches::Of(facts);
        }
        // A child is younger than its parent.
        for index in (0..below.len()).rev() {
            let node = NodeId::for_index(index).and_then(|id| self.out.node(id));
            if let Some(parent) = node.and_then(|node| node.parent()) {
                let parent = parent.id().index();
                below[parent] = below[parent].with(below[index]);
            }
        }
        below
    }

    /// How many games pass through each node, by its index.
    fn passing(&self, games: &[Game]) -> Vec<usize> {
        let mut passing = vec![0; self.out.node_count()];
        for game in games {
            passing[game.end.index()] += 1;
        }
        // A child is younger than its parent.
        for index in (0..passing.len()).rev() {
            let node = NodeId::for_index(index).and_then(|id| self.out.node(id));
            if let Some(parent) = node.and_then(|node| node.parent()) {
                passing[parent.id().index()] += passing[index];
            }
        }
        passing
    }
}

/// The facts about games with the same moves that may be one game.
fn shared(games: &[Vec<Fact>]) -> Vec<Fact> {
    let mut shared: Vec<Fact> = Vec::new();
    for facts in games {
        if may_be_one(&shared, facts) {
            let new = facts.iter().filter(|fact| !shared.contains(fact));
            shared.extend(new.cloned().collect::<Vec<_>>());
        }
    }
    shared
}

/// Whether two games with the same moves may be one: no fact about one contradicts the other. Texts
/// about the game may differ.
fn may_be_one(one: &[Fact], other: &[Fact]) -> bool {
    let agrees = |(name, values): &Fact| {
        let known = one.iter().find(|(known, _)| known == name);
        known.is_none_or(|(_, known)| known == values || Joined::unites(name))
    };
    other.iter().all(agrees)
}
