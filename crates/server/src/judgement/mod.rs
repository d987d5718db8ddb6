//! What the judge says of positions where play has stopped, and why: found once a position, for
//! the game's own task and for every page that asks.

mod reasons;

use crate::store::GameId;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use tengen_engine::{Network, foresight};
use tengen_judge::{Effort, Proposal, propose_with};
use tengen_rules::{Board, Color, Game, Phase, Point, Ruleset};
use tokio::sync::{Semaphore, watch};

/// The most answers that are remembered.
const MOST_KNOWN: usize = 256;

/// How closely a position is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Depth {
    /// For a proposal at once.
    First,
    /// For a better one soon after.
    Closer,
}

impl Depth {
    fn effort(self, area: usize) -> Effort {
        match self {
            Depth::First => Effort::usual(area),
            Depth::Closer => Effort::closer(area),
        }
    }

    /// Visits, with either side to move, by which a network sees whose each point will be.
    fn visits(self) -> u64 {
        match self {
            Depth::First => 0,
            Depth::Closer => 200,
        }
    }
}

/// A position to be judged.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    board: Board,
    rules: Ruleset,
    to_move: Color,
    /// After so many moves.
    moves: usize,
}

impl Case {
    /// The position of a game whose play has stopped, or that was counted; `None` while it is
    /// played, since what the judge says would be advice.
    pub(crate) fn of(game: &Game) -> Option<Case> {
        let to_move = match game.phase() {
            Phase::Settling(settling) => !settling.last_passer,
            Phase::Ended(ended) if ended.counted => game.line().to_move(),
            _ => return None,
        };
        Some(Case {
            board: game.board().clone(),
            rules: game.setup().rules.clone(),
            to_move,
            moves: game.moves().len(),
        })
    }
}

/// What the judge found.
#[derive(Debug)]
pub(crate) struct Found {
    /// The stones it takes for dead.
    pub(crate) dead: Vec<Point>,
    /// The stones it takes for alive in seki.
    pub(crate) seki: Vec<Point>,
    /// Neutral points at borders that are still open.
    pub(crate) unsealed: Vec<Point>,
    /// The whole as the page is told it, JSON.
    pub(crate) told: String,
}

impl Found {
    fn of(case: &Case, depth: Depth, network: Option<&Network>) -> Found {
        let foreseen = network.and_then(|network| foresight(network, &case.board, depth.visits()));
        let effort = depth.effort(case.board.size().area());
        let Case { board, rules, to_move, .. } = case;
        let proposal = propose_with(board, rules, *to_move, effort, foreseen.as_ref());
        let told = reasons::told(case, depth, &proposal);
        let Proposal { dead, seki, unsealed, .. } = &proposal;
        Found {
            dead: dead.iter().collect(),
            seki: seki.iter().collect(),
            unsealed: unsealed.iter().collect(),
            told: serde_json::to_string(&told).unwrap_or_default(),
        }
    }
}

/// The game, its board row by row, who would move next, and how closely it is looked at.
type Key = (GameId, Vec<String>, Color, Depth);

/// Nothing while the judge is at work, then what came of it: nothing if it failed.
type Answer = watch::Receiver<Option<Option<Arc<Found>>>>;

/// The judge at work for all games. Each position of a game is judged once, whoever asks how
/// often: who goes away meanwhile does not make it begin again.
#[derive(Debug)]
pub(crate) struct Judgements {
    network: Option<Network>,
    state: Mutex<Known>,
    /// First looks at a time.
    first: Arc<Semaphore>,
    /// Closer looks at a time.
    closer: Arc<Semaphore>,
}

#[derive(Debug, Default)]
struct Known {
    answers: HashMap<Key, Answer>,
    /// The keys, the oldest first.
    order: VecDeque<Key>,
}

impl Judgements {
    /// A judge who takes so many first looks at a time, and one closer one, and asks the network,
    /// if there is one, where nothing is certain.
    pub(crate) fn new(cores: usize, network: Option<Network>) -> Judgements {
        Judgements {
            network,
            state: Mutex::default(),
            first: Arc::new(Semaphore::new(cores)),
            closer: Arc::new(Semaphore::new(1)),
        }
    }

    /// Permits for what is asked of the judge at once.
    pub(crate) fn permits(&self) -> Arc<Semaphore> {
        Arc::clone(&self.first)
    }

    /// What the judge says of a position; `None` if it fails.
    pub(crate) async fn ask(&self, game: GameId, case: Case, depth: Depth) -> Option<Arc<Found>> {
        let mut answer = self.answer(game, case, depth);
        answer.wait_for(Option::is_some).await.ok()?.clone()?
    }

    fn answer(&self, game: GameId, case: Case, depth: Depth) -> Answer {
        let key = (game, case.board.rows(), case.to_move, depth);
        // The map is whole between any two statements, so a panic elsewhere spoils nothing.
        let mut known = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(answer) = known.answers.get(&key) {
            return answer.clone();
        }
        while known.order.len() >= MOST_KNOWN {
            let Some(oldest) = known.order.pop_front() else { break };
            known.answers.remove(&oldest);
        }
        let (tell, answer) = watch::channel(None);
        known.order.push_back(key.clone());
        known.answers.insert(key, answer.clone());
        let permits = Arc::clone(match depth {
            Depth::First => &self.first,
            Depth::Closer => &self.closer,
        });
        let network = self.network.clone();
        // A task of its own: it ends whether anybody still waits for it or not.
        tokio::spawn(async move {
            let Ok(_permit) = permits.acquire_owned().await else { return };
            let done =
                tokio::task::spawn_blocking(move || Found::of(&case, depth, network.as_ref()))
                    .await;
            let found = done.inspect_err(|error| tracing::error!(%error, "the judge has failed"));
            tell.send_replace(Some(found.ok().map(Arc::new)));
        });
        answer
    }
}
