//! Networks named on the command line.

use crate::Failure;
use std::path::Path;
use tengen_engine::Network;
use tengen_net::{Kernel, Limits, Model, Precision};

/// Reads a network and makes it ready for this machine.
pub(crate) fn open(path: &Path) -> Result<Network, Failure> {
    let model = Model::open(path, &Limits::default()).map_err(|why| {
        Failure::Trouble(format!("cannot use the network {}: {why}", path.display()))
    })?;
    Ok(Network::new(model, Kernel::best(), Precision::Single))
}
