//! Moves of our own.

use crate::arguments::{Answer, Arguments, vertex};
use crate::commands::illegal;
use crate::{Player, Session};
use std::time::{Duration, Instant};
use tengen_engine::{Action, Choices, Limits, Rank, Restriction, Task};
use tengen_rules::Color;

/// The most time for a move if only visits limit the search.
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

/// `reg_genmove`: names the move it would play.
pub(crate) fn suggest<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let color = arguments.color(0)?;
    let size = session.position.size();
    Ok(match choose(session, color, false) {
        Action::Play(point) => vertex(size, Some(point)),
        Action::Pass | Action::Resign => vertex(size, None),
    })
}

/// `restricted_genmove`: chooses among the named moves, at full strength, and plays one. Points
/// where the rules do not allow a play are left out.
pub(crate) fn play_one_of<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let (color, size) = (arguments.color(0)?, session.position.size());
    let named = (1..arguments.0.len()).map(|place| arguments.vertex(place, size));
    let named = named.collect::<Result<Vec<_>, _>>()?;
    let task = task(session, color, false);
    let (mut allowed, mut refused) = (Vec::new(), None);
    for point in named {
        match point.map_or(Ok(()), |point| task.state.line().check(color, point).map(drop)) {
            Ok(()) => allowed.push(point),
            Err(why) => refused = refused.or(Some(why)),
        }
    }
    let Some(&first) = allowed.first() else {
        return Err(refused.map_or_else(String::new, illegal));
    };
    let mut only = Restriction::new(size, color, true, 1);
    allowed.iter().for_each(|point| only.name(*point));
    let choices = Choices::default().with(only);
    let task = Task { rank: Rank::FULL, choices, ..task };
    let started = Instant::now();
    let action = session.player.choose(&task, &session.interrupted, None).action;
    session.timer.spend(color, started.elapsed());
    let chosen = match action {
        Action::Play(point) => Some(point),
        Action::Pass | Action::Resign => None,
    };
    // The answer is a move that was named, even if the player had none to choose.
    let point = if allowed.contains(&chosen) { chosen } else { first };
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
    let keeps_time = clock.is_none_or(|allowed| allowed.kept);
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
    Task { may_resign, keeps_time, ..task }
}
