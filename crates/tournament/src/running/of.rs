//! The events of a tournament that is there already, as one that was read from a file.

use super::event::{Event, Seats};
use crate::{Outcome, Plan, Round, Tournament};

/// Events that give this tournament. Groups of clubs and what a file kept beside are not in them,
/// and all colours count as settled.
///
/// ```
/// use tengen_tournament::opengotha;
/// use tengen_tournament::running::{Running, events_of};
///
/// let small = opengotha::read(include_str!("../../tests/data/small.xml"))?;
/// let running = Running::replay(events_of(&small))?;
/// assert_eq!(running.tournament().players, small.players);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn events_of(tournament: &Tournament) -> Vec<Event> {
    let mut settings = tournament.settings.clone();
    let rounds = tournament.rounds_paired();
    settings.general.rounds = settings.general.rounds.max(rounds);
    let mut events = vec![Event::Set { settings: Box::new(settings), plan: Plan::Weighed }];
    events.extend(
        tournament
            .players
            .iter()
            .map(|player| Event::Entered { player: Box::new(player.clone()), is_another: true }),
    );
    for round in (0..rounds).map(Round) {
        let byes = tournament.byes.iter().filter(|(of, _)| *of == round).map(|(_, id)| *id);
        let tables = tournament.games_of(round).map(|game| Seats {
            table: game.table,
            white: game.white,
            black: game.black,
            handicap: game.handicap,
        });
        events.push(Event::Published {
            round,
            tables: tables.collect(),
            byes: byes.collect(),
            regardless: true,
        });
        let known = tournament.games_of(round).filter(|game| game.outcome != Outcome::Open);
        events.extend(known.map(|game| Event::Decided {
            round,
            table: game.table,
            outcome: game.outcome,
            is_by_default: game.is_by_default,
            why: String::new(),
        }));
    }
    events
}
