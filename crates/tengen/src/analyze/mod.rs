//! `tengen analyze`: the loss of each move of a game.

mod arguments;
mod course;
mod html;
mod json;
mod judgement;
mod known;
mod output;
mod report;
mod sgf;
mod study;
mod text;
pub(crate) mod words;

pub(crate) use arguments::AnalyzeArguments;

use crate::records::remarks::printable;
use crate::records::{ForkPath, Route};
use crate::speech::say;
use crate::{Failure, records, wrong};
use arguments::{Form, Moves};
use course::Course;
use indicatif::{ProgressBar, ProgressStyle};
use known::Searcher;
use output::Output;
use report::End;
use std::collections::HashMap;
use std::fmt::Display;
use std::path::Path;
use study::{Effort, Shared, Studied, study};
use tengen_engine::{Engine, Options, Thresholds};
use tengen_net::LONGEST_SIDE;
use tengen_rules::Size;
use tengen_sgf::{Node, NodeId, Parsed, TreeFacts};

/// All results about a game, with the terms of the search.
struct Report<'a> {
    /// The file and the number of the game, where there are several.
    place: Option<String>,
    course: &'a Course,
    studied: &'a [Studied],
    branches: &'a [Branch],
    /// The network's own name.
    network: &'a str,
    effort: Effort,
    thresholds: Thresholds,
    /// The moves that were asked for; `None` for all.
    moves: Option<Moves>,
    /// The end of the game, if a report is wanted.
    end: Option<End>,
}

/// A variation that was analysed.
struct Branch {
    path: ForkPath,
    /// Its positions, from the one that it shares with another line on.
    studied: Vec<Studied>,
}

impl Report<'_> {
    /// That only a part of the moves was judged; nothing if all were.
    fn part(&self) -> Option<String> {
        let all = self.course.moves();
        let Moves { first, last } = self.moves?;
        let last = last.min(all);
        if first == 1 && last == all {
            return None;
        }
        let last = if last == first { "same".into() } else { last.into() };
        Some(say("analyze-part", &[("first", first.into()), ("last", last), ("all", all.into())]))
    }

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

/// Analyses every position of games and writes the results.
pub(crate) fn run(arguments: &AnalyzeArguments) -> Result<(), Failure> {
    let mut outputs = arguments.outputs()?;
    let has = |form| outputs.iter().any(|output| output.form == form);
    let (is_record, is_report) = (has(Form::Sgf), has(Form::Report) || has(Form::Pdf));
    if arguments.full && !is_record {
        return Err(Failure::Usage(say("analyze-full-record", &[])));
    }
    // The search keeps its own.
    let judging = is_report.then(|| arguments.net.open(&arguments.arithmetic)).transpose()?;
    let mut searcher = searcher(arguments)?;
    let inputs = arguments.inputs();
    let read = records::each(&inputs, |path, below, mut parsed| {
        let numbers: Vec<usize> = inputs.games(&parsed)?.into_iter().map(|(n, _)| n).collect();
        let games = parsed.collection.roots().count();
        outputs.iter().try_for_each(|output| output.check(below, &numbers, games))?;
        let mut written: Vec<Vec<u8>> = vec![Vec::new(); outputs.len()];
        for number in numbers {
            let (course, studied, branches) = game(arguments, path, &parsed, number, &mut searcher)
                .map_err(|why| within(&named(path, &parsed, number), why))?;
            let route = || arguments.route(records::game(&parsed, number)?);
            let end = judging.as_ref().map(|(_, network)| {
                Ok::<_, Failure>(End::of(route()?, arguments.rules.as_ref(), Some(network)))
            });
            let place = (games > 1).then(|| named(path, &parsed, number));
            let report = Report {
                place,
                course: &course,
                studied: &studied,
                branches: &branches,
                network: &searcher.network,
                effort: searcher.effort,
                thresholds: arguments.thresholds(),
                moves: arguments.moves,
                end: end.transpose()?,
            };
            for (output, bytes) in outputs.iter_mut().zip(&mut written) {
                write(&report, output.form, arguments, bytes);
                if output.form.has_one_game() {
                    let below = records::game_file(below, number, games);
                    output.take(path, &below, &std::mem::take(bytes))?;
                }
            }
            if is_record {
                let edited = sgf::annotate(&mut parsed.collection, &report, arguments.full);
                edited.map_err(|error| Failure::Trouble(wrong::edit(error)))?;
            }
        }
        let left = outputs.iter_mut().zip(&mut written);
        for (output, bytes) in left.filter(|(output, _)| !output.form.has_one_game()) {
            if output.form == Form::Sgf {
                *bytes = tengen_sgf::write(&parsed.collection);
            }
            output.take(path, below, bytes)?;
        }
        Ok(())
    });
    if searcher.reused() > 0 {
        let visits = searcher.effort.visits.unwrap_or_default();
        let values = [("positions", searcher.reused().into()), ("visits", visits.into())];
        crate::speech::tell(&say("analyze-reused", &values));
    }
    // What was found is written, even if another file was at fault.
    let written: Vec<_> = outputs.into_iter().map(Output::finish).collect();
    written.into_iter().fold(read, Result::and)
}

/// Writes the results about a game behind those about others.
fn write(report: &Report<'_>, form: Form, arguments: &AnalyzeArguments, bytes: &mut Vec<u8>) {
    let between = if form == Form::Text && !bytes.is_empty() { "\n" } else { "" };
    bytes.extend(between.bytes());
    match form {
        Form::Text => bytes.extend(text::write(report).bytes()),
        Form::Json => bytes.extend(format!("{}\n", json::object(report)).bytes()),
        Form::Html => bytes.extend(html::page(report, false).bytes()),
        Form::Report => bytes.extend(html::page(report, true).bytes()),
        Form::Pdf => bytes.extend(report::pdf::write(report, arguments.paper)),
        // The record is changed in place, and written with all its games.
        Form::Sgf => {}
    }
}

/// A failure with the file that it is about: there may be many.
fn within(what: &dyn Display, why: Failure) -> Failure {
    match why {
        Failure::Usage(why) => Failure::Usage(wrong::within(what, &why)),
        Failure::Trouble(why) => Failure::Trouble(wrong::within(what, &why)),
        other => other,
    }
}

/// The name of a game of a file, in words.
fn named(path: &Path, parsed: &Parsed, number: usize) -> String {
    let are_several = parsed.collection.roots().nth(1).is_some();
    records::named(&path.display().to_string(), number, are_several)
}

fn searcher(arguments: &AnalyzeArguments) -> Result<Searcher, Failure> {
    let (name, network) = arguments.net.open(&arguments.arithmetic)?;
    if network.wants_metadata() {
        return Err(Failure::Trouble(say("network-imitates", &[("name", (&name).into())])));
    }
    let threads = arguments.threads.map_or(Options::default().threads, usize::from);
    let engine = Engine::with_network(Options { threads, ..Options::default() }, network);
    let visits = arguments.time.is_none().then_some(arguments.visits);
    Ok(Searcher::new(engine, name, Effort { visits, time: arguments.time }))
}

/// Analyses the line of a game that is asked for, and then its other lines if they are.
fn game(
    arguments: &AnalyzeArguments,
    path: &Path,
    parsed: &Parsed,
    number: usize,
    searcher: &mut Searcher,
) -> Result<(Course, Vec<Studied>, Vec<Branch>), Failure> {
    let (root, thresholds) = (records::game(parsed, number)?, arguments.thresholds());
    let route = arguments.route(root)?;
    let course = Course::along(&route.nodes, arguments.rules.as_ref());
    let named = named(path, parsed, number);
    for note in &course.notes {
        crate::speech::tell(&wrong::within(&named, note));
    }
    check_size(course.size)?;
    check_moves(arguments.moves, course.moves())?;
    searcher.learn(root.subtree(), course.size);
    let is_move = |node: &Node<'_>| ["B", "W"].iter().any(|name| node.property(name).is_some());
    let bar = progress(match arguments.variations {
        true => 1 + root.subtree().filter(is_move).count(),
        false => positions(arguments.moves, course.moves()),
    });
    bar.set_message(printable(&path.file_name().unwrap_or_default().to_string_lossy()));
    let anew = Shared { from: 0, known: &|_| None };
    let studied = study(&course, arguments.moves, anew, searcher, thresholds, |_| bar.inc(1))?;
    // Where each position was judged first: in which line, and at which place.
    let places = studied.iter().enumerate().map(|(at, studied)| (studied.node, (0, at)));
    let mut seen: HashMap<NodeId, (usize, usize)> = places.collect();
    let (mut lines, mut paths) = (vec![studied], Vec::new());
    let facts = TreeFacts::of(root);
    let leaves = root.subtree().filter(|node| node.first_child().is_none());
    for leaf in leaves.filter(|_| arguments.variations) {
        let route = Route::through(leaf);
        let course = Course::unnoted(&facts, &route.nodes, arguments.rules.as_ref());
        let is_new = |node: NodeId| !seen.contains_key(&node);
        let Some(new) = course.places().position(is_new) else { continue };
        let known = |node| seen.get(&node).map(|(line, at): &(usize, usize)| &lines[*line][*at]);
        // The position before the first new one belongs to the line, and its own move is judged.
        let shared = Shared { from: new.saturating_sub(2), known: &known };
        let mut all = study(&course, arguments.moves, shared, searcher, thresholds, |studied| {
            bar.inc(u64::from(is_new(studied.node)));
        })?;
        let Some(new) = all.iter().position(|studied| is_new(studied.node)) else { continue };
        let studied = all.split_off(new.saturating_sub(1));
        for (at, studied) in studied.iter().enumerate() {
            seen.entry(studied.node).or_insert((lines.len(), at));
        }
        lines.push(studied);
        paths.push(ForkPath::of(&route.nodes));
    }
    let studied = lines.remove(0);
    let branches = paths.into_iter().zip(lines);
    let branches = branches.map(|(path, studied)| Branch { path, studied }).collect();
    bar.finish_and_clear();
    Ok((course, studied, branches))
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
    let template = "{msg} {wide_bar} {pos}/{len}, {per_sec}, {eta}";
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
