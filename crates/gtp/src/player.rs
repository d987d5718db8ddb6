//! Who answers `genmove`.

use std::sync::atomic::AtomicBool;
use tengen_engine::{Choice, Engine, Task};

/// Somebody who chooses moves.
pub trait Player {
    /// Forgets the game so far.
    fn new_game(&mut self);

    /// Chooses a move.
    fn choose(&mut self, task: &Task) -> Choice;
}

impl Player for Engine {
    fn new_game(&mut self) {
        Engine::new_game(self);
    }

    fn choose(&mut self, task: &Task) -> Choice {
        // The protocol has no way to interrupt a move.
        Engine::choose(self, task, &AtomicBool::new(false))
    }
}
