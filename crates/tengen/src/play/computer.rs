//! The computer as a player at this terminal.

use std::sync::atomic::AtomicBool;
use tengen_clock::{PlayerClock, TimeSystem};
use tengen_engine::{Action, Engine, Level, Options};
use tengen_rules::{Color, Event, Game};

/// The computer: its colour, its strength and its engine.
pub(crate) struct Computer {
    pub(crate) color: Color,
    pub(crate) level: Level,
    engine: Engine,
}

impl Computer {
    pub(crate) fn new(color: Color, level: Level, seed: u64) -> Computer {
        let engine = Engine::new(Options { seed, ..Options::default() });
        Computer { color, level, engine }
    }

    /// What the computer, who is to move, does.
    pub(crate) fn choose(&mut self, game: &Game, system: &TimeSystem, clock: PlayerClock) -> Event {
        let (color, never) = (self.color, AtomicBool::new(false));
        match self.engine.take_turn(game, color, self.level, (system, clock), &never) {
            Action::Play(point) => Event::Play { color, point },
            Action::Pass => Event::Pass { color },
            Action::Resign => Event::Resign { color },
        }
    }
}
