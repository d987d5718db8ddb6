//! Records from files: uploaded and shown.

use super::access::{Access, caller, failed};
use super::games::check_rate;
use super::{body, visitor, who};
use crate::analysis::Positions;
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Key;
use crate::record::{BadRecord, KeptRecord, Replay, read};
use crate::store::NewRecord;
use crate::view::View;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::sync::Arc;
use tengen_rules::Ruleset;

/// The longest file of records, in bytes.
pub(super) const MOST_SGF: usize = 10 << 20;

/// `POST /api/records`
pub(super) async fn upload(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let caller = caller(request.extensions());
    check_rate(&app, caller)?;
    // This bounds how many files are in memory.
    let Ok(_room) = app.uploads.try_acquire() else {
        return Err(ApiError::busy("too many files are coming in; please try again"));
    };
    let (parts, body) = request.into_parts();
    let bytes = body::bytes(body, MOST_SGF).await?;
    app.check_room(caller, bytes.len())?;
    let (visitor, cookie) = who::visitor_or_new(&app, &parts.headers).await?;
    let created = app.services.time.now();
    let games = reading(&app, move || read(&bytes)).await?;
    let mut records = Vec::with_capacity(games.len());
    for game in games {
        let summary = game.summary.to_json();
        records.push(NewRecord { created, summary, sgf: game.sgf });
    }
    let made = app.services.store.create_records(records).await.map_err(failed)?;
    let keys: Vec<Key> = made.into_iter().map(|(_, key)| key).collect();
    visitor::remember(&app, visitor, &keys).await;
    let keys: Vec<&str> = keys.iter().map(Key::as_str).collect();
    let json_type = [(header::CONTENT_TYPE, "application/json")];
    let body = json!({ "keys": keys }).to_string();
    Ok((StatusCode::CREATED, json_type, cookie, body).into_response())
}

/// Reads a file that has arrived, in its turn.
pub(super) async fn reading<T: Send + 'static>(
    app: &App,
    read: impl FnOnce() -> Result<T, BadRecord> + Send + 'static,
) -> Result<T, ApiError> {
    // This bounds how many files are being read. One that is still arriving holds up no other one.
    // The turn is held while the file is read, even if nobody waits for the answer any more.
    let turn = Arc::clone(&app.readers).acquire_owned().await.map_err(|_| ApiError::internal())?;
    let done = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        read()
    });
    let done = done.await.map_err(|error| {
        tracing::error!(%error, "reading a record has failed");
        ApiError::internal()
    })?;
    done.map_err(BadRecord::refused)
}

/// The rules by which a record is replayed.
pub(super) async fn rules(app: &App, access: &Access) -> Result<Ruleset, ApiError> {
    Ok(replayed(app, access).await?.replay.rules().clone())
}

/// The view of a record, and its positions.
pub(super) async fn view(app: &App, access: &Access) -> Result<(View, Positions), ApiError> {
    let KeptRecord { replay, created, .. } = replayed(app, access).await?;
    let positions = replay.positions();
    let view = Replay::clone(&replay).view(&access.key, created, &app.services.engines);
    Ok((view, positions))
}

/// The record, replayed now or lately.
async fn replayed(app: &App, access: &Access) -> Result<KeptRecord, ApiError> {
    let game = access.opened.game;
    if let Some(kept) = app.kept_records.get(game) {
        return Ok(kept);
    }
    let place = app.records.enter(access.caller)?;
    let created = app.services.store.game(game).await.map_err(failed)?.created;
    let sgf = app.services.store.record(game).await.map_err(failed)?;
    let app = app.clone();
    let replayed = place.run(move || {
        // Another request may have waited for the same.
        app.kept_records.get(game).or_else(|| {
            let parsed = tengen_sgf::parse(&sgf);
            let replay = Arc::new(Replay::of(parsed.collection.roots().next()?));
            let record = KeptRecord { replay, created, bytes: sgf.len() };
            // It is kept even if nobody waits for it any more.
            app.kept_records.put(game, record.clone());
            Some(record)
        })
    });
    replayed.await?.ok_or_else(ApiError::internal)
}
