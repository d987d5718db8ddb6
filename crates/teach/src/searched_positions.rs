//! The positions that a search meets, to learn from.
//!
//! A search mostly asks its network about positions after moves that no player would make. The
//! network's predictions there decide the move that is chosen. In games such positions are rare.

use crate::network_session::NetworkSession;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use tengen_engine::features::{InputHistory, Phase};
use tengen_engine::{
    Engine, GameState, Limits, NetworkPredictor, Options, Prediction, PredictionOptions, Predictor,
    Rank, Task,
};
use tengen_net::{InputError, Network};
use tengen_random::Random;
use tengen_rules::Size;

/// The part of a game's positions at which a search begins, in percent.
pub(crate) const BEGUN: u32 = 40;
/// Fewest visits of a search.
const LEAST: u16 = 4;

/// A search that records rows for its positions.
#[derive(Debug)]
pub(crate) struct SearchedPositions {
    engine: Engine,
    visits: u16,
    recorded: Arc<Mutex<Rows>>,
}

/// Rows, and how many there are.
#[derive(Debug, Default)]
struct Rows {
    rows: Vec<u8>,
    count: usize,
}

impl SearchedPositions {
    /// A search by `player` within `visits`, where the teacher evaluates one position in `every`.
    ///
    /// # Errors
    /// If the player knows no boards of this size, or asks about the players.
    pub(crate) fn new(
        player: &Network,
        teacher: NetworkSession,
        every: usize,
        visits: u16,
        size: Size,
    ) -> Result<SearchedPositions, InputError> {
        let recorded = Arc::<Mutex<Rows>>::default();
        let searcher = NetworkPredictor::new(player, size)?;
        let random = Random::new(0);
        let predictor =
            RecordingPredictor { searcher, teacher, every, random, recorded: recorded.clone() };
        let options = Options { threads: 1, ..Options::default() };
        let engine = Engine::with_predictors(options, size, vec![Box::new(predictor)]);
        Ok(SearchedPositions { engine, visits, recorded })
    }

    /// Searches, at some positions, and appends the recorded rows to `rows`; says how many there
    /// are.
    pub(crate) fn add_rows(
        &mut self,
        history: &InputHistory,
        rows: &mut Vec<u8>,
        random: &mut Random,
    ) -> usize {
        // A search knows no phase in which dead stones are played out.
        if history.phase() != Phase::Play || !random.percent(BEGUN) {
            return 0;
        }
        let visits = LEAST + random.below(usize::from(self.visits - LEAST) + 1) as u16;
        let state = GameState::along(history.clone());
        let limits = Limits { playouts: Some(visits.into()), time: Some(LONG) };
        let task = Task::new(state, history.to_move(), Rank::FULL, limits);
        self.engine.new_game();
        self.engine.choose(&task, &AtomicBool::new(false));
        let mut recorded = self.recorded.lock().unwrap_or_else(PoisonError::into_inner);
        rows.append(&mut recorded.rows);
        std::mem::take(&mut recorded.count)
    }
}

/// Visits end a search, not time.
pub(crate) const LONG: std::time::Duration = std::time::Duration::from_secs(600);

/// The player's network for the search. For some of the positions a teacher's evaluation is
/// recorded.
#[derive(Debug)]
struct RecordingPredictor {
    searcher: NetworkPredictor,
    teacher: NetworkSession,
    every: usize,
    random: Random,
    recorded: Arc<Mutex<Rows>>,
}

impl Predictor for RecordingPredictor {
    fn predict(&mut self, state: &GameState, look: PredictionOptions) -> Prediction {
        if self.random.below(self.every) == 0
            && let Ok(evaluation) = self.teacher.ask(state.history(), &mut self.random)
        {
            let mut recorded = self.recorded.lock().unwrap_or_else(PoisonError::into_inner);
            self.teacher.write(&mut recorded.rows, evaluation);
            recorded.count += 1;
        }
        self.searcher.predict(state, look)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row;
    use tengen_engine::{Terms, bundled_network};
    use tengen_rules::{Board, Color, Score, presets};

    #[test]
    fn what_a_search_looks_at_is_heard() {
        let (network, size) = (bundled_network(), Size::square(5).unwrap());
        let teacher = NetworkSession::new(&network, size).unwrap();
        let mut searched = SearchedPositions::new(&network, teacher, 1, 12, size).unwrap();
        let rules = presets::CHINESE.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        let history = InputHistory::new(terms, Board::new(size), Color::Black, [0; 2]);
        let (mut rows, mut random) = (Vec::new(), Random::new(1));
        let counts = [(); 20].map(|()| searched.add_rows(&history, &mut rows, &mut random));
        assert!(counts.contains(&0), "not everywhere: {counts:?}");
        // The root, and a leaf for each visit beyond it unless the search was decided sooner.
        assert!(counts.iter().all(|count| *count <= 13) && counts.iter().any(|count| *count > 3));
        assert_eq!(rows.len(), counts.iter().sum::<usize>() * row::length(size));
    }
}
