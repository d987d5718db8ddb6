//! A game or a record that a person does not want in their list any more.

use super::actor::Actor;
use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::key::Key;
use crate::store::{GameId, Store, StoreError};

impl Actor {
    /// Deletes the game. If two people elsewhere played it, it leaves the list of this visitor
    /// alone, and is deleted when the other player has taken it off, too. The answer says whether
    /// it was deleted.
    pub(super) async fn delete(&mut self, visitor: Option<&Key>) -> Result<bool, ApiError> {
        let table = &self.table;
        let shared = table.match_setup().is_by_link() && table.started();
        if shared && table.game().outcome().is_none() {
            let text = "two people are playing this game; it can be deleted after its end";
            return Err(ErrorBody::new("still-played", text).unprocessable());
        }
        let store = &*self.services.store;
        if shared {
            self.out_of_date = leave(store, visitor, self.game).await?;
        } else {
            store.delete(self.game).await.map_err(failed)?;
            self.out_of_date = true;
        }
        Ok(self.out_of_date)
    }
}

/// Takes a game or a record off the list of a visitor, and deletes it if nobody else has it in
/// theirs. The answer says whether it was deleted.
///
/// # Errors
/// If the list has it not, or the store fails.
pub(crate) async fn leave(
    store: &dyn Store,
    visitor: Option<&Key>,
    game: GameId,
) -> Result<bool, ApiError> {
    let visitor = visitor.ok_or_else(ApiError::unknown_key)?;
    if !store.take_off(visitor, game).await.map_err(failed)? {
        return Err(ApiError::unknown_key());
    }
    if store.is_listed(game).await.map_err(failed)? {
        return Ok(false);
    }
    store.delete(game).await.map_err(failed)?;
    Ok(true)
}

fn failed(error: StoreError) -> ApiError {
    tracing::error!(%error, "a game cannot be deleted");
    ApiError::internal()
}
