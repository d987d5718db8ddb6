//! The tasks that we run on Tengen itself: `cargo xtask test`, and tasks that take longer.

mod differential;
mod dist;
mod fuzz;
mod golden;
mod load;
mod random;
mod test;
mod tools;

use std::process::ExitCode;

const USAGE: &str = "\
What we run on Tengen itself.

Usage: cargo xtask <task>

Tasks:
  test             everything that CI runs: format, lints, tests with every kernel of this
                   processor, docs, the wasm build of two crates, fuzzing, the page's types, and
                   games in a real browser
  test quick       what is worth running often: format and all tests in Rust
  test <part>…     only these parts; `cargo xtask test list` names them
  fuzz [<target>…] [--seconds N]
                   these fuzz targets, or all, for so long each (30 s)
  load [OPTIONS]   servers under load that are killed meanwhile, with a ledger of what they
                   acknowledged; `cargo xtask load --help` has the options
  dist             the program as people install it, in target/dist: one file without libraries of
                   the system, a Debian package, and a folder from which an image is built
  differential --model NET [--katago PATH] [--games N] [--seed S]
                   random games against KataGo's referee
  golden DIR [FILE]
                   networks in DIR/nets (and the b10 transformer in FILE) against KataGo's answers
                   in DIR/nets/golden

Examples:
  cargo xtask test
  cargo xtask test quick
  cargo xtask test lints unit
  TENGEN_KERNEL=portable cargo xtask test unit browser
  cargo xtask fuzz sgf --seconds 600
  cargo xtask load --store shared --games 300 --rate 1000 --seconds 60 --kill 5
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test", ref parts @ ..] => test::run(parts),
        ["differential", "--help" | "-h"] => {
            print!("{}", differential::USAGE);
            Ok(())
        }
        ["differential", ref words @ ..] => differential::command(words),
        ["load", ref words @ ..] => load::command(words),
        ["dist"] => dist::command_line(),
        ["golden", folder] => golden::check(folder, None),
        ["golden", folder, transformer] => golden::check(folder, Some(transformer)),
        ["fuzz", ref words @ ..] => fuzz::command(words),
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
