//! `tengen sgf rename`: files named after their games.

use super::{RenameArguments, info, json};
use crate::Failure;
use crate::records::{each, stem, tell};
use crate::speech::say;
use serde::Serialize;
use std::collections::HashSet;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use tengen_sgf::Node;

/// The fields of a pattern.
const FIELDS: [&str; 13] = [
    "date",
    "black",
    "white",
    "black_rank",
    "white_rank",
    "event",
    "round",
    "result",
    "komi",
    "size",
    "rules",
    "moves",
    "name",
];

/// The running number of the file, from 1.
const NUMBER: &str = "number";

/// File systems allow 255 bytes. Some room is left for a number and an ending.
const LONGEST: usize = 200;

/// A pattern for names, such as `{date} {black}-{white}.sgf`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pattern(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Field(String),
}

impl Pattern {
    pub(super) fn read(text: &str) -> Result<Pattern, String> {
        let wrong = || {
            let fields = FIELDS.iter().chain([&NUMBER]).map(|name| format!("{{{name}}}"));
            let fields = fields.collect::<Vec<_>>().join(" ");
            say("wanted-pattern", &[("fields", (&fields).into())])
        };
        let (mut parts, mut rest) = (Vec::new(), text);
        while let Some((before, behind)) = rest.split_once('{') {
            let (field, after) = behind.split_once('}').ok_or_else(wrong)?;
            let known = FIELDS.contains(&field) || field == NUMBER;
            if !known {
                return Err(wrong());
            }
            parts.push(Part::Text(before.to_owned()));
            parts.push(Part::Field(field.to_owned()));
            rest = after;
        }
        parts.push(Part::Text(rest.to_owned()));
        let has_field = parts.iter().any(|part| matches!(part, Part::Field(_)));
        let is_name = |part: &Part| match part {
            Part::Text(text) => {
                !text.contains(['/', '\\', '}']) && !text.contains(char::is_control)
            }
            Part::Field(_) => true,
        };
        if has_field && parts.iter().all(is_name) { Ok(Pattern(parts)) } else { Err(wrong()) }
    }

    /// The name by this pattern, without an ending. Facts that are missing are left out.
    fn name(&self, root: Node<'_>, old: &Path, number: usize) -> String {
        let (info, _) = root.game_info();
        let field = |name: &str| -> Option<String> {
            match name {
                "date" => info.date.clone(),
                "black" => info.black.name.clone(),
                "white" => info.white.name.clone(),
                "black_rank" => info.black.rank.clone(),
                "white_rank" => info.white.rank.clone(),
                "event" => info.event.clone(),
                "round" => info.round.clone(),
                "result" => info::result(root, &info),
                "komi" => info.komi.map(|halves| (f64::from(halves) / 2.0).to_string()),
                "size" => Some(info.size.to_string()),
                "rules" => info.rules.clone(),
                "moves" => Some(info::moves(root).to_string()),
                "name" => Some(stem_and_ending(old).0),
                _ => Some(format!("{number:04}")),
            }
        };
        let part = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Field(name) => field(name).map(|text| safe(&text)).unwrap_or_default(),
        };
        // A name of the texts between the facts alone would tell nothing.
        let is_known = |part: &Part| match part {
            Part::Text(_) => false,
            Part::Field(name) => field(name).is_some_and(|text| !text.trim().is_empty()),
        };
        if !self.0.iter().any(is_known) {
            return String::new();
        }
        let name: String = self.0.iter().map(part).collect();
        let name = stem_and_ending(Path::new(&name)).0;
        let mut name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        while name.len() > LONGEST {
            name.pop();
        }
        // Windows knows no names that end in a blank or a point.
        name.trim_matches(|c: char| c == '.' || c.is_whitespace()).to_owned()
    }
}

/// The text with only the characters that names of files can have everywhere.
fn safe(text: &str) -> String {
    let fits = |c: char| {
        if matches!(c, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|') || c.is_control() {
            '_'
        } else {
            c
        }
    };
    text.trim().chars().map(fits).collect()
}

/// A name without the ending that tells its format, and that ending.
fn stem_and_ending(path: &Path) -> (String, String) {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let stem = stem(&name);
    let ending = name[stem.len()..].to_owned();
    (stem.to_owned(), ending)
}

#[derive(Serialize)]
struct Line {
    file: String,
    to: String,
    done: bool,
}

/// Names every file after its first game.
pub(super) fn run(arguments: &RenameArguments) -> Result<(), Failure> {
    let mut taken: HashSet<PathBuf> = HashSet::new();
    let (mut number, mut renamed) = (0_usize, 0_usize);
    let result = each(&arguments.inputs, |path, _, parsed| {
        number += 1;
        let file = path.display().to_string();
        if !path.is_file() {
            let message = say("file-not-in-place", &[("file", (&file).into())]);
            return Err(Failure::Trouble(message));
        }
        let games = arguments.inputs.games(&parsed)?;
        let Some((_, root)) = games.first() else { return Ok(()) };
        let stem = arguments.to.name(*root, path, number);
        if stem.is_empty() {
            return Err(Failure::Trouble(say("rename-empty", &[("file", (&file).into())])));
        }
        let ending = stem_and_ending(path).1;
        let ending = if ending.is_empty() { ".sgf" } else { &ending };
        let to = free_name(path, &stem, ending, &taken);
        taken.insert(to.clone());
        if to == path {
            return Ok(());
        }
        if !arguments.dry_run {
            move_to(path, &to).map_err(|error| Failure::unwritten(&to, &error))?;
        }
        renamed += 1;
        let to = to.display().to_string();
        if arguments.json {
            let line = Line { file, to, done: !arguments.dry_run };
            writeln!(std::io::stdout(), "{}", json(&line))?;
        } else {
            writeln!(std::io::stdout(), "{file} → {to}")?;
        }
        Ok(())
    });
    if !arguments.json && !matches!(result, Err(Failure::Unread)) {
        let id = if arguments.dry_run { "rename-would" } else { "rename-done" };
        tell(&match id {
            "rename-would" => say("rename-would", &[("files", renamed.into())]),
            _ => say("rename-done", &[("files", renamed.into())]),
        });
    }
    result
}

/// A name that no file has yet, with a number if need be. The file's own name is free for it.
fn free_name(path: &Path, stem: &str, ending: &str, taken: &HashSet<PathBuf>) -> PathBuf {
    let named = |name: String| path.with_file_name(name);
    let free =
        |to: &PathBuf| !taken.contains(to) && (to == path || fs::symlink_metadata(to).is_err());
    let first = named(format!("{stem}{ending}"));
    if free(&first) {
        return first;
    }
    // There are fewer files than numbers.
    let mut others = (2_u64..).map(|number| named(format!("{stem} ({number}){ending}")));
    others.find(free).unwrap_or(first)
}

/// Gives a file another name, which no file may have.
fn move_to(path: &Path, to: &Path) -> std::io::Result<()> {
    // A second name cannot be given over an existing file, while a plain change of the name would
    // overwrite it.
    match fs::hard_link(path, to) {
        Ok(()) => fs::remove_file(path),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // Some file systems know only one name for a file.
        Err(_) if fs::symlink_metadata(to).is_err() => fs::rename(path, to),
        Err(_) => Err(ErrorKind::AlreadyExists.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(pattern: &str, sgf: &str) -> String {
        let parsed = tengen_sgf::parse(sgf.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        Pattern::read(pattern).unwrap().name(root, Path::new("a/old.sgf.gz"), 7)
    }

    #[test]
    fn names_are_made_of_the_facts() {
        let sgf = "(;SZ[9]PB[Anna / A]PW[../../Ben]DT[2026-01-31]RE[B+R]KM[6.5];B[aa])";
        assert_eq!(name("{date} {black}-{white}.sgf", sgf), "2026-01-31 Anna _ A-.._.._Ben");
        assert_eq!(name("{number} {result} {moves}", sgf), "0007 B+R 1");
        assert_eq!(name("{name}{event}", sgf), "old");
        assert_eq!(name("{event}.sgf", sgf), "");
        assert_eq!(name("{date} {black}-{white}.sgf", "(;B[aa])"), "");
        assert!(name("{black}", &format!("(;PB[{}])", "é".repeat(500))).len() <= LONGEST);
    }

    #[test]
    fn patterns_are_names_with_fields() {
        for bad in ["", "game.sgf", "{nobody}", "{date", "{date}/{black}", "{date}}", "..\\{date}"]
        {
            assert!(Pattern::read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn no_file_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        for file in ["a.sgf", "x.sgf"] {
            fs::write(at(file), file).unwrap();
        }
        assert!(move_to(&at("a.sgf"), &at("x.sgf")).is_err());
        assert_eq!(fs::read(at("x.sgf")).unwrap(), b"x.sgf");
        let to = free_name(&at("a.sgf"), "x", ".sgf", &HashSet::new());
        assert_eq!(to, at("x (2).sgf"));
        move_to(&at("a.sgf"), &to).unwrap();
        assert_eq!(fs::read(at("x (2).sgf")).unwrap(), b"a.sgf");
        assert!(!at("a.sgf").exists());
    }
}
