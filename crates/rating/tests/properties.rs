//! What holds for every state and every log.

use proptest::prelude::*;
use tengen_rating::glicko::{Opponent, aged, expected, update};
use tengen_rating::gor::{self, Class};
use tengen_rating::{
    Added, End, Entry, Facts, HeadStart, Ledger, MemberId, Played, Points, Pool, Rank, Rated,
    Score, Size, Speed, State, Terms, What, fold,
};

fn state() -> impl Strategy<Value = State> {
    (100_000_000..=6_000_000_000_i64, 45_000_000..=350_000_000_i64, 10_000_000..=150_000_000_i64)
        .prop_map(|(rating, deviation, volatility)| {
            State::new(
                Points::from_millionths(rating),
                Points::from_millionths(deviation),
                volatility,
            )
            .unwrap()
        })
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![Just(Score::Lost), Just(Score::Drawn), Just(Score::Won)]
}

fn opponent() -> impl Strategy<Value = Opponent> {
    (any::<i64>(), any::<i64>(), state(), any::<bool>()).prop_map(
        |(rating, deviation, state, wild)| {
            if wild {
                Opponent {
                    rating: Points::from_millionths(rating),
                    deviation: Points::from_millionths(deviation),
                }
            } else {
                state.into()
            }
        },
    )
}

fn terms() -> impl Strategy<Value = Terms> {
    (0..3_usize, any::<bool>(), -40..=40_i16, 0..=9_u8, 0..=9_u8).prop_map(
        |(size, area, komi, handicap, compensation)| Terms {
            size: Size::ALL[size],
            area,
            komi,
            handicap,
            compensation,
        },
    )
}

const MEMBERS: i64 = 6;

/// Members are programs or people for good.
fn played(black: i64, distance: i64) -> impl Strategy<Value = Played> {
    let white = (black + distance) % MEMBERS;
    let end = prop_oneof![
        Just(End::Counted),
        (0..300_u32).prop_map(|moves| End::Resigned { moves }),
        (0..300_u32).prop_map(|moves| End::Timed { moves }),
        Just(End::Forfeited),
    ];
    (terms(), 0..3_usize, score(), end).prop_map(move |(terms, speed, score, by)| Played {
        black: MemberId(black),
        white: MemberId(white),
        facts: Facts {
            terms,
            speed: Speed::ALL[speed],
            score,
            by,
            guests: [false; 2],
            programs: [black, white].map(|member| member == 0),
        },
    })
}

fn any_game() -> impl Strategy<Value = Played> {
    (0..MEMBERS, 1..MEMBERS).prop_flat_map(|(black, distance)| played(black, distance))
}

/// Entries with annulments of games that are there. Times mostly rise.
fn log() -> impl Strategy<Value = Vec<Entry>> {
    let entered =
        (0..MEMBERS, proptest::option::of(5..=38_i8)).prop_map(|(member, rank)| What::Entered {
            member: MemberId(member),
            rank: rank.map(|number| Rank::new(number).unwrap()),
        });
    let what = prop_oneof![
        8 => any_game().prop_map(What::Played),
        1 => entered,
        1 => any::<u64>().prop_map(|of| What::Annulled { of }),
        1 => any::<u64>().prop_map(|of| What::Restored { of }),
    ];
    proptest::collection::vec((what, -1_000..100_000_000_i64), 1..40).prop_map(|drawn| {
        let (mut log, mut results) = (Vec::<Entry>::new(), Vec::new());
        let mut at = 1_000_000_u64;
        for (what, later) in drawn {
            let seq = log.len() as u64 + 1;
            at = at.saturating_add_signed(later);
            let pick = |of: u64| results.get(of as usize % results.len().max(1)).copied();
            let what = match what {
                What::Annulled { of } => pick(of).map(|of| What::Annulled { of }),
                What::Restored { of } => pick(of).map(|of| What::Restored { of }),
                other => Some(other),
            };
            let Some(what) = what else { continue };
            if matches!(what, What::Played(_)) {
                results.push(seq);
            }
            log.push(Entry { seq, at, what });
        }
        log
    })
}

fn recount(log: &[Entry]) -> (Ledger, Vec<Rated>) {
    let mut rows = Vec::new();
    let ledger = fold(log, Class::B, |row| rows.push(row)).unwrap();
    (ledger, rows)
}

fn renumbered(whats: impl IntoIterator<Item = (u64, What)>) -> Vec<Entry> {
    let entry = |(seq, (at, what))| Entry { seq, at, what };
    (1..).zip(whats).map(entry).collect()
}

proptest! {
    /// A server goes on by [`Ledger::add`] and counts anew where that says so. In the end it has
    /// what one recount finds.
    #[test]
    fn going_on_is_counting_anew(log in log()) {
        let (mut ledger, mut rows) = (Ledger::new(Class::B), Vec::new());
        for (at, entry) in log.iter().enumerate() {
            match ledger.add(entry).unwrap() {
                Added::Rated(more) => rows.extend(more),
                Added::Recount => (ledger, rows) = recount(&log[..=at]),
            }
        }
        prop_assert_eq!((ledger, rows), recount(&log));
    }

    #[test]
    fn a_standing_is_the_last_change(log in log()) {
        let (ledger, rows) = recount(&log);
        for (member, pool, standing) in ledger.standings() {
            let mut own = rows.iter().filter(|row| (row.member, row.pool) == (member, pool));
            prop_assert_eq!(own.clone().count(), standing.games as usize);
            prop_assert_eq!(own.next_back().unwrap().after, *standing);
        }
    }

    /// Games of other sizes and speeds do nothing to a pool.
    #[test]
    fn pools_do_not_touch_each_other(log in log()) {
        let (all, _) = recount(&log);
        for size in Size::ALL {
            for speed in Speed::ALL {
                let counts = tengen_rating::counting(&log).filter(|(_, played)| {
                    (played.facts.terms.size, played.facts.speed) == (size, speed)
                }).map(|(entry, _)| entry.seq).collect::<Vec<_>>();
                let own = log.iter().filter(|entry| {
                    matches!(entry.what, What::Entered { .. }) || counts.contains(&entry.seq)
                });
                let (alone, _) = recount(&renumbered(own.map(|entry| (entry.at, entry.what))));
                for member in (0..MEMBERS).map(MemberId) {
                    let pool = Pool::Of(size, speed);
                    // A person's standing in the pool, as it is against people.
                    prop_assert_eq!(alone.standing(member, pool), all.standing(member, pool));
                }
            }
        }
    }

    /// Two games without a common player may end in either order.
    #[test]
    fn games_of_others_do_not_matter(
        log in log(), one in played(1, 1), other in played(3, 1), at in 0..10_000_000_000_u64,
    ) {
        let with = |games: [Played; 2]| {
            let more = games.map(|game| (at, What::Played(game)));
            let whats = log.iter().map(|entry| (entry.at, entry.what)).chain(more);
            recount(&renumbered(whats)).0
        };
        prop_assert_eq!(with([one, other]), with([other, one]));
    }

    #[test]
    fn equal_deviations_move_alike(
        rating in 600_000_000..=4_000_000_000_i64, apart in -500_000_000..=500_000_000_i64,
        deviation in 45_000_000..=350_000_000_i64, score in score(),
    ) {
        let player = |rating| {
            let points = Points::from_millionths;
            State::new(points(rating), points(deviation), 60_000_000)
                .unwrap()
        };
        let (black, white) = (player(rating), player(rating + apart));
        let black_after = update(&black, &[(white.into(), score)], 0);
        let white_after = update(&white, &[(black.into(), score.other())], 0);
        let sum = (black_after.rating() - black.rating()) + (white_after.rating() - white.rating());
        // Each side is rounded once.
        prop_assert!(sum.millionths().abs() <= 2, "{:?}", sum);
        prop_assert!((black_after.volatility() - white_after.volatility()).abs() <= 1);
        let chances = [expected(&black, white.into()), expected(&white, black.into())];
        let sum = chances[0].millionths() + chances[1].millionths();
        prop_assert!(sum.abs_diff(1_000_000) <= 1, "{}", sum);
    }

    /// Bounds hold whatever was played, and so does what was kept.
    #[test]
    fn states_stay_in_bounds(
        start in state(), games in proptest::collection::vec((opponent(), score()), 0..40),
        periods in 0..5_u32, by_one in any::<bool>(),
    ) {
        let after = if by_one {
            games.iter().fold(start, |state, game| update(&state, &[*game], periods))
        } else {
            update(&start, &games, periods)
        };
        let kept = State::new(after.rating(), after.deviation(), after.volatility());
        prop_assert_eq!(kept, Ok(after));
    }

    #[test]
    fn winning_never_costs_points(state in state(), met in opponent()) {
        let after = |score| update(&state, &[(met, score)], 0);
        prop_assert!(after(Score::Won).rating() >= state.rating());
        prop_assert!(after(Score::Lost).rating() <= state.rating());
        prop_assert!(after(Score::Drawn).rating() <= after(Score::Won).rating());
        prop_assert!(after(Score::Drawn).rating() >= after(Score::Lost).rating());
        // A game tells something, unless its end was as good as certain.
        prop_assert!(after(Score::Drawn).deviation() <= state.deviation());
    }

    #[test]
    fn absence_only_makes_less_sure(state in state(), one in any::<u64>(), more in any::<u64>()) {
        prop_assert_eq!(aged(&state, 0), state);
        let (first, later) = (aged(&state, one), aged(&state, one.saturating_add(more)));
        prop_assert!(state.deviation() <= first.deviation());
        prop_assert!(first.deviation() <= later.deviation());
        prop_assert_eq!(later.rating(), state.rating());
        prop_assert_eq!(later.volatility(), state.volatility());
    }

    #[test]
    fn absence_in_two_parts_is_one_absence(
        state in state(), one in 0..100_000_000_000_u64, more in 0..100_000_000_000_u64,
    ) {
        let parts = aged(&aged(&state, one), more).deviation();
        let whole = aged(&state, one + more).deviation();
        prop_assert!((parts - whole).millionths().abs() <= 2, "{:?} {:?}", parts, whole);
    }

    /// A head start and its opposite lead back, as far as both stay in the bounds.
    #[test]
    fn head_starts_lead_back(
        millionths in 400_000_000..=2_500_000_000_i64, parts in -240..=240_i32,
    ) {
        let rating = Points::from_millionths(millionths);
        let ahead = HeadStart::from_24ths(parts);
        let state = |rating| State::new(rating, State::SUREST, 60_000_000).unwrap();
        let there = Opponent::ahead(&state(rating), ahead).rating;
        let back = Opponent::ahead(&state(there), -ahead).rating;
        prop_assert!((back - rating).millionths().abs() <= 2, "{:?} {:?}", rating, back);
        prop_assert_eq!(there.cmp(&rating), parts.cmp(&0));
    }

    #[test]
    fn ranks_rise_with_ratings(one in state(), other in state()) {
        let (low, high) = (one.rating().min(other.rating()), one.rating().max(other.rating()));
        prop_assert!(Rank::of(low) <= Rank::of(high));
    }

    #[test]
    fn european_ratings_stay_in_bounds(
        own in any::<i64>(), other in any::<i64>(), stones in any::<u8>(), black in any::<bool>(),
        score in score(),
    ) {
        let ahead = if black { gor::handicap(stones) } else { -gor::handicap(stones) };
        let change = gor::change(
            Points::from_millionths(own), Points::from_millionths(other), ahead, score, Class::A,
        );
        prop_assert!((gor::LOWEST..=gor::HIGHEST).contains(&change.after));
        prop_assert!(score != Score::Won || change.after >= change.before);
    }

    #[test]
    fn no_text_makes_ranks_and_pools_fail(text in ".{0,8}") {
        if let Ok(rank) = text.parse::<Rank>() {
            prop_assert_eq!(rank.to_string().parse(), Ok(rank));
        }
        if let Ok(pool) = text.parse::<Pool>() {
            prop_assert_eq!(pool.to_string(), text);
        }
    }
}
