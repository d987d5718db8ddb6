//! Networks named on the command line, and what they or their absence allow.

use crate::Failure;
use crate::speech::say;
use clap::Args;
use std::path::{Path, PathBuf};
use tengen_engine::{Network, Rank};
use tengen_net::{Kernel, Limits, Model, Precision};

/// Which network guides the computer, if any.
#[derive(Debug, Args)]
pub(crate) struct NetworkArguments {
    #[arg(long, value_name = "FILE")]
    pub(crate) net: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) precision: PrecisionArguments,
}

/// How exactly a network is evaluated.
#[derive(Debug, Args)]
pub(crate) struct PrecisionArguments {
    #[arg(long, value_name = "NAME", default_value = "f32", value_parser = precision)]
    pub(crate) precision: Precision,
}

/// A precision by its name.
pub(crate) fn precision(text: &str) -> Result<Precision, String> {
    let known = [Precision::Single, Precision::Bfloat16];
    let found = known.into_iter().find(|precision| precision.name() == text);
    found.ok_or_else(|| say("wanted-precision", &[]))
}

impl NetworkArguments {
    /// The network made ready for this machine, if one is named.
    pub(crate) fn open(&self) -> Result<Option<Network>, Failure> {
        let open = |path: &PathBuf| open(path, self.precision.precision);
        self.net.as_ref().map(open).transpose().map(|found| found.map(|(_, network)| network))
    }

    /// Refuses a rank that the computer does not reach.
    pub(crate) fn check(&self, rank: Rank) -> Result<(), Failure> {
        if rank.is_reached(self.net.is_some()) {
            return Ok(());
        }
        let best = Rank::best(false);
        let (rank, best) = (rank.to_string(), best.to_string());
        let values = [("rank", (&rank).into()), ("best", (&best).into())];
        Err(Failure::Usage(say("network-rank", &values)))
    }
}

/// Reads a network and makes it ready for this machine; with what it calls itself.
pub(crate) fn open(path: &Path, precision: Precision) -> Result<(String, Network), Failure> {
    let model = read(path)?;
    let name = model.name().to_owned();
    Ok((name, Network::new(model, Kernel::best(), precision)))
}

/// Reads a network.
pub(crate) fn read(path: &Path) -> Result<Model, Failure> {
    Model::open(path, &Limits::default()).map_err(|why| {
        let (file, why) = (path.display().to_string(), why.to_string());
        let values = [("file", (&file).into()), ("why", (&why).into())];
        Failure::Trouble(say("network-unusable", &values))
    })
}
