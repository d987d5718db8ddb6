//! Giving up.

use tengen_rules::Board;

/// Below this win rate a game may be given up.
const HOPELESS: f64 = 0.08;
/// After so many hopeless moves in a row.
const HOPELESS_TURNS: u32 = 3;
/// On boards of fewer points a game is soon over anyway, and only given up when all is lost.
const SMALL: usize = 64;

/// Counts hopeless moves in a row.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hope {
    lost_turns: u32,
}

impl Hope {
    /// Notes how the game stands before a move and says whether to give it up: late enough, for
    /// several moves, and not for want of a few points.
    pub(crate) fn lost(&mut self, board: &Board, moves: usize, win_rate: f64, lead: f64) -> bool {
        let area = board.size().area();
        let (rate, behind) = if area < SMALL {
            (0.01, area as f64 / 2.0)
        } else {
            (HOPELESS, area as f64 / 24.0 + 5.0)
        };
        if win_rate < rate && -lead > behind {
            self.lost_turns += 1;
        } else {
            self.lost_turns = 0;
        }
        self.lost_turns >= HOPELESS_TURNS && moves > area / 3
    }
}
