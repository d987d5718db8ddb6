//! Published and computed numbers of Glicko-2.

use tengen_rating::glicko::{Opponent, aged, update};
use tengen_rating::{HeadStart, Points, Score, Size, State, Terms};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn state(rating: i32, deviation: i32) -> State {
    State::new(Points::new(rating), Points::new(deviation), 60_000_000).unwrap()
}

fn paper() -> (State, [(Opponent, Score); 3]) {
    let met = |rating, deviation| Opponent {
        rating: Points::new(rating),
        deviation: Points::new(deviation),
    };
    let games =
        [(met(1400, 30), Score::Won), (met(1550, 100), Score::Lost), (met(1700, 300), Score::Lost)];
    (state(1500, 200), games)
}

#[track_caller]
fn near(state: &State, rating: f64, deviation: f64, within: f64) {
    let found = (state.rating().value(), state.deviation().value());
    assert!((found.0 - rating).abs() < within, "{found:?}");
    assert!((found.1 - deviation).abs() < within, "{found:?}");
}

/// The paper rounds on its way, so its last digits are its own.
#[test]
fn the_papers_example() {
    let (player, games) = paper();
    let after = update(&player, &games, 1);
    near(&after, 1464.06, 151.52, 0.01);
    assert!((after.volatility() - 59_990_000).abs() < 10_000, "{}", after.volatility());
    // The exact numbers.
    near(&after, 1464.0507, 151.5165, 1e-4);
    assert!((after.volatility() - 59_996_000).abs() < 100, "{}", after.volatility());
}

#[test]
fn the_papers_example_game_by_game() {
    let (player, games) = paper();
    let after = games.iter().fold(player, |state, game| update(&state, &[*game], 1));
    near(&after, 1463.7884, 151.8732, 1e-4);
    assert!((after.volatility() - 59_997_500).abs() < 100, "{}", after.volatility());
}

#[test]
fn a_period_without_games_adds_the_volatility() {
    let player = state(1500, 200);
    assert_eq!(update(&player, &[], 0), player);
    let phi = 200.0 / 173.7178_f64;
    near(&update(&player, &[], 1), 1500.0, phi.hypot(0.06) * 173.7178, 1e-6);
}

/// In this game the results surprise so much that the search for the volatility begins elsewhere.
#[test]
fn a_great_surprise_makes_unsteady() {
    let weak = state(1000, 45);
    let strong: Opponent = state(2200, 45).into();
    let after = update(&weak, &[(strong, Score::Won); 30], 0);
    assert!(after.volatility() > weak.volatility());
    assert!(after.rating() > weak.rating());
}

#[test]
fn a_year_makes_a_sure_rating_provisional_again() {
    let year = aged(&state(1500, 60), 365 * DAY);
    near(&year, 1500.0, 110.0, 0.02);
    assert!(!aged(&state(1500, 60), 360 * DAY).is_provisional());
    assert_eq!(aged(&state(1500, 60), u64::MAX).deviation(), State::UNKNOWN);
}

/// About ten games against somebody known, thirteen between two newcomers.
#[test]
fn ten_games_make_a_rank_sure() {
    let known: Opponent = state(1500, 60).into();
    let games = |count| {
        (0..count).fold(State::START, |state, number| {
            let score = if number % 2 == 0 { Score::Lost } else { Score::Won };
            update(&state, &[(known, score)], 0)
        })
    };
    assert!(games(9).is_provisional());
    assert!(!games(10).is_provisional());

    let mut both = [State::START; 2];
    for number in 1..=13 {
        assert!(both[0].is_provisional(), "{number}");
        let score = if number % 2 == 0 { Score::Lost } else { Score::Won };
        both = [
            update(&both[0], &[(both[1].into(), score)], 0),
            update(&both[1], &[(both[0].into(), score.other())], 0),
        ];
    }
    assert!(!both[0].is_provisional());
}

#[test]
fn three_stones_between_1600_and_1900() {
    let terms = Terms { size: Size::Nineteen, area: false, komi: 1, handicap: 3, compensation: 0 };
    let ahead = HeadStart::of(terms);
    let (black, white) = (state(1600, 60), state(1900, 60));
    let black_after = update(&black, &[(Opponent::ahead(&white, -ahead), Score::Lost)], 0);
    near(&black_after, 1593.0343, 59.2283, 1e-4);
    let white_after = update(&white, &[(Opponent::ahead(&black, ahead), Score::Won)], 0);
    near(&white_after, 1906.6617, 59.2444, 1e-4);
}

/// So guests without end are no source of points.
#[test]
fn a_stranger_moves_a_known_player_little() {
    let known = state(1900, 60);
    let stranger: Opponent = State::START.into();
    let by = |score| (update(&known, &[(stranger, score)], 0).rating() - known.rating()).value();
    assert!((by(Score::Won) - 2.4).abs() < 0.05, "{}", by(Score::Won));
    assert!((by(Score::Lost) + 11.3).abs() < 0.05, "{}", by(Score::Lost));
}

#[test]
fn states_out_of_bounds_are_refused() {
    let new = |rating, deviation, volatility| {
        State::new(Points::new(rating), Points::new(deviation), volatility).is_ok()
    };
    assert!(new(100, 45, 10_000_000) && new(6000, 350, 150_000_000));
    for (rating, deviation, volatility) in [
        (99, 60, 60_000_000),
        (6001, 60, 60_000_000),
        (1500, 44, 60_000_000),
        (1500, 351, 60_000_000),
        (1500, 60, 9_999_999),
        (1500, 60, 150_000_001),
    ] {
        assert!(!new(rating, deviation, volatility), "{rating} {deviation} {volatility}");
    }
}
