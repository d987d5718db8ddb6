//! Which files to look at.

use crate::speech::say;
use crate::wrong;
use std::path::{Path, PathBuf};

/// The files named, and the records in the folders named.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) files: Vec<PathBuf>,
    /// Folders that could not be read, each with the reason.
    pub(crate) troubles: Vec<String>,
}

/// How the names of records end, by format.
const RECORDS: [&str; 5] = ["sgf", "ngf", "gib", "ugf", "ugi"];

/// Takes files as they are named, and from folders, however deep, all whose names end like
/// those of records, in the order of their names.
pub(crate) fn find(paths: &[PathBuf]) -> Found {
    let mut found = Found::default();
    for path in paths {
        if !path.is_dir() {
            found.files.push(path.clone());
            continue;
        }
        let before = found.files.len() + found.troubles.len();
        look_into(path, &mut found);
        if found.files.len() + found.troubles.len() == before {
            let endings = RECORDS.map(|ending| format!(".{ending}")).join(", ");
            let why = say("referee-empty-folder", &[("endings", (&endings).into())]);
            found.troubles.push(wrong::within(&path.display(), &why));
        }
    }
    found
}

fn look_into(folder: &Path, found: &mut Found) {
    let mut records = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let entries = entries.unwrap_or_else(|error| {
            found.troubles.push(wrong::within(&folder.display(), &wrong::system(&error)));
            Vec::new()
        });
        for entry in entries {
            let path = entry.path();
            // Links to folders are not followed: they may lead round in a circle.
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(path);
            } else if is_record(&path) && path.is_file() {
                records.push(path);
            }
        }
    }
    records.sort();
    found.files.append(&mut records);
}

fn is_record(path: &Path) -> bool {
    let Some(extension) = path.extension() else { return false };
    RECORDS.iter().any(|ending| extension.eq_ignore_ascii_case(ending))
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
        for name in ["z.sgf", "a.SGF", "b/c.sgf/x.gib", "notes.txt"] {
            std::fs::write(at(name), "").unwrap();
        }
        let found = find(&[folder.path().to_path_buf(), at("notes.txt"), at("not there")]);
        let expected = ["a.SGF", "b/c.sgf/x.gib", "z.sgf", "notes.txt", "not there"].map(at);
        assert_eq!((found.files, found.troubles.len()), (expected.to_vec(), 0));
        let none = find(&[at("empty")]);
        assert!(none.files.is_empty());
        assert!(none.troubles[0].contains("no record (.sgf, .ngf"), "{:?}", none.troubles);
    }
}
