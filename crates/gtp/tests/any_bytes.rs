//! No input makes a session panic, and every request gets one answer.

use proptest::prelude::*;
use std::io::Cursor;
use std::sync::atomic::AtomicBool;
use tengen_engine::{Action, Choice, Task, Watch};
use tengen_gtp::{Options, Player, Request, Session, serve};
use tengen_rules::Size;

/// A player that passes.
struct Passer;

impl Player for Passer {
    fn new_game(&mut self) {}

    fn choose(&mut self, _: &Task, _: &AtomicBool, _: Option<&mut Watch<'_>>) -> Choice {
        Choice { action: Action::Pass, win_rate: 0.5, lead: 0.0, playouts: 0, line: Vec::new() }
    }
}

fn session() -> Session<Passer> {
    let size = Size::square(5).unwrap();
    Session::new(Options { size, ..Options::default() }, Passer)
}

/// Commands that neither touch files nor take long, and arguments that fit some of them.
fn line() -> impl Strategy<Value = String> {
    let command = prop::sample::select(vec![
        "boardsize",
        "rectangular_boardsize",
        "clear_board",
        "komi",
        "play",
        "genmove",
        "reg_genmove",
        "undo",
        "fixed_handicap",
        "place_free_handicap",
        "set_free_handicap",
        "showboard",
        "time_settings",
        "time_left",
        "kgs-time_settings",
        "kata-set-rules",
        "kata-get-rules",
        "printsgf",
        "known_command",
        "list_commands",
        "version",
    ]);
    let argument = prop_oneof![
        "[bw]",
        "[a-g][0-9]",
        "pass",
        "-?[0-9]{1,3}(\\.5)?",
        "[0-9]{18,22}",
        "byoyomi|canadian",
        "japanese|tt|nz",
        "\\PC{0,6}",
    ];
    (command, prop::collection::vec(argument, 0..5))
        // A printsgf with an argument would write a file of that name.
        .prop_map(|(command, arguments)| match command {
            "printsgf" => command.to_owned(),
            _ => format!("{command} {}", arguments.join(" ")),
        })
}

proptest! {
    #[test]
    fn bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let mut output = Vec::new();
        serve(Cursor::new(bytes), &mut output, session()).unwrap();
    }

    #[test]
    fn commands(lines in prop::collection::vec(line(), 0..40)) {
        let mut output = Vec::new();
        let input = lines.join("\n");
        serve(Cursor::new(input), &mut output, session()).unwrap();
        let answers = String::from_utf8(output).unwrap();
        let requests = lines.iter().filter(|line| Request::parse(line.as_bytes()).is_some());
        prop_assert_eq!(answers.matches("\n\n").count(), requests.count());
    }
}
