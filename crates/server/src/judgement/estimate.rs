//! The judge's estimate of a position of a finished game, or beside one.

use super::Judgements;
use super::view::{Left, left};
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
    /// The judge's estimate of a position; `None` if the judge fails. A request that is dropped
    /// while it waits costs nothing.
    pub(crate) async fn estimate(&self, walk: GameState) -> Option<EstimateView> {
        let _permit = Arc::clone(&self.closer).acquire_owned().await.ok()?;
        let network = self.network.clone();
        let judge = move || EstimateView::of(&walk, network.as_ref());
        let done = tokio::task::spawn_blocking(judge).await;
        done.inspect_err(|error| tracing::error!(%error, "the judge has failed")).ok()
    }
}
