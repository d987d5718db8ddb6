//! Which files to look at.

use super::packed::INPUT;
use super::{Label, archive};
use crate::speech::say;
use crate::wrong;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The files named, and the records in the folders and archives named.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) files: Vec<PathBuf>,
    /// Where each of the files lies below the folder or archive that was named; the file's name if
    /// the file itself was named.
    pub(crate) below: Vec<PathBuf>,
    /// Folders and archives that could not be read, each with the reason.
    pub(crate) troubles: Vec<String>,
}

/// How the names of records end, by format. The last two are SGF too.
const RECORDS: [&str; 7] = ["sgf", "ngf", "gib", "ugf", "ugi", "mgt", "sgf.txt"];

/// More records than this are not looked at in one run.
const MOST_FILES: usize = 1_000_000;

/// Takes files as they are named. From folders, however deep, and archives it takes all files whose
/// names end like those of records, in the order of their names.
/// A file that is named twice, or lies in several of the folders named, is taken once. The names in
/// archives are in the encoding named, unless they are UTF-8.
pub(crate) fn find(paths: &[PathBuf], label: Option<Label>) -> Found {
    find_at_most(MOST_FILES, paths, label)
}

fn find_at_most(most: usize, paths: &[PathBuf], label: Option<Label>) -> Found {
    let mut found = Found::default();
    let mut known = HashSet::new();
    for (place, path) in paths.iter().enumerate() {
        if path == Path::new(INPUT) && paths[..place].contains(path) {
            found.troubles.push(say("files-input-twice", &[]));
            continue;
        }
        let first = found.files.len();
        let before = first + found.troubles.len();
        let is_folder = path.is_dir();
        if is_folder {
            look_into(path, most, label, &mut found);
        } else if is_archive(path) {
            unpack(path, path, label, &mut found);
        } else {
            let name = path.file_name().map_or_else(|| path.clone(), PathBuf::from);
            found.add(path.clone(), name);
        }
        if found.files.len() + found.troubles.len() == before {
            let endings = RECORDS.map(|ending| format!(".{ending}")).join(", ");
            let id = if is_folder { "referee-empty-folder" } else { "archive-empty" };
            let why = match is_folder {
                true => say(id, &[("endings", (&endings).into())]),
                false => say(id, &[]),
            };
            found.troubles.push(wrong::within(&path.display(), &why));
        }
        if paths.len() > 1 {
            found.keep_new(first, &mut known);
        }
        if found.files.len() > most {
            found.files.truncate(most);
            found.below.truncate(most);
            let why = say("files-too-many", &[("most", most.into())]);
            found.troubles.push(wrong::within(&path.display(), &why));
            break;
        }
    }
    found
}

impl Found {
    fn add(&mut self, file: PathBuf, below: PathBuf) {
        self.files.push(file);
        self.below.push(below);
    }

    /// Leaves those out of the files from `first` on that are known, and makes the others so.
    fn keep_new(&mut self, first: usize, known: &mut HashSet<PathBuf>) {
        let files = self.files.split_off(first);
        for (file, below) in files.into_iter().zip(self.below.split_off(first)) {
            if known.insert(canonical(&file)) {
                self.add(file, below);
            }
        }
    }
}

/// One path for all names of a file, or of an entry of an archive.
fn canonical(path: &Path) -> PathBuf {
    let file = path.canonicalize();
    let entry = || {
        let (archive, name) = archive::holding(path)?;
        Some(archive.canonicalize().ok()?.join(name))
    };
    file.ok().or_else(entry).unwrap_or_else(|| path.to_path_buf())
}

fn look_into(top: &Path, most: usize, label: Option<Label>, found: &mut Found) {
    let mut records = Vec::new();
    let mut folders = vec![top.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let entries = entries.unwrap_or_else(|error| {
            found.troubles.push(wrong::within(&folder.display(), &wrong::system(&error)));
            Vec::new()
        });
        for entry in entries {
            let path = entry.path();
            let name = entry.file_name();
            let name = name.to_string_lossy();
            // Links to folders are not followed: they may lead round in a circle.
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(path);
            } else if (is_record(&name) || archive::is_archive(&name)) && path.is_file() {
                records.push(path);
            }
        }
        if records.len() + found.files.len() > most {
            break;
        }
    }
    records.sort();
    for path in records {
        if is_archive(&path) {
            unpack(&path, top, label, found);
        } else {
            let below = path.strip_prefix(top).unwrap_or(&path).to_path_buf();
            found.add(path, below);
        }
    }
}

/// Takes the records of an archive, which lies below `top`.
fn unpack(path: &Path, top: &Path, label: Option<Label>, found: &mut Found) {
    match archive::records(path, label) {
        Ok((files, trouble)) => {
            found.troubles.extend(trouble.map(|why| wrong::within(&path.display(), &why)));
            for file in files {
                let below = file.strip_prefix(top).unwrap_or(&file).to_path_buf();
                found.add(file, named(below));
            }
        }
        Err(error) => {
            found.troubles.push(wrong::within(&path.display(), &wrong::system(&error)));
        }
    }
}

/// A path without control characters, which entries of an archive may have in their names.
fn named(path: PathBuf) -> PathBuf {
    match path.to_str() {
        Some(name) if name.contains(char::is_control) => name.replace(char::is_control, "_").into(),
        _ => path,
    }
}

/// Whether a path is that of an archive: by its name, and of standard input by its bytes.
pub(super) fn is_archive(path: &Path) -> bool {
    let has_name = |name: &OsStr| archive::is_archive(&name.to_string_lossy());
    path.file_name().is_some_and(has_name) || archive::is_input(path)
}

/// Whether a file's name is that of a record, packed by gzip or not.
pub(super) fn is_record(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let name = name.strip_suffix(".gz").unwrap_or(&name);
    // On a Mac, `._a.sgf` holds what the system notes about `a.sgf`.
    let is_note = name.rsplit('/').next().is_some_and(|last| last.starts_with("._"));
    let ends = |ending: &&str| name.strip_suffix(*ending).is_some_and(|b| b.ends_with('.'));
    !is_note && RECORDS.iter().any(ends)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_searched_and_files_taken_as_named() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::create_dir_all(at("b/c.sgf")).unwrap();
        std::fs::create_dir(at("empty")).unwrap();
        let records = ["z.sgf", "a.SGF", "b/c.sgf/x.gib", "d.mgt", "e.sgf.txt", "f.sgf.gz"];
        for name in records.into_iter().chain(["notes.txt", "net.bin.gz", "._a.sgf"]) {
            std::fs::write(at(name), "").unwrap();
        }
        let found = find(&[folder.path().to_path_buf(), at("notes.txt"), at("not there")], None);
        let expected = ["a.SGF", "b/c.sgf/x.gib", "d.mgt", "e.sgf.txt", "f.sgf.gz", "z.sgf"];
        let all = expected.into_iter().chain(["notes.txt", "not there"]);
        assert_eq!(found.files, all.clone().map(at).collect::<Vec<_>>());
        assert_eq!(found.below, all.map(PathBuf::from).collect::<Vec<_>>());
        assert!(found.troubles.is_empty());
        let none = find(&[at("empty")], None);
        assert!(none.files.is_empty());
        assert!(none.troubles[0].contains("no record (.sgf, .ngf"), "{:?}", none.troubles);
        let few = find_at_most(3, &[folder.path().to_path_buf()], None);
        assert_eq!((few.files.len(), few.troubles.len()), (3, 1));
        // The same files by other names.
        let again = [folder.path().to_path_buf(), at("b"), at("b/../a.SGF"), at("b/c.sgf/x.gib")];
        let again = find(&again, None);
        assert_eq!((again.files.len(), again.below.len()), (6, 6));
        assert!(again.troubles.is_empty(), "{:?}", again.troubles);
    }
}
