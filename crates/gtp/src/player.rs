//! The interface that `genmove` and analyses use.

use std::sync::atomic::AtomicBool;
use tengen_engine::{
    Choice, Engine, Fate, GameState, Kos, Prediction, PredictionOptions, Task, Watch,
    expected_ownership, foresight,
};
use tengen_judge::Foreseen;
use tengen_rules::{Board, Point};

/// Visits for each side to move when the owner of each point is estimated.
const FORESIGHT: u64 = 100;

/// A player that chooses moves.
pub trait Player {
    /// Forgets the game so far.
    fn new_game(&mut self);

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

    /// The expected owner of each point; none if no network knows the board.
    fn foresee(&mut self, _: &Board) -> Option<Vec<f32>> {
        None
    }

    /// The same for the judge, with a closer look at stones in doubt.
    fn foresight(&mut self, _: &Board) -> Option<Foreseen> {
        None
    }

    /// The fate of the chain on a stone by a search of `visits` visits; none if no network knows
    /// the board.
    fn fate(&mut self, _: &GameState, _: Point, _: Kos, _visits: u64) -> Option<Fate> {
        None
    }
}

impl Player for Engine {
    fn new_game(&mut self) {
        Engine::new_game(self);
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

    fn foresee(&mut self, board: &Board) -> Option<Vec<f32>> {
        expected_ownership(self.network()?, board, FORESIGHT)
    }

    fn foresight(&mut self, board: &Board) -> Option<Foreseen> {
        foresight(self.network()?, board, FORESIGHT)
    }

    fn fate(&mut self, walk: &GameState, stone: Point, kos: Kos, visits: u64) -> Option<Fate> {
        Engine::fate(self, walk, stone, kos, visits)
    }
}
