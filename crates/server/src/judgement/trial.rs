//! The judge moves in a trial.

use crate::turns::{Asker, Turns};
use std::sync::Arc;
use tengen_judge::{Hypothesis, Step};
use tengen_rules::{Point, Trial, TrialStep};

/// How many positions the judge reads for one move.
const POSITIONS: usize = 60_000;

/// The judge's move for the side whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TrialMove {
    /// A play or a pass.
    Step(TrialStep),
    /// None: the judge cannot read the position.
    BeyondReading,
}

/// Chooses a move for the side to move, when it is the asker's turn.
pub(crate) async fn choose(trial: Trial, asker: Asker, turns: Arc<Turns>) -> TrialMove {
    let turn = turns.take(asker).await;
    let done = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        next(&trial)
    });
    done.await
        .inspect_err(|error| tracing::error!(%error, "the judge has failed"))
        .unwrap_or(TrialMove::BeyondReading)
}

fn next(trial: &Trial) -> TrialMove {
    let bans: Vec<Point> = trial.banned_kos().collect();
    let hypothesis = Hypothesis {
        board: trial.board(),
        owner: trial.owner(),
        stones: trial.stones(),
        turn: trial.to_move(),
        bans: &bans,
    };
    let pass = TrialStep::Pass { ko: None };
    TrialMove::Step(match hypothesis.next(POSITIONS) {
        None => return TrialMove::BeyondReading,
        // The judge does not know the earlier positions of the trial: a play may repeat one.
        Some(Step::Play(point)) if trial.check(point).is_ok() => TrialStep::Play { point },
        Some(Step::PassFor(point)) if bans.contains(&point) => TrialStep::Pass { ko: Some(point) },
        Some(_) => pass,
    })
}
