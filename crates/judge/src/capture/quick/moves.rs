//! To take one chain, as a goal of the quick search: the moves to try, and how hard it looks.

use super::search::Glance;
use tengen_rules::{Board, Color, Point};

/// A chain with more liberties than this counts as safe. With as many it is safe if its owner
/// moves.
const REACH: usize = 5;
/// A surrounding chain with more liberties is not worth attacking to save the chain.
const WEAK: usize = 3;
/// A friendly chain with more liberties counts as safe.
const FRIEND: usize = 4;
/// Another chain with more liberties has no part in the fight.
const INVOLVED: usize = 4;
/// The most liberties that are counted.
const COUNTED: usize = 8;

/// Which moves a side tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// The moves that most often work.
    Likely,
    /// The likely moves, and the liberties of the weak chains within this many steps
    /// ([`surroundings`]).
    Around(usize),
}

/// The chain with a stone of `color` on `point` is to be taken.
pub(crate) struct QuickCapture {
    color: Color,
    point: Point,
    /// The moves that its attacker tries.
    attacker: Scope,
    /// The moves that its owner tries.
    owner: Scope,
}

/// The liberties of a chain, as far as they are counted.
struct Liberties {
    points: [Point; COUNTED],
    count: usize,
}

impl Liberties {
    fn of(board: &Board, point: Point) -> Liberties {
        let mut points = [point; COUNTED];
        let count = board.few_liberties(point, &mut points);
        Liberties { points, count }
    }

    fn as_slice(&self) -> &[Point] {
        &self.points[..self.count]
    }
}

impl QuickCapture {
    pub(crate) fn new(color: Color, point: Point) -> QuickCapture {
        QuickCapture { color, point, attacker: Scope::Likely, owner: Scope::Likely }
    }

    /// The same goal, with these moves tried instead of the likely ones.
    pub(super) fn trying(self, attacker: Scope, owner: Scope) -> QuickCapture {
        QuickCapture { attacker, owner, ..self }
    }

    /// The chains of the other side next to a chain, one stone of each.
    fn around(board: &Board, point: Point) -> Vec<Point> {
        let color = board.get(point);
        let mut found: Vec<Point> = Vec::new();
        for q in board.chain(point).flat_map(|p| board.neighbours(p)) {
            if let Some(head) = board.chain_id(q)
                && board.get(q) != color
                && !found.contains(&head)
            {
                found.push(head);
            }
        }
        found
    }
}

impl QuickCapture {
    /// The side that wants to take.
    pub(super) fn attacker(&self) -> Color {
        !self.color
    }

    /// The state of the board with `turn` to move, which may not play on `ko`.
    pub(super) fn glance(&self, board: &Board, turn: Color, ko: Option<Point>) -> Glance {
        if board.get(self.point) != Some(self.color) {
            let back = turn == self.color && comes_back(board, self.color, self.point);
            return if back { Glance::Open(1, 1) } else { Glance::Taken };
        }
        let liberties = Liberties::of(board, self.point);
        let attacks = turn != self.color;
        match liberties.count {
            1 if attacks && board.chain_len(self.point) > 1 && Some(liberties.points[0]) != ko => {
                Glance::Taken
            }
            n if n > REACH || (n == REACH && !attacks) => Glance::Safe,
            n => {
                let hard = if attacks { 2 * n as u32 - 1 } else { 2 * n as u32 };
                Glance::Open(hard * hard / 2 + 1, 2)
            }
        }
    }

    /// Adds the moves of `turn` that are tried, the best first; points may come twice. The search
    /// checks whether they are allowed.
    pub(crate) fn moves(&self, board: &Board, turn: Color, moves: &mut Vec<Point>) {
        if board.is_empty(self.point) {
            moves.push(self.point);
            return;
        }
        let liberties = Liberties::of(board, self.point);
        let around = QuickCapture::around(board, self.point);
        let scope = if turn == self.color {
            self.keep(board, &liberties, &around, moves);
            self.owner
        } else {
            self.take(board, &liberties, &around, moves);
            self.attacker
        };
        if let Scope::Around(steps) = scope {
            surroundings(board, self.point, steps, moves);
        }
    }
}

impl QuickCapture {
    fn keep(&self, board: &Board, liberties: &Liberties, around: &[Point], moves: &mut Vec<Point>) {
        moves.extend(liberties.as_slice());
        for chain in around {
            let theirs = Liberties::of(board, *chain);
            if theirs.count <= WEAK {
                moves.extend(theirs.as_slice());
                if theirs.count == 2 && liberties.count <= 2 {
                    // The surrounding chain may itself be caught in a net.
                    let beyond = theirs.as_slice().iter().flat_map(|p| board.neighbours(*p));
                    moves.extend(beyond.filter(|q| board.is_empty(*q)));
                }
            }
        }
        for p in liberties.as_slice() {
            for q in board.neighbours(*p) {
                match board.get(q) {
                    None => moves.push(q),
                    // A stone in the way of running or joining.
                    Some(c) if c != self.color => {
                        let theirs = Liberties::of(board, q);
                        if theirs.count <= 2 {
                            moves.extend(theirs.as_slice());
                        }
                    }
                    Some(_) => {
                        let own = Liberties::of(board, q);
                        if own.count <= FRIEND {
                            moves.extend(own.as_slice());
                        }
                    }
                }
            }
        }
    }

    fn take(&self, board: &Board, liberties: &Liberties, around: &[Point], moves: &mut Vec<Point>) {
        moves.extend(liberties.as_slice());
        for chain in around {
            let own = Liberties::of(board, *chain);
            if own.count <= 2 {
                moves.extend(own.as_slice());
                for other in QuickCapture::around(board, *chain) {
                    if let Some(take) = board.atari(other) {
                        moves.push(take);
                    }
                }
            }
        }
        for p in liberties.as_slice() {
            for q in board.neighbours(*p) {
                match board.get(q) {
                    None => moves.push(q),
                    Some(c) => {
                        let few = Liberties::of(board, q);
                        let most = if c == self.color { FRIEND } else { 2 };
                        if few.count <= most {
                            moves.extend(few.as_slice());
                        }
                    }
                }
            }
        }
    }
}

/// Adds the liberties of the chain on `start`, and of the weak chains within `steps` of it. One
/// step leads from a chain to the chains of the other side that touch it, and to all that touch its
/// liberties. Points next to the liberties are added for the first chain, and where a chain has at
/// most two.
fn surroundings(board: &Board, start: Point, steps: usize, moves: &mut Vec<Point>) {
    let mut chains: Vec<Point> = board.chain_id(start).into_iter().collect();
    let mut from = 0;
    for step in 0..=steps {
        let to = chains.len();
        for at in from..to {
            let liberties = Liberties::of(board, chains[at]);
            if step > 0 && liberties.count > INVOLVED {
                continue;
            }
            moves.extend(liberties.as_slice());
            let beside = liberties.as_slice().iter().flat_map(|p| board.neighbours(*p));
            if step == 0 || liberties.count <= 2 {
                moves.extend(beside.clone().filter(|q| board.is_empty(*q)));
            }
            let touched = beside.filter_map(|q| board.chain_id(q));
            for id in QuickCapture::around(board, chains[at]).into_iter().chain(touched) {
                if !chains.contains(&id) {
                    chains.push(id);
                }
            }
        }
        from = to;
    }
}

/// Whether the side that took a stone of `color` on `point` may lose at once the stones that took
/// it.
fn comes_back(board: &Board, color: Color, point: Point) -> bool {
    let theirs = |p: Point| board.get(p) == Some(!color);
    board.is_empty(point)
        && board.neighbours(point).all(theirs)
        && board.neighbours(point).any(|p| board.atari(p) == Some(point))
}
