//! A game as a record.

use crate::state::Match;
use tengen_record::{About, date, record_of};
use tengen_rules::Color;
use tengen_sgf::EditError;

/// The game as the bytes of an SGF file, finished or not. `created` is when it was made, and
/// `members` are the names of Black and White as members of the server, where they have any.
///
/// # Errors
/// If the game is too long for a file.
pub fn export(
    table: &Match,
    created: u64,
    members: [Option<String>; 2],
) -> Result<Vec<u8>, EditError> {
    let agreed = table.match_setup();
    let name = |color: Color| {
        let computer = agreed.computer().filter(|(side, _)| *side == color);
        let tengen = || computer.map(|(_, rank)| format!("Tengen ({rank})"));
        let member = members[color].clone();
        member.or_else(|| table.names()[color].clone()).or_else(tengen)
    };
    let rank = |color: Color| agreed.ranks.as_ref().map(|ranks| ranks[color].written());
    let about = About {
        names: Color::BOTH.map(name),
        ranks: Color::BOTH.map(rank),
        time: agreed.time,
        clocks: table.clock_after(),
        date: Some(date(created)),
    };
    record_of(table.game(), about).to_bytes()
}
