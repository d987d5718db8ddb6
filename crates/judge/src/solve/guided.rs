//! A plan played out with the history, move by move, and so proved.

use super::conquest::Conquest;
use super::evidence::Evidence;
use super::search::{Child, MOVES, NEVER, Search, Turn, Verdict};

impl Search<'_> {
    /// Decides the newest position of the trail by the plan of a guide: where its owner is to
    /// move, its advice is tried, and everything that the other may do is answered. Where superko
    /// forbids the advice, or there is none, [`Search::run`] has to find something else.
    pub(super) fn follow(&mut self, turn: Turn, guide: &mut Conquest<'_>) -> Verdict {
        let before = self.nodes;
        if turn.to_move == guide.owner() {
            let advice = guide.advice(self.trail.newest().stones, turn);
            let child = advice.and_then(|play| self.child(turn, play).ok());
            if let Some(mut child) = child
                && let Verdict::Lost(evidence) = self.enter_with(turn, &mut child, guide)
            {
                return self.won(turn, child.play, evidence.after(&child), before);
            }
            return self.run(turn, NEVER, NEVER);
        }
        let mut children = [Child::NONE; MOVES];
        let mut lost = Evidence::nothing(!turn.to_move);
        let count = match self.expand(turn, &mut children, &mut lost) {
            Ok(count) => count,
            Err((best, won)) => return self.won(turn, best, won, before),
        };
        for child in &mut children[..count] {
            match self.enter_with(turn, child, guide) {
                Verdict::Won(evidence) => self.join(&mut lost, &evidence),
                Verdict::Lost(evidence) => {
                    return self.won(turn, child.play, evidence.after(child), before);
                }
                open @ Verdict::Open { .. } => return open,
            }
        }
        self.lost(turn, lost, before)
    }

    /// What is known after a move, or found by following the guide.
    fn enter_with(&mut self, turn: Turn, child: &mut Child, guide: &mut Conquest<'_>) -> Verdict {
        self.count_node();
        match self.look(turn, child) {
            Verdict::Open { .. } if !self.halted => {
                self.trail.steps.push(self.step(child));
                let verdict = self.follow(child.turn, guide);
                self.trail.steps.pop();
                verdict
            }
            known => known,
        }
    }
}
