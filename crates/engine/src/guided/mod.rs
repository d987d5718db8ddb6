//! The player with a network: a search that goes where the network thinks good moves are, and
//! believes its predictions of the positions there.

mod analysis;
mod bias;
mod expected_ownership;
mod fate_search;
mod final_count;
mod graph;
mod local_reading;
mod move_number;
mod network_predictor;
mod passing;
mod player;
mod predictor;
mod ranking;
mod root_noise;
mod search;
mod select;
mod strength;
mod utility;
mod watch;

pub use analysis::{Analysis, Candidate};
pub(crate) use expected_ownership::bounds;
pub use expected_ownership::expected_ownership;
#[cfg(test)]
pub(crate) use fate_search::THREE;
pub(crate) use fate_search::{Fate, Kos, fate};
pub use network_predictor::NetworkPredictor;
pub(crate) use player::GuidedPlayer;
pub use predictor::{Prediction, PredictionOptions, Predictor};
pub(crate) use search::Bounds;
pub use watch::Watch;
