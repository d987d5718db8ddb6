//! Summaries of games for lists. A summary follows from the entries. It is stored beside them, so
//! that a list need not replay its games.

use crate::key::Role;
use crate::state::Match;
use crate::store::{Kind, Listed};
use crate::view::{Both, own_page_of, page_of, player};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tengen_rules::{Color, Phase};

/// The summary of a game for lists, the same for every key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// How many columns the board has.
    pub width: usize,
    /// How many rows the board has.
    pub height: usize,
    /// The ruleset's id.
    pub rules: String,
    /// The players (`Player` in `PROTOCOL.md`).
    pub players: Value,
    /// How many moves were made.
    pub moves: usize,
    /// The phase of the game, by its name.
    pub phase: String,
    /// Whether two people elsewhere are playing it, so that neither may delete it. Summaries that
    /// were stored before there was this field say no; then the answer to the request says it.
    #[serde(default)]
    pub still_played: bool,
    /// Whether the game waits for each player (Black, White).
    pub awaits: [bool; 2],
    /// The result, if there is one.
    pub result: Option<Value>,
    /// The result as records have it, such as `B+3.5`; empty if there is none.
    pub result_text: String,
}

impl Summary {
    /// The summary of a game played here.
    pub fn of(table: &Match) -> Summary {
        let game = table.game();
        let phase = match game.phase() {
            Phase::Placing { .. } => "placing",
            Phase::Play => "play",
            Phase::Settling(_) => "settling",
            Phase::Ended(_) => "ended",
        };
        let awaits = |color: Color| {
            let offered = game.offer().is_some_and(|(by, _)| by != color);
            let settles = table.settling().is_some_and(|s| !s.accepted[color]);
            game.to_move() == Some(color) || offered || settles
        };
        Summary {
            width: game.setup().size.width(),
            height: game.setup().size.height(),
            rules: game.setup().rules.id.to_string(),
            players: json!(Both::each(|color| player(table, color))),
            moves: game.moves().len(),
            phase: phase.to_owned(),
            still_played: table.still_played(),
            awaits: Color::BOTH.map(awaits),
            result: game.outcome().map(|outcome| json!(outcome)),
            result_text: game.outcome().map_or_else(String::new, |outcome| outcome.to_string()),
        }
    }

    /// The summary as JSON for the store.
    pub fn to_json(&self) -> String {
        json!(self).to_string()
    }

    /// The line of a visitor's list; `None` if the stored text is no summary.
    pub fn line(listed: &Listed) -> Option<Value> {
        let summary: Summary = serde_json::from_str(&listed.summary).ok()?;
        let role = listed.opened.role;
        let yours = |color: Color| role.plays(color) && summary.awaits[color];
        let own = own_page_of(listed.opened.game, role);
        Some(json!({
            "key": listed.key.as_str(),
            "address": own.unwrap_or_else(|| page_of(&listed.key)),
            "kind": match listed.opened.kind { Kind::Game => "game", Kind::Record => "record" },
            "role": role,
            "width": summary.width,
            "height": summary.height,
            "rules": summary.rules,
            "players": summary.players,
            "moves": summary.moves,
            "phase": summary.phase,
            "stillPlayed": summary.still_played,
            "yourTurn": role != Role::Watch && Color::BOTH.into_iter().any(yours),
            "result": summary.result,
            "resultText": summary.result_text,
            "title": (!listed.title.is_empty()).then_some(&listed.title),
            "away": listed.away,
            "unopened": listed.unopened,
            "created": listed.created,
            "changed": listed.changed,
        }))
    }
}
