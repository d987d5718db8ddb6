//! What a reading found, as moves that can be played out.

use super::field::Position;
use super::goal::Goal;
use super::law::Step;
use super::search::Reading;
use tengen_rules::{Color, Point};

/// One turn of a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose it is.
    pub color: Color,
    /// What is done.
    pub step: Step,
}

impl<G: Goal> Reading<G> {
    /// How it is forced from a position from which it can be: the shortest way known against the
    /// longest resistance known. Empty if it is reached already, or cannot be forced.
    pub(crate) fn line(&mut self, from: &Position) -> Vec<Turn> {
        let side = self.goal.side();
        let mut line = Vec::new();
        let mut at = self.node(from) as usize;
        while self.nodes[at].is_forced() {
            let forcing = self.nodes[at].forcing;
            let ways = self.nodes[at].next.as_deref().unwrap_or_default().iter();
            let forced = ways.filter(|(_, to)| self.nodes[*to as usize].is_forced());
            let steps = |way: &&(Step, u32)| self.nodes[way.1 as usize].steps;
            let way = if forcing { forced.min_by_key(steps) } else { forced.max_by_key(steps) };
            // What is forced was so before what follows from it, so this ends.
            let Some(&(step, to)) = way else { break };
            line.push(Turn { color: if forcing { side } else { !side }, step });
            at = to as usize;
        }
        line
    }

    /// Every play of the side that wants to force something from a position where it has the
    /// turn and cannot, and how the other answers it.
    pub(crate) fn answers(&mut self, from: &Position) -> Vec<(Point, Step)> {
        let root = self.node(from) as usize;
        let ways = self.nodes[root].next.as_deref().unwrap_or_default();
        let answer = |&(step, to): &(Step, u32)| {
            let Step::Play(point) = step else { return None };
            let next = self.nodes[to as usize].next.as_deref()?;
            let held = next.iter().filter(|(_, to)| self.nodes[*to as usize].certain);
            // Where nothing need be done, nothing is said to be needed.
            let first = held.min_by_key(|(step, _)| *step != Step::Pass)?;
            Some((point, first.0))
        };
        ways.iter().filter_map(answer).collect()
    }

    /// What the side that prevents it does, having the turn where it can: nothing, if that
    /// will do.
    pub(crate) fn holding(&mut self, from: &Position) -> Step {
        let root = self.node(from) as usize;
        let ways = self.nodes[root].next.as_deref().unwrap_or_default();
        let held = ways.iter().filter(|(_, to)| self.nodes[*to as usize].certain);
        held.map(|(step, _)| *step).min_by_key(|step| *step != Step::Pass).unwrap_or(Step::Pass)
    }

    /// A play by which the side that prevents it does so, having the turn.
    pub(crate) fn saving(&mut self, from: &Position) -> Option<Point> {
        let root = self.node(from) as usize;
        let ways = self.nodes[root].next.as_deref().unwrap_or_default();
        ways.iter().find_map(|(step, to)| match step {
            Step::Play(point) if self.nodes[*to as usize].certain => Some(*point),
            _ => None,
        })
    }

    /// The step that looks best to the side that has the turn, where nothing was decided.
    pub(crate) fn promising(&mut self, from: &Position) -> Option<Step> {
        let root = self.node(from) as usize;
        let node = &self.nodes[root];
        let far = |way: &&(Step, u32)| {
            let to = self.nodes[way.1 as usize].numbers;
            if node.forcing { to.proof } else { to.disproof }
        };
        let ways = node.next.as_deref().unwrap_or_default().iter();
        ways.min_by_key(far).map(|(step, _)| *step)
    }

    /// The step by which the side that prevents it does so, having the turn: a pass where that is
    /// known to do.
    pub(crate) fn keeping(&mut self, from: &Position) -> Option<Step> {
        let root = self.node(from) as usize;
        let ways = self.nodes[root].next.as_deref().unwrap_or_default().iter();
        let held = ways.filter(|(_, to)| self.nodes[*to as usize].certain);
        held.min_by_key(|(step, _)| *step != Step::Pass).map(|(step, _)| *step)
    }
}
