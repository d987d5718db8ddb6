//! What `tengen net` is asked for.

use crate::network::precision;
use crate::options;
use clap::{Args, Subcommand};
use std::path::PathBuf;
use std::time::Duration;
use tengen_net::{Kernel, LONGEST_SIDE, Precision};
use tengen_rules::Size;

/// Options of `tengen net`.
#[derive(Debug, Args)]
pub(crate) struct NetArguments {
    /// What to do with the network.
    #[command(subcommand)]
    pub(super) what: What,
}

/// What to do with a network.
#[derive(Debug, Subcommand)]
pub(super) enum What {
    /// Say what the network is: its name, its size, what it answers
    Info(InfoArguments),
    /// Evaluate fixed positions with every kernel and precision, and compare
    Check(CheckArguments),
    /// Measure how many positions are evaluated in a second of the processor's time
    Bench(BenchArguments),
}

#[derive(Debug, Args)]
pub(super) struct InfoArguments {
    /// The network (KataGo's .bin.gz or .txt.gz)
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
pub(super) struct CheckArguments {
    /// The network (KataGo's .bin.gz or .txt.gz)
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct BenchArguments {
    /// The network (KataGo's .bin.gz or .txt.gz)
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Lines of the board, such as 9 or 13x9
    #[arg(long, value_name = "SIZE", default_value = "19", value_parser = size)]
    pub(super) size: Size,
    /// How many threads evaluate, each for itself
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(super) threads: u16,
    /// How many positions are evaluated together
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=64))]
    pub(super) batch: u16,
    /// The processor's time each thread spends, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "3", value_parser = options::seconds)]
    pub(super) seconds: Duration,
    /// f32 or bf16
    #[arg(long, value_name = "NAME", default_value = "f32", value_parser = precision)]
    pub(super) precision: Precision,
    /// The instructions to use; the fastest there are if not given
    #[arg(long, value_name = "NAME", value_parser = kernel)]
    pub(super) kernel: Option<Kernel>,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
}

fn size(text: &str) -> Result<Size, String> {
    let size = options::size(text)?;
    match size.width().max(size.height()) {
        ..=LONGEST_SIDE => Ok(size),
        _ => Err(format!("networks know boards of up to {LONGEST_SIDE} lines a side")),
    }
}

fn kernel(text: &str) -> Result<Kernel, String> {
    let here = Kernel::available();
    let names: Vec<&str> = here.iter().map(|kernel| kernel.name()).collect();
    let found = here.iter().find(|kernel| kernel.name() == text);
    found.copied().ok_or_else(|| format!("this processor has {}", names.join(", ")))
}
