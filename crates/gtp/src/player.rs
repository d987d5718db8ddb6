//! Who answers `genmove`.

use std::sync::atomic::AtomicBool;
use tengen_engine::{Choice, Engine, Task};
use tengen_rules::Line;

/// Somebody who chooses moves.
pub trait Player {
    /// Forgets the game so far.
    fn new_game(&mut self);

    /// Chooses a move in the position of `line`.
    fn choose(&mut self, line: &Line, task: &Task) -> Choice;
}

impl Player for Engine {
    fn new_game(&mut self) {
        Engine::new_game(self);
    }

    fn choose(&mut self, line: &Line, task: &Task) -> Choice {
        // The protocol has no way to interrupt a move.
        Engine::choose(self, line, task, &AtomicBool::new(false))
    }
}
