//! Whether the server is well, for programs that watch it.

use crate::api_error::ApiError;
use crate::app::App;
use crate::store::StoreError;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::time::Duration;

/// How long the store may take.
const PATIENCE: Duration = Duration::from_secs(2);

fn well() -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], "ok\n").into_response()
}

/// `GET /healthz`: the process answers.
pub(super) async fn alive() -> Response {
    well()
}

/// `GET /readyz`: it can do its work. The store takes a write, and the server is not about to end.
pub(super) async fn ready(State(app): State<App>) -> Result<Response, ApiError> {
    if app.is_closing() {
        return Err(ApiError::busy("the server is about to end"));
    }
    // A write tells more than a read: a disk may be full.
    match tokio::time::timeout(PATIENCE, app.beat()).await {
        Ok(Ok(_)) => Ok(well()),
        Ok(Err(error)) => {
            tracing::error!(%error, "the store has failed");
            Err(ApiError::busy(cause(&error)))
        }
        Err(_) => Err(ApiError::busy("the database does not answer")),
    }
}

/// What is wrong with the store, without what only the log may say.
fn cause(error: &StoreError) -> &'static str {
    match error {
        StoreError::DiskFull => "the disk of the database is full: make room there",
        StoreError::NoRights => "the server may not write the database: look at who owns its files",
        StoreError::Damaged(_) => "the database is damaged: the log says what to do",
        StoreError::Locked => "another program has locked the database",
        _ => "the database does not answer",
    }
}

/// `GET /metrics`: what the server has done and holds, as Prometheus reads it.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics()).into_response()
}
