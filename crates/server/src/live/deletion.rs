//! A game or a record that a person does not want in their list any more.

use super::actor::Actor;
use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::key::{Key, Role};
use crate::store::{GameId, Left, Store, StoreError};
use tengen_rules::Color;

impl Actor {
    /// Deletes the game. A game between two people elsewhere leaves the list of this visitor only.
    /// It is deleted if no player has it in theirs any more, and each player who took part has
    /// taken it off. The answer says whether it was deleted.
    pub(super) async fn delete(&mut self, visitor: Option<&Key>) -> Result<bool, ApiError> {
        let table = &self.table;
        if table.still_played() {
            let text = "two people are playing this game; it can be deleted after its end";
            return Err(ErrorBody::new("still-played", text).unprocessable());
        }
        let store = &*self.services.store;
        if table.match_setup().is_by_link() {
            // A player who took part may have no list. The game is theirs, too.
            let players = Color::BOTH.into_iter().filter(|color| table.took_part(*color));
            let holders: Vec<Role> = players.map(Role::of).collect();
            self.out_of_date = leave(store, visitor, self.game, &holders).await?;
        } else {
            store.delete(self.game).await.map_err(failed)?;
            self.out_of_date = true;
        }
        Ok(self.out_of_date)
    }
}

/// Takes a game or a record off the list of a visitor, and deletes it if nobody else has it in
/// theirs and the `holders` of a game have taken it off. The answer says whether it was deleted.
///
/// # Errors
/// If it is not in the list, or the store fails.
pub(crate) async fn leave(
    store: &dyn Store,
    visitor: Option<&Key>,
    game: GameId,
    holders: &[Role],
) -> Result<bool, ApiError> {
    let visitor = visitor.ok_or_else(ApiError::unknown_key)?;
    match store.leave(visitor, game, holders).await.map_err(failed)? {
        Left::Unlisted => Err(ApiError::unknown_key()),
        Left::Kept => Ok(false),
        Left::Deleted => Ok(true),
    }
}

fn failed(error: StoreError) -> ApiError {
    tracing::error!(%error, "a game cannot be deleted");
    ApiError::internal()
}
