//! What is said about a file.

use super::game::{Judged, judge};
use super::pool::in_order;
use super::summary::Summary;
use crate::record_file;
use indicatif::ProgressBar;
use serde::Serialize;
use std::convert::Infallible;
use std::path::Path;
use tengen_rules::Ruleset;
use tengen_sgf::{Node, Severity};

/// In which form to report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// For people.
    Text,
    /// A line of JSON for each game.
    Json,
}

/// What is said about a file.
#[derive(Debug, Default)]
pub(crate) struct FileReport {
    /// For standard output.
    pub(crate) text: String,
    /// For standard error: what a line of JSON has no place for.
    pub(crate) troubles: String,
    pub(crate) summary: Summary,
}

/// How to judge.
pub(crate) struct Judge<'a> {
    /// The rules to judge by, whatever the records say.
    pub(crate) rules: Option<&'a Ruleset>,
    pub(crate) form: Form,
    /// How many threads judge the games of one file.
    pub(crate) threads: usize,
    /// Counts games; before a file is read it stands for one.
    pub(crate) bar: &'a ProgressBar,
}

impl Judge<'_> {
    /// Reads a file and judges its games.
    pub(crate) fn file(&self, path: &Path) -> FileReport {
        let name = path.display().to_string();
        match record_file::bytes(path) {
            Ok(bytes) => self.bytes(&name, &bytes),
            Err(error) => {
                let mut report = FileReport::default();
                report.trouble(&name, &error.to_string(), self.form);
                report.summary.files = 1;
                report.summary.unreadable = 1;
                self.bar.inc(1);
                report
            }
        }
    }

    fn bytes(&self, name: &str, bytes: &[u8]) -> FileReport {
        let mut report = FileReport::default();
        let parsed = tengen_sgf::read(bytes);
        let errors = parsed.diagnostics.iter().filter(|d| d.severity() == Severity::Error);
        let mut unreadable = 0;
        for error in errors {
            report.trouble(name, &error.to_string(), self.form);
            unreadable += 1;
        }
        let roots: Vec<Node<'_>> = parsed.collection.roots().collect();
        let several = roots.len() > 1;
        self.bar.inc_length(roots.len().saturating_sub(1) as u64);
        let work = |root: &Node<'_>| {
            let judged = judge(*root, self.rules);
            self.bar.inc(1);
            judged
        };
        let mut number = 0;
        let Ok(()) = in_order(&roots, self.threads, work, |judged| {
            number += 1;
            let place = if several { format!("{name}, game {number}") } else { name.to_owned() };
            match self.form {
                Form::Text => report.text.push_str(&in_words(&place, &judged)),
                Form::Json => report.text.push_str(&in_json(name, number, &judged)),
            }
            for why in &judged.unreadable {
                report.trouble(&place, why, self.form);
            }
            unreadable += judged.unreadable.len();
            report.summary.add_game(&judged);
            Ok::<(), Infallible>(())
        });
        if roots.is_empty() {
            self.bar.inc(1);
        }
        report.summary.files = 1;
        report.summary.unreadable = usize::from(unreadable > 0);
        report
    }
}

impl FileReport {
    fn trouble(&mut self, place: &str, why: &str, form: Form) {
        let to = match form {
            Form::Text => &mut self.text,
            Form::Json => &mut self.troubles,
        };
        to.push_str(&format!("{place}: cannot be read: {why}\n"));
    }
}

fn in_words(place: &str, judged: &Judged) -> String {
    if judged.rules.is_empty() {
        // It was not judged at all; why follows.
        return String::new();
    }
    let Judged { rules, moves, .. } = judged;
    let result = judged.result.map_or("not counted".to_owned(), |r| format!("counted {r}"));
    let recorded = judged.recorded.as_ref();
    let recorded = recorded.map_or("no result recorded".to_owned(), |r| format!("recorded {r}"));
    let verdict = match judged.agrees {
        Some(true) => ": agrees",
        Some(false) => ": DIFFERS",
        None => "",
    };
    let moves = plural(*moves, "move");
    let mut text = format!("{place}: {rules}, {moves}, {result}, {recorded}{verdict}\n");
    for illegal in &judged.illegal {
        let (number, played) = (illegal.number, &illegal.played);
        text.push_str(&format!("  ILLEGAL move {number}, {played}: {}\n", illegal.reason));
    }
    for note in &judged.notes {
        text.push_str(&format!("  note: {note}\n"));
    }
    text
}

/// So many of a thing, in English.
pub(super) fn plural(number: usize, thing: &str) -> String {
    let s = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{s}")
}

#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    game: usize,
    rules: &'a str,
    moves: usize,
    illegal: Vec<LineIllegal<'a>>,
    result: Option<String>,
    recorded: Option<&'a str>,
    agrees: Option<bool>,
}

#[derive(Serialize)]
struct LineIllegal<'a> {
    #[serde(rename = "move")]
    number: usize,
    reason: &'a str,
}

fn in_json(file: &str, game: usize, judged: &Judged) -> String {
    let illegal = judged.illegal.iter();
    let line = Line {
        file,
        game,
        rules: &judged.rules,
        moves: judged.moves,
        illegal: illegal.map(|i| LineIllegal { number: i.number, reason: &i.reason }).collect(),
        result: judged.result.map(|result| result.to_string()),
        recorded: judged.recorded.as_deref(),
        agrees: judged.agrees,
    };
    // Texts, numbers and lists of them: nothing that JSON could not say.
    serde_json::to_string(&line).map(|line| line + "\n").unwrap_or_default()
}
