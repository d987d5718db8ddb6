//! `tengen match`: two engines, many games, one referee.
//!
//! [`plan`] has the games to play, and [`openings`] their beginnings. A [`worker`] plays one game
//! after the other ([`game`], [`player`], [`time`], [`settle`]). The [`folder`] keeps each game as
//! a [`mod@line`] and a [`record`]. [`elo`] and [`sprt`] evaluate the [`summary`].

mod arguments;
mod elo;
mod engines;
mod fault;
mod folder;
mod game;
pub(crate) mod interrupt;
mod line;
mod openings;
mod plan;
mod player;
mod record;
mod settle;
mod sprt;
mod summary;
mod table;
mod time;
mod worker;

pub(crate) use arguments::MatchArguments;

use crate::Failure;
use crate::speech::{language, say};
use engines::Side;
use folder::Folder;
use indicatif::{ProgressBar, ProgressStyle};
use line::Line;
use plan::Plan;
use sprt::Decision;
use std::io::{Write, stdout};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use summary::Summary;
use tengen_gtp::controller::Stop;
use tengen_reference::ruleset_name_within;
use worker::{Board, Done};

/// Plays a match, or goes on with it, and prints the results.
pub(crate) fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    let plan = Plan::of(arguments)?;
    let settings = plan::settings(&plan, arguments);
    let (folder, lines) = match &arguments.out {
        Some(path) => {
            let (folder, lines) = Folder::open(path, &settings)?;
            (Some(folder), lines)
        }
        None => (None, Vec::new()),
    };
    let (stop, interrupted) = (Stop::default(), Stop::default());
    let all = [stop.clone(), interrupted.clone()];
    let _listener = interrupt::listen(move || all.iter().for_each(Stop::set))?;
    let mut score = Score { arguments, plan: &plan, folder, lines, bar: progress(&plan) };
    let played = score.play(&stop);
    score.bar.finish_and_clear();
    score.tell()?;
    played?;
    if interrupted.is_set() { Err(Failure::Interrupted) } else { Ok(()) }
}

/// The match with its results so far.
struct Score<'a> {
    arguments: &'a MatchArguments,
    plan: &'a Plan,
    folder: Option<Folder>,
    lines: Vec<Line>,
    bar: ProgressBar,
}

impl Score<'_> {
    /// Plays the games that are left.
    fn play(&mut self, stop: &Stop) -> Result<(), Failure> {
        let played: Vec<usize> = self.lines.iter().map(|line| line.game).collect();
        let due: Vec<usize> =
            (0..self.plan.games).filter(|number| !played.contains(&(number + 1))).collect();
        self.show();
        if self.is_decided() {
            return Ok(());
        }
        let (plan, next) = (self.plan, AtomicUsize::new(0));
        let (results, finished) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..usize::from(self.arguments.parallel).min(due.len()) {
                let (results, due, next) = (results.clone(), &due, &next);
                scope.spawn(move || {
                    let mut board = Board::new(plan, stop);
                    while !stop.is_set()
                        && let Some(number) = due.get(next.fetch_add(1, Ordering::Relaxed))
                        && let Some(result) = board.play(*number).transpose()
                        && results.send(result).is_ok()
                    {}
                    board.leave();
                });
            }
            drop(results);
            let mut trouble = Ok(());
            for result in finished {
                let kept = result.and_then(|done| self.take(done));
                if kept.is_err() && trouble.is_ok() {
                    trouble = kept;
                    stop.set();
                } else if self.is_decided() {
                    // The games in progress cannot change the decision any more.
                    stop.set();
                }
            }
            trouble
        })
    }

    fn take(&mut self, done: Done) -> Result<(), Failure> {
        let line = match &mut self.folder {
            Some(folder) => folder.keep(done.line, &done.record)?,
            None => done.line,
        };
        if !self.arguments.json {
            let told = self.told(&line, &done.why);
            let print = || writeln!(stdout(), "{told}").and_then(|()| stdout().flush());
            if self.bar.is_hidden() { print() } else { self.bar.suspend(print) }?;
        }
        self.lines.push(line);
        self.show();
        Ok(())
    }

    /// A game on one line.
    fn told(&self, line: &Line, why: &str) -> String {
        let name = |side: Side| self.plan.entrants[side.index()].name.as_str();
        let values = [
            ("game", line.game.into()),
            ("black", name(line.black).into()),
            ("white", name(line.black.other()).into()),
            ("result", (&line.result).into()),
            ("moves", line.moves.into()),
            ("why", why.into()),
        ];
        say("match-game", &values)
    }

    /// Updates the progress bar.
    fn show(&self) {
        let summary = self.summary();
        let [a, b] = self.names();
        let summary::Tally { won, lost, drawn } = summary.together;
        self.bar.set_position(self.lines.len() as u64);
        let values = [
            ("a", a.into()),
            ("won", won.into()),
            ("b", b.into()),
            ("lost", lost.into()),
            ("drawn", drawn.into()),
        ];
        self.bar.set_message(say("match-progress", &values));
    }

    fn is_decided(&self) -> bool {
        let standing = self.arguments.sprt.map(|test| summary::standing(&self.lines, &test));
        standing.is_some_and(|standing| standing.decision != Decision::Undecided)
    }

    fn names(&self) -> [&str; 2] {
        self.plan.entrants.each_ref().map(|entrant| entrant.name.as_str())
    }

    fn summary(&self) -> Summary {
        Summary::of(&self.lines, self.names(), self.arguments.sprt)
    }

    /// Prints the summary.
    fn tell(&self) -> Result<(), Failure> {
        let summary = self.summary();
        let text = if self.arguments.json {
            serde_json::to_string_pretty(&summary).map_err(std::io::Error::other)? + "\n"
        } else {
            let (setup, time) = (&self.plan.setup, self.plan.terms.time);
            let size = setup.size.to_string();
            let rules = ruleset_name_within(&setup.rules, language());
            let time = time.to_string();
            let values = [
                ("size", (&size).into()),
                ("rules", (&rules).into()),
                ("komi", f64::from(setup.komi).into()),
                ("time", (&time).into()),
            ];
            let terms = say("match-terms", &values);
            table::of(&summary, &terms)
        };
        Ok(stdout().write_all(text.as_bytes())?)
    }
}

/// A progress bar on standard error; nothing if that is no terminal.
fn progress(plan: &Plan) -> ProgressBar {
    let bar = ProgressBar::new(plan.games as u64);
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}, {msg}, {eta}");
    style.map_or(bar.clone(), |style| bar.with_style(style))
}
