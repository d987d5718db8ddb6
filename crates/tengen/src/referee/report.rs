//! The report about a file.

use super::game::{Judged, judge};
use super::pool::in_order;
use super::summary::Summary;
use crate::speech::{language, say};
use crate::{record_file, wrong};
use indicatif::ProgressBar;
use serde::Serialize;
use std::convert::Infallible;
use std::path::Path;
use tengen_reference::{color_word, illegal_words};
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

/// The report about a file.
#[derive(Debug, Default)]
pub(crate) struct FileReport {
    /// For standard output.
    pub(crate) text: String,
    /// For standard error: troubles that a line of JSON has no place for.
    pub(crate) troubles: String,
    pub(crate) summary: Summary,
}

/// How to judge.
pub(crate) struct Judge<'a> {
    /// The rules to judge by, if the records' own do not hold.
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
                report.trouble(&name, &wrong::system(&error), self.form);
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
            report.trouble(name, &wrong::diagnostic(error), self.form);
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
            let place = if several {
                say("referee-game", &[("file", name.into()), ("number", number.into())])
            } else {
                name.to_owned()
            };
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
        to.push_str(&say("referee-unreadable", &[("place", place.into()), ("why", why.into())]));
        to.push('\n');
    }
}

fn in_words(place: &str, judged: &Judged) -> String {
    if judged.rules.is_empty() {
        // It was not judged at all; why follows.
        return String::new();
    }
    let counted = judged.result.map_or("none".to_owned(), |result| result.to_string());
    let agrees = match judged.agrees {
        Some(true) => "yes",
        Some(false) => "no",
        None => "unknown",
    };
    let line = say(
        "referee-line",
        &[
            ("place", place.into()),
            ("rules", judged.rules.as_ref().into()),
            ("moves", judged.moves.into()),
            ("counted", (&counted).into()),
            ("recorded", judged.recorded.as_deref().unwrap_or("none").into()),
            ("agrees", agrees.into()),
        ],
    );
    let mut text = format!("{line}\n");
    for illegal in &judged.illegal {
        let (size, point) = (illegal.size, illegal.size.name(illegal.reason.point()));
        let why = illegal_words(illegal.reason, size, language());
        let values = [
            ("number", illegal.number.into()),
            ("colour", color_word(illegal.color).into()),
            ("point", (&point).into()),
            ("why", (&why).into()),
        ];
        text.push_str(&format!("  {}\n", say("referee-illegal", &values)));
    }
    for note in &judged.notes {
        text.push_str(&format!("  {}\n", say("referee-note", &[("note", note.into())])));
    }
    text
}

#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    game: usize,
    rules: &'a str,
    moves: usize,
    illegal: Vec<LineIllegal>,
    result: Option<String>,
    recorded: Option<&'a str>,
    agrees: Option<bool>,
}

#[derive(Serialize)]
struct LineIllegal {
    #[serde(rename = "move")]
    number: usize,
    reason: String,
}

fn in_json(file: &str, game: usize, judged: &Judged) -> String {
    let illegal = judged.illegal.iter();
    let line = Line {
        file,
        game,
        rules: &judged.rules,
        moves: judged.moves,
        illegal: illegal
            .map(|i| LineIllegal { number: i.number, reason: i.reason.to_string() })
            .collect(),
        result: judged.result.map(|result| result.to_string()),
        recorded: judged.recorded.as_deref(),
        agrees: judged.agrees,
    };
    // Texts, numbers and lists of them: nothing that JSON could not say.
    serde_json::to_string(&line).map(|line| line + "\n").unwrap_or_default()
}
