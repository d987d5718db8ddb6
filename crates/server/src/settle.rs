//! Asking the judge how the stones stand when play has stopped.

use crate::entry::Entry;
use std::sync::Arc;
use tengen_rules::{Game, Phase, Point};
use tokio::sync::Semaphore;

/// What the judge found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    dead: Vec<Point>,
    seki: Vec<Point>,
    unsealed: Vec<Point>,
}

/// Looks at the game's position. `None` if the judge fails: the players then settle it alone.
pub(crate) async fn judge(game: Game, permits: Arc<Semaphore>) -> Option<Verdict> {
    let _permit = permits.acquire_owned().await.ok()?;
    let done = tokio::task::spawn_blocking(move || look(&game)).await;
    done.inspect_err(|error| tracing::error!(%error, "the judge has failed")).ok()
}

fn look(game: &Game) -> Verdict {
    let next = match game.phase() {
        Phase::Settling(settling) => !settling.last_passer,
        _ => game.line().to_move(),
    };
    let proposal = tengen_judge::propose(game.board(), &game.setup().rules.scoring, next);
    Verdict {
        dead: proposal.dead.iter().collect(),
        seki: proposal.seki.iter().collect(),
        unsealed: proposal.unsealed.iter().collect(),
    }
}

/// The verdict as an entry; without one, everything is taken for alive.
pub(crate) fn entry(verdict: Option<Verdict>) -> Entry {
    match verdict {
        Some(Verdict { dead, seki, unsealed }) => Entry::Judged { dead, seki, unsealed },
        None => Entry::Judged { dead: Vec::new(), seki: Vec::new(), unsealed: Vec::new() },
    }
}
