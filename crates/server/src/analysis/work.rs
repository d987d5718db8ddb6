//! The one task that works through the studies.

use super::studies::Job;
use super::{Analyst, Judgement, Studies};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How often to look whether a core is free again.
const PATIENCE: Duration = Duration::from_millis(20);

/// Judges positions, one at a time, for as long as it is let run. Computer players, who hold one
/// of the permits while they think, come first: without a free permit nothing is judged, and
/// what was begun is left.
pub(crate) async fn work(
    studies: Arc<Studies>,
    analyst: Arc<dyn Analyst>,
    players: Arc<Semaphore>,
) {
    loop {
        if players.available_permits() == 0 {
            tokio::time::sleep(PATIENCE).await;
        } else if let Some(job) = studies.next_job() {
            judge(&studies, &analyst, &players, job).await;
        } else {
            studies.bell.notified().await;
        }
    }
}

async fn judge(studies: &Studies, analyst: &Arc<dyn Analyst>, players: &Arc<Semaphore>, job: Job) {
    let Some(walk) = job.walk() else { return studies.report(&job, None) };
    let (analyst, players) = (Arc::clone(analyst), Arc::clone(players));
    let (limits, cancel) = (job.limits(), Arc::clone(&job.cancel));
    let judged = tokio::task::spawn_blocking(move || -> Option<Judgement> {
        let stop = || cancel.load(Ordering::Relaxed) || players.available_permits() == 0;
        analyst.judge(&walk, limits, &stop)
    });
    match judged.await {
        Ok(Some(judgement)) => studies.report(&job, Some(judgement)),
        // Stopped: it is asked again when its time has come.
        Ok(None) => {}
        Err(error) => {
            tracing::error!(%error, "the analyst has failed");
            studies.report(&job, None);
        }
    }
}
