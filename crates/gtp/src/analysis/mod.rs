//! Analyses: `lz-analyze`, `kata-analyze` and the moves chosen with one.
//!
//! The answer of an analysis goes on, a line of `info …` at a time, until the controller sends any
//! line, even an empty one. Then an empty line ends it. [`show`] writes the lines.

mod show;
mod wish;

use crate::arguments::{Answer, Arguments, vertex};
use crate::commands::illegal;
use crate::inbox::Inbox;
use crate::raw::NO_NETWORK;
use crate::{Player, Request, Response, Session, genmove};
use show::Style;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tengen_engine::{Action, Analysis, Limits, Task, Watch};
use wish::Wish;

/// A command that reports during its search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Command {
    style: Style,
    /// Whether it plays a move in the end.
    plays: bool,
}

/// These commands.
pub(crate) fn table() -> [(&'static str, Command); 4] {
    [
        ("kata-analyze", Command { style: Style::Kata, plays: false }),
        ("kata-genmove_analyze", Command { style: Style::Kata, plays: true }),
        ("lz-analyze", Command { style: Style::Leela, plays: false }),
        ("lz-genmove_analyze", Command { style: Style::Leela, plays: true }),
    ]
}

/// Answers such a request with reports, until more input comes in.
pub(crate) fn run<P: Player>(
    session: &mut Session<P>,
    command: Command,
    request: &Request,
    output: &mut impl Write,
    inbox: &mut Inbox,
) -> io::Result<()> {
    let wish = match Wish::read(Arguments(&request.arguments), session) {
        Ok(wish) => wish,
        Err(why) => return answer(output, request, Err(why)),
    };
    let mut failed = Ok(());
    let mut begun = false;
    let id = request.id.as_ref().map_or_else(String::new, ToString::to_string);
    let mut lines = |analysis: &Analysis| {
        if !begun {
            begun = true;
            writeln!(output, "={id}")?;
        }
        let line = show::line(analysis, command.style, &wish);
        // An empty line would end the answer, and there may be nothing to report yet.
        if !line.is_empty() {
            writeln!(output, "{line}")?;
        }
        output.flush()
    };
    let mut tell = |analysis: Analysis| {
        if failed.is_ok() {
            failed = lines(&analysis);
        }
    };
    let done = if command.plays {
        // A command that plays a move finishes its search even if requests wait.
        let mut never = || false;
        let watch = Watch { every: wish.every, tell: &mut tell, enough: &mut never };
        move_of(session, &wish, watch).map(Some)
    } else {
        let interrupted = Arc::clone(&session.interrupted);
        let mut enough = || inbox.has_something() || interrupted.load(Ordering::Relaxed);
        let watch = Watch { every: wish.every, tell: &mut tell, enough: &mut enough };
        let looked = look(session, &wish, watch);
        // Memory or a limit may end the search. The answer still goes on until the next request.
        if looked.is_ok() && !interrupted.load(Ordering::Relaxed) {
            inbox.wait();
        }
        looked.map(|()| None)
    };
    failed?;
    match done {
        Err(why) => answer(output, request, Err(why)),
        Ok(played) => {
            if !begun {
                writeln!(output, "={id}")?;
            }
            if let Some(played) = played {
                writeln!(output, "play {played}")?;
            }
            writeln!(output)?;
            output.flush()
        }
    }
}

/// Thinks on the opponent's time after a move was chosen, until a request comes in. The search
/// serves the next move and reports nothing.
pub(crate) fn ponder<P: Player>(session: &mut Session<P>, inbox: &mut Inbox) {
    if !session.options.ponder {
        return;
    }
    let walk = session.position.walk();
    let color = walk.to_move();
    let task = Task::new(walk, color, session.options.rank, Limits::default());
    let mut enough = || inbox.has_request();
    let mut watch = Watch { every: SELDOM, tell: &mut |_| {}, enough: &mut enough };
    session.player.analyse(&task, &mut watch);
}

/// An interval longer than any move takes.
const SELDOM: Duration = Duration::from_secs(1 << 20);

/// The first report of an analysis, with the move if the command plays one.
pub(crate) fn once<P: Player>(
    session: &mut Session<P>,
    command: Command,
    arguments: Arguments<'_>,
) -> Answer {
    let wish = Wish::read(arguments, session)?;
    let mut text = String::new();
    let mut tell = |analysis: Analysis| text = show::line(&analysis, command.style, &wish);
    let mut at_once = || true;
    let watch = Watch { every: wish.every, tell: &mut tell, enough: &mut at_once };
    if command.plays {
        let played = move_of(session, &wish, watch)?;
        return Ok(format!("{text}\nplay {played}").trim_start().to_owned());
    }
    look(session, &wish, watch)?;
    Ok(text)
}

fn answer(output: &mut impl Write, request: &Request, answer: Answer) -> io::Result<()> {
    write!(output, "{}", Response { id: request.id.clone(), answer })?;
    output.flush()
}

fn look<P: Player>(
    session: &mut Session<P>,
    wish: &Wish,
    mut watch: Watch<'_>,
) -> Result<(), String> {
    let limits = Limits { time: None, playouts: session.options.visits };
    let walk = session.position.walk();
    let task = Task::new(walk, wish.color, session.options.rank, limits);
    let task = wish.restricted(task)?;
    let known = session.player.analyse(&task, &mut watch);
    if known { Ok(()) } else { Err(format!("cannot analyze: {NO_NETWORK}")) }
}

/// Chooses a move and plays it, or resigns.
fn move_of<P: Player>(
    session: &mut Session<P>,
    wish: &Wish,
    mut watch: Watch<'_>,
) -> Result<String, String> {
    let started = Instant::now();
    let task = wish.restricted(genmove::task(session, wish.color, true))?;
    let action = session.player.choose(&task, &session.interrupted, Some(&mut watch)).action;
    session.timer.spend(wish.color, started.elapsed());
    let point = match action {
        Action::Resign => return Ok("resign".to_owned()),
        Action::Pass => None,
        Action::Play(point) => Some(point),
    };
    session.position.play((wish.color, point)).map_err(illegal)?;
    Ok(vertex(session.position.size(), point))
}

/// The usual interval between reports.
const USUAL: Duration = Duration::from_secs(1);
