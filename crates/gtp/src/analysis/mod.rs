//! Analyses: `lz-analyze`, `kata-analyze`, `analyze` and the moves chosen with one.
//!
//! The answer of an analysis goes on, a line of `info …` at a time, until the controller sends any
//! line, even an empty one. Then an empty line ends it. [`show`] writes the lines.

mod cgos;
mod show;
mod wish;

use crate::arguments::{Answer, Arguments, vertex};
use crate::commands::illegal;
use crate::inbox::Inbox;
use crate::kata::NO_NETWORK;
use crate::{Id, Player, Request, Response, Session, genmove};
use show::Style;
use std::cell::RefCell;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tengen_engine::{Action, Analysis, Limits, Task, Watch};
use wish::Wish;

/// A command that searches and looks at its input meanwhile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Command {
    /// The form of its reports, if it makes any.
    style: Option<Style>,
    purpose: Purpose,
}

/// The end of a command that searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// It goes on until there is more input.
    Look,
    /// It chooses a move and plays it.
    Play,
    /// It only names the move.
    Name,
    /// The same, but more input ends it without a move.
    NameUnlessInput,
}

/// These commands.
pub(crate) fn table() -> [(&'static str, Command); 10] {
    use Purpose::{Look, Name, NameUnlessInput, Play};
    use Style::{Cgos, Kata, Leela, Points};
    [
        ("analyze", Some(Points), Look),
        ("cgos-genmove_analyze", Some(Cgos), Play),
        ("genmove_analyze", Some(Points), Play),
        ("kata-analyze", Some(Kata), Look),
        ("kata-genmove_analyze", Some(Kata), Play),
        ("kata-search_analyze", Some(Kata), Name),
        ("kata-search_analyze_cancellable", Some(Kata), NameUnlessInput),
        ("kata-search_cancellable", None, NameUnlessInput),
        ("lz-analyze", Some(Leela), Look),
        ("lz-genmove_analyze", Some(Leela), Play),
    ]
    .map(|(name, style, purpose)| (name, Command { style, purpose }))
}

/// Answers such a request with reports, until more input comes in.
pub(crate) fn run<P: Player>(
    session: &mut Session<P>,
    command: Command,
    request: &Request,
    output: &mut impl Write,
    inbox: &mut Inbox,
) -> io::Result<()> {
    let wish = match Wish::read(Arguments(&request.arguments), command.style, session) {
        Ok(wish) => wish,
        Err(why) => return answer(output, request, Err(why)),
    };
    let style = command.style;
    let reports = Reports { output, id: request.id.as_ref(), begun: false, failed: Ok(()) };
    let reports = RefCell::new(reports);
    let mut tell = |analysis: Analysis| {
        if let Some(style) = style {
            reports.borrow_mut().tell(&show::line(&analysis, style, &wish));
        }
    };
    let begin = || {
        if style.is_some() {
            reports.borrow_mut().begin();
        }
    };
    let interrupted = Arc::clone(&session.interrupted);
    let done = match command.purpose {
        Purpose::Look => {
            let mut enough = || {
                begin();
                inbox.has_something() || interrupted.load(Ordering::Relaxed)
            };
            let watch = Watch { every: wish.every, tell: &mut tell, enough: &mut enough };
            let looked = look(session, &wish, watch);
            // Memory or a limit may end the search. The answer still goes on until there is input.
            if looked.is_ok() && !interrupted.load(Ordering::Relaxed) {
                inbox.wait();
            }
            looked.map(|()| None)
        }
        purpose => {
            // A command that plays a move finishes its search even if requests wait.
            let mut enough = || {
                begin();
                false
            };
            let watch = Watch { every: wish.every, tell: &mut tell, enough: &mut enough };
            let search = || move_of(session, purpose, &wish, watch).map(Some);
            match purpose {
                Purpose::NameUnlessInput => inbox.interrupting(&interrupted, search),
                _ => search(),
            }
        }
    };
    let Reports { output, begun, failed, .. } = reports.into_inner();
    failed?;
    let last = match (done, style) {
        (Ok(Some(named)), None) => return answer(output, request, Ok(named)),
        (Err(why), _) if !begun => return answer(output, request, Err(why)),
        // The answer has begun with `=`. So its last line tells the error.
        (Err(why), _) => Some(why),
        (Ok(played), _) => played.map(|played| format!("play {played}")),
    };
    if !begun {
        begin_answer(output, request.id.as_ref())?;
    }
    if let Some(last) = last {
        writeln!(output, "{last}")?;
    }
    writeln!(output)?;
    output.flush()
}

/// The answer of a search while it goes on.
struct Reports<'a, W> {
    output: &'a mut W,
    id: Option<&'a Id>,
    /// Whether the answer has been begun. It is as soon as the search has, before there is anything
    /// to report.
    begun: bool,
    failed: io::Result<()>,
}

impl<W: Write> Reports<'_, W> {
    fn begin(&mut self) {
        if !self.begun && self.failed.is_ok() {
            self.begun = true;
            self.failed = begin_answer(self.output, self.id).and_then(|()| self.output.flush());
        }
    }

    /// Adds a line. An empty one would end the answer, and there may be nothing to report yet.
    fn tell(&mut self, line: &str) {
        self.begin();
        if self.failed.is_ok() && !line.is_empty() {
            self.failed = writeln!(self.output, "{line}").and_then(|()| self.output.flush());
        }
    }
}

fn begin_answer(output: &mut impl Write, id: Option<&Id>) -> io::Result<()> {
    writeln!(output, "={}", id.map_or_else(String::new, ToString::to_string))
}

/// Thinks on the opponent's time after a move was chosen, until a request comes in. The search
/// serves the next move and reports nothing.
pub(crate) fn ponder<P: Player>(session: &mut Session<P>, inbox: &mut Inbox) {
    if !session.parameters.ponder {
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

/// The first report of an analysis, with the move if the command chooses one.
pub(crate) fn once<P: Player>(
    session: &mut Session<P>,
    command: Command,
    arguments: Arguments<'_>,
) -> Answer {
    let wish = Wish::read(arguments, command.style, session)?;
    let mut text = String::new();
    let mut tell = |analysis: Analysis| {
        text = command.style.map_or_else(String::new, |style| show::line(&analysis, style, &wish));
    };
    let mut enough = || command.purpose == Purpose::Look;
    let watch = Watch { every: wish.every, tell: &mut tell, enough: &mut enough };
    if command.purpose == Purpose::Look {
        look(session, &wish, watch)?;
        return Ok(text);
    }
    let named = move_of(session, command.purpose, &wish, watch)?;
    let play = if command.style.is_some() { "play " } else { "" };
    Ok(format!("{text}\n{play}{named}").trim_start().to_owned())
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
    let limits = Limits { time: None, playouts: session.parameters.most_visits() };
    let walk = session.position.walk();
    let task = Task::new(walk, wish.color, session.options.rank, limits);
    let wide_root_noise = session.parameters.wide_root_noise;
    let task = Task { wide_root_noise, ..wish.restricted(task)? };
    let known = session.player.analyse(&task, &mut watch);
    if known { Ok(()) } else { Err(format!("cannot analyze: {NO_NETWORK}")) }
}

/// The answer of a search that was ended before it chose a move.
const CANCELLED: &str = "cancelled";

/// Chooses a move, or resigns. The move is played if the purpose is to play.
fn move_of<P: Player>(
    session: &mut Session<P>,
    purpose: Purpose,
    wish: &Wish,
    mut watch: Watch<'_>,
) -> Result<String, String> {
    let started = Instant::now();
    let task = wish.restricted(genmove::task(session, wish.color, true))?;
    let action = session.player.choose(&task, &session.interrupted, Some(&mut watch)).action;
    if purpose == Purpose::NameUnlessInput && session.interrupted.load(Ordering::Relaxed) {
        return Ok(CANCELLED.to_owned());
    }
    let point = match action {
        Action::Resign => return Ok("resign".to_owned()),
        Action::Pass => None,
        Action::Play(point) => Some(point),
    };
    if purpose == Purpose::Play {
        session.timer.spend(wish.color, started.elapsed(), task.limits.time);
        session.position.play((wish.color, point)).map_err(illegal)?;
    }
    Ok(vertex(session.position.size(), point))
}

/// The usual interval between reports.
const USUAL: Duration = Duration::from_secs(1);
