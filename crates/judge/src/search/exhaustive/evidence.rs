//! The answers of a reading, as moves that can be played out.

use super::goal::Goal;
use super::search::Reading;
use crate::ask::{Step, Turn};
use crate::part::Position;
use crate::search::KoLaw;
use crate::search::df_pn::Id;
use tengen_rules::Point;

/// The most positions looked at to tell the tries of a line from plays that need no answer.
pub(crate) const TRIES: usize = 1_000;

impl<G: Goal> Reading<G> {
    /// How the goal is forced from a position: the shortest way known against the best tries. Empty
    /// if the goal is reached already, or cannot be forced.
    pub(crate) fn line(&mut self, from: &Position) -> Vec<Turn> {
        let (mut at, mut left) = (self.node(from), TRIES);
        let mut line = Vec::new();
        // The nodes that a proof rests on were decided before it, so this ends.
        while let Some((turn, to)) = self.turn(at, |_| true, &mut left) {
            line.push(turn);
            at = to;
        }
        line
    }

    /// The first turn of such a line, and how many steps it may take from here. Plays that are not
    /// `near` are no tries. To tell tries from plays that need no answer, it looks at no more
    /// positions than are `left`.
    pub(crate) fn first_turn(
        &mut self,
        from: &Position,
        near: impl Fn(Point) -> bool,
        left: &mut usize,
    ) -> Option<(usize, Turn)> {
        let at = self.node(from);
        let (turn, to) = self.turn(at, near, left)?;
        Some((self.graph.node(to).steps as usize + 1, turn))
    }

    /// The turn at a node from which the goal is forced, and where it leads. The forcing side takes
    /// the shortest way. The other takes the longest of its tries, and passes if it has none. A try
    /// is a play that must be answered, or else one that captures. Where the forcing side has all
    /// the ko threats, every play is a try.
    fn turn(
        &mut self,
        at: Id,
        near: impl Fn(Point) -> bool,
        left: &mut usize,
    ) -> Option<(Turn, Id)> {
        let node = self.graph.node(at);
        if !node.is_forced() {
            return None;
        }
        let forcing = node.proving;
        let forced = |(_, to): &&(Step, Id)| self.graph.node(*to).is_forced();
        let mut ways: Vec<(Step, Id)> = node.ways().iter().filter(forced).copied().collect();
        ways.sort_by_key(|(_, to)| self.graph.node(*to).steps);
        let side = self.goal.side();
        if forcing {
            return ways.first().map(|&(step, to)| (Turn { color: side, step }, to));
        }
        ways.reverse();
        let is_try = |(step, _): &&(Step, Id)| matches!(step, Step::Play(p) if near(*p));
        let tries: Vec<(Step, Id)> = ways.iter().filter(is_try).copied().collect();
        let passes = ways.iter().find(|(step, _)| !matches!(step, Step::Play(_)));
        let best = if self.law == KoLaw::Favours(side) {
            // The line shows a ko. In it the owner passes as if for a threat elsewhere.
            let banned = self.position(at).bans.iter().any(|(color, _)| *color != side);
            if banned { passes } else { tries.first() }
        } else {
            let answered = tries.iter().find(|(_, to)| self.needs_answer(*to, left));
            let captures = || tries.iter().find(|(step, _)| self.captures(at, *step));
            answered.or_else(captures).or(passes)
        };
        let (step, to) = best.or(ways.first()).copied()?;
        Some((Turn { color: !side, step }, to))
    }

    /// Whether the forcing side, which has the turn at `node`, must not pass. If the positions end,
    /// that is taken to be so.
    fn needs_answer(&mut self, node: Id, left: &mut usize) -> bool {
        let position = self.position(node);
        let mut passed = position.clone();
        if self.law.follow(&position, Step::Pass, &mut passed).is_none() {
            return true;
        }
        let passed = self.node(&passed);
        // Undecided if the positions end.
        let _ = self.decide(passed, left);
        !self.graph.node(passed).is_forced()
    }

    fn position(&self, node: Id) -> Position {
        self.field.position(&self.graph.node(node).data.key)
    }

    /// Whether a step takes stones.
    fn captures(&self, from: Id, step: Step) -> bool {
        let Position { mut board, turn, .. } = self.position(from);
        let Step::Play(point) = step else { return false };
        board.play(turn, point).is_ok_and(|played| played.captured > 0)
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
