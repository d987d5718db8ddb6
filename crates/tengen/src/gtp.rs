//! `tengen gtp`.

use crate::cli::GtpArguments;
use crate::speech::tell;
use crate::{Failure, dice, options, reader};
use std::io;
use std::time::Duration;
use tengen_gtp::Options;

/// Answers a controller on standard input and output.
pub(crate) fn run(arguments: &GtpArguments) -> Result<(), Failure> {
    arguments.network.check(arguments.rank)?;
    let own = Options {
        rules: arguments.rules.clone(),
        encoding: arguments.encoding.encoding.map(String::from),
        size: arguments.size,
        rank: arguments.rank,
        time_per_move: arguments.time_per_move,
        visits: arguments.visits,
        threads: arguments.threads.map(usize::from),
        memory: arguments.max_memory.map(|mebibytes| mebibytes << 20),
        ponder: arguments.ponder,
        ..Options::default()
    };
    let options = Options {
        name: arguments.name.clone().unwrap_or(own.name.clone()),
        version: arguments.version_told.clone().unwrap_or(own.version.clone()),
        ..configured(arguments, own)?
    };
    let options = Options {
        seed: arguments.seed.map_or_else(dice, Ok)?,
        network: arguments.network.open()?,
        ..options
    };
    reader::end_without();
    // Some controllers wait for these words.
    tell(&format!("Tengen {}: GTP ready", env!("CARGO_PKG_VERSION")));
    Ok(tengen_gtp::run(io::stdin(), io::stdout().lock(), &options)?)
}

/// The options with the settings of KataGo's configuration. Our own arguments go before these.
fn configured(arguments: &GtpArguments, own: Options) -> Result<Options, Failure> {
    let mut settings = arguments.katago.settings()?;
    let seconds = settings.take::<f64>("maxTime")?;
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let visits = settings.take("maxVisits")?.into_iter().chain(settings.take("maxPlayouts")?).min();
    let threads = settings.take("numSearchThreads")?;
    let ponder = settings.take("ponderingEnabled")?;
    let may_resign = settings.take("allowResignation")?;
    let noise = settings.take("analysisWideRootNoise")?;
    let rules = settings.take::<String>("rules")?;
    let rules = rules.map(|name| options::rules(&name).map_err(Failure::Usage)).transpose()?;
    let size = settings.take::<String>("defaultBoardSize")?;
    let size = size.map(|size| options::size(&size).map_err(Failure::Usage)).transpose()?;
    settings.tell_the_rest();
    Ok(Options {
        rules: own.rules.or(rules),
        size: size.unwrap_or(own.size),
        time_per_move: own.time_per_move.or(time),
        visits: own.visits.or(visits),
        threads: own.threads.or(threads),
        ponder: own.ponder || ponder.unwrap_or(false),
        may_resign: may_resign.unwrap_or(own.may_resign),
        wide_root_noise: noise.unwrap_or(own.wide_root_noise),
        ..own
    })
}
