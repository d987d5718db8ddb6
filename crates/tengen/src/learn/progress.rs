//! The pages that have been done: a file with the id of each, one a line.

use crate::serve::platform_folder;
use crate::{Failure, wrong};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The file's name in the folder for data.
const FILE: &str = "learn.txt";

/// The pages done, and the file that lists them.
pub(crate) struct Progress {
    done: BTreeSet<String>,
    /// `None` on a machine without a data folder: then the list is not kept.
    file: Option<PathBuf>,
}

impl Progress {
    /// The list in this folder, or in the platform's.
    pub(crate) fn of(folder: Option<PathBuf>) -> Result<Progress, Failure> {
        let file = folder.or_else(platform_folder).map(|folder| folder.join(FILE));
        let text = match &file {
            Some(file) if file.exists() => {
                fs::read_to_string(file).map_err(|error| trouble(file, &error))?
            }
            _ => String::new(),
        };
        let done = text.lines().map(|line| line.trim().to_owned()).collect();
        Ok(Progress { done, file })
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        self.done.contains(id)
    }

    /// Adds this page to the list.
    pub(crate) fn add(&mut self, id: &str) -> Result<(), Failure> {
        if !self.done.insert(id.to_owned()) {
            return Ok(());
        }
        let Some(file) = &self.file else { return Ok(()) };
        let lines: Vec<&str> =
            self.done.iter().map(String::as_str).filter(|id| !id.is_empty()).collect();
        let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
        let written = folder.and_then(|()| fs::write(file, lines.join("\n") + "\n"));
        written.map_err(|error| trouble(file, &error))
    }
}

fn trouble(file: &Path, error: &std::io::Error) -> Failure {
    Failure::Trouble(wrong::within(&file.display(), &wrong::system(error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let of = || Progress::of(Some(folder.path().join("new"))).unwrap();
        let mut progress = of();
        assert!(!progress.has("atari"));
        progress.add("atari").unwrap();
        progress.add("ko-take").unwrap();
        assert!(of().has("atari") && of().has("ko-take") && !of().has("seki"));
    }
}
