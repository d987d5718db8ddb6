//! The settings of a session.

use std::time::Duration;
use tengen_engine::{Network, Rank};
use tengen_rules::{Ruleset, Size};

/// The settings of a session before the first command.
#[derive(Clone, Debug)]
pub struct Options {
    /// The name to be told. Some controllers speak otherwise to programs of certain names.
    pub name: String,
    /// The version to be told.
    pub version: String,
    /// The rules that legality and the count follow. If not said they are Chinese, as those of most
    /// programs that speak the protocol, and in a record that is loaded those it names.
    pub rules: Option<Ruleset>,
    /// The character encoding of the records that are loaded, by its name, such as `GBK`, if it is
    /// not to be found out. With a name that
    /// [`tengen_sgf::read_as`] does not know no record is loaded.
    pub encoding: Option<String>,
    /// The board until `boardsize` changes it.
    pub size: Size,
    /// The strength of play.
    pub rank: Rank,
    /// The most time a move may take; a clock may leave less.
    pub time_per_move: Option<Duration>,
    /// The most playouts a move may take.
    pub visits: Option<u64>,
    /// How many threads search; all of the machine's if not given.
    pub threads: Option<usize>,
    /// The most memory of the search, in bytes; the engine's usual if not given.
    pub memory: Option<usize>,
    /// The seed of the engine's random numbers.
    pub seed: u64,
    /// Whether a lost game may be resigned.
    pub may_resign: bool,
    /// How widely an analysis tries moves that the network thinks little of, as KataGo's
    /// `analysisWideRootNoise`: 0 not at all, 0.04 a little.
    pub wide_root_noise: f64,
    /// Whether to think on the opponent's time, which only a network makes use of.
    pub ponder: bool,
    /// The network that guides the search, if there is one.
    pub network: Option<Network>,
}

/// The board size that the protocol's users expect. A wrong number here would not compile.
const USUAL: Size = match Size::square(19) {
    Ok(size) => size,
    Err(_) => panic!(),
};

impl Default for Options {
    /// A board of 19×19 at full strength, under our own name.
    fn default() -> Options {
        Options {
            name: "Tengen".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            rules: None,
            encoding: None,
            size: USUAL,
            rank: Rank::FULL,
            time_per_move: None,
            visits: None,
            threads: None,
            memory: None,
            seed: 1,
            may_resign: true,
            wide_root_noise: 0.0,
            ponder: false,
            network: None,
        }
    }
}
