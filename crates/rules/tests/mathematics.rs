//! Numbers from Tromp and Farnebäck ("Combinatorics of Go", 2016) and from Tromp's counts of small
//! game graphs. This library's own board and line of play find them again.

use std::collections::{HashMap, HashSet};
use tengen_rules::{Board, Color, Effect, Line, Point, Size, presets};

fn size(width: usize, height: usize) -> Size {
    Size::new(width, height).unwrap()
}

/// All colourings of which every chain has a liberty, each tried as a set-up.
fn set_up(size: Size) -> Vec<Board> {
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

/// Visits every legal position once. Point by point in reading order, each is left empty or gets a
/// stone. A play that removes anything ends its branch, and no position is lost by that. A chain
/// without liberties gains none by more stones, and a legal position stays legal when stones are
/// taken off.
fn each_position(size: Size, visit: &mut impl FnMut(&Board)) {
    let points: Vec<Point> = size.points().collect();
    let mut boards = vec![Board::new(size); points.len() + 1];
    from_point(&points, &mut boards, visit);
}

/// Goes on from the first of `boards`, which has stones on none of `points`. The others are room
/// for the positions to come.
fn from_point(points: &[Point], boards: &mut [Board], visit: &mut impl FnMut(&Board)) {
    let [before, rest @ ..] = boards else { return };
    let [point, later @ ..] = points else { return visit(before) };
    for color in [None, Some(Color::Black), Some(Color::White)] {
        if color.is_some_and(|color| before.effect(color, *point) != Ok(Effect::Quiet)) {
            continue;
        }
        rest[0].clone_from(before);
        if let Some(color) = color {
            rest[0].play(color, *point).unwrap();
        }
        from_point(later, rest, visit);
    }
}

fn count_positions(width: usize, height: usize) -> usize {
    let mut found = 0;
    each_position(size(width, height), &mut |_| found += 1);
    found
}

#[test]
fn adding_stones_finds_the_positions_that_can_be_set_up() {
    for (w, h) in [(1, 1), (7, 1), (1, 8), (4, 2), (3, 3)] {
        let size = size(w, h);
        let by_set_up: HashSet<_> = set_up(size).iter().map(Board::rows).collect();
        let mut found = 0;
        each_position(size, &mut |board| {
            found += 1;
            assert!(by_set_up.contains(&board.rows()), "{board:?}");
        });
        assert_eq!(found, by_set_up.len(), "{size}");
    }
}

#[test]
fn legal_positions_in_one_row() {
    let counts: Vec<_> = (1..=8).map(|n| count_positions(n, 1)).collect();
    assert_eq!(counts, [1, 5, 15, 41, 113, 313, 867, 2401]);
}

#[test]
fn legal_positions_in_two_rows() {
    let counts: Vec<_> = (2..=7).map(|n| count_positions(n, 2)).collect();
    assert_eq!(counts, [57, 489, 4125, 35117, 299681, 2557605]);
}

#[test]
fn legal_positions_in_three_rows() {
    let counts: Vec<_> = (3..=5).map(|n| count_positions(n, 3)).collect();
    assert_eq!(counts, [12675, 321689, 8180343]);
}

#[test]
fn legal_positions_of_4x4() {
    assert_eq!(count_positions(4, 4), 24318165);
}

/// Plays from every legal position that change it, for both players. The first number is all of
/// them, the second those that remove more than one stone of the player's own.
#[test]
fn moves_of_the_game_graph() {
    for (w, h, total, self_captures) in [
        (2, 1, 12, 4),
        (3, 1, 42, 6),
        (2, 2, 192, 8),
        (3, 2, 2312, 92),
        (3, 3, 86200, 2698),
        (4, 3, 2873612, 77728),
    ] {
        let (mut moves, mut multi) = (0, 0);
        each_position(size(w, h), &mut |board| {
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
        });
        assert_eq!((moves, multi), (total, self_captures), "{w}×{h}");
    }
}

/// Positions as numbers, 0 the empty board, and the positions that a play may lead to from each.
struct Graph(Vec<Vec<usize>>);

impl Graph {
    fn new(size: Size) -> Graph {
        let mut boards = Vec::new();
        each_position(size, &mut |board| boards.push(board.clone()));
        let numbers = boards.iter().enumerate().map(|(i, board)| (board.rows(), i));
        let numbers: HashMap<_, _> = numbers.collect();
        let next = boards.iter().map(|board| {
            let mut next = Vec::new();
            for (color, point) in plays(board) {
                let mut after = board.clone();
                after.play(color, point).unwrap();
                next.push(numbers[&after.rows()]);
            }
            next
        });
        Graph(next.collect())
    }

    /// Paths of at most `plays` plays from position `at` through none of `seen`, a bit a
    /// position.
    fn paths(&self, at: usize, seen: u64, plays: usize) -> u64 {
        let Some(left) = plays.checked_sub(1) else { return 1 };
        let next = self.0[at].iter().filter(|next| seen >> **next & 1 == 0);
        1 + next.map(|next| self.paths(*next, seen | 1 << next, left)).sum::<u64>()
    }

    fn games(&self, plays: usize) -> u64 {
        self.paths(0, 1, plays)
    }
}

fn plays(board: &Board) -> impl Iterator<Item = (Color, Point)> + '_ {
    Color::BOTH.into_iter().flat_map(|color| board.empty_points().map(move |p| (color, p)))
}

/// Games under positional superko with self-capture, passes implied so that either player may
/// move: simple paths from the empty board in the graph of positions.
#[test]
fn games_are_paths_through_positions() {
    for (width, expected) in [(1, 1), (2, 9), (3, 907), (4, 2_098_407_841)] {
        assert_eq!(Graph::new(size(width, 1)).games(usize::MAX), expected, "1×{width}");
    }
}

/// The games that a line of play allows, of at most `plays` plays more.
fn games(line: &Line, plays_left: usize) -> u64 {
    let Some(left) = plays_left.checked_sub(1) else { return 1 };
    let mut count = 1;
    for (color, point) in plays(line.board()) {
        let mut after = line.clone();
        if after.play(color, point).is_ok() {
            count += games(&after, left);
        }
    }
    count
}

/// The superko of a line of play allows the same games. All of them are compared where they are
/// few; where they are many, only their first plays.
#[test]
fn superko_allows_those_games() {
    for (w, h, plays) in [(1, 1, 2), (2, 1, 9), (3, 1, 99), (4, 1, 6), (2, 2, 5)] {
        let size = size(w, h);
        let line = Line::new(Board::new(size), Color::Black, presets::TROMP_TAYLOR.play);
        assert_eq!(games(&line, plays), Graph::new(size).games(plays), "{size}, {plays} plays");
    }
}
