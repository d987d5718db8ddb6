//! The expected owner of each point, as a network sees it.

use super::analysis::Analysis;
use super::network_predictor::NetworkPredictor;
use super::player::GuidedPlayer;
use super::predictor::{PredictionOptions, Predictor};
use super::search::Bounds;
use crate::Choices;
use crate::{GameState, Terms};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tengen_net::Network;
use tengen_rules::{Board, Color, Score, presets};

/// Through how many symmetries of the board the network looks, with either side to move.
const LOOKS: u8 = 4;

/// The expected owner of each point of a position, the mean of both sides moving first. Shares go
/// from -1, White's, to 1, Black's, by [`Point::index`](tengen_rules::Point::index). With no
/// `visits` they are the network's own prediction; else they come from a search of `visits` visits
/// with either side to move. None if the network knows no boards of this size.
///
/// Stones count as under area scoring: in seki they are their owner's.
pub fn expected_ownership(network: &Network, board: &Board, visits: u64) -> Option<Vec<f32>> {
    let shares = Color::BOTH.map(|to_move| with_first(network, board, to_move, visits));
    let [black, white] = shares;
    Some(black?.into_iter().zip(white?).map(|(a, b)| 0.5 * (a + b)).collect())
}

/// The same with one side to move first.
fn with_first(network: &Network, board: &Board, to_move: Color, visits: u64) -> Option<Vec<f32>> {
    let mut predictor = NetworkPredictor::new(network, board.size()).ok()?;
    let rules = presets::CHINESE.clone();
    let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
    let state = GameState::new(terms, board.clone(), to_move, [0; 2]).made_even(&mut predictor);
    if visits == 0 {
        let mut sum = vec![0.0; board.size().area()];
        for symmetry in 0..LOOKS {
            // Two of each kind, turned and mirrored.
            let said = predictor
                .predict(&state, PredictionOptions { symmetry: 2 * symmetry, optimism: 0.0 });
            sum.iter_mut().zip(&said.ownership).for_each(|(sum, share)| *sum += share);
        }
        return Some(sum.into_iter().map(|share| share / f32::from(LOOKS)).collect());
    }
    let never = AtomicBool::new(false);
    let bounds = bounds(visits, &never);
    let mut guided = GuidedPlayer::new(board.size(), vec![Box::new(predictor)]);
    let found = Analysis::of(guided.think(&state, &Choices::default(), bounds, 1, None), &state);
    let sign = if to_move == Color::Black { 1.0 } else { -1.0 };
    Some(found.ownership.into_iter().map(|share| sign * share).collect())
}

/// Visits bound such a search; these limits do not.
const LONG: Duration = Duration::from_secs(600);
const MEMORY: usize = 256 << 20;

/// The bounds of a search of `visits` visits that is never stopped from outside.
pub(crate) fn bounds(visits: u64, never: &AtomicBool) -> Bounds<'_> {
    Bounds {
        deadline: Instant::now() + LONG,
        visits,
        memory: MEMORY,
        stop: never,
        enough: never,
        when_decided: None,
    }
}

impl GameState {
    /// The same position with a komi that makes the game even in the network's view. So neither
    /// side gives up points or takes risks because of the score.
    pub(super) fn made_even(self, predictor: &mut NetworkPredictor) -> GameState {
        let mut terms = self.terms().clone();
        let lead = f64::from(predictor.predict(&self, PredictionOptions::default()).lead);
        terms.komi = Score::halves(terms.komi.to_halves() + (2.0 * lead).round() as i32);
        GameState::new(terms, self.board().clone(), self.to_move(), [0; 2])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_network;

    #[test]
    fn what_is_shut_in_belongs_to_who_shuts_it_in() {
        let text = "
            . X O . . O .
            . X O O O O O
            . X X X O . O
            X X O X O O O
            X . . X X X X
            X X X X . . X
            . . . X . . X";
        let board = Board::parse(text).unwrap();
        for visits in [0, 20] {
            let shares = expected_ownership(&bundled_network(), &board, visits).unwrap();
            let share = |name: &str| shares[board.size().parse(name).unwrap().index()];
            assert!(share("C4") > 0.5 && share("A7") > 0.5 && share("E7") < -0.5, "{shares:?}");
        }
    }
}
