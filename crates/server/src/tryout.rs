//! Claims played out beside the game: what people ask for, and what the judge does for a side
//! that lets it play.

use crate::act::{Act, point, who};
use crate::key::Role;
use crate::problem::{ApiError, Problem};
use crate::state::Match;
use axum::http::StatusCode;
use std::sync::Arc;
use tengen_judge::{Hypothesis, Step};
use tengen_rules::{Color, Event, Point, Refusal, Trial, TrialStep};
use tokio::sync::Semaphore;

/// Positions read for one move.
const POSITIONS: usize = 60_000;

/// The event that grants an act about a trial; none if `act` is about something else, or asks
/// the judge to move.
///
/// # Errors
/// Why it cannot be granted.
pub(crate) fn event(table: &Match, role: Role, act: &Act) -> Result<Option<Event>, ApiError> {
    let mover = || -> Result<Color, ApiError> {
        let trial = table.game().trial().ok_or_else(|| refused(table, Refusal::NoTrial))?;
        Ok(role.side().unwrap_or(trial.to_move()))
    };
    let (color, step) = match act {
        Act::Trial { at, r#as } => {
            if table.awaits_judge().is_some() {
                return Err(ApiError::judging());
            }
            let color = r#as.or(role.side()).unwrap_or(Color::Black);
            (who(role, Some(color))?, TrialStep::Begin { point: point(table, at)? })
        }
        Act::TrialPlay { at, r#move } => {
            check_number(table, *r#move)?;
            (mover()?, TrialStep::Play { point: point(table, at)? })
        }
        Act::TrialPass { ko, r#move } => {
            check_number(table, *r#move)?;
            let ko = ko.as_ref().map(|name| point(table, name)).transpose()?;
            (mover()?, TrialStep::Pass { ko })
        }
        Act::TrialConcede { r#as } => (who(role, *r#as)?, TrialStep::Concede),
        Act::TrialPutBack { r#as } => {
            let color = r#as.or(role.side()).unwrap_or(Color::Black);
            (who(role, Some(color))?, TrialStep::PutBack)
        }
        _ => return Ok(None),
    };
    Ok(Some(Event::Trial { color, step }))
}

/// Whether `role` may ask the judge to move for the side whose turn it is.
///
/// # Errors
/// Why it may not.
pub(crate) fn asked(table: &Match, role: Role, number: usize) -> Result<(), ApiError> {
    let trial = table.game().trial().ok_or_else(|| refused(table, Refusal::NoTrial))?;
    check_number(table, number)?;
    let to_move = trial.to_move();
    match role.plays(to_move) {
        true => Ok(()),
        false => Err(refused(table, Refusal::NotYourTurn { to_move })),
    }
}

fn refused(table: &Match, refusal: Refusal) -> ApiError {
    ApiError::refused(table.game(), &refusal)
}

fn check_number(table: &Match, number: usize) -> Result<(), ApiError> {
    let next = table.game().trial().map_or(1, |trial| trial.moves().len() + 1);
    if number == next { Ok(()) } else { Err(ApiError::stale(next)) }
}

/// What the judge does for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// This.
    Step(TrialStep),
    /// It cannot read so far.
    Beyond,
}

/// What the judge does for the side to move.
pub(crate) async fn choose(trial: Trial, permits: Arc<Semaphore>) -> Choice {
    let Ok(_permit) = permits.acquire_owned().await else { return Choice::Beyond };
    let done = tokio::task::spawn_blocking(move || next(&trial)).await;
    done.inspect_err(|error| tracing::error!(%error, "the judge has failed"))
        .unwrap_or(Choice::Beyond)
}

fn next(trial: &Trial) -> Choice {
    let bans: Vec<Point> = trial.banned_kos().collect();
    let hypothesis = Hypothesis {
        board: trial.board(),
        owner: trial.owner(),
        stones: trial.stones(),
        turn: trial.to_move(),
        bans: &bans,
    };
    let pass = TrialStep::Pass { ko: None };
    Choice::Step(match hypothesis.next(POSITIONS) {
        None => return Choice::Beyond,
        // What a rule of repetition forbids here is no way to go on.
        Some(Step::Play(point)) if trial.check(point).is_ok() => TrialStep::Play { point },
        Some(Step::PassFor(point)) if bans.contains(&point) => TrialStep::Pass { ko: Some(point) },
        Some(_) => pass,
    })
}

/// Why nobody moves on: said when the judge was asked and cannot read so far.
pub(crate) fn beyond() -> ApiError {
    Problem::new("beyond-reading", "the judge cannot read this: the players go on themselves")
        .status(StatusCode::UNPROCESSABLE_ENTITY)
}
