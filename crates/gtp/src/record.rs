//! Game records in and out.

use crate::Options;
use crate::arguments::Arguments;
use crate::position::{Position, Start};
use std::fs::File;
use std::io::Read;
use tengen_record::{Assumed, Finding, MainLine, Opening, Replay, Stage, Step, Wrong};
use tengen_rules::{Color, Illegal, Ruleset, SetupError, Size};
use tengen_sgf::{Parsed, UnknownEncoding};

/// The largest file that is read, in bytes.
const LARGEST: u64 = 10 << 20;

/// A position of a record, and what was assumed because the record does not say it.
pub(crate) struct Loaded {
    pub(crate) position: Position,
    pub(crate) assumed: Vec<Assumed>,
}

/// The position in a file, before the move of the number given if there is one. The rules and the
/// encoding of the options go before those of the record.
pub(crate) fn load(
    arguments: Arguments<'_>,
    options: &Options,
    sizes: impl Fn(Size) -> Result<Size, String>,
) -> Result<Loaded, String> {
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
    let parsed = parsed(bytes, options.encoding.as_deref()).map_err(|e| bad(&e))?;
    read(&parsed, until, options.rules.as_ref(), sizes).map_err(|e| bad(&e))
}

/// The contents of a file, in the encoding of this name if one is given.
fn parsed(bytes: Vec<u8>, encoding: Option<&str>) -> Result<Parsed, UnknownEncoding> {
    match encoding {
        Some(_) => tengen_sgf::read_as(bytes, encoding),
        None => Ok(tengen_sgf::parse(&bytes)),
    }
}

fn read(
    parsed: &Parsed,
    until: Option<usize>,
    given: Option<&Ruleset>,
    sizes: impl Fn(Size) -> Result<Size, String>,
) -> Result<Loaded, String> {
    let root = parsed.collection.roots().next().ok_or("there is no game in it")?;
    let main_line = MainLine::read(root, given);
    let size = sizes(main_line.size)?;
    let conditions = &main_line.conditions;
    let mut replay = main_line.follow();
    let start = |replay: &Replay<'_>| {
        let (line, handicap) = (replay.line(), conditions.handicap.stones());
        let (board, to_move) = (line.board().clone(), line.to_move());
        let past = (*replay.ledger(), *replay.passing());
        Start { board, to_move, handicap, past, removed: replay.removed() }
    };
    let begun = |start: Start| Position::new(start, conditions.rules.clone(), conditions.komi);
    let mut position = begun(start(&replay));
    while let Some(taken) = replay.step() {
        let is_move = matches!(taken.step, Some(Step::Move { .. }));
        if is_move && until.is_some_and(|until| replay.moves() >= until) {
            break;
        }
        if let Some(why) = taken.findings.iter().find_map(|finding| impossible(finding, size)) {
            return Err(why);
        }
        match taken.step {
            _ if taken.begins && position.moves().is_empty() => position = begun(start(&replay)),
            _ if taken.begins => position.set_up(start(&replay)),
            Some(Step::Move { color, point }) => position.play_unchecked((*color, *point)),
            _ => position.set_to_move(replay.line().to_move()),
        }
        if taken.resumes {
            position.resume(replay.line().to_move());
        }
    }
    drop(replay);
    Ok(Loaded { position, assumed: main_line.conditions.assumed })
}

/// Why a record cannot be followed here. A move that other rules may have allowed can.
fn impossible(finding: &Finding, size: Size) -> Option<String> {
    match finding.what {
        Wrong::Illegal { color, reason: reason @ Illegal::Occupied(point) } => {
            let (number, name) = (finding.number, size.name(point));
            Some(format!("move {number} ({color} {name}): {reason}"))
        }
        Wrong::Unreadable(why) => Some(why.to_string()),
        Wrong::LeftOut(point) => {
            let error = SetupError::NoLiberty(point);
            Some(format!("the stones set up make no position: {error}"))
        }
        Wrong::Illegal { .. } | Wrong::OutOfTurn(_) => None,
    }
}

/// The record of the game that led to a position.
pub(crate) fn show(position: &Position) -> Result<Vec<u8>, String> {
    let (size, (start, moves)) = (position.size(), position.first_start());
    let opening = Opening {
        size,
        stones: Color::BOTH
            .map(|color| size.points().filter(|p| start.board.get(*p) == Some(color)).collect()),
        to_move: start.to_move,
        handicap: start.handicap,
        rules: position.rules(),
        komi: position.komi,
    };
    let stages: Vec<Stage<'_>> = position.stages().collect();
    opening.in_stages(moves, &stages).map_err(|e| format!("cannot save file: {e}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prisoners_outlast_stones_that_are_set_up_in_mid_game() {
        let record = b"(;SZ[9]RU[Japanese]KM[6.5];B[ab];W[aa];B[ba];AB[gg];W[ee])";
        let loaded = read(&tengen_sgf::parse(record), None, None, Ok).unwrap();
        assert_eq!(loaded.position.captures(), [1, 0]);
        assert_eq!(loaded.position.walk().ledger().captures(Color::Black), 1);
    }

    #[test]
    fn pass_stones_outlast_stones_that_are_set_up_in_mid_game() {
        let record = b"(;SZ[9]RU[AGA]KM[0.5];B[ab];W[];B[bb];W[cc];AB[gg];W[ee])";
        let loaded = read(&tengen_sgf::parse(record), None, None, Ok).unwrap();
        assert_eq!(loaded.position.final_extras().pass_stones[Color::Black], 1);
        assert_eq!(loaded.position.walk().ledger().pass_stones(Color::Black), 1);
    }

    #[test]
    fn dead_stones_taken_off_after_the_end_are_prisoners_and_the_moves_stay() {
        let moves = ";B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[ce];B[dc];W[];B[]";
        let load = |rest: &str| {
            let record = format!("(;SZ[5]RU[Japanese]KM[0]{moves}{rest})");
            read(&tengen_sgf::parse(record.as_bytes()), None, None, Ok).unwrap().position
        };
        let mut position = load(";AE[dc]");
        let dead = position.size().parse("D3").unwrap();
        assert_eq!((position.moves().len(), position.captures()), (13, [0, 1]));
        assert_eq!(position.walk().ledger().captures(Color::White), 1);
        assert_eq!(position.final_extras().captures[Color::White], 1);
        assert!(position.board().is_empty(dead));
        assert!(position.undo());
        assert_eq!((position.moves().len(), position.captures()), (12, [0, 0]));
        assert_eq!(position.board().get(dead), Some(Color::Black));
        // Play that goes on makes another position of it.
        let mut position = load(";AE[dc];W[dc]");
        assert_eq!((position.moves().len(), position.captures()), (14, [0, 0]));
        assert!(position.undo());
        assert_eq!((position.moves().len(), position.captures()), (13, [0, 1]));
    }

    #[test]
    fn stones_set_up_in_mid_game_leave_the_moves_before_them_in_the_history() {
        let record = b"(;SZ[9]RU[Japanese]KM[6.5];B[ab];W[aa];B[ba];AB[gg];W[ee])";
        let mut position = read(&tengen_sgf::parse(record), None, None, Ok).unwrap().position;
        assert_eq!(position.moves().len(), 4);
        let added = position.size().parse("G3").unwrap();
        assert!(position.undo() && position.board().get(added).is_some());
        assert!(position.undo() && position.board().is_empty(added));
    }

    #[test]
    fn a_game_is_saved_from_its_beginning_with_all_stones_that_were_set_up() {
        let header = "FF[4]GM[1]CA[UTF-8]AP[Tengen:0.1.0]SZ[5]RU[Japanese]KM[0]";
        for game in [
            ";B[ab]\n;W[aa]\n;B[ba]\n;AB[ee]AW[dd]AE[ab]PL[B]\n;B[cc]\n;W[]",
            ";B[cc]\n;W[dc]\n;B[]\n;W[]\n;AE[dc]PL[B]",
            ";AB[ee]PL[W]\n;W[aa]",
        ] {
            let record = format!("(;{header}\n{game})\n");
            let load =
                |record: &[u8]| read(&tengen_sgf::parse(record), None, None, Ok).unwrap().position;
            let position = load(record.as_bytes());
            let saved = show(&position).unwrap();
            if game.starts_with(";AB") {
                let saved = String::from_utf8(saved.clone()).unwrap();
                assert!(saved.contains("AB[ee]PL[W]\n;W[aa])"), "{saved}");
            } else {
                assert_eq!(String::from_utf8(saved.clone()).unwrap(), record);
            }
            let again = load(&saved);
            assert_eq!(again.moves(), position.moves());
            assert_eq!(again.captures(), position.captures());
            assert_eq!(again.board(), position.board());
        }
    }

    #[test]
    fn the_encoding_of_the_options_goes_before_the_one_that_is_guessed() {
        // In Shift_JIS the second byte of the name is no bracket, so that the rules belong to it.
        let record = b"(;SZ[9]KM[6.5]PB[\x83]RU[Japanese];B[aa];W[bb])";
        let assumed = |encoding| {
            let parsed = parsed(record.to_vec(), Some(encoding)).unwrap();
            read(&parsed, None, None, Ok).unwrap().assumed.len()
        };
        assert_eq!(assumed("shift_jis"), 1);
        assert_eq!(assumed("windows-1252"), 0);
        assert!(parsed(record.to_vec(), Some("klingon")).is_err());
    }
}
