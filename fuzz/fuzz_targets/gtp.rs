//! Any lines are answered by a GTP session without a panic, each in the form of the protocol.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_engine::{Action, Choice, Task, Watch};
use tengen_gtp::{Options, Player, Request, Session};
use tengen_rules::Size;

/// Counting takes many playouts, the more the larger the board is.
const LARGEST_COUNTED: usize = 5;
const MOST_COUNTS: usize = 2;
const COUNTING: [&str; 6] = [
    "estimate_score",
    "experimental_score",
    "final_score",
    "final_status",
    "final_status_list",
    "kgs-genmove_cleanup",
];

/// Longer sessions only repeat what shorter ones find.
const MOST_REQUESTS: usize = 100;

/// Plays the first legal point: the engine would take its time.
struct First;

impl Player for First {
    fn new_game(&mut self) {}

    fn choose(
        &mut self,
        task: &Task,
        _: &std::sync::atomic::AtomicBool,
        _: Option<&mut Watch<'_>>,
    ) -> Choice {
        let line = task.state.line();
        let point = line.legal(line.to_move()).next();
        let action = point.map_or(Action::Pass, Action::Play);
        Choice { action, win_rate: 0.5, lead: 0.0, playouts: 1, line: Vec::new() }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let size = Size::square(LARGEST_COUNTED).expect("a small board");
    let mut session = Session::new(Options { size, ..Options::default() }, First);
    let (mut small, mut counts) = (true, 0);
    let requests = bytes.split(|&byte| byte == b'\n').filter_map(Request::parse);
    for request in requests.take(MOST_REQUESTS) {
        match &*request.command {
            // These two read and write files.
            "loadsgf" | "printsgf" => continue,
            command if COUNTING.contains(&command) => {
                if !small || counts == MOST_COUNTS {
                    continue;
                }
                counts += 1;
            }
            command if command.contains("boardsize") => {
                let fits =
                    |lines: &String| lines.parse().is_ok_and(|n: usize| n <= LARGEST_COUNTED);
                small = request.arguments.iter().all(fits);
            }
            _ => {}
        }
        let response = session.answer(&request).to_string();
        assert!(response.starts_with(['=', '?']) && response.ends_with("\n\n"), "{response:?}");
        assert!(!response[..response.len() - 2].contains("\n\n"), "{response:?}");
    }
});
