//! The facts that the inputs of a network need of a history.

use super::{Cleanup, InputHistory, Phase};
use tengen_rules::{Board, Button, Color, Point, Score, Stop};

impl InputHistory {
    /// Whether only the count follows when a pass stops play here.
    pub(in crate::features) fn is_last_phase(&self) -> bool {
        !self.rules.is_territory() || self.phase() == Phase::Cleanup(2)
    }

    /// Whether the rules ask for a number of passes in a row, and a pass of the side to move would
    /// be the last. The dead stones are settled after it.
    pub(in crate::features) fn pass_would_be_last_in_row(&self) -> bool {
        let last = matches!(self.terms.rules.ending.stop, Stop::Passes(n) if self.passes + 1 == u32::from(n));
        last && self.cleanup.is_none() && !self.pass_takes_button()
    }

    /// The last moves that belong together, the newest first.
    pub(in crate::features) fn shown(&self) -> &[Option<(Color, Option<Point>)>] {
        &self.moves[..if self.stopped { self.shown.min(1) } else { self.shown }]
    }

    /// The position now, or one or two moves ago, and the point where a ko could not be retaken in
    /// it. Cleanup phases have other bans.
    pub(in crate::features) fn position(&self, ago: usize) -> (&Board, Option<Point>) {
        match ago.checked_sub(1) {
            None if self.cleanup.is_some() => (self.line.board(), None),
            None => (self.line.board(), self.line.ko()),
            Some(past) => (&self.earlier[past].board, self.earlier[past].ko),
        }
    }

    /// The points White is ahead by before the board is counted.
    pub(in crate::features) fn white_ahead(&self) -> Score {
        let button = match self.ledger.button() {
            None => Score::ZERO,
            Some(Color::White) => Score::halves(1),
            Some(Color::Black) => Score::halves(-1),
        };
        let stones = match &self.cleanup {
            Some(Cleanup { start: Some(start), .. }) => start.white_ahead,
            _ => self.stones_ahead(),
        };
        self.terms.komi + self.terms.compensation + button + stones
    }

    /// Under territory scoring, how many more stones Black has played than White, or handed over
    /// for passes in an encore. A network counts stones with their points there too, and this gives
    /// them back.
    pub(super) fn stones_ahead(&self) -> Score {
        if !self.rules.is_territory() {
            return Score::ZERO;
        }
        // In an encore a play costs as much as its answer, so that it costs nothing.
        let mut ledger = self.ledger;
        ledger.end_encore(&self.terms.rules.scoring);
        let played = |color: Color| {
            let on_board = self.line.board().stones(color) as i32;
            on_board + (ledger.captures(!color) + ledger.pass_stones(!color)) as i32
        };
        Score::whole(played(Color::Black) - played(Color::White))
    }

    /// Whether the result can be a draw: komi and button leave no half point.
    pub(in crate::features) fn may_be_drawn(&self) -> bool {
        let button = self.terms.rules.scoring.button == Button::Taken;
        (self.terms.komi.to_halves() % 2 == 0) != button
    }
}
