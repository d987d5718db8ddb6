//! A game or a record that a person does not want in their list any more.

use super::actor::Actor;
use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::key::{Key, Role, Visitor};
use crate::store::{ItemId, Left, Store};
use tengen_rules::Color;
use tracing::Instrument;

/// The person who does not want a game or a record any more.
#[derive(Clone, Debug)]
pub struct Leaver {
    /// Their browser, if it keeps a list.
    pub visitor: Option<Visitor>,
    /// Their key to it.
    pub key: Key,
    /// What the key allows.
    pub role: Role,
}

impl Actor {
    /// Deletes the game. A game between two people elsewhere leaves the list of this visitor only.
    /// It is deleted if no player has it in theirs any more, and the other player has taken it off
    /// too, if they took part. The answer says whether it was deleted.
    pub(super) async fn delete(&mut self, leaver: &Leaver) -> Result<bool, ApiError> {
        // The log says which game it is, if the store fails.
        let game = tracing::error_span!("deletion", game = self.game.0);
        self.delete_for(leaver).instrument(game).await
    }

    async fn delete_for(&mut self, leaver: &Leaver) -> Result<bool, ApiError> {
        let table = &self.table;
        if table.still_played() {
            let text = "two people are playing this game; it can be deleted after its end";
            return Err(ErrorBody::new("still-played", text).unprocessable());
        }
        let store = &*self.services.store;
        if table.match_setup().is_by_link() {
            // A game that has not ended may go on with this player: they do not want it now.
            if table.game().outcome().is_some() {
                store.take_off(&leaver.key).await.map_err(ApiError::store)?;
            }
            // A player who took part may have no list. The game is theirs, too.
            let players = Color::BOTH.into_iter().filter(|color| table.took_part(*color));
            let others: Vec<Role> =
                players.map(Role::of).filter(|role| *role != leaver.role).collect();
            self.out_of_date = leave(store, leaver, &others).await?;
        } else {
            store.delete(ItemId::Game(self.game), None).await.map_err(ApiError::store)?;
            self.out_of_date = true;
        }
        Ok(self.out_of_date)
    }
}

/// Takes a game or a record off the list of a person, and deletes it if nobody else has it in
/// theirs and the players of the roles `others` have taken it off. The answer says whether it was
/// deleted.
///
/// # Errors
/// If the key only watches and the list has it not, or the store fails.
pub(crate) async fn leave(
    store: &dyn Store,
    leaver: &Leaver,
    others: &[Role],
) -> Result<bool, ApiError> {
    let left = store.leave(leaver.visitor, &leaver.key, others);
    match left.await.map_err(ApiError::store)? {
        Left::Unlisted => Err(ApiError::unknown_key()),
        Left::Kept => Ok(false),
        Left::Deleted => Ok(true),
    }
}
