//! Where results go.

use super::arguments::Form;
use crate::Failure;
use crate::records::{
    self, Written, as_sgf, game_file, is_folder, is_one, refuse_existing, write_new,
};
use crate::speech::say;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where the results of a run go, in one form.
pub(super) struct Output {
    place: Place,
    pub(super) form: Form,
    overwrite: bool,
    written: Written,
}

enum Place {
    Stdout,
    /// One file, and what is to be in it at the end.
    File(PathBuf, Vec<u8>),
    Folder(PathBuf),
}

/// The option that names the place of a form.
fn option(form: Form) -> &'static str {
    match form {
        Form::Report => "--report",
        Form::Pdf => "--pdf",
        _ => "-o",
    }
}

/// Refuses files that are not there.
fn all_there(paths: &[PathBuf]) -> Result<(), Failure> {
    for path in paths.iter().filter(|path| *path != Path::new("-")) {
        path.metadata().map_err(|why| records::unread(path, &why))?;
    }
    Ok(())
}

impl Output {
    /// The place for the results about these files.
    ///
    /// # Errors
    /// If there are several results that cannot stand in one file, or the file is there already.
    pub(super) fn of(
        output: Option<&Path>,
        form: Form,
        paths: &[PathBuf],
        overwrite: bool,
    ) -> Result<Output, Failure> {
        let output = output.filter(|path| *path != Path::new("-"));
        // Several of these cannot stand one behind another.
        let alone = !matches!(form, Form::Text | Form::Json) && !is_one(paths);
        let place = match output {
            Some(path) if is_folder(path) || (alone && path.extension().is_none()) => {
                Place::Folder(path.to_path_buf())
            }
            _ if alone => {
                // A file that is not there may be meant for the results.
                all_there(paths)?;
                return Err(Failure::Usage(say(
                    "analyze-folder",
                    &[("option", option(form).into())],
                )));
            }
            None => Place::Stdout,
            Some(path) => {
                if !overwrite {
                    refuse_existing(path)?;
                }
                Place::File(path.to_path_buf(), Vec::new())
            }
        };
        Ok(Output { place, form, overwrite, written: Written::default() })
    }

    /// Refuses the results of a file with this number of `games`, before work is done for those of
    /// these `numbers`. The form may have one game in a file, or a file may be in the way.
    pub(super) fn check(
        &self,
        below: &Path,
        numbers: &[usize],
        games: usize,
    ) -> Result<(), Failure> {
        let has_one = self.form.has_one_game();
        match &self.place {
            Place::Folder(_) if self.overwrite => Ok(()),
            Place::Folder(folder) if has_one => numbers.iter().try_for_each(|number| {
                refuse_existing(&self.path(folder, &game_file(below, *number, games)))
            }),
            Place::Folder(folder) => refuse_existing(&self.path(folder, below)),
            _ if numbers.len() > 1 && has_one => {
                let all = numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
                let values = [
                    ("games", numbers.len().into()),
                    ("numbers", (&all).into()),
                    ("option", option(self.form).into()),
                ];
                Err(Failure::Usage(say("analyze-one-game", &values)))
            }
            _ => Ok(()),
        }
    }

    fn path(&self, folder: &Path, below: &Path) -> PathBuf {
        let ending = self.form.ending();
        let sgf = as_sgf(below);
        folder.join(if ending == "sgf" { sgf } else { sgf.with_extension(ending) })
    }

    /// Takes the results of a file.
    pub(super) fn take(
        &mut self,
        source: &Path,
        below: &Path,
        bytes: &[u8],
    ) -> Result<(), Failure> {
        let to = match &self.place {
            Place::Folder(folder) => Some(self.path(folder, below)),
            _ => None,
        };
        match (&mut self.place, to) {
            (Place::Folder(_), Some(to)) => {
                self.written.write(to, source, bytes, self.overwrite)?;
            }
            (Place::File(_, all), _) => all.extend_from_slice(bytes),
            _ => std::io::stdout().write_all(bytes)?,
        }
        Ok(())
    }

    /// Writes what is to be in one file. Where several were written, says how many.
    pub(super) fn finish(self) -> Result<(), Failure> {
        match self.place {
            Place::File(path, bytes) if !bytes.is_empty() => {
                write_new(&path, &bytes, self.overwrite)
            }
            Place::Folder(_) => {
                records::tell(&say("files-written", &[("files", self.written.count().into())]));
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
