//! Parts of a board, solved by themselves.

use super::*;
use crate::Part;
use tengen_rules::{Point, PointSet, Suicide};

/// The margin in a part of a board, and the point where best play begins if `first` begins. The
/// part has these columns and rows, counted from the top left.
fn part(board: &Board, inside: impl Fn(usize, usize) -> bool, first: Color) -> (i32, String) {
    let (_, solution) = read(board, inside, first);
    let play = solution.line.first().copied().flatten();
    (solution.margin().unwrap(), play.map_or("pass".to_owned(), |p| board.size().name(p)))
}

fn read(board: &Board, inside: impl Fn(usize, usize) -> bool, first: Color) -> (Part, Solution) {
    let size = board.size();
    let inside = |p: &Point| inside(size.column(*p), size.row(*p));
    let cells = PointSet::of(size, size.points().filter(inside));
    let part = Part::new(board, &cells, first, None).unwrap();
    let solution = part.solve(1_000_000).unwrap();
    (part, solution)
}

#[test]
fn the_first_move_in_a_corner_decides_between_territory_and_seki() {
    let board = Board::parse(
        "X X . X . . . . .
         O X O X . X X X X
         O O O X X X . . .
         O . O X O X . . .
         O . O X O O X X X
         O O O O O O O O O
         X X X X X O . . .
         . . . . X O O O O
         . . . . X O . O .",
    )
    .unwrap();
    let corner = |x, y| y >= 6 && x <= 4;
    assert_eq!(part(&board, corner, Color::Black), (15, "B2".to_owned()));
    assert_eq!(part(&board, corner, Color::White), (7, "C2".to_owned()));
    // Eight points less the one that Black plays on; in a seki there is nothing to count.
    let territory = Color::BOTH.map(|first| {
        let (part, solution) = read(&board, corner, first);
        part.territory(&solution.line)
    });
    assert_eq!(territory, [7, 0]);
    // Three stones in atari: White takes them, or Black has the point.
    let atari = |x, y| (y == 0 && x <= 2) || (y == 1 && x == 1);
    let territory = Color::BOTH.map(|first| {
        let (part, solution) = read(&board, atari, first);
        part.territory(&solution.line)
    });
    assert_eq!(territory, [0, -6]);
}

#[test]
fn stones_connected_with_a_wall_cannot_be_taken() {
    // Black's stone in the first row is connected with one beyond it, or with none.
    for (wall, margin) in [("X", 2), ("O", -2)] {
        let board = Board::parse(&"? X .\n. O O\n. O .".replace('?', wall)).unwrap();
        assert_eq!(part(&board, |x, y| y == 0 && x >= 1, Color::Black).0, margin);
    }
}

#[test]
fn a_ko_just_taken_and_a_small_limit_are_handled() {
    let board = Board::parse(". X O .\nX . X O\n. X O .\n. . . .").unwrap();
    let size = board.size();
    let cells = PointSet::of(size, size.points());
    let ko = size.parse("B3");
    for nodes in [0, 1, 5_000, 9_000] {
        let part = Part::new(&board, &cells, Color::White, ko).unwrap();
        let solution = part.solve(nodes).unwrap();
        assert!(solution.low <= solution.high && solution.nodes < nodes + 20_000);
    }
}

#[test]
fn a_whole_board_is_a_part_of_itself() {
    for (width, height) in [(2, 2), (3, 2), (4, 2), (3, 3)] {
        let board = Board::new(size(width, height));
        let margin = solved(width, height, &presets::TROMP_TAYLOR).margin();
        assert_eq!(Some(part(&board, |_, _| true, Color::Black).0), margin, "{width}x{height}");
    }
}

#[test]
fn a_part_beside_living_stones_is_worth_as_much_as_on_the_whole_board() {
    let mut random = Random::new(5);
    let mut rules = presets::DAVIES.clone();
    rules.play.suicide = Suicide::Forbidden;
    for case in 0..60 {
        // Three columns at random, and a wall with two eyes, which are worth nothing to fill.
        let wall = if case % 2 == 0 { 'O' } else { 'X' };
        let mut row = |eye: char| {
            let cells: String = (0..3).map(|_| [". ", ". ", "X ", "O "][random.below(4)]).collect();
            format!("{cells}{wall} {eye}\n")
        };
        let diagram: String = ['.', wall, '.'].map(&mut row).concat();
        let Ok(board) = Board::parse(&diagram) else { continue };
        let around = if wall == 'X' { 6 } else { -6 };
        for first in Color::BOTH {
            let whole = Problem::new(board.clone(), first, &rules).unwrap();
            let whole = solve(&whole, MEMORY, 1, &Watch::default()).unwrap().margin();
            let part = part(&board, |x, _| x < 3, first).0;
            assert_eq!(whole, Some(part + around), "{first} first on\n{board}");
        }
    }
}

#[test]
fn plays_in_a_part_agree_with_the_rules() {
    // Every position of three points in a corner, with either colour around them.
    let size = size(4, 3);
    let cells =
        PointSet::of(size, size.points().filter(|p| size.column(*p) < 2 && size.row(*p) < 2));
    for filling in 0..3usize.pow(4) {
        for wall in Color::BOTH {
            let cell = |n: usize| {
                [None, Some(Color::Black), Some(Color::White)][filling / 3usize.pow(n as u32) % 3]
            };
            let inside =
                (0..).zip(cells.iter()).filter_map(|(n, p)| cell(n).map(|color| (color, p)));
            let around = size.points().filter(|p| {
                !cells.contains(*p)
                    && (size.column(*p) == 2 || size.row(*p) == 2)
                    && size.column(*p) < 3
            });
            let stones: Vec<_> = inside.chain(around.map(|p| (wall, p))).collect();
            let Ok(board) = Board::with_stones(size, stones) else { continue };
            let grid = Grid::part(&board, &cells).unwrap();
            let before = Stones::on(&grid, &board);
            for (color, p) in
                Color::BOTH.into_iter().flat_map(|c| cells.iter().map(move |p| (c, p)))
            {
                let mut after = board.clone();
                let Ok(expected) = after.play(color, p) else { continue };
                let played = before.play(&grid, color, grid.number(p).unwrap());
                assert_eq!(
                    played.stones,
                    Stones::on(&grid, &after),
                    "{color} {}\n{board}",
                    size.name(p)
                );
                let ko = expected.ko.and_then(|ko| grid.number(ko));
                assert_eq!(played.ko, ko, "{color} {}\n{board}", size.name(p));
            }
        }
    }
}
