//! Published numbers of the European rating, and what two independent programs answer.

use tengen_rating::gor::{self, Class, HIGHEST, LOWEST};
use tengen_rating::{Points, Score};

const EVEN: Points = Points::new(0);

#[track_caller]
fn near(points: Points, expected: f64) {
    assert!((points.value() - expected).abs() < 0.001, "{}", points.value());
}

#[test]
fn equal_players() {
    let change = gor::change(Points::new(2100), Points::new(2100), EVEN, Score::Won, Class::A);
    near(change.after, 2109.306);
    assert_eq!(change.expected.millionths(), 500_000);
}

#[test]
fn the_weaker_player_wins() {
    let (weak, strong) = (Points::new(950), Points::new(1200));
    near(gor::change(weak, strong, EVEN, Score::Won, Class::A).after, 988.790);
    near(gor::change(strong, weak, EVEN, Score::Lost, Class::A).after, 1173.168);
}

#[test]
fn a_loss_with_its_parts() {
    let (own, other) = (Points::rounded(2674.564), Points::rounded(2611.051));
    let change = gor::change(own, other, EVEN, Score::Lost, Class::A);
    near(change.after, 2_670.456_171);
    near(change.stake, 6.197_901);
    assert!((change.expected.value() - 0.663_075).abs() < 1e-6);
}

#[test]
fn expected_scores_with_and_without_a_stone() {
    let (black, white) = (Points::new(1000), Points::new(1300));
    assert_eq!(gor::expected(black, white).millionths(), 273_223);
    let change = gor::change(black, white, gor::handicap(1), Score::Won, Class::A);
    assert_eq!(change.expected.millionths(), 304_813);
    let change = gor::change(white, black, -gor::handicap(1), Score::Lost, Class::A);
    assert_eq!(change.expected.millionths(), 1_000_000 - 304_813);
}

#[test]
fn an_event_online_counts_a_quarter() {
    let by = |class| {
        let change = gor::change(Points::new(1500), Points::new(1600), EVEN, Score::Won, class);
        (change.after - change.before).value()
    };
    for (class, part) in [(Class::B, 0.75), (Class::C, 0.5), (Class::D, 0.25)] {
        assert!((by(class) - part * by(Class::A)).abs() < 1e-5, "{class:?}");
    }
}

#[test]
fn ratings_have_a_floor_and_formulas_an_end() {
    let lost = gor::change(LOWEST, LOWEST, EVEN, Score::Lost, Class::A);
    assert_eq!(lost.after, LOWEST);
    // Nine stones for somebody whom hardly anybody can beat.
    let won = gor::change(HIGHEST, HIGHEST, gor::handicap(9), Score::Won, Class::A);
    assert_eq!(won.after, HIGHEST);
    assert!(gor::expected(HIGHEST + gor::handicap(9), LOWEST).millionths() == 1_000_000);
}
