//! What a director should look at before a tournament is handed on.

use crate::history::{Did, History};
use crate::{Outcome, PlayerId, Round, Tournament};

/// Something that a federation or a player may ask about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Remark {
    /// A game of a round before the last one has no result.
    NoResult {
        /// The round.
        round: Round,
        /// The number of the table.
        table: u32,
    },
    /// A player takes part in a round with games, and has neither a game nor a bye. Files of some
    /// programs leave out byes, which costs points.
    Unpaired {
        /// The round.
        round: Round,
        /// The player.
        player: PlayerId,
    },
    /// A player has a game in a round in which they do not take part.
    PlaysAbsent {
        /// The round.
        round: Round,
        /// The player.
        player: PlayerId,
    },
    /// A player has had more than one bye.
    Byes {
        /// The player.
        player: PlayerId,
        /// How many.
        count: usize,
    },
    /// Two have met more than once.
    Rematch {
        /// The two.
        players: [PlayerId; 2],
        /// How often.
        times: usize,
    },
    /// A player has no number in the European Go Database.
    NoPin(PlayerId),
    /// There are more rounds with games than rounds of the tournament.
    TooManyRounds,
}

/// All that is to be looked at, in the order of rounds and players.
pub fn check(tournament: &Tournament) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let rounds = tournament.rounds_paired();
    let history = History::of(tournament, rounds);
    if rounds > tournament.settings.general.rounds {
        remarks.push(Remark::TooManyRounds);
    }
    for round in (0..rounds).map(Round) {
        let open = tournament.games_of(round).filter(|game| game.outcome == Outcome::Open);
        let open = open.filter(|_| round.0 + 1 < rounds);
        remarks.extend(open.map(|game| Remark::NoResult { round, table: game.table }));
        for player in tournament.ids() {
            let takes_part = tournament.player(player).takes_part[round.0];
            match history.did(player, round) {
                Did::Unpaired if tournament.player(player).is_final => {
                    remarks.push(Remark::Unpaired { round, player });
                }
                Did::Played(_) if !takes_part => {
                    remarks.push(Remark::PlaysAbsent { round, player });
                }
                _ => {}
            }
        }
    }
    for player in tournament.ids() {
        let count = history.byes(player);
        if count > 1 {
            remarks.push(Remark::Byes { player, count });
        }
    }
    remarks.extend(rematches(tournament));
    let has_pins = tournament.players.iter().any(|player| !player.numbers.egf_pin.is_empty());
    let no_pin = |id: &PlayerId| has_pins && tournament.player(*id).numbers.egf_pin.is_empty();
    remarks.extend(tournament.ids().filter(no_pin).map(Remark::NoPin));
    remarks
}

fn rematches(tournament: &Tournament) -> Vec<Remark> {
    let pairs = tournament.games.iter().map(|game| {
        let mut players = [game.white, game.black];
        players.sort_unstable();
        players
    });
    let mut pairs: Vec<[PlayerId; 2]> = pairs.collect();
    pairs.sort_unstable();
    let often = pairs.chunk_by(|one, other| one == other).filter(|same| same.len() > 1);
    often.map(|same| Remark::Rematch { players: same[0], times: same.len() }).collect()
}
