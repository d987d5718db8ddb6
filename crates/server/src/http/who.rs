//! Who sends a request: a person who is signed in, or else a browser that a cookie names. All that
//! the server does for somebody goes by this answer.

use super::access::failed;
use super::cookies::Cookie;
use super::visitor;
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::key::{Key, KeyHash, Visitor};
use crate::people::Accounts;
use crate::signing::Spot;
use crate::store::{MemberId, Session};
use axum::http::{HeaderMap, StatusCode};
use std::future::Future;
use std::net::IpAddr;
use std::sync::Arc;

/// How long after signing in a person may change the ways in, in milliseconds.
const FRESH: u64 = 10 * 60_000;

/// Who sends a request.
pub(super) struct Who {
    /// The visitor that stands for them in lists and seats.
    pub(super) visitor: Option<Visitor>,
    /// The session of a person who is signed in.
    pub(super) signed: Option<Signed>,
}

/// A person who is signed in.
#[derive(Clone)]
pub(super) struct Signed {
    /// The hash of the name in the cookie.
    pub(super) hash: KeyHash,
    pub(super) session: Arc<Session>,
}

/// Who sends this request.
pub(super) async fn of(app: &App, headers: &HeaderMap) -> Result<Who, ApiError> {
    if let Some(signed) = signed(app, headers).await? {
        return Ok(Who { visitor: signed.session.visitor, signed: Some(signed) });
    }
    Ok(Who { visitor: visitor::known(app, headers).await?, signed: None })
}

/// The hash of the name in the cookie of a session, if this server gave it.
pub(super) fn session_hash(app: &App, headers: &HeaderMap) -> Option<KeyHash> {
    let secret = app.services.store.secret();
    let name = |value| secret.session_in(value).map(|name| name.hash());
    Cookie::SESSION.values(app, headers).find_map(name)
}

async fn signed(app: &App, headers: &HeaderMap) -> Result<Option<Signed>, ApiError> {
    if app.accounts() == Accounts::Off {
        return Ok(None);
    }
    let Some(hash) = session_hash(app, headers) else { return Ok(None) };
    let session = find(app, hash).await?;
    Ok(session.map(|session| Signed { hash, session }))
}

async fn find(app: &App, hash: KeyHash) -> Result<Option<Arc<Session>>, ApiError> {
    let now = app.services.time.now();
    app.sessions.find(&app.services.store, hash, now).await.map_err(failed)
}

/// The visitor that stands for the sender of this request.
pub(super) async fn visitor(app: &App, headers: &HeaderMap) -> Result<Option<Visitor>, ApiError> {
    Ok(of(app, headers).await?.visitor)
}

/// The same, and the header that sets the cookie of a browser in which nobody is signed in.
pub(super) async fn visitor_or_new(
    app: &App,
    headers: &HeaderMap,
) -> Result<(Visitor, HeaderMap), ApiError> {
    match of(app, headers).await? {
        Who { visitor: Some(visitor), signed: Some(_) } => Ok((visitor, HeaderMap::new())),
        _ => visitor::known_or_new(app, headers).await,
    }
}

/// The person who is signed in.
///
/// # Errors
/// If nobody is.
pub(super) async fn person(app: &App, headers: &HeaderMap) -> Result<Signed, ApiError> {
    signed(app, headers).await?.ok_or_else(signed_out)
}

/// 401: nobody is signed in, or not any more.
pub(super) fn signed_out() -> ApiError {
    let text = "you are not signed in, or not any more";
    ErrorBody::new("signed-out", text).status(StatusCode::UNAUTHORIZED)
}

impl Signed {
    /// Whether the person has signed in just now.
    pub(super) fn is_fresh(&self, app: &App) -> bool {
        app.services.time.now().saturating_sub(self.session.made) < FRESH
    }

    /// Refuses one who has been signed in for long: somebody else may sit there.
    pub(super) fn check_fresh(&self, app: &App) -> Result<(), ApiError> {
        if self.is_fresh(app) {
            return Ok(());
        }
        let text = "please sign in again: you did so more than ten minutes ago";
        Err(ErrorBody::new("sign-in-again", text).status(StatusCode::UNAUTHORIZED))
    }
}

impl Who {
    /// Returns when the person is not signed in any more, or somebody signs in where nobody was.
    pub(super) fn leaves(&self, app: &App) -> impl Future<Output = ()> + Send + use<> {
        let (app, signed) = (app.clone(), self.signed.as_ref().map(|signed| signed.hash));
        let left = self.visitor.map(|visitor| app.services.left.of(visitor));
        async move {
            let Some(hash) = signed else {
                return match left {
                    Some(left) => left.await,
                    None => std::future::pending().await,
                };
            };
            let mut ended = app.sessions.watch();
            // While the store does not answer, nobody knows.
            while !matches!(find(&app, hash).await, Ok(None)) {
                app.sessions.may_have_ended(&mut ended).await;
            }
        }
    }
}

/// The place from which somebody tries to sign in as this member, whose password has this hash.
pub(super) fn spot(
    app: &App,
    headers: &HeaderMap,
    member: Option<(MemberId, &str)>,
    address: IpAddr,
) -> Spot {
    let secret = app.services.store.secret();
    let known = member.and_then(|(member, password)| {
        let mut values = Cookie::KNOWN.values(app, headers);
        values.find_map(|value| secret.known_in(member, password, value))
    });
    known.map_or(Spot::of(address), |name| Spot::Browser(name.hash()))
}

/// The headers of a browser in which this member is signed in from now on, by a session with this
/// name. It is known by the other name from then on, as long as the password has this hash.
pub(super) fn signs_in(
    app: &App,
    (member, password): (MemberId, &str),
    session: &Key,
    known: &Key,
) -> [HeaderMap; 2] {
    let secret = app.services.store.secret();
    let known = secret.known(member, password, known);
    let session = secret.session_cookie(session);
    [Cookie::SESSION.set(app, &session), Cookie::KNOWN.set(app, &known)]
}
