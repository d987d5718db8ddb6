//! Another game after the end of one: both players want it, and it begins with colours changed.

use super::actor::Actor;
use super::commit::Uncommitted;
use crate::api_error::ApiError;
use crate::key::{Key, Role};
use crate::log::LogEntry;
use crate::nodes::Wishes;
use crate::state::Match;
use crate::store::{GameId, ItemId, Made, NewGame, StoreError};
use crate::summary::Summary;
use tengen_rules::Color;

impl Actor {
    /// Remembers the next game by its keys.
    fn follow_next(&mut self, keys: Vec<(Key, Role)>) {
        let setup = self.table.match_setup();
        let before = |(key, role): (Key, Role)| (key, setup.role_before(role));
        self.next_game = Some(keys.into_iter().map(before).collect());
    }

    /// Finds the keys of the next game. One that was deleted is forgotten.
    pub(super) async fn load_rematch(&mut self) -> Result<(), StoreError> {
        let Some(next) = self.table.next() else { return Ok(()) };
        match self.services.store.game(GameId(next)).await {
            Ok(stored) => self.follow_next(stored.keys),
            Err(StoreError::Unknown) => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Forgets the next game if it is this one, which was deleted. The answer says whether it is.
    pub(super) fn forget_next(&mut self, game: GameId) -> bool {
        self.table.next() == Some(game.0) && self.next_game.take().is_some()
    }

    /// The holder of a key wants another game, or does not. It begins when all people want it.
    ///
    /// # Errors
    /// If the game goes on, or the key only watches.
    pub(super) async fn want_rematch(&mut self, role: Role, on: bool) -> Result<(), Uncommitted> {
        if !may_want_rematch(&self.table, role) {
            let text = "another game is the players' to ask for, at the end";
            return Err(ApiError::not_allowed(text).into());
        }
        if self.next_game.is_some() {
            return Ok(());
        }
        let computer = self.table.match_setup().computer().map(|(color, _)| color);
        let wants = |color: Color, before: bool| match on {
            true => before || role.plays(color) || computer == Some(color),
            // A player who does not want to play declines the other's wish, too.
            false => false,
        };
        let at = self.services.time.now();
        for color in Color::BOTH {
            let before = self.wishes[color];
            let rematch = wants(color, before.rematch);
            if rematch != before.rematch {
                self.wishes[color] = Wishes { rematch, at, ..before };
            }
        }
        self.begin_wanted_rematch().await
    }

    /// Begins another game if both players want one.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub(super) async fn begin_wanted_rematch(&mut self) -> Result<(), Uncommitted> {
        if self.next_game.is_some() || !self.wishes.iter().all(|wishes| wishes.rematch) {
            return Ok(());
        }
        let made = self.begin_rematch().await;
        let at = self.services.time.now();
        self.wishes = self.wishes.map(|wishes| Wishes { rematch: false, at, ..wishes });
        made
    }

    async fn begin_rematch(&mut self) -> Result<(), Uncommitted> {
        let (store, now) = (&self.services.store, self.services.time.now());
        let failed = |error: StoreError| {
            if !error.tell_outage() {
                tracing::error!(%error, "another game cannot be stored");
            }
            ApiError::busy("the game could not be stored; please try again")
        };
        let agreed = self.table.match_setup().again(self.table.names());
        let agreed = agreed.with_ranks(&**store, now).await.map_err(failed)?;
        let table = Match::new(agreed.clone()).map_err(ApiError::start)?;
        let new = NewGame {
            roles: agreed.roles(),
            created: now,
            agreed: serde_json::to_string(&agreed).map_err(|_| ApiError::internal())?,
            summary: Summary::of(&table).to_json(),
            seats: agreed.seats,
            is_rated: agreed.is_rated,
        };
        let Made { game: next, keys } = store.create_game(new).await.map_err(failed)?;
        let followed = self.commit(&[LogEntry::Followed { game: next.0 }]).await;
        if followed.is_err()
            && let Err(error) = self.services.store.delete(ItemId::Game(next), None).await
            && !error.tell_outage()
        {
            tracing::warn!(%error, "a game that nobody has is not deleted");
        }
        followed?;
        self.follow_next(keys);
        // A player who has left finds the game in their list.
        for (to, role) in self.next_game.iter().flatten() {
            let from = self.keys.iter().find(|(_, of)| of == role && *role != Role::Watch);
            if let Some((from, _)) = from
                && let Err(error) = self.services.store.hand_on(from, to, now).await
                && !error.tell_outage()
            {
                tracing::warn!(%error, "a list lacks the next game");
            }
        }
        Ok(())
    }
}

/// Whether the holder of a key may ask for another game: a player, after the end.
pub(crate) fn may_want_rematch(table: &Match, role: Role) -> bool {
    role != Role::Watch && table.game().outcome().is_some()
}
