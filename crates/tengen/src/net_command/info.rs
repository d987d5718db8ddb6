//! `tengen net info`.

use super::arguments::InfoArguments;
use crate::Failure;
use serde_json::json;
use std::io::Write;
use tengen_net::Model;

/// Bytes of a weight in single precision.
const WEIGHT: u64 = 4;

/// Says what a network is.
pub(super) fn run(arguments: &InfoArguments) -> Result<(), Failure> {
    let model = arguments.file.read()?;
    let text = if arguments.json { as_json(&model) } else { in_words(&model) };
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

/// What the policy head says, one for each of its outputs.
fn policies(model: &Model) -> Vec<&'static str> {
    ["policy", "optimistic policy", "value of each move", "score of each move"]
        .into_iter()
        .take(model.policies())
        .collect()
}

fn values(model: &Model) -> Vec<&'static str> {
    let errors = model.says_errors().then_some("how far these may be off");
    let always = ["win, loss, no result", "score and its deviation", "lead", "ownership"];
    always.into_iter().chain(errors).collect()
}

fn in_words(model: &Model) -> String {
    let weights = model.weights();
    let mebibytes = (weights * WEIGHT) as f64 / f64::from(1 << 20);
    let players = if model.wants_metadata() {
        "must be told (it imitates them), so that it cannot guide a search here"
    } else {
        "not told"
    };
    format!(
        "Name        {}\nVersion     {} of the format\nTrunk       {} blocks, {} channels\n\
         Weights     {weights}, {mebibytes:.1} MiB in single precision\nPolicy      {}\n\
         Value       {}\nPlayers     {players}\n",
        model.name(),
        model.version(),
        model.blocks(),
        model.channels(),
        policies(model).join("; "),
        values(model).join("; "),
    )
}

fn as_json(model: &Model) -> String {
    let object = json!({
        "name": model.name(),
        "version": model.version(),
        "blocks": model.blocks(),
        "channels": model.channels(),
        "weights": model.weights(),
        "bytes": model.weights() * WEIGHT,
        "policy": policies(model),
        "value": values(model),
        "wants_players": model.wants_metadata(),
    });
    format!("{object}\n")
}
