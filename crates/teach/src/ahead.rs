//! Looking ahead: the positions that a search meets.
//!
//! A search asks its network mostly about positions after moves nobody would play, and what the
//! network says of those decides which move is chosen. In games such positions are rare.

use crate::row::{self, Word};
use crate::voice::Voice;
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

/// Of how many hundred positions of a game a search begins.
pub(crate) const BEGUN: u32 = 40;
/// Fewest visits of a search.
const LEAST: u16 = 4;

/// A search of which the positions are learned from.
#[derive(Debug)]
pub(crate) struct Ahead {
    engine: Engine,
    visits: u16,
    heard: Arc<Mutex<Heard>>,
}

/// Rows, and how many.
#[derive(Debug, Default)]
struct Heard {
    rows: Vec<u8>,
    count: usize,
}

impl Ahead {
    /// A search by `player` within `visits`, while the teacher speaks of one position in `every`.
    ///
    /// # Errors
    /// If the player knows no boards of this size, or asks about the players.
    pub(crate) fn new(
        player: &Network,
        teacher: Voice,
        every: usize,
        visits: u16,
        size: Size,
    ) -> Result<Ahead, InputError> {
        let heard = Arc::<Mutex<Heard>>::default();
        let searcher = NetworkPredictor::new(player, size)?;
        let random = Random::new(0);
        let listener = Listener { searcher, teacher, every, random, heard: heard.clone() };
        let options = Options { threads: 1, ..Options::default() };
        let engine = Engine::with_predictors(options, size, vec![Box::new(listener)]);
        Ok(Ahead { engine, visits, heard })
    }

    /// Searches, at some positions, and appends what was heard to `rows`; says how many rows
    /// that are.
    pub(crate) fn look(
        &mut self,
        history: &InputHistory,
        rows: &mut Vec<u8>,
        random: &mut Random,
    ) -> usize {
        // A search does not know of playing out what is dead as a phase of its own.
        if history.phase() != Phase::Play || !random.percent(BEGUN) {
            return 0;
        }
        let visits = LEAST + random.below(usize::from(self.visits - LEAST) + 1) as u16;
        let state = GameState::along(history.clone());
        let limits = Limits { playouts: Some(visits.into()), time: Some(LONG) };
        let task = Task::new(state, history.to_move(), Rank::FULL, limits);
        self.engine.new_game();
        self.engine.choose(&task, &AtomicBool::new(false));
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        rows.append(&mut heard.rows);
        std::mem::take(&mut heard.count)
    }
}

/// Visits end a search, not time.
pub(crate) const LONG: std::time::Duration = std::time::Duration::from_secs(600);

/// The player's network for the search; a teacher listens and speaks now and then.
#[derive(Debug)]
struct Listener {
    searcher: NetworkPredictor,
    teacher: Voice,
    every: usize,
    random: Random,
    heard: Arc<Mutex<Heard>>,
}

impl Predictor for Listener {
    fn predict(&mut self, state: &GameState, look: PredictionOptions) -> Prediction {
        if self.random.below(self.every) == 0
            && let Ok(evaluation) = self.teacher.ask(state.history(), &mut self.random)
        {
            let Voice { policy, ownership, planes, .. } = &self.teacher;
            let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
            row::write(&mut heard.rows, planes, &Word { policy, evaluation, ownership });
            heard.count += 1;
        }
        self.searcher.predict(state, look)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_engine::{Terms, bundled_network};
    use tengen_rules::{Board, Color, Score, presets};

    #[test]
    fn what_a_search_looks_at_is_heard() {
        let (network, size) = (bundled_network(), Size::square(5).unwrap());
        let teacher = Voice::new(&network, size).unwrap();
        let mut ahead = Ahead::new(&network, teacher, 1, 12, size).unwrap();
        let rules = presets::CHINESE.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        let history = InputHistory::new(terms, Board::new(size), Color::Black, [0; 2]);
        let (mut rows, mut random) = (Vec::new(), Random::new(1));
        let counts = [(); 20].map(|()| ahead.look(&history, &mut rows, &mut random));
        assert!(counts.contains(&0), "not everywhere: {counts:?}");
        // The root, and a leaf for each visit beyond it unless it was settled sooner.
        assert!(counts.iter().all(|count| *count <= 13) && counts.iter().any(|count| *count > 3));
        assert_eq!(rows.len(), counts.iter().sum::<usize>() * row::length(size));
    }
}
