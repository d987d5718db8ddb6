//! `tengen net info`.

use super::arguments::InfoArguments;
use crate::Failure;
use crate::speech::{fixed, language, say};
use serde_json::json;
use std::io::Write;
use tengen_messages::Language;
use tengen_net::Model;

/// Bytes of a weight in single precision.
const WEIGHT: u64 = 4;

/// Describes a network.
pub(super) fn run(arguments: &InfoArguments) -> Result<(), Failure> {
    let model = arguments.file.read()?;
    let text = if arguments.json { as_json(&model) } else { in_words(&model) };
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

/// The outputs of the policy head, by their names in messages.
fn policies(model: &Model) -> Vec<&'static str> {
    ["policy", "optimistic-policy", "move-values", "move-scores"]
        .into_iter()
        .take(model.policies())
        .collect()
}

/// The outputs for the whole position, by their names in messages.
fn values(model: &Model) -> Vec<&'static str> {
    let errors = model.says_errors().then_some("errors");
    ["outcome", "score", "lead", "ownership"].into_iter().chain(errors).collect()
}

/// The outputs in words.
fn in_language(said: &[&str], language: Language) -> Vec<String> {
    said.iter().map(|what| language.say(&format!("net-says-{what}"), &[])).collect()
}

fn in_words(model: &Model) -> String {
    let weights = model.weights();
    let mebibytes = fixed((weights * WEIGHT) as f64 / f64::from(1 << 20), 1, language());
    let listed = |said: &[&str]| in_language(said, language()).join("; ");
    let players = if model.wants_metadata() { "told" } else { "untold" };
    let (blocks, channels) = (model.blocks().into(), model.channels().into());
    let rows = [
        ("net-name", model.name().to_owned()),
        ("net-version", say("net-version-of", &[("version", model.version().into())])),
        ("net-trunk", say("net-trunk-of", &[("blocks", blocks), ("channels", channels)])),
        (
            "net-weights",
            say("net-weights-of", &[("weights", weights.into()), ("size", (&mebibytes).into())]),
        ),
        ("net-policy", listed(&policies(model))),
        ("net-value", listed(&values(model))),
        ("net-players", say("net-players-of", &[("players", players.into())])),
    ];
    let rows = rows.map(|(id, what)| (say(id, &[]), what));
    let wide = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0) + 2;
    rows.iter().map(|(name, what)| format!("{name:wide$}{what}\n")).collect()
}

fn as_json(model: &Model) -> String {
    let object = json!({
        "name": model.name(),
        "version": model.version(),
        "blocks": model.blocks(),
        "channels": model.channels(),
        "weights": model.weights(),
        "bytes": model.weights() * WEIGHT,
        "policy": in_language(&policies(model), Language::ENGLISH),
        "value": in_language(&values(model), Language::ENGLISH),
        "wants_players": model.wants_metadata(),
    });
    format!("{object}\n")
}
