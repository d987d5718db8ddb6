//! Proof numbers over the moves that look worth playing, on a board of any size.
//!
//! Beside [`reading`](crate::reading), which looks at every move in a small part of the board and
//! is certain of what it says, this is the quick look: it is told which moves to try, and knows
//! a position by its hash. What it finds is an estimate.

use crate::proof_numbers::{Best, Numbers, Sum};
use std::collections::HashMap;
use tengen_rules::{Board, Color, Point};

/// What is seen of a position without playing on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// The hunter has what it wants.
    Caught,
    /// It will not get it.
    Safe,
    /// Neither; how hard it looks to catch and to keep safe, 1 or more.
    Open(u32, u32),
}

/// What is hunted, and which moves are tried.
pub(crate) trait Quarry {
    /// Who hunts.
    fn hunter(&self) -> Color;

    /// What is seen with `turn` to move, who may not play on `ko`.
    fn sight(&mut self, board: &Board, turn: Color, ko: Option<Point>) -> Sight;

    /// Adds the moves of `turn` that are tried, the best first; points may come twice. Whether
    /// they are allowed is looked at by the search.
    fn moves(&mut self, board: &Board, turn: Color, moves: &mut Vec<Point>);
}

/// Who has the threats that a ko needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Threats {
    /// This side, for every ko: it may retake at once, and the other only a move later.
    All(Color),
    /// Nobody: whoever may not retake must move elsewhere, which the other need not answer.
    Nobodys,
}

/// The position that a search begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start<'a> {
    pub(crate) board: &'a Board,
    pub(crate) turn: Color,
    /// Where a ko may not be retaken.
    pub(crate) ko: Option<Point>,
}

/// What was found: whether the quarry is caught (none if the budget ended), and the move by which
/// the side to move gets its way, if it needs one and is not known not to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) caught: Option<bool>,
    pub(crate) by: Option<Point>,
}

impl Verdict {
    /// This one, or another where this one says nothing.
    pub(crate) fn or(self, other: Verdict) -> Verdict {
        if self.caught.is_some() { self } else { other }
    }
}

const DEEPEST: usize = 160;
/// The most positions for a look whether another move does it too.
const SHORT: usize = 500;
/// Such a look gets no more than this part of the whole budget.
const LOOKS: usize = 40;
/// Visits of known positions cost a part of the budget, so that every search ends.
const VISITS_A_POSITION: usize = 12;

struct Node {
    numbers: Numbers,
    /// Once it is decided, after how many moves that shows, as far as is known.
    steps: u16,
    on_path: bool,
    /// Where the moves lead, once that was looked at.
    next: Option<Box<[Way]>>,
}

/// A move, or none for a pass, and the node it leads to.
type Way = (Option<Point>, u32);

/// A search for one quarry under one assumption about ko threats.
pub(crate) struct Hunt<'q, Q> {
    quarry: &'q mut Q,
    threats: Threats,
    nodes: Vec<Node>,
    known: HashMap<(u64, Color, Option<Point>), u32>,
    boards: Vec<Board>,
    moves: Vec<Point>,
    positions: usize,
    visits: usize,
    /// The positions for a look whether another move does it too.
    short: usize,
    /// Whether a ko was taken anywhere, without which threats mean nothing.
    pub(crate) met_ko: bool,
}

impl<'q, Q: Quarry> Hunt<'q, Q> {
    /// A search of at most so many positions.
    pub(crate) fn new(quarry: &'q mut Q, threats: Threats, positions: usize) -> Hunt<'q, Q> {
        Hunt {
            quarry,
            threats,
            nodes: Vec::new(),
            known: HashMap::new(),
            boards: Vec::new(),
            moves: Vec::new(),
            positions,
            visits: VISITS_A_POSITION,
            short: SHORT.min(positions / LOOKS),
            met_ko: false,
        }
    }

    /// Searches from a position.
    pub(crate) fn run(&mut self, start: Start<'_>) -> Verdict {
        let Start { board, turn, ko } = start;
        let ko = self.banned(ko, turn);
        self.boards.clear();
        self.boards.push(board.clone());
        let root = self.node(board, turn, ko);
        // A move is wanted also where it is plain what it does.
        let node = &mut self.nodes[root as usize];
        if node.numbers.is_proved() && turn == self.quarry.hunter() {
            node.numbers = Numbers::open(1, 1);
        }
        let _ = self.search(root, (turn, ko), Numbers::UNLIMITED, 0);
        if self.nodes[root as usize].numbers.is_proved() && turn == self.quarry.hunter() {
            self.look_around(root, turn);
        }
        let hunting = turn == self.quarry.hunter();
        let node = &self.nodes[root as usize];
        let caught = node.numbers.is_decided().then(|| node.numbers.is_proved());
        // The move that works, or looks most like it; a pass where that is as good.
        let ways = node.next.as_deref().unwrap_or_default().iter();
        let far = |way: &&Way| {
            let numbers = self.nodes[way.1 as usize].numbers;
            let hard = if hunting { numbers.proof } else { numbers.disproof };
            // The quickest capture; to keep, nothing if that will do.
            let steps = if hunting { self.nodes[way.1 as usize].steps } else { 0 };
            (hard, steps, way.0.is_some() == caught.is_some())
        };
        let by = ways.min_by_key(far).filter(|_| caught != Some(!hunting));
        Verdict { caught, by: by.and_then(|(point, _)| *point) }
    }

    /// Looks whether moves do it that were not looked at to the end, at each for a short time.
    fn look_around(&mut self, root: u32, turn: Color) {
        let left = self.positions;
        self.nodes[root as usize].on_path = true;
        for (point, to) in self.nodes[root as usize].next.clone().unwrap_or_default() {
            (self.positions, self.visits) = (self.short, self.short * VISITS_A_POSITION);
            let ban = self.step(point, turn, 0);
            let _ = self.search(to, (!turn, ban), Numbers::UNLIMITED, 1);
        }
        self.positions = left;
    }

    fn node(&mut self, board: &Board, turn: Color, ko: Option<Point>) -> u32 {
        let key = (board.hash(), turn, ko);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let numbers = numbers(self.quarry.sight(board, turn, ko));
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { numbers, steps: 0, on_path: false, next: None });
        self.known.insert(key, node);
        node
    }

    /// Looks at where the moves from a node lead, unless that was done.
    fn expand(&mut self, id: u32, (turn, ko): (Color, Option<Point>), depth: usize) -> Option<()> {
        if self.nodes[id as usize].next.is_some() {
            return Some(());
        }
        self.positions = self.positions.checked_sub(1)?;
        self.visits = self.visits.saturating_add(VISITS_A_POSITION);
        let (mut boards, mut moves) =
            (std::mem::take(&mut self.boards), std::mem::take(&mut self.moves));
        let [board, after] = two(&mut boards, depth);
        moves.clear();
        self.quarry.moves(board, turn, &mut moves);
        let mut next: Vec<Way> = Vec::with_capacity(moves.len() + 1);
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
        // The quarry may always leave it at that; the hunter passes only for a ko.
        if turn != self.quarry.hunter() || ko.is_some() {
            let to = self.node(board, !turn, None);
            next.push((None, to));
        }
        (self.boards, self.moves) = (boards, moves);
        self.nodes[id as usize].next = Some(next.into());
        Some(())
    }

    /// The ko that may not be retaken by the side whose turn it is then.
    fn banned(&self, ko: Option<Point>, turn: Color) -> Option<Point> {
        ko.filter(|_| self.threats != Threats::All(turn))
    }

    fn search(
        &mut self,
        id: u32,
        (turn, ko): (Color, Option<Point>),
        limits: Numbers,
        depth: usize,
    ) -> Option<()> {
        let at = id as usize;
        if self.nodes[at].numbers.is_decided() {
            return Some(());
        }
        self.expand(id, (turn, ko), depth)?;
        self.nodes[at].on_path = true;
        let hunting = turn == self.quarry.hunter();
        let result = loop {
            let Some(best) = self.sum_up(id, hunting, depth) else { break Some(()) };
            let numbers = self.nodes[at].numbers;
            if numbers.reach(limits) {
                break Some(());
            }
            let Some(left) = self.visits.checked_sub(1) else {
                self.positions = 0;
                break None;
            };
            self.visits = left;
            let limits = best.limits(hunting, numbers, limits);
            let (point, to) = best.to;
            let ban = self.step(point, turn, depth);
            if self.search(to, (!turn, ban), limits, depth + 1).is_none() {
                break None;
            }
        };
        self.nodes[at].on_path = false;
        result
    }

    /// Makes the board of the next depth the one after a move; says where a ko is banned then.
    fn step(&mut self, point: Option<Point>, turn: Color, depth: usize) -> Option<Point> {
        let [before, after] = two(&mut self.boards, depth);
        after.clone_from(before);
        let ko = point.and_then(|p| after.play(turn, p).ok()?.ko);
        self.banned(ko, !turn)
    }

    /// Renews a node's numbers from where its moves lead, and says which of these to look into;
    /// none if the node is decided.
    fn sum_up(&mut self, id: u32, hunting: bool, depth: usize) -> Option<Best<Way>> {
        // Who has threats for every ko must end it some day; a circle is not enough.
        let circle = match self.threats {
            Threats::All(side) if side != self.quarry.hunter() => Numbers::PROVED,
            _ => Numbers::FAILED,
        };
        let next = self.nodes[id as usize].next.as_deref()?;
        let sum = Sum::of(
            hunting,
            next.iter().map(|way| {
                let node = &self.nodes[way.1 as usize];
                let numbers = match node.numbers {
                    decided if decided.is_decided() => decided,
                    _ if node.on_path => circle,
                    _ if depth + 1 >= DEEPEST => Numbers::FAILED,
                    open => open,
                };
                (*way, numbers)
            }),
        );
        if sum.numbers.is_decided() {
            let all = next.iter().map(|way| &self.nodes[way.1 as usize]);
            let gets_it = sum.numbers.is_proved() == hunting;
            let steps = if gets_it {
                let does =
                    |node: &&Node| node.numbers.is_proved() == hunting && node.numbers.is_decided();
                all.filter(does).map(|node| node.steps).min()
            } else {
                all.map(|node| node.steps).max()
            };
            self.nodes[id as usize].steps = steps.unwrap_or(0).saturating_add(1);
        }
        self.nodes[id as usize].numbers = sum.numbers;
        sum.best
    }
}

fn numbers(seen: Sight) -> Numbers {
    match seen {
        Sight::Caught => Numbers::PROVED,
        Sight::Safe => Numbers::FAILED,
        Sight::Open(catch, keep) => Numbers::open(catch, keep),
    }
}

/// The boards at a depth and the next.
fn two(boards: &mut Vec<Board>, depth: usize) -> [&mut Board; 2] {
    if boards.len() < depth + 2 {
        boards.push(boards[depth].clone());
    }
    let (before, after) = boards.split_at_mut(depth + 1);
    [&mut before[depth], &mut after[0]]
}
