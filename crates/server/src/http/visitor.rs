//! Visitors: browsers that a cookie names.

use super::access::failed;
use super::cookies::Cookie;
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::{Key, Visitor};
use axum::http::HeaderMap;

/// The name in the cookie of a request.
enum Named {
    /// This server gave it.
    Signed(Key),
    /// It is of a cookie without a sign. Servers gave such ones, and the store knows it.
    Unsigned(Key),
}

/// The browser that sends this request, if the request has a cookie that the server gave. Whether
/// somebody is signed in there, [`who`](super::who) says.
pub(super) async fn known(app: &App, headers: &HeaderMap) -> Result<Option<Visitor>, ApiError> {
    Ok(named(app, headers)
        .await?
        .map(|(Named::Signed(name) | Named::Unsigned(name))| Visitor::of(&name)))
}

async fn named(app: &App, headers: &HeaderMap) -> Result<Option<Named>, ApiError> {
    let store = &app.services.store;
    for value in Cookie::VISITOR.values(app, headers) {
        if let Some(name) = store.secret().name_in(value) {
            return Ok(Some(Named::Signed(name)));
        }
        if let Some(name) = Key::parse(value) {
            let known = store.knows(Visitor::of(&name)).await.map_err(failed)?;
            return Ok(known.then_some(Named::Unsigned(name)));
        }
    }
    Ok(None)
}

/// The visitor, and the header that sets the cookie: of one who has none with a sign for the first
/// time, and of others for another year.
pub(super) async fn known_or_new(
    app: &App,
    headers: &HeaderMap,
) -> Result<(Visitor, HeaderMap), ApiError> {
    let name = match named(app, headers).await? {
        Some(Named::Signed(name) | Named::Unsigned(name)) => name,
        None => new_name()?,
    };
    Ok((Visitor::of(&name), named_so(app, &name)))
}

/// The header that gives the browser another cookie, which nobody has seen.
pub(super) fn another(app: &App) -> Result<HeaderMap, ApiError> {
    Ok(named_so(app, &new_name()?))
}

fn named_so(app: &App, name: &Key) -> HeaderMap {
    Cookie::VISITOR.set(app, &app.services.store.secret().cookie(name))
}

/// A name that nobody can guess.
pub(super) fn new_name() -> Result<Key, ApiError> {
    Key::new().map_err(|error| {
        tracing::error!(%error, "the system gives no randomness");
        ApiError::internal()
    })
}

/// Stores that the visitor has these keys.
pub(super) async fn remember(app: &App, visitor: Visitor, keys: &[Key]) {
    for key in keys {
        // The game is more important than the list of games, which lacks it now.
        if let Err(error) = app.services.store.visit(visitor, key, app.services.time.now()).await
            && !error.tell_outage()
        {
            tracing::warn!(%error, "a visit is not remembered");
        }
    }
}
