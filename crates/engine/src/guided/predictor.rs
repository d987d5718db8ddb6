//! What a network says of a position.

use crate::GameState;
use tengen_rules::Point;

/// What a network says of a position. All but the policy is seen from Black.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prediction {
    /// Probability that Black wins less that White does, from -1 to 1.
    pub balance: f32,
    /// Probability that the game ends without result, from 0 to 1.
    pub no_result: f32,
    /// Black's lead at the end in points, komi included: its mean...
    pub score: f32,
    /// ...and its standard deviation.
    pub score_deviation: f32,
    /// By how many points Black is ahead, as an even game would see it.
    pub lead: f32,
    /// How far `balance` may be off, as a standard deviation, where the network says so.
    pub error: Option<f32>,
    /// The moves the rules allow, each with its probability, the most likely first.
    pub policy: Vec<(Option<Point>, f32)>,
    /// How much each point will be Black's, from -1 to 1, row by row from the top left.
    pub ownership: Vec<f32>,
}

/// How a network is to look at a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PredictionOptions {
    /// Through which of the eight symmetries of the board (those that keep its shape; the
    /// others are taken modulo these).
    pub symmetry: u8,
    /// How hopeful of moves that may turn out better than they look, from 0 to 1; for networks
    /// that were taught that.
    pub optimism: f32,
}

/// Something that has an opinion of positions and guides a search: a network, or whatever is
/// put in its place.
pub trait Predictor: Send + std::fmt::Debug {
    /// Its opinion of the position of `state`, where play goes on.
    fn predict(&mut self, state: &GameState, look: PredictionOptions) -> Prediction;
}
