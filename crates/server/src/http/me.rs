//! What the server knows of the one who asks, and their ways in.

use super::access::{caller, failed, to_its_end};
use super::body::{self, json_answer};
use super::cookies::together;
use super::join::{no_randomness, weak_password};
use super::sessions::new_session;
use super::who::{self, Signed, Who, signed_out};
use super::{rename, visitor};
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::KeyHash;
use crate::rated;
use crate::signing::{CodeKind, WeakPassword, code_hash, new_codes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

/// `GET /api/me`
pub(super) async fn me(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    let who = who::of(&app, &headers).await?;
    Ok(json_answer(shown(&app, &who).await?))
}

/// `Me` in `PROTOCOL.md`, of a person whose session has just begun.
///
/// It is null if the store does not answer any more: the session has begun all the same, and
/// the answer that has it is told once.
pub(super) async fn of_session(app: &App, hash: KeyHash) -> Value {
    let told = async {
        let now = app.services.time.now();
        let session = app.sessions.find(&app.services.store, hash, now).await.map_err(failed)?;
        // It may have been ended already, from another browser.
        let signed = session.map(|session| Signed { hash, session });
        let visitor = signed.as_ref().and_then(|signed| signed.session.visitor);
        shown(app, &Who { visitor, signed }).await
    };
    told.await.unwrap_or_default()
}

async fn shown(app: &App, who: &Who) -> Result<Value, ApiError> {
    let (store, now) = (&*app.services.store, app.services.time.now());
    let member = match (&who.signed, who.visitor) {
        (Some(signed), _) => Some(signed.session.member.clone()),
        (None, Some(visitor)) => store.known_member(visitor).await.map_err(failed)?,
        (None, None) => None,
    };
    let rank = match &member {
        Some(member) => Some(rated::rank(store, member.id, now).await.map_err(failed)?),
        None => None,
    };
    let games = match who.visitor {
        Some(visitor) => store.count_visited(visitor).await.map_err(failed)?,
        None => 0,
    };
    let ways = match &who.signed {
        Some(signed) => Some(store.ways_in(signed.session.member.id).await.map_err(failed)?),
        None => None,
    };
    let signed_in = who.signed.is_some();
    Ok(json!({
        "member": member.as_ref().map(|member| member.id),
        "kind": member.as_ref().map_or("guest", |member| member.kind.name()),
        "name": member.as_ref().and_then(|member| member.name.as_deref()),
        "role": member.as_ref().filter(|_| signed_in).map(|member| member.role.name()),
        "rank": rank,
        "joined": member.as_ref().and_then(|member| member.joined),
        "renames": member.as_ref().and_then(|member| rename::may_at(member, now)),
        "games": games,
        "fresh": who.signed.as_ref().is_some_and(|signed| signed.is_fresh(app)),
        "ways": ways.map(|ways| json!({ "password": ways.password, "recovery": ways.recovery })),
    }))
}

/// The body of `POST /api/me/password`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PasswordRequest {
    password: String,
}

/// `POST /api/me/password`
pub(super) async fn password(
    State(app): State<App>,
    request: Request,
) -> Result<Response, ApiError> {
    let address = caller(request.extensions());
    let (parts, body) = request.into_parts();
    let signed = who::person(&app, &parts.headers).await?;
    signed.check_fresh(&app)?;
    let PasswordRequest { password } = body::json(body).await?;
    let member = &signed.session.member;
    let name = member.name.as_deref().unwrap_or_default();
    WeakPassword::check(&password, name).map_err(weak_password)?;
    let password = app.signing.hashed(app.signing.hashing.enter(address)?, password).await?;
    let (name, session) = new_session(&app, &parts.headers, signed.session.how)?;
    let (known, member, by) = (visitor::new_name()?, member.id, signed.hash);
    to_its_end(async move {
        let store = &app.services.store;
        let set = store.set_password(member, by, password.clone(), session).await;
        // It may have ended while the password was hashed, or at another server.
        let is_set = set.map_err(failed)?;
        app.sessions.have_ended(member);
        if !is_set {
            return Err(signed_out());
        }
        let cookies = together(who::signs_in(&app, (member, &password), &name, &known));
        Ok((StatusCode::NO_CONTENT, cookies).into_response())
    })
    .await
}

/// `POST /api/me/recovery`
pub(super) async fn recovery(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let signed = who::person(&app, &headers).await?;
    signed.check_fresh(&app)?;
    let codes = new_codes().map_err(no_randomness)?;
    let store = &app.services.store;
    let hashes = codes
        .iter()
        .filter_map(|code| code_hash(store.secret(), CodeKind::Recovery, code))
        .collect();
    let (member, now) = (signed.session.member.id, app.services.time.now());
    if !store.set_recovery(member, signed.hash, hashes, now).await.map_err(failed)? {
        app.sessions.have_ended(member);
        return Err(signed_out());
    }
    Ok(json_answer(json!({ "recovery": codes })))
}
