//! Signing in and out.

use super::access::{caller, failed, to_its_end};
use super::body::{self, json_answer};
use super::cookies::{Cookie, together};
use super::join::check_accounts;
use super::person::person;
use super::sessions::{end_own, new_session};
use super::{me, visitor, who};
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::signing::{CodeKind, Guess, code_hash};
use crate::store::{How, Proof};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::net::IpAddr;
use tengen_people::Name;

/// The body of `POST /api/sign-in`: a password, or a recovery code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SignInRequest {
    name: String,
    #[serde(default)]
    password: Option<String>,
    #[serde(default)]
    recovery: Option<String>,
}

/// What a person gives with their name.
enum Given {
    Password(String),
    Recovery(String),
}

impl Given {
    const fn guess(&self) -> Guess {
        match self {
            Given::Password(_) => Guess::Password,
            Given::Recovery(_) => Guess::Code,
        }
    }
}

/// Refuses an address that tries to sign in too often, under whatever names.
pub(super) fn check_pace(app: &App, address: IpAddr) -> Result<(), ApiError> {
    app.sign_ins.take(address, app.services.time.now()).map_err(ApiError::wait_for)
}

/// 401: the same whatever was wrong.
fn wrong() -> ApiError {
    let text = "the name, or what was given with it, is not right";
    ErrorBody::new("wrong-sign-in", text).status(StatusCode::UNAUTHORIZED)
}

/// `POST /api/sign-in`
pub(super) async fn sign_in(
    State(app): State<App>,
    request: Request,
) -> Result<Response, ApiError> {
    check_accounts(&app)?;
    let address = caller(request.extensions());
    check_pace(&app, address)?;
    let (parts, body) = request.into_parts();
    let SignInRequest { name, password, recovery } = body::json(body).await?;
    let given = match (password, recovery) {
        (Some(password), None) => Given::Password(password),
        (None, Some(code)) => Given::Recovery(code),
        _ => return Err(ApiError::bad_request("password", "this, or recovery")),
    };
    let store = &app.services.store;
    // A text that cannot be a name is nobody's, and is answered at the same cost.
    let name = Name::of_somebody(&name).ok();
    let member = match &name {
        Some(name) => person(&app, name).await?.map(|member| member.id),
        None => None,
    };
    let key = name.and_then(|name| name.keys().into_iter().next());
    let key = key.map_or(String::new(), |key| key.as_str().to_owned());
    // A try that finds no place is none.
    let place = app.signing.hashing.enter(address)?;
    let hash = match member {
        Some(member) => store.password(member).await.map_err(failed)?,
        None => None,
    };
    let known = member.map(|member| (member, hash.as_deref().unwrap_or_default()));
    let spot = who::spot(&app, &parts.headers, known, address);
    let (guess, now) = ((spot, given.guess()), app.services.time.now());
    app.signing.guesses.take(&key, guess, now).map_err(ApiError::wait)?;
    let (proof, how) = match given {
        Given::Password(password) => {
            let is_right = app.signing.is_right(place, password, hash.clone()).await?;
            (hash.clone().filter(|_| is_right).map(Proof::Password), How::Password)
        }
        Given::Recovery(code) => (
            code_hash(store.secret(), CodeKind::Recovery, &code).map(Proof::Recovery),
            How::Recovery,
        ),
    };
    let (Some(member), Some(proof)) = (member, proof) else { return Err(wrong()) };
    let (name, session) = new_session(&app, &parts.headers, how)?;
    let before = who::session_hash(&app, &parts.headers);
    let (known, hash) = (visitor::new_name()?, hash.unwrap_or_default());
    let browser = visitor::known(&app, &parts.headers).await?;
    to_its_end(async move {
        let begins = app.services.store.sign_in(member, proof, session, before).await;
        if !begins.map_err(failed)? {
            return Err(wrong());
        }
        app.signing.guesses.was_right(&key, guess);
        if let Some(before) = before {
            app.sessions.has_ended(before);
        }
        if let Some(browser) = browser {
            app.rooms.leave(browser);
        }
        let me = me::of_session(&app, name.hash()).await;
        let cookies = together(who::signs_in(&app, (member, &hash), &name, &known));
        Ok((cookies, json_answer(me)).into_response())
    })
    .await
}

/// `POST /api/sign-out`
pub(super) async fn sign_out(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    end_own(&app, &headers).await?;
    Ok((StatusCode::NO_CONTENT, Cookie::SESSION.drop(&app)).into_response())
}
