//! Many records read, or changed, one file after another.

use super::{InputArguments, TargetArguments, as_sgf, write_new, write_over};
use super::{bar, bytes, find, parsed, unread};
use crate::Failure;
use crate::speech::say;
use indicatif::ProgressBar;
use std::collections::HashSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use tengen_sgf::Parsed;

/// The new contents of a file.
pub(crate) struct Changed {
    pub(crate) bytes: Vec<u8>,
    /// A remark about the change, for standard error.
    pub(crate) said: Option<String>,
}

/// Hands the contents of every file to `take`, with its path and its path below the folder named.
/// A file that cannot be read or used is told on standard error, and the others follow.
///
/// # Errors
/// If any file could not be read or used, once all have been tried. If standard output is closed,
/// at once.
pub(crate) fn each(
    inputs: &InputArguments,
    mut take: impl FnMut(&Path, &Path, Parsed, &ProgressBar) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let found = find(&inputs.paths);
    let mut failed = found.troubles.len();
    for trouble in &found.troubles {
        eprintln!("tengen: {trouble}");
    }
    let (bar, only) = (bar(found.files.len()), found.files.len() == 1 && failed == 0);
    for (path, below) in found.files.iter().zip(&found.below) {
        let read = bytes(path).map_err(|error| unread(path, &error));
        let read = read.and_then(|bytes| parsed(path, &bytes, inputs.encoding.encoding));
        match read.and_then(|parsed| take(path, below, parsed, &bar)) {
            Ok(()) => {}
            Err(failure) if only => {
                bar.finish_and_clear();
                return Err(failure);
            }
            Err(failure @ (Failure::Unread | Failure::Interrupted)) => return Err(failure),
            Err(failure) => {
                bar.suspend(|| eprintln!("tengen: {failure}"));
                failed += 1;
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    match failed {
        0 => Ok(()),
        _ => Err(Failure::Trouble(say("files-failed", &[("files", failed.into())]))),
    }
}

/// Where each file goes.
enum Place<'a> {
    Output,
    File(&'a Path),
    Folder(&'a Path),
    InPlace,
}

impl TargetArguments {
    fn place(&self, inputs: &InputArguments) -> Result<Place<'_>, Failure> {
        let one = matches!(&inputs.paths[..], [only] if !only.is_dir() && !is_zip(only));
        match &self.output {
            _ if self.in_place => Ok(Place::InPlace),
            None if one => Ok(Place::Output),
            None => Err(Failure::Usage(say("files-where", &[]))),
            Some(output) if output == Path::new("-") => {
                if one {
                    Ok(Place::Output)
                } else {
                    Err(Failure::Usage(say("files-where", &[])))
                }
            }
            Some(output) if one && !is_folder(output) => Ok(Place::File(output)),
            Some(output) => Ok(Place::Folder(output)),
        }
    }
}

fn is_zip(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("zip"))
}

fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with(std::path::is_separator)
}

/// Changes every file, and writes each to its place: standard output, a file, below a folder, or
/// over the file itself.
///
/// # Errors
/// As of [`each`].
pub(crate) fn change_all(
    inputs: &InputArguments,
    target: &TargetArguments,
    mut change: impl FnMut(&Path, Parsed) -> Result<Changed, Failure>,
) -> Result<(), Failure> {
    let place = target.place(inputs)?;
    let mut written: HashSet<PathBuf> = HashSet::new();
    let mut count = 0_usize;
    let result = each(inputs, |path, below, mut parsed, bar| {
        inputs.keep_games(&mut parsed)?;
        let Changed { bytes, said } = change(path, parsed)?;
        match &place {
            Place::Output => std::io::stdout().write_all(&bytes)?,
            Place::File(file) => write_new(file, &bytes, target.force)?,
            Place::Folder(folder) => {
                let file = folder.join(as_sgf(below));
                // Two files of one run never share a name.
                let overwrite = target.force && !written.contains(&file);
                write_new(&file, &bytes, overwrite)?;
                written.insert(file);
            }
            Place::InPlace => over(path, &bytes)?,
        }
        count += 1;
        if let Some(said) = said {
            bar.suspend(|| eprintln!("{}: {said}", path.display()));
        }
        Ok(())
    });
    if matches!(place, Place::Folder(_) | Place::InPlace) {
        eprintln!("{}", say("files-written", &[("files", count.into())]));
    }
    result
}

/// Writes a record over the file it came from, or beside it if that is of another format.
fn over(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let packed = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("gz"));
    if packed || !path.is_file() {
        let file = path.display().to_string();
        return Err(Failure::Trouble(say("file-not-in-place", &[("file", (&file).into())])));
    }
    let name = path.to_string_lossy().to_ascii_lowercase();
    let is_sgf = [".sgf", ".sgf.txt", ".mgt"].iter().any(|ending| name.ends_with(ending));
    let known = [".ngf", ".gib", ".ugf", ".ugi"].iter().any(|ending| name.ends_with(ending));
    if is_sgf || !known {
        return write_over(path, bytes);
    }
    write_new(&as_sgf(path), bytes, false)
}
