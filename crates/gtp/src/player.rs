//! The interface that `genmove` and analyses use.

use std::sync::atomic::AtomicBool;
use tengen_engine::{
    Choice, Engine, GameState, Network, Prediction, PredictionOptions, Task, Watch,
};

/// A player that chooses moves.
pub trait Player {
    /// Forgets the game so far.
    fn new_game(&mut self);

    /// Searches with this many threads from now on, if this player can.
    fn set_threads(&mut self, _: usize) {}

    /// Chooses a move, soon if `stop` becomes true. Reports to `watch`, if there is one, during the
    /// search.
    fn choose(&mut self, task: &Task, stop: &AtomicBool, watch: Option<&mut Watch<'_>>) -> Choice;

    /// Searches a position and reports to `watch` until that has enough. False if this player
    /// cannot do that.
    fn analyse(&mut self, _: &Task, _: &mut Watch<'_>) -> bool {
        false
    }

    /// The network's evaluation of a position without a search; none if no network knows it.
    fn opinion(&mut self, _: &GameState, _: PredictionOptions) -> Option<Prediction> {
        None
    }

    /// The network, for questions about life and death; none if this player has none.
    fn network(&self) -> Option<&Network> {
        None
    }
}

impl Player for Engine {
    fn new_game(&mut self) {
        Engine::new_game(self);
    }

    fn set_threads(&mut self, threads: usize) {
        Engine::set_threads(self, threads);
    }

    fn choose(&mut self, task: &Task, stop: &AtomicBool, watch: Option<&mut Watch<'_>>) -> Choice {
        Engine::choose_watched(self, task, stop, watch)
    }

    fn analyse(&mut self, task: &Task, watch: &mut Watch<'_>) -> bool {
        Engine::analyse(self, task, watch)
    }

    fn opinion(&mut self, walk: &GameState, look: PredictionOptions) -> Option<Prediction> {
        Engine::predict(self, walk, look)
    }

    fn network(&self) -> Option<&Network> {
        Engine::network(self)
    }
}
