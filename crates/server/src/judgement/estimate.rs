//! The judge's estimate of a position of a finished game, or beside one.

use super::Judgements;
use super::view::{Left, left};
use crate::api_error::ApiError;
use crate::view::{CountView, names, owner};
use serde::Serialize;
use std::sync::Arc;
use tengen_engine::{GameState, JudgedPosition, Look, Network};
use tengen_rules::count;

/// How a position counts if the judge is right (`Estimate` in `PROTOCOL.md`).
#[derive(Debug, Serialize)]
pub(crate) struct EstimateView {
    /// Whether nothing is left to play for.
    finished: bool,
    left: Vec<Left>,
    dead: Vec<String>,
    seki: Vec<String>,
    unsealed: Vec<String>,
    owner: Vec<String>,
    count: CountView,
}

impl EstimateView {
    fn of(walk: &GameState, network: Option<&Network>) -> EstimateView {
        let (board, rules) = (walk.board(), &walk.terms().rules);
        let size = board.size();
        let judged = JudgedPosition::of(network, board, rules, walk.to_move(), Look::Closer);
        let counted = judged.counted(board);
        let found = count(&counted, &rules.scoring, &judged.settlement, &walk.extras());
        EstimateView {
            finished: judged.is_finished(),
            left: left(size, &judged.proposal),
            dead: names(size, judged.settlement.dead.iter()),
            seki: names(size, found.seki.iter()),
            unsealed: names(size, judged.proposal.unsealed.iter()),
            owner: owner(&counted, &found, &judged.settlement),
            count: CountView::of(&rules.scoring, &found),
        }
    }
}

impl Judgements {
    /// The judge's estimate of a position. Games that are played have the judge of closer looks to
    /// themselves. The permit is held as long as the judge looks, even if nobody waits any more.
    ///
    /// # Errors
    /// If others wait for the estimates of as many positions as may wait, or the judge fails.
    pub(crate) async fn estimate(&self, walk: GameState) -> Result<EstimateView, ApiError> {
        let Ok(room) = Arc::clone(&self.waiting_estimates).try_acquire_owned() else {
            return Err(ApiError::busy("the judge looks at other positions; please try again"));
        };
        let turn = Arc::clone(&self.estimates).acquire_owned().await;
        let turn = turn.map_err(|_| ApiError::internal())?;
        let network = self.network.clone();
        let judge = move || {
            let _held = (room, turn);
            EstimateView::of(&walk, network.as_ref())
        };
        tokio::task::spawn_blocking(judge).await.map_err(|error| {
            tracing::error!(%error, "the judge has failed");
            ApiError::internal()
        })
    }
}
