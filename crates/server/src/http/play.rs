//! A game, by one of its keys.

use super::access::Access;
use super::body;
use super::games::check_rate;
use super::names;
use crate::act::Act;
use crate::analysis::Subject;
use crate::api_error::ApiError;
use crate::app::App;
use crate::judgement::StoppedPosition;
use crate::key::Role;
use crate::snapshot::Snapshot;
use crate::store::Kind;
use crate::view::{AnalysisView, View, names};
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use std::time::Duration;
use tengen_engine::Look;

fn answer(view: &View) -> Result<Response, ApiError> {
    let body = serde_json::to_string(view).map_err(|_| ApiError::internal())?;
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

pub(super) fn game_view(app: &App, snapshot: &Snapshot, role: Role) -> View {
    View::of(snapshot, role, app.services.time.now(), &app.services.engines)
}

/// `GET /api/g/{key}`
pub(super) async fn view(State(app): State<App>, access: Access) -> Result<Response, ApiError> {
    match access.opened.kind {
        Kind::Game => {
            let snapshot = app.hub.snapshot(access.opened.game).await?;
            names::look(&app, &snapshot).await;
            answer(&game_view(&app, &snapshot, access.opened.role))
        }
        Kind::Record => answer(&super::records::view(&app, &access).await?.0),
    }
}

/// `POST /api/g/{key}/act`
pub(super) async fn act(
    State(app): State<App>,
    access: Access,
    body: Body,
) -> Result<Response, ApiError> {
    let act: Act = body::json(body).await?;
    app.acts
        .take(access.caller, app.services.time.now())
        .map_err(|wait| ApiError::too_often("too many moves come from this address", wait))?;
    if matches!(act, Act::Rematch { on: true }) {
        check_rate(&app, access.caller)?;
        app.check_room(access.caller, 0)?;
    }
    if access.opened.kind == Kind::Record {
        return Err(ApiError::not_allowed("a record cannot be played on"));
    }
    let role = access.opened.role;
    let snapshot = app.hub.act(access.opened.game, role, access.caller, act).await?;
    answer(&game_view(&app, &snapshot, role))
}

/// The body of `POST /api/g/{key}/look`: the position that a person looks at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LookRequest {
    /// How many steps led to it.
    at: usize,
}

/// `POST /api/g/{key}/look`
pub(super) async fn look(
    State(app): State<App>,
    access: Access,
    body: Body,
) -> Result<StatusCode, ApiError> {
    let LookRequest { at } = body::json(body).await?;
    if access.opened.kind == Kind::Game {
        let snapshot = app.hub.snapshot(access.opened.game).await?;
        if !AnalysisView::in_game(&app.services.engines, &snapshot, access.opened.role).is_open() {
            return Err(ApiError::not_allowed("this game is not analysed while it goes on"));
        }
    }
    app.analyses.focus(Subject::Game(access.opened.game), at);
    Ok(StatusCode::NO_CONTENT)
}

/// The query of `GET /api/g/{key}/judgement`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct JudgementQuery {
    /// Whether to wait for a closer look.
    #[serde(default)]
    closer: bool,
}

/// `GET /api/g/{key}/judgement?closer=`
pub(super) async fn judgement(
    State(app): State<App>,
    access: Access,
    query: Result<Query<JudgementQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(JudgementQuery { closer }) =
        query.map_err(|error| ApiError::bad_request("closer", error.body_text()))?;
    if access.opened.kind == Kind::Record {
        return Err(ApiError::not_allowed("a record is not judged here"));
    }
    let snapshot = app.hub.snapshot(access.opened.game).await?;
    let position = StoppedPosition::of(snapshot.table.game())
        .ok_or_else(|| ApiError::not_allowed("stones are judged when play has stopped"))?;
    let look = if closer { Look::Closer } else { Look::First };
    let judgements = &app.services.judgements;
    let judged = judgements.ask_for_page(access.caller, access.opened.game, position, look);
    let judgement = judged.await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], judgement.json.clone()).into_response())
}

/// How long the judge may take before a pass. A player who waits longer is not asked.
const QUICK: Duration = Duration::from_secs(1);

/// `GET /api/g/{key}/open`: the points that are still open, for a player who thinks of passing. On
/// a board that is wide open there are too many to name.
pub(super) async fn open(State(app): State<App>, access: Access) -> Result<Response, ApiError> {
    let refused = || ApiError::not_allowed("open points are told to a player who is to move alone");
    if access.opened.kind == Kind::Record {
        return Err(refused());
    }
    let table = &app.hub.snapshot(access.opened.game).await?.table;
    let game = table.game();
    let moves = game.to_move().is_some_and(|color| access.opened.role.plays(color));
    let position = StoppedPosition::after_pass(table.match_setup(), game).filter(|_| moves);
    let position = position.ok_or_else(refused)?;
    if position.is_opening() {
        return Ok(body::json_answer(json!({ "points": [], "wide": true })));
    }
    let judgements = &app.services.judgements;
    let judged = judgements.ask_for_page(access.caller, access.opened.game, position, Look::First);
    // A player whose address waits for too many other looks is not asked either.
    let judged = tokio::time::timeout(QUICK, judged).await.ok().and_then(Result::ok);
    let wide = judged.as_ref().is_some_and(|judged| judged.undecided && judged.open.is_empty());
    let points = judged.map(|judged| names(game.setup().size, judged.open.iter()));
    Ok(body::json_answer(json!({ "points": points, "wide": wide })))
}
