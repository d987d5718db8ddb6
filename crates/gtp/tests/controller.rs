//! Engines that behave, and engines that do not.
#![cfg(unix)]

use std::time::{Duration, Instant};
use tengen_gtp::controller::{AskError, CommandLine, Controller, Lost, Stop};

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(200);

fn engine_that_stops_with(script: &str, stop: &Stop) -> Controller {
    let line = CommandLine::new("sh", ["-c".to_owned(), script.to_owned()]);
    Controller::start(&line, stop).unwrap()
}

fn engine(script: &str) -> Controller {
    engine_that_stops_with(script, &Stop::default())
}

/// Whether a process that is not merely waiting to be reaped has this number.
fn lives(pid: &str) -> bool {
    let mut kill = std::process::Command::new("sh");
    kill.args(["-c", &format!("kill -0 {pid} 2>&-")]);
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    kill.status().unwrap().success() && !stat.contains(") Z ")
}

fn is_gone_soon(pid: &str) -> bool {
    let begun = Instant::now();
    while lives(pid) && begun.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(10));
    }
    !lives(pid)
}

#[test]
fn questions_get_their_answers() {
    let mut echo =
        engine("echo hello; while read id rest; do printf '=%s %s\\n\\n' $id \"$rest\"; done");
    for request in ["name", "play b E5", "with\na\x07break"] {
        let heard = echo.ask(request, LONG).unwrap();
        assert_eq!(heard, request.replace(|c: char| c.is_control(), ""));
    }
    echo.quit(SHORT);
}

#[test]
fn a_refusal_has_its_reason_and_the_engine_stays() {
    let mut no = engine("while read id rest; do printf '?%s no %s\\n\\n' $id \"$rest\"; done");
    for _ in 0..2 {
        assert_eq!(no.ask("x", LONG), Err(AskError::Refused("no x".to_owned())));
    }
    assert!(!no.is_lost());
}

#[test]
fn numbers_may_be_missing_but_not_wrong() {
    let mut plain = engine("while read id rest; do printf '= %s\\n\\n' \"$rest\"; done");
    assert_eq!(plain.ask("a", LONG).unwrap(), "a");
    let mut wrong =
        engine("while read id rest; do printf '=77 %s\\n\\n=%s good\\n\\n' \"$rest\" $id; done");
    assert_eq!(wrong.ask("a", LONG).unwrap(), "good");
}

#[test]
fn an_answer_too_many_is_no_answer_to_the_next_question() {
    let mut twice =
        engine("while read id rest; do printf '=%s %s\\n\\n=%s again\\n\\n' $id $rest $id; done");
    for request in ["a", "b", "c"] {
        assert_eq!(twice.ask(request, LONG).unwrap(), request);
    }
}

#[test]
fn an_engine_that_ends_says_how() {
    let mut ends = engine("echo 'out of ideas' >&2; echo >&2; exit 3");
    let Err(AskError::Lost(Lost::Ended { status, last_words })) = ends.ask("name", LONG) else {
        panic!("it has ended");
    };
    assert_eq!(status.unwrap().code(), Some(3));
    assert_eq!(last_words, "out of ideas");
    assert!(ends.is_lost());
    assert!(matches!(ends.ask("name", LONG), Err(AskError::Lost(Lost::Ended { .. }))));
}

#[test]
fn an_engine_that_closes_its_output_is_ended() {
    let mut mute = engine("exec >&-; sleep 60");
    let lost = mute.ask("name", LONG);
    assert!(matches!(lost, Err(AskError::Lost(Lost::Ended { status: None, .. }))), "{lost:?}");
}

#[test]
fn silence_is_not_waited_for_longer_than_said() {
    for script in ["sleep 60", "cat", "while true; do echo words; sleep 0.01; done"] {
        let mut silent = engine(script);
        assert_eq!(
            silent.ask("name", SHORT),
            Err(AskError::Lost(Lost::Silent { waited: SHORT })),
            "{script}"
        );
    }
}

#[test]
fn a_flood_ends_the_engine() {
    for script in ["yes", "cat /dev/zero", "printf '= '; cat /dev/zero", "yes >&2 & yes"] {
        let heard = engine(script).ask("name", LONG);
        assert_eq!(heard, Err(AskError::Lost(Lost::Flood)), "{script}");
    }
}

#[test]
fn a_flood_on_standard_error_is_no_matter() {
    let mut noisy = engine("head -c 5000000 /dev/zero >&2; read id rest; printf '= fine\\n\\n'");
    assert_eq!(noisy.ask("name", LONG).unwrap(), "fine");
}

#[test]
fn an_engine_that_answers_without_reading_does_not_stop_us() {
    let mut deaf = engine("while true; do printf '=\\n\\n'; done");
    let request = "x".repeat(4000);
    for _ in 0..50 {
        assert_eq!(deaf.ask(&request, LONG), Ok(String::new()));
    }
}

#[test]
fn the_processes_of_an_engine_end_with_it() {
    for way in 0..3 {
        let mut parent = engine("sleep 600 & read id rest; printf '= %s %s\\n\\n' $! $$; wait");
        let heard = parent.ask("who", LONG).unwrap();
        let pids: Vec<&str> = heard.split(' ').collect();
        assert!(pids.iter().all(|pid| lives(pid)), "{pids:?}");
        match way {
            0 => drop(parent),
            1 => parent.quit(SHORT),
            _ => assert!(parent.ask("anybody", SHORT).is_err()),
        }
        assert!(pids.iter().all(|pid| is_gone_soon(pid)), "{pids:?}");
    }
}

#[test]
fn a_waiting_engine_can_be_told_to_stop() {
    let stop = Stop::default();
    let mut silent = engine_that_stops_with("sleep 600", &stop);
    let teller = std::thread::spawn(move || {
        std::thread::sleep(SHORT);
        stop.set();
    });
    assert_eq!(silent.ask("name", Duration::MAX), Err(AskError::Lost(Lost::Stopped)));
    teller.join().unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn cpu_time_of_children_counts() {
    let mut busy = engine(
        "sh -c 'i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; printf \"=\\n\\n\"; read x; read x'",
    );
    let before = busy.cpu_time().unwrap();
    busy.ask("go", LONG).unwrap();
    assert!(busy.cpu_time().unwrap() > before);
    let _ = busy.ask("stay", Duration::ZERO);
    assert_eq!(busy.cpu_time(), None);
}

#[test]
fn a_program_that_does_not_exist_is_named() {
    let line = "no-such-engine --fast".parse().unwrap();
    let Err(error) = Controller::start(&line, &Stop::default()) else { panic!("started") };
    assert!(error.to_string().starts_with("no-such-engine cannot be started: "), "{error}");
}
