//! Players by their numbers and names.

use serde_json::{Value, json};
use tengen_tournament::{PlayerId, Tournament};

/// The numbers of the players in the order of their names, from 1.
pub(super) struct Numbers<'t> {
    tournament: &'t Tournament,
    of: Vec<usize>,
}

impl<'t> Numbers<'t> {
    pub(super) fn of(tournament: &'t Tournament) -> Numbers<'t> {
        let mut of = vec![0; tournament.players.len()];
        for (at, id) in tournament.by_name().into_iter().enumerate() {
            of[id.0] = at + 1;
        }
        Numbers { tournament, of }
    }

    pub(super) fn number(&self, id: PlayerId) -> usize {
        self.of[id.0]
    }

    /// A player as programs get one.
    pub(super) fn json(&self, id: PlayerId) -> Value {
        let player = self.tournament.player(id);
        json!({ "number": self.number(id), "name": player.name, "firstName": player.first_name })
    }

    /// Name and rank.
    pub(super) fn words(&self, id: PlayerId) -> String {
        let player = self.tournament.player(id);
        format!("{}, {}", player.full_name(), player.rank)
    }
}
