//! Pairings of tournaments that are made up.

use proptest::prelude::*;
use tengen_tournament::weights::Weighing;
use tengen_tournament::{
    Game, History, Outcome, PlayerId, Round, Tournament, opengotha, pair, players,
};

/// A tournament of this many players, all with the settings of the small one.
fn of(ranks: &[i32], seed: u64) -> Tournament {
    let mut tournament = opengotha::read(include_str!("data/small.xml")).unwrap();
    let player = tournament.players[0].clone();
    tournament.games.clear();
    tournament.byes.clear();
    tournament.players = ranks
        .iter()
        .enumerate()
        .map(|(at, rank)| {
            let mut player = player.clone();
            player.name = format!("Player {at:03}");
            player.rank = tengen_tournament::Rank::of(*rank);
            player.rating = 2100 + 100 * rank;
            player.club = format!("c{}", (at as u64 ^ seed) % 5);
            player
        })
        .collect();
    tournament
}

/// Plays the next round: the result of each game follows from the seed.
fn play(tournament: &mut Tournament, round: usize, seed: u64) {
    let paired = pair(&History::of(tournament, round));
    tournament.byes.extend(paired.bye.map(|id| (Round(round), id)));
    for (table, game) in paired.tables.iter().enumerate() {
        let outcome = match (seed >> ((7 * round + table) % 60)) & 3 {
            0 => Outcome::Black,
            3 if table % 5 == 0 => Outcome::Jigo,
            _ => Outcome::White,
        };
        tournament.games.push(Game {
            round: Round(round),
            table: table as u32 + 1,
            white: game.white,
            black: game.black,
            has_colors: true,
            handicap: game.handicap,
            outcome,
            is_by_default: false,
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn all_are_paired_once_nobody_meets_twice_and_byes_go_round(
        ranks in prop::collection::vec(-20..8_i32, 6..24),
        seed in any::<u64>(),
    ) {
        let mut tournament = of(&ranks, seed);
        for round in 0..5 {
            play(&mut tournament, round, seed);
            let of_round = tournament.games_of(Round(round));
            let mut seen: Vec<PlayerId> = of_round.flat_map(|game| [game.white, game.black]).collect();
            seen.extend(tournament.byes.iter().filter(|(of, _)| of.0 == round).map(|(_, id)| *id));
            seen.sort();
            prop_assert_eq!(seen, tournament.ids().collect::<Vec<_>>());
        }
        let mut pairs: Vec<[PlayerId; 2]> =
            tournament.games.iter().map(|game| [game.white.min(game.black), game.white.max(game.black)]).collect();
        let all = pairs.len();
        pairs.sort();
        pairs.dedup();
        // Six have five opponents each, so five rounds have a pairing without any who have met,
        // but not after each choice of pairings before.
        if ranks.len() > 10 {
            prop_assert_eq!(pairs.len(), all);
            let mut byes: Vec<PlayerId> = tournament.byes.iter().map(|(_, id)| *id).collect();
            byes.sort();
            byes.dedup();
            prop_assert_eq!(byes.len(), tournament.byes.len());
        }
        let written = opengotha::write(&tournament);
        prop_assert_eq!(opengotha::read(&written), Ok(tournament));
    }

    #[test]
    fn no_pairing_weighs_more_than_the_one_found(
        ranks in prop::collection::vec(-20..8_i32, 8),
        seed in any::<u64>(),
    ) {
        let mut tournament = of(&ranks, seed);
        for round in 0..3 {
            play(&mut tournament, round, seed);
        }
        let history = History::of(&tournament, 3);
        let weighing = Weighing::of(&history, &players(&history).0);
        let found = pair(&history).total();
        prop_assert_eq!(found, best(&weighing, &tournament.ids().collect::<Vec<_>>()));
    }
}

/// The largest sum of weights of all pairings, one by one.
fn best(weighing: &Weighing<'_>, left: &[PlayerId]) -> i64 {
    let Some((one, rest)) = left.split_first() else { return 0 };
    let with = rest.iter().enumerate().map(|(at, other)| {
        let mut rest = rest.to_vec();
        rest.remove(at);
        weighing.pair(*one, *other).total() + best(weighing, &rest)
    });
    with.max().unwrap_or_default()
}
