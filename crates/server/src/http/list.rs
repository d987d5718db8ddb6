//! A visitor's list of games, put in order: names, games put away, and games deleted.

use super::access::{Access, failed};
use super::cookies::{Cookie, together};
use super::games::check_rate;
use super::{body, own, sessions, visitor, who};
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Role;
use crate::live::{Leaver, leave};
use crate::name::checked_name;
use crate::store::{Kind, Opened};
use crate::view::own_page_of;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

/// `POST /api/g/{key}/visit`: the game is in the visitor's list from now on, and has an address of
/// theirs.
pub(super) async fn visit(
    State(app): State<App>,
    access: Access,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    // A browser that keeps no cookie has no list.
    let Some(visitor) = who::visitor(&app, &headers).await? else {
        return Ok(own::answer(None));
    };
    let (store, Opened { game, role, .. }) = (&app.services.store, access.opened);
    if !store.has_opened(visitor, game, role).await.map_err(failed)? {
        // A game with seats is in the lists of its players already.
        if access.opened.seat.is_none() {
            check_rate(&app, access.caller)?;
        }
        store.visit(visitor, &access.key, app.services.time.now()).await.map_err(failed)?;
    }
    // The answer of the visit that was stored may have been lost.
    if let Some(lobby) = &app.lobby
        && access.opened.seat.is_some()
    {
        lobby.opened(visitor, game);
    }
    Ok(own::answer(own_page_of(game, role)))
}

/// The body of `POST /api/games/{key}`: what changes in the visitor's list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArrangeRequest {
    /// The visitor's own name for the game; empty for none.
    title: Option<String>,
    /// Whether the game is put away.
    away: Option<bool>,
}

/// `POST /api/games/{key}`
pub(super) async fn arrange(
    State(app): State<App>,
    access: Access,
    headers: HeaderMap,
    body: Body,
) -> Result<StatusCode, ApiError> {
    let ArrangeRequest { title, away } = body::json(body).await?;
    let title = match title {
        Some(title) => Some(checked_name("title", Some(title))?.unwrap_or_default()),
        None => None,
    };
    let visitor = who::visitor(&app, &headers).await?.ok_or_else(ApiError::unknown_key)?;
    let listed = app.services.store.arrange(visitor, &access.key, title, away);
    if !listed.await.map_err(failed)? {
        return Err(ApiError::unknown_key());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/forget`: the browser's lists are empty from now on, and it drops its cookies. Games
/// and studies stay, and so do their links. A person who was signed in keeps what is theirs.
pub(super) async fn forget(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    sessions::end_own(&app, &headers).await?;
    if let Some(visitor) = visitor::known(&app, &headers).await? {
        if let Some(lobby) = &app.lobby {
            lobby.leave(visitor).await?;
        }
        app.services.store.forget(visitor).await.map_err(failed)?;
    }
    let all = [Cookie::VISITOR, Cookie::SESSION, Cookie::KNOWN];
    let dropped = together(all.map(|cookie| cookie.drop(&app)));
    Ok((StatusCode::NO_CONTENT, dropped).into_response())
}

/// `DELETE /api/games/{key}`: a player's key deletes a game that they play alone. Other games and
/// records leave the visitor's own list only. They are deleted when nobody has them any more.
pub(super) async fn delete(
    State(app): State<App>,
    access: Access,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    let Access { key, opened: Opened { game, kind, role, .. }, .. } = access;
    let leaver = Leaver { visitor: who::visitor(&app, &headers).await?, key, role };
    match kind {
        Kind::Game if role == Role::Watch => {
            return Err(ApiError::not_allowed("this link only watches"));
        }
        Kind::Game => app.hub.delete(game, &leaver).await?,
        Kind::Record => {
            leave(&*app.services.store, &leaver, &[]).await?;
            app.kept_records.forget(game);
        }
    }
    Ok(StatusCode::NO_CONTENT)
}
