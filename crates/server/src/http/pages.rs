//! The start page, the page of a game, and assets.

use super::access::Access;
use super::study::StudyAccess;
use super::who;
use crate::api_error::ApiError;
use crate::app::App;
use crate::page::Page;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The answer with a page, for a person who reads the language that their browser prefers.
pub(super) fn answer(app: &App, page: Page, headers: &HeaderMap) -> Response {
    with_data(app, page, headers, None)
}

/// The page at an address that leads nowhere.
pub(super) fn nowhere(app: &App, headers: &HeaderMap) -> Response {
    (StatusCode::NOT_FOUND, answer(app, Page::Missing, headers)).into_response()
}

/// A page, with the address of the data that its script asks for first.
fn with_data(app: &App, page: Page, headers: &HeaderMap, data: Option<&str>) -> Response {
    let language = super::language::accepted(headers);
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    let caching = [(header::CACHE_CONTROL, "no-cache")];
    let varies = [(header::VARY, "accept-language")];
    (kind, caching, varies, app.assets.page(page, language, data)).into_response()
}

/// `GET /`
pub(super) async fn home(State(app): State<App>, headers: HeaderMap) -> Response {
    with_data(&app, Page::Home, &headers, Some("/api/meta"))
}

/// `GET /g/{key}`: a new visitor gets their cookie. The page itself puts the game into their list:
/// a program that looks at links asks for no more than the page.
pub(super) async fn game(
    State(app): State<App>,
    headers: HeaderMap,
    uri: Uri,
    access: Result<Access, ApiError>,
) -> Response {
    let data = access.is_ok().then(|| format!("/api{}", uri.path()));
    let page = with_data(&app, Page::Game, &headers, data.as_deref());
    for_visitor(&app, &headers, access.err(), page).await
}

/// `GET /study`: a new visitor gets their cookie, so that they have a list.
pub(super) async fn study(State(app): State<App>, headers: HeaderMap) -> Response {
    for_visitor(&app, &headers, None, answer(&app, Page::Study, &headers)).await
}

/// `GET /lobby`: a new visitor gets their cookie, by which they find their games again.
pub(super) async fn lobby(State(app): State<App>, headers: HeaderMap) -> Response {
    for_visitor(&app, &headers, None, answer(&app, Page::Lobby, &headers)).await
}

/// `GET /join`: a new visitor gets their cookie, which a name takes the place of.
pub(super) async fn join(State(app): State<App>, headers: HeaderMap) -> Response {
    for_visitor(&app, &headers, None, answer(&app, Page::Join, &headers)).await
}

/// `GET /me`.
pub(super) async fn me(State(app): State<App>, headers: HeaderMap) -> Response {
    answer(&app, Page::Me, &headers)
}

/// `GET /s/{key}`: a new visitor gets their cookie, by which they are a person of the study.
pub(super) async fn room(
    State(app): State<App>,
    headers: HeaderMap,
    uri: Uri,
    access: Result<StudyAccess, ApiError>,
) -> Response {
    let data = access.is_ok().then(|| format!("/api{}", uri.path()));
    let page = with_data(&app, Page::Room, &headers, data.as_deref());
    for_visitor(&app, &headers, access.err(), page).await
}

/// A page that is told to a visitor, who may be new. If the address is wrong, the page itself says
/// so.
async fn for_visitor(
    app: &App,
    headers: &HeaderMap,
    wrong: Option<ApiError>,
    page: Response,
) -> Response {
    match (wrong, who::visitor_or_new(app, headers).await) {
        (Some(error), _) => (error.status, page).into_response(),
        (None, Ok((_, cookie))) => (cookie, page).into_response(),
        (None, Err(error)) => error.into_response(),
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
