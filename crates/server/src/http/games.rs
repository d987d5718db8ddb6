//! Making games and listing them.

use super::access::{caller, failed};
use super::body::json_answer;
use super::new_game::NewGameRequest;
use super::{body, visitor};
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::{Key, handful};
use crate::state::Match;
use crate::store::NewGame;
use crate::summary::Summary;
use crate::view::Links;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::net::IpAddr;

/// The most games in a visitor's list.
const MOST_LISTED: u32 = 500;

/// `GET /api/games`
pub(super) async fn list(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    let Some(visitor) = visitor::known(&headers) else { return Ok(json_answer(json!([]))) };
    let listed = app.services.store.visited(&visitor, MOST_LISTED).await.map_err(failed)?;
    Ok(json_answer(listed.iter().filter_map(Summary::line).collect()))
}

/// Refuses an address that makes too many games, or puts too many into lists.
pub(super) fn check_rate(app: &App, address: IpAddr) -> Result<(), ApiError> {
    if app.limiter.allows(address, app.services.time.now()) {
        return Ok(());
    }
    Err(ApiError::busy("too many games come from this address; please try again in a moment"))
}

/// `POST /api/games`
pub(super) async fn create(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    check_rate(&app, caller(request.extensions()))?;
    let (parts, body) = request.into_parts();
    let wanted: NewGameRequest = body::json(body).await?;
    let no_dice = |error: getrandom::Error| {
        tracing::error!(%error, "the system gives no randomness");
        ApiError::internal()
    };
    let agreed = wanted.into_match_setup(handful().map_err(no_dice)?, &app.services.engines)?;
    let table = Match::new(agreed.clone()).map_err(ApiError::start)?;
    let mut keys = Vec::new();
    for role in agreed.roles() {
        keys.push((Key::new().map_err(no_dice)?, role));
    }
    let (visitor, cookie) = visitor::known_or_new(&parts.headers)?;
    let game = NewGame {
        keys: keys.clone(),
        created: app.services.time.now(),
        agreed: serde_json::to_string(&agreed).map_err(|_| ApiError::internal())?,
        summary: Summary::of(&table).to_json(),
    };
    app.services.store.create_game(game).await.map_err(failed)?;
    let own = keys.iter().find(|(_, role)| *role == agreed.creator).map(|(key, _)| key.clone());
    let own = own.ok_or_else(ApiError::internal)?;
    visitor::remember(&app, &visitor, std::slice::from_ref(&own)).await;
    let links = Links::of(&keys, agreed.creator, agreed.creator);
    let body = json!({ "key": own.as_str(), "links": links, "nigiri": agreed.nigiri });
    Ok((StatusCode::CREATED, cookie, json_answer(body)).into_response())
}
