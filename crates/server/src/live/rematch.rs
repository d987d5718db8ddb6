//! Another game after the end of one: both players want it, and it begins with colours changed.

use super::actor::Actor;
use crate::api_error::ApiError;
use crate::key::{Key, Role};
use crate::log::LogEntry;
use crate::match_setup::MatchSetup;
use crate::snapshot::Rematch;
use crate::state::Match;
use crate::store::{GameId, NewGame, StoreError};
use crate::summary::Summary;
use tengen_rules::Color;

/// The wishes of the players of a live game for another one, and the game that came of them.
#[derive(Debug, Default)]
pub(super) struct Wishes {
    /// Which players (Black, White) want another game. They are forgotten with the last page.
    wanted: [bool; 2],
    /// The keys of the next game, each with the role in this one of the person that it is for.
    next: Option<Vec<(Key, Role)>>,
}

impl Wishes {
    /// The wishes and the keys, for views.
    pub(super) fn shown(&self) -> Rematch {
        Rematch { wanted: self.wanted, next: self.next.clone() }
    }

    /// Remembers the next game by its keys.
    fn follow(&mut self, keys: Vec<(Key, Role)>, setup: &MatchSetup) {
        let before = |(key, role): (Key, Role)| (key, setup.role_before(role));
        self.next = Some(keys.into_iter().map(before).collect());
    }
}

impl Actor {
    /// The wishes after the game was loaded. A next game that was deleted is forgotten.
    pub(super) async fn load_rematch(&mut self) -> Result<(), StoreError> {
        let Some(next) = self.table.next() else { return Ok(()) };
        match self.services.store.game(GameId(next)).await {
            Ok(stored) => self.rematch.follow(stored.keys, self.table.match_setup()),
            Err(StoreError::Unknown) => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Forgets the next game if it is this one, which was deleted. The answer says whether it is.
    pub(super) fn forget_next(&mut self, game: GameId) -> bool {
        self.table.next() == Some(game.0) && self.rematch.next.take().is_some()
    }

    /// The holder of a key wants another game, or does not. It begins when all people want it.
    ///
    /// # Errors
    /// If the game goes on, or the key only watches.
    pub(super) async fn want_rematch(&mut self, role: Role, on: bool) -> Result<(), ApiError> {
        if !may_want_rematch(&self.table, role) {
            return Err(ApiError::not_allowed(
                "another game is the players' to ask for, at the end",
            ));
        }
        if self.rematch.next.is_some() {
            return Ok(());
        }
        let computer = self.table.match_setup().computer().map(|(color, _)| color);
        let wants = |color: Color, before: bool| match on {
            true => before || role.plays(color) || computer == Some(color),
            // A player who does not want to play declines the other's wish, too.
            false => false,
        };
        let [black, white] = self.rematch.wanted;
        self.rematch.wanted = [wants(Color::Black, black), wants(Color::White, white)];
        if self.rematch.wanted != [true; 2] {
            return Ok(());
        }
        let made = self.begin_rematch().await;
        self.rematch.wanted = [false; 2];
        made
    }

    async fn begin_rematch(&mut self) -> Result<(), ApiError> {
        let agreed = self.table.match_setup().again(self.table.names());
        let table = Match::new(agreed.clone()).map_err(ApiError::start)?;
        let mut keys = Vec::new();
        for role in agreed.roles() {
            keys.push((Key::new().map_err(|_| ApiError::internal())?, role));
        }
        let (store, now) = (&self.services.store, self.services.time.now());
        let new = NewGame {
            keys: keys.clone(),
            created: now,
            agreed: serde_json::to_string(&agreed).map_err(|_| ApiError::internal())?,
            summary: Summary::of(&table).to_json(),
        };
        let failed = |error: StoreError| {
            tracing::error!(%error, "another game cannot be stored");
            ApiError::busy("the game could not be stored; please try again")
        };
        let next = store.create_game(new).await.map_err(failed)?;
        self.commit(&[LogEntry::Followed { game: next.0 }]).await?;
        self.rematch.follow(keys, self.table.match_setup());
        // A player who has left finds the game in their list.
        for (to, role) in self.rematch.next.iter().flatten() {
            let from = self.keys.iter().find(|(_, of)| of == role && *role != Role::Watch);
            if let Some((from, _)) = from
                && let Err(error) = self.services.store.hand_on(from, to, now).await
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
