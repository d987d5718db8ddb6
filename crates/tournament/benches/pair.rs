//! How long it takes to pair a round.
//!
//! `cargo bench -p tengen-tournament`

use tengen_tournament::{Game, History, Outcome, Player, Rank, Round, Tournament, opengotha, pair};

fn main() {
    divan::main();
}

/// A McMahon tournament of this many players after some rounds.
fn tournament(players: usize, rounds: usize) -> Tournament {
    let mut tournament = opengotha::read(include_str!("../tests/data/small.xml")).expect("a file");
    let player = tournament.players[0].clone();
    let named = |at: usize| Player {
        name: format!("Player {at:04}"),
        rank: Rank::of(at as i32 * 29 / players as i32 - 20),
        rating: 100 + 2_500 * at as i32 / players as i32,
        club: format!("c{}", at % 40),
        country: ["SE", "DE", "FR", "NL"][at % 4].to_owned(),
        ..player.clone()
    };
    tournament.players = (0..players).map(named).collect();
    (tournament.games, tournament.byes) = (Vec::new(), Vec::new());
    for round in 0..rounds {
        for (table, found) in pair(&History::of(&tournament, round)).tables.iter().enumerate() {
            let outcome = if table % 3 == 0 { Outcome::Black } else { Outcome::White };
            tournament.games.push(Game {
                round: Round(round),
                table: table as u32 + 1,
                white: found.white,
                black: found.black,
                has_colors: true,
                handicap: found.handicap,
                outcome,
                is_by_default: false,
            });
        }
    }
    tournament
}

#[divan::bench(args = [50, 200, 1_000], sample_count = 5, sample_size = 1)]
fn fourth_round(bencher: divan::Bencher, players: usize) {
    let tournament = tournament(players, 3);
    bencher.bench(|| pair(&History::of(&tournament, 3)));
}
