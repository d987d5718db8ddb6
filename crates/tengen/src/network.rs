//! Networks named on the command line.

use crate::Failure;
use std::path::Path;
use tengen_engine::Network;
use tengen_net::{Kernel, Limits, Model, Precision};

/// Reads a network and makes it ready for this machine.
pub(crate) fn open(path: &Path) -> Result<Network, Failure> {
    open_named(path).map(|(_, network)| network)
}

/// The same, with what the network calls itself.
pub(crate) fn open_named(path: &Path) -> Result<(String, Network), Failure> {
    let model = read(path)?;
    let name = model.name().to_owned();
    Ok((name, Network::new(model, Kernel::best(), Precision::Single)))
}

/// Reads a network.
pub(crate) fn read(path: &Path) -> Result<Model, Failure> {
    Model::open(path, &Limits::default()).map_err(|why| {
        Failure::Trouble(format!("cannot use the network {}: {why}", path.display()))
    })
}
