//! Game records in and out.

use crate::arguments::Arguments;
use crate::position::{Made, Position, Start};
use std::fs::File;
use std::io::Read;
use tengen_rules::{Board, Color, Point, Ruleset, Score, Size};
use tengen_sgf::{GameRecord, RecordedMove, Step};

/// The largest file that is read, in bytes.
const LARGEST: u64 = 10 << 20;

/// The position in a file, before the move of the number given if there is one. The komi is
/// the record's if it has one, the rules are not.
pub(crate) fn load(
    arguments: Arguments<'_>,
    rules: &Ruleset,
    komi: Score,
    sizes: impl Fn(Size) -> Result<Size, String>,
) -> Result<Position, String> {
    let (path, until) = match arguments.0 {
        [path @ .., number] if !path.is_empty() && number.parse::<usize>().is_ok() => {
            (path.join(" "), number.parse().ok())
        }
        _ => (arguments.rest(0)?, None),
    };
    let bad = |why: &dyn std::fmt::Display| format!("cannot load file: {path}: {why}");
    let mut bytes = Vec::new();
    let file = File::open(&path).map_err(|e| bad(&e))?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|e| bad(&e))?;
    if bytes.len() as u64 > LARGEST {
        return Err(bad(&"it is larger than 10 MiB"));
    }
    read(&bytes, until, rules, komi, sizes).map_err(|e| bad(&e))
}

fn read(
    bytes: &[u8],
    until: Option<usize>,
    rules: &Ruleset,
    komi: Score,
    sizes: impl Fn(Size) -> Result<Size, String>,
) -> Result<Position, String> {
    let parsed = tengen_sgf::parse(bytes);
    let root = parsed.collection.roots().next().ok_or("there is no game in it")?;
    let (info, _) = root.game_info();
    let (columns, rows) = (info.size.columns().into(), info.size.rows().into());
    let size = sizes(Size::new(columns, rows).map_err(|e| e.to_string())?)?;
    let limit = -Score::LIMIT * 2..=Score::LIMIT * 2;
    let komi = info.komi.filter(|komi| limit.contains(komi)).map_or(komi, Score::halves);
    let handicap = info.handicap.map_or(0, |stones| stones as usize).min(size.area());
    let start = Start { handicap, ..Start::empty(size) };
    let mut position = Position::new(start, rules.clone(), komi);
    let mut number = 0;
    for (_, step) in root.main_line() {
        match step.map_err(|diagnostic| diagnostic.to_string())? {
            Step::Setup { stone, points } => {
                let board = set_up(position.board(), stone.map(from_sgf), &points)?;
                let to_move = if handicap > 0 { Color::White } else { position.line().to_move() };
                position = Position::new(Start { board, to_move, handicap }, rules.clone(), komi);
            }
            Step::ToPlay(color) => {
                let board = position.board().clone();
                let start = Start { board, to_move: from_sgf(color), handicap };
                position = Position::new(start, rules.clone(), komi);
            }
            Step::Move { color, point } => {
                number += 1;
                if until.is_some_and(|until| number >= until) {
                    break;
                }
                let point = point.map(|p| point_of(size, p)).transpose()?;
                play(&mut position, (from_sgf(color), point), number)?;
            }
        }
    }
    Ok(position)
}

/// Plays what a record says was played: other rules may have allowed it, but it has to be
/// possible.
fn play(position: &mut Position, made: Made, number: usize) -> Result<(), String> {
    if let (color, Some(point)) = made
        && !position.board().is_empty(point)
    {
        let name = position.size().name(point);
        return Err(format!(
            "move {number} ({color} {name}): there is a stone on this point already"
        ));
    }
    position.play_unchecked(made);
    Ok(())
}

fn set_up(
    board: &Board,
    stone: Option<Color>,
    points: &[tengen_sgf::Point],
) -> Result<Board, String> {
    let size = board.size();
    let mut stones: Vec<Option<Color>> = size.points().map(|p| board.get(p)).collect();
    for point in points {
        stones[point_of(size, *point)?.index()] = stone;
    }
    let stones = size.points().zip(stones).filter_map(|(p, color)| Some((color?, p)));
    let bad = |e| format!("the stones set up make no position: {e}");
    Board::with_stones(size, stones).map_err(bad)
}

fn point_of(size: Size, point: tengen_sgf::Point) -> Result<Point, String> {
    let found = size.point(point.column.into(), point.row.into());
    found.ok_or_else(|| format!("{point} is not on the board"))
}

fn from_sgf(color: tengen_sgf::Color) -> Color {
    match color {
        tengen_sgf::Color::Black => Color::Black,
        tengen_sgf::Color::White => Color::White,
    }
}

fn to_sgf(color: Color) -> tengen_sgf::Color {
    match color {
        Color::Black => tengen_sgf::Color::Black,
        Color::White => tengen_sgf::Color::White,
    }
}

/// The record of a position.
pub(crate) fn show(position: &Position) -> Result<Vec<u8>, String> {
    let size = position.size();
    let sgf_point = |point: Point| tengen_sgf::Point {
        column: size.column(point) as u8,
        row: size.row(point) as u8,
    };
    let mut record = GameRecord::default();
    let sides = (size.width() as u8, size.height() as u8);
    record.info.size = tengen_sgf::Size::new(sides.0, sides.1).unwrap_or_default();
    record.info.komi = Some(position.komi.to_halves());
    record.info.rules = Some(position.rules().name.clone().into_owned());
    record.info.application = Some(concat!("Tengen:", env!("CARGO_PKG_VERSION")).to_owned());
    let start = position.start();
    record.info.handicap = u32::try_from(start.handicap).ok().filter(|stones| *stones > 0);
    let stones = |color| {
        let of_color = size.points().filter(move |p| start.board.get(*p) == Some(color));
        of_color.map(sgf_point).collect::<Vec<_>>()
    };
    record.black_setup = stones(Color::Black);
    record.white_setup = stones(Color::White);
    if start.board.empty_count() < size.area() || start.to_move == Color::White {
        record.first_player = Some(to_sgf(start.to_move));
    }
    let moves = position.moves().iter();
    record.moves = moves
        .map(|(color, point)| RecordedMove::new(to_sgf(*color), point.map(sgf_point)))
        .collect();
    record.to_bytes().map_err(|e| format!("cannot save file: {e}"))
}
