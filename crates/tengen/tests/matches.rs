//! Matches by the program itself, of engines that behave and engines that do not.
#![cfg(unix)]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// An engine that answers everything, and `genmove` by the given script, which may use `$id`. It
/// says that it knows the listed commands of the protocol.
fn engine(folder: &Path, name: &str, commands: &str, genmove: &str) -> String {
    let script = format!(
        "while read id command rest; do case $command in
        list_commands) printf '=%s %s\\n\\n' $id '{commands}' ;;
        genmove) {genmove} ;;
        quit) printf '=%s\\n\\n' $id; exit ;;
        *) printf '=%s\\n\\n' $id ;;
        esac; done"
    );
    let path = folder.join(name);
    std::fs::write(&path, script).unwrap();
    format!("sh '{}'", path.display())
}

const PASSES: &str = "printf '=%s pass\\n\\n' $id";

/// The program as these tests start it: in English on every machine, and with the same arithmetic
/// on every processor.
fn tengen() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.env("LANGUAGE", "en");
    command.env("TENGEN_KERNEL", "portable").env("TENGEN_PRECISION", "f32");
    command
}

struct Match {
    folder: TempDir,
}

impl Match {
    fn new() -> Match {
        Match { folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn out(&self) -> PathBuf {
        self.path().join("out")
    }

    fn engine(&self, name: &str, genmove: &str) -> String {
        engine(self.path(), name, "time_settings kata-time_settings", genmove)
    }

    fn command(&self, a: &str, b: &str, options: &str) -> Command {
        let mut command = tengen();
        command.args(["match", a, b, "--size", "5", "--rules", "tromp-taylor", "--out"]);
        command.arg(self.out()).args(options.split_whitespace());
        command
    }

    fn run(&self, a: &str, b: &str, options: &str) -> Output {
        self.command(a, b, options).output().unwrap()
    }

    fn lines(&self) -> Vec<Value> {
        let text = std::fs::read_to_string(self.out().join("results.jsonl")).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

fn text(output: &Output) -> String {
    let [out, err] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    format!("{out}{err}")
}

#[test]
fn an_engine_that_does_wrong_loses_and_is_told_why() {
    for (genmove, end, why) in [
        ("exit 3", "crash", "wrong ended (exit status: 3)"),
        ("yes", "flood", "wrong wrote without end"),
        ("sleep 60", "silence", "wrong was silent for 5.0 s"),
        ("printf '=%s Z99\\n\\n' $id", "nonsense", "wrong answered \"Z99\" instead of a move"),
        ("printf '?%s no idea\\n\\n' $id", "refusal", "wrong refused `genmove"),
        // On a board with one stone, the second player plays on it.
        (
            "printf '=%s C3\\n\\n' $id",
            "illegal",
            "wrong played C3, which is illegal: There is already a stone",
        ),
    ] {
        let games = Match::new();
        let patience = if end == "silence" { 5 } else { 60 };
        let wrong = games.engine("wrong", genmove);
        let right = games.engine("right", "printf '=%s C3\\n\\n' $id");
        // The opening occupies the only point that the illegal player uses.
        let opening = games.path().join("opening.sgf");
        std::fs::write(&opening, "(;SZ[5];B[cc])").unwrap();
        let openings =
            if end == "illegal" { opening.display().to_string() } else { "0".to_owned() };
        let options = format!(
            "--games 2 --patience {patience} --name-a wrong --name-b right --black a --openings"
        );
        let right = if end == "illegal" { games.engine("passes", PASSES) } else { right };
        let output = games.command(&wrong, &right, &options).arg(openings).output().unwrap();
        assert!(output.status.success(), "{end}: {}", text(&output));
        let lines = games.lines();
        assert_eq!(lines.len(), 2, "{end}");
        for line in lines {
            assert_eq!((&line["end"], &line["winner"]), (&end.into(), &"B".into()), "{line}");
            assert!(line["why"].as_str().unwrap().starts_with(why), "{line}");
            assert_eq!(line["result"], "W+F", "{line}");
            let record = games.out().join(line["record"].as_str().unwrap());
            let record = std::fs::read_to_string(record).unwrap();
            assert!(record.contains("RE[W+F]") && record.contains(end_in_record(why)), "{record}");
        }
        let by = match end {
            "nonsense" => "an answer that is no move",
            "refusal" => "a refusal",
            "illegal" => "an illegal move",
            "crash" => "a crash",
            "flood" => "output without end",
            other => other,
        };
        assert!(text(&output).contains(&format!("2 lost by {by}")), "{}", text(&output));
    }
}

/// The part of the reason that a record contains without escaped brackets.
fn end_in_record(why: &str) -> &str {
    why.split(['(', ':']).next().unwrap()
}

#[test]
fn time_exceeded_loses_and_time_not_told_does_not() {
    // On a busy machine the quick engine may be late too, but not by a second and a half.
    const OPTIONS: &str = "--games 2 --time-per-move 0.5 --margin 1.5 --name-a slow --name-b quick";
    let slow = "sleep 4; printf '=%s pass\\n\\n' $id";
    let games = Match::new();
    let (slow_one, quick) = (games.engine("slow", slow), games.engine("quick", PASSES));
    let output = games.run(&slow_one, &quick, OPTIONS);
    assert!(output.status.success(), "{}", text(&output));
    for line in games.lines() {
        assert_eq!((&line["end"], &line["winner"]), (&"time".into(), &"B".into()), "{line}");
    }
    let games = Match::new();
    let slow_one = engine(games.path(), "slow", "time_settings", slow);
    let output = games.run(&slow_one, &quick, OPTIONS);
    let told = text(&output);
    assert!(told.contains("slow could not be told the time: its time was measured"), "{told}");
    assert!(games.lines().iter().all(|line| line["end"] == "counted"));
}

#[test]
fn a_resignation_is_one() {
    let games = Match::new();
    let resigns = games.engine("resigns", "printf '=%s Resign\\n\\n' $id");
    let output = games.run(&resigns, &games.engine("passes", PASSES), "--games 2 --json");
    let summary: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(summary["together"]["lost"], 2);
    assert_eq!(summary["ends"]["resignation"], 2);
    assert_eq!(summary["elo"]["value"], Value::Null);
}

#[test]
fn a_match_goes_on_where_it_was_and_as_it_was() {
    let games = Match::new();
    let (a, b) = (games.engine("a", PASSES), games.engine("b", PASSES));
    assert!(games.run(&a, &b, "--games 4").status.success());
    let results = games.out().join("results.jsonl");
    let before = std::fs::read_to_string(&results).unwrap();
    // This simulates a power failure in the middle of the last line.
    std::fs::write(&results, &before[..before.len() - 20]).unwrap();
    let output = games.run(&a, &b, "--games 6 --parallel 2");
    assert!(output.status.success(), "{}", text(&output));
    let after = std::fs::read_to_string(&results).unwrap();
    let kept: Vec<&str> = before.lines().take(3).collect();
    assert_eq!(after.lines().take(3).collect::<Vec<_>>(), kept);
    let mut numbers: Vec<u64> =
        games.lines().iter().map(|line| line["game"].as_u64().unwrap()).collect();
    numbers.sort();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
    assert_eq!(std::fs::read_dir(games.out().join("games")).unwrap().count(), 6);
    let other = games.run(&a, &b, "--games 6 --komi 3");
    assert_eq!(other.status.code(), Some(2));
    assert!(
        text(&other).contains("its setting “komi” is 0.0, and 3.0 is asked for"),
        "{}",
        text(&other)
    );
}

#[test]
fn the_same_opening_is_played_with_either_colour() {
    let games = Match::new();
    let (a, b) = (games.engine("a", PASSES), games.engine("b", PASSES));
    assert!(games.run(&a, &b, "--games 6 --plies 2").status.success());
    let moves = |line: &Value| {
        let record = games.out().join(line["record"].as_str().unwrap());
        let record = std::fs::read_to_string(record).unwrap();
        record.lines().filter(|line| line.contains("C[opening]")).map(str::to_owned).collect()
    };
    let lines = games.lines();
    let openings: Vec<Vec<String>> = lines.iter().map(moves).collect();
    assert!(openings.iter().all(|opening| opening.len() == 2));
    for pair in [0, 2, 4] {
        assert_eq!(openings[pair], openings[pair + 1]);
        assert_eq!([&lines[pair]["black"], &lines[pair + 1]["black"]], ["A", "B"]);
    }
    assert_ne!(openings[0], openings[2]);
}

#[test]
fn the_test_ends_a_match_that_has_told_enough() {
    let games = Match::new();
    let resigns = games.engine("resigns", "printf '=%s resign\\n\\n' $id");
    let passes = games.engine("passes", PASSES);
    let output = games.run(&resigns, &passes, "--games 1000 --openings 0 --sprt 0,200");
    assert!(output.status.success(), "{}", text(&output));
    let told = text(&output);
    assert!(told.contains("SPRT of Elo 0 against 200: decided for 0, ratio "), "{told}");
    let played = games.lines().len();
    assert!(played < 100, "{played}");
    // After the decision no game is played.
    assert!(
        games.run(&resigns, &passes, "--games 1000 --openings 0 --sprt 0,200").status.success()
    );
    assert_eq!(games.lines().len(), played);
}

#[test]
fn our_own_engine_plays_a_match_that_agrees_with_its_records() {
    let games = Match::new();
    let output = tengen()
        // The seeds fix the games. About one game of a hundred ends in an unclear position, where
        // the judge and the engines disagree on the dead stones.
        .args(["match", "tengen gtp --rank 20k --threads 1 --seed 1"])
        .arg("tengen gtp --rank 20k --visits 20 --threads 1 --seed 2")
        .args(["--size", "7", "--games", "4", "--parallel", "2", "--rules", "aga-area", "--out"])
        .arg(games.out())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output));
    for line in games.lines() {
        let ends = ["counted", "resignation", "length"];
        assert!(ends.contains(&line["end"].as_str().unwrap()), "{line}");
        assert_eq!(line["untold"], serde_json::json!([[], []]));
    }
    let referee = tengen().arg("referee").arg(games.out().join("games")).output().unwrap();
    assert!(referee.status.success(), "{}", text(&referee));
}

#[test]
fn an_interrupted_match_ends_its_engines_and_can_go_on() {
    let games = Match::new();
    let pid = games.path().join("pid");
    let waits = format!("echo $$ > \"{}\"; exec sleep 600", pid.display());
    let (waits, passes) = (games.engine("waits", &waits), games.engine("passes", PASSES));
    let mut command = games.command(&waits, &passes, "--games 2");
    let mut running = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let engine = loop {
        match std::fs::read_to_string(&pid) {
            Ok(pid) if pid.ends_with('\n') => break pid.trim().to_owned(),
            _ => std::thread::sleep(std::time::Duration::from_millis(10)),
        }
        assert!(running.try_wait().unwrap().is_none(), "the match goes on");
    };
    // `kill` is built into the shell: not every machine has it as a program.
    let kill = |what: &str, pid: &str| {
        let kill = format!("kill {what} {pid} 2>&-");
        Command::new("sh").args(["-c", &kill]).status().unwrap().success()
    };
    assert!(kill("-INT", &running.id().to_string()));
    let output = running.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", text(&output));
    assert!(text(&output).ends_with("tengen: interrupted\n"), "{}", text(&output));
    assert!(!kill("-0", &engine));
    assert_eq!(games.lines().len(), 0);
}
