//! Addresses of one's own: `/g/17-black` is game 17 by a role that the visitor's list has. They
//! take the place of keys in a browser's history, and open nothing without its cookie.

use super::access::failed;
use super::body::json_answer;
use super::who;
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::key::{Key, Role};
use crate::match_setup::MatchSetup;
use crate::store::{GameId, ItemId, StoreError, StudyId, role_name, study_role};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde_json::json;

/// The address of one's own of a study. A link to read may be handed on, so it stays.
pub(super) fn of_study(study: StudyId, role: tengen_study::Role) -> Option<String> {
    let is_own = role != tengen_study::Role::Read;
    is_own.then(|| format!("/s/{}-{}", study.0, role_name(role)))
}

/// The answer to a visit.
pub(super) fn answer(address: Option<String>) -> Response {
    json_answer(json!({ "address": address }))
}

/// The number and the role that the last part of an address of one's own names.
fn parted(text: &str) -> Option<(i64, &str)> {
    let (number, role) = text.split_once('-')?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    Some((number.parse().ok().filter(|_| is_number)?, role))
}

/// The game or the study that the last part of an address of one's own names.
pub(crate) fn item_at(text: &str) -> Option<ItemId> {
    let (number, role) = parted(text)?;
    let game = Role::from_name(role).map(|_| ItemId::Game(GameId(number)));
    game.or_else(|| study_role(role).map(|_| ItemId::Study(StudyId(number))))
}

/// The key of a game at an address with this last part.
pub(super) async fn game_key(app: &App, headers: &HeaderMap, text: &str) -> Result<Key, ApiError> {
    if let Some(key) = Key::parse(text) {
        return Ok(key);
    }
    let (game, role) = parted(text).ok_or_else(ApiError::unknown_key)?;
    let role = Role::from_name(role).ok_or_else(ApiError::unknown_key)?;
    let key = match who::visitor(app, headers).await? {
        Some(visitor) => app.services.store.listed_key(visitor, GameId(game), role).await,
        None => Ok(None),
    };
    listed(app, key, ItemId::Game(GameId(game))).await
}

/// The key of a study at an address with this last part.
pub(super) async fn study_key(app: &App, headers: &HeaderMap, text: &str) -> Result<Key, ApiError> {
    if let Some(key) = Key::parse(text) {
        return Ok(key);
    }
    let (study, role) = parted(text).ok_or_else(ApiError::unknown_key)?;
    let role = study_role(role).ok_or_else(ApiError::unknown_key)?;
    let key = match who::visitor(app, headers).await? {
        Some(visitor) => app.services.store.listed_study_key(visitor, StudyId(study), role).await,
        None => Ok(None),
    };
    listed(app, key, ItemId::Study(StudyId(study))).await
}

/// The key that a list has. A list loses what is deleted, so that anybody who asks for its number
/// is told of that.
async fn listed(
    app: &App,
    key: Result<Option<Key>, StoreError>,
    item: ItemId,
) -> Result<Key, ApiError> {
    if let Some(key) = key.map_err(failed)? {
        return Ok(key);
    }
    let deleted = app.services.store.deleted(item).await.map_err(failed)?;
    Err(match deleted {
        Some(deleted) => ApiError::deleted(deleted),
        None => not_listed(has_seats(app, item).await?),
    })
}

/// Whether it is a game that its members alone play.
async fn has_seats(app: &App, item: ItemId) -> Result<bool, ApiError> {
    let ItemId::Game(game) = item else { return Ok(false) };
    let stored = match app.services.store.game(game).await {
        Ok(stored) => stored,
        Err(StoreError::Unknown) => return Ok(false),
        Err(error) => return Err(failed(error)),
    };
    let agreed = serde_json::from_str::<MatchSetup>(&stored.agreed);
    Ok(agreed.is_ok_and(|agreed| agreed.seats.is_some()))
}

/// 404: the visitor's list has it not, or has it no more. No link leads to a seat.
fn not_listed(has_seats: bool) -> ApiError {
    let text = match has_seats {
        true => "this address opens only in the browser of its player; others watch by a link",
        false => {
            "this address opens only in the browser whose list has it; elsewhere a link is needed"
        }
    };
    let body = ErrorBody::new("not-listed", text);
    let body = if has_seats { body.with("why", "seat") } else { body };
    body.status(StatusCode::NOT_FOUND)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::own_page_of;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        let address = own_page_of(GameId(17), Role::Black).unwrap();
        assert_eq!(address, "/g/17-black");
        assert_eq!(parted("17-black"), Some((17, "black")));
        assert_eq!(item_at("17-black"), Some(ItemId::Game(GameId(17))));
        assert_eq!(item_at("5-own"), Some(ItemId::Study(StudyId(5))));
        assert_eq!(item_at("5-red"), None);
        assert_eq!(own_page_of(GameId(17), Role::Watch), None);
        for bad in ["", "-", "17", "-black", "+1-black", "-1-black", "99999999999999999999-own"] {
            assert_eq!(parted(bad), None, "{bad}");
        }
    }
}
