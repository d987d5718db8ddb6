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

use crate::Failure;
use crate::speech::say;
use query::Usual;
use serde_json::json;
use session::Session;
use tengen_engine::{Network, Options};

/// Answers queries on standard input and output.
pub(crate) fn run(arguments: &AnalysisArguments) -> Result<(), Failure> {
    let model = arguments.net.read()?;
    if model.wants_metadata() {
        return Err(Failure::Trouble(say("network-imitates", &[("name", model.name().into())])));
    }
    let told = json!({
        "name": arguments.net.to_string(),
        "internalName": model.name(),
        "maxBatchSize": 1,
        "usesHumanSLProfile": false,
        "version": model.version(),
        "usingFP16": "false",
    });
    let network = Network::new(model, arguments.arithmetic.chosen()?);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let options = Options {
        threads: arguments.search_threads.into(),
        memory: arguments.max_memory << 20,
        ..Options::default()
    };
    let session = Session {
        network: &network,
        model: told,
        usual: Usual { visits: arguments.visits, view: arguments.report_as },
        options,
        workers: arguments.threads.map_or(cores, usize::from),
    };
    crate::speech::tell(&format!("Tengen {} is ready for analyses", env!("CARGO_PKG_VERSION")));
    Ok(session.run(std::io::stdin().lock(), std::io::stdout())?)
}
