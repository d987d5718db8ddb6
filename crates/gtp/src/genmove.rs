//! Moves of our own.

use crate::arguments::{Answer, Arguments, vertex};
use crate::commands::illegal;
use crate::{Player, Session};
use std::time::{Duration, Instant};
use tengen_engine::{Action, Choices, Limits, Rank, Restriction, Task};
use tengen_rules::{Color, Point};

/// The most time for a move if only visits limit the search.
pub(crate) const PATIENCE: Duration = Duration::from_secs(600);

/// `genmove`: chooses a move and plays it, or resigns.
pub(crate) fn play<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    play_color(session, arguments.color(0)?)
}

/// Chooses a move of this side and plays it, or resigns.
pub(crate) fn play_color<P: Player>(session: &mut Session<P>, color: Color) -> Answer {
    let task = task(session, color, true);
    play_chosen(session, &task, |chosen| chosen)
}

/// Plays the move that is chosen for a task, or another in its place, or resigns.
pub(crate) fn play_chosen<P: Player>(
    session: &mut Session<P>,
    task: &Task,
    instead: impl Fn(Option<Point>) -> Option<Point>,
) -> Answer {
    let (color, started) = (task.color(), Instant::now());
    let action = session.player.choose(task, &session.interrupted, None).action;
    session.timer.spend(color, started.elapsed(), task.limits.time);
    let chosen = match action {
        Action::Resign if task.may_resign => return Ok("resign".to_owned()),
        Action::Pass | Action::Resign => None,
        Action::Play(point) => Some(point),
    };
    let point = instead(chosen);
    session.position.play((color, point)).map_err(illegal)?;
    Ok(vertex(session.position.size(), point))
}

/// The move that is chosen for a task, in words.
pub(crate) fn named<P: Player>(session: &mut Session<P>, task: &Task) -> String {
    match session.player.choose(task, &session.interrupted, None).action {
        Action::Resign if task.may_resign => "resign".to_owned(),
        Action::Pass | Action::Resign => vertex(session.position.size(), None),
        Action::Play(point) => vertex(session.position.size(), Some(point)),
    }
}

/// `kata-search`: names the move that `genmove` would play, or resigns.
pub(crate) fn name<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let task = task(session, arguments.color(0)?, true);
    Ok(named(session, &task))
}

/// `reg_genmove`: names the move it would play.
pub(crate) fn suggest<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let task = task(session, arguments.color(0)?, false);
    Ok(named(session, &task))
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
    // The answer is a move that was named, even if the player had none to choose.
    play_chosen(session, &task, |chosen| if allowed.contains(&chosen) { chosen } else { first })
}

pub(crate) fn task<P>(session: &Session<P>, color: Color, may_resign: bool) -> Task {
    let (position, parameters) = (&session.position, &session.parameters);
    let clock = session.timer.budget(color, position.size(), position.moves().len());
    let free_time = clock.map_or(Duration::ZERO, |allowed| allowed.free);
    let visits = parameters.most_visits();
    let patience = visits.map(|_| PATIENCE);
    let limits = Limits {
        time: clock
            .map(|allowed| allowed.time)
            .into_iter()
            .chain(parameters.time_per_move)
            .min()
            .or(patience),
        playouts: visits,
    };
    let task = Task::new(position.walk(), color, session.options.rank, limits);
    let may_resign = may_resign && parameters.may_resign;
    Task { may_resign, free_time, ..task }
}
