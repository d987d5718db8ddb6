//! Acts that need the opponent's consent: undo, no result, no agreement.

use super::checks::{mover, side};
use crate::api_error::ApiError;
use crate::computer;
use crate::error_body::ErrorBody;
use crate::key::Role;
use crate::state::Match;
use tengen_rules::{Color, Event, Offer, Refusal};

/// How many moves an undo by `color` takes back: up to its last move. Without a color it is one
/// move. `None` if there is no such move.
pub(crate) fn moves_to_undo(table: &Match, color: Option<Color>) -> Option<u32> {
    let moves = table.game().moves().get(table.opening()..)?;
    let last = match color {
        Some(color) => moves.iter().rposition(|m| m.color == color)?,
        None => moves.len().checked_sub(1)?,
    };
    u32::try_from(moves.len() - last).ok()
}

/// An undo, or the offer of one where the opponent is a person elsewhere.
pub(super) fn undo(table: &Match, role: Role, named: Option<Color>) -> Result<Event, ApiError> {
    let refused = || ApiError::refused(table.game(), &Refusal::NothingToUndo);
    let moves = moves_to_undo(table, role.side()).ok_or_else(refused)?;
    if table.match_setup().undo_is_immediate() {
        return Ok(Event::Undo { moves });
    }
    let color = side(role, named)?;
    check_no_offer(table, color)?;
    Ok(Event::Offer { color, offer: Offer::Undo { moves } })
}

/// An offer, with the answer where the opponent is the computer or at the same screen.
pub(super) fn make(
    table: &Match,
    role: Role,
    named: Option<Color>,
    offer: Offer,
) -> Result<Vec<Event>, ApiError> {
    let color =
        if role == Role::Both { named.unwrap_or(mover(table, role)) } else { side(role, named)? };
    check_no_offer(table, color)?;
    let made = Event::Offer { color, offer };
    if role == Role::Both {
        return Ok(vec![made, Event::Answer { color: !color, accept: true }]);
    }
    Ok(match table.match_setup().computer() {
        Some((color, _)) => {
            let accept = computer::accepts(table, color, offer);
            vec![made, Event::Answer { color, accept }]
        }
        None => vec![made],
    })
}

/// Refuses an offer by `color` while one of the opponent waits for an answer. A player may repeat
/// their own offer.
fn check_no_offer(table: &Match, color: Color) -> Result<(), ApiError> {
    match table.game().offer() {
        Some((by, _)) if by != color => {
            let text = "the other player waits for an answer first";
            Err(ErrorBody::new("offer-pending", text).unprocessable())
        }
        _ => Ok(()),
    }
}
