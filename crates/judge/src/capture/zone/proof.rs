//! Proofs for one side, by proof-number search.
//!
//! For the side that proves, the search looks at the plays worth trying. For the other side it
//! looks at every play on the points that the proof rests on so far.

use super::points::Zone;
use crate::ask::Step;
use crate::capture::quick::QuickCapture;
use crate::part::{Field, Position};
use crate::search::df_pn::{self, Graph, Id, Node, Space};
use crate::search::{KoLaw, Numbers};
use std::collections::HashMap;
use std::rc::Rc;
use tengen_rules::{Board, Color, Point};

/// The chain under attack, and how many liberties make it free.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) field: Rc<Field>,
    pub(super) law: KoLaw,
    pub(super) stone: Point,
    pub(super) owner: Color,
    pub(super) free: u32,
}

/// The proofs of one side about the positions of a question. Its attacker proves that the chain is
/// taken, its owner that it gets free.
#[derive(Debug)]
pub(super) struct Proofs {
    question: Rc<Question>,
    prover: Color,
    graph: Graph<Step, Known>,
    known: HashMap<Rc<[u64]>, Id>,
}

/// The record of a position.
#[derive(Debug)]
pub(crate) struct Known {
    key: Rc<[u64]>,
    /// The points that the proof rests on, once the position is proved.
    zone: Zone,
    /// Then also the step that works. For the side that cannot prevent it, the one that holds out
    /// longest.
    step: Option<Step>,
}

/// The state of a position, as seen without any play.
enum Seen {
    Proved(Zone, Option<Step>),
    Failed,
    Open { prove: u32 },
}

impl Proofs {
    pub(super) fn new(question: Rc<Question>, prover: Color) -> Proofs {
        Proofs { question, prover, graph: Graph::new(Self::VISITS), known: HashMap::new() }
    }

    /// Whether there is a proof of this position. Looks at no more than `left` positions, which go
    /// down. None if they end first.
    pub(super) fn find(&mut self, position: &Position, left: &mut usize) -> Option<bool> {
        let root = self.node(position);
        let _ = df_pn::search(self, root, Numbers::UNLIMITED, 0, left);
        let numbers = self.graph.node(root).numbers;
        numbers.is_decided().then(|| numbers.is_proved())
    }

    /// For a position that is proved, the points that the proof rests on and the next step. The
    /// step is none if the goal is already reached.
    pub(super) fn proof(&self, position: &Position) -> Option<(Zone, Option<Step>)> {
        let node = self.graph.node(*self.known.get(&self.key(position))?);
        node.numbers.is_proved().then_some((node.data.zone, node.data.step))
    }

    fn key(&self, position: &Position) -> Rc<[u64]> {
        let mut key = Vec::new();
        self.question.field.key(position, &mut key);
        Rc::from(key)
    }

    fn node(&mut self, position: &Position) -> Id {
        let key = self.key(position);
        if let Some(node) = self.known.get(&key) {
            return *node;
        }
        let mut known = Known { key: key.clone(), zone: Zone::default(), step: None };
        let numbers = match self.seen(position) {
            Seen::Proved(zone, step) => {
                (known.zone, known.step) = (zone, step);
                Numbers::PROVED
            }
            Seen::Failed => Numbers::FAILED,
            Seen::Open { prove } => Numbers::open(prove, 1),
        };
        let mut node = Node::new(numbers, position.turn == self.prover, known);
        node.steps = u32::from(node.data.step.is_some());
        let id = self.graph.add(node);
        self.known.insert(key, id);
        id
    }

    fn seen(&self, Position { board, turn, bans }: &Position) -> Seen {
        let Question { stone, owner, free, .. } = *self.question;
        let attacks = self.prover != owner;
        let mut zone = Zone::default();
        if board.get(stone) != Some(owner) {
            zone.add(stone);
            return if attacks { Seen::Proved(zone, None) } else { Seen::Failed };
        }
        let mut liberties = [stone; 5];
        let count = board.few_liberties(stone, &mut liberties);
        if count >= free as usize {
            zone.add_liberties_of(board, stone, free as usize, None);
            return if attacks { Seen::Failed } else { Seen::Proved(zone, None) };
        }
        let last = liberties[0];
        if count == 1 && *turn != owner && !bans.contains(&(*turn, last)) {
            zone.add_all_of(board, stone);
            return if attacks { Seen::Proved(zone, Some(Step::Play(last))) } else { Seen::Failed };
        }
        let prove = if attacks { count as u32 } else { 1 + free - count as u32 };
        Seen::Open { prove }
    }

    fn after(&mut self, position: &Position, steps: &[Step]) -> Vec<(Step, Id)> {
        let question = self.question.clone();
        let mut after = position.clone();
        let mut next = Vec::with_capacity(steps.len());
        for step in steps {
            if question.law.follow(position, *step, &mut after).is_some() {
                next.push((*step, self.node(&after)));
            }
        }
        next
    }

    /// Keeps the zone of a proof, how many steps it takes, and the next of them.
    fn keep(&mut self, id: Id, zone: Zone, steps: u32, step: Step) {
        let node = self.graph.node_mut(id);
        node.steps = steps;
        (node.data.zone, node.data.step) = (zone, Some(step));
    }
}

impl Space for Proofs {
    type Way = Step;
    type Data = Known;
    // A ladder across the largest board is shorter.
    const DEEPEST: usize = 300;
    const VISITS: usize = 12;

    fn graph(&mut self) -> &mut Graph<Step, Known> {
        &mut self.graph
    }

    /// Looks at where the first steps lead. For the side that proves, these are the plays worth
    /// trying. For the other side, they are the plays that most often work, and a pass, with which
    /// a proof begins.
    fn expand(&mut self, id: Id, _depth: usize, _left: &mut usize) -> Option<()> {
        let node = self.graph.node(id);
        let (position, proving) = (self.question.field.position(&node.data.key), node.proving);
        let Question { stone, owner, .. } = *self.question;
        let mut steps: Vec<Step> = Vec::new();
        if proving {
            let mut moves = Vec::new();
            QuickCapture::new(owner, stone).moves(&position.board, self.prover, &mut moves);
            for step in moves.into_iter().map(Step::Play) {
                if !steps.contains(&step) {
                    steps.push(step);
                }
            }
            // The side may retake a ko after a move elsewhere.
            steps.extend((!position.bans.is_empty()).then_some(Step::Pass));
        } else {
            steps.extend(position.board.liberties(stone).iter().map(Step::Play));
            steps.push(Step::Pass);
        }
        let next = self.after(&position, &steps);
        self.graph.node_mut(id).next = Some(next);
        Some(())
    }

    /// Puts together the points that a proof rests on. Returns whether every step that needs an
    /// answer has one. If not, adds those that have none.
    fn proved(&mut self, id: Id) -> bool {
        let position = self.question.field.position(&self.graph.node(id).data.key);
        let board: &Board = &position.board;
        let next = self.graph.node(id).ways().to_vec();
        if self.graph.node(id).proving {
            let proved = next.iter().filter(|(_, to)| self.graph.node(*to).numbers.is_proved());
            let Some(&(step, to)) = proved.min_by_key(|(_, to)| self.graph.node(*to).steps) else {
                return true;
            };
            let mut zone = self.graph.node(to).data.zone;
            if let Step::Play(point) = step {
                zone.add_play(board, self.prover, point);
            }
            let steps = self.graph.node(to).steps + 1;
            self.keep(id, zone, steps, step);
            return true;
        }
        let mut zone = Zone::default();
        for (_, to) in &next {
            zone.join(&self.graph.node(*to).data.zone);
        }
        let answered = |point: Point| next.iter().any(|(step, _)| *step == Step::Play(point));
        let points = |zone: &Zone| -> Vec<Point> {
            board.empty_points().filter(|p| zone.holds(*p) || answered(*p)).collect()
        };
        // Repeats until the zone decides what each play in it does, and no play outside takes
        // stones in it.
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
        let more = self.after(&position, &more);
        if more.is_empty() {
            let longest = next
                .iter()
                .max_by_key(|(step, to)| (self.graph.node(*to).steps, *step != Step::Pass));
            if let Some(&(step, to)) = longest {
                let steps = self.graph.node(to).steps + 1;
                self.keep(id, zone, steps, step);
            }
            return true;
        }
        if let Some(next) = &mut self.graph.node_mut(id).next {
            next.extend(more);
        }
        false
    }
}
