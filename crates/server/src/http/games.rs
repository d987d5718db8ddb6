//! Making games and listing them.

use super::access::failed;
use super::new_game::NewGameRequest;
use super::{body, visitor};
use crate::app::App;
use crate::key::{Key, handful};
use crate::problem::ApiError;
use crate::state::Match;
use crate::store::NewGame;
use crate::summary::Summary;
use crate::view::Links;
use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tengen_rules::{Handicap, Ruleset, Size, fixed_handicap, max_fixed_handicap, presets};

/// The sides of the boards that games are played on.
pub(super) const SIDES: std::ops::RangeInclusive<u64> = 2..=25;

/// The rank offered first: that of somebody who has played some games.
const DEFAULT_RANK: &str = "15k";

/// The most games a visitor's list shows.
const MOST_LISTED: u32 = 500;

fn json_answer(body: Value) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response()
}

/// `GET /api/meta`
pub(super) async fn meta(State(app): State<App>) -> Response {
    let named = presets::ALL.iter().enumerate().map(|(place, rules)| {
        json!({ "id": rules.id, "name": rules.name, "common": place < presets::COMMON })
    });
    let rules: Vec<Value> = named.collect();
    let ranks: Vec<String> = app.hub.minds.ranks().map(|rank| rank.to_string()).collect();
    json_answer(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "rules": rules,
        "defaultRank": DEFAULT_RANK,
        "ranks": ranks,
        "minSize": SIDES.start(),
        "maxSize": SIDES.end(),
    }))
}

/// What a preset depends on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PresetQuery {
    rules: String,
    width: u64,
    height: u64,
    #[serde(default)]
    handicap: u8,
}

/// A board that games are played on.
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

/// `GET /api/games`
pub(super) async fn list(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    let Some(visitor) = visitor::known(&headers) else { return Ok(json_answer(json!([]))) };
    let listed = app.store.visited(&visitor, MOST_LISTED).await.map_err(failed)?;
    Ok(json_answer(listed.iter().filter_map(Summary::line).collect()))
}

/// Where a request comes from.
pub(super) fn caller(request: &Request) -> IpAddr {
    let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
    info.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| address.ip())
}

/// Refuses an address that makes too many games.
pub(super) fn check_rate(app: &App, address: IpAddr) -> Result<(), ApiError> {
    if app.limiter.allows(address, app.time.now()) {
        return Ok(());
    }
    Err(ApiError::busy("too many games were made from this address; wait a minute"))
}

/// `POST /api/games`
pub(super) async fn create(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    check_rate(&app, caller(&request))?;
    let (parts, body) = request.into_parts();
    let asked: NewGameRequest = body::json(body).await?;
    let no_dice = |error: getrandom::Error| {
        tracing::error!(%error, "the system gives no randomness");
        ApiError::internal()
    };
    let deal = asked.into_deal(handful().map_err(no_dice)?, &app.hub.minds)?;
    let table = Match::new(deal.clone()).map_err(ApiError::start)?;
    let mut keys = Vec::new();
    for role in deal.roles() {
        keys.push((Key::new().map_err(no_dice)?, role));
    }
    let (visitor, cookie) = visitor::known_or_new(&parts.headers)?;
    let game = NewGame {
        keys: keys.clone(),
        created: app.time.now(),
        deal: serde_json::to_string(&deal).map_err(|_| ApiError::internal())?,
        summary: Summary::of(&table).to_json(),
    };
    app.store.create_game(game).await.map_err(failed)?;
    let own = keys.iter().find(|(_, role)| *role == deal.creator).map(|(key, _)| key.clone());
    let own = own.ok_or_else(ApiError::internal)?;
    visitor::remember(&app, &visitor, std::slice::from_ref(&own)).await;
    let links = Links::of(&keys, deal.creator, deal.creator);
    let body = json!({ "key": own.as_str(), "links": links, "nigiri": deal.nigiri });
    Ok((StatusCode::CREATED, cookie, json_answer(body)).into_response())
}
