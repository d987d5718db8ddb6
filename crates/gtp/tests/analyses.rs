//! Analyses go on until the next request, and end as the protocol has it.

use std::io::{Cursor, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tengen_engine::{
    Action, Analysis, Candidate, Choice, GameState, Prediction, PredictionOptions, Task, Watch,
};
use tengen_gtp::{Options, Player, Session, serve};
use tengen_rules::Size;

/// A player that always reports the first point it may look at.
struct Analyst;

fn found(task: &Task) -> Analysis {
    let size = task.state.board().size();
    let point = size.points().find(|p| task.choices.allow(task.color(), 0, Some(*p)));
    let candidate = Candidate {
        point,
        visits: 7,
        win_rate: 0.625,
        win_rate_bound: 0.5,
        lead: 1.5,
        score: 1.25,
        score_deviation: 9.0,
        prior: 0.25,
        utility: 0.25,
        bound: 0.125,
        line: vec![point, None],
        line_visits: vec![7, 3],
        ownership: vec![-0.5; size.area()],
    };
    Analysis {
        to_move: task.color(),
        visits: 8,
        win_rate: 0.625,
        lead: 1.5,
        score: 1.25,
        score_deviation: 9.0,
        first_win_rate: 0.5,
        first_lead: 0.0,
        moves: vec![candidate],
        untried: size.points().skip(1).map(|point| (Some(point), 0.125)).collect(),
        ownership: vec![0.5; size.area()],
    }
}

impl Player for Analyst {
    fn new_game(&mut self) {}

    fn choose(&mut self, task: &Task, _: &AtomicBool, watch: Option<&mut Watch<'_>>) -> Choice {
        let analysis = found(task);
        let first = task.state.board().size().points().find(|p| task.state.allows(Some(*p)));
        let action = first.map_or(Action::Pass, Action::Play);
        if let Some(watch) = watch {
            (watch.tell)(analysis);
        }
        Choice { action, win_rate: 0.5, lead: 0.0, playouts: 0, line: Vec::new() }
    }

    fn analyse(&mut self, task: &Task, watch: &mut Watch<'_>) -> bool {
        (watch.tell)(found(task));
        while !(watch.enough)() {
            std::thread::sleep(Duration::from_millis(1));
        }
        (watch.tell)(found(task));
        true
    }

    fn opinion(&mut self, walk: &GameState, _: PredictionOptions) -> Option<Prediction> {
        let area = walk.board().size().area();
        let policy = vec![(None, 0.75), (walk.board().size().points().next(), 0.25)];
        Some(Prediction {
            balance: 0.5,
            policy,
            ownership: vec![0.25; area],
            ..Prediction::default()
        })
    }
}

/// A player that finds nothing until there is more input.
struct Silent;

impl Player for Silent {
    fn new_game(&mut self) {}

    fn choose(&mut self, task: &Task, stop: &AtomicBool, watch: Option<&mut Watch<'_>>) -> Choice {
        Analyst.choose(task, stop, watch)
    }

    fn analyse(&mut self, _: &Task, watch: &mut Watch<'_>) -> bool {
        while !(watch.enough)() {
            std::thread::sleep(Duration::from_millis(1));
        }
        true
    }
}

/// A text that comes only once something was written.
struct Awaited {
    written: Arc<Mutex<Vec<u8>>>,
    text: Cursor<&'static str>,
}

impl Read for Awaited {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let started = Instant::now();
        while self.written.lock().unwrap().is_empty() && started.elapsed() < LONGEST_WAIT {
            std::thread::sleep(Duration::from_millis(1));
        }
        self.text.read(buffer)
    }
}

const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// An output that others may look at.
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_analysis_is_answered_before_there_is_anything_to_report() {
    for (command, answer) in [("lz-analyze 10", "=\n"), ("7 kata-analyze 10", "=7\n")] {
        let written = Arc::new(Mutex::new(Vec::new()));
        let seen = Arc::clone(&written);
        let input = Cursor::new(format!("{command}\n"));
        // The input ends the analysis. It comes when the answer has begun.
        let text = Cursor::new("quit\n");
        let input = input.chain(Awaited { written: Arc::clone(&written), text });
        let started = Instant::now();
        serve(input, Shared(written), Session::new(Options::default(), Silent)).unwrap();
        assert!(started.elapsed() < LONGEST_WAIT, "{command}");
        assert!(seen.lock().unwrap().starts_with(answer.as_bytes()));
    }
}

/// A player that chooses only when it is stopped.
struct Patient;

impl Player for Patient {
    fn new_game(&mut self) {}

    fn choose(&mut self, task: &Task, stop: &AtomicBool, watch: Option<&mut Watch<'_>>) -> Choice {
        while !stop.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        Analyst.choose(task, stop, watch)
    }
}

fn answers(requests: &str) -> String {
    answers_of(Analyst, requests)
}

fn answers_of(player: impl Player, requests: &str) -> String {
    let size = Size::square(2).unwrap();
    let session = Session::new(Options { size, ..Options::default() }, player);
    let mut output = Vec::new();
    serve(Cursor::new(requests.to_owned()), &mut output, session).unwrap();
    String::from_utf8(output).unwrap()
}

const KATA: &str = "info move A2 visits 7 utility 0.250000 winrate 0.625000 scoreMean 1.5000 \
    scoreStdev 9.0000 scoreLead 1.5000 scoreSelfplay 1.2500 prior 0.250000 lcb 0.500000 \
    utilityLcb 0.125000 order 0 pv A2 pass";
const LEELA: &str = "info move A2 visits 7 winrate 6250 prior 2500 lcb 5000 order 0 pv A2 pass";

#[test]
fn an_analysis_ends_when_something_else_comes_in() {
    assert_eq!(
        answers("4 kata-analyze b 10\n5 name\n"),
        format!("=4\n{KATA}\n{KATA}\n\n=5 Tengen\n\n")
    );
    // Any line ends it, an empty one or a comment too, and no later one.
    for nothing in ["\n", "\r\n", "  \n", "# nothing\n", "\x07\n", "\r", "\n\n\n"] {
        assert_eq!(
            answers(&format!("{nothing}4 kata-analyze b 10\n{nothing}{nothing}5 name\n")),
            format!("=4\n{KATA}\n{KATA}\n\n=5 Tengen\n\n"),
            "{nothing:?}"
        );
    }
    // The end of the input ends an analysis too.
    assert_eq!(answers("lz-analyze 10"), format!("=\n{LEELA}\n{LEELA}\n\n"));
}

#[test]
fn keywords_say_what_is_told() {
    let ownership = " ownership 0.5000 0.5000 0.5000 0.5000";
    let told = answers("kata-analyze interval 5 ownership true pvVisits true maxmoves 3\nstop\n");
    assert!(told.starts_with(&format!("=\n{KATA} pvVisits 7 3{ownership}\n")), "{told}");
    let told = answers("kata-analyze b movesOwnership true pvEdgeVisits true\nstop\n");
    let after = " pvEdgeVisits 7 3 movesOwnership -0.5000 -0.5000 -0.5000 -0.5000\n";
    assert!(told.starts_with(&format!("=\n{KATA}{after}")), "{told}");
    let told = answers("lz-analyze b minmoves 3\nstop\n");
    let untried = "visits 0 winrate 6250 prior 1250 lcb 0 order";
    assert!(told.contains(&format!(" info move A1 {untried} 2 pv A1\n")), "{told}");
    let told = answers("lz-analyze b minmoves 30 avoid b A2,B2 1\nstop\n");
    assert!(told.contains("move B1 visits 0") && !told.contains("B2"), "{told}");
    let told = answers("kata-analyze b allow b B1,pass 1 rootInfo true\nstop\n");
    assert!(told.contains("move B1") && told.contains("rootInfo visits 8"), "{told}");
    let told = answers("lz-analyze w avoid w A2,B2 5\nstop\n");
    assert!(told.contains("move A1"), "{told}");
    for bad in [
        "kata-analyze b sideways true",
        "kata-analyze interval -4",
        "kata-analyze interval",
        "kata-analyze allow b Z9 1",
        "kata-analyze ownership perhaps",
        "lz-analyze maxmoves many",
    ] {
        let told = answers(&format!("3 {bad}\n"));
        assert!(told.starts_with("?3 ") && told.ends_with("\n\n"), "{bad}: {told}");
    }
}

#[test]
fn a_move_with_an_analysis_is_played() {
    assert_eq!(
        answers("kata-genmove_analyze b 10\nlz-genmove_analyze w\n1 play b A2\n"),
        format!(
            "=\n{KATA}\nplay A2\n\n=\n{LEELA}\nplay B2\n\n\
             ?1 illegal move: there is a stone on this point already\n\n"
        )
    );
}

#[test]
fn a_search_that_plays_nothing_is_cancelled_by_any_input() {
    assert_eq!(
        answers("kata-search_analyze b\n1 play b A2\n"),
        format!("=\n{KATA}\nplay A2\n\n=1\n\n")
    );
    assert_eq!(answers_of(Patient, "7 kata-search_cancellable b\n\n"), "=7 cancelled\n\n");
    let told = answers_of(Patient, "kata-search_analyze_cancellable b\n1 play b A2\n");
    assert_eq!(told, format!("=\n{KATA}\nplay cancelled\n\n=1\n\n"));
}

#[test]
fn the_server_cgos_gets_its_json() {
    let told = answers("cgos-genmove_analyze b\n");
    let (json, play) = told.strip_prefix("=\n").unwrap().split_once('\n').unwrap();
    let found: serde_json::Value = serde_json::from_str(json).unwrap();
    assert_eq!(play, "play A2\n\n");
    assert_eq!((&found["visits"], &found["ownership"]), (&8.into(), &"vvvv".into()));
    assert_eq!(
        (&found["moves"][0]["move"], &found["moves"][0]["pv"]),
        (&"A2".into(), &"A2 pass".into())
    );
}

#[test]
fn the_policy_is_drawn_in_thousandths() {
    let told = answers("heatmap\n");
    assert_eq!(told, "=  250    0\n   0    0\npass: 750\nwinrate: 0.750000\n\n");
}

#[test]
fn what_a_network_says_is_shown_for_white() {
    let told = answers("kata-raw-nn 0\nkata-raw-nn 9\nkata-raw-nn\n");
    assert!(told.contains("whiteWin 0.250000\nwhiteLoss 0.750000\n"), "{told}");
    assert!(told.contains("policy\n0.250000 NAN\nNAN NAN\npolicyPass 0.750000\n"), "{told}");
    assert!(told.contains("whiteOwnership\n-0.2500000 -0.2500000\n"), "{told}");
    assert_eq!(told.matches("\n\n?").count(), 2, "{told}");
    assert_eq!(answers("kata-raw-nn all").matches("symmetry").count(), 8);
    let set = answers("set_position b A1 w B1 w A2\nshowboard\nset_position b A1 b A1\n");
    assert!(set.contains("? invalid position"), "{set}");
}

/// A player that has nothing to report at first.
struct Slow;

impl Player for Slow {
    fn new_game(&mut self) {}

    fn choose(&mut self, task: &Task, _: &AtomicBool, watch: Option<&mut Watch<'_>>) -> Choice {
        let told = found(task);
        if let Some(watch) = watch {
            (watch.tell)(Analysis { moves: Vec::new(), ..told.clone() });
            (watch.tell)(told);
        }
        Choice { action: Action::Pass, win_rate: 0.5, lead: 0.0, playouts: 0, line: Vec::new() }
    }
}

#[test]
fn a_report_of_nothing_does_not_end_the_answer() {
    let told = answers_of(Slow, "7 lz-genmove_analyze b 1\n");
    assert_eq!(told, format!("=7\n{LEELA}\nplay pass\n\n"));
    // Nor does one tell of the board where it names no move.
    let told = answers_of(Slow, "kata-genmove_analyze b ownership true rootInfo true\n");
    assert!(told.starts_with(&format!("=\n{KATA} rootInfo ")), "{told}");
    assert_eq!(told.matches("ownership").count(), 1, "{told}");
}

/// A player that reports, and then chooses a point that is not free.
struct Wrong;

impl Player for Wrong {
    fn new_game(&mut self) {}

    fn choose(&mut self, task: &Task, _: &AtomicBool, watch: Option<&mut Watch<'_>>) -> Choice {
        if let Some(watch) = watch {
            (watch.tell)(found(task));
        }
        let board = task.state.board();
        let taken = board.size().points().find(|p| !board.is_empty(*p));
        let action = taken.map_or(Action::Pass, Action::Play);
        Choice { action, win_rate: 0.5, lead: 0.0, playouts: 0, line: Vec::new() }
    }
}

#[test]
fn an_error_after_the_answer_has_begun_is_its_last_line() {
    // Within one answer there is no second one.
    let told = answers_of(Wrong, "play w B2\n7 lz-genmove_analyze b 1\n8 genmove b\n");
    let why = "illegal move: there is a stone on this point already";
    assert_eq!(told, format!("=\n\n=7\n{LEELA}\n{why}\n\n?8 {why}\n\n"));
}

#[test]
fn analyze_tells_hundredths_of_a_percent_and_points() {
    let points = LEELA.replace(" pv ", " scoreLead 1.5000 pv ");
    assert_eq!(answers("analyze b 50\n1 name\n").lines().nth(1), Some(&*points));
    assert_eq!(answers("genmove_analyze b 50\n"), format!("=\n{points}\nplay A2\n\n"));
}
