//! `tengen analyze`: the loss of each move of a game.

mod arguments;
mod course;
mod html;
mod json;
mod judgement;
mod sgf;
mod study;
mod text;
pub(crate) mod words;

pub(crate) use arguments::AnalyzeArguments;

use crate::speech::say;
use crate::{Failure, records, wrong};
use arguments::{Form, Moves};
use course::Course;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::path::Path;
use study::{Effort, Studied, study};
use tengen_engine::{Engine, Options};
use tengen_net::LONGEST_SIDE;
use tengen_rules::Size;

/// All results, with the terms of the search.
struct Report<'a> {
    course: &'a Course,
    studied: &'a [Studied],
    /// The network's own name.
    network: &'a str,
    effort: Effort,
}

impl Report<'_> {
    fn effort(&self) -> String {
        match (self.effort.visits, self.effort.time) {
            (Some(visits), _) => say("analyze-visits", &[("visits", visits.into())]),
            (None, time) => {
                let seconds = time.unwrap_or_default().as_secs_f64();
                say("analyze-seconds", &[("seconds", seconds.into())])
            }
        }
    }
}

/// Analyses every position of a game and writes the results.
pub(crate) fn run(arguments: &AnalyzeArguments) -> Result<(), Failure> {
    let form = arguments.form()?;
    let output = arguments.output.as_deref().filter(|path| *path != Path::new("-"));
    if let Some(path) = output.filter(|_| !arguments.force) {
        records::refuse_existing(path)?;
    }
    let mut parsed = records::read(&arguments.file, arguments.line.encoding.encoding)?;
    let route = arguments.line.route(arguments.line.root(&parsed)?)?;
    let course = Course::along(&route.nodes, arguments.rules.as_ref());
    for note in &course.notes {
        crate::speech::tell(&wrong::within(&arguments.file.display(), note));
    }
    check_size(course.size)?;
    check_moves(arguments.moves, course.moves())?;
    let (name, network) = arguments.net.open(&arguments.arithmetic)?;
    if network.wants_metadata() {
        return Err(Failure::Trouble(say("network-imitates", &[("name", (&name).into())])));
    }
    let threads = arguments.threads.map_or(Options::default().threads, usize::from);
    let mut engine = Engine::with_network(Options { threads, ..Options::default() }, network);
    let visits = arguments.time.is_none().then_some(arguments.visits);
    let effort = Effort { visits, time: arguments.time };
    let bar = progress(positions(arguments.moves, course.moves()));
    let studied = study(&course, arguments.moves, effort, &mut engine, || bar.inc(1))?;
    bar.finish_and_clear();
    let report = Report { course: &course, studied: &studied, network: &name, effort };
    let bytes = match form {
        Form::Text => text::write(&report).into_bytes(),
        Form::Json => format!("{}\n", json::object(&report)).into_bytes(),
        Form::Html => html::page(&report).into_bytes(),
        Form::Sgf => {
            let edited = sgf::annotate(&mut parsed.collection, &report);
            edited.map_err(|error| Failure::Trouble(wrong::edit(error)))?;
            tengen_sgf::write(&parsed.collection)
        }
    };
    match output {
        None => Ok(std::io::stdout().write_all(&bytes)?),
        Some(path) => records::write_new(path, &bytes, arguments.force),
    }
}

fn check_size(size: Size) -> Result<(), Failure> {
    let sides = 2..=LONGEST_SIDE;
    if sides.contains(&size.width()) && sides.contains(&size.height()) {
        return Ok(());
    }
    Err(no_board(size))
}

/// The error for boards of a size that networks do not know.
fn no_board(size: Size) -> Failure {
    let size = size.to_string();
    let values = [("size", (&size).into()), ("longest", LONGEST_SIDE.into())];
    Failure::Trouble(say("network-board", &values))
}

fn check_moves(moves: Option<Moves>, all: usize) -> Result<(), Failure> {
    match moves {
        Some(Moves { first, .. }) if first > all => {
            let values = [("number", first.into()), ("all", all.into())];
            Err(Failure::Usage(say("show-no-move", &values)))
        }
        _ => Ok(()),
    }
}

/// How many positions are to be analysed.
fn positions(moves: Option<Moves>, all: usize) -> usize {
    moves.map_or(all + 1, |moves| moves.last.min(all) + 2 - moves.first)
}

/// A progress bar on standard error; nothing if that is no terminal.
fn progress(positions: usize) -> ProgressBar {
    let bar = ProgressBar::new(positions as u64);
    let template = "{wide_bar} {pos}/{len}, {per_sec}, {eta}";
    let style = ProgressStyle::with_template(template);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_positions_as_moves_and_one() {
        assert_eq!(positions(None, 100), 101);
        assert_eq!(positions(Some(Moves { first: 20, last: 60 }), 100), 42);
        assert_eq!(positions(Some(Moves { first: 20, last: usize::MAX }), 100), 82);
        assert!(check_moves(Some(Moves { first: 101, last: 101 }), 100).is_err());
        assert!(check_moves(Some(Moves { first: 100, last: 200 }), 100).is_ok());
    }
}
