//! Moves of the game.

use super::checks::{mover, number, point};
use crate::api_error::ApiError;
use crate::key::Role;
use crate::state::Match;
use tengen_rules::Event;

/// A play on the point named `at`.
pub(super) fn play(table: &Match, role: Role, at: &str, given: usize) -> Result<Event, ApiError> {
    number(given, next(table))?;
    Ok(Event::Play { color: mover(table, role), point: point(table, at)? })
}

/// A pass.
pub(super) fn pass(table: &Match, role: Role, given: usize) -> Result<Event, ApiError> {
    number(given, next(table))?;
    Ok(Event::Pass { color: mover(table, role) })
}

/// Refuses a number that is not that of the next move: the game has moved on.
pub(super) fn is_next(table: &Match, given: usize) -> Result<(), ApiError> {
    number(given, next(table))
}

/// The number of the next move.
fn next(table: &Match) -> usize {
    table.game().moves().len() + 1
}
