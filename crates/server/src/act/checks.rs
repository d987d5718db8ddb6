//! Checks that several acts share.

use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::key::Role;
use crate::state::Match;
use tengen_rules::{Color, Point};

/// The side that a request speaks for: that of its key, or the `named` one if the key plays both.
pub(super) fn side(role: Role, named: Option<Color>) -> Result<Color, ApiError> {
    match (role.side(), named) {
        (Some(side), Some(named)) if side != named => {
            Err(ApiError::not_allowed("this link plays the other side"))
        }
        (Some(side), _) => Ok(side),
        (None, Some(named)) if role == Role::Both => Ok(named),
        (None, None) if role == Role::Both => {
            Err(ApiError::bad_request("as", "a link that plays both sides says for which"))
        }
        (None, _) => Err(ApiError::not_allowed("this link only watches")),
    }
}

/// The same where it makes no difference which side asks: for a key of both sides it is Black.
pub(super) fn any_side(role: Role, named: Option<Color>) -> Result<Color, ApiError> {
    side(role, Some(named.or(role.side()).unwrap_or(Color::Black)))
}

/// The side that a play or pass of this key belongs to.
pub(super) fn mover(table: &Match, role: Role) -> Color {
    let to_move = || table.game().to_move().unwrap_or(table.game().line().to_move());
    role.side().unwrap_or_else(to_move)
}

/// The point of this name.
pub(super) fn point(table: &Match, name: &str) -> Result<Point, ApiError> {
    table.game().setup().size.parse(name).ok_or_else(|| {
        let shown: String = name.chars().take(8).collect();
        ErrorBody::new("off-board", "this point is not on the board")
            .with("point", shown)
            .unprocessable()
    })
}

/// Refuses a move with another number than that of the `next` one.
pub(super) fn number(given: usize, next: usize) -> Result<(), ApiError> {
    if given == next { Ok(()) } else { Err(ApiError::stale(next)) }
}
