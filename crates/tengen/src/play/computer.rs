//! The computer as a player at this terminal.

use std::sync::atomic::AtomicBool;
use tengen_clock::PlayerClock;
use tengen_clock::TimeSystem;
use tengen_engine::{Action, Engine, Level, Limits, Options, Task};
use tengen_rules::{Color, Event, Game, Phase, fixed_handicap};

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
        let color = self.color;
        if let Phase::Placing { .. } = game.phase() {
            return place(game, color);
        }
        let size = game.setup().size;
        let usual = self.level.time(size);
        let budget = tengen_gtp::budget(system, clock, size, game.moves().len());
        let time = budget.map_or(usual, |budget| usual.min(budget));
        let limits = Limits { time: Some(time), ..Limits::default() };
        let task = Task::of(game, color, self.level, limits);
        match self.engine.choose(game.line(), &task, &AtomicBool::new(false)).action {
            Action::Play(point) => Event::Play { color, point },
            Action::Pass => Event::Pass { color },
            Action::Resign => Event::Resign { color },
        }
    }
}

/// Puts a handicap stone on the next traditional point, or, where there are none, on any.
fn place(game: &Game, color: Color) -> Event {
    let setup = game.setup();
    let traditional = fixed_handicap(setup.size, setup.handicap.stones()).unwrap_or_default();
    let mut points = traditional.into_iter().chain(setup.size.points());
    match points.find(|p| game.board().is_empty(*p)) {
        Some(point) => Event::Play { color, point },
        None => Event::Resign { color },
    }
}
