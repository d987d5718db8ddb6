//! Game records in and out.

use crate::arguments::Arguments;
use crate::position::{Made, Position, Start};
use std::fs::File;
use std::io::Read;
use tengen_record::{Opening, Step, komi_of, main_line, set_up, size_of};
use tengen_rules::{Color, Ruleset, Score, SetupError, Size};

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
    let size = sizes(size_of(&info).map_err(|e| e.to_string())?)?;
    let komi = komi_of(&info).unwrap_or(komi);
    let handicap = info.handicap.map_or(0, |stones| stones as usize).min(size.area());
    let start = Start { handicap, ..Start::empty(size) };
    let mut position = Position::new(start, rules.clone(), komi);
    let mut number = 0;
    for (_, step) in main_line(root, size) {
        match step.map_err(|wrong| wrong.to_string())? {
            Step::SetUp { stone, points } => {
                let set_up = set_up(position.board(), stone, &points);
                if let Some(point) = set_up.left_out.first() {
                    let error = SetupError::NoLiberty(*point);
                    return Err(format!("the stones set up make no position: {error}"));
                }
                let board = set_up.board;
                let to_move = if handicap > 0 { Color::White } else { position.line().to_move() };
                position = Position::new(Start { board, to_move, handicap }, rules.clone(), komi);
            }
            Step::ToPlay(color) => {
                let board = position.board().clone();
                let start = Start { board, to_move: color, handicap };
                position = Position::new(start, rules.clone(), komi);
            }
            Step::Move { color, point } => {
                number += 1;
                if until.is_some_and(|until| number >= until) {
                    break;
                }
                play(&mut position, (color, point), number)?;
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

/// The record of a position.
pub(crate) fn show(position: &Position) -> Result<Vec<u8>, String> {
    let (size, start) = (position.size(), position.start());
    let opening = Opening {
        size,
        stones: Color::BOTH
            .map(|color| size.points().filter(|p| start.board.get(*p) == Some(color)).collect()),
        to_move: start.to_move,
        handicap: start.handicap,
        rules: position.rules(),
        komi: position.komi,
    };
    let record = opening.record(position.moves().iter().copied());
    record.to_bytes().map_err(|e| format!("cannot save file: {e}"))
}
