//! `tengen sgf rename`: files named after their games.

mod pattern;

use super::{RenameArguments, json};
use crate::Failure;
use crate::records::{Numbers, each, tell};
use crate::speech::say;
pub(super) use pattern::Pattern;
use pattern::{Name, is_named, numbered, stem_and_ending};
use serde::Serialize;
use std::collections::HashSet;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

#[derive(Serialize)]
struct Line {
    file: String,
    to: String,
    done: bool,
}

/// A file, and the name that it is to have.
struct Wanted {
    path: PathBuf,
    name: Name,
    /// Its running number, if the file has that name already.
    number: Option<usize>,
}

/// Names every file after its first game.
pub(super) fn run(arguments: &RenameArguments) -> Result<(), Failure> {
    let mut wanted: Vec<Wanted> = Vec::new();
    let read = each(&arguments.inputs, |path, _, parsed| {
        let file = path.display().to_string();
        let trouble = |id: &str| Err(Failure::Trouble(say(id, &[("file", (&file).into())])));
        if !path.is_file() {
            return trouble("file-not-in-place");
        }
        let games = arguments.inputs.games(&parsed)?;
        let first = games.first().and_then(|(_, root)| root.games().into_iter().next());
        let Some(game) = first else { return Ok(()) };
        let Some(name) = arguments.to.name(&game, path) else { return trouble("rename-empty") };
        let number = name.number_in(&stem_and_ending(path).0);
        wanted.push(Wanted { path: path.to_path_buf(), name, number });
        Ok(())
    });
    // Files keep the numbers that they have, or a second run would number them anew.
    let kept: HashSet<usize> = wanted.iter().filter_map(|wanted| wanted.number).collect();
    let mut numbers = (1_usize..).filter(|number| !kept.contains(number));
    let mut names = Names::default();
    let (mut renamed, mut failed) = (0_usize, 0_usize);
    for Wanted { path, name, number } in wanted {
        let number = match number {
            None if name.has_number() => numbers.next(),
            number => number,
        };
        let to = names.free(&path, &name.with(number.unwrap_or_default()));
        if to == path {
            continue;
        }
        let moved = if arguments.dry_run { Ok(()) } else { move_to(&path, &to) };
        if let Err(error) = moved {
            tell(&format!("tengen: {}", Failure::unwritten(&to, &error)));
            failed += 1;
            continue;
        }
        names.left.insert(path.clone());
        renamed += 1;
        let (file, to) = (path.display().to_string(), to.display().to_string());
        if arguments.json {
            let line = Line { file, to, done: !arguments.dry_run };
            writeln!(std::io::stdout(), "{}", json(&line))?;
        } else {
            writeln!(std::io::stdout(), "{file} → {to}")?;
        }
    }
    if !arguments.json {
        let values = [("files", renamed.into())];
        tell(&match arguments.dry_run {
            true => say("rename-would", &values),
            false => say("rename-done", &values),
        });
    }
    match failed {
        0 => read,
        _ => read.and(Err(Failure::Trouble(say("files-failed", &[("files", failed.into())])))),
    }
}

/// The names given in this run.
#[derive(Default)]
struct Names {
    taken: HashSet<PathBuf>,
    /// The paths that files had before. A dry run leaves the files there.
    left: HashSet<PathBuf>,
    numbers: Numbers,
}

impl Names {
    /// A path for a file with this name that no other file has, with a number if need be. A file
    /// that has such a path already keeps it.
    fn free(&mut self, path: &Path, name: &str) -> PathBuf {
        let (stem, ending) = stem_and_ending(path);
        let ending = if ending.is_empty() { ".sgf" } else { &ending };
        let to = if is_named(&stem, name) && path.to_string_lossy().ends_with(ending) {
            path.to_path_buf()
        } else {
            self.new_path(path, name, ending)
        };
        self.taken.insert(to.clone());
        to
    }

    fn new_path(&mut self, path: &Path, name: &str, ending: &str) -> PathBuf {
        let Names { taken, left, numbers } = self;
        let is_free = |to: &Path| {
            let is_there = || !left.contains(to) && fs::symlink_metadata(to).is_ok();
            !taken.contains(to) && (to == path || !is_there())
        };
        let named = |name: &str| path.with_file_name(format!("{name}{ending}"));
        numbers.first_free(named(name), |number| named(&numbered(name, number)), is_free)
    }
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

    #[test]
    fn no_file_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        for file in ["a.sgf", "x.sgf"] {
            fs::write(at(file), file).unwrap();
        }
        assert!(move_to(&at("a.sgf"), &at("x.sgf")).is_err());
        assert_eq!(fs::read(at("x.sgf")).unwrap(), b"x.sgf");
        let to = Names::default().free(&at("a.sgf"), "x");
        assert_eq!(to, at("x (2).sgf"));
        move_to(&at("a.sgf"), &to).unwrap();
        assert_eq!(fs::read(at("x (2).sgf")).unwrap(), b"a.sgf");
        assert!(!at("a.sgf").exists());
    }

    #[test]
    fn many_files_of_one_name_are_numbered_one_after_another() {
        let mut names = Names::default();
        let at = |name: String| Path::new("not there").join(name);
        assert_eq!(names.free(&at("a.sgf".to_owned()), "x"), at("x.sgf".to_owned()));
        // From 2 on for each of them this would take hours.
        for number in 2..100_000 {
            let to = names.free(&at(format!("a{number}.sgf")), "x");
            assert_eq!(to, at(format!("x ({number}).sgf")));
        }
    }
}
