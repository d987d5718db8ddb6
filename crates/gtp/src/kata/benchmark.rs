//! The speed of the search.

use crate::arguments::{Answer, Arguments};
use crate::{Player, Session, genmove};
use cpu_time::ProcessTime;
use std::time::Instant;
use tengen_engine::{Limits, Task};

/// `cputime`: the time of the processor that this program has used, in seconds.
pub(super) fn seconds_of_processor() -> Answer {
    let time = ProcessTime::try_now().map_err(|e| format!("the system does not tell: {e}"))?;
    Ok(format!("{:.6}", time.as_duration().as_secs_f64()))
}

/// `kata-benchmark visits`: searches the position of the board anew with this many visits, without
/// any other limit, and says how fast that was.
pub(super) fn run<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let visits: u64 = arguments.number(0)?;
    if visits == 0 {
        return Err("syntax error: at least one visit is needed".to_owned());
    }
    session.player.new_game();
    let color = session.position.line().to_move();
    let limits = Limits { time: Some(genmove::PATIENCE), playouts: Some(visits) };
    // With all of that time to use, a search that is clear early does not end.
    let task = genmove::task(session, color, false);
    let task = Task { limits, free_time: genmove::PATIENCE, ..task };
    let started = Instant::now();
    let choice = session.player.choose(&task, &session.interrupted, None);
    let seconds = started.elapsed().as_secs_f64();
    session.player.new_game();
    Ok(format!(
        "{} visits in {seconds:.3} s: {:.1} visits/s",
        choice.playouts,
        choice.playouts as f64 / seconds
    ))
}
