//! What the server thinks with.

use crate::analysis::{Analyst, NetworkAnalyst, knows};
use std::fmt;
use std::sync::Arc;
use tengen_engine::{Engine, Network, Options, Rank};
use tengen_rules::Size;

/// The memory of one search of a computer player, in bytes.
const MEMORY: usize = 64 << 20;

/// What computer players and analyses have to think with. Without a network (`default`) the
/// computer plays by playouts, and nothing is analysed.
#[derive(Clone)]
pub struct Minds {
    network: Option<Network>,
    threads: usize,
    analyst: Option<Arc<dyn Analyst>>,
}

impl fmt::Debug for Minds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let analyses = self.analyst.is_some();
        let mut minds = f.debug_struct("Minds");
        minds.field("network", &self.network.is_some()).field("threads", &self.threads);
        minds.field("analyst", &analyses).finish()
    }
}

impl Default for Minds {
    fn default() -> Minds {
        Minds { network: None, threads: 1, analyst: None }
    }
}

impl Minds {
    /// With a network, if there is one; each computer player thinks on so many threads.
    pub fn new(network: Option<Network>, threads: usize) -> Minds {
        let analyst = network
            .clone()
            .map(|network| -> Arc<dyn Analyst> { Arc::new(NetworkAnalyst::new(network)) });
        Minds { network, threads: threads.max(1), analyst }
    }

    /// The same with another analyst.
    pub fn with_analyst(self, analyst: Arc<dyn Analyst>) -> Minds {
        Minds { analyst: Some(analyst), ..self }
    }

    /// How many computer players may think at a time on this machine.
    pub(crate) fn players(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        (cores / self.threads).max(1)
    }

    /// A computer player with dice of this seed.
    pub(crate) fn player(&self, seed: u64) -> Engine {
        let options = Options { threads: self.threads, memory: MEMORY, seed };
        match &self.network {
            Some(network) => Engine::with_network(options, network.clone()),
            None => Engine::new(options),
        }
    }

    /// The ranks that computer players reach, the weakest first; on boards that networks do not
    /// know they play as well as playouts let them.
    pub(crate) fn ranks(&self) -> impl Iterator<Item = Rank> {
        let with_network = self.network.is_some();
        Rank::all().filter(move |rank| rank.is_reached(with_network))
    }

    /// The network, if there is one.
    pub(crate) fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    /// Whether a network guides the computer on a board of this size.
    pub(crate) fn guides(&self, size: Size) -> bool {
        self.network.is_some() && knows(size)
    }

    pub(crate) fn analyst(&self) -> Option<&Arc<dyn Analyst>> {
        self.analyst.as_ref()
    }
}
