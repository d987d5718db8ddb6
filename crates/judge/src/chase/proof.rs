//! Proofs for one side: proof-number search over the plays worth trying for who proves, and for
//! the other over every play on the points that the proof rests on so far.

use super::zone::Zone;
use crate::hunt::{Capture, Quarry};
use crate::proof_numbers::{Best, Numbers, Sum};
use crate::reading::{Field, KoLaw, Position, Step};
use std::collections::HashMap;
use std::rc::Rc;
use tengen_rules::{Board, Color, Point};

/// The longest line followed; a ladder across the largest board is shorter.
const LONGEST: usize = 300;
/// Visits of known positions cost a part of the budget too, so that every search ends.
const VISITS_A_POSITION: usize = 12;

/// The chain that is hunted, and when it is free.
#[derive(Clone, Debug)]
pub(super) struct Quest {
    pub(super) field: Rc<Field>,
    pub(super) law: KoLaw,
    pub(super) stone: Point,
    pub(super) owner: Color,
    pub(super) free: u32,
}

/// What one side can prove of the positions of a quest: its hunter, that the chain is taken; its
/// owner, that it gets free.
#[derive(Debug)]
pub(super) struct Proofs {
    quest: Rc<Quest>,
    prover: Color,
    nodes: Vec<Node>,
    known: HashMap<Rc<[u64]>, u32>,
    visits: usize,
}

#[derive(Debug)]
struct Node {
    key: Rc<[u64]>,
    numbers: Numbers,
    proving: bool,
    on_path: bool,
    /// Where the steps lead that are looked at so far.
    next: Option<Vec<(Step, u32)>>,
    /// Once it is proved: what that rests on, and in how many steps it comes about.
    zone: Zone,
    steps: u32,
    /// Then the step that works, or of who cannot prevent it the one that holds out longest.
    step: Option<Step>,
}

/// What is to be seen of a position without playing.
enum Seen {
    Proved(Zone, Option<Step>),
    Failed,
    Open { prove: u32 },
}

impl Proofs {
    pub(super) fn new(quest: Rc<Quest>, prover: Color) -> Proofs {
        let (nodes, known) = (Vec::new(), HashMap::new());
        Proofs { quest, prover, nodes, known, visits: VISITS_A_POSITION }
    }

    /// Whether there is a proof of this position, as far as at most `left` positions, which go
    /// down, tell: none if they end.
    pub(super) fn find(&mut self, position: &Position, left: &mut usize) -> Option<bool> {
        let root = self.node(position);
        let _ = self.search(root, Numbers::UNLIMITED, 0, left);
        let numbers = self.nodes[root as usize].numbers;
        numbers.is_decided().then(|| numbers.is_proved())
    }

    /// Of a position that is proved, what that rests on, and the next step, if it has not come
    /// about yet.
    pub(super) fn proof(&self, position: &Position) -> Option<(Zone, Option<Step>)> {
        let node = &self.nodes[*self.known.get(&self.key(position))? as usize];
        node.numbers.is_proved().then_some((node.zone, node.step))
    }

    fn key(&self, position: &Position) -> Rc<[u64]> {
        let mut key = Vec::new();
        self.quest.field.key(position, &mut key);
        Rc::from(key)
    }

    fn node(&mut self, position: &Position) -> u32 {
        let key = self.key(position);
        if let Some(node) = self.known.get(&key) {
            return *node;
        }
        let mut node = Node {
            key: key.clone(),
            numbers: Numbers::open(1, 1),
            proving: position.turn == self.prover,
            on_path: false,
            next: None,
            zone: Zone::default(),
            steps: 0,
            step: None,
        };
        match self.seen(position) {
            Seen::Proved(zone, step) => {
                node.numbers = Numbers::PROVED;
                (node.zone, node.step, node.steps) = (zone, step, u32::from(step.is_some()));
            }
            Seen::Failed => node.numbers = Numbers::FAILED,
            Seen::Open { prove } => node.numbers.proof = prove,
        }
        let number = self.nodes.len() as u32;
        self.known.insert(key, number);
        self.nodes.push(node);
        number
    }

    fn seen(&self, Position { board, turn, bans }: &Position) -> Seen {
        let Quest { stone, owner, free, .. } = *self.quest;
        let hunts = self.prover != owner;
        let mut zone = Zone::default();
        if board.get(stone) != Some(owner) {
            zone.add(stone);
            return if hunts { Seen::Proved(zone, None) } else { Seen::Failed };
        }
        let mut liberties = [stone; 5];
        let count = board.few_liberties(stone, &mut liberties);
        if count >= free as usize {
            zone.add_liberties_of(board, stone, free as usize, None);
            return if hunts { Seen::Failed } else { Seen::Proved(zone, None) };
        }
        let last = liberties[0];
        if count == 1 && *turn != owner && !bans.contains(&(*turn, last)) {
            zone.add_all_of(board, stone);
            return if hunts { Seen::Proved(zone, Some(Step::Play(last))) } else { Seen::Failed };
        }
        let prove = if hunts { count as u32 } else { 1 + free - count as u32 };
        Seen::Open { prove }
    }

    fn search(&mut self, id: u32, limits: Numbers, depth: usize, left: &mut usize) -> Option<()> {
        let at = id as usize;
        if self.nodes[at].numbers.is_decided() {
            return Some(());
        }
        if self.nodes[at].next.is_none() {
            *left = left.checked_sub(1)?;
            self.visits = self.visits.saturating_add(VISITS_A_POSITION);
            self.expand(id);
        }
        self.nodes[at].on_path = true;
        let result = loop {
            let Some(best) = self.sum_up(id, depth) else { break Some(()) };
            let Node { numbers, proving, .. } = self.nodes[at];
            if numbers.reach(limits) {
                break Some(());
            }
            let Some(visits) = self.visits.checked_sub(1) else {
                *left = 0;
                break None;
            };
            self.visits = visits;
            let limits = best.limits(proving, numbers, limits);
            if self.search(best.to, limits, depth + 1, left).is_none() {
                break None;
            }
        };
        self.nodes[at].on_path = false;
        result
    }

    /// Looks at where the first steps lead: of who proves, those worth trying; of the other, those
    /// that most often work, and a pass, with which a proof begins.
    fn expand(&mut self, id: u32) {
        let node = &self.nodes[id as usize];
        let (position, proving) = (self.quest.field.position(&node.key), node.proving);
        let Quest { stone, owner, .. } = *self.quest;
        let mut steps: Vec<Step> = Vec::new();
        if proving {
            let mut moves = Vec::new();
            Capture::new(owner, stone).moves(&position.board, self.prover, &mut moves);
            for step in moves.into_iter().map(Step::Play) {
                if !steps.contains(&step) {
                    steps.push(step);
                }
            }
            // A ko may be retaken after a move elsewhere.
            steps.extend((!position.bans.is_empty()).then_some(Step::Pass));
        } else {
            steps.extend(position.board.liberties(stone).iter().map(Step::Play));
            steps.push(Step::Pass);
        }
        let next = self.follow(&position, &steps);
        self.nodes[id as usize].next = Some(next);
    }

    fn follow(&mut self, position: &Position, steps: &[Step]) -> Vec<(Step, u32)> {
        let quest = self.quest.clone();
        let mut after = position.clone();
        let mut next = Vec::with_capacity(steps.len());
        for step in steps {
            if quest.law.follow(position, *step, &mut after).is_some() {
                next.push((*step, self.node(&after)));
            }
        }
        next
    }

    /// Renews a node's numbers from where its steps lead, and says which of these to look into;
    /// none if the node is decided.
    fn sum_up(&mut self, id: u32, depth: usize) -> Option<Best<u32>> {
        let at = id as usize;
        loop {
            let next = self.nodes[at].next.as_deref()?;
            let sum = Sum::of(
                self.nodes[at].proving,
                next.iter().map(|&(_, to)| {
                    let node = &self.nodes[to as usize];
                    (to, node.numbers.in_circle(node.on_path || depth + 1 >= LONGEST))
                }),
            );
            if sum.numbers.is_proved() && !self.proved(id) {
                // The proof reaches further than was looked at.
                continue;
            }
            self.nodes[at].numbers = sum.numbers;
            return sum.best;
        }
    }

    /// Puts together what a proof rests on; says whether every step it must answer is answered,
    /// or else adds those that are not.
    fn proved(&mut self, id: u32) -> bool {
        let at = id as usize;
        let position = self.quest.field.position(&self.nodes[at].key);
        let board: &Board = &position.board;
        let next = self.nodes[at].next.clone().unwrap_or_default();
        if self.nodes[at].proving {
            let proved = next.iter().filter(|(_, to)| self.nodes[*to as usize].numbers.is_proved());
            let Some(&(step, to)) = proved.min_by_key(|(_, to)| self.nodes[*to as usize].steps)
            else {
                return true;
            };
            let mut zone = self.nodes[to as usize].zone;
            if let Step::Play(point) = step {
                zone.add_play(board, self.prover, point);
            }
            let steps = self.nodes[to as usize].steps + 1;
            let node = &mut self.nodes[at];
            (node.zone, node.steps, node.step) = (zone, steps, Some(step));
            return true;
        }
        let mut zone = Zone::default();
        for (_, to) in &next {
            zone.join(&self.nodes[*to as usize].zone);
        }
        let answered = |point: Point| next.iter().any(|(step, _)| *step == Step::Play(point));
        let points = |zone: &Zone| -> Vec<Point> {
            board.empty_points().filter(|p| zone.holds(*p) || answered(*p)).collect()
        };
        // Until it says of each play in it what it does, and no other takes anything here.
        loop {
            let before = zone;
            points(&zone).into_iter().for_each(|p| zone.add_reply(board, position.turn, p));
            zone.guard(board, self.prover);
            if zone == before {
                break;
            }
        }
        let more = points(&zone).into_iter().filter(|p| !answered(*p)).map(Step::Play);
        let more: Vec<Step> = more.collect();
        let more = self.follow(&position, &more);
        if more.is_empty() {
            let longest = next
                .iter()
                .max_by_key(|(step, to)| (self.nodes[*to as usize].steps, *step != Step::Pass));
            if let Some(&(step, to)) = longest {
                let steps = self.nodes[to as usize].steps + 1;
                let node = &mut self.nodes[at];
                (node.zone, node.steps, node.step) = (zone, steps, Some(step));
            }
            return true;
        }
        if let Some(next) = &mut self.nodes[at].next {
            next.extend(more);
        }
        false
    }
}
