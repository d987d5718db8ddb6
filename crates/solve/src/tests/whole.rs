//! Plans for the whole board.

use super::{MEMORY, Trial, size, try_out};
use crate::conquest::Conquest;
use crate::problem::Problem;
use crate::search::{Memory, Search};
use crate::watch::Watch;
use tengen_random::Random;
use tengen_rules::{Board, Color, Line, Ruleset, presets};

/// Makes a plan for the whole board with this many threads, proves it, and follows it in games with
/// random moves.
fn conquer(width: usize, height: usize, owner: Color, rules: &Ruleset, threads: usize) {
    let board = Board::new(size(width, height));
    let problem = Problem::new(board.clone(), owner, rules).unwrap();
    let (memory, watch) = (Memory::new(2 * MEMORY), Watch::default());
    let mut guide = Conquest::new(&problem.question, owner, MEMORY, threads, &watch);
    let case = format!("{width}x{height} for {owner} under {} by {threads}", rules.id);
    assert!(guide.ask(1 << 20) && guide.prove(), "{case}");
    let area = problem.question.grid.area();
    let goal = if owner == Color::Black { area } else { 1 - area };
    let search = Search::new(&problem.question, &memory, &watch, goal as i8, u64::MAX);
    let choice = Some(Random::new(7));
    let mut trial = Trial { search, goal, winner: owner, games: 0, guide: Some(guide), choice };
    for _ in 0..20 {
        trial.play(&Line::new(board.clone(), owner, rules.play), problem.question.turn);
    }
    assert_eq!(trial.games, 20, "{case}");
}

#[test]
fn a_plan_for_the_whole_board_holds_under_superko() {
    let rules = [
        &presets::DAVIES,
        &presets::TROMP_TAYLOR,
        &presets::AGA_AREA,
        &presets::NEW_ZEALAND,
        &presets::SIMPLIFIED_ING,
    ];
    for (rules, owner) in rules.into_iter().zip(Color::BOTH.into_iter().cycle()) {
        for (width, height) in [(4, 2), (3, 3), (2, 5), (5, 3)] {
            for threads in [1, 2] {
                conquer(width, height, owner, rules, threads);
            }
        }
    }
}

#[test]
fn a_plan_that_the_rules_forbid_proves_nothing() {
    // These rules forbid a side only the positions of its own plays, and have no basic ko rule. So
    // Black's plan for the whole board meets a ko that is retaken at once, after a pass.
    let board = Board::new(size(3, 3));
    let problem = Problem::new(board, Color::Black, &presets::FRENCH).unwrap();
    let watch = Watch::default();
    let mut guide = Conquest::new(&problem.question, Color::Black, MEMORY, 1, &watch);
    assert!(guide.ask(1 << 20) && !guide.prove());
    // The margin found without a plan holds for both sides.
    try_out(3, 3, &presets::FRENCH, Some(50));
}

#[test]
fn there_is_no_plan_where_there_is_none() {
    for (width, height) in [(5, 1), (2, 2), (3, 2), (4, 3)] {
        let problem =
            Problem::new(Board::new(size(width, height)), Color::Black, &presets::DAVIES).unwrap();
        let watch = Watch::default();
        for owner in Color::BOTH {
            let mut guide = Conquest::new(&problem.question, owner, MEMORY, 1, &watch);
            assert!(!guide.ask(1 << 19), "{width}x{height} {owner}");
        }
    }
}

#[test]
fn regions_beside_a_chain_are_looked_at_one_by_one() {
    let board = Board::parse(
        ". . . . .
         . . . . .
         X X X X X
         . . . . .
         . . . . .",
    )
    .unwrap();
    let rules = &presets::TROMP_TAYLOR;
    let problem = Problem::new(board, Color::White, rules).unwrap();
    let watch = Watch::default();
    let mut guide = Conquest::new(&problem.question, Color::Black, MEMORY, 1, &watch);
    // A plan for both regions at once takes a hundred times as many positions.
    assert!(guide.ask(50_000) && guide.prove());
}
