//! The results of the player's own search, to learn from: they are better than its network's first
//! prediction.
//!
//! Source: D. Silver et al., "Mastering the game of Go without human knowledge", 2017. A network
//! learns to predict the results of a search. Here these are how often each move was tried, and the
//! search's expectation of the game and of every point. They are not the end of the game, since it
//! goes on by moves drawn at random.

use crate::row::{self, Labels};
use crate::searched_positions::{BEGUN, LONG};
use tengen_engine::features::{InputHistory, Phase, Planes};
use tengen_engine::{Analysis, Engine, GameState, Limits, Options, Rank, Task, Watch};
use tengen_net::{Evaluation, Network};
use tengen_random::Random;
use tengen_rules::Size;

/// A search whose results are written as rows.
#[derive(Debug)]
pub(crate) struct SearchResults {
    engine: Engine,
    visits: u16,
}

impl SearchResults {
    /// A search by `player` with `visits` visits.
    pub(crate) fn new(player: Network, visits: u16) -> SearchResults {
        let options = Options { threads: 1, ..Options::default() };
        SearchResults { engine: Engine::with_network(options, player), visits }
    }

    /// Searches, at some positions, and appends a row with the results; says how many rows that is.
    /// `planes` and `said` are the network's inputs and its own evaluation.
    pub(crate) fn add_rows(
        &mut self,
        history: &InputHistory,
        (planes, said): (&Planes, Evaluation),
        rows: &mut Vec<u8>,
        random: &mut Random,
    ) -> usize {
        // A search knows no phase in which dead stones are played out.
        if history.phase() != Phase::Play || !random.percent(BEGUN) {
            return 0;
        }
        let state = GameState::along(history.clone());
        let limits = Limits { playouts: Some(self.visits.into()), time: Some(LONG) };
        let task = Task::new(state, history.to_move(), Rank::FULL, limits);
        let mut found = None;
        let mut tell = |analysis: Analysis| found = Some(analysis);
        let (every, enough) = (LONG, &mut || false);
        let mut watch = Watch { every, tell: &mut tell, enough };
        self.engine.new_game();
        self.engine.analyse(&task, &mut watch);
        let Some(found) = found else { return 0 };
        let policy = policy(&found, planes.size);
        let decided = 1.0 - said.no_result;
        let evaluation = Evaluation {
            win: decided * found.win_rate,
            loss: decided * (1.0 - found.win_rate),
            score_mean: found.score,
            score_stdev: found.score_deviation,
            lead: found.lead,
            ..said
        };
        row::write(
            rows,
            planes,
            &Labels { policy: &policy, evaluation, ownership: &found.ownership },
        );
        1
    }
}

/// The part of the visits that each point had, the pass last.
fn policy(found: &Analysis, size: Size) -> Vec<f32> {
    let mut policy = vec![0.0; size.area() + 1];
    for tried in &found.moves {
        policy[tried.point.map_or(size.area(), |p| p.index())] = tried.visits as f32;
    }
    let sum: f32 = policy.iter().sum();
    policy.iter_mut().for_each(|share| *share /= sum.max(1.0));
    policy
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network_session::NetworkSession;
    use tengen_engine::{Terms, bundled_network};
    use tengen_rules::{Board, Color, Score, presets};

    #[test]
    fn a_row_says_what_the_search_found() {
        let (network, size) = (bundled_network(), Size::square(5).unwrap());
        let rules = presets::CHINESE.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        let history = InputHistory::new(terms, Board::new(size), Color::Black, [0; 2]);
        let (mut rows, mut random) = (Vec::new(), Random::new(1));
        let mut session = NetworkSession::new(&network, size).unwrap();
        let said = session.ask(&history, &mut random).unwrap();
        let mut results = SearchResults::new(network, 60);
        let mut counts = [(); 20].map(|()| {
            let shown = (&session.planes, said);
            results.add_rows(&history, shown, &mut rows, &mut random)
        });
        counts.sort_unstable();
        assert_eq!([counts[0], counts[19]], [0, 1], "not everywhere, but somewhere");
        assert_eq!(rows.len(), counts.iter().sum::<usize>() * row::length(size));
        // On an empty board the centre is the move, and the board is Black's.
        let policy = &rows[(22_usize * 25).div_ceil(8) + 4 * 19..][..52];
        let share = |i: usize| u16::from_le_bytes([policy[2 * i], policy[2 * i + 1]]);
        assert!(share(12) > 40_000, "{policy:?}");
        let ownership = &rows[row::length(size) - 25..row::length(size)];
        assert!(ownership.iter().all(|share| *share as i8 > 60), "{ownership:?}");
    }
}
