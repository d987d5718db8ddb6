//! What the player's own search finds: a better word than its first one, to learn from.
//!
//! D. Silver et al., "Mastering the game of Go without human knowledge", 2017: a network learns to say at
//! once what it finds by a search. Here that is how often each move was tried, and what the search expects of the
//! game and of every point; not how the game ends, since it goes on by moves drawn at random.

use crate::ahead::{BEGUN, LONG};
use crate::row::{self, Word};
use tengen_engine::features::{InputHistory, Phase, Planes};
use tengen_engine::{Analysis, Engine, GameState, Limits, Options, Rank, Task, Watch};
use tengen_net::{Evaluation, Network};
use tengen_random::Random;
use tengen_rules::Size;

/// A search of which the results are learned.
#[derive(Debug)]
pub(crate) struct Finder {
    engine: Engine,
    visits: u16,
}

impl Finder {
    /// A search by `player` with so many visits.
    pub(crate) fn new(player: Network, visits: u16) -> Finder {
        let options = Options { threads: 1, ..Options::default() };
        Finder { engine: Engine::with_network(options, player), visits }
    }

    /// Searches, at some positions, and appends a row with what was found; says how many rows that
    /// are. `planes` and `said` are what the network was shown and said at first.
    pub(crate) fn look(
        &mut self,
        history: &InputHistory,
        (planes, said): (&Planes, Evaluation),
        rows: &mut Vec<u8>,
        random: &mut Random,
    ) -> usize {
        // A search does not know of playing out what is dead as a phase of its own.
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
            &Word { policy: &policy, evaluation, ownership: &found.ownership },
        );
        1
    }
}

/// Which part of the visits each point had, the pass last.
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
    use crate::voice::Voice;
    use tengen_engine::{Terms, bundled_network};
    use tengen_rules::{Board, Color, Score, presets};

    #[test]
    fn a_row_says_what_the_search_found() {
        let (network, size) = (bundled_network(), Size::square(5).unwrap());
        let rules = presets::CHINESE.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        let history = InputHistory::new(terms, Board::new(size), Color::Black, [0; 2]);
        let (mut rows, mut random) = (Vec::new(), Random::new(1));
        let mut voice = Voice::new(&network, size).unwrap();
        let said = voice.ask(&history, &mut random).unwrap();
        let mut finder = Finder::new(network, 60);
        let mut counts = [(); 20].map(|()| {
            let shown = (&voice.planes, said);
            finder.look(&history, shown, &mut rows, &mut random)
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
