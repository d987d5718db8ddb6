//! A game, by one of its keys.

use super::access::{Access, failed};
use super::body;
use crate::act::Act;
use crate::app::App;
use crate::judgement::{Case, Depth};
use crate::key::Role;
use crate::live::Snapshot;
use crate::problem::ApiError;
use crate::store::Kind;
use crate::view::{AnalysisView, View};
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

fn answer(view: &View) -> Result<Response, ApiError> {
    let body = serde_json::to_string(view).map_err(|_| ApiError::internal())?;
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

pub(super) fn game_view(app: &App, snapshot: &Snapshot, role: Role) -> View {
    View::of(snapshot, role, app.time.now(), &app.hub.minds)
}

/// `GET /api/g/{key}`
pub(super) async fn view(State(app): State<App>, access: Access) -> Result<Response, ApiError> {
    match access.opened.kind {
        Kind::Game => {
            let snapshot = app.hub.look(access.opened.game).await?;
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
    if access.opened.kind == Kind::Record {
        return Err(ApiError::not_allowed("a record cannot be played on"));
    }
    let role = access.opened.role;
    let snapshot = app.hub.act(access.opened.game, role, act).await?;
    answer(&game_view(&app, &snapshot, role))
}

/// The position somebody looks at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Looks {
    /// After how many steps.
    at: usize,
}

/// `POST /api/g/{key}/look`
pub(super) async fn look(
    State(app): State<App>,
    access: Access,
    body: Body,
) -> Result<StatusCode, ApiError> {
    let Looks { at } = body::json(body).await?;
    if access.opened.kind == Kind::Game {
        let snapshot = app.hub.look(access.opened.game).await?;
        if !AnalysisView::in_game(&app.hub.minds, &snapshot, access.opened.role).is_open() {
            return Err(ApiError::not_allowed("this game is not analysed while it goes on"));
        }
    }
    app.studies.focus(access.opened.game, at);
    Ok(StatusCode::NO_CONTENT)
}

/// How closely to look.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Look {
    #[serde(default)]
    closer: bool,
}

/// `GET /api/g/{key}/judgement?closer=`
pub(super) async fn judgement(
    State(app): State<App>,
    access: Access,
    look: Result<Query<Look>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(Look { closer }) =
        look.map_err(|error| ApiError::bad_request("closer", error.body_text()))?;
    if access.opened.kind == Kind::Record {
        return Err(ApiError::not_allowed("a record is not judged here"));
    }
    let snapshot = app.hub.look(access.opened.game).await?;
    let case = Case::of(snapshot.table.game())
        .ok_or_else(|| ApiError::not_allowed("stones are judged when play has stopped"))?;
    let depth = if closer { Depth::Closer } else { Depth::First };
    let found = app.hub.judgements.ask(access.opened.game, case, depth).await;
    let found = found.ok_or_else(ApiError::internal)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], found.told.clone()).into_response())
}

/// The bytes of a game's record; for records as they were uploaded.
pub(super) async fn sgf(app: &App, access: &Access) -> Result<Vec<u8>, ApiError> {
    match access.opened.kind {
        Kind::Record => app.store.record(access.opened.game).await.map_err(failed),
        Kind::Game => {
            let snapshot = app.hub.look(access.opened.game).await?;
            crate::record::export(&snapshot.table, snapshot.created).map_err(|error| {
                tracing::error!(%error, "a record cannot be written");
                ApiError::internal()
            })
        }
    }
}
