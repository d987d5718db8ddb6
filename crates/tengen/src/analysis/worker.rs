//! The work of one thread: positions analysed one after the other.

use super::answer;
use super::queue::{Job, Queue};
use super::speaker::Speaker;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::io::{self, Write};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tengen_engine::{
    Analysis, Engine, Limits, Network, Options, PredictionOptions, Rank, Task, Watch,
};

/// The optimism of the search's policy at its root, and of KataGo's reports.
const OPTIMISM: f32 = 0.2;
/// An interval longer than any search.
const SELDOM: Duration = Duration::from_secs(1 << 30);

/// Analyses positions until the queue ends, and reports the results.
pub(super) fn work<W: Write>(
    queue: &Queue,
    speaker: &Speaker<W>,
    network: &Network,
    options: Options,
) {
    let mut engine = Engine::with_network(options, network.clone());
    while let Some((number, job)) = queue.take() {
        let said = look(&mut engine, &job, speaker).and_then(|last| speaker.say(&last));
        queue.finish(number);
        if said.is_err() {
            queue.abandon();
        }
    }
}

/// Analyses a position. Reports during the search if the query wants that, and returns the last
/// report.
fn look<W: Write>(engine: &mut Engine, job: &Job, speaker: &Speaker<W>) -> io::Result<Value> {
    let query = &job.query;
    let walk = query.walk(job.turn);
    // The search must not depend on earlier queries.
    engine.new_game();
    let opinion = engine.predict(&walk, PredictionOptions { symmetry: 0, optimism: OPTIMISM });
    let Some(opinion) = opinion.filter(|_| !job.stop.load(Ordering::Relaxed)) else {
        return Ok(answer::nothing(query, job.turn));
    };
    let limits = Limits { time: query.time, playouts: Some(query.visits) };
    let task = Task::new(walk.clone(), walk.to_move(), Rank::FULL, limits);
    let (choices, wide_root_noise) = (query.choices.clone(), query.wide_root_noise);
    let task = Task { choices, wide_root_noise, ..task };
    // The last report comes after the search, so it is not a report during the search. Those are
    // followed by the question whether it is enough.
    let (last, fresh) = (RefCell::new(None), Cell::new(false));
    let mut failed = Ok(());
    // The first report may come after another time than the others.
    let usual = query.every.unwrap_or(SELDOM);
    let first = query.first_report.unwrap_or(usual);
    let mut next = Instant::now() + first;
    let mut tell = |analysis: Analysis| {
        if Instant::now() >= next {
            next += usual;
            fresh.set(true);
        }
        last.replace(Some(analysis));
    };
    let mut enough = || {
        if fresh.take()
            && let Some(analysis) = &*last.borrow()
        {
            let report = answer::found(query, job.turn, &walk, analysis, &opinion, true);
            failed = speaker.say(&report);
        }
        failed.is_err() || job.stop.load(Ordering::Relaxed)
    };
    let watch = &mut Watch { every: usual.min(first), tell: &mut tell, enough: &mut enough };
    engine.analyse(&task, watch);
    failed?;
    Ok(match last.into_inner() {
        Some(analysis) => answer::found(query, job.turn, &walk, &analysis, &opinion, false),
        None => answer::nothing(query, job.turn),
    })
}
