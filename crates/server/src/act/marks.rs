//! Changes of the proposal: chains marked alive, dead or in seki.

use super::checks::{any_side, point};
use crate::api_error::ApiError;
use crate::key::Role;
use crate::state::Match;
use tengen_rules::{Color, Event, Refusal, StoneStatus};

/// A mark on the chain at the point of this name. The rules refuse it where play has not stopped,
/// a trial is open, no stone is on the point, or a seki would have no second side.
pub(super) fn mark(
    table: &Match,
    role: Role,
    named: Option<Color>,
    (at, status): (&str, StoneStatus),
    proposal: u64,
) -> Result<Event, ApiError> {
    let point = point(table, at)?;
    if table.awaits_judge().is_some() {
        return Err(ApiError::judging());
    }
    if let Some(settling) = table.settling().filter(|settling| settling.proposal != proposal) {
        let changed = Refusal::ProposalChanged { proposal: settling.proposal };
        return Err(ApiError::refused(table.game(), &changed));
    }
    let refused = |refusal| ApiError::refused(table.game(), &refusal);
    table.game().check_mark(point, status).map_err(refused)?;
    let points = vec![point];
    Ok(Event::Mark { color: any_side(role, named)?, points, marking: status.into() })
}
