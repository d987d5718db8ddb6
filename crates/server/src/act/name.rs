//! The name of a player who came by a link.

use crate::api_error::ApiError;
use crate::key::Role;
use crate::log::LogEntry;
use crate::name::checked_name;
use crate::state::Match;

/// Whether the holder of a key may say a name: a player of a game by link who has none yet. A name
/// is said once, so that nobody floods the opponent with names. Members have names of their own, or
/// none: nobody passes for another.
pub(crate) fn may_say_name(table: &Match, role: Role) -> bool {
    let nameless = role.side().is_some_and(|color| table.names()[color].is_none());
    nameless && table.match_setup().is_by_link() && table.match_setup().seats.is_none()
}

/// The entry of the player's name.
pub(super) fn say(table: &Match, role: Role, name: &str) -> Result<LogEntry, ApiError> {
    let color = role.side().filter(|_| may_say_name(table, role));
    let color = color.ok_or_else(|| ApiError::not_allowed("this player's name is settled"))?;
    let name = checked_name("name", Some(name.to_owned()))?;
    let name = name.ok_or_else(|| ApiError::bad_request("name", "at least one letter"))?;
    Ok(LogEntry::Named { color, name })
}
