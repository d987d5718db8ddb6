//! The places that changed records are written to.

use crate::Failure;
use crate::speech::{say, tell};
use clap::Args;
use flate2::{Compression, write::GzEncoder};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Where changed records go.
#[derive(Clone, Debug, Args)]
pub(crate) struct TargetArguments {
    #[arg(short, long, value_name = "OUT|DIR")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["output", "force"])]
    pub(crate) in_place: bool,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Writes a file that is not there yet, packed if its name says so. An existing file is only
/// overwritten if that is wanted.
pub(crate) fn write_new(path: &Path, bytes: &[u8], overwrite: bool) -> Result<(), Failure> {
    try_write(path, bytes, overwrite).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists if !overwrite => exists(path),
        _ => Failure::unwritten(path, &error),
    })
}

/// The same for callers that say by themselves what can be done about an error.
pub(crate) fn try_write(path: &Path, bytes: &[u8], overwrite: bool) -> std::io::Result<()> {
    let bytes = &packed(path, bytes);
    match fs::metadata(path) {
        // Nothing is lost that is written to a device or a pipe.
        Ok(there) if !there.is_file() && !there.is_dir() => fs::write(path, bytes),
        Ok(there) if there.is_file() && overwrite => replace(path, bytes),
        _ => File::create_new(path)?.write_all(bytes),
    }
}

/// The bytes for a file of this name: packed by gzip if it ends in `.gz`.
fn packed<'a>(path: &Path, bytes: &'a [u8]) -> Cow<'a, [u8]> {
    if !path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("gz")) {
        return bytes.into();
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    // Nothing can fail that goes to memory.
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.unwrap_or_default().into()
}

/// Numbers for paths that several files would have.
#[derive(Debug, Default)]
pub(crate) struct Numbers {
    /// The number that the next file of a path tries.
    next: HashMap<PathBuf, u64>,
}

impl Numbers {
    /// This path if it is free, or else the first one with a number that is.
    pub(crate) fn first_free(
        &mut self,
        path: PathBuf,
        numbered: impl Fn(u64) -> PathBuf,
        is_free: impl Fn(&Path) -> bool,
    ) -> PathBuf {
        if is_free(&path) {
            return path;
        }
        let mut number = self.next.get(&path).copied().unwrap_or(2);
        // There are fewer files than numbers.
        loop {
            let to = numbered(number);
            number += 1;
            if is_free(&to) {
                self.next.insert(path, number);
                return to;
            }
        }
    }
}

/// The files that one run has written. No two of them share a name.
#[derive(Debug, Default)]
pub(crate) struct Written {
    /// What each file came from.
    sources: HashMap<PathBuf, PathBuf>,
    numbers: Numbers,
}

impl Written {
    /// Writes what came from `source` to this path, or to the same with a number if this run wrote
    /// a file there: that is told. Returns the path of the file.
    pub(crate) fn write(
        &mut self,
        wanted: PathBuf,
        source: &Path,
        bytes: &[u8],
        overwrite: bool,
    ) -> Result<PathBuf, Failure> {
        let Written { sources, numbers } = self;
        let path = numbers.first_free(
            wanted.clone(),
            |number| numbered(&wanted, number),
            |path| !sources.contains_key(path),
        );
        write_below(&path, bytes, overwrite)?;
        if let Some(other) = sources.get(&wanted) {
            let [file, other, written, wanted] =
                [source, other, &path, &wanted].map(|path| path.display().to_string());
            let values = [
                ("file", (&file).into()),
                ("other", (&other).into()),
                ("written", (&written).into()),
                ("wanted", (&wanted).into()),
            ];
            tell(&say("files-numbered", &values));
        }
        sources.insert(path.clone(), source.to_path_buf());
        Ok(path)
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.sources.len()
    }
}

/// A path with a number: `a-2.sgf`.
fn numbered(path: &Path, number: u64) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}

/// The same in folders that need not be there yet.
pub(crate) fn write_below(path: &Path, bytes: &[u8], overwrite: bool) -> Result<(), Failure> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| Failure::unwritten(path, &error))?;
    }
    write_new(path, bytes, overwrite)
}

/// Refuses a file that is there already, before work is done for it.
pub(crate) fn refuse_existing(path: &Path) -> Result<(), Failure> {
    if path.is_file() { Err(exists(path)) } else { Ok(()) }
}

fn exists(path: &Path) -> Failure {
    let file = path.display().to_string();
    Failure::Trouble(say("file-exists", &[("file", (&file).into())]))
}

/// Replaces a file by another of the same name. It is there at any time, whole.
pub(crate) fn write_over(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    replace(path, bytes).map_err(|error| Failure::unwritten(path, &error))
}

fn replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    // A link stays one: the file that it leads to is replaced.
    let path = &fs::canonicalize(path)?;
    let (new, mut file) = beside(path)?;
    let written = (|| {
        file.set_permissions(fs::metadata(path)?.permissions())?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&new, path)
    })();
    written.inspect_err(|_| {
        let _ = fs::remove_file(&new);
    })
}

/// A new file beside one. Of the same name, another may be left from a program that was killed.
fn beside(path: &Path) -> std::io::Result<(PathBuf, File)> {
    let mut number = 0_u64;
    loop {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}-{number}.new", std::process::id()));
        let new = path.with_file_name(name);
        match File::create_new(&new) {
            Ok(file) => return Ok((new, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// The path with the ending of SGF files, and nothing that says it is packed.
pub(crate) fn as_sgf(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    if name.to_ascii_lowercase().ends_with(".sgf") {
        return path.to_path_buf();
    }
    path.with_file_name(format!("{}.sgf", stem(&name)))
}

/// A file's name without the endings that tell its format and that it is packed.
pub(crate) fn stem(name: &str) -> &str {
    let mut stem = name;
    for ending in [".gz", ".txt", ".sgf", ".ngf", ".gib", ".ugf", ".ugi", ".mgt"] {
        let cut = stem.len().saturating_sub(ending.len());
        if stem.is_char_boundary(cut) && stem[cut..].eq_ignore_ascii_case(ending) {
            stem = &stem[..cut];
        }
    }
    stem
}

/// The name of a game's file: that of its collection, with a number if that has several. The
/// numbers of one collection have the same length, so that names sort as the games do.
pub(crate) fn game_file(below: &Path, number: usize, games: usize) -> PathBuf {
    let below = if below == Path::new("-") { Path::new("game.sgf") } else { below };
    let path = as_sgf(below);
    if games < 2 {
        return path;
    }
    let digits = games.to_string().len();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    path.with_file_name(format!("{stem}-{number:0digits$}.sgf"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_overwritten_unless_that_is_wanted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b.sgf");
        write_below(&path, b"one", false).unwrap();
        assert!(write_new(&path, b"two", false).is_err());
        assert_eq!(fs::read(&path).unwrap(), b"one");
        write_new(&path, b"three", true).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"three");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    /// A program of the same number may have been killed before it took its file away.
    #[test]
    fn a_new_file_that_was_left_is_in_nobodys_way() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("b.sgf");
        fs::write(&path, b"one").unwrap();
        let (left, _) = beside(&path).unwrap();
        write_new(&path, b"two", true).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert!(left.exists(), "it is another program's");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn names_of_games_sort_as_the_games_do() {
        let at = |below: &str, number, games| game_file(Path::new(below), number, games);
        assert_eq!(at("a/b.sgf", 1, 1), Path::new("a/b.sgf"));
        assert_eq!(at("a/b.sgf", 7, 120), Path::new("a/b-007.sgf"));
        assert_eq!(at("-", 2, 2), Path::new("game-2.sgf"));
    }

    #[test]
    fn files_of_one_run_that_would_share_a_name_are_numbered() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let mut written = Written::default();
        let mut write = |source: &str, overwrite| {
            let path =
                written.write(at("out/a.sgf"), Path::new(source), source.as_bytes(), overwrite);
            path.map(|path| (fs::read(&path).unwrap(), path))
        };
        for (source, name) in [("a.gib", "a.sgf"), ("a.sgf", "a-2.sgf"), ("a.ngf", "a-3.sgf")] {
            let expected = (source.as_bytes().to_vec(), at("out").join(name));
            assert_eq!(write(source, false).unwrap(), expected);
        }
        // Those of another run are in the way.
        let mut again = Written::default();
        for overwrite in [false, true] {
            let path = again.write(at("out/a.sgf"), Path::new("a.gib"), b"new", overwrite);
            assert_eq!(path.is_ok(), overwrite);
        }
    }

    #[test]
    fn files_are_packed_if_their_names_say_so() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.sgf.gz");
        write_new(&path, b"(;)", false).unwrap();
        assert!(fs::read(&path).unwrap().starts_with(b"\x1f\x8b"));
        assert_eq!(crate::records::bytes(&path, None).unwrap(), b"(;)");
    }

    #[test]
    fn names_end_as_those_of_sgf() {
        for (name, expected) in [
            ("a/b.sgf", "a/b.sgf"),
            ("a/b.SGF", "a/b.SGF"),
            ("b.gib", "b.sgf"),
            ("b.sgf.gz", "b.sgf"),
            ("b.sgf.txt", "b.sgf"),
            ("b", "b.sgf"),
            (".sgf", ".sgf"),
            ("1.5.mgt", "1.5.sgf"),
        ] {
            assert_eq!(as_sgf(Path::new(name)), Path::new(expected), "{name}");
        }
    }
}
