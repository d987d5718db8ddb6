//! Trials: the fate of a chain is played out beside the game, on a copy of its position.

use super::checks::{any_side, number, point, side};
use crate::api_error::ApiError;
use crate::key::Role;
use crate::state::Match;
use tengen_rules::{Color, Event, Refusal, Trial, TrialEffect, TrialStep};

/// The start of a trial of the chain at the point named `at`.
pub(super) fn begin(
    table: &Match,
    role: Role,
    named: Option<Color>,
    at: &str,
) -> Result<Event, ApiError> {
    if table.awaits_judge().is_some() {
        return Err(ApiError::judging());
    }
    let color = any_side(role, named)?;
    let step = TrialStep::Begin { point: point(table, at)?, effect: TrialEffect::Followers };
    Ok(Event::Trial { color, step })
}

/// A play in the trial on the point named `at`.
pub(super) fn play(table: &Match, role: Role, at: &str, given: usize) -> Result<Event, ApiError> {
    number(given, next(table))?;
    let color = mover(table, role)?;
    Ok(Event::Trial { color, step: TrialStep::Play { point: point(table, at)? } })
}

/// A pass in the trial, for the ko on the point of this name if there is one.
pub(super) fn pass(
    table: &Match,
    role: Role,
    ko: Option<&str>,
    given: usize,
) -> Result<Event, ApiError> {
    number(given, next(table))?;
    let ko = ko.map(|name| point(table, name)).transpose()?;
    Ok(Event::Trial { color: mover(table, role)?, step: TrialStep::Pass { ko } })
}

/// The end of the trial by agreement with the opponent.
pub(super) fn concede(role: Role, named: Option<Color>) -> Result<Event, ApiError> {
    Ok(Event::Trial { color: side(role, named)?, step: TrialStep::Concede })
}

/// The end of the trial without a verdict.
pub(super) fn put_back(role: Role, named: Option<Color>) -> Result<Event, ApiError> {
    Ok(Event::Trial { color: any_side(role, named)?, step: TrialStep::PutBack })
}

/// Checks that the holder of a key may let the judge make the move of this number in the trial.
///
/// # Errors
/// If there is no trial, the number is not that of its next move, or the key does not play the
/// side to move.
pub(crate) fn check_judge_may_move(
    table: &Match,
    role: Role,
    given: usize,
) -> Result<(), ApiError> {
    let trial = trial(table)?;
    number(given, next(table))?;
    let to_move = trial.to_move();
    match role.plays(to_move) {
        true => Ok(()),
        false => Err(ApiError::refused(table.game(), &Refusal::NotYourTurn { to_move })),
    }
}

fn trial(table: &Match) -> Result<&Trial, ApiError> {
    let game = table.game();
    game.trial().ok_or_else(|| ApiError::refused(game, &Refusal::NoTrial))
}

/// The side that a move of this key in the trial belongs to.
fn mover(table: &Match, role: Role) -> Result<Color, ApiError> {
    Ok(role.side().unwrap_or(trial(table)?.to_move()))
}

/// The number of the next move in the trial, 1 without one.
fn next(table: &Match) -> usize {
    table.game().trial().map_or(1, |trial| trial.moves().len() + 1)
}
