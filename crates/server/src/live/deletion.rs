//! A game deleted by a player.

use super::actor::Actor;
use crate::api_error::ApiError;
use crate::error_body::ErrorBody;

impl Actor {
    /// Deletes the game, unless two people elsewhere are playing it.
    pub(super) async fn delete(&mut self) -> Result<(), ApiError> {
        let table = &self.table;
        let shared = table.match_setup().is_by_link() && table.started();
        if shared && table.game().outcome().is_none() {
            let text = "two people are playing this game; it can be deleted after its end";
            return Err(ErrorBody::new("still-played", text).unprocessable());
        }
        self.services.store.delete(self.game).await.map_err(|error| {
            tracing::error!(game = self.game.0, %error, "a game cannot be deleted");
            ApiError::internal()
        })?;
        self.out_of_date = true;
        Ok(())
    }
}
