//! Passes: when they stop play, the encore, and the cleanup phases.

use super::{Cleanup, InputHistory, Start};
use tengen_rules::{Color, Encore, Passed, Stop};

impl InputHistory {
    /// Passes for `color`; then it is the opponent's turn.
    pub fn pass(&mut self, color: Color) {
        self.begin_move();
        if self.cleanup.is_some() {
            self.stopped = self.ends_phase(color);
            self.enter_pass(color);
            self.line.pass(color);
            self.end_move(color, None);
            return;
        }
        let ends_phase = !self.pass_takes_button() && self.ends_phase(color);
        self.enter_pass(color);
        let (line, ledger) = (&mut self.line, &mut self.ledger);
        let passed = self.passing.pass(color, line, ledger, &self.terms.rules);
        self.end_move(color, None);
        debug_assert_eq!(ends_phase, matches!(passed, Passed::Stops | Passed::BeginsEncore));
        match passed {
            Passed::TakesButton => self.forget_passes(),
            Passed::BeginsEncore => {
                self.forget_passes();
                self.go_on();
            }
            Passed::GoesOn => {}
            Passed::Stops => self.stopped = true,
        }
    }

    /// Goes on from a stop because the players do not agree. Another stop needs all its passes.
    /// This may begin an encore.
    pub fn resume(&mut self) {
        self.go_on();
        self.passes = 0;
        if self.cleanup.is_none() {
            let before = self.ledger.in_encore();
            self.passing.resume(&self.line, &mut self.ledger, &self.terms.rules);
            if self.ledger.in_encore() != before {
                self.forget_passes();
            }
        }
    }

    /// Enters a pass of `color` in the position before the pass.
    fn enter_pass(&mut self, color: Color) {
        self.passed.push((self.key(), color));
        self.passes += 1;
    }

    /// No earlier pass counts any more.
    fn forget_passes(&mut self) {
        self.passed.clear();
        self.passes = 0;
    }

    /// Lets play go on after all. Networks do not expect to see the moves that led to the stop
    /// before another move; they do expect the last pass by itself.
    pub(super) fn go_on(&mut self) {
        self.stopped = false;
        self.shown = self.shown.min(1);
    }

    /// Goes on from a stop to play out dead stones, where such a phase is to come; says whether it
    /// is.
    pub fn begin_cleanup(&mut self) -> bool {
        if !self.stopped || !self.rules.is_territory() {
            return false;
        }
        let start = match &self.cleanup {
            None => None,
            Some(Cleanup { start: None, .. }) => {
                let board = self.line.board().clone();
                Some(Start { board, white_ahead: self.stones_ahead() })
            }
            Some(_) => return false,
        };
        self.cleanup = Some(Cleanup::new(self.line.board().size(), start));
        self.stopped = false;
        self.forget_passes();
        self.shown = 0;
        true
    }

    /// Whether a pass of the side to move would stop play.
    pub fn pass_would_stop(&self) -> bool {
        let encore = self.terms.rules.ending.encore == Encore::Always && self.passing.stops() == 0;
        self.pass_would_end_phase() && (self.cleanup.is_some() || !encore)
    }

    /// Whether a pass of the side to move would stop play, or begin the encore that follows the
    /// first stop under some rules.
    pub(in crate::features) fn pass_would_end_phase(&self) -> bool {
        !self.pass_takes_button() && self.ends_phase(self.to_move())
    }

    pub(in crate::features) fn pass_takes_button(&self) -> bool {
        self.cleanup.is_none() && self.ledger.pass_takes_button(&self.terms.rules.scoring)
    }

    /// Whether a pass of `color` that is not for the button would end this part of the play.
    /// [`Passing`](tengen_rules::Passing) decides that in the game itself, but only with the pass;
    /// this foresees it.
    fn ends_phase(&self, color: Color) -> bool {
        let in_cleanup = self.cleanup.is_some();
        let needed = if in_cleanup { Stop::Passes(2) } else { self.terms.rules.ending.stop };
        let enough = matches!(needed, Stop::Passes(n) if self.passes + 1 >= n.into());
        let repeats = in_cleanup || needed == Stop::PassRepeated;
        enough || (repeats && self.passed_here(color))
    }

    fn passed_here(&self, color: Color) -> bool {
        self.passed.contains(&(self.key(), color))
    }

    fn key(&self) -> u64 {
        self.line.board().hash() ^ self.cleanup.as_ref().map_or(0, Cleanup::key)
    }
}
