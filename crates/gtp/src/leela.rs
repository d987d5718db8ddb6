//! A command of Leela Zero's, besides its analyses.

use crate::arguments::{Answer, Arguments};
use crate::gogui::{grid, opinion};
use crate::kata::NO_NETWORK;
use crate::table::{Line, between};
use crate::{Player, Session};

/// All of them.
pub(crate) fn table<P: Player>() -> [Line<P>; 1] {
    // The argument names a symmetry. The network looks at the board as it is.
    [("heatmap", between(0, 1), heatmap)]
}

/// `heatmap`: the network's policy in thousandths, the top row first, that of a pass, and the
/// chance of winning of the side to move.
fn heatmap<P: Player>(session: &mut Session<P>, _: Arguments<'_>) -> Answer {
    let opinion = opinion(session).ok_or(NO_NETWORK)?;
    let share = |wanted| {
        let found = opinion.policy.iter().find(|(point, _)| *point == wanted);
        (found.map_or(0.0, |(_, share)| 1000.0 * share)).round()
    };
    let own = match session.position.line().to_move() {
        tengen_rules::Color::Black => opinion.balance,
        tengen_rules::Color::White => -opinion.balance,
    };
    let rows = grid(session.position.board(), |point| format!("{:4}", share(Some(point))));
    Ok(format!("{rows}pass: {}\nwinrate: {:.6}", share(None), 0.5 + own / 2.0))
}
