//! Changes of the proposal: chains marked dead or alive.

use super::checks::{any_side, point};
use crate::api_error::ApiError;
use crate::key::Role;
use crate::state::Match;
use tengen_rules::{Board, Color, Event, Phase, Point, PointSet, Refusal};

/// A mark on the chain at the point of this name, dead or not.
pub(super) fn mark(
    table: &Match,
    role: Role,
    named: Option<Color>,
    (at, dead): (&str, bool),
    proposal: u64,
) -> Result<Event, ApiError> {
    let points = chains_to_mark(table, point(table, at)?, dead, proposal)?;
    Ok(Event::Mark { color: any_side(role, named)?, points, dead })
}

/// One stone of each chain that a mark at the point `at` turns.
fn chains_to_mark(
    table: &Match,
    at: Point,
    dead: bool,
    proposal: u64,
) -> Result<Vec<Point>, ApiError> {
    let game = table.game();
    let refused = |refusal| Err(ApiError::refused(game, &refusal));
    let Some(settling) = table.settling() else {
        let phase = match game.phase() {
            Phase::Placing { .. } => "placing",
            _ => "play",
        };
        return refused(Refusal::WrongPhase { phase });
    };
    if game.trial().is_some() {
        return refused(Refusal::TrialOpen);
    }
    if table.awaits_judge().is_some() {
        return Err(ApiError::judging());
    }
    if settling.proposal != proposal {
        return refused(Refusal::ProposalChanged { proposal: settling.proposal });
    }
    let Some(color) = game.board().get(at) else { return refused(Refusal::NoStone(at)) };
    if dead {
        return Ok(vec![at]);
    }
    Ok(dead_together(game.board(), color, at, &settling.settlement.dead))
}

/// The stone `at`, and one of each dead chain of its colour in its region. The region is joined
/// through empty points and dead stones of that colour: if one such chain lives, so do all.
fn dead_together(board: &Board, color: Color, at: Point, dead: &PointSet) -> Vec<Point> {
    let same = |p: Point| board.get(p) == Some(color) && dead.contains(p);
    let region = board.region(at, |p| board.is_empty(p) || same(p));
    let mut points = vec![at];
    points
        .extend(board.chains().map(|(_, stone)| stone).filter(|p| same(*p) && region.contains(*p)));
    points
}
