//! What we run on ourselves: `cargo xtask test`.

mod test;
mod tools;

use std::process::ExitCode;

const USAGE: &str = "\
What we run on Tengen itself.

Usage: cargo xtask <task>

Tasks:
  test             everything that CI runs: format, lints, tests, docs, the wasm build of the
                   rules, the page's types and messages, and games in a real browser
  test <part>…     only these parts; `cargo xtask test list` names them

Examples:
  cargo xtask test
  cargo xtask test lints unit
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test", ref parts @ ..] => test::run(parts),
        [] | ["help" | "-h" | "--help"] => {
            print!("{USAGE}");
            Ok(())
        }
        _ => Err(format!("no such task: {}\n\n{USAGE}", words.join(" "))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}
