//! Tests an engine on life-and-death problems whose right first moves are known, such as the files
//! of the repository sanderland/tsumego. These are JSON objects with stones `AB` and `AW`, a size
//! `SZ`, and `SOL`, a list of moves that each begin with colour and point.
//!
//! ```sh
//! cargo run --release -p tengen-gtp --example collection -- --every 20 FOLDER/*.json
//! cargo run --release -p tengen-gtp --example collection -- \
//!     --engine 'gnugo --mode gtp' FOLDER/*.json
//! ```
//!
//! The engine is not told which stones a problem is about. It is asked for the `dragon_status` of
//! chain after chain, the largest first. At the first answer `critical`, its move for the side that
//! begins is taken. `--every N` takes one problem in `N`, and `--failures` prints the problems that
//! were missed. `--net FILE` and `--net none` are as in the example `regress`.

mod asking;

use asking::{Asked, Asking, times};
use serde::Deserialize;
use std::error::Error;
use std::path::Path;
use std::time::Instant;
use tengen_rules::{Board, Color, Point, Size};

#[derive(Deserialize)]
#[serde(rename_all = "UPPERCASE")]
struct File {
    ab: Vec<String>,
    aw: Vec<String>,
    sz: String,
    sol: Vec<Vec<String>>,
}

/// A problem: the side that begins, and the moves that are right.
struct Problem {
    board: Board,
    turn: Color,
    answers: Vec<Point>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let asked = Asked::read(std::env::args().skip(1))?;
    let mut engine = asked.start()?;
    let mut took = Vec::new();
    let (mut right, mut nothing) = (0, 0);
    for path in asked.files.iter().step_by(asked.every) {
        let problem = read(path).map_err(|e| format!("{}: {e}", path.display()))?;
        // Some problems have no solution.
        if problem.answers.is_empty() {
            continue;
        }
        let begun = Instant::now();
        let found = solve(&mut engine, &problem);
        took.push(begun.elapsed());
        let size = problem.board.size();
        let fits = found.is_some_and(|point| problem.answers.contains(&point));
        right += usize::from(fits);
        nothing += usize::from(found.is_none());
        if !fits && asked.failures {
            let name = |point: &Point| size.name(*point);
            let answers: Vec<String> = problem.answers.iter().map(name).collect();
            let found = found.as_ref().map_or("nothing".to_owned(), name);
            println!("{}: {found}, not {}", path.display(), answers.join(", "));
        }
    }
    let (median, longest) = times(took.iter().copied());
    let all = took.len();
    println!(
        "{right} of {all} right, {nothing} without an answer; median {median:.2} s, longest {longest:.2} s"
    );
    Ok(())
}

fn read(path: &Path) -> Result<Problem, Box<dyn Error>> {
    let file: File = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    let size = Size::square(file.sz.parse()?)?;
    let point = |name: &String| point(size, name).ok_or(format!("{name} is no point of the board"));
    let mut stones = Vec::new();
    for (color, names) in [(Color::Black, &file.ab), (Color::White, &file.aw)] {
        for name in names {
            stones.push((color, point(name)?));
        }
    }
    let board = Board::with_stones(size, stones).map_err(|e| e.to_string())?;
    let black = file.sol.first().and_then(|sol| sol.first()).is_some_and(|color| color == "B");
    let turn = if black { Color::Black } else { Color::White };
    let moves = file.sol.iter().filter_map(|sol| sol.get(1)).filter(|name| !name.is_empty());
    Ok(Problem { board, turn, answers: moves.map(point).collect::<Result<_, _>>()? })
}

/// A point by two letters, from the top left.
fn point(size: Size, name: &str) -> Option<Point> {
    let [x, y] = *name.as_bytes() else { return None };
    let from = |letter: u8| letter.checked_sub(b'a').map(usize::from);
    size.point(from(x)?, from(y)?)
}

/// The move that the engine names for the largest chain whose fate depends on the side to move.
fn solve(engine: &mut Asking, problem: &Problem) -> Option<Point> {
    let board = &problem.board;
    let size = board.size();
    engine.ask(&format!("boardsize {}", size.width()));
    engine.ask("clear_board");
    for p in size.points() {
        if let Some(color) = board.get(p) {
            engine.ask(&format!("play {color} {}", size.name(p)));
        }
    }
    let mut chains: Vec<(usize, Point)> =
        board.chains().map(|(_, stone)| (board.chain(stone).count(), stone)).collect();
    chains.sort_by_key(|(stones, _)| std::cmp::Reverse(*stones));
    chains.iter().find_map(|(_, stone)| {
        let answer = engine.ask(&format!("dragon_status {}", size.name(*stone)));
        let mut moves = answer.trim().strip_prefix("critical ")?.split_whitespace();
        let attack = moves.next()?;
        let defence = moves.next()?;
        let own = board.get(*stone) == Some(problem.turn);
        size.parse(if own { defence } else { attack })
    })
}
