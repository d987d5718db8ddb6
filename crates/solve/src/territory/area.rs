//! Can stones be captured without a new stone of their side that comes to stand in one area for
//! good? The reading is exact. The attacker wants the capture, the defender the new stone.

use super::fates::{Fates, Sides};
use super::states::Step;
use crate::table::mix;
use crate::watch::Watch;
use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};

/// How many questions are expanded before the results are worked out; the number doubles with each
/// round.
const FIRST_ROUND: u64 = 1 << 8;

/// A chain of White's that can be captured, Black having the turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain {
    /// The index of its position among the positions that are asked about.
    pub(super) asked: usize,
    /// The position's state without a ban.
    pub(super) state: u32,
    /// The symmetry that leads from the position to the area.
    pub(super) symmetry: u8,
    /// Its stones, in the position.
    pub(super) stones: u32,
}

/// A question: does the attacker reach the goal from here?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Question {
    state: u32,
    /// The symmetry that leads from the state's position to the area.
    symmetry: u8,
    /// Whether the attacker has the turn.
    turn: bool,
    /// The stone that the attacker wants to capture, as a point in the area's reflection; `None`
    /// once it is captured.
    stone: Option<u8>,
}

/// A question that cannot be answered at sight.
#[derive(Clone, Copy, Debug)]
struct Node {
    question: Question,
    /// Whether the attacker reaches the goal: for certain, and at best.
    reached: [bool; 2],
    /// Whether its following questions have been entered.
    opened: bool,
    /// The range of its following questions in `Area::next`.
    from: u32,
    to: u32,
}

impl Node {
    fn is_decided(&self) -> bool {
        self.reached[0] == self.reached[1]
    }
}

/// The reading for one area.
pub(super) struct Area<'a> {
    fates: &'a Fates<'a>,
    /// For each symmetry, the area as it lies in a position from which the symmetry leads to it.
    images: Vec<u32>,
    nodes: Vec<Node>,
    next: Vec<u32>,
    known: HashMap<u64, u32, BuildHasherDefault<Mixed>>,
}

/// A hash of one word.
#[derive(Debug, Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64((*byte).into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = mix(self.0 ^ word);
    }
}

impl Question {
    fn word(self) -> u64 {
        let stone = self.stone.map_or(0, |stone| u64::from(stone) + 1);
        let rest = stone << 4 | u64::from(self.symmetry) << 1 | u64::from(self.turn);
        u64::from(self.state) << 16 | rest
    }
}

impl<'a> Area<'a> {
    pub(super) fn new(fates: &'a Fates<'a>, area: u32) -> Area<'a> {
        let symmetries = &fates.states.grid.symmetries;
        let inverse = symmetries.iter().map(|s| &symmetries[usize::from(s.inverse)]);
        let images = inverse.map(|symmetry| symmetry.map(area)).collect();
        let (nodes, next, known) = (Vec::new(), Vec::new(), HashMap::default());
        Area { fates, images, nodes, next, known }
    }

    /// Returns for each chain whether it can be captured without a new stone that comes to stand in
    /// the area for good. `None` if `watch` says to stop.
    ///
    /// It expands only questions that an answer still depends on, in rounds of growing length.
    pub(super) fn captured_for_nothing(
        &mut self,
        chains: &[Chain],
        watch: &Watch,
    ) -> Option<Vec<bool>> {
        let symmetries = &self.fates.states.grid.symmetries;
        let question = |chain: &Chain| {
            let stone = symmetries[usize::from(chain.symmetry)].map(chain.stones);
            let stone = Some(stone.trailing_zeros() as u8);
            Question { state: chain.state, symmetry: chain.symmetry, turn: true, stone }
        };
        let roots: Vec<u32> = chains.iter().map(|chain| self.node(question(chain))).collect();
        let mut round = FIRST_ROUND;
        loop {
            let mut left = self.unopened(&roots);
            if left.is_empty() {
                break;
            }
            let mut opened = 0;
            while opened < round && !watch.is_stopped() {
                let Some(at) = left.pop_front() else { break };
                let node = &self.nodes[at as usize];
                if !node.opened && !node.is_decided() {
                    self.open(at as usize);
                    let Node { from, to, .. } = self.nodes[at as usize];
                    left.extend(&self.next[from as usize..to as usize]);
                    opened += 1;
                }
            }
            if watch.is_stopped() {
                return None;
            }
            watch.count(opened);
            self.settle();
            round *= 2;
        }
        Some(roots.iter().map(|root| self.nodes[*root as usize].reached[0]).collect())
    }

    /// The questions to expand next: an undecided answer depends on them. If there are none, all
    /// answers are known.
    fn unopened(&self, roots: &[u32]) -> VecDeque<u32> {
        let mut seen = vec![false; self.nodes.len()];
        let (mut unopened, mut left) =
            (VecDeque::new(), VecDeque::from_iter(roots.iter().copied()));
        while let Some(at) = left.pop_front() {
            let node = &self.nodes[at as usize];
            if node.is_decided() || std::mem::replace(&mut seen[at as usize], true) {
                continue;
            }
            if node.opened {
                left.extend(&self.next[node.from as usize..node.to as usize]);
            } else {
                unopened.push_back(at);
            }
        }
        unopened
    }

    fn node(&mut self, question: Question) -> u32 {
        let new = self.nodes.len() as u32;
        let node = *self.known.entry(question.word()).or_insert(new);
        if node == new {
            let reached = [false, true];
            self.nodes.push(Node { question, reached, opened: false, from: 0, to: 0 });
        }
        node
    }

    /// The answer if it is the same for any course of play; `None` if that is not known.
    fn at_sight(&self, question: Question) -> Option<bool> {
        let Question { state, symmetry, turn, stone } = question;
        let (at, symmetry) = (state as usize, usize::from(symmetry));
        let fates = self.fates;
        if let Some(stone) = stone {
            let symmetries = &fates.states.grid.symmetries;
            let back = &symmetries[usize::from(symmetries[symmetry].inverse)];
            let stone = 1u16 << back.to[usize::from(stone)];
            return match (fates.capturable[at] & stone, fates.dead[at] & stone) {
                (0, _) => Some(false),
                (_, 0) => None,
                _ => Some(true),
            };
        }
        let owner = |sides: Sides| u32::from(if turn { sides.other } else { sides.mover });
        let area = self.images[symmetry];
        if owner(fates.gained[at]) & area != 0 {
            Some(false)
        } else if !fates.anywhere[at][usize::from(turn)] || owner(fates.gainable[at]) & area == 0 {
            Some(true)
        } else {
            None
        }
    }

    /// Enters the questions that a question leads to.
    fn open(&mut self, at: usize) {
        self.nodes[at].opened = true;
        let Node { question, .. } = self.nodes[at];
        let fates = self.fates;
        let symmetries = &fates.states.grid.symmetries;
        let after = |step: &Step| {
            let taken = symmetries[usize::from(question.symmetry)].map(step.taken.into());
            Question {
                state: step.to,
                symmetry: fates.states.composed(question.symmetry, step.back),
                turn: !question.turn,
                stone: question.stone.filter(|stone| taken >> stone & 1 == 0),
            }
        };
        let steps = fates.states.steps(question.state);
        let seen = steps.iter().map(|step| self.at_sight(after(step)));
        // One step that suffices decides for the side that has the turn.
        if seen.clone().any(|seen| seen == Some(question.turn)) {
            self.nodes[at].reached = [question.turn; 2];
            return;
        }
        let open: Vec<_> = steps.iter().zip(seen).filter(|(_, seen)| seen.is_none()).collect();
        let from = self.next.len() as u32;
        for (step, _) in open {
            let node = self.node(after(step));
            self.next.push(node);
        }
        let node = &mut self.nodes[at];
        (node.from, node.to) = (from, self.next.len() as u32);
    }

    /// Works out the undecided questions from those that they lead to.
    fn settle(&mut self) {
        let open = (0..self.nodes.len() as u32).rev();
        let (captures, captured): (Vec<u32>, Vec<u32>) = open
            .filter(|at| !self.nodes[*at as usize].is_decided())
            .partition(|at| self.nodes[*at as usize].question.stone.is_some());
        for bound in [0, 1] {
            // The questions after the capture come first. A side that cannot force its goal has
            // failed. After the capture that is the defender with its new stone; before it, the
            // attacker.
            self.follow(&captured, bound, true);
            self.follow(&captures, bound, false);
        }
    }

    /// Works out one bound for these questions. It starts with `unforced`, the value if neither
    /// side can force its goal.
    fn follow(&mut self, open: &[u32], bound: usize, unforced: bool) {
        for at in open {
            let node = &mut self.nodes[*at as usize];
            // A question that was not expanded may have any answer.
            node.reached[bound] = if node.opened { unforced } else { bound == 1 };
        }
        let mut changed = true;
        while changed {
            changed = false;
            for at in open.iter().map(|at| *at as usize) {
                let Node { question, reached, opened, from, to } = self.nodes[at];
                if !opened {
                    continue;
                }
                let next = &self.next[from as usize..to as usize];
                // The omitted steps lead to the result that the side with the turn does not want.
                let does_it = |to: &u32| self.nodes[*to as usize].reached[bound] == question.turn;
                let now = next.iter().any(does_it) == question.turn;
                changed |= now != reached[bound];
                self.nodes[at].reached[bound] = now;
            }
        }
    }
}
