//! Visitors: browsers that a cookie names.

use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Key;
use axum::http::{HeaderMap, HeaderValue, header};

const COOKIE: &str = "tengen";

/// How long a browser keeps the cookie, in seconds: a year.
const KEPT: u32 = 365 * 24 * 60 * 60;

/// The visitor that sends this request, if the request has the cookie.
pub(super) fn known(headers: &HeaderMap) -> Option<Key> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|text| text.split(';')).filter_map(|c| c.trim().split_once('='));
    pairs.find_map(|(name, value)| if name == COOKIE { Key::parse(value) } else { None })
}

/// The visitor, and the header that sets the cookie of a new one.
pub(super) fn known_or_new(headers: &HeaderMap) -> Result<(Key, HeaderMap), ApiError> {
    let mut answer = HeaderMap::new();
    if let Some(visitor) = known(headers) {
        return Ok((visitor, answer));
    }
    let visitor = Key::new().map_err(|error| {
        tracing::error!(%error, "the system gives no randomness");
        ApiError::internal()
    })?;
    let cookie =
        format!("{COOKIE}={}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax", visitor.as_str());
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        answer.insert(header::SET_COOKIE, cookie);
    }
    Ok((visitor, answer))
}

/// Stores that the visitor has these keys.
pub(super) async fn remember(app: &App, visitor: &Key, keys: &[Key]) {
    for key in keys {
        // The game is more important than the list of games, which lacks it now.
        if let Err(error) = app.services.store.visit(visitor, key, app.services.time.now()).await {
            tracing::warn!(%error, "a visit is not remembered");
        }
    }
}
