//! Giving up.

use tengen_rules::Board;

/// Below this win rate a game may be given up.
const HOPELESS: f64 = 0.08;
/// After so many hopeless moves in a row.
const HOPELESS_TURNS: u32 = 3;
/// On boards of fewer points a game is soon over anyway, and only given up when all is lost.
const SMALL: usize = 64;

/// Counts hopeless moves in a row, and knows whether there was hope at all in the beginning.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Resignation {
    lost_turns: u32,
    /// Whether the first move of ours was made as far behind as others give up. So a game with
    /// handicap begins for the stronger side, who relies on mistakes to come.
    behind_from_the_start: Option<bool>,
}

impl Resignation {
    /// Notes how the game stands before a move and says whether to give it up: late enough, for
    /// several moves, and not for want of a few points.
    pub(crate) fn lost(&mut self, board: &Board, moves: usize, win_rate: f64, lead: f64) -> bool {
        let area = board.size().area();
        let (rate, behind) = if area < SMALL {
            (0.01, area as f64 / 2.0)
        } else {
            (HOPELESS, area as f64 / 24.0 + 5.0)
        };
        let hopeless = win_rate < rate && -lead > behind;
        self.lost_turns = if hopeless { self.lost_turns + 1 } else { 0 };
        let patient = *self.behind_from_the_start.get_or_insert(hopeless);
        let late = if patient { area / 3 * 2 } else { area / 3 };
        self.lost_turns >= HOPELESS_TURNS && moves > late
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::Size;

    /// The move in which a side gives up that is behind by 40 points from its `first` move on.
    fn given_up(first: usize) -> usize {
        let board = Board::new(Size::square(19).unwrap());
        let mut resignation = Resignation::default();
        (0..400)
            .step_by(2)
            .find(|moves| {
                let (rate, lead) = if *moves >= first { (0.01, -40.0) } else { (0.5, 0.0) };
                resignation.lost(&board, *moves, rate, lead)
            })
            .unwrap()
    }

    #[test]
    fn who_was_behind_from_the_start_plays_on_for_longer() {
        assert_eq!(given_up(0), 242);
        assert_eq!(given_up(2), 122);
        assert_eq!(given_up(200), 204);
    }
}
