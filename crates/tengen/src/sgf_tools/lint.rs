//! `tengen sgf lint`: records held against FF\[4\].

use super::{ListArguments, json};
use crate::records::{ReadFile, each_file, read_as, tell};
use crate::speech::say;
use crate::{Failure, wrong};
use serde::Serialize;
use std::io::Write;
use tengen_sgf::tools::lint::{Finding, lint};
use tengen_sgf::{Diagnostic, Position, Problem, Severity};

/// A finding of any kind.
#[derive(Serialize)]
struct Found<'a> {
    file: &'a str,
    game: Option<usize>,
    line: Option<usize>,
    column: Option<usize>,
    severity: &'static str,
    code: &'static str,
    property: Option<String>,
    #[serde(skip)]
    text: String,
}

/// Lists all that is not FF\[4\].
pub(super) fn run(arguments: &ListArguments) -> Result<(), Failure> {
    let (mut errors, mut warnings, mut files) = (0_usize, 0_usize, 0_usize);
    let result = each_file(&arguments.inputs, |ReadFile { path, bytes, .. }| {
        let file = path.display().to_string();
        let found = findings(&file, &bytes, arguments)?;
        files += 1;
        let mut out = std::io::stdout().lock();
        for finding in &found {
            match finding.severity {
                "error" => errors += 1,
                _ => warnings += 1,
            }
            let line = if arguments.json { json(finding) } else { finding.in_words() };
            writeln!(out, "{line}")?;
        }
        Ok(())
    });
    if !arguments.json && !matches!(result, Err(Failure::Unread)) {
        let values =
            [("files", files.into()), ("errors", errors.into()), ("warnings", warnings.into())];
        tell(&say("lint-summary", &values));
    }
    result?;
    match errors {
        0 => Ok(()),
        _ => Err(Failure::Trouble(say("lint-errors", &[]))),
    }
}

/// The findings in a file, in its order.
fn findings<'a>(
    file: &'a str,
    bytes: &[u8],
    arguments: &ListArguments,
) -> Result<Vec<Found<'a>>, Failure> {
    let parsed = read_as(bytes, arguments.inputs.encoding.encoding);
    arguments.inputs.tell_others(file.as_ref(), &parsed)?;
    let syntax = parsed.diagnostics.iter().map(|diagnostic| Found::syntax(file, diagnostic));
    let mut found: Vec<Found<'a>> = syntax.collect();
    if parsed.collection.roots().next().is_some() {
        for (number, root) in arguments.inputs.games(&parsed)? {
            let faults = lint(root);
            found.extend(faults.into_iter().map(|finding| Found::fault(file, number, finding)));
        }
    } else if found.is_empty() {
        let none = Diagnostic { problem: Problem::NoGame, position: None };
        found.push(Found::syntax(file, &none));
    }
    found.sort_by_key(|finding| (finding.line, finding.column));
    Ok(found)
}

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

impl<'a> Found<'a> {
    fn at(
        file: &'a str,
        position: Option<Position>,
        severity: &'static str,
        code: &'static str,
        text: String,
    ) -> Found<'a> {
        let line = position.map(|position| position.line);
        let column = position.map(|position| position.column);
        Found { file, game: None, line, column, severity, code, property: None, text }
    }

    fn syntax(file: &'a str, diagnostic: &Diagnostic) -> Found<'a> {
        let problem = diagnostic.problem;
        let text = wrong::problem(problem);
        let grade = severity(diagnostic.severity());
        Found::at(file, diagnostic.position, grade, problem.code(), text)
    }

    fn fault(file: &'a str, game: usize, finding: Finding) -> Found<'a> {
        let Finding { fault, property, position } = finding;
        let code = fault.code();
        let text = say(&format!("lint-{code}"), &[("property", (&property).into())]);
        let grade = severity(fault.severity());
        let property = Some(property).filter(|name| !name.is_empty());
        let found = Found::at(file, position, grade, code, text);
        Found { game: Some(game), property, ..found }
    }

    /// As compilers write it: `game.sgf:3:14: error: …`.
    fn in_words(&self) -> String {
        let place = match (self.line, self.column) {
            (Some(line), Some(column)) => format!("{}:{line}:{column}", self.file),
            _ => self.file.to_owned(),
        };
        let grade = say(&format!("severity-{}", self.severity), &[]);
        let values = [
            ("place", (&place).into()),
            ("severity", (&grade).into()),
            ("text", (&self.text).into()),
        ];
        say("lint-line", &values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_a_message_is_given() {
        for sgf in [&b"(;CA[x-foo]C[\xe9];B[aa])"[..], b"(;SZ[9]", b"text"] {
            for diagnostic in &read_as(sgf, None).diagnostics {
                let text = Found::syntax("a.sgf", diagnostic).text;
                assert!(!text.contains(['{', '$']), "{text}");
            }
        }
        let unknown = read_as(b"(;CA[x-foo]C[\xe9];B[aa])", None).diagnostics;
        let texts = unknown.iter().map(|found| Found::syntax("a.sgf", found).text);
        assert!(texts.into_iter().any(|text| text.contains("x-foo")), "{unknown:?}");
    }
}
