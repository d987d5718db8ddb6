//! Whether the server is well, for programs that watch it.

use crate::api_error::ApiError;
use crate::app::App;
use crate::store::StoreError;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::time::{Duration, Instant};

/// How long an answer is kept, so that those who ask often do not write often.
const KEPT: Duration = Duration::from_secs(1);

/// Whether the server can do its work, or why not.
pub(crate) type Readiness = Result<(), &'static str>;

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
    // Those who come together, and soon after, get one answer.
    let mut last = app.readiness.lock().await;
    let known = last.filter(|(at, _)| at.elapsed() < KEPT);
    let (at, answer) = match known {
        Some(known) => known,
        None => {
            let answer = readiness(&app).await;
            (Instant::now(), answer)
        }
    };
    *last = Some((at, answer));
    answer.map(|()| well()).map_err(ApiError::busy)
}

/// Whether the store can do its work, or why not.
async fn readiness(app: &App) -> Readiness {
    // A write tells more than a read: a disk may be full.
    let looked = async {
        app.beat().await?;
        app.services.store.has_all().await
    };
    match tokio::time::timeout(PATIENCE, looked).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            if !error.tell_outage() {
                tracing::error!(%error, "the store has failed");
            }
            Err(cause(&error))
        }
        Err(_) => Err("the database does not answer"),
    }
}

/// What is wrong with the store, without what only the log may say.
fn cause(error: &StoreError) -> &'static str {
    match error {
        StoreError::DiskFull => "the disk of the database is full: make room there",
        StoreError::NoRights => "the server may not write the database: look at who owns its files",
        StoreError::Damaged(_) => "the database is damaged: the log says what to do",
        StoreError::Gone(_) => {
            "a file of the database was deleted or replaced: the log says what to do"
        }
        StoreError::Locked => "another program has locked the database",
        StoreError::NoLogin => {
            "the database does not let this user in: look at the user and the password"
        }
        StoreError::NoDatabase => "there is no database of this name",
        StoreError::Crowded => "the database takes no more connections",
        StoreError::ReadOnly => "the database takes no writes, as the copy of another does not",
        StoreError::Tls(_) => "the connection to the database is not trusted: the log says why",
        StoreError::Silent => "the database does not answer",
        _ => "the database fails: the log says why",
    }
}

/// `GET /metrics`: what the server has done and holds, as Prometheus reads it.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics()).into_response()
}
