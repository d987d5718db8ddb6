//! The record of a game.

use super::engines::Side;
use super::game::Played;
use super::line::{Facts, Line};
use super::plan::Plan;
use std::time::{SystemTime, UNIX_EPOCH};
use tengen_record::{About, placed, record_of};
use tengen_rules::Color;

/// The record of a game as SGF, with the time of each move.
pub(crate) fn of(plan: &Plan, played: &Played, line: &Line, facts: &Facts) -> Vec<u8> {
    let entrant = |side: Side| &plan.entrants[side.index()];
    let [black, white] = [played.black, played.black.other()];
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let about = About {
        names: [black, white].map(|side| Some(entrant(side).name.clone())),
        time: plan.terms.time,
        clocks: &played.clocks,
        ranks: [None, None],
        date: u64::try_from(now.as_millis()).ok().map(tengen_record::date),
    };
    let mut record = record_of(&played.game, about);
    let took = played.took.iter().skip(placed(&played.game));
    for (made, took) in record.moves.iter_mut().zip(took) {
        made.comment = Some(match took {
            Some(took) => format!("{:.3} s", took.as_secs_f64()),
            None => "opening".to_owned(),
        });
    }
    record.info.round = Some(line.game.to_string());
    let players = Color::BOTH.map(|color| {
        let side = if color == Color::Black { black } else { white };
        let (identity, command) = (&facts.identities[side.index()], &entrant(side).command);
        format!("{color}: {identity} ({command})")
    });
    let [black, white] = players;
    record.info.comment = Some(format!("{}: {}\n{black}\n{white}", line.result, line.why));
    // Only a game of more than four thousand million moves would be too long.
    record.to_bytes().unwrap_or_default()
}
