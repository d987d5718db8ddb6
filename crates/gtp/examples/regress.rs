//! Holds an engine against files of questions with their answers, as GNU Go's regression suite
//! has them: a GTP command with a number before it, and on the next line `#?` with a regular
//! expression for the answer in brackets, `!` in front where it must not match.
//!
//! ```sh
//! cargo run --release -p tengen-gtp --example regress -- regression/{reading,owl}.tst
//! cargo run --release -p tengen-gtp --example regress -- \
//!     --engine 'gnugo --mode gtp' --failures regression/reading.tst
//! ```
//!
//! Without `--engine` it is our own, in this process, with the network that comes with it; `--net FILE` gives it
//! another, `--net none` none. `--failures`
//! prints every question that was missed. The files are read as they lie, and the records they
//! load are looked for beside them.

use regex_lite::Regex;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tengen_engine::{Engine, Network, own_network};
use tengen_gtp::controller::{CommandLine, Controller, Stop};
use tengen_gtp::{Options, Request, Session};
use tengen_net::{Kernel, Limits, Model, Precision};
use tengen_rules::presets;

/// No question may take longer than this.
const PATIENCE: Duration = Duration::from_secs(900);

fn main() -> Result<(), Box<dyn Error>> {
    let asked = Asked::read(std::env::args().skip(1))?;
    println!("{:24} {:>9} {:>12} {:>12}", "file", "right", "median, ms", "longest, s");
    for path in &asked.files {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let here = std::env::current_dir()?;
        let mut engine = asked.start()?;
        std::env::set_current_dir(folder.unwrap_or(Path::new(".")))?;
        let mut results = Vec::new();
        for line in steps(&text)? {
            match line {
                Step::Do(command) => {
                    engine.ask(&command);
                }
                Step::Ask { command, expected, pattern, negated } => {
                    let begun = Instant::now();
                    let answer = engine.ask(&command);
                    let took = begun.elapsed();
                    let right = pattern.is_match(&answer) != negated;
                    if !right && asked.failures {
                        println!("  {command}: {answer:?}, expected {expected}");
                    }
                    results.push((took, right));
                }
            }
        }
        std::env::set_current_dir(here)?;
        let right = results.iter().filter(|(_, right)| *right).count();
        results.sort();
        let median = results.get(results.len() / 2).map_or(Duration::ZERO, |(took, _)| *took);
        let longest = results.last().map_or(Duration::ZERO, |(took, _)| *took);
        println!(
            "{:24} {:>9} {:>12.1} {:>12.2}",
            path.file_stem().unwrap_or_default().to_string_lossy(),
            format!("{right}/{}", results.len()),
            median.as_secs_f64() * 1e3,
            longest.as_secs_f64()
        );
    }
    Ok(())
}

/// What the command line asks for.
struct Asked {
    engine: Option<String>,
    network: Option<Network>,
    failures: bool,
    files: Vec<PathBuf>,
}

impl Asked {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Asked, Box<dyn Error>> {
        let network_of_ours = Some(own_network());
        let mut asked =
            Asked { engine: None, network: network_of_ours, failures: false, files: Vec::new() };
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            match word.as_str() {
                "--engine" => asked.engine = Some(value()?),
                "--net" => asked.network = network(&value()?)?,
                "--failures" => asked.failures = true,
                _ => asked.files.push(word.into()),
            }
        }
        Ok(asked)
    }

    fn start(&self) -> Result<Asking, Box<dyn Error>> {
        if let Some(line) = &self.engine {
            let started = Controller::start(&line.parse::<CommandLine>()?, &Stop::default())?;
            return Ok(Asking::Another(Box::new(started)));
        }
        // The files count as Japanese rules do, which are GNU Go's usual ones.
        let rules = presets::JAPANESE.clone();
        let options = Options { network: self.network.clone(), rules, ..Options::default() };
        let engine = match &self.network {
            Some(network) => Engine::with_network(Default::default(), network.clone()),
            None => Engine::new(Default::default()),
        };
        Ok(Asking::Own(Box::new(Session::new(options, engine))))
    }
}

fn network(path: &str) -> Result<Option<Network>, Box<dyn Error>> {
    match path {
        "own" => return Ok(Some(own_network())),
        "none" => return Ok(None),
        _ => {}
    }
    let model = Model::open(path.as_ref(), &Limits::default())?;
    Ok(Some(Network::new(model, Kernel::best(), Precision::Single)))
}

/// Whom we ask.
enum Asking {
    Own(Box<Session<Engine>>),
    Another(Box<Controller>),
}

impl Asking {
    /// The answer, or what is said instead of one.
    fn ask(&mut self, command: &str) -> String {
        let answer = match self {
            Asking::Own(session) => match Request::parse(command.as_bytes()) {
                Some(request) => session.answer(&request).answer,
                None => Ok(String::new()),
            },
            Asking::Another(engine) => engine.ask(command, PATIENCE).map_err(|e| e.to_string()),
        };
        answer.unwrap_or_else(|refused| refused)
    }
}

/// A line of a file.
enum Step {
    Do(String),
    Ask { command: String, expected: String, pattern: Regex, negated: bool },
}

fn steps(text: &str) -> Result<Vec<Step>, Box<dyn Error>> {
    let mut steps = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if let Some(expected) = line.strip_prefix("#?") {
            let Some(Step::Do(command)) = steps.pop() else { continue };
            // A star says that the failure is known, which makes it no less of one; an ampersand
            // that the answer does not matter.
            let expected = expected.trim().trim_end_matches('*');
            if expected.ends_with('&') {
                steps.push(Step::Do(command));
                continue;
            }
            let inner = expected.trim_start_matches('[').trim_end_matches(']');
            let (inner, negated) = match inner.strip_prefix('!') {
                Some(rest) => (rest, true),
                None => (inner, false),
            };
            let pattern = Regex::new(&format!("^{inner}$"));
            let pattern = pattern.map_err(|e| format!("line {}: {e}", number + 1))?;
            steps.push(Step::Ask { command, expected: expected.to_owned(), pattern, negated });
        } else if !line.starts_with('#') && !line.trim().is_empty() {
            // The number is for the answer, which comes back to us in any case.
            let words = line.trim().trim_start_matches(|c: char| c.is_ascii_digit());
            steps.push(Step::Do(words.trim().to_owned()));
        }
    }
    Ok(steps)
}
