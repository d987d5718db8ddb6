//! Many records read, or changed, one file after another.

use super::{InputArguments, TargetArguments, Written, as_sgf, tell, write_new, write_over};
use super::{archive, bar, bytes, drawn, files, files::is_archive, find, parsed, unread};
use crate::Failure;
use crate::speech::say;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use tengen_sgf::{Diagnostic, Format, Parsed, Problem, write_game};

/// A file that was read.
pub(crate) struct ReadFile<'a> {
    /// Its path.
    pub(crate) path: &'a Path,
    /// Its path below the folder or archive that was named.
    pub(crate) below: &'a Path,
    /// Its bytes, unpacked.
    pub(crate) bytes: Vec<u8>,
}

/// Hands every file to `take`. A file that cannot be read or used is told on standard error, and
/// the others follow. Entries of an archive that have no game are told together.
///
/// # Errors
/// If any file could not be read or used, once all have been tried. If standard output is closed,
/// at once.
pub(crate) fn each_file(
    inputs: &InputArguments,
    mut take: impl FnMut(ReadFile<'_>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let found = find(&inputs.paths, inputs.encoding.encoding);
    let mut failed = found.troubles.len();
    for trouble in &found.troubles {
        tell(&format!("tengen: {trouble}"));
    }
    let mut without: BTreeMap<PathBuf, Vec<String>> = BTreeMap::new();
    let (bar, only) = (bar(found.files.len()), found.files.len() == 1 && failed == 0);
    for (path, below) in found.files.iter().zip(&found.below) {
        let read = bytes(path, inputs.encoding.encoding).map_err(|error| unread(path, &error));
        // The bar and the lines that `take` writes may share a terminal.
        let taken = read.and_then(|bytes| {
            let take = || take(ReadFile { path, below, bytes });
            if bar.is_hidden() { take() } else { bar.suspend(take) }
        });
        match taken {
            Ok(()) => {}
            Err(failure) if only || matches!(failure, Failure::Unread | Failure::Interrupted) => {
                bar.finish_and_clear();
                return Err(failure);
            }
            Err(failure) => {
                failed += 1;
                match (&failure, archive::holding(path)) {
                    (Failure::NoGame(_), Some((archive, name))) => {
                        let names = without.entry(archive.to_path_buf()).or_default();
                        names.push(name.display().to_string());
                    }
                    _ => bar.suspend(|| tell(&format!("tengen: {failure}"))),
                }
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    for (archive, names) in &without {
        tell(&format!("tengen: {}", without_game(archive, names)));
    }
    match failed {
        0 => Ok(()),
        _ => Err(Failure::Trouble(say("files-failed", &[("files", failed.into())]))),
    }
}

/// One line for all entries of an archive that have no game in them.
fn without_game(archive: &Path, names: &[String]) -> String {
    let list = archive::few(names);
    let archive = archive.display().to_string();
    let values =
        [("entries", names.len().into()), ("archive", (&archive).into()), ("list", (&list).into())];
    say("archive-no-games", &values)
}

/// The same with the contents of every file. Faults in them are told on standard error.
///
/// # Errors
/// As of [`each_file`].
pub(crate) fn each(
    inputs: &InputArguments,
    mut take: impl FnMut(&Path, &Path, Parsed) -> Result<(), Failure>,
) -> Result<(), Failure> {
    each_file(inputs, |ReadFile { path, below, bytes }| {
        let bytes = drawn(path, &bytes).transpose()?.unwrap_or(bytes);
        let parsed = parsed(path, bytes, inputs.encoding.encoding)?;
        inputs.tell_others(path, &parsed)?;
        take(path, below, parsed)
    })
}

/// The new contents of a file.
#[derive(Debug, Default)]
pub(crate) struct Changed {
    pub(crate) bytes: Vec<u8>,
    /// How much of each kind was taken out, such as how many of a property.
    pub(crate) removed: Counts,
    /// The properties with faults that stay, and how many.
    pub(crate) left: Counts,
}

/// Numbers by name.
pub(crate) type Counts = BTreeMap<String, usize>;

/// `AP 2, ST 1`. Nodes, which are no property, have their name in the language in use.
pub(crate) fn listed(counts: &Counts) -> String {
    let list = counts.iter().map(|(name, count)| match name.as_str() {
        "nodes" => say("files-nodes", &[("nodes", (*count).into())]),
        name => format!("{name} {count}"),
    });
    list.collect::<Vec<_>>().join(", ")
}

/// Whether a file is a drawing, of which a record has less than the text around it.
fn is_drawn(path: &Path) -> Result<bool, Failure> {
    let bytes = std::fs::read(path).map_err(|error| unread(path, &error))?;
    Ok(drawn(path, &bytes).is_some())
}

/// Where each file goes.
enum Destination<'a> {
    Output,
    File(&'a Path),
    Folder(&'a Path),
    InPlace,
}

impl TargetArguments {
    fn destination(&self, inputs: &InputArguments) -> Result<Destination<'_>, Failure> {
        let one = is_one(&inputs.paths);
        let where_to = || Failure::Usage(say("files-where", &[]));
        match &self.output {
            // The other games of the file would be lost.
            _ if self.in_place && inputs.game.is_some() => {
                Err(Failure::Usage(say("files-game-in-place", &[])))
            }
            _ if self.in_place => Ok(Destination::InPlace),
            None if one => Ok(Destination::Output),
            None => Err(where_to()),
            Some(output) if output == Path::new("-") => {
                if one {
                    Ok(Destination::Output)
                } else {
                    Err(where_to())
                }
            }
            Some(output) if !is_folder(output) && has_other_format(output) => {
                let file = output.display().to_string();
                Err(Failure::Usage(say("file-other-format", &[("file", (&file).into())])))
            }
            Some(output) if one && !is_folder(output) => Ok(Destination::File(output)),
            // Nobody means a folder of that name.
            Some(output) if !is_folder(output) && (output.is_file() || is_record(output)) => {
                let file = output.display().to_string();
                Err(Failure::Usage(say("files-one-output", &[("file", (&file).into())])))
            }
            Some(output) => Ok(Destination::Folder(output)),
        }
    }
}

/// Whether these paths are one file, and no folder or archive.
pub(crate) fn is_one(paths: &[PathBuf]) -> bool {
    matches!(paths, [only] if !only.is_dir() && !is_archive(only))
}

/// Whether a path is that of a folder, which need not be there yet.
pub(crate) fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with(std::path::is_separator)
}

/// Whether a path has the name of a format in which no record is written.
fn has_other_format(path: &Path) -> bool {
    let others = ["ngf", "gib", "ugf", "ugi", "zip", "svg", "png", "html", "txt"];
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let name = name.strip_suffix(".gz").unwrap_or(&name);
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    others.iter().any(|other| ending.eq_ignore_ascii_case(other)) && !is_sgf(path)
}

/// Whether a path ends in `.sgf`, before an ending that says it is packed or a text.
fn is_sgf(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    [".sgf", ".sgf.gz", ".sgf.txt"].iter().any(|ending| name.ends_with(ending))
}

/// Whether a path has the name of a record.
fn is_record(path: &Path) -> bool {
    path.file_name().is_some_and(|name| files::is_record(&name.to_string_lossy()))
}

/// A line about a changed file, for programs.
#[derive(Serialize)]
struct Line<'a> {
    file: String,
    written: Option<String>,
    /// The encoding that it was read in, if its bytes alone tell: it names none, or a wrong one.
    #[serde(skip_serializing_if = "Option::is_none")]
    guessed: Option<&'a str>,
    removed: &'a Counts,
    #[serde(skip_serializing_if = "Counts::is_empty")]
    left: &'a Counts,
}

/// Changes every file, and writes each to its place: standard output, a file, below a folder, or
/// over the file itself.
///
/// # Errors
/// As of [`each_file`].
pub(crate) fn change_all(
    inputs: &InputArguments,
    target: &TargetArguments,
    mut change: impl FnMut(Parsed) -> Result<Changed, Failure>,
) -> Result<(), Failure> {
    let destination = target.destination(inputs)?;
    let mut written = Written::default();
    let mut count = 0_usize;
    let mut guessed = Counts::new();
    let result = each(inputs, |path, below, mut parsed| {
        let games = parsed.collection.roots().count();
        inputs.keep_games(&mut parsed)?;
        let holds_others = parsed.collection.roots().count() < games;
        let format = parsed.format;
        let guess = parsed.collection.is_guessed().then(|| parsed.collection.encoding());
        // Only the games are written: other text around them would be lost.
        let is_text = |found: &Diagnostic| found.problem == Problem::TextOutsideGame;
        let holds_more = parsed.collection.is_unwrapped() || parsed.diagnostics.iter().any(is_text);
        let changed = change_games(parsed, &mut change)?;
        let bytes = &changed.bytes;
        let file = match &destination {
            Destination::Output => {
                std::io::stdout().write_all(bytes)?;
                None
            }
            Destination::File(file) => {
                write_new(file, bytes, target.force)?;
                Some(file.to_path_buf())
            }
            Destination::Folder(folder) => {
                let file = folder.join(as_sgf(below));
                Some(written.write(file, path, bytes, target.force)?)
            }
            Destination::InPlace if holds_more || holds_others || is_drawn(path)? => {
                let id = if holds_more || !holds_others {
                    "file-holds-more"
                } else {
                    "file-holds-others"
                };
                let file = path.display().to_string();
                return Err(Failure::Trouble(say(id, &[("file", (&file).into())])));
            }
            Destination::InPlace => Some(over(path, format, bytes)?),
        };
        count += 1;
        if let Some(encoding) = guess {
            *guessed.entry(encoding.to_owned()).or_default() += 1;
        }
        target.report(path, file, guess, &changed)
    });
    let many = matches!(destination, Destination::Folder(_) | Destination::InPlace);
    if many && !target.json && !matches!(result, Err(Failure::Unread)) {
        tell(&say("files-written", &[("files", count.into())]));
    }
    // The new file is in UTF-8: a wrong guess can no longer be seen there.
    if !guessed.is_empty() && !target.json && !matches!(result, Err(Failure::Unread)) {
        let files: usize = guessed.values().sum();
        let list = guessed.iter().map(|(encoding, files)| format!("{encoding} ({files})"));
        let list = list.collect::<Vec<_>>().join(", ");
        tell(&say("files-guessed", &[("files", files.into()), ("list", (&list).into())]));
    }
    result
}

/// Changes a file game by game, so that never more than one of them takes the memory of a changed
/// tree.
fn change_games(
    parsed: Parsed,
    change: &mut impl FnMut(Parsed) -> Result<Changed, Failure>,
) -> Result<Changed, Failure> {
    let several = parsed.collection.roots().nth(1).is_some();
    // The order mark of UTF-16 belongs to the file, not to each of its games.
    if !several || parsed.collection.encoding().starts_with("UTF-16") {
        return change(parsed);
    }
    let mut all = Changed::default();
    for root in parsed.collection.roots() {
        let Changed { bytes, removed, left } = change(tengen_sgf::parse(&write_game(root)))?;
        all.bytes.extend_from_slice(&bytes);
        if !bytes.ends_with(b"\n") {
            all.bytes.push(b'\n');
        }
        add(&mut all.removed, removed);
        add(&mut all.left, left);
    }
    Ok(all)
}

fn add(all: &mut Counts, more: Counts) {
    for (name, count) in more {
        *all.entry(name).or_default() += count;
    }
}

impl TargetArguments {
    /// Says what became of a file: in JSON on standard output, unless that has the record itself.
    fn report(
        &self,
        path: &Path,
        written: Option<PathBuf>,
        guessed: Option<&str>,
        Changed { removed, left, .. }: &Changed,
    ) -> Result<(), Failure> {
        if self.json {
            let on_output = written.is_some();
            let written = written.map(|file| file.display().to_string());
            let file = path.display().to_string();
            let line = Line { file, written, guessed, removed, left };
            let line = serde_json::to_string(&line).unwrap_or_default();
            if on_output {
                writeln!(std::io::stdout(), "{line}")?;
            } else {
                tell(&line);
            }
            return Ok(());
        }
        for (id, counts) in [("files-removed", removed), ("files-left", left)] {
            if counts.is_empty() {
                continue;
            }
            let list = listed(counts);
            let file = path.display().to_string();
            let values = [("file", (&file).into()), ("list", (&list).into())];
            tell(&say(id, &values));
        }
        Ok(())
    }
}

/// Writes a record over the file it came from, or beside it if that is of another format. Returns
/// the path of the file that was written.
fn over(path: &Path, format: Format, bytes: &[u8]) -> Result<PathBuf, Failure> {
    let packed = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("gz"));
    if packed || !path.is_file() {
        let file = path.display().to_string();
        return Err(Failure::Trouble(say("file-not-in-place", &[("file", (&file).into())])));
    }
    if format != Format::Sgf {
        let beside = as_sgf(path);
        return write_new(&beside, bytes, false).map(|()| beside);
    }
    write_over(path, bytes).map(|()| path.to_path_buf())
}
