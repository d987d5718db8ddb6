//! The networks in use.

use crate::arguments::Answer;
use crate::{Player, Session};
use serde_json::{Value, json};
use tengen_engine::Network;

/// Why a command that needs a network is refused.
pub(crate) const NO_NETWORK: &str =
    "no network is loaded that knows this board: networks know up to 19 lines, --net none has none";
/// Why a command that needs a network of people's play is refused.
pub(super) const NOT_HUMAN: &str = "no network is loaded that imitates people";

/// The networks as KataGo describes its own: a JSON array on one line.
pub(super) fn show<P: Player>(session: &Session<P>) -> Answer {
    let network = session.player.network();
    let models = network.map(|network| model_facts(network.name(), network));
    Ok(json!(models.as_slice()).to_string())
}

/// The facts about a network that KataGo tells of its own, as a JSON object: `name` as the user
/// calls it, `internalName` as the network calls itself, and the version of its format.
pub fn model_facts(name: &str, network: &Network) -> Value {
    json!({
        "name": name,
        "internalName": network.name(),
        "maxBatchSize": 1,
        "usesHumanSLProfile": false,
        "version": network.version(),
        "usingFP16": "false",
    })
}
