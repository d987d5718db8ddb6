//! Predictions of a position, and the source they come from.

use crate::GameState;
use tengen_rules::Point;

/// A prediction of how a game goes on from a position. All but the policy is seen from Black.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prediction {
    /// The probability that Black wins less the probability that White wins, from -1 to 1.
    pub balance: f32,
    /// The probability that the game ends without result, from 0 to 1.
    pub no_result: f32,
    /// Black's lead at the end in points, komi included: its mean...
    pub score: f32,
    /// ...and its standard deviation.
    pub score_deviation: f32,
    /// How many points White would have to receive for an even game.
    pub lead: f32,
    /// How far `balance` may be off, as a standard deviation, where the network predicts that.
    pub error: Option<f32>,
    /// The moves the rules allow, each with its probability, the most likely first.
    pub policy: Vec<(Option<Point>, f32)>,
    /// How much each point will be Black's, from -1 to 1, row by row from the top left.
    pub ownership: Vec<f32>,
}

/// Options of a prediction.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PredictionOptions {
    /// The number of the symmetry of the board through which the network looks, from 0 to 7. Only
    /// symmetries that keep the board's shape are used; the number is taken modulo their number.
    pub symmetry: u8,
    /// How much of the optimistic policy is mixed in, from 0 to 1, for networks that have one. That
    /// policy prefers moves that may turn out better than they look.
    pub optimism: f32,
}

/// Predicts positions and so guides a search: a network, or a replacement for one.
pub trait Predictor: Send + std::fmt::Debug {
    /// A prediction of the position of `state`, where play goes on.
    fn predict(&mut self, state: &GameState, look: PredictionOptions) -> Prediction;
}
