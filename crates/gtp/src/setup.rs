//! Moves and stones as lists of a colour and a point.

use crate::arguments::{Answer, Arguments};
use crate::commands::{done, illegal};
use crate::position::Made;
use crate::{Player, Session};
use tengen_rules::{Board, SetupError, Size};

/// The moves that a command names.
pub(crate) fn moves(arguments: Arguments<'_>, size: Size) -> Result<Vec<Made>, String> {
    let places = (0..arguments.0.len()).step_by(2);
    places.map(|at| Ok((arguments.color(at)?, arguments.vertex(at + 1, size)?))).collect()
}

/// A board with the stones that a command names.
pub(crate) fn board(arguments: Arguments<'_>, size: Size) -> Result<Board, String> {
    let mut stones = Vec::new();
    for (color, point) in moves(arguments, size)? {
        let no_pass = || "invalid color or coordinate: a stone cannot be passed".to_owned();
        stones.push((color, point.ok_or_else(no_pass)?));
    }
    let bad = |e: SetupError| {
        let place = if size.contains(e.point()) { size.name(e.point()) } else { String::new() };
        format!("invalid position: {e}: {place}")
    };
    Board::with_stones(size, stones).map_err(bad)
}

/// Plays all of the moves, or none if one is illegal.
pub(crate) fn play_sequence<P: Player>(
    session: &mut Session<P>,
    arguments: Arguments<'_>,
) -> Answer {
    let mut position = session.position.clone();
    for (i, made) in moves(arguments, position.size())?.into_iter().enumerate() {
        position.play(made).map_err(|why| format!("move {}: {}", i + 1, illegal(why)))?;
    }
    session.position = position;
    done()
}
