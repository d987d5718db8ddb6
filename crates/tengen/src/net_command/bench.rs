//! `tengen net bench`.

use super::arguments::BenchArguments;
use crate::Failure;
use crate::speech::{fixed, language, say};
use serde::Serialize;
use std::io::Write;
use std::thread;
use tengen_net::{Arithmetic, InputError, Network, Speed, measure};

/// The measurement that `--json` prints.
#[derive(Serialize)]
struct Measured {
    /// Positions evaluated by all threads.
    evals: u64,
    /// The processor's time all threads took.
    cpu_seconds: f64,
    /// Their quotient: the speed of one core.
    evals_per_cpu_second: f64,
    kernel: &'static str,
    precision: &'static str,
}

/// Measures how fast a network is evaluated.
pub(super) fn run(arguments: &BenchArguments) -> Result<(), Failure> {
    let arithmetic = arguments.arithmetic.chosen()?;
    let Arithmetic { kernel, precision } = arithmetic;
    let model = arguments.file.read()?;
    let network = Network::new(model, arithmetic);
    let speeds = speeds(&network, arguments).map_err(|e| Failure::Trouble(e.to_string()))?;
    let evals = speeds.iter().map(|speed| speed.evaluations).sum();
    let cpu_seconds: f64 = speeds.iter().map(|speed| speed.cpu_time.as_secs_f64()).sum();
    let measured = Measured {
        evals,
        cpu_seconds,
        evals_per_cpu_second: evals as f64 / cpu_seconds,
        kernel: kernel.name(),
        precision: precision.name(),
    };
    let text = if arguments.json {
        serde_json::to_string(&measured).map_err(|e| Failure::Trouble(e.to_string()))?
    } else {
        let speed = fixed(measured.evals_per_cpu_second, 1, language());
        let seconds = fixed(cpu_seconds, 2, language());
        let size = arguments.size.to_string();
        let values = [
            ("speed", (&speed).into()),
            ("evaluations", evals.into()),
            ("seconds", (&seconds).into()),
            ("size", (&size).into()),
            ("kernel", kernel.name().into()),
            ("precision", measured.precision.into()),
        ];
        say("net-bench", &values)
    };
    Ok(writeln!(std::io::stdout(), "{text}")?)
}

fn speeds(network: &Network, arguments: &BenchArguments) -> Result<Vec<Speed>, InputError> {
    let (width, height) = (arguments.size.width(), arguments.size.height());
    let (batch, seconds) = (arguments.batch.into(), arguments.seconds);
    thread::scope(|scope| {
        let one = || scope.spawn(move || measure(network, width, height, batch, seconds));
        let threads: Vec<_> = (0..arguments.threads).map(|_| one()).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}
