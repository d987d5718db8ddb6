//! Workers: they ask for jobs, say that they are still at them, and answer.

use super::access::caller;
use super::body::{json, long_json};
use crate::api_error::ApiError;
use crate::app::App;
use crate::workers::{Asks, Offer, PATIENCE, Sends};
use axum::body::Body;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

/// The longest answer of a worker, in bytes.
const MOST_ANSWERED: usize = 1 << 20;

/// A worker that has the token.
pub(super) struct Admitted(IpAddr);

impl FromRequestParts<App> for Admitted {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Admitted, ApiError> {
        let token = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = token.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
        let caller = caller(&parts.extensions);
        app.services.desk.admit(token, caller)?;
        Ok(Admitted(caller))
    }
}

/// `POST /api/worker/jobs`: the next job, as soon as there is one; 204 if there is none for a
/// while.
pub(super) async fn next(
    State(app): State<App>,
    Admitted(caller): Admitted,
    body: Body,
) -> Result<Response, ApiError> {
    let asks: Asks = json(body).await?;
    let _place = app.services.desk.sign_in(&asks, caller)?;
    let (offer, given) = Offer::new(asks.worker, caller);
    let _offered = app.services.offer(&offer);
    let none = StatusCode::NO_CONTENT.into_response();
    tokio::select! {
        given = given => match given {
            Ok(given) => {
                let text = serde_json::to_string(&given).map_err(|_| ApiError::internal())?;
                Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
            }
            // The request that it was for has gone.
            Err(_) => Ok(none),
        },
        () = tokio::time::sleep(PATIENCE) => Ok(none),
        () = app.services.closed() => Ok(none),
    }
}

/// `POST /api/worker/jobs/{number}`: an answer, or a word that the worker is still at it.
pub(super) async fn hear(
    State(app): State<App>,
    Admitted(caller): Admitted,
    Path(number): Path<u64>,
    body: Body,
) -> Result<StatusCode, ApiError> {
    let sends: Sends = long_json(body, MOST_ANSWERED).await?;
    app.services.desk.hear(number, caller, sends)?;
    Ok(StatusCode::NO_CONTENT)
}
