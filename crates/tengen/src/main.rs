//! Tengen, the program: arguments in, exit code out.

// A line that nobody reads must not end the program: [`speech::tell`] and `writeln!` do not panic.
#![cfg_attr(not(test), deny(clippy::print_stdout, clippy::print_stderr))]

use std::process::ExitCode;

mod admin;
mod analysis;
mod analyze;
mod backup;
mod certificates;
mod cli;
mod completions;
mod convert;
mod count;
mod diagram;
mod dice;
mod failure;
mod glossary;
mod gtp;
mod heard;
mod help;
mod judge;
mod katago;
mod learn;
mod manual;
mod matches;
mod migrate;
mod net_command;
mod network;
mod options;
mod page;
mod play;
mod problems;
mod reader;
mod records;
mod referee;
mod rules;
mod serve;
mod sgf_tools;
mod show;
mod solve;
mod speech;
mod study;
mod terms;
mod tournament;
mod worker;
mod wrong;

use cli::{Arguments, Command};
use dice::dice;
use failure::Failure;

fn main() -> ExitCode {
    let arguments = katago::translated(speech::begin(std::env::args_os()));
    match run(help::arguments(&arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if !matches!(failure, Failure::Unread) {
                speech::tell(&format!("tengen: {failure}"));
            }
            failure.code()
        }
    }
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    match arguments.command {
        None => serve::run(&arguments.serve),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Backup(arguments)) => backup::backup(&arguments),
        Some(Command::Restore(arguments)) => backup::restore(&arguments),
        Some(Command::MigrateStore(arguments)) => migrate::run(&arguments),
        Some(Command::Admin(arguments)) => admin::run(&arguments),
        Some(Command::Worker(arguments)) => worker::run(&arguments),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Gtp(arguments)) => gtp::run(&arguments),
        Some(Command::Match(arguments)) => matches::run(&arguments),
        Some(Command::Learn(arguments)) => learn::run(&arguments),
        Some(Command::Problems(arguments)) => problems::run(&arguments),
        Some(Command::Rules(arguments)) => rules::run(&arguments),
        Some(Command::Glossary(arguments)) => glossary::run(&arguments),
        Some(Command::Referee(arguments)) => referee::run(&arguments),
        Some(Command::Count(arguments)) => count::run(&arguments),
        Some(Command::Judge(arguments)) => judge::run(&arguments),
        Some(Command::Convert(arguments)) => convert::run(&arguments),
        Some(Command::Sgf(arguments)) => sgf_tools::run(&arguments),
        Some(Command::Tournament(arguments)) => tournament::run(&arguments),
        Some(Command::Diagram(arguments)) => diagram::run(&arguments),
        Some(Command::Show(arguments)) => show::run(&arguments),
        Some(Command::Study(arguments)) => study::run(&arguments),
        Some(Command::Solve(arguments)) => solve::run(&arguments),
        Some(Command::Analyze(arguments)) => analyze::run(&arguments),
        Some(Command::Analysis(arguments)) => analysis::run(&arguments),
        Some(Command::Net(arguments)) => net_command::run(&arguments),
        Some(Command::Completions(arguments)) => completions::run(&arguments),
        Some(Command::Man(arguments)) => manual::run(&arguments),
    }
}
