//! Evaluations per CPU second of a network, as JSON:
//! `cargo run --release -p tengen-net --example bench -- NETWORK [WIDTH HEIGHT [AT_ONCE [KERNEL [PRECISION]]]]`

use std::path::Path;
use std::time::Duration;

use tengen_net::{Kernel, Limits, Model, Network, Precision, measure};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument =
        |n: usize, default: &str| arguments.get(n).map_or_else(|| default.to_owned(), Clone::clone);
    let file = arguments.first().ok_or("which network?")?;
    let (width, height) = (argument(1, "19").parse()?, argument(2, "19").parse()?);
    let at_once = argument(3, "1").parse()?;
    let name = argument(4, Kernel::best().name());
    let kernels = Kernel::available();
    let kernel = *kernels
        .iter()
        .find(|kernel| kernel.name() == name)
        .ok_or_else(|| format!("no kernel {name} here; there are {kernels:?}"))?;
    let precision = match argument(5, "f32").as_str() {
        "f32" => Precision::Single,
        "bf16" => Precision::Bfloat16,
        other => return Err(format!("no precision {other}").into()),
    };
    let model = Model::open(Path::new(file), &Limits::default())?;
    let network = Network::new(model, kernel, precision);
    let speed = measure(&network, width, height, at_once, Duration::from_secs(3))?;
    println!(
        "{{\"evals\": {}, \"cpu_seconds\": {:.3}, \"evals_per_cpu_second\": {:.2}, \
         \"at_once\": {at_once}, \"kernel\": \"{kernel}\", \"precision\": \"{}\"}}",
        speed.evaluations,
        speed.cpu_time.as_secs_f64(),
        speed.per_cpu_second(),
        precision.name(),
    );
    Ok(())
}
