//! The start page, the page of a game, and assets.

use super::access::Access;
use super::visitor;
use crate::api_error::ApiError;
use crate::app::App;
use crate::page::Page;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The answer with a page.
pub(super) fn answer(app: &App, page: Page) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    let caching = [(header::CACHE_CONTROL, "no-cache")];
    (kind, caching, app.assets.page(page).to_owned()).into_response()
}

/// `GET /`
pub(super) async fn home(State(app): State<App>) -> Response {
    answer(&app, Page::Home)
}

/// `GET /g/{key}`: the game is in the visitor's list from now on.
pub(super) async fn game(
    State(app): State<App>,
    headers: HeaderMap,
    access: Result<Access, ApiError>,
) -> Response {
    let page = answer(&app, Page::Game);
    match access {
        Ok(access) => match visitor::known_or_new(&headers) {
            Ok((visitor, cookie)) => {
                visitor::remember(&app, &visitor, &[access.key]).await;
                (cookie, page).into_response()
            }
            Err(error) => error.into_response(),
        },
        // The page itself says that the address is wrong.
        Err(error) => (error.status, page).into_response(),
    }
}

/// `GET /worker.js`: the worker that keeps pages for use without the server.
pub(super) async fn worker(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")];
    let caching = [(header::CACHE_CONTROL, "no-cache")];
    (kind, caching, app.assets.worker().to_owned()).into_response()
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
