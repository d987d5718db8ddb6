//! The player who has a bye in a round of an odd number.

use crate::PlayerId;
use crate::history::History;

/// The player of these who should have the bye: the last one by score and rank of those who had the
/// fewest. The name decides the last tie.
pub fn bye(history: &History<'_>, players: &[PlayerId]) -> Option<PlayerId> {
    let tournament = history.tournament();
    let weight = |id: PlayerId| {
        let scores = history.now(id);
        let strength = match tournament.settings.is_mcmahon() {
            true => scores.mcmahon.0,
            false => tournament.player(id).rank.number() + 20 * scores.wins.0,
        };
        strength + 1000 * history.byes(id) as i32
    };
    let last = |id: &PlayerId| (weight(*id), std::cmp::Reverse(tournament.name_key(*id)));
    players.iter().copied().min_by_key(last)
}
