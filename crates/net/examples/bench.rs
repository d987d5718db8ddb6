//! Evaluations per CPU second of a network, as JSON:
//! `cargo run --release -p tengen-net --example bench -- NETWORK ARGUMENTS`. The arguments are
//! `[WIDTH HEIGHT [AT_ONCE [KERNEL [PRECISION]]]]`.

use std::path::Path;
use std::time::Duration;

use tengen_net::{Arithmetic, Limits, Model, Network, measure};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument =
        |n: usize, default: &str| arguments.get(n).map_or_else(|| default.to_owned(), Clone::clone);
    let file = arguments.first().ok_or("which network?")?;
    let (width, height) = (argument(1, "19").parse()?, argument(2, "19").parse()?);
    let at_once = argument(3, "1").parse()?;
    let kernel = arguments.get(4).map(|name| name.parse()).transpose()?;
    let precision = arguments.get(5).map(|name| name.parse()).transpose()?;
    let arithmetic = Arithmetic::of(kernel, precision)?;
    let model = Model::open(Path::new(file), &Limits::default())?;
    let network = Network::new(model, arithmetic);
    let speed = measure(&network, width, height, at_once, Duration::from_secs(3))?;
    println!(
        "{{\"evals\": {}, \"cpu_seconds\": {:.3}, \"evals_per_cpu_second\": {:.2}, \
         \"at_once\": {at_once}, \"kernel\": \"{}\", \"precision\": \"{}\"}}",
        speed.evaluations,
        speed.cpu_time.as_secs_f64(),
        speed.per_cpu_second(),
        arithmetic.kernel,
        arithmetic.precision.name(),
    );
    Ok(())
}
