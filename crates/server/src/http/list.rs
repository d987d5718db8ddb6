//! A visitor's list of games, put in order: names, games put away, and games deleted.

use super::access::{Access, failed};
use super::{body, visitor};
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::key::Role;
use crate::name::checked_name;
use crate::store::Kind;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;

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
    let visitor = visitor::known(&headers).ok_or_else(ApiError::unknown_key)?;
    let listed = app.services.store.arrange(&visitor, &access.key, title, away);
    if !listed.await.map_err(failed)? {
        return Err(ApiError::unknown_key());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/games/{key}`: a player's key deletes the game for everybody. A record has a single
/// key, which may have been handed on, so only the list of its one holder deletes it.
pub(super) async fn delete(
    State(app): State<App>,
    access: Access,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    let game = access.opened.game;
    match access.opened.kind {
        Kind::Game if access.opened.role == Role::Watch => {
            return Err(ApiError::not_allowed("this link only watches"));
        }
        Kind::Game => app.hub.delete(game).await?,
        Kind::Record => {
            let visitor = visitor::known(&headers).ok_or_else(ApiError::unknown_key)?;
            let holders = app.services.store.holders(&access.key).await.map_err(failed)?;
            if holders != [visitor] {
                let text = "others have opened this record, too, so it stays";
                return Err(ErrorBody::new("shared-record", text).unprocessable());
            }
            app.services.store.delete(game).await.map_err(failed)?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}
