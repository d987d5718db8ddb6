//! The arguments of `tengen net`.

use crate::network::{ArithmeticArguments, Source};
use crate::options;
use crate::speech::say;
use clap::{Args, Subcommand};
use std::time::Duration;
use tengen_net::LONGEST_SIDE;
use tengen_rules::Size;

/// Options of `tengen net`.
#[derive(Debug, Args)]
pub(crate) struct NetArguments {
    /// The command for the network.
    #[command(subcommand)]
    pub(super) what: What,
}

/// The commands for a network.
#[derive(Debug, Subcommand)]
pub(super) enum What {
    Info(InfoArguments),
    Check(CheckArguments),
    Bench(BenchArguments),
}

#[derive(Debug, Args)]
pub(super) struct InfoArguments {
    #[arg(value_name = "FILE", default_value = "own")]
    pub(super) file: Source,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
pub(super) struct CheckArguments {
    #[arg(value_name = "FILE", default_value = "own")]
    pub(super) file: Source,
}

#[derive(Debug, Args)]
pub(super) struct BenchArguments {
    #[arg(value_name = "FILE", default_value = "own")]
    pub(super) file: Source,
    #[arg(long, value_name = "SIZE", default_value = "19", value_parser = size)]
    pub(super) size: Size,
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = options::whole::<u16>(1, 256))]
    pub(super) threads: u16,
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = options::whole::<u16>(1, 64))]
    pub(super) batch: u16,
    #[arg(long, value_name = "SECONDS", default_value = "3", value_parser = options::seconds)]
    pub(super) seconds: Duration,
    #[command(flatten)]
    pub(super) arithmetic: ArithmeticArguments,
    #[arg(long)]
    pub(super) json: bool,
}

fn size(text: &str) -> Result<Size, String> {
    let size = options::size(text)?;
    match size.width().max(size.height()) {
        ..=LONGEST_SIDE => Ok(size),
        _ => Err(say("wanted-network-size", &[("longest", LONGEST_SIDE.into())])),
    }
}
