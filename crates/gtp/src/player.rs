//! Who answers `genmove` and analyses.

use std::sync::atomic::AtomicBool;
use tengen_engine::{
    Choice, Engine, Fate, GameState, Kos, Prediction, PredictionOptions, Task, Watch,
    expected_ownership, foresight,
};
use tengen_judge::Foreseen;
use tengen_rules::{Board, Point};

/// Visits, with either side to move, by which it is seen whose each point will be.
const FORESIGHT: u64 = 100;

/// Somebody who chooses moves.
pub trait Player {
    /// Forgets the game so far.
    fn new_game(&mut self);

    /// Chooses a move, soon if `stop` becomes true, telling `watch`, if there is one, what is
    /// found meanwhile.
    fn choose(&mut self, task: &Task, stop: &AtomicBool, watch: Option<&mut Watch<'_>>) -> Choice;

    /// Looks at a position until `watch` knows enough, telling it what is found; false if this
    /// player cannot do that.
    fn analyse(&mut self, _: &Task, _: &mut Watch<'_>) -> bool {
        false
    }

    /// What a network alone says of a position; none if there is no network that knows it.
    fn opinion(&mut self, _: &GameState, _: PredictionOptions) -> Option<Prediction> {
        None
    }

    /// Whose each point will be; none if there is no network that knows the board.
    fn foresee(&mut self, _: &Board) -> Option<Vec<f32>> {
        None
    }

    /// The same for the judge, with a closer look at stones in doubt.
    fn foresight(&mut self, _: &Board) -> Option<Foreseen> {
        None
    }

    /// What becomes of the chain on a stone, as a search of so many visits sees it; none if there
    /// is no network that knows the board.
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
