//! Japanese rules on the smallest boards.

use super::solved;
use crate::{Problem, Unsolved, Watch, solve};
use tengen_rules::{Board, Color, presets};

#[test]
fn margins_of_empty_boards() {
    // The draw on 2x2 is published (van der Werf et al., 2003); no figures were found for the
    // others. Where Black has the whole board, the margin is its area less Black's stones.
    let lines = [((1, 1), 0), ((2, 1), 0), ((3, 1), 2), ((4, 1), 2), ((5, 1), 0), ((7, 1), 0)];
    let boards = [((2, 2), 0), ((3, 2), 0), ((4, 2), 7), ((3, 3), 8), ((5, 2), 9), ((4, 3), 2)];
    for ((width, height), margin) in lines.into_iter().chain(boards) {
        let solution = solved(width, height, &presets::JAPANESE);
        assert_eq!(solution.margin(), Some(margin), "{width}x{height}");
        let turned = solved(height, width, &presets::JAPANESE);
        assert_eq!(turned.margin(), Some(margin), "{height}x{width}");
    }
}

#[test]
fn best_play_comes_to_the_margin() {
    // Under `tengen-rules` a pass costs nothing and a stone taken is a point.
    let drawn = [". X .\n. X O", ". . . .\n. X O .\n. . . ."];
    for board in drawn.map(|text| Board::parse(text).unwrap()) {
        for to_move in Color::BOTH {
            let problem = Problem::new(board.clone(), to_move, &presets::JAPANESE).unwrap();
            let solution = solve(&problem, 0, 1, &Watch::default()).unwrap();
            let mut after = problem.clone();
            for play in &solution.line {
                after.play(*play).unwrap();
            }
            assert!(after.is_over());
            let end = solve(&after, 0, 1, &Watch::default()).unwrap();
            assert_eq!(end.margin(), solution.margin(), "{to_move}");
        }
    }
}

#[test]
fn a_stopped_solver_has_no_margin() {
    let board = Board::new(super::size(3, 3));
    let problem = Problem::new(board, Color::Black, &presets::JAPANESE).unwrap();
    let watch = Watch::default();
    watch.stop();
    let solution = solve(&problem, 0, 1, &watch).unwrap();
    assert_eq!((solution.low, solution.high, solution.margin()), (-18, 18, None));
}

#[test]
fn prisoners_of_the_moves_before_count() {
    let start = Board::parse(". X .\nO . .").unwrap();
    let mut problem = Problem::new(start, Color::Black, &presets::JAPANESE).unwrap();
    let before = solve(&problem, 0, 1, &Watch::default()).unwrap();
    let best = before.line.first().copied().unwrap();
    problem.play(best).unwrap();
    let after = solve(&problem, 0, 1, &Watch::default()).unwrap();
    assert_eq!(before.margin(), after.margin());
    assert!(before.margin().is_some());
}

#[test]
fn a_cycle_without_result_gives_no_margin() {
    // White can make both sides lose stones in turn, without end.
    let board = Board::parse("X . X\n. . .").unwrap();
    let problem = Problem::new(board, Color::White, &presets::JAPANESE).unwrap();
    let solved = solve(&problem, 0, 1, &Watch::default());
    assert!(matches!(solved, Err(Unsolved::LongCycle)), "{solved:?}");
}
