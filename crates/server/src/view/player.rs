//! The players of a game and the links to it.

use crate::key::{Key, Role};
use crate::match_setup::MatchSetup;
use crate::state::Match;
use crate::store::{GameId, MemberId};
use crate::who::Directory;
use serde::Serialize;
use tengen_rules::Color;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The name, if the player has one.
    pub name: Option<String>,
    /// The number of a member who came by the lobby.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member: Option<MemberId>,
    /// The same number of one who is a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guest: Option<MemberId>,
    /// `human` or `computer`.
    pub kind: &'static str,
    /// The computer's strength, or the rank of a member as the game began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<String>,
    /// Whether this rank is provisional. Left out where it is not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
    /// Whether a network guides the computer. Left out where none does.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub guided: bool,
    /// Whether a page of theirs is open. Left out in lists and records.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub present: Option<bool>,
}

/// The addresses that the holder of a key may hand on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Links {
    /// To play Black.
    pub black: Option<String>,
    /// To play White.
    pub white: Option<String>,
    /// To watch.
    pub watch: Option<String>,
    /// To do what the holder does, on another device of theirs.
    pub own: Option<String>,
}

/// A player of a game played here, whose name is not looked up.
pub(crate) fn player(table: &Match, color: Color) -> PlayerView {
    let agreed = table.match_setup();
    let strength = agreed.computer().filter(|(side, _)| *side == color).map(|(_, rank)| rank);
    let member = agreed.ranks.as_ref().map(|ranks| &ranks[color]);
    PlayerView {
        name: table.names()[color].clone(),
        member: agreed.seats.map(|seats| seats[color]),
        guest: agreed.seats.map(|seats| seats[color]),
        kind: if strength.is_some() { "computer" } else { "human" },
        rank: strength.map(|rank| rank.to_string()).or_else(|| Some(member?.is.clone())),
        provisional: member.is_some_and(|rank| rank.provisional),
        guided: false,
        present: None,
    }
}

impl PlayerView {
    /// The same player, with the name that the member has by now.
    pub(crate) fn called(self, directory: &Directory) -> PlayerView {
        match self.member.and_then(|member| directory.name(member)) {
            Some(name) => PlayerView { name: Some(name), guest: None, ..self },
            None => self,
        }
    }
}

/// The address of the page of this key.
pub(crate) fn page_of(key: &Key) -> String {
    format!("/g/{}", key.as_str())
}

/// The address of a game by which a visitor's own browser finds it. A link to watch may be handed
/// on, so it stays.
pub(crate) fn own_page_of(game: GameId, role: Role) -> Option<String> {
    (role != Role::Watch).then(|| format!("/g/{}-{}", game.0, role.name()))
}

impl Links {
    /// The addresses for the holder of this role's key: their own and the one to watch. The
    /// creator of the game has the opponent's, too. A seat is its member's alone, so that nobody
    /// has links to one.
    pub fn of(keys: &[(Key, Role)], agreed: &MatchSetup, role: Role) -> Links {
        let link = |of: Role| {
            let may_play = agreed.seats.is_none() && (of == role || role == agreed.creator);
            let handed_on = of == Role::Watch || may_play;
            let key = keys.iter().find(|(_, known)| *known == of && handed_on);
            key.map(|(key, _)| page_of(key))
        };
        Links {
            black: link(Role::Black),
            white: link(Role::White),
            watch: link(Role::Watch),
            own: link(role).filter(|_| role != Role::Watch),
        }
    }

    /// The address of a record: everybody watches it.
    pub fn of_record(key: &Key) -> Links {
        Links { watch: Some(page_of(key)), ..Links::default() }
    }
}
