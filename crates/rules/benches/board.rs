//! How long the board and the referee take: `taskset -c 0 cargo bench -p tengen-rules`.
//!
//! A position in the middle of a game is one after half as many random moves as the board has
//! points.

use divan::{Bencher, black_box};
use tengen_rules::{
    Board, Color, Event, Extras, Game, GameSetup, Handicap, Line, Point, Settlement, Size, count,
    presets,
};

const LINES: [usize; 3] = [9, 13, 19];

fn main() {
    divan::main();
}

/// Lehmer's generator modulo 2^128, with a multiplier from Steele and Vigna (2021).
struct Random(u128);

impl Random {
    fn new() -> Random {
        Random(1 << 64 | 0x9e37_79b9_7f4a_7c15)
    }

    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(0xda94_2042_e4dd_58b5);
        (((self.0 >> 64) * n as u128) >> 64) as usize
    }
}

fn empty(lines: usize) -> Board {
    Board::new(Size::square(lines).expect("a board has 1 to 52 lines"))
}

/// Random moves from the empty board, none of them illegal under positional superko. There are at
/// most `most`; they end when neither side has a play left.
fn moves(lines: usize, most: usize) -> Vec<(Color, Point)> {
    let mut line = Line::new(empty(lines), Color::Black, presets::TROMP_TAYLOR.play);
    let (mut random, mut moves, mut passes) = (Random::new(), Vec::new(), 0);
    while moves.len() < most && passes < 2 {
        let (color, board) = (line.to_move(), line.board());
        let first = random.below(board.empty_count());
        let choice = board.random_play(color, line.ko(), first);
        let Some(point) = choice.filter(|p| line.play(color, *p).is_ok()) else {
            line.pass(color);
            passes += 1;
            continue;
        };
        passes = 0;
        moves.push((color, point));
    }
    moves
}

fn played(lines: usize, moves: &[(Color, Point)]) -> Board {
    let mut board = empty(lines);
    for (color, point) in moves {
        board.play(*color, *point).expect("the point is empty");
    }
    board
}

fn middle(lines: usize) -> Board {
    played(lines, &moves(lines, lines * lines / 2))
}

/// All the plays of half a game, from the empty board.
#[divan::bench(args = LINES)]
fn play(bencher: Bencher<'_, '_>, lines: usize) {
    let moves = moves(lines, lines * lines / 2);
    bencher.counter(moves.len()).bench_local(|| played(lines, black_box(&moves)));
}

/// Going back to a position that was kept, as a search undoes a move.
#[divan::bench(args = LINES)]
fn undo(bencher: Bencher<'_, '_>, lines: usize) {
    let kept = middle(lines);
    let mut board = kept.clone();
    bencher.bench_local(|| board.clone_from(black_box(&kept)));
}

#[divan::bench(args = LINES)]
fn clone(bencher: Bencher<'_, '_>, lines: usize) {
    let board = middle(lines);
    bencher.bench_local(|| black_box(&board).clone());
}

/// From the empty board until both sides have only their own eyes left.
#[divan::bench(args = LINES)]
fn playout(bencher: Bencher<'_, '_>, lines: usize) {
    let start = empty(lines);
    let (mut board, mut random) = (start.clone(), Random::new());
    bencher.bench_local(|| {
        board.clone_from(&start);
        let (mut color, mut ko, mut passes) = (Color::Black, None, 0);
        for _ in 0..2 * lines * lines {
            let played = board.play_random(color, ko, random.below(board.empty_count()));
            ko = played.and_then(|played| played.ko);
            passes = if played.is_some() { 0 } else { passes + 1 };
            if passes == 2 {
                break;
            }
            color = !color;
        }
        board.stones(Color::Black)
    });
}

/// Which plays are legal in the middle of a game, superko and all.
#[divan::bench(args = LINES)]
fn legal_moves(bencher: Bencher<'_, '_>, lines: usize) {
    let mut line = Line::new(empty(lines), Color::Black, presets::TROMP_TAYLOR.play);
    for (color, point) in moves(lines, lines * lines / 2) {
        line.play_unchecked(color, point);
    }
    bencher.bench_local(|| black_box(&line).legal(line.to_move()).count());
}

/// A whole random game, each move checked under positional superko.
#[divan::bench(args = LINES)]
fn refereed_game(bencher: Bencher<'_, '_>, lines: usize) {
    let size = Size::square(lines).expect("a board has 1 to 52 lines");
    let setup = GameSetup::new(size, presets::TROMP_TAYLOR.clone(), Handicap::None);
    let mut events = Vec::new();
    let mut to_move = Color::Black;
    for (color, point) in moves(lines, usize::MAX) {
        if color != to_move {
            events.push(Event::Pass { color: to_move });
        }
        events.push(Event::Play { color, point });
        to_move = !color;
    }
    bencher.counter(events.len()).bench_local(|| {
        Game::replay(setup.clone(), black_box(&events).iter().cloned())
            .expect("every move is legal")
    });
}

/// The area of a position played to the end.
#[divan::bench(args = LINES)]
fn area_count(bencher: Bencher<'_, '_>, lines: usize) {
    let board = played(lines, &moves(lines, usize::MAX));
    let settlement = Settlement::all_alive(&board);
    let scoring = presets::TROMP_TAYLOR.scoring;
    bencher.bench_local(|| count(black_box(&board), &scoring, &settlement, &Extras::default()));
}
