//! Joining: a guest, or somebody new, gets a name.

use super::access::{caller, failed, to_its_end};
use super::body::{self, json_answer};
use super::cookies::together;
use super::sessions::new_session;
use super::sign_in::check_pace;
use super::{me, visitor, who};
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::key::{Key, Visitor};
use crate::people::Accounts;
use crate::signing::{CodeKind, WeakPassword, code_hash, new_codes};
use crate::store::{CodeHash, How, Joining, MemberId, StoreError};
use axum::extract::{Path, Request, State};
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tengen_people::{Name, NameFault};
use tengen_rating::Rank;

/// The body of `POST /api/join`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JoinRequest {
    name: String,
    password: String,
    /// The code of an invitation.
    #[serde(default)]
    code: Option<String>,
    /// The rank that the person says they have.
    #[serde(default)]
    rank: Option<String>,
    /// Whether the games of this browser become the person's.
    #[serde(default = "yes")]
    take: bool,
}

fn yes() -> bool {
    true
}

/// 404: nobody has a name here.
pub(super) fn check_accounts(app: &App) -> Result<(), ApiError> {
    match app.accounts() {
        Accounts::Open | Accounts::Invited => Ok(()),
        Accounts::Off => {
            let text = "this server has no accounts";
            Err(ErrorBody::new("no-accounts", text).status(StatusCode::NOT_FOUND))
        }
    }
}

pub(super) fn bad_name(fault: NameFault) -> ApiError {
    let body = ErrorBody::new("bad-name", fault.to_string()).with("why", fault.code());
    match fault {
        NameFault::Character(c) => body.with("character", c.to_string()),
        _ => body,
    }
    .unprocessable()
}

pub(super) fn weak_password(weak: WeakPassword) -> ApiError {
    ErrorBody::new("weak-password", weak.text()).with("why", weak.code()).unprocessable()
}

/// What the store has of the code of an invitation, where one is given.
fn invitation(app: &App, code: Option<String>) -> Result<Option<CodeHash>, ApiError> {
    let secret = app.services.store.secret();
    match code {
        Some(code) => {
            let hash = code_hash(secret, CodeKind::Invitation, &code);
            hash.map(Some).ok_or_else(expired)
        }
        None if app.accounts() == Accounts::Invited => {
            let text = "only those who were invited join here";
            Err(ErrorBody::new("invitation-needed", text).status(StatusCode::FORBIDDEN))
        }
        None => Ok(None),
    }
}

/// 410: the code was used, is too old, or never was one.
fn expired() -> ApiError {
    let text = "this invitation was used already, or its time is over";
    ErrorBody::new("expired", text).status(StatusCode::GONE)
}

/// Why a name is not free.
pub(super) enum Taken {
    /// Somebody has it.
    Taken,
    /// Somebody has one that looks like it.
    Alike,
}

impl Taken {
    fn code(&self) -> &'static str {
        match self {
            Taken::Taken => "taken",
            Taken::Alike => "alike",
        }
    }
}

impl From<Taken> for ApiError {
    fn from(taken: Taken) -> ApiError {
        let (code, text) = match taken {
            Taken::Taken => ("name-taken", "somebody has this name"),
            Taken::Alike => ("name-alike", "somebody has a name that looks like this one"),
        };
        ErrorBody::new(code, text).status(StatusCode::CONFLICT)
    }
}

/// Why a name is not free, if it is not. Names that were this member's are theirs.
pub(super) async fn taken(
    app: &App,
    name: &Name,
    own: Option<MemberId>,
) -> Result<Option<Taken>, ApiError> {
    let now = app.services.time.now();
    let mut alike = None;
    for key in name.keys() {
        let named = app.services.store.named(key.as_str(), now).await.map_err(failed)?;
        let Some(named) = named.filter(|named| own != Some(named.member.id)) else { continue };
        let theirs = named.member.name.unwrap_or_default();
        if named.is_past || theirs.to_lowercase() == name.as_str().to_lowercase() {
            return Ok(Some(Taken::Taken));
        }
        alike = Some(Taken::Alike);
    }
    Ok(alike)
}

/// `GET /api/names/{name}`
pub(super) async fn look(
    State(app): State<App>,
    Path(text): Path<String>,
    headers: HeaderMap,
    extensions: Extensions,
) -> Result<Response, ApiError> {
    check_accounts(&app)?;
    let now = app.services.time.now();
    app.asked_names.take(caller(&extensions), now).map_err(ApiError::wait_for)?;
    let answer = |name: &str, why: Option<&str>| {
        json_answer(json!({ "name": name, "free": why.is_none(), "why": why }))
    };
    Ok(match Name::new(&text) {
        Err(fault) => answer(&text, Some(fault.code())),
        Ok(name) => {
            let own = who::of(&app, &headers).await?.signed.map(|own| own.session.member.id);
            let taken = taken(&app, &name, own).await?;
            answer(name.as_str(), taken.as_ref().map(Taken::code))
        }
    })
}

/// `POST /api/join`
pub(super) async fn join(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    check_accounts(&app)?;
    let address = caller(request.extensions());
    check_pace(&app, address)?;
    let (parts, body) = request.into_parts();
    let JoinRequest { name, password, code, rank, take } = body::json(body).await?;
    if who::of(&app, &parts.headers).await?.signed.is_some() {
        let text = "you are signed in: sign out first";
        return Err(ErrorBody::new("signed-in", text).status(StatusCode::CONFLICT));
    }
    let invitation = invitation(&app, code)?;
    let name = Name::new(&name).map_err(bad_name)?;
    WeakPassword::check(&password, name.as_str()).map_err(weak_password)?;
    let rank: Option<Rank> = match rank {
        Some(rank) => {
            let bad = |_| ApiError::bad_request("rank", "25k to 1k, 1d to 9d");
            Some(rank.parse().map_err(bad)?)
        }
        None => None,
    };
    if let Some(taken) = taken(&app, &name, None).await? {
        return Err(taken.into());
    }
    app.check_room(address, 0)?;
    // One who finds no place has not joined.
    let place = app.signing.hashing.enter(address)?;
    app.joins.take(address, app.services.time.now()).map_err(ApiError::wait_for)?;
    let password = app.signing.hashed(place, password).await?;
    let browser = visitor::known(&app, &parts.headers).await?;
    let guest = browser.filter(|_| take);
    let store = &app.services.store;
    let codes = new_codes().map_err(no_randomness)?;
    let (session_name, session) = new_session(&app, &parts.headers, How::Join)?;
    let hashes =
        codes.iter().filter_map(|code| code_hash(store.secret(), CodeKind::Recovery, code));
    let joining = Joining {
        guest,
        // No cookie has this name, and nobody knows it.
        visitor: Visitor::of(&visitor::new_name()?),
        name: name.as_str().to_owned(),
        keys: name.keys().iter().map(|key| key.as_str().to_owned()).collect(),
        invitation,
        rank,
        password,
        recovery: hashes.collect(),
        session,
    };
    let joins = Joins { name, joining, take, browser, session: session_name, codes };
    to_its_end(async move { joins.stored(&app).await }).await
}

/// Somebody who joins, when all that they said was looked at.
struct Joins {
    name: Name,
    joining: Joining,
    take: bool,
    /// The visitor that the browser was until now.
    browser: Option<Visitor>,
    /// The name in the cookie of the session.
    session: Key,
    codes: Vec<String>,
}

impl Joins {
    /// Stores the person. The answer has all that is told once, whatever fails after that.
    async fn stored(self, app: &App) -> Result<Response, ApiError> {
        let Joins { name, joining, take, browser, session, codes } = self;
        let (guest, password) = (joining.guest, joining.password.clone());
        // Steps that may fail come first.
        let another = take.then(|| visitor::another(app)).transpose()?;
        let known = visitor::new_name()?;
        let member = match app.services.store.join(joining).await {
            Ok(member) => member,
            // Somebody else was faster.
            Err(StoreError::Conflict) => {
                return Err(taken(app, &name, None).await?.unwrap_or(Taken::Taken).into());
            }
            Err(StoreError::Unknown) => return Err(expired()),
            Err(error) => return Err(failed(error)),
        };
        app.services.directory.learn(member, name.as_str(), app.services.time.now());
        if let (Some(lobby), Some(guest)) = (&app.lobby, guest) {
            // Challenges of the guest that are left end with their page.
            let _ = lobby.leave(guest).await;
        }
        if let Some(browser) = browser {
            app.rooms.leave(browser);
        }
        let me = me::of_session(app, session.hash()).await;
        let [session, known] = who::signs_in(app, (member, &password), &session, &known);
        // The games of a browser that keeps them stay under its cookie.
        let cookies = together([Some(session), Some(known), another].into_iter().flatten());
        let answer: Value = json!({ "me": me, "recovery": codes });
        Ok((StatusCode::CREATED, cookies, json_answer(answer)).into_response())
    }
}

pub(super) fn no_randomness(error: getrandom::Error) -> ApiError {
    tracing::error!(%error, "the system gives no randomness");
    ApiError::internal()
}
