//! The engines of computer players and of the analysis.

use crate::analysis::{Analyst, NetworkAnalyst, knows};
use std::fmt;
use std::sync::Arc;
use tengen_engine::{Engine, Network, Options, Rank};
use tengen_rules::Size;

/// The memory of one search of a computer player, in bytes.
const MEMORY: usize = 64 << 20;

/// The engines of computer players and of the analysis. Without a network (`default`) the computer
/// plays by playouts, and there is no analysis.
#[derive(Clone)]
pub struct Engines {
    network: Option<Network>,
    threads: usize,
    /// How many computer players may search at a time, if that was told.
    players: Option<usize>,
    analyst: Option<Arc<dyn Analyst>>,
}

impl fmt::Debug for Engines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let analyses = self.analyst.is_some();
        let mut engines = f.debug_struct("Engines");
        engines.field("network", &self.network.is_some()).field("threads", &self.threads);
        engines.field("analyst", &analyses).finish()
    }
}

impl Default for Engines {
    fn default() -> Engines {
        Engines { network: None, threads: 1, players: None, analyst: None }
    }
}

impl Engines {
    /// Engines with a network, if there is one. Each computer player searches on `threads` threads.
    pub fn new(network: Option<Network>, threads: usize) -> Engines {
        let analyst = network
            .clone()
            .map(|network| -> Arc<dyn Analyst> { Arc::new(NetworkAnalyst::new(network)) });
        Engines { network, threads: threads.max(1), players: None, analyst }
    }

    /// The same engines with another analyst.
    pub fn with_analyst(self, analyst: Arc<dyn Analyst>) -> Engines {
        Engines { analyst: Some(analyst), ..self }
    }

    /// The same engines, of which this many computer players search at a time. With 0, workers
    /// search for them, and there is no analysis.
    pub fn with_players(self, players: usize) -> Engines {
        Engines { players: Some(players), ..self }
    }

    /// How many computer players may search at a time on this machine.
    pub(crate) fn players(&self) -> usize {
        if let Some(players) = self.players {
            return players;
        }
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        (cores / self.threads).max(1)
    }

    /// An engine for a computer player, with this seed of its randomness.
    pub(crate) fn player(&self, seed: u64) -> Engine {
        let options = Options { threads: self.threads, memory: MEMORY, seed };
        match &self.network {
            Some(network) => Engine::with_network(options, network.clone()),
            None => Engine::new(options),
        }
    }

    /// The ranks that computer players reach, the weakest first. On boards that are too large for
    /// networks, the computer plays by playouts and may be weaker.
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

    /// The analyst, if there is one.
    pub(crate) fn analyst(&self) -> Option<&Arc<dyn Analyst>> {
        self.analyst.as_ref()
    }
}
