//! Changes of the proposal: chains marked alive, dead or in seki.

use super::checks::{any_side, point};
use crate::api_error::ApiError;
use crate::key::Role;
use crate::state::Match;
use tengen_rules::{Color, Event, Point, Refusal, StoneStatus};

/// A mark on the chain at the point of this name. The rules refuse it where play has not stopped,
/// a trial is open, no stone is on the point, or a seki would have no second side.
pub(super) fn mark(
    table: &Match,
    role: Role,
    named: Option<Color>,
    (at, status): (&str, StoneStatus),
    proposal: u64,
) -> Result<Event, ApiError> {
    let point = changeable(table, at, proposal)?;
    let color = any_side(role, named)?;
    table.game().marking(color, point, status).map_err(|refusal| refused(table, &refusal))
}

/// The last mark on the chain at the point of this name taken back.
pub(super) fn unmark(
    table: &Match,
    role: Role,
    named: Option<Color>,
    at: &str,
    proposal: u64,
) -> Result<Event, ApiError> {
    let point = changeable(table, at, proposal)?;
    Ok(Event::Unmark { color: any_side(role, named)?, point })
}

/// The point of this name, if the proposal of this number may be changed now.
fn changeable(table: &Match, at: &str, proposal: u64) -> Result<Point, ApiError> {
    let point = point(table, at)?;
    if table.awaits_judge().is_some() {
        return Err(ApiError::judging());
    }
    if let Some(settling) = table.settling().filter(|settling| settling.proposal != proposal) {
        let changed = Refusal::ProposalChanged { proposal: settling.proposal };
        return Err(refused(table, &changed));
    }
    Ok(point)
}

fn refused(table: &Match, refusal: &Refusal) -> ApiError {
    ApiError::refused(table.game(), refusal)
}
