//! The computer as a player at this terminal.

use std::sync::atomic::AtomicBool;
use tengen_clock::{PlayerClock, TimeSystem};
use tengen_engine::{Action, Engine, Network, Options, Rank};
use tengen_rules::{Color, Event, Game};

/// The computer: its colour, its strength and its engine.
pub(crate) struct Computer {
    pub(crate) color: Color,
    pub(crate) rank: Rank,
    engine: Engine,
}

impl Computer {
    /// A computer that plays `color` from this seed, guided by the network if there is one.
    pub(crate) fn new(color: Color, rank: Rank, network: Option<Network>, seed: u64) -> Computer {
        let options = Options { seed, ..Options::default() };
        let engine = match network {
            Some(network) => Engine::with_network(options, network),
            None => Engine::new(options),
        };
        Computer { color, rank, engine }
    }

    /// The computer's action when it is to move.
    pub(crate) fn choose(&mut self, game: &Game, system: &TimeSystem, clock: PlayerClock) -> Event {
        let (color, never) = (self.color, AtomicBool::new(false));
        match self.engine.take_turn(game, color, self.rank, (system, clock), &never) {
            Action::Play(point) => Event::Play { color, point },
            Action::Pass => Event::Pass { color },
            Action::Resign => Event::Resign { color },
        }
    }
}
