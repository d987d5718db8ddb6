//! What `tengen analysis` is asked for.

use crate::network::PrecisionArguments;
use crate::options;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Options of `tengen analysis`.
#[derive(Debug, Args)]
pub(crate) struct AnalysisArguments {
    /// The network that judges (KataGo's .bin.gz or .txt.gz)
    #[arg(long, value_name = "FILE")]
    pub(super) net: Option<PathBuf>,
    #[command(flatten)]
    pub(super) precision: PrecisionArguments,
    /// How many positions are looked at at once; as many as the machine has threads if not given
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(super) threads: Option<u16>,
    /// How many threads look at each of them
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=64))]
    pub(super) search_threads: u16,
    /// Visits where a query does not say (maxVisits)
    #[arg(long, value_name = "NUMBER", default_value = "500", value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) visits: u64,
    /// The most memory of each search, in MiB
    #[arg(long, value_name = "MIB", default_value = "256", value_parser = options::mebibytes)]
    pub(super) max_memory: usize,
    /// Whose win rates and points are told, where a query does not say
    #[arg(long, value_enum, value_name = "WHO", default_value = "black")]
    pub(super) report_as: View,
}

/// Whose win rates and points are told. (Words on each would make clap's help three times as
/// long.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum View {
    Black,
    White,
    SideToMove,
}
