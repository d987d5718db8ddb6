//! A game, by one of its keys.

use super::access::{Access, failed};
use super::body;
use crate::act::Act;
use crate::app::App;
use crate::key::Role;
use crate::live::{Presence, Snapshot, Watching};
use crate::problem::ApiError;
use crate::store::Kind;
use crate::view::View;
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// How often a quiet stream shows that it is alive.
const COMMENT_EVERY: Duration = Duration::from_secs(15);

fn answer(view: &View) -> Result<Response, ApiError> {
    let body = serde_json::to_string(view).map_err(|_| ApiError::internal())?;
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

fn game_view(app: &App, snapshot: &Snapshot, role: Role) -> View {
    View::of(snapshot, role, app.time.now())
}

/// `GET /api/g/{key}`
pub(super) async fn view(State(app): State<App>, access: Access) -> Result<Response, ApiError> {
    match access.opened.kind {
        Kind::Game => {
            let snapshot = app.hub.look(access.opened.game).await?;
            answer(&game_view(&app, &snapshot, access.opened.role))
        }
        Kind::Record => answer(&super::records::view(&app, &access).await?),
    }
}

/// `POST /api/g/{key}/act`
pub(super) async fn act(
    State(app): State<App>,
    access: Access,
    body: Body,
) -> Result<Response, ApiError> {
    let act: Act = body::json(body).await?;
    if access.opened.kind == Kind::Record {
        return Err(ApiError::not_allowed("a record cannot be played on"));
    }
    let role = access.opened.role;
    let snapshot = app.hub.act(access.opened.game, role, act).await?;
    answer(&game_view(&app, &snapshot, role))
}

/// `GET /api/g/{key}/events`
pub(super) async fn events(State(app): State<App>, access: Access) -> Result<Response, ApiError> {
    let keep_alive = KeepAlive::new().interval(COMMENT_EVERY);
    if access.opened.kind == Kind::Record {
        // It never changes: the page gets it once, and the stream stays open, since a page
        // would come back for more if it ended.
        let seat = app.hub.seat()?;
        let view = super::records::view(&app, &access).await?;
        let event = view_event(&view).ok_or_else(ApiError::internal)?;
        let stream = stream::unfold(Some(event), move |event| {
            let (app, _seat) = (app.clone(), &seat);
            async move {
                match event {
                    Some(event) => Some((Ok::<_, Infallible>(event), None)),
                    None => {
                        app.hub.closed().await;
                        None
                    }
                }
            }
        });
        return Ok(Sse::new(stream).keep_alive(keep_alive).into_response());
    }
    let role = access.opened.role;
    let (watching, presence) = app.hub.follow(access.opened.game, role)?;
    let follower = Follower { app, role, watching, _presence: presence };
    Ok(Sse::new(follower.stream()).keep_alive(keep_alive).into_response())
}

fn view_event(view: &View) -> Option<Event> {
    let data = serde_json::to_string(view).ok()?;
    Some(Event::default().event("view").data(data))
}

/// One open stream of events.
struct Follower {
    app: App,
    role: Role,
    watching: Watching,
    /// The player counts as present as long as the stream lives.
    _presence: Presence,
}

impl Follower {
    /// The view at once and after every change, until the server or the game's task ends.
    fn stream(self) -> impl Stream<Item = Result<Event, Infallible>> {
        stream::unfold((self, true), |(mut follower, first)| async move {
            let snapshot = follower.next(first).await?;
            let view = game_view(&follower.app, &snapshot, follower.role);
            Some((Ok(view_event(&view)?), (follower, false)))
        })
    }

    async fn next(&mut self, first: bool) -> Option<Arc<Snapshot>> {
        loop {
            if !first || self.watching.borrow().is_none() {
                tokio::select! {
                    changed = self.watching.changed() => changed.ok()?,
                    () = self.app.hub.closed() => return None,
                }
            }
            if let Some(snapshot) = self.watching.borrow_and_update().clone() {
                return Some(snapshot);
            }
        }
    }
}

/// The bytes of a game's record; for records as they were uploaded.
pub(super) async fn sgf(app: &App, access: &Access) -> Result<Vec<u8>, ApiError> {
    match access.opened.kind {
        Kind::Record => app.store.record(access.opened.game).await.map_err(failed),
        Kind::Game => {
            let snapshot = app.hub.look(access.opened.game).await?;
            crate::record::export(&snapshot.table, snapshot.created).map_err(|error| {
                tracing::error!(%error, "a record cannot be written");
                ApiError::internal()
            })
        }
    }
}
