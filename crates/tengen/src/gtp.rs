//! `tengen gtp`.

use crate::Failure;
use crate::cli::GtpArguments;
use std::io;
use tengen_gtp::Options;

/// Answers a controller on standard input and output.
pub(crate) fn run(arguments: &GtpArguments) -> Result<(), Failure> {
    let options = Options {
        rules: arguments.rules.clone(),
        size: arguments.size,
        level: arguments.level,
        time_per_move: arguments.time_per_move,
        visits: arguments.visits,
        threads: arguments.threads.map(usize::from),
    };
    Ok(tengen_gtp::run(io::stdin().lock(), io::stdout().lock(), &options)?)
}
