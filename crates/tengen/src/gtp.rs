//! `tengen gtp`.

use crate::cli::GtpArguments;
use crate::{Failure, network};
use std::io;
use tengen_gtp::Options;

/// Answers a controller on standard input and output.
pub(crate) fn run(arguments: &GtpArguments) -> Result<(), Failure> {
    let network = arguments.net.as_deref().map(network::open).transpose()?;
    let options = Options {
        rules: arguments.rules.clone(),
        size: arguments.size,
        level: arguments.level,
        time_per_move: arguments.time_per_move,
        visits: arguments.visits,
        threads: arguments.threads.map(usize::from),
        memory: arguments.max_memory.map(|mebibytes| mebibytes << 20),
        ponder: arguments.ponder,
        network,
    };
    Ok(tengen_gtp::run(io::stdin(), io::stdout().lock(), &options)?)
}
