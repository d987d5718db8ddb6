//! The tasks that evaluate positions: one on this machine, and one for each worker.

use super::analyses::{Analyses, By, Job};
use super::analyst::{Analyst, Evaluation};
use super::lent;
use crate::turns::{Asker, Place, Turns};
use crate::workers::{Answer, Desk, Lent};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::task::JoinSet;

/// How often to look whether a core is free again.
const RETRY_EVERY: Duration = Duration::from_millis(20);

/// How often to look whether there is something for workers, or not any more.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// Evaluates positions, one at a time, until it is dropped. Computer players come first: each has
/// one of the turns of `players` while it searches. Without a free core, an evaluation is stopped
/// and none begins.
pub(crate) async fn work(analyses: Arc<Analyses>, analyst: Arc<dyn Analyst>, players: Arc<Turns>) {
    loop {
        if players.is_full() {
            tokio::time::sleep(RETRY_EVERY).await;
        } else if let Some(job) = analyses.next_job(By::Home) {
            evaluate(&analyses, &analyst, &players, job).await;
        } else {
            analyses.wake.notified().await;
        }
    }
}

async fn evaluate(analyses: &Analyses, analyst: &Arc<dyn Analyst>, players: &Arc<Turns>, job: Job) {
    let Some(walk) = job.walk() else { return analyses.report(&job, None) };
    let (analyst, players) = (Arc::clone(analyst), Arc::clone(players));
    let (limits, cancel) = (job.limits(), Arc::clone(&job.cancel));
    let judged = tokio::task::spawn_blocking(move || -> Option<Evaluation> {
        let stop = || cancel.load(Ordering::Relaxed) || players.is_full();
        analyst.evaluate(&walk, limits, &stop)
    });
    match judged.await {
        Ok(Some(evaluation)) => analyses.report(&job, Some(evaluation)),
        // It was stopped. The position comes again when it is its turn.
        Ok(None) => analyses.give_up(&job),
        Err(error) => {
            tracing::error!(%error, "the analyst has failed");
            analyses.report(&job, None);
        }
    }
}

/// Lets workers evaluate positions, each one at a time, until it is dropped. `turns` has no cores.
pub(crate) async fn work_away(
    analyses: Arc<Analyses>,
    players: Arc<Turns>,
    turns: Arc<Turns>,
    desk: Arc<Desk>,
) {
    let mut under_way = JoinSet::new();
    loop {
        while under_way.try_join_next().is_some() {}
        // Computer players come first here, too.
        if players.has_waiting() || !analyses.has_job_to_lend() {
            tokio::time::sleep(LOOK_EVERY).await;
            continue;
        }
        let Place::Away(lent) = turns.take_anywhere(Asker::Unknown, 0).await else { continue };
        let Some(job) = analyses.next_job(By::Worker) else { continue };
        let (analyses, desk) = (Arc::clone(&analyses), Arc::clone(&desk));
        let players = Arc::clone(&players);
        under_way.spawn(async move { evaluate_away(&analyses, &players, &desk, lent, job).await });
    }
}

/// Lets a worker evaluate a position. It comes again if the worker goes away or lies. A position
/// that cannot be told to a worker, or that one can make nothing of, stays here.
async fn evaluate_away(analyses: &Analyses, players: &Turns, desk: &Desk, lent: Lent, job: Job) {
    let Some((walk, way)) = job.walk().zip(job.way()) else {
        analyses.keep_here(&job);
        return;
    };
    let caller = lent.caller;
    let cancelled = async {
        while !job.cancel.load(Ordering::Relaxed) && !players.has_waiting() {
            tokio::time::sleep(LOOK_EVERY).await;
        }
    };
    let answer = tokio::select! {
        answer = desk.lend(lent, lent::job(way, job.limits())) => answer,
        () = cancelled => None,
    };
    if matches!(answer, Some(Answer::Cannot { .. })) {
        match players.is_all_away() {
            true => analyses.report(&job, None),
            false => analyses.keep_here(&job),
        }
        return;
    }
    match answer.map(|answer| lent::checked(&walk, answer)) {
        Some(Ok(evaluation)) => analyses.report(&job, Some(evaluation)),
        Some(Err(wrong)) => {
            desk.shut_out(caller, &wrong);
            analyses.give_up(&job);
        }
        None => analyses.give_up(&job),
    }
}
