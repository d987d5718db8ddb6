//! The walk over positions that all proof-number searches with a graph in memory share: depth
//! first, within limits (df-pn, A. Nagai, 2002).
//!
//! A search defines its positions and moves ([`Space`]) and keeps them in a [`Graph`]. A position
//! may be met again by other moves, and in circles.

use super::proof_numbers::{Numbers, Sum};

/// A position of a graph: its number in the order in which positions were met.
pub(crate) type Id = u32;

/// The record of a position.
#[derive(Clone, Debug)]
pub(crate) struct Node<W, D> {
    pub(crate) numbers: Numbers,
    /// Whether the side that wants the proof has the turn.
    pub(crate) proving: bool,
    /// After how many steps at most it is decided, as far as is known. Only set once it is decided.
    pub(crate) steps: u32,
    on_path: bool,
    /// The moves and where they lead, once the search has looked at them.
    pub(crate) next: Option<Vec<(W, Id)>>,
    /// The search's own record of the position.
    pub(crate) data: D,
}

impl<W, D> Node<W, D> {
    pub(crate) fn new(numbers: Numbers, proving: bool, data: D) -> Node<W, D> {
        Node { numbers, proving, steps: 0, on_path: false, next: None, data }
    }

    /// The moves that were looked at, and where they lead.
    pub(crate) fn ways(&self) -> &[(W, Id)] {
        self.next.as_deref().unwrap_or_default()
    }
}

/// The positions met so far.
#[derive(Clone, Debug)]
pub(crate) struct Graph<W, D> {
    nodes: Vec<Node<W, D>>,
    /// How many more moves may be followed. Each new position allows some more, so that a search
    /// ends even where it meets no new position.
    pub(crate) visits: usize,
}

impl<W, D> Graph<W, D> {
    /// An empty graph, with `visits` moves that may be followed.
    pub(crate) fn new(visits: usize) -> Graph<W, D> {
        Graph { nodes: Vec::new(), visits }
    }

    pub(crate) fn add(&mut self, node: Node<W, D>) -> Id {
        let id = self.nodes.len() as Id;
        self.nodes.push(node);
        id
    }

    pub(crate) fn node(&self, id: Id) -> &Node<W, D> {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: Id) -> &mut Node<W, D> {
        &mut self.nodes[id as usize]
    }

    /// Marks a position as on the path, so that to meet it again is a circle.
    pub(crate) fn put_on_path(&mut self, id: Id) {
        self.node_mut(id).on_path = true;
    }

    /// In how many steps a position with these new numbers is decided. The side that gets its way
    /// takes the shortest way, the other side the longest.
    fn steps(&self, id: Id, numbers: Numbers) -> u32 {
        let node = self.node(id);
        let to = node.ways().iter().map(|(_, to)| self.node(*to));
        let steps = if numbers.is_proved() == node.proving {
            let same = |to: &&Node<W, D>| {
                to.numbers.is_decided() && to.numbers.is_proved() == numbers.is_proved()
            };
            to.filter(same).map(|node| node.steps).min()
        } else {
            to.map(|node| node.steps).max()
        };
        steps.unwrap_or(0).saturating_add(1)
    }
}

/// The positions and moves of one search.
pub(crate) trait Space {
    /// A move.
    type Way: Copy;
    /// The search's own record of a position.
    type Data;
    /// The longest line followed.
    const DEEPEST: usize;
    /// How many moves each new position allows to be followed.
    const VISITS: usize;

    /// The positions met so far.
    fn graph(&mut self) -> &mut Graph<Self::Way, Self::Data>;

    /// Looks at where the moves from a position lead, and sets its `next`. None if no position is
    /// `left`.
    fn expand(&mut self, id: Id, depth: usize, left: &mut usize) -> Option<()>;

    /// Makes a move on the way to the next depth.
    fn follow(&mut self, _id: Id, _way: Self::Way, _depth: usize) {}

    /// The numbers of a position that is met in a circle.
    fn circle(&self) -> Numbers {
        Numbers::FAILED
    }

    /// Notes that the moves of a position prove it. Returns false if it added moves that have to be
    /// looked at first.
    fn proved(&mut self, _id: Id) -> bool {
        true
    }
}

/// Counts one position down; none if none is left.
pub(crate) fn take(left: &mut usize) -> Option<()> {
    *left = left.checked_sub(1)?;
    Some(())
}

/// Looks at where the moves from a position lead, unless that is done already.
pub(crate) fn open<S: Space>(space: &mut S, id: Id, depth: usize, left: &mut usize) -> Option<()> {
    if space.graph().node(id).next.is_some() {
        return Some(());
    }
    take(left)?;
    let graph = space.graph();
    graph.visits = graph.visits.saturating_add(S::VISITS);
    space.expand(id, depth, left)
}

/// Searches until a position is decided or its numbers reach the limits. None if no position or no
/// visit is left before that.
pub(crate) fn search<S: Space>(
    space: &mut S,
    id: Id,
    limits: Numbers,
    depth: usize,
    left: &mut usize,
) -> Option<()> {
    if space.graph().node(id).numbers.is_decided() {
        return Some(());
    }
    open(space, id, depth, left)?;
    space.graph().node_mut(id).on_path = true;
    let result = look_into(space, id, limits, depth, left);
    space.graph().node_mut(id).on_path = false;
    result
}

fn look_into<S: Space>(
    space: &mut S,
    id: Id,
    limits: Numbers,
    depth: usize,
    left: &mut usize,
) -> Option<()> {
    loop {
        let sum = sum_up(space, id, depth);
        let Some(best) = sum.best else { return Some(()) };
        if sum.numbers.reach(limits) {
            return Some(());
        }
        let graph = space.graph();
        let Some(visits) = graph.visits.checked_sub(1) else {
            *left = 0;
            return None;
        };
        graph.visits = visits;
        let limits = best.limits(graph.node(id).proving, sum.numbers, limits);
        let (way, to) = best.to;
        space.follow(id, way, depth);
        search(space, to, limits, depth + 1, left)?;
    }
}

/// Renews a position's numbers from where its moves lead. Returns also the move to look into next,
/// which is none if the position is decided.
fn sum_up<S: Space>(space: &mut S, id: Id, depth: usize) -> Sum<(S::Way, Id)> {
    let circle = space.circle();
    loop {
        let graph = space.graph();
        let node = graph.node(id);
        if node.numbers.is_decided() {
            return Sum { numbers: node.numbers, best: None };
        }
        let seen = |to: Id| match graph.node(to) {
            known if known.numbers.is_decided() => known.numbers,
            known if known.on_path => circle,
            _ if depth + 1 >= S::DEEPEST => Numbers::FAILED,
            known => known.numbers,
        };
        let sum = Sum::of(node.proving, node.ways().iter().map(|way| (*way, seen(way.1))));
        if sum.numbers.is_decided() {
            let steps = graph.steps(id, sum.numbers);
            graph.node_mut(id).steps = steps;
        }
        if sum.numbers.is_proved() && !space.proved(id) {
            continue;
        }
        space.graph().node_mut(id).numbers = sum.numbers;
        return sum;
    }
}
