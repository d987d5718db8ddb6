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
mod search;
mod select;
mod strength;
mod unsettled_groups;
mod utility;
mod watch;

pub use analysis::{Analysis, Candidate};
pub use expected_ownership::expected_ownership;
pub(crate) use fate_search::fate;
pub use fate_search::{Fate, Kos};
pub use network_predictor::NetworkPredictor;
pub(crate) use player::GuidedPlayer;
pub use predictor::{Prediction, PredictionOptions, Predictor};
pub(crate) use search::Bounds;
pub use unsettled_groups::foresight;
pub use watch::Watch;
