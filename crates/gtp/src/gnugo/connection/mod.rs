//! Connections: whether a chain reaches another, or an area. The answers are estimates: a search of
//! few moves near the shortest ways.

mod search;
mod ways;

use super::answer::told;
use super::facts::stone;
use crate::arguments::{Answer, Arguments};
use crate::table::{Line, exactly, from};
use crate::{Player, Session};
use search::Link;
use tengen_judge::{Grade, Graded, graded, linked_chains};
use tengen_rules::{Color, Point, PointSet};

/// All of them, in alphabetical order.
pub(super) fn table<P: Player>() -> [Line<P>; 5] {
    [
        ("block_off", from(2), |session, arguments| area(session, arguments, false)),
        ("break_in", from(2), |session, arguments| area(session, arguments, true)),
        ("connect", exactly(2), |session, arguments| chains(session, arguments, true)),
        ("disconnect", exactly(2), |session, arguments| chains(session, arguments, false)),
        ("same_dragon", exactly(2), |session, arguments| {
            let (a, b) = pair(session, arguments)?;
            let board = session.position.board();
            let same =
                linked_chains(board, a).into_iter().any(|linked| board.chain_id(b) == Some(linked));
            // Chains that the opponent cannot cut are one group, too.
            let link = Link { board, from: a, to: Goal::Chain(b) };
            let cut = || found(session, &link, !link.side()).grade != Grade::No;
            Ok(u8::from(same || !cut()).to_string())
        }),
    ]
}

/// What a chain is to reach.
#[derive(Clone, Debug)]
enum Goal {
    /// The chain of this stone.
    Chain(Point),
    /// Any point of these, with a stone connected to it.
    Area(PointSet),
}

/// The points of two stones of one side.
fn pair<P>(session: &Session<P>, arguments: Arguments<'_>) -> Result<(Point, Point), String> {
    let [a, b] = [0, 1].map(|place| stone(&session.position, arguments, place));
    let (a, b, board) = (a?, b?, session.position.board());
    if board.get(a) == board.get(b) {
        Ok((a, b))
    } else {
        Err("these are stones of two sides".to_owned())
    }
}

/// `connect` and `disconnect` of two stones: whether its side, or the other, gets its way if it
/// moves first.
fn chains<P: Player>(session: &Session<P>, arguments: Arguments<'_>, connects: bool) -> Answer {
    let (a, b) = pair(session, arguments)?;
    let link = Link { board: session.position.board(), from: a, to: Goal::Chain(b) };
    Ok(asked(session, &link, connects))
}

/// `break_in` and `block_off` of a stone and an area: whether its chain gets into the area, or the
/// other side keeps it out, if that side moves first.
fn area<P: Player>(session: &Session<P>, arguments: Arguments<'_>, breaks_in: bool) -> Answer {
    let (position, size) = (&session.position, session.position.size());
    let from = stone(position, arguments, 0)?;
    let mut area = PointSet::new(size);
    for place in 1..arguments.0.len() {
        area.insert(arguments.vertex(place, size)?.ok_or("a pass is no point")?);
    }
    let link = Link { board: position.board(), from, to: Goal::Area(area) };
    Ok(asked(session, &link, breaks_in))
}

fn asked<P>(session: &Session<P>, link: &Link<'_>, links: bool) -> String {
    let first = if links { link.side() } else { !link.side() };
    told(&session.position, Some(found(session, link, first)))
}

/// How far the side that moves first gets its way.
fn found<P>(session: &Session<P>, link: &Link<'_>, first: Color) -> Graded {
    let ko = session.position.line().ko_for(first);
    let found = graded(|threats| Some(link.first_move(first, ko, threats)));
    found.unwrap_or(Graded::NO)
}
