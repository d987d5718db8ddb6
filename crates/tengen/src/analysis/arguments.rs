//! The arguments of `tengen analysis`.

use crate::katago::KataGoArguments;
use crate::network::{ArithmeticArguments, Source};
use crate::options;
use clap::{Args, ValueEnum};
use std::str::FromStr;

/// Options of `tengen analysis`.
#[derive(Debug, Args)]
pub(crate) struct AnalysisArguments {
    #[arg(long, value_name = "FILE", default_value = "own")]
    pub(super) net: Source,
    #[command(flatten)]
    pub(super) arithmetic: ArithmeticArguments,
    #[arg(long, value_name = "NUMBER", value_parser = options::whole::<u16>(1, 256))]
    pub(super) threads: Option<u16>,
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = options::whole::<u16>(1, 64))]
    pub(super) search_threads: u16,
    #[arg(long, value_name = "NUMBER", default_value = "500", value_parser = options::at_least::<u64>(1))]
    pub(super) visits: u64,
    #[arg(long, value_name = "MIB", default_value = "256", value_parser = options::mebibytes)]
    pub(super) max_memory: usize,
    #[arg(long, value_enum, value_name = "WHO", default_value = "black")]
    pub(super) report_as: View,
    #[arg(long, value_name = "VERSION")]
    pub(super) version_told: Option<String>,
    #[command(flatten)]
    pub(super) katago: KataGoArguments,
}

/// The side whose win rates and points are reported. (Texts for each value would make clap's help
/// three times as long.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum View {
    Black,
    White,
    SideToMove,
}

/// A name that KataGo has for no side.
#[derive(Debug)]
pub(crate) struct NoView;

impl FromStr for View {
    type Err = NoView;

    /// The side by KataGo's name for it.
    fn from_str(name: &str) -> Result<View, NoView> {
        match name.to_ascii_uppercase().as_str() {
            "BLACK" => Ok(View::Black),
            "WHITE" => Ok(View::White),
            "SIDETOMOVE" => Ok(View::SideToMove),
            _ => Err(NoView),
        }
    }
}
