//! When to resign.

use tengen_rules::Board;

/// Below this win rate a game may be resigned.
const LOST_WIN_RATE: f64 = 0.08;
/// The game must have been lost for as many of our moves in a row.
const LOST_TURNS: u32 = 3;
/// On boards of fewer points a game is soon over anyway. There it is resigned only when everything
/// is lost.
const SMALL: usize = 64;

/// Counts our moves in a row at which the game was lost, and knows whether it was lost from the
/// start.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Resignation {
    lost_turns: u32,
    /// Whether the game was already lost at our first move. A game with handicap begins so for the
    /// stronger side, which relies on mistakes to come.
    behind_from_the_start: Option<bool>,
}

impl Resignation {
    /// Enters the win rate and the lead before a move, and says whether to resign. That needs a
    /// late stage of the game, several lost moves in a row, and a lead below the resign margin.
    pub(crate) fn is_due(&mut self, board: &Board, moves: usize, win_rate: f64, lead: f64) -> bool {
        let area = board.size().area();
        let (rate, behind) = if area < SMALL {
            (0.01, area as f64 / 2.0)
        } else {
            (LOST_WIN_RATE, area as f64 / 24.0 + 5.0)
        };
        let is_lost = win_rate < rate && -lead > behind;
        self.lost_turns = if is_lost { self.lost_turns + 1 } else { 0 };
        let patient = *self.behind_from_the_start.get_or_insert(is_lost);
        let late = if patient { area / 3 * 2 } else { area / 3 };
        self.lost_turns >= LOST_TURNS && moves > late
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::Size;

    /// The number of the move in which a side resigns that is behind by 40 points from its `first`
    /// move on.
    fn given_up(first: usize) -> usize {
        let board = Board::new(Size::square(19).unwrap());
        let mut resignation = Resignation::default();
        (0..400)
            .step_by(2)
            .find(|moves| {
                let (rate, lead) = if *moves >= first { (0.01, -40.0) } else { (0.5, 0.0) };
                resignation.is_due(&board, *moves, rate, lead)
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
