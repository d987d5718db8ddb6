//! Summaries of games for lists. A summary follows from the entries. It is stored beside them, so
//! that a list need not replay its games.

use crate::key::Role;
use crate::live::Services;
use crate::state::Match;
use crate::store::{GameId, Kind, Listed, MemberId};
use crate::view::{Both, own_page_of, page_of, player};
use crate::who::Directory;
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

    /// The members who play it. Summaries of before members had names call them guests.
    pub(crate) fn members(&self) -> impl Iterator<Item = MemberId> {
        let member = |colour| {
            let player = &self.players[colour];
            player["member"].as_i64().or(player["guest"].as_i64()).map(MemberId)
        };
        ["black", "white"].into_iter().filter_map(member)
    }

    /// The players with the names that they have as members by now.
    fn called(mut self, directory: &Directory) -> Summary {
        for colour in ["black", "white"] {
            let Some(player) = self.players[colour].as_object_mut() else { continue };
            let member = player.get("member").or(player.get("guest"));
            let Some(member) = member.and_then(Value::as_i64) else { continue };
            player.insert("member".to_owned(), json!(member));
            if let Some(name) = directory.name(MemberId(member)) {
                player.insert("name".to_owned(), json!(name));
                player.remove("guest");
            }
        }
        self
    }

    /// The lines of a visitor's list, with the games. Texts that are no summaries are left out.
    pub(crate) async fn lines(services: &Services, listed: &[Listed]) -> Vec<(GameId, Value)> {
        let read: Vec<(&Listed, Summary)> = listed
            .iter()
            .filter_map(|one| Some((one, serde_json::from_str(&one.summary).ok()?)))
            .collect();
        services
            .look_up(read.iter().flat_map(|(_, summary): &(_, Summary)| summary.members()))
            .await;
        let line = |(listed, summary): (&Listed, Summary)| {
            (listed.opened.game, Summary::line(listed, summary.called(&services.directory)))
        };
        read.into_iter().map(line).collect()
    }

    fn line(listed: &Listed, summary: Summary) -> Value {
        let role = listed.opened.role;
        let yours = |color: Color| role.plays(color) && summary.awaits[color];
        let own = own_page_of(listed.opened.game, role);
        json!({
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
        })
    }
}
