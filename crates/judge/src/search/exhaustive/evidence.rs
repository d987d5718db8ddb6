//! The answers of a reading, as moves that can be played out.

use super::goal::Goal;
use super::search::Reading;
use crate::ask::{Step, Turn};
use crate::part::Position;
use crate::search::df_pn::Id;
use tengen_rules::Point;

impl<G: Goal> Reading<G> {
    /// How the goal is forced from a position: the shortest way known against the longest
    /// resistance known. Empty if the goal is reached already, or cannot be forced.
    pub(crate) fn line(&mut self, from: &Position) -> Vec<Turn> {
        let side = self.goal.side();
        let mut line = Vec::new();
        let mut at = self.node(from);
        while self.graph.node(at).is_forced() {
            let forcing = self.graph.node(at).proving;
            let ways = self.graph.node(at).ways().iter();
            let forced = ways.filter(|(_, to)| self.graph.node(*to).is_forced());
            let steps = |way: &&(Step, Id)| self.graph.node(way.1).steps;
            let way = if forcing { forced.min_by_key(steps) } else { forced.max_by_key(steps) };
            // The nodes that a proof rests on were decided before it, so this ends.
            let Some(&(step, to)) = way else { break };
            line.push(Turn { color: if forcing { side } else { !side }, step });
            at = to;
        }
        line
    }

    /// Every play of the forcing side and how the other side answers it. The forcing side has the
    /// turn, and its goal cannot be forced.
    pub(crate) fn answers(&mut self, from: &Position) -> Vec<(Point, Step)> {
        let root = self.node(from);
        let ways = self.graph.node(root).ways();
        let answer = |&(step, to): &(Step, Id)| {
            let Step::Play(point) = step else { return None };
            let next = self.graph.node(to).next.as_deref()?;
            let held = next.iter().filter(|(_, to)| self.graph.node(*to).data.certain);
            // If a pass is enough, no play is said to be needed.
            let first = held.min_by_key(|(step, _)| *step != Step::Pass)?;
            Some((point, first.0))
        };
        ways.iter().filter_map(answer).collect()
    }

    /// A step by which the preventing side, which has the turn, prevents the goal. It is a pass if
    /// that will do, or if no such step is known.
    pub(crate) fn holding(&mut self, from: &Position) -> Step {
        let root = self.node(from);
        let ways = self.graph.node(root).ways();
        let held = ways.iter().filter(|(_, to)| self.graph.node(*to).data.certain);
        held.map(|(step, _)| *step).min_by_key(|step| *step != Step::Pass).unwrap_or(Step::Pass)
    }

    /// A play by which the preventing side, which has the turn, prevents the goal.
    pub(crate) fn saving(&mut self, from: &Position) -> Option<Point> {
        let root = self.node(from);
        let ways = self.graph.node(root).ways();
        ways.iter().find_map(|(step, to)| match step {
            Step::Play(point) if self.graph.node(*to).data.certain => Some(*point),
            _ => None,
        })
    }

    /// The step by which the preventing side, which has the turn, prevents the goal: a pass if that
    /// is known to do.
    pub(crate) fn keeping(&mut self, from: &Position) -> Option<Step> {
        let root = self.node(from);
        let ways = self.graph.node(root).ways().iter();
        let held = ways.filter(|(_, to)| self.graph.node(*to).data.certain);
        held.min_by_key(|(step, _)| *step != Step::Pass).map(|(step, _)| *step)
    }
}
