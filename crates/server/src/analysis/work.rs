//! The one task that evaluates positions.

use super::analyst::{Analyst, Evaluation};
use super::studies::{Job, Studies};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How often to look whether a core is free again.
const RETRY_EVERY: Duration = Duration::from_millis(20);

/// Evaluates positions, one at a time, until it is dropped. Computer players come first: each holds
/// one of the permits of `players` while it searches. Without a free permit, an evaluation is
/// stopped and none begins.
pub(crate) async fn work(
    studies: Arc<Studies>,
    analyst: Arc<dyn Analyst>,
    players: Arc<Semaphore>,
) {
    loop {
        if players.available_permits() == 0 {
            tokio::time::sleep(RETRY_EVERY).await;
        } else if let Some(job) = studies.next_job() {
            evaluate(&studies, &analyst, &players, job).await;
        } else {
            studies.wake.notified().await;
        }
    }
}

async fn evaluate(
    studies: &Studies,
    analyst: &Arc<dyn Analyst>,
    players: &Arc<Semaphore>,
    job: Job,
) {
    let Some(walk) = job.walk() else { return studies.report(&job, None) };
    let (analyst, players) = (Arc::clone(analyst), Arc::clone(players));
    let (limits, cancel) = (job.limits(), Arc::clone(&job.cancel));
    let judged = tokio::task::spawn_blocking(move || -> Option<Evaluation> {
        let stop = || cancel.load(Ordering::Relaxed) || players.available_permits() == 0;
        analyst.evaluate(&walk, limits, &stop)
    });
    match judged.await {
        Ok(Some(evaluation)) => studies.report(&job, Some(evaluation)),
        // It was stopped. The position comes again when it is its turn.
        Ok(None) => {}
        Err(error) => {
            tracing::error!(%error, "the analyst has failed");
            studies.report(&job, None);
        }
    }
}
