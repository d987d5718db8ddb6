//! Proof numbers over the moves that look worth playing, on a board of any size.
//!
//! [Exhaustive reading](crate::search::exhaustive) looks at every move in a small part of the board
//! and gives certain answers. This search is told which moves to try, and knows a position by its
//! hash. Its answers are estimates.

use super::moves::QuickCapture;
use crate::ask::Threats;
use crate::search::Numbers;
use crate::search::df_pn::{self, Graph, Id, Node, Space};
use std::collections::HashMap;
use tengen_rules::{Board, Color, Point};

/// The state of a position, as seen without any play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Glance {
    /// The attacker has taken the chain.
    Taken,
    /// The attacker will not take it.
    Safe,
    /// Neither. How hard it looks to take and to keep safe, both at least 1.
    Open(u32, u32),
}

/// The side that has the threats a ko needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KoThreats {
    /// This side, for every ko. It may retake at once, and the other only a move later.
    All(Color),
    /// Neither side. The side that may not retake must move elsewhere, and the other need not
    /// answer.
    Nobodys,
}

impl KoThreats {
    /// The threats assumed by `threats`, where `turn` moves first.
    pub(crate) fn of(threats: Threats, turn: Color) -> KoThreats {
        match threats {
            Threats::Other => KoThreats::All(!turn),
            Threats::Even => KoThreats::Nobodys,
            Threats::Own => KoThreats::All(turn),
        }
    }
}

/// The position that a search begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start<'a> {
    pub(crate) board: &'a Board,
    pub(crate) turn: Color,
    /// Where a ko may not be retaken.
    pub(crate) ko: Option<Point>,
}

/// Whether the stones are taken, and the move by which the side to move gets its way. `taken` is
/// none if the positions end first. `by` is none if no move is needed, or if the side is known not
/// to get its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QuickAnswer {
    pub(crate) taken: Option<bool>,
    pub(crate) by: Option<Point>,
}

impl QuickAnswer {
    /// This answer, or `other` where this one is not decided.
    pub(crate) fn or(self, other: QuickAnswer) -> QuickAnswer {
        if self.taken.is_some() { self } else { other }
    }
}

/// The most positions for a look whether another move works too.
const SHORT: usize = 500;
/// Such a look gets at most one part in this many of all positions.
const LOOKS: usize = 40;

/// A position on the way: the stones, whose turn it is and the ko that may not be retaken.
#[derive(Clone)]
struct Place {
    board: Board,
    turn: Color,
    ko: Option<Point>,
}

/// A move, or none for a pass.
type Way = Option<Point>;

/// A search for one goal under one assumption about ko threats.
pub(crate) struct QuickSearch<'g> {
    goal: &'g QuickCapture,
    threats: KoThreats,
    graph: Graph<Way, ()>,
    known: HashMap<(u64, Color, Option<Point>), Id>,
    /// The positions from the first to the one that is looked at, by depth.
    path: Vec<Place>,
    moves: Vec<Point>,
    positions: usize,
    /// Whether a ko was taken anywhere. Without one, threats mean nothing.
    pub(crate) met_ko: bool,
}

impl<'g> QuickSearch<'g> {
    /// A search that looks at no more than this number of positions.
    pub(crate) fn new(
        goal: &'g QuickCapture,
        threats: KoThreats,
        positions: usize,
    ) -> QuickSearch<'g> {
        QuickSearch {
            goal,
            threats,
            graph: Graph::new(Self::VISITS),
            known: HashMap::new(),
            path: Vec::new(),
            moves: Vec::new(),
            positions,
            met_ko: false,
        }
    }

    /// Searches from a position.
    pub(crate) fn run(&mut self, start: Start<'_>) -> QuickAnswer {
        let Start { board, turn, ko } = start;
        let ko = self.banned(ko, turn);
        self.path = vec![Place { board: board.clone(), turn, ko }];
        let root = self.node(board, turn, ko);
        let attacks = turn == self.goal.attacker();
        // A move is wanted even where the position shows its end without one.
        let node = self.graph.node_mut(root);
        if node.numbers.is_proved() && attacks {
            node.numbers = Numbers::open(1, 1);
        }
        let short = SHORT.min(self.positions / LOOKS);
        let mut left = self.positions;
        let _ = df_pn::search(self, root, Numbers::UNLIMITED, 0, &mut left);
        if self.graph.node(root).numbers.is_proved() && attacks {
            self.look_around(root, short);
        }
        let node = self.graph.node(root);
        let taken = node.numbers.is_decided().then(|| node.numbers.is_proved());
        // The move that works, or looks most likely to; a pass where that is as good.
        let far = |way: &&(Way, Id)| {
            let to = self.graph.node(way.1);
            let hard = if attacks { to.numbers.proof } else { to.numbers.disproof };
            // To take, the quickest capture counts; to keep, a pass if that will do.
            let steps = if attacks { to.steps } else { 0 };
            (hard, steps, way.0.is_some() == taken.is_some())
        };
        let by = node.ways().iter().min_by_key(far).filter(|_| taken != Some(!attacks));
        QuickAnswer { taken, by: by.and_then(|(point, _)| *point) }
    }

    /// Checks whether other moves work that were not searched to the end. Each gets at most `short`
    /// positions.
    fn look_around(&mut self, root: Id, short: usize) {
        self.graph.put_on_path(root);
        for (point, to) in self.graph.node(root).ways().to_vec() {
            self.graph.visits = short * Self::VISITS;
            self.follow(root, point, 0);
            let _ = df_pn::search(self, to, Numbers::UNLIMITED, 1, &mut { short });
        }
    }

    fn node(&mut self, board: &Board, turn: Color, ko: Option<Point>) -> Id {
        let key = (board.hash(), turn, ko);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let numbers = numbers(self.goal.glance(board, turn, ko));
        let node = self.graph.add(Node::new(numbers, turn == self.goal.attacker(), ()));
        self.known.insert(key, node);
        node
    }

    /// The ko that may not be retaken by `turn`, the side to move.
    fn banned(&self, ko: Option<Point>, turn: Color) -> Option<Point> {
        ko.filter(|_| self.threats != KoThreats::All(turn))
    }
}

impl Space for QuickSearch<'_> {
    type Way = Way;
    type Data = ();
    const DEEPEST: usize = 160;
    const VISITS: usize = 12;

    fn graph(&mut self) -> &mut Graph<Way, ()> {
        &mut self.graph
    }

    fn expand(&mut self, id: Id, depth: usize, _left: &mut usize) -> Option<()> {
        let (mut path, mut moves) =
            (std::mem::take(&mut self.path), std::mem::take(&mut self.moves));
        let [before, after] = two(&mut path, depth);
        let Place { ref board, turn, ko } = *before;
        let after = &mut after.board;
        moves.clear();
        self.goal.moves(board, turn, &mut moves);
        let mut next = Vec::with_capacity(moves.len() + 1);
        for (i, p) in moves.iter().enumerate() {
            if Some(*p) == ko || moves[..i].contains(p) || board.is_suicide(turn, *p) {
                continue;
            }
            after.clone_from(board);
            let Ok(played) = after.play(turn, *p) else { continue };
            self.met_ko |= played.ko.is_some();
            let to = self.node(after, !turn, self.banned(played.ko, !turn));
            next.push((Some(*p), to));
        }
        // The owner may always pass; the attacker passes only for a ko.
        if turn != self.goal.attacker() || ko.is_some() {
            let to = self.node(board, !turn, None);
            next.push((None, to));
        }
        (self.path, self.moves) = (path, moves);
        self.graph.node_mut(id).next = Some(next);
        Some(())
    }

    fn follow(&mut self, _id: Id, way: Way, depth: usize) {
        let [before, after] = two(&mut self.path, depth);
        after.board.clone_from(&before.board);
        let ko = way.and_then(|p| after.board.play(before.turn, p).ok()?.ko);
        let turn = !before.turn;
        after.turn = turn;
        let banned = self.banned(ko, turn);
        self.path[depth + 1].ko = banned;
    }

    /// The side that has threats for every ko must end it some day. So a circle counts against it.
    fn circle(&self) -> Numbers {
        match self.threats {
            KoThreats::All(side) if side != self.goal.attacker() => Numbers::PROVED,
            _ => Numbers::FAILED,
        }
    }
}

fn numbers(seen: Glance) -> Numbers {
    match seen {
        Glance::Taken => Numbers::PROVED,
        Glance::Safe => Numbers::FAILED,
        Glance::Open(take, keep) => Numbers::open(take, keep),
    }
}

/// The places at a depth and at the next.
fn two(path: &mut Vec<Place>, depth: usize) -> [&mut Place; 2] {
    if path.len() < depth + 2 {
        path.push(path[depth].clone());
    }
    let (before, after) = path.split_at_mut(depth + 1);
    [&mut before[depth], &mut after[0]]
}
