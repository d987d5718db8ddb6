//! Visitors: browsers that a cookie names.

use super::access::failed;
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::{Key, Visitor};
use crate::public_url::PublicUrl;
use axum::http::{HeaderMap, HeaderValue, header};

const COOKIE: &str = "tengen";

/// How long a browser keeps the cookie, in seconds: a year.
const KEPT: u32 = 365 * 24 * 60 * 60;

/// The name in the cookie of a request.
enum Named {
    /// This server gave it.
    Signed(Key),
    /// It is of a cookie without a sign. Servers gave such ones, and the store knows it.
    Unsigned(Key),
}

/// The visitor that sends this request, if the request has a cookie that the server gave.
pub(super) async fn known(app: &App, headers: &HeaderMap) -> Result<Option<Visitor>, ApiError> {
    Ok(named(app, headers)
        .await?
        .map(|(Named::Signed(name) | Named::Unsigned(name))| Visitor::of(&name)))
}

async fn named(app: &App, headers: &HeaderMap) -> Result<Option<Named>, ApiError> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|text| text.split(';')).filter_map(|c| c.trim().split_once('='));
    let own = pairs.filter(|(name, _)| *name == COOKIE).map(|(_, value)| value);
    let store = &app.services.store;
    for value in own {
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
        None => Key::new().map_err(|error| {
            tracing::error!(%error, "the system gives no randomness");
            ApiError::internal()
        })?,
    };
    let cookie = app.services.store.secret().cookie(&name);
    Ok((Visitor::of(&name), set(app, &cookie, KEPT)))
}

/// The header that lets a browser drop its cookie.
pub(super) fn dropped(app: &App) -> HeaderMap {
    set(app, "", 0)
}

fn set(app: &App, value: &str, kept: u32) -> HeaderMap {
    let secure = if app.public_url().is_some_and(PublicUrl::is_secure) { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={value}; Path=/; Max-Age={kept}; HttpOnly; SameSite=Lax{secure}");
    let cookie = HeaderValue::from_str(&cookie).map(|cookie| (header::SET_COOKIE, cookie));
    cookie.into_iter().collect()
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
