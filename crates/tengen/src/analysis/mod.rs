//! `tengen analysis`: KataGo's analysis protocol, so that programs made for KataGo can use Tengen.
//!
//! One JSON object a line in, one a line out. Answers come in the order in which they are found.
//! The protocol is KataGo's ("KataGo Parallel Analysis Engine", `docs/Analysis_Engine.md` there);
//! `docs/analysis.md` lists the differences.

mod answer;
mod arguments;
mod fields;
mod hash;
mod opening;
mod problem;
mod query;
mod queue;
mod session;
mod speaker;
mod worker;

pub(crate) use arguments::AnalysisArguments;

use crate::speech::say;
use crate::{Failure, reader};
use query::{LINE, Usual};
use session::Session;
use std::time::Duration;
use tengen_engine::{Network, Options};
use tengen_gtp::model_facts;

/// Answers queries on standard input and output.
pub(crate) fn run(arguments: &AnalysisArguments) -> Result<(), Failure> {
    let mut settings = arguments.katago.settings()?;
    let visits = settings.take("maxVisits")?.into_iter().chain(settings.take("maxPlayouts")?).min();
    let seconds = settings.take::<f64>("maxTime")?;
    let line = settings.take("analysisPVLen")?;
    let noise = settings.take("wideRootNoise")?.or(settings.take("analysisWideRootNoise")?);
    let view = settings.take("reportAnalysisWinratesAs")?;
    let workers = settings.take("numAnalysisThreads")?;
    let threads = settings.take("numSearchThreadsPerAnalysisThread")?;
    let threads = threads.or(settings.take("numSearchThreads")?);
    settings.tell_the_rest();
    let usual = Usual {
        visits: visits.unwrap_or(arguments.visits),
        time: seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
        view: view.unwrap_or(arguments.report_as),
        line: line.unwrap_or(LINE),
        wide_root_noise: noise.unwrap_or(0.0),
    };
    let model = arguments.net.read()?;
    if model.wants_metadata() {
        return Err(Failure::Trouble(say("network-imitates", &[("name", model.name().into())])));
    }
    let network = Network::new(model, arguments.arithmetic.chosen()?);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let options = Options {
        threads: threads.unwrap_or(arguments.search_threads.into()),
        memory: arguments.max_memory << 20,
        ..Options::default()
    };
    let version = env!("CARGO_PKG_VERSION");
    let session = Session {
        network: &network,
        model: model_facts(&arguments.net.to_string(), &network),
        version: arguments.version_told.as_deref().unwrap_or(version),
        usual,
        options,
        workers: arguments.threads.map(usize::from).or(workers).unwrap_or(cores),
        waits: !arguments.katago.quit_without_waiting,
    };
    reader::end_without();
    // Some programs wait for the last words.
    crate::speech::tell(&format!(
        "Tengen {version} is ready for analyses: ready to begin handling requests"
    ));
    Ok(session.run(std::io::stdin().lock(), std::io::stdout())?)
}
