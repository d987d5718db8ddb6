//! Whether a chain in the open is taken before it has a given number of liberties. Ladders and nets
//! are read to the end, on boards of any size.
//!
//! Two proofs are searched for by turns, and further each time ([`proof`]). One is that the
//! attacker takes the chain, the other that its owner gets it free. The side that proves tries only
//! the plays that the quick search finds worth trying. A play left out may cost a proof, but cannot
//! make one wrong. The other side is answered after a pass, and after every play on a point that
//! the proof rests on ([`points`]). A play on any other point does not change the proof. The idea
//! is that of relevance zones (Shih, Wu, Wei and Wu, "A novel approach to solving goal-achieving
//! problems for board games", AAAI 2022). If neither proof is found, the question stays open.

mod points;
mod proof;
#[cfg(test)]
mod tests;

use crate::ask::{Step, share};
use crate::part::{Field, Position};
use crate::search::KoLaw;
use points::Zone;
use proof::{Proofs, Question};
use std::collections::VecDeque;
use std::rc::Rc;
use tengen_rules::{Color, Point};

/// The most positions looked at for each proof at first; each time after, four times as many.
const FIRST: usize = 100;

/// The most answers that are kept to compare with.
const KEPT: usize = 64;

/// A chain under attack in the open. The proofs for one position serve the next.
#[derive(Debug)]
pub(crate) struct ZoneReading {
    /// The proofs of its attacker, and those of its owner.
    sides: [Proofs; 2],
    /// The last answers.
    answers: VecDeque<Proved>,
}

/// An answer, and the points that it rests on.
#[derive(Debug)]
struct Proved {
    position: Position,
    zone: Zone,
    taken: bool,
    step: Option<Step>,
}

impl Proved {
    /// Whether it is the answer for another position as well: one that looks the same in the zone.
    fn holds(&self, other: &Position) -> bool {
        let Position { board, turn, bans } = &self.position;
        let same = |p: &Point| board.get(*p) == other.board.get(*p);
        (turn, bans) == (&other.turn, &other.bans) && self.zone.points(board).iter().all(same)
    }
}

impl ZoneReading {
    /// The chain of `owner` on `stone`, which is free with `free` liberties, with kos as in `law`.
    pub(crate) fn new(
        field: Rc<Field>,
        law: KoLaw,
        stone: Point,
        owner: Color,
        free: u32,
    ) -> ZoneReading {
        let question = Rc::new(Question { field, law, stone, owner, free });
        let sides = [!owner, owner].map(|prover| Proofs::new(question.clone(), prover));
        ZoneReading { sides, answers: VecDeque::new() }
    }

    /// Whether the chain is taken. None if no proof is found within `left` positions, which go
    /// down.
    pub(crate) fn is_taken(&mut self, position: &Position, left: &mut usize) -> Option<bool> {
        if let Some(found) = self.found(position) {
            return Some(found.taken);
        }
        let taken = self.read(position, left)?;
        let (zone, step) = self.sides[usize::from(!taken)].proof(position)?;
        self.answers.truncate(KEPT - 1);
        self.answers.push_front(Proved { position: position.clone(), zone, taken, step });
        Some(taken)
    }

    fn read(&mut self, position: &Position, left: &mut usize) -> Option<bool> {
        let mut turn = FIRST;
        while *left > 0 {
            let mut open = false;
            for (side, taken) in self.sides.iter_mut().zip([true, false]) {
                match share(left, turn, |left| side.find(position, left)) {
                    Some(true) => return Some(taken),
                    Some(false) => {}
                    None => open = true,
                }
            }
            if !open {
                return None;
            }
            turn *= 4;
        }
        None
    }

    fn found(&self, position: &Position) -> Option<&Proved> {
        self.answers.iter().find(|found| found.holds(position))
    }

    /// The next step. For the side that gets its way it is the step that works, for the other the
    /// one that holds out longest. None if no proof is known, or nothing is left to play for.
    pub(crate) fn step(&self, position: &Position) -> Option<Step> {
        let proof = || self.sides.iter().find_map(|side| side.proof(position));
        self.found(position).map(|found| found.step).or_else(|| proof().map(|(_, step)| step))?
    }
}
