//! Games and records as SGF.

use super::access::{Access, failed};
use crate::api_error::ApiError;
use crate::app::App;
use crate::store::Kind;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

/// `GET /api/g/{key}/sgf`
pub(super) async fn sgf(State(app): State<App>, access: Access) -> Result<Response, ApiError> {
    let headers = [
        (header::CONTENT_TYPE, "application/x-go-sgf"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tengen.sgf\""),
    ];
    Ok((headers, bytes(&app, &access).await?).into_response())
}

/// The bytes of the record; those of an uploaded one as they were uploaded.
async fn bytes(app: &App, access: &Access) -> Result<Vec<u8>, ApiError> {
    // The place is taken before anything is read, so that the queue bounds the memory, too.
    let place = app.records.enter(access.caller)?;
    match access.opened.kind {
        Kind::Record => {
            let stored = app.services.store.record(access.opened.game).await.map_err(failed)?;
            place.run(move || stored).await
        }
        Kind::Game => {
            let snapshot = app.hub.snapshot(access.opened.game).await?;
            let written = move || crate::record::export(&snapshot.table, snapshot.created);
            place.run(written).await?.map_err(|error| {
                tracing::error!(%error, "a record cannot be written");
                ApiError::internal()
            })
        }
    }
}
