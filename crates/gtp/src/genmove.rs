//! Moves of our own.

use crate::arguments::{Answer, Arguments, vertex};
use crate::commands::illegal;
use crate::raw::NO_NETWORK;
use crate::{Player, Session};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tengen_engine::{Action, Analysis, Choices, Limits, Rank, Task, Watch, usual_time};
use tengen_rules::{Color, PointSet};

/// Without a clock, a search for so many visits gets this long.
const PATIENCE: Duration = Duration::from_secs(600);

/// `genmove`: chooses a move and plays it, or resigns.
pub(crate) fn play<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let color = arguments.color(0)?;
    let started = Instant::now();
    let action = choose(session, color, true);
    session.timer.spend(color, started.elapsed());
    let point = match action {
        Action::Resign => return Ok("resign".to_owned()),
        Action::Pass => None,
        Action::Play(point) => Some(point),
    };
    session.position.play((color, point)).map_err(illegal)?;
    Ok(vertex(session.position.size(), point))
}

/// `reg_genmove`: says what it would play.
pub(crate) fn suggest<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let color = arguments.color(0)?;
    let size = session.position.size();
    Ok(match choose(session, color, false) {
        Action::Play(point) => vertex(size, Some(point)),
        Action::Pass | Action::Resign => vertex(size, None),
    })
}

/// `restricted_genmove`: chooses among the moves that are named, at full strength, and plays it.
pub(crate) fn play_one_of<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let (color, size) = (arguments.color(0)?, session.position.size());
    let named = (1..arguments.0.len()).map(|place| arguments.vertex(place, size));
    let named = named.collect::<Result<Vec<_>, _>>()?;
    if named.is_empty() {
        return Err("syntax error: no moves are named to choose from".to_owned());
    }
    let Task { walk, limits, .. } = task(session, color, false);
    let plays = || named.iter().copied().flatten();
    plays().try_for_each(|point| walk.line().check(color, point).map(drop)).map_err(illegal)?;
    let choices =
        Choices { only: Some(PointSet::of(size, plays())), no_pass: !named.contains(&None) };
    let started = Instant::now();
    let time = limits.time.unwrap_or_else(|| usual_time(size));
    let task = Task::new(walk, color, Rank::FULL, Limits { time: Some(time), ..limits });
    let interrupted = Arc::clone(&session.interrupted);
    let mut found = None;
    let mut enough = || interrupted.load(Ordering::Relaxed);
    let mut tell = |analysis: Analysis| found = analysis.moves.into_iter().next();
    let mut watch = Watch { every: PATIENCE, tell: &mut tell, enough: &mut enough };
    if !session.player.analyse(&task, &choices, &mut watch) {
        return Err(format!("cannot choose: {NO_NETWORK}"));
    }
    session.timer.spend(color, started.elapsed());
    // Where the search had no time for any, the first will do.
    let point = found.map_or(named[0], |best| best.point);
    session.position.play((color, point)).map_err(illegal)?;
    Ok(vertex(size, point))
}

fn choose<P: Player>(session: &mut Session<P>, color: Color, may_resign: bool) -> Action {
    let task = task(session, color, may_resign);
    session.player.choose(&task, &session.interrupted, None).action
}

pub(crate) fn task<P>(session: &Session<P>, color: Color, may_resign: bool) -> Task {
    let (position, options) = (&session.position, &session.options);
    let clock = session.timer.budget(color, position.size(), position.moves().len());
    let saves = clock.is_none_or(|allowed| allowed.kept);
    let patience = options.visits.map(|_| PATIENCE);
    let limits = Limits {
        time: clock
            .map(|allowed| allowed.time)
            .into_iter()
            .chain(options.time_per_move)
            .min()
            .or(patience),
        playouts: options.visits,
    };
    let task = Task::new(position.walk(), color, options.rank, limits);
    Task { may_resign, saves, ..task }
}
