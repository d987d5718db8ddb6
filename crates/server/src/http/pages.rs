//! The pages and their assets.

use super::access::Access;
use super::visitor;
use crate::app::App;
use crate::problem::ApiError;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

const FOR_EVER: &str = "public, max-age=31536000, immutable";

pub(super) fn page(app: &App, name: &str) -> Response {
    let Some(text) = app.assets.page(name) else { return ApiError::internal().into_response() };
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    let caching = [(header::CACHE_CONTROL, "no-cache")];
    (kind, caching, text.to_owned()).into_response()
}

/// `GET /`
pub(super) async fn home(State(app): State<App>) -> Response {
    page(&app, "index.html")
}

/// `GET /g/{key}`: the visitor has this game from now on.
pub(super) async fn game(
    State(app): State<App>,
    headers: HeaderMap,
    access: Result<Access, ApiError>,
) -> Response {
    let page = page(&app, "game.html");
    match access {
        Ok(access) => match visitor::known_or_new(&headers) {
            Ok((visitor, cookie)) => {
                visitor::remember(&app, &visitor, &[access.key]).await;
                (cookie, page).into_response()
            }
            Err(error) => error.into_response(),
        },
        // The page itself says what is wrong with the address.
        Err(error) => (error.status, page).into_response(),
    }
}

/// `GET /assets/{hash}/…`
pub(super) async fn asset(
    State(app): State<App>,
    path: Option<Path<(String, String)>>,
) -> Response {
    let asset = path.and_then(|Path((hash, name))| app.assets.asset(&hash, &name));
    match asset {
        Some(asset) => {
            let headers = [(header::CONTENT_TYPE, asset.media), (header::CACHE_CONTROL, FOR_EVER)];
            (headers, asset.bytes).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
