//! Making games and listing them.

use super::access::{caller, failed};
use super::body::json_answer;
use super::new_game::{NewGameRequest, PlayOnRequest};
use super::study::StudyAccess;
use super::{body, visitor, who};
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::key::handful;
use crate::match_setup::MatchSetup;
use crate::state::Match;
use crate::store::{Made, NewGame};
use crate::studies::NoGame;
use crate::summary::Summary;
use crate::view::Links;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::net::IpAddr;

/// The most games in a visitor's list.
const MOST_LISTED: u32 = 500;

/// `GET /api/games`
pub(super) async fn list(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    let Some(visitor) = who::visitor(&app, &headers).await? else {
        return Ok(json_answer(json!([])));
    };
    let listed = app.services.store.visited(visitor, MOST_LISTED).await.map_err(failed)?;
    let lines = Summary::lines(&app.services, &listed).await;
    Ok(json_answer(lines.into_iter().map(|(_, line)| line).collect()))
}

/// Refuses an address that makes too many games, or puts too many into lists.
pub(super) fn check_rate(app: &App, address: IpAddr) -> Result<(), ApiError> {
    app.limiter.take(address, app.services.time.now()).map_err(|wait| {
        ApiError::too_often("too many games or records come from this address", wait)
    })
}

/// `POST /api/games`
pub(super) async fn create(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    check_rate(&app, caller(request.extensions()))?;
    app.check_room(caller(request.extensions()), 0)?;
    let (parts, body) = request.into_parts();
    let wanted: NewGameRequest = body::json(body).await?;
    let agreed = wanted.into_match_setup(handful().map_err(no_dice)?, &app.services.engines)?;
    begin(&app, &parts.headers, agreed).await
}

/// `POST /api/s/{key}/games`: a game that goes on from a node of a study.
pub(super) async fn play_on(
    State(app): State<App>,
    access: StudyAccess,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, ApiError> {
    check_rate(&app, access.caller)?;
    app.check_room(access.caller, 0)?;
    let wanted: PlayOnRequest = body::json(body).await?;
    let place = app.positions.enter(access.caller)?;
    let game = access.room(&app).await?.game_from(wanted.node.clone()).await?;
    drop(place);
    let game = game.map_err(|why| {
        let body = match why {
            NoGame::Over => ErrorBody::new("study-over", "play has stopped here"),
            NoGame::Impossible => ErrorBody::new("study-no-game", "no game can have this position"),
        };
        body.unprocessable()
    })?;
    let handful = handful().map_err(no_dice)?;
    let agreed = wanted.into_match_setup(game, handful, &app.services.engines)?;
    begin(&app, &headers, agreed).await
}

pub(super) fn no_dice(error: getrandom::Error) -> ApiError {
    tracing::error!(%error, "the system gives no randomness");
    ApiError::internal()
}

/// Makes a game, and answers with its links.
async fn begin(app: &App, headers: &HeaderMap, agreed: MatchSetup) -> Result<Response, ApiError> {
    let (visitor, cookie) = who::visitor_or_new(app, headers).await?;
    let keys = stored(app, &agreed).await?.keys;
    let own = keys.iter().find(|(_, role)| *role == agreed.creator).map(|(key, _)| key.clone());
    let own = own.ok_or_else(ApiError::internal)?;
    visitor::remember(app, visitor, std::slice::from_ref(&own)).await;
    let links = Links::of(&keys, &agreed, agreed.creator);
    let body = json!({ "key": own.as_str(), "links": links, "nigiri": agreed.nigiri });
    Ok((StatusCode::CREATED, cookie, json_answer(body)).into_response())
}

/// Makes a game.
pub(super) async fn stored(app: &App, agreed: &MatchSetup) -> Result<Made, ApiError> {
    let table = Match::new(agreed.clone()).map_err(ApiError::start)?;
    let game = NewGame {
        roles: agreed.roles(),
        created: app.services.time.now(),
        agreed: serde_json::to_string(agreed).map_err(|_| ApiError::internal())?,
        summary: Summary::of(&table).to_json(),
        seats: agreed.seats,
        is_rated: agreed.is_rated,
    };
    app.services.store.create_game(game).await.map_err(failed)
}
