//! The judge's view of positions where play has stopped. Each position is judged once, for the
//! game's own task and for all pages that ask. The judge also moves in trials.

mod estimate;
mod lent;
mod position;
mod trial;
mod view;

pub use lent::LookAnswer;
pub(crate) use position::StoppedPosition;
pub(crate) use trial::{TrialMove, choose};

use crate::api_error::ApiError;
use crate::limits::ServerLimits;
use crate::queue::Queue;
use crate::store::GameId;
use crate::turns::{Asker, Offered, Place, Turns};
use crate::workers::{Answer, Desk, Offer};
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tengen_engine::{JudgedPosition, Look, Network};
use tengen_judge::{Outright, Proposal, Why};
use tengen_rules::{Color, Point, PointSet};
use tokio::sync::watch;
use view::JudgementView;

/// The most judgements that are remembered.
const MOST_KNOWN: usize = 256;

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
    let added = proposal.remaining.iter();
    let remaining = added.flat_map(|teire| [Some(teire.point), teire.unless]).flatten();
    let first_moves = proposal.chains.iter().filter_map(|chain| match chain.why {
        Why::FirstMove { saved, .. } => Some(saved),
        Why::Ko { outright: Outright::Saved(point), .. }
        | Why::Ko { outright: Outright::Taken { fought: point, .. }, .. } => Some(point),
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
type Pending = watch::Sender<Option<Option<Arc<Judgement>>>>;

/// The judge at work for all games. Those who ask for the same position at the same time share its
/// judgement. A judgement for which nobody waits any more is not begun.
#[derive(Debug)]
pub(crate) struct Judgements {
    network: Option<Network>,
    desk: Arc<Desk>,
    cache: Arc<Mutex<Cache>>,
    /// Turns of all looks, and of moves in trials.
    first: Arc<Turns>,
    /// Turns of closer looks, one of an asker at a time. It needs a turn of `first`, too, so that
    /// closer looks take no more cores than there are, and first looks do not wait for them.
    closer: Arc<Turns>,
    /// Places for looks that pages ask for. The looks of games come and go with these.
    asked: Queue,
    /// Estimates beside games.
    estimates: Queue,
}

#[derive(Debug, Default)]
struct Cache {
    answers: HashMap<CacheKey, Pending>,
    /// The keys, the oldest first.
    order: VecDeque<CacheKey>,
}

impl Cache {
    /// Forgets a judgement, unless somebody waits for it again. Says whether it is forgotten.
    fn forget_unwanted(&mut self, key: &CacheKey) -> bool {
        let is_wanted = self.answers.get(key).is_some_and(|pending| pending.receiver_count() > 0);
        if !is_wanted {
            self.answers.remove(key);
            self.order.retain(|known| known != key);
        }
        !is_wanted
    }
}

fn whole(cache: &Mutex<Cache>) -> MutexGuard<'_, Cache> {
    // The cache is whole between any two statements, so a panic elsewhere spoils nothing.
    cache.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Judgements {
    /// A judge that takes first looks at this many `cores`, and closer ones at one. The network, if
    /// there is one, foresees the owners of points where nothing is certain.
    pub(crate) fn new(
        cores: usize,
        network: Option<Network>,
        desk: Arc<Desk>,
        limits: &ServerLimits,
    ) -> Judgements {
        Judgements {
            network,
            desk,
            cache: Arc::default(),
            first: Arc::new(Turns::new(cores)),
            closer: Arc::new(Turns::new(1)),
            asked: Queue::new(0, limits.looks, "the judge looks at other games"),
            estimates: Queue::new(1, limits.estimates, "the judge looks at other positions"),
        }
    }

    /// How many requests of pages are under way or wait.
    pub(crate) fn len(&self) -> usize {
        self.asked.len() + self.estimates.len()
    }

    /// The turns of first looks and of moves in trials.
    pub(crate) fn turns(&self) -> Arc<Turns> {
        Arc::clone(&self.first)
    }

    /// Lets a worker look at a position.
    pub(crate) fn offer(&self, offer: &Offer) -> [Offered; 2] {
        [self.first.offer(offer.clone()), self.closer.offer(offer.clone())]
    }

    /// The judgement of a position for a page.
    ///
    /// # Errors
    /// If no more may wait, the address has its share, or the judge fails.
    pub(crate) async fn ask_for_page(
        &self,
        caller: IpAddr,
        game: GameId,
        position: StoppedPosition,
        look: Look,
    ) -> Result<Arc<Judgement>, ApiError> {
        let _place = self.asked.enter(caller)?;
        let judgement = self.ask(Asker::of(caller), game, position, look).await;
        judgement.ok_or_else(ApiError::internal)
    }

    /// The judgement of a position; `None` if the judge fails. When the future is dropped, nothing
    /// is begun for it any more.
    pub(crate) async fn ask(
        &self,
        asker: Asker,
        game: GameId,
        position: StoppedPosition,
        look: Look,
    ) -> Option<Arc<Judgement>> {
        let mut pending = self.pending(asker, game, position, look);
        pending.wait_for(Option::is_some).await.ok()?.clone()?
    }

    fn pending(
        &self,
        asker: Asker,
        game: GameId,
        position: StoppedPosition,
        look: Look,
    ) -> watch::Receiver<Option<Option<Arc<Judgement>>>> {
        let key = (game, position.board.rows(), position.to_move, look);
        let mut cache = whole(&self.cache);
        if let Some(pending) = cache.answers.get(&key) {
            return pending.subscribe();
        }
        while cache.order.len() >= MOST_KNOWN {
            let Some(oldest) = cache.order.pop_front() else { break };
            cache.answers.remove(&oldest);
        }
        let (tell, pending) = watch::channel(None);
        cache.order.push_back(key.clone());
        cache.answers.insert(key.clone(), tell.clone());
        let closer = (look == Look::Closer).then(|| Arc::clone(&self.closer));
        let turns = (Arc::clone(&self.first), closer);
        let (network, cache) = (self.network.clone(), Arc::clone(&self.cache));
        let desk = Arc::clone(&self.desk);
        // A task of its own goes on for others when the request that began it has been dropped.
        tokio::spawn(async move {
            let work = judged(position, look, network, asker, turns, &desk);
            let mut work = std::pin::pin!(work);
            let done = loop {
                tokio::select! {
                    done = &mut work => break done,
                    () = tell.closed() => {
                        if whole(&cache).forget_unwanted(&key) {
                            return;
                        }
                    }
                }
            };
            tell.send_replace(Some(done.map(Arc::new)));
        });
        pending
    }
}

/// Judges a position when it is the asker's turn, here or at a worker. If a worker fails, the
/// position waits for another turn.
async fn judged(
    position: StoppedPosition,
    look: Look,
    network: Option<Network>,
    asker: Asker,
    (first, closer): (Arc<Turns>, Option<Arc<Turns>>),
    desk: &Desk,
) -> Option<Judgement> {
    let turns = closer.as_ref().unwrap_or(&first);
    let mut failed = 0;
    let turn = loop {
        let lent = match turns.take_anywhere(asker, failed).await {
            Place::Home(turn) => break turn,
            Place::Away(lent) => lent,
        };
        failed += 1;
        let caller = lent.caller;
        let answer = desk.lend(lent, position.job(look)).await;
        let answer = answer.filter(|answer| !matches!(answer, Answer::Cannot { .. }));
        let Some(answer) = answer else { continue };
        match position.checked(look, answer) {
            Ok(judgement) => return Some(judgement),
            Err(wrong) => desk.shut_out(caller, &wrong),
        }
    };
    let core = match &closer {
        Some(_) => Some(first.take(asker).await),
        None => None,
    };
    // The turns last as long as the judge is at work, whatever becomes of this task.
    let judge = move || {
        let _turns = (turn, core);
        Judgement::of(&position, look, network.as_ref())
    };
    let done = tokio::task::spawn_blocking(judge).await;
    done.inspect_err(|error| tracing::error!(%error, "the judge has failed")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Event, Game, GameSetup, Handicap, Size, presets};

    fn stopped() -> StoppedPosition {
        let size = Size::square(5).unwrap();
        let setup = GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None);
        let mut game = Game::new(setup).unwrap();
        for color in Color::BOTH {
            game.apply(Event::Pass { color }).unwrap();
        }
        StoppedPosition::of(&game).unwrap()
    }

    #[tokio::test]
    async fn a_look_for_which_nobody_waits_is_not_begun() {
        let judge =
            Arc::new(Judgements::new(1, None, Arc::new(Desk::new(None)), &ServerLimits::PUBLIC));
        let asker = Asker::of(IpAddr::from([192, 0, 2, 1]));
        let busy = judge.closer.take(asker).await;
        let ask = |game: i64| {
            let judge = Arc::clone(&judge);
            let ask = async move { judge.ask(asker, GameId(game), stopped(), Look::Closer).await };
            tokio::spawn(ask)
        };
        let known = || whole(&judge.cache).answers.len();
        // Two wait for one position, and one for another.
        let (one, same, other) = (ask(1), ask(1), ask(2));
        while known() < 2 {
            tokio::task::yield_now().await;
        }
        tokio::task::yield_now().await;
        one.abort();
        other.abort();
        while known() > 1 {
            tokio::task::yield_now().await;
        }
        assert!(whole(&judge.cache).order.iter().all(|(game, ..)| *game == GameId(1)));
        drop(busy);
        assert!(same.await.unwrap().is_some(), "somebody else waited for it");
        // It is known then.
        assert!(ask(1).await.unwrap().is_some());
        assert_eq!((known(), whole(&judge.cache).order.len()), (1, 1));
    }

    #[tokio::test]
    async fn a_page_has_its_address_s_share_of_looks() {
        let limits: ServerLimits =
            serde_json::from_str(r#"{"looks":{"all":3,"address":2}}"#).unwrap();
        let judge = Arc::new(Judgements::new(1, None, Arc::new(Desk::new(None)), &limits));
        let address = |last| IpAddr::from([192, 0, 2, last]);
        let busy =
            [1, 2].map(|last| Asker::of(address(last))).map(|asker| judge.closer.take(asker));
        let [one, other] = busy;
        let busy = (one.await, other.await);
        let ask = |last: u8, game: i64| {
            let judge = Arc::clone(&judge);
            tokio::spawn(async move {
                let look = Look::Closer;
                judge.ask_for_page(address(last), GameId(game), stopped(), look).await
            })
        };
        let waiting = [ask(1, 1), ask(1, 2), ask(2, 3)];
        while judge.len() < 3 {
            tokio::task::yield_now().await;
        }
        for (last, game) in [(1, 4), (3, 5)] {
            let refused = ask(last, game).await.unwrap().unwrap_err();
            assert_eq!((refused.status.as_u16(), refused.body.code), (503, "busy"));
        }
        drop(busy);
        for asked in waiting {
            assert!(asked.await.unwrap().is_ok());
        }
        assert_eq!(judge.len(), 0);
    }
}
