//! The server's side of `PROTOCOL.md`: the routes, and what answers them.

mod access;
mod aside;
mod body;
mod cookies;
mod download;
mod events;
mod games;
mod guard;
mod health;
mod join;
mod language;
mod learn;
mod list;
mod lobby;
mod me;
mod names;
mod new_game;
mod noted;
mod own;
mod pages;
mod person;
mod picture;
mod play;
mod presets;
mod problems;
mod rated;
mod reach;
mod records;
mod reference;
mod rename;
mod sessions;
mod sign_in;
mod studies;
mod study;
mod visitor;
mod who;
mod workers;

pub(crate) use health::Readiness;

pub(crate) use own::item_at;

use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{from_fn_with_state, map_response, map_response_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use tower_http::compression::CompressionLayer;

impl App {
    /// The addresses for programs that watch the server, at a port of their own.
    pub fn watched(&self) -> Router {
        let router = Router::new()
            .route("/metrics", get(health::metrics))
            .route("/healthz", get(health::alive))
            .route("/readyz", get(health::ready));
        router.with_state(self.clone())
    }

    /// All pages and requests.
    pub fn router(&self) -> Router {
        let own = from_fn_with_state(self.clone(), guard::own_pages_only);
        let called = from_fn_with_state(self.clone(), access::note_caller);
        let named = map_response_with_state(self.clone(), guard::build);
        let headed = map_response(guard::headers);
        // The compression leaves out streams of events, which it would hold back until more has
        // come.
        let compressed = CompressionLayer::new();
        let counted = from_fn_with_state(self.clone(), noted::note);
        let all = routes().layer(own).layer(headed).layer(compressed).layer(counted);
        all.layer(called).layer(named).with_state(self.clone())
    }
}

fn routes() -> Router<App> {
    let api = Router::new()
        .route("/api/meta", get(presets::meta))
        .route("/api/reach", get(reach::reach))
        .route("/api/qr", get(reach::qr))
        .route("/api/preset", get(presets::preset))
        .route("/api/games", get(games::list).post(games::create))
        .route("/api/forget", post(list::forget))
        .route("/api/games/{key}", post(list::arrange).delete(list::delete))
        .route("/api/records", post(records::upload))
        .route("/api/g/{key}", get(play::view))
        .route("/api/g/{key}/visit", post(list::visit))
        .route("/api/g/{key}/events", get(events::events))
        .route("/api/g/{key}/look", post(play::look))
        .route("/api/g/{key}/open", get(play::open))
        .route("/api/g/{key}/judgement", get(play::judgement))
        .route("/api/g/{key}/act", post(play::act))
        .route("/api/g/{key}/aside", post(aside::referee))
        .route("/api/g/{key}/aside/judgement", post(aside::judge))
        .route("/api/g/{key}/sgf", get(download::sgf))
        .route("/api/g/{key}/picture.svg", get(picture::svg))
        .route("/api/g/{key}/picture.png", get(picture::png))
        .route("/api/g/{key}/rated", get(rated::rated))
        .route("/api/g/{key}/rules", get(reference::of_game))
        .route("/api/lobby", get(lobby::rows))
        .route("/api/lobby/events", get(lobby::events))
        .route("/api/challenges", post(lobby::offer))
        .route("/api/challenges/{id}", delete(lobby::withdraw))
        .route("/api/challenges/{id}/accept", post(lobby::accept))
        .route("/api/join", post(join::join))
        .route("/api/names/{name}", get(join::look))
        .route("/api/sign-in", post(sign_in::sign_in))
        .route("/api/sign-out", post(sign_in::sign_out))
        .route("/api/sessions", get(sessions::sessions))
        .route("/api/sessions/{id}", delete(sessions::end_session))
        .route("/api/me", get(me::me))
        .route("/api/me/name", post(rename::rename))
        .route("/api/me/password", post(me::password))
        .route("/api/me/recovery", post(me::recovery))
        .route("/api/people/{name}", get(person::of_name))
        .route("/api/people/{name}/games", get(person::games))
        .route("/api/people/{name}/history", get(person::history))
        .route("/api/studies", get(studies::list).post(studies::create))
        .route("/api/studies/record", post(studies::create_of_file))
        .route("/api/studies/{key}", post(studies::rename).delete(studies::delete))
        .route("/api/s/{key}", get(study::view))
        .route("/api/s/{key}/visit", post(study::visit))
        .route("/api/s/{key}/operations", post(study::operate))
        .route("/api/s/{key}/record", post(study::read))
        .route("/api/s/{key}/events", get(study::events))
        .route("/api/s/{key}/tell", post(study::tell))
        .route("/api/s/{key}/links", post(study::renew))
        .route("/api/s/{key}/try", post(study::try_line))
        .route("/api/s/{key}/look", post(study::look))
        .route("/api/s/{key}/games", post(games::play_on))
        .route("/api/s/{key}/judgement", get(study::judgement))
        .route("/api/s/{key}/assumed", get(study::assumed))
        .route("/api/s/{key}/evaluations", get(study::evaluations))
        .route("/api/s/{key}/sgf", get(study::sgf))
        .route("/api/s/{key}/picture.svg", get(study::svg))
        .route("/api/s/{key}/picture.png", get(study::png))
        .route("/api/worker/jobs", post(workers::next))
        .route("/api/worker/jobs/{number}", post(workers::hear))
        .route("/api/rules", get(presets::rules))
        .route("/api/rules/{name}", get(reference::rules))
        .route("/api/rules/{name}/{other}", get(reference::compare))
        .route("/api/glossary", get(reference::glossary))
        .route("/api/sheet/aga", get(reference::aga_sheet))
        .route("/api/sheet/aga/{figure}", get(reference::aga_figure))
        .layer(map_response(guard::never_stored));
    Router::new()
        .route("/", get(pages::home))
        .route("/g/{key}", get(pages::game))
        .route("/lobby", get(pages::lobby))
        .route("/join", get(pages::join))
        .route("/me", get(pages::me))
        .route("/p/{name}", get(person::page))
        .route("/study", get(pages::study))
        .route("/s/{key}", get(pages::room))
        .route("/learn", get(learn::learn_page))
        .route("/learn/course.json", get(learn::course))
        .route("/learn/problems.json", get(problems::list))
        .route("/learn/problems", post(problems::fresh))
        .route("/learn/problems/{name}", get(problems::one).post(problems::answer))
        .route("/rules", get(reference::rules_page))
        .route("/rules/{name}", get(reference::rules_page))
        .route("/rules/compare/{name}/{other}", get(reference::rules_page))
        .route("/glossary", get(reference::glossary_page))
        .route("/sheet/aga", get(reference::sheet_page))
        .route("/worker.js", get(pages::worker))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/assets/{hash}/{*name}", get(pages::asset))
        .merge(api)
        .fallback(no_such_page)
        .method_not_allowed_fallback(no_such_method)
}

/// A person gets a page that leads on, and a program an error.
async fn no_such_page(State(app): State<App>, request: Request) -> Response {
    let takes_pages = request.headers().get(header::ACCEPT);
    let takes_pages = takes_pages.and_then(|accepted| accepted.to_str().ok());
    let is_api = request.uri().path().starts_with("/api/");
    if !is_api && takes_pages.is_some_and(|accepted| accepted.contains("text/html")) {
        return pages::nowhere(&app, request.headers());
    }
    ApiError::not_found("there is nothing at this address").into_response()
}

async fn no_such_method() -> ApiError {
    ErrorBody::new("bad-request", "this address does not take such requests")
        .with("field", "method")
        .with("reason", "not allowed")
        .status(StatusCode::METHOD_NOT_ALLOWED)
}
