//! The choices for a new game: boards, rulesets and ranks, with the presets of a ruleset.

use super::body::json_answer;
use crate::api_error::ApiError;
use crate::app::App;
use crate::lobby::Seek;
use crate::people::Accounts;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use tengen_rules::{Handicap, Ruleset, Size, fixed_handicap, max_fixed_handicap, presets};

/// How many lines a board may have on a side.
const SIDES: std::ops::RangeInclusive<u64> = 2..=25;

/// The rank that is offered first. It suits a player who has played some games.
const DEFAULT_RANK: &str = "15k";

/// `GET /api/meta`
pub(super) async fn meta(State(app): State<App>) -> Response {
    let ranks: Vec<String> = app.services.engines.ranks().map(|rank| rank.to_string()).collect();
    json_answer(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "rules": rulesets(),
        "defaultRank": DEFAULT_RANK,
        "ranks": ranks,
        "minSize": SIDES.start(),
        "maxSize": SIDES.end(),
        "accounts": Some(app.accounts()).filter(|accounts| *accounts != Accounts::Off),
        "lobby": app.lobby.as_ref().map(|_| json!({ "quick": Seek::all() })),
    }))
}

/// `GET /api/rules`: the rulesets alone.
pub(super) async fn rules() -> Response {
    json_answer(rulesets().into())
}

/// The rulesets in the order to offer them.
fn rulesets() -> Vec<Value> {
    let named = presets::ALL.iter().enumerate().map(|(place, rules)| {
        json!({ "id": rules.id, "name": rules.name, "common": place < presets::COMMON })
    });
    named.collect()
}

/// The query of `GET /api/preset`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PresetQuery {
    rules: String,
    width: u64,
    height: u64,
    #[serde(default)]
    handicap: u8,
}

/// The size of a board, if it is a possible one.
pub(super) fn board(width: u64, height: u64) -> Result<Size, ApiError> {
    for (field, side) in [("width", width), ("height", height)] {
        if !SIDES.contains(&side) {
            let reason = format!("{} to {} lines are possible", SIDES.start(), SIDES.end());
            return Err(ApiError::bad_request(field, reason));
        }
    }
    let lines = |side| usize::try_from(side).unwrap_or(0);
    Size::new(lines(width), lines(height))
        .map_err(|error| ApiError::bad_request("width", error.to_string()))
}

/// The ruleset of this id.
pub(super) fn ruleset(id: &str) -> Result<&'static Ruleset, ApiError> {
    let found = presets::ALL.into_iter().find(|rules| rules.id == id);
    found.ok_or_else(|| ApiError::bad_request("rules", "there is no such ruleset"))
}

/// `GET /api/preset`
pub(super) async fn preset(
    query: Result<Query<PresetQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(query) = query.map_err(|e| ApiError::bad_request("query", e.body_text()))?;
    let rules = ruleset(&query.rules)?;
    let size = board(query.width, query.height)?;
    let handicap =
        if query.handicap == 0 { Handicap::None } else { Handicap::Fixed(query.handicap) };
    let points = fixed_handicap(size, handicap.stones()).unwrap_or_default();
    Ok(json_answer(json!({
        "komi": rules.komi_for(handicap),
        "compensation": rules.compensation.points(handicap.stones()),
        "maxFixed": max_fixed_handicap(size),
        "points": points.into_iter().map(|p| size.name(p)).collect::<Vec<_>>(),
    })))
}
