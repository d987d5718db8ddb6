//! Numbers that Tromp and Farnebäck ("Combinatorics of Go", 2016) and Tromp's counts of small
//! game graphs give, found again by this library.

use std::collections::HashSet;
use tengen_rules::{Board, Color, Effect, Line, Point, Size, presets};

fn size(width: usize, height: usize) -> Size {
    Size::new(width, height).unwrap()
}

/// All positions of which every chain has a liberty, by trying all colourings.
fn legal_positions(size: Size) -> Vec<Board> {
    let points: Vec<Point> = size.points().collect();
    let colourings = 3usize.pow(points.len() as u32);
    let colour = |n: usize, i: usize| match n / 3usize.pow(i as u32) % 3 {
        0 => None,
        1 => Some(Color::Black),
        _ => Some(Color::White),
    };
    let stones = |n: usize| {
        let points = points.iter().enumerate();
        points.filter_map(move |(i, p)| Some((colour(n, i)?, *p)))
    };
    (0..colourings).filter_map(|n| Board::with_stones(size, stones(n)).ok()).collect()
}

#[test]
fn legal_positions_by_enumeration() {
    let counts = |sizes: &[(usize, usize)]| -> Vec<usize> {
        sizes.iter().map(|(w, h)| legal_positions(size(*w, *h)).len()).collect()
    };
    let one_row: Vec<_> = (1..=8).map(|n| (n, 1)).collect();
    assert_eq!(counts(&one_row), [1, 5, 15, 41, 113, 313, 867, 2401]);
    let two_rows: Vec<_> = (2..=5).map(|n| (n, 2)).collect();
    assert_eq!(counts(&two_rows), [57, 489, 4125, 35117]);
    assert_eq!(counts(&[(3, 3), (4, 1)]), [12675, 41]);
}

/// Plays from every legal position that change it, for both players: all of them, and those
/// that remove more than one stone of the player's own.
#[test]
fn moves_of_the_game_graph() {
    for (w, h, total, self_captures) in
        [(2, 1, 12, 4), (3, 1, 42, 6), (2, 2, 192, 8), (3, 2, 2312, 92), (3, 3, 86200, 2698)]
    {
        let (mut moves, mut multi) = (0, 0);
        for board in legal_positions(size(w, h)) {
            for color in Color::BOTH {
                for p in board.empty_points() {
                    match board.effect(color, p).unwrap() {
                        Effect::Suicide(1) => {}
                        Effect::Suicide(_) => {
                            moves += 1;
                            multi += 1;
                        }
                        Effect::Quiet | Effect::Capture => moves += 1,
                    }
                }
            }
        }
        println!("{w}×{h}: {moves} moves, {multi} multi-stone self-captures");
        assert_eq!((moves, multi), (total, self_captures), "{w}×{h}");
    }
}

/// Games under positional superko with self-capture, passes implied: simple paths in the graph
/// of positions from the empty board, each player moving where he may.
fn games(line: &Line, seen: &mut HashSet<Vec<String>>) -> u64 {
    let mut count = 1;
    for color in Color::BOTH {
        for p in line.board().empty_points() {
            let mut after = line.clone();
            if after.play(color, p).is_ok() {
                let rows = after.board().rows();
                assert!(seen.insert(rows.clone()), "superko let a position recur");
                count += games(&after, seen);
                seen.remove(&rows);
            }
        }
    }
    count
}

#[test]
fn games_under_positional_superko() {
    for (width, expected) in [(1, 1), (2, 9), (3, 907)] {
        let board = Board::new(size(width, 1));
        let mut seen = HashSet::from([board.rows()]);
        let line = Line::new(board, Color::Black, presets::TROMP_TAYLOR.play);
        assert_eq!(games(&line, &mut seen), expected, "1×{width}");
    }
}
