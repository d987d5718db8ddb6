//! `tengen gtp`.

use crate::cli::GtpArguments;
use crate::{Failure, dice};
use std::io;
use tengen_gtp::Options;

/// Answers a controller on standard input and output.
pub(crate) fn run(arguments: &GtpArguments) -> Result<(), Failure> {
    arguments.network.check(arguments.rank)?;
    let network = arguments.network.open()?;
    let options = Options {
        rules: arguments.rules.clone(),
        encoding: arguments.encoding.encoding.map(String::from),
        size: arguments.size,
        rank: arguments.rank,
        time_per_move: arguments.time_per_move,
        visits: arguments.visits,
        threads: arguments.threads.map(usize::from),
        memory: arguments.max_memory.map(|mebibytes| mebibytes << 20),
        seed: arguments.seed.map_or_else(dice, Ok)?,
        ponder: arguments.ponder,
        network,
    };
    Ok(tengen_gtp::run(io::stdin(), io::stdout().lock(), &options)?)
}
