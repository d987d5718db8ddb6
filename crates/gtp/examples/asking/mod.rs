//! The engines that the examples ask, and their options.

use std::error::Error;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;
use tengen_engine::{Engine, Network, bundled_network};
use tengen_gtp::controller::{CommandLine, Controller, Stop};
use tengen_gtp::{Options, Request, Session};
use tengen_net::{Arithmetic, Limits, Model};
use tengen_rules::presets;

/// No question may take longer than this.
const PATIENCE: Duration = Duration::from_secs(900);

/// The median of some times, and the longest, in seconds.
pub(crate) fn times(times: impl Iterator<Item = Duration>) -> (f64, f64) {
    let mut times: Vec<f64> = times.map(|time| time.as_secs_f64()).collect();
    times.sort_by(f64::total_cmp);
    let at = |i: usize| times.get(i).copied().unwrap_or_default();
    (at(times.len() / 2), at(times.len().saturating_sub(1)))
}

/// The options of the command line.
pub(crate) struct Asked {
    engine: Option<String>,
    network: Option<Network>,
    /// Whether to print the questions that were missed.
    pub(crate) failures: bool,
    /// One file in this many is looked at.
    pub(crate) every: usize,
    pub(crate) files: Vec<PathBuf>,
}

impl Asked {
    pub(crate) fn read(mut words: impl Iterator<Item = String>) -> Result<Asked, Box<dyn Error>> {
        let (network_of_ours, files) = (Some(bundled_network()), Vec::new());
        let mut asked =
            Asked { engine: None, network: network_of_ours, failures: false, every: 1, files };
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            match word.as_str() {
                "--engine" => asked.engine = Some(value()?),
                "--net" => asked.network = network(&value()?)?,
                "--failures" => asked.failures = true,
                "--every" => asked.every = value()?.parse::<NonZeroUsize>()?.get(),
                _ => asked.files.push(word.into()),
            }
        }
        Ok(asked)
    }

    pub(crate) fn start(&self) -> Result<Asking, Box<dyn Error>> {
        if let Some(line) = &self.engine {
            let started = Controller::start(&line.parse::<CommandLine>()?, &Stop::default())?;
            return Ok(Asking::Another(Box::new(started)));
        }
        // The answers in the files are by Japanese rules, GNU Go's usual ones.
        let rules = presets::JAPANESE.clone();
        let options =
            Options { network: self.network.clone(), rules: Some(rules), ..Options::default() };
        let engine = match &self.network {
            Some(network) => Engine::with_network(Default::default(), network.clone()),
            None => Engine::new(Default::default()),
        };
        Ok(Asking::Own(Box::new(Session::new(options, engine))))
    }
}

fn network(path: &str) -> Result<Option<Network>, Box<dyn Error>> {
    match path {
        "own" => return Ok(Some(bundled_network())),
        "none" => return Ok(None),
        _ => {}
    }
    let model = Model::open(path.as_ref(), &Limits::default())?;
    Ok(Some(Network::new(model, Arithmetic::from_environment()?)))
}

/// The engine that we ask.
pub(crate) enum Asking {
    Own(Box<Session<Engine>>),
    Another(Box<Controller>),
}

impl Asking {
    /// The answer, or the refusal as text.
    pub(crate) fn ask(&mut self, command: &str) -> String {
        let answer = match self {
            Asking::Own(session) => match Request::parse(command.as_bytes()) {
                Some(request) => session.answer(&request).answer,
                None => Ok(String::new()),
            },
            Asking::Another(engine) => engine.ask(command, PATIENCE).map_err(|e| e.to_string()),
        };
        answer.unwrap_or_else(|refused| refused)
    }
}
