//! The judge's estimate of a position of a finished game, or beside one.

use super::Judgements;
use super::view::{Left, left};
use crate::api_error::ApiError;
use crate::queue::Place;
use crate::view::{CountView, names, owner};
use serde::Serialize;
use std::net::IpAddr;
use tengen_engine::{GameState, JudgedPosition, Look, Network};

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
        let mut left = left(size, &judged);
        if judged.is_undecided() {
            left.insert(0, Left::Undecided);
        }
        let found = judged.count(board, &rules.scoring, &walk.extras());
        EstimateView {
            finished: judged.is_finished(),
            left,
            dead: names(size, judged.settlement.dead.iter()),
            seki: names(size, found.seki.iter()),
            unsealed: names(size, judged.proposal.unsealed.iter()),
            owner: owner(&counted, &found, &judged.settlement),
            count: CountView::of(&rules.scoring, &found),
        }
    }
}

impl Judgements {
    /// A place in the queue for estimates.
    ///
    /// # Errors
    /// If no more may wait, or the address has its share.
    pub(crate) fn enter(&self, caller: IpAddr) -> Result<Place, ApiError> {
        self.estimates.enter(caller)
    }

    /// The judge's estimate of a position. Games that are played have the judge of closer looks to
    /// themselves.
    ///
    /// # Errors
    /// If the judge fails.
    pub(crate) async fn estimate(
        &self,
        place: Place,
        walk: GameState,
    ) -> Result<EstimateView, ApiError> {
        let network = self.network.clone();
        place.run(move || EstimateView::of(&walk, network.as_ref())).await
    }
}
