//! Tests an engine on files of questions with their answers, in the form of GNU Go's regression
//! suite. A question is a GTP command with a number before it. The next line is `#?` with a regular
//! expression for the answer in brackets, and `!` in front where it must not match.
//!
//! ```sh
//! cargo run --release -p tengen-gtp --example regress -- regression/{reading,owl}.tst
//! cargo run --release -p tengen-gtp --example regress -- \
//!     --engine 'gnugo --mode gtp' --failures regression/reading.tst
//! ```
//!
//! Without `--engine` it is our own, in this process, with the network that comes with it. `--net
//! FILE` gives it another, `--net none` none. `--failures` prints every question that was missed.
//! The files are read as they lie, and the records they load are looked for beside them.

mod asking;

use asking::{Asked, times};
use regex_lite::Regex;
use std::error::Error;
use std::path::Path;
use std::time::Instant;

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
        let (median, longest) = times(results.iter().map(|(took, _)| *took));
        println!(
            "{:24} {:>9} {:>12.1} {:>12.2}",
            path.file_stem().unwrap_or_default().to_string_lossy(),
            format!("{right}/{}", results.len()),
            median * 1e3,
            longest
        );
    }
    Ok(())
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
            // A star means that the failure is known, but it counts as one. An ampersand means that
            // the answer does not matter.
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
            // The number only marks the answer, which needs no mark here.
            let words = line.trim().trim_start_matches(|c: char| c.is_ascii_digit());
            steps.push(Step::Do(words.trim().to_owned()));
        }
    }
    Ok(steps)
}
