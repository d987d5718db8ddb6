//! `tengen solve`: the score of a position on a small board when both sides play perfectly.

mod position;
mod report;

use crate::matches::interrupt;
use crate::records::LineArguments;
use crate::referee::all_threads;
use crate::speech::say;
use crate::{Failure, options, wrong};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use report::Report;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;
use tengen_rules::{Color, ParseSizeError, Ruleset, Score, Size};
use tengen_solve::{Unsolved, Watch, solve};

/// The interval between updates of the progress bar.
const OFTEN: Duration = Duration::from_millis(200);

/// Options of `tengen solve`.
#[derive(Debug, Args)]
pub(crate) struct SolveArguments {
    #[arg(long, value_name = "SIZE", required_unless_present = "position", value_parser = size)]
    size: Option<Size>,
    #[arg(long, value_name = "FILE", conflicts_with = "size")]
    position: Option<PathBuf>,
    #[command(flatten)]
    line: LineArguments,
    #[arg(long = "move", value_name = "N", conflicts_with = "node", value_parser = options::at_least::<usize>(0))]
    at: Option<usize>,
    #[arg(long, value_name = "COLOUR", value_parser = options::color)]
    to_move: Option<Color>,
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = options::rules)]
    rules: Option<Ruleset>,
    #[arg(long, value_name = "POINTS", value_parser = options::komi, allow_hyphen_values = true)]
    komi: Option<Score>,
    #[arg(long, value_name = "MIB", default_value = "2048", value_parser = options::mebibytes)]
    max_memory: usize,
    #[arg(long, value_name = "NUMBER", value_parser = options::whole::<u16>(1, 256))]
    threads: Option<u16>,
    #[arg(long)]
    json: bool,
}

/// `4` or `5x3`; the solver decides which boards are too large.
fn size(text: &str) -> Result<Size, String> {
    text.parse().map_err(|error| match error {
        ParseSizeError::Form => say("wanted-small-size", &[]),
        ParseSizeError::Size(error) => wrong::size(error),
    })
}

/// Solves a position and prints the result, even if it is incomplete.
pub(crate) fn run(arguments: &SolveArguments) -> Result<(), Failure> {
    let asked = position::asked(arguments)?;
    let watch = Arc::new(Watch::default());
    let told = watch.clone();
    let _listener = interrupt::listen(move || told.stop())?;
    let memory = arguments.max_memory << 20;
    let threads = arguments.threads.map_or_else(all_threads, usize::from);
    let solution = thread::scope(|scope| {
        let (send, solved) = mpsc::channel();
        let (problem, watch) = (&asked.problem, &*watch);
        scope.spawn(move || send.send(solve(problem, memory, threads, watch)));
        let bar = progress();
        loop {
            match solved.recv_timeout(OFTEN) {
                Err(RecvTimeoutError::Timeout) => {
                    let (low, high) = watch.bounds();
                    let values = [("low", low.into()), ("high", high.into())];
                    bar.set_message(say("solve-progress", &values));
                    bar.set_position(watch.nodes());
                }
                Ok(solution) => {
                    bar.finish_and_clear();
                    return solution.map_err(unsolved);
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Failure::Trouble("the solver ended unexpectedly".to_owned()));
                }
            }
        }
    })?;
    let report = Report { asked: &asked, solution: &solution };
    let text = if arguments.json { report.json()? } else { report.text() };
    std::io::stdout().write_all(text.as_bytes())?;
    if solution.margin().is_some() { Ok(()) } else { Err(Failure::Interrupted) }
}

/// Why a position was not solved, in words.
fn unsolved(why: Unsolved) -> Failure {
    match why {
        Unsolved::Thread(error) => Failure::from(error),
        Unsolved::LongCycle => Failure::Trouble(say("solve-long-cycle", &[])),
        other => Failure::Trouble(other.to_string()),
    }
}

/// The bounds so far, on standard error; nothing if that is no terminal.
fn progress() -> ProgressBar {
    let bar = ProgressBar::no_length();
    let style = ProgressStyle::with_template("{spinner} {elapsed}, {human_pos}, {per_sec}; {msg}");
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_down_to_one_line() {
        assert_eq!(size("4"), Ok(Size::square(4).unwrap()));
        assert_eq!(size("1x7"), Ok(Size::new(1, 7).unwrap()));
        for bad in ["", "0", "4x", "x", "-1", "4x5x6", "99"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }
}
