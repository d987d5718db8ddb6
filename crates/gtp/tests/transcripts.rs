//! Whole sessions as data: `tests/transcripts/*.txt` hold requests (after `> `) and the answers
//! expected, without the empty line that ends each. A scripted player stands in for the engine. It
//! resigns when it may and the komi is 99, else it plays the first legal point in reading order. It
//! passes if there is none or the opponent has passed.

use std::fmt::Write;
use std::io::Cursor;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use tengen_engine::{Action, Choice, Task, Watch};
use tengen_gtp::{Options, Player, Request, Session, serve};
use tengen_rules::{Score, Size, presets};

struct Scripted;

impl Player for Scripted {
    fn new_game(&mut self) {}

    fn choose(&mut self, task: &Task, _: &AtomicBool, _: Option<&mut Watch<'_>>) -> Choice {
        let walk = &task.state;
        let first = walk.board().size().points().find(|p| walk.allows(Some(*p)));
        let action = match first {
            _ if task.may_resign && walk.terms().komi == Score::whole(99) => Action::Resign,
            Some(point) if !walk.opponent_passed() => Action::Play(point),
            _ => Action::Pass,
        };
        Choice { action, win_rate: 0.5, lead: 0.0, playouts: 0, line: Vec::new() }
    }
}

fn session() -> Session<Scripted> {
    let rules = presets::CHINESE.clone();
    let size = Size::square(9).unwrap();
    Session::new(Options { rules: Some(rules), size, ..Options::default() }, Scripted)
}

/// The requests of a transcript, each followed by the actual answer.
fn played(transcript: &str) -> String {
    let mut session = session();
    let mut text = String::new();
    for line in transcript.lines().filter_map(|line| line.strip_prefix("> ")) {
        writeln!(text, "> {line}").unwrap();
        if let Some(request) = Request::parse(line.as_bytes()) {
            let response = session.answer(&request).to_string();
            assert!(response.ends_with("\n\n") && !response.trim_end().contains("\n\n"));
            text.push_str(&response.replace("\n\n", "\n"));
        }
    }
    text
}

#[test]
fn every_transcript_is_answered_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut read = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let transcript = std::fs::read_to_string(&path).unwrap();
        let spoken = transcript.lines().filter(|line| !line.starts_with("# "));
        let spoken: String = spoken.flat_map(|line| [line, "\n"]).collect();
        let really = played(&spoken);
        assert!(really == spoken, "{} went differently:\n{really}", path.display());
        read += 1;
    }
    assert!(read >= 6, "{read} transcripts");
}

#[test]
fn a_session_ends_with_quit_and_with_the_input() {
    let answers = |input: &str| {
        let mut output = Vec::new();
        serve(Cursor::new(input.to_owned()), &mut output, session()).unwrap();
        String::from_utf8(output).unwrap()
    };
    assert_eq!(answers("1 quit\n2 name\n"), "=1\n\n");
    assert_eq!(answers("1 name"), "=1 Tengen\n\n");
    assert_eq!(answers("\n# nothing\n"), "");
    let long = format!("{}\n2 name\n", "x".repeat(100_000));
    assert_eq!(answers(&long), "? syntax error: the line is too long\n\n=2 Tengen\n\n");
}

#[test]
fn records_come_back_as_they_were_saved() {
    let folder = std::env::temp_dir().join(format!("tengen-gtp-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a game.sgf");
    let name = file.display();
    let transcript = format!(
        "> rectangular_boardsize 9 7
         > komi 5.5
         > fixed_handicap 2
         > play w E4
         > play b pass
         > play w E5
         > printsgf {name}
         > clear_board
         > komi 0
         > loadsgf {name}
         > printsgf
         > loadsgf {name} 3
         > printsgf
         > final_score
         > loadsgf {name}.no
         > loadsgf {}
         > printsgf",
        folder.display()
    );
    let lines: Vec<&str> = transcript.lines().map(str::trim).collect();
    let text = played(&lines.join("\n"));
    let whole = "SZ[9:7]RU[Chinese]KM[5.5]HA[2]AB[gc][ce]PL[W]\n;W[ed]\n;B[]\n;W[ec])";
    assert!(text.contains(whole), "{text}");
    let part = "SZ[9:7]RU[Chinese]KM[5.5]HA[2]AB[gc][ce]PL[W]\n;W[ed]\n;B[])";
    assert_eq!(text.matches(part).count(), 2, "{text}");
    assert_eq!(text.matches("? cannot load file: ").count(), 2, "{text}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// The rules given to the session go before those of a record, and these before ours.
#[test]
fn a_record_is_loaded_by_its_rules_and_what_is_assumed_is_said() {
    let file = std::env::temp_dir().join(format!("tengen-gtp-{}.sgf", std::process::id()));
    let load = format!("loadsgf {}", file.display());
    let size = Size::square(9).unwrap();
    let answers = |record: &str, before: &str| {
        std::fs::write(&file, record).unwrap();
        let mut session = Session::new(Options { size, ..Options::default() }, Scripted);
        let mut answer = |line: &str| {
            let request = Request::parse(line.as_bytes()).unwrap();
            session.answer(&request).answer
        };
        if !before.is_empty() {
            answer(before).unwrap();
        }
        let told = answer(&load);
        (told, answer("printsgf").unwrap())
    };
    let no_rules = "the record names no rules; assumed: Japanese";
    let no_komi = "the record states no komi; assumed: ";
    for (record, before, told, header) in [
        ("(;SZ[5]RU[AGA]KM[3])", "", String::new(), "RU[AGA]KM[3]"),
        ("(;SZ[5]KM[3])", "", no_rules.to_owned(), "RU[Japanese]KM[3]"),
        ("(;SZ[5])", "komi 1", format!("{no_rules}\n{no_komi}6.5"), "RU[Japanese]KM[6.5]"),
        ("(;SZ[5]RU[AGA])", "kata-set-rules chinese", format!("{no_komi}7.5"), "RU[Chinese]"),
    ] {
        let (answer, printed) = answers(record, before);
        assert_eq!(answer, Ok(told), "{record}");
        assert!(printed.contains(header), "{record}: {printed}");
    }
    // The turn given away in mid-game leaves the history as it is, and ko with it.
    let turn = "(;SZ[5]RU[Japanese]KM[0]AB[bc][cb][cd]AW[db][ec][dd][cc];B[dc]PL[B])";
    assert!(answers(turn, "").1.contains(";B[dc]"));
    let placed = "(;SZ[5]RU[Japanese]KM[0]HA[2];B[bb];B[dd];W[cc])";
    assert!(answers(placed, "").1.contains("HA[2]AB[bb][dd]PL[W]\n;W[cc]"));
    let occupied = answers("(;SZ[5];B[aa];W[aa])", "").0.unwrap_err();
    assert!(occupied.ends_with("move 2 (White A5): there is a stone on this point already"));
    std::fs::remove_file(file).unwrap();
}
