//! Makes the problems that come with the program, in a minute or two of one processor's time, and
//! writes them to standard output:
//!
//! ```text
//! cargo run --release -p tengen-lessons --example problems -- set \
//!     > crates/lessons/src/problems/set.txt
//! ```
//!
//! If kinds are named after `set`, only these are made. The result depends on nothing else.
//!
//! `… --example problems -- again < set.txt` reads a set instead, proves it anew and writes it with
//! the kinds and levels found. Lines that are no problem go to standard error.

use std::io::BufRead;
use std::process::ExitCode;
use tengen_lessons::problems::generate::{EACH, Generator, SEED, attempts};
use tengen_lessons::problems::{Kind, Problem, Solver, Worked};

/// More positions than any problem takes that is quick enough for a waiting player.
const POSITIONS: usize = 100_000;

fn set(kinds: &[Kind]) {
    println!("# Made by `cargo run --release -p tengen-lessons --example problems -- set`.");
    for kind in kinds {
        for problem in Generator::new(SEED).collect(*kind, attempts(*kind), EACH) {
            println!("{problem}");
        }
    }
}

fn again() {
    let lines = std::io::stdin().lock().lines().map_while(Result::ok);
    for line in lines.filter(|line| !line.starts_with('#')) {
        let examined = line.parse::<Problem>().map_err(|error| error.to_string());
        let examined = examined.and_then(|mut problem| {
            let solution = Solver::examine(&problem, POSITIONS).map_err(|flaw| flaw.to_string())?;
            (problem.kind, problem.level) = (solution.kind, solution.level());
            Worked::of(&problem).map_err(|flaw| flaw.to_string())?;
            Ok(problem)
        });
        match examined {
            Ok(problem) => println!("{problem}"),
            Err(why) => eprintln!("{line}: {why}"),
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (first, kinds) =
        arguments.split_first().map_or(("", &[][..]), |(first, rest)| (first, rest));
    let kinds: Result<Vec<Kind>, _> = kinds.iter().map(|name| name.parse()).collect();
    match (first, kinds) {
        ("set", Ok(kinds)) if kinds.is_empty() => set(&Kind::ALL),
        ("set", Ok(kinds)) => set(&kinds),
        ("again", _) => again(),
        _ => {
            eprintln!("usage: problems set [KIND ...] | problems again < SET");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}
