//! Makes problems and writes them to standard output as they are found, a line each; sorted,
//! they are the set that comes with the program:
//! `cargo run --release -p tengen-lessons --example problems -- SEED ATTEMPTS EACH [KIND …]`.
//! At most EACH of every kind and level are written; what comes out depends on the arguments alone.
//! `… --example problems -- again < set.txt` reads a set instead, proves it anew and writes it with
//! the kinds and levels found; what is no problem goes to standard error.

use std::collections::{BTreeMap, BTreeSet};
use std::io::BufRead;
use tengen_lessons::problems::generate::Generator;
use tengen_lessons::problems::{Kind, Problem, Solver, Worked};

/// More than a problem takes that can be answered while somebody waits.
const POSITIONS: usize = 100_000;

fn again() {
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
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

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().is_some_and(|first| first == "again") {
        return again();
    }
    let numbers: Vec<usize> = arguments.iter().take(3).filter_map(|n| n.parse().ok()).collect();
    let kinds: Result<Vec<Kind>, _> = arguments.iter().skip(3).map(|name| name.parse()).collect();
    let ([seed, attempts, each], Ok(mut kinds)) = (&numbers[..], kinds) else {
        eprintln!("usage: problems SEED ATTEMPTS EACH [KIND ...]");
        std::process::exit(2);
    };
    if kinds.is_empty() {
        // Ladders and nets come with the captures.
        kinds = vec![Kind::Capture, Kind::Escape, Kind::Live, Kind::Kill];
    }
    let mut found: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
    for kind in kinds {
        let mut generator = Generator::new(*seed as u64);
        for _ in 0..*attempts {
            for (problem, _) in generator.attempt(kind) {
                let known = found.entry((problem.kind, problem.level)).or_default();
                if known.len() < *each && known.insert(problem.id()) {
                    println!("{problem}");
                }
            }
        }
    }
}
