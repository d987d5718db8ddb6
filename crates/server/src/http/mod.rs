//! The server's side of `PROTOCOL.md`.

mod access;
mod body;
mod events;
mod games;
mod guard;
mod learn;
mod limit;
mod new_game;
mod pages;
mod play;
mod problems;
mod records;
mod reference;
mod visitor;

pub(crate) use limit::Limiter;

use crate::app::App;
use crate::problem::{ApiError, Problem};
use axum::Router;
use axum::http::StatusCode;
use axum::middleware::{from_fn, map_response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

/// All routes.
pub(crate) fn router(app: App) -> Router {
    let api = Router::new()
        .route("/api/meta", get(games::meta))
        .route("/api/preset", get(games::preset))
        .route("/api/games", get(games::list).post(games::create))
        .route("/api/records", post(records::upload))
        .route("/api/g/{key}", get(play::view))
        .route("/api/g/{key}/events", get(events::events))
        .route("/api/g/{key}/look", post(play::look))
        .route("/api/g/{key}/judgement", get(play::judgement))
        .route("/api/g/{key}/act", post(play::act))
        .route("/api/g/{key}/sgf", get(records::download))
        .route("/api/g/{key}/rules", get(reference::of_game))
        .route("/api/rules/{name}", get(reference::rules))
        .route("/api/rules/{name}/{other}", get(reference::compare))
        .route("/api/glossary", get(reference::glossary))
        .route("/api/sheet/aga", get(reference::aga_sheet))
        .route("/api/sheet/aga/{figure}", get(reference::aga_figure))
        .layer(map_response(guard::never_stored));
    Router::new()
        .route("/", get(pages::home))
        .route("/g/{key}", get(pages::game))
        .route("/learn", get(learn::learn_page))
        .route("/learn/course.json", get(learn::course))
        .route("/learn/worker.js", get(learn::worker))
        .route("/learn/problems.json", get(problems::list))
        .route("/learn/problems", post(problems::fresh))
        .route("/learn/problems/{name}", get(problems::one).post(problems::doubt))
        .route("/rules", get(reference::rules_page))
        .route("/rules/{name}", get(reference::rules_page))
        .route("/rules/compare/{name}/{other}", get(reference::rules_page))
        .route("/glossary", get(reference::glossary_page))
        .route("/sheet/aga", get(reference::sheet_page))
        .route("/assets/{hash}/{*name}", get(pages::asset))
        .merge(api)
        .fallback(no_such_page)
        .method_not_allowed_fallback(no_such_method)
        .layer(from_fn(guard::own_pages_only))
        .layer(map_response(guard::headers))
        // Not what is told as it happens (`text/event-stream`): it would wait for more to come.
        .layer(CompressionLayer::new())
        .with_state(app)
}

async fn no_such_page() -> ApiError {
    Problem::new("not-found", "there is nothing at this address").status(StatusCode::NOT_FOUND)
}

async fn no_such_method() -> ApiError {
    Problem::new("bad-request", "this address does not take such requests")
        .with("field", "method")
        .with("reason", "not allowed")
        .status(StatusCode::METHOD_NOT_ALLOWED)
}
