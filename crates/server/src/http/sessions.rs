//! The browsers in which a person is signed in.

use super::access::{failed, to_its_end};
use super::body::json_answer;
use super::cookies::Cookie;
use super::{visitor, who};
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Key;
use crate::signing::browser_of;
use crate::store::{How, NewSession, Which};
use crate::who::Sessions;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// A session that begins in this browser, and the name in its cookie.
pub(super) fn new_session(
    app: &App,
    headers: &HeaderMap,
    how: How,
) -> Result<(Key, NewSession), ApiError> {
    let name = visitor::new_name()?;
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let label = browser_of(agent.unwrap_or_default());
    let at = app.services.time.now();
    let session = NewSession { hash: name.hash(), how, label, at, expires: Sessions::end(at, at) };
    Ok((name, session))
}

/// Ends the session of a request, if it has one.
pub(super) async fn end_own(app: &App, headers: &HeaderMap) -> Result<(), ApiError> {
    let Some(signed) = who::of(app, headers).await?.signed else { return Ok(()) };
    end(app, &signed, Which::One(signed.session.id)).await.map(drop)
}

/// Ends sessions of a person. The answer is how many.
async fn end(app: &App, signed: &who::Signed, which: Which) -> Result<u64, ApiError> {
    let member = signed.session.member.id;
    let app = app.clone();
    to_its_end(async move {
        let ended = app.services.store.end_sessions(member, which).await.map_err(failed)?;
        app.sessions.have_ended(member);
        Ok(ended)
    })
    .await
}

/// `GET /api/sessions`
pub(super) async fn sessions(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let signed = who::person(&app, &headers).await?;
    let now = app.services.time.now();
    let all = app.services.store.sessions(signed.session.member.id, now).await.map_err(failed)?;
    let rows = all.iter().map(|session| {
        json!({
            "id": session.id,
            "this": session.id == signed.session.id,
            "how": session.how.name(),
            "browser": session.label,
            "made": session.made,
            "seen": session.seen,
        })
    });
    let rows: Vec<Value> = rows.collect();
    Ok(json_answer(json!({ "sessions": rows })))
}

/// `DELETE /api/sessions/{id}`, also with `all` for the id.
pub(super) async fn end_session(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let signed = who::person(&app, &headers).await?;
    let unknown = || ApiError::not_found("there is no such session");
    let which = match id.as_str() {
        "all" => Which::All,
        id => Which::One(id.parse().map_err(|_| unknown())?),
    };
    if end(&app, &signed, which).await? == 0 {
        return Err(unknown());
    }
    let is_own = which == Which::All || which == Which::One(signed.session.id);
    let dropped = is_own.then(|| Cookie::SESSION.drop(&app));
    Ok((StatusCode::NO_CONTENT, dropped.unwrap_or_default()).into_response())
}
