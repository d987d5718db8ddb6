//! Records from files: uploaded and shown.

use super::access::{Access, caller, failed};
use super::games::check_rate;
use super::{body, visitor};
use crate::analysis::Positions;
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::key::Key;
use crate::record::{Replay, read};
use crate::store::NewRecord;
use crate::view::View;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::sync::Arc;
use tengen_rules::Ruleset;

/// The longest file of records, in bytes.
const MOST_SGF: usize = 10 << 20;

/// `POST /api/records`
pub(super) async fn upload(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    check_rate(&app, caller(request.extensions()))?;
    // This bounds how many files are in memory …
    let Ok(_room) = app.uploads.try_acquire() else {
        return Err(ApiError::busy("too many files are coming in; please try again"));
    };
    let (parts, body) = request.into_parts();
    let bytes = body::bytes(body, MOST_SGF).await?;
    let (visitor, cookie) = visitor::known_or_new(&parts.headers)?;
    let created = app.services.time.now();
    // … and this how many are being read. A file that is still arriving holds up no other one.
    // The turn is held while the file is read, even if nobody waits for the answer any more.
    let turn = Arc::clone(&app.readers).acquire_owned().await.map_err(|_| ApiError::internal())?;
    let reading = move || {
        let _turn = turn;
        read(&bytes)
    };
    let done = tokio::task::spawn_blocking(reading).await;
    let games = done.map_err(|error| unreadable(&error))?.map_err(|bad| {
        ErrorBody::new("bad-record", bad.to_string())
            .with("line", bad.line)
            .with("column", bad.column)
            .with("problem", bad.problem)
            .with("name", bad.name.unwrap_or_default())
            .with("reason", bad.reason.as_str())
            .unprocessable()
    })?;
    let mut records = Vec::with_capacity(games.len());
    for game in games {
        let key = Key::new().map_err(|_| ApiError::internal())?;
        let summary = game.summary.to_json();
        records.push(NewRecord { key, created, summary, sgf: game.sgf });
    }
    let keys: Vec<Key> = records.iter().map(|record| record.key.clone()).collect();
    app.services.store.create_records(records).await.map_err(failed)?;
    visitor::remember(&app, &visitor, &keys).await;
    let keys: Vec<&str> = keys.iter().map(Key::as_str).collect();
    let json_type = [(header::CONTENT_TYPE, "application/json")];
    let body = json!({ "keys": keys }).to_string();
    Ok((StatusCode::CREATED, json_type, cookie, body).into_response())
}

fn unreadable(error: &tokio::task::JoinError) -> ApiError {
    tracing::error!(%error, "reading a record has failed");
    ApiError::internal()
}

/// The rules by which a record is replayed.
pub(super) async fn rules(app: &App, access: &Access) -> Result<Ruleset, ApiError> {
    let place = app.records.enter(access.caller)?;
    let sgf = app.services.store.record(access.opened.game).await.map_err(failed)?;
    let replayed = place.run(move || {
        let parsed = tengen_sgf::parse(&sgf);
        let root = parsed.collection.roots().next();
        root.map(|root| Replay::of(root).rules().clone())
    });
    replayed.await?.ok_or_else(ApiError::internal)
}

/// The view of a record, and its positions.
pub(super) async fn view(app: &App, access: &Access) -> Result<(View, Positions), ApiError> {
    let place = app.records.enter(access.caller)?;
    let stored = app.services.store.game(access.opened.game).await.map_err(failed)?;
    let sgf = app.services.store.record(access.opened.game).await.map_err(failed)?;
    let key = access.key.clone();
    let engines = app.services.engines.clone();
    let replayed = place.run(move || {
        let parsed = tengen_sgf::parse(&sgf);
        let mut roots = parsed.collection.roots();
        roots.next().map(|root| {
            let replay = Replay::of(root);
            let positions = replay.positions();
            (replay.view(&key, stored.created, &engines), positions)
        })
    });
    replayed.await?.ok_or_else(ApiError::internal)
}
