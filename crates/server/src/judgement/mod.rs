//! The judge's view of positions where play has stopped. Each position is judged once, for the
//! game's own task and for all pages that ask. The judge also moves in trials.

mod estimate;
mod position;
mod trial;
mod view;

pub(crate) use position::StoppedPosition;
pub(crate) use trial::{TrialMove, choose};

use crate::queue::Queue;
use crate::store::GameId;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use tengen_engine::{JudgedPosition, Look, Network};
use tengen_judge::{Proposal, Remaining, Why};
use tengen_rules::{Color, Point, PointSet};
use tokio::sync::{Semaphore, watch};
use view::JudgementView;

/// The most judgements that are remembered.
const MOST_KNOWN: usize = 256;

/// At most this many estimates beside games wait.
const WAITING_ESTIMATES: usize = 7;

/// The judge's view of a position.
#[derive(Debug)]
pub(crate) struct Judgement {
    /// The dead stones.
    pub(crate) dead: Vec<Point>,
    /// The stones that are alive in seki.
    pub(crate) seki: Vec<Point>,
    /// Neutral points at borders that are still open.
    pub(crate) unsealed: Vec<Point>,
    /// Empty points where a move is still worth something, as far as they were found.
    pub(crate) open: PointSet,
    /// Whether a large part of the board is no side's yet.
    pub(crate) undecided: bool,
    /// The whole for the page, as JSON (`Judgement` in `PROTOCOL.md`).
    pub(crate) json: String,
}

impl Judgement {
    fn of(position: &StoppedPosition, look: Look, network: Option<&Network>) -> Judgement {
        let StoppedPosition { board, rules, to_move, .. } = position;
        let judged = JudgedPosition::of(network, board, rules, *to_move, look);
        let view = JudgementView::of(position, look, &judged);
        let Proposal { dead, seki, unsealed, .. } = &judged.proposal;
        Judgement {
            dead: dead.iter().collect(),
            seki: seki.iter().collect(),
            unsealed: unsealed.iter().collect(),
            open: open(&judged.proposal),
            undecided: position.is_undecided(&judged),
            json: serde_json::to_string(&view).unwrap_or_default(),
        }
    }
}

/// The points of open borders, of moves that remain, and those that save or take a chain.
fn open(proposal: &Proposal) -> PointSet {
    let remaining = proposal.remaining.iter().map(|left| match *left {
        Remaining::Teire { point, .. } | Remaining::Ko { point, .. } => point,
    });
    let first_moves = proposal.chains.iter().filter_map(|chain| match chain.why {
        Why::FirstMove { saved, .. } => Some(saved),
        _ => None,
    });
    let mut open = proposal.unsealed.clone();
    for point in remaining.chain(first_moves) {
        open.insert(point);
    }
    open
}

/// The game, its board row by row, the side to move, and how closely the judge looks.
type CacheKey = (GameId, Vec<String>, Color, Look);

/// `None` while the judge is at work, then its judgement, or `Some(None)` if it failed.
type Pending = watch::Receiver<Option<Option<Arc<Judgement>>>>;

/// The judge at work for all games. It finishes a judgement even if the page that asked for it has
/// gone. So another page need not wait for it from the beginning.
#[derive(Debug)]
pub(crate) struct Judgements {
    network: Option<Network>,
    state: Mutex<Cache>,
    /// Permits for first looks, as many as there are cores.
    first: Arc<Semaphore>,
    /// The one permit for closer looks.
    closer: Arc<Semaphore>,
    /// Estimates beside games, one at a time.
    estimates: Queue,
}

#[derive(Debug, Default)]
struct Cache {
    answers: HashMap<CacheKey, Pending>,
    /// The keys, the oldest first.
    order: VecDeque<CacheKey>,
}

impl Judgements {
    /// A judge that takes `cores` first looks at a time, and one closer one. The network, if there
    /// is one, foresees the owners of points where nothing is certain.
    pub(crate) fn new(cores: usize, network: Option<Network>) -> Judgements {
        Judgements {
            network,
            state: Mutex::default(),
            first: Arc::new(Semaphore::new(cores)),
            closer: Arc::new(Semaphore::new(1)),
            estimates: Queue::new(1, WAITING_ESTIMATES, "the judge looks at other positions"),
        }
    }

    /// The permits for first looks and for moves in trials.
    pub(crate) fn permits(&self) -> Arc<Semaphore> {
        Arc::clone(&self.first)
    }

    /// The judgement of a position; `None` if the judge fails.
    pub(crate) async fn ask(
        &self,
        game: GameId,
        position: StoppedPosition,
        look: Look,
    ) -> Option<Arc<Judgement>> {
        let mut pending = self.pending(game, position, look);
        pending.wait_for(Option::is_some).await.ok()?.clone()?
    }

    fn pending(&self, game: GameId, position: StoppedPosition, look: Look) -> Pending {
        let key = (game, position.board.rows(), position.to_move, look);
        // The cache is whole between any two statements, so a panic elsewhere spoils nothing.
        let mut cache = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(pending) = cache.answers.get(&key) {
            return pending.clone();
        }
        while cache.order.len() >= MOST_KNOWN {
            let Some(oldest) = cache.order.pop_front() else { break };
            cache.answers.remove(&oldest);
        }
        let (tell, pending) = watch::channel(None);
        cache.order.push_back(key.clone());
        cache.answers.insert(key, pending.clone());
        let permits = Arc::clone(match look {
            Look::First => &self.first,
            Look::Closer => &self.closer,
        });
        let network = self.network.clone();
        // A task of its own goes on when the request that began it has been dropped.
        tokio::spawn(async move {
            let Ok(_permit) = permits.acquire_owned().await else { return };
            let judge = move || Judgement::of(&position, look, network.as_ref());
            let done = tokio::task::spawn_blocking(judge).await;
            let done = done.inspect_err(|error| tracing::error!(%error, "the judge has failed"));
            tell.send_replace(Some(done.ok().map(Arc::new)));
        });
        pending
    }
}
