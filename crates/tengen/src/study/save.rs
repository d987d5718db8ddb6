//! The study written to a file.

use super::Reply;
use super::desk::Desk;
use crate::records::{self, refuse_existing, try_write};
use crate::speech::say;
use crate::wrong;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use tengen_sgf::{Format, Parsed, Problem};

/// The file that a study came from, and what is known of it.
pub(super) struct Origin {
    file: PathBuf,
    /// What the file held when it was read or written last.
    bytes: Vec<u8>,
    /// The record as it was when it was read or saved last.
    pub(super) saved: String,
    /// Whether the file can be written over without losing what is no game.
    is_whole: bool,
    /// The encoding that it was read in, if the new file has another one.
    encoding: Option<String>,
}

impl Origin {
    pub(super) fn of(file: &Path, bytes: Vec<u8>, record: &Parsed, saved: String) -> Origin {
        let is_text = record.diagnostics.iter().any(|d| d.problem == Problem::TextOutsideGame);
        let is_whole = record.format == Format::Sgf
            && !record.collection.is_unwrapped()
            && !is_text
            && file.is_file();
        let encoding = record.collection.encoding();
        let encoding = (encoding != "UTF-8" && !bytes.is_ascii()).then(|| encoding.to_owned());
        Origin { file: file.to_path_buf(), bytes, saved, is_whole, encoding }
    }
}

/// Writes the study over its file, or to another one that is not there yet.
pub(super) fn save(desk: &mut Desk, file: Option<&Path>) -> Reply {
    let is_own = file.is_none_or(|file| file == desk.origin.file);
    let file = file.unwrap_or(&desk.origin.file).to_path_buf();
    let shown = file.display().to_string();
    let refuse = |id: &str| Reply::Refused(say(id, &[("file", (&shown).into())]));
    if is_own && !desk.origin.is_whole {
        return refuse("study-save-where");
    }
    if is_own {
        match records::bytes(&file, None) {
            Ok(bytes) if bytes != desk.origin.bytes => return refuse("study-save-changed"),
            Ok(_) => {}
            Err(error) => return Reply::Refused(records::unread(&file, &error).to_string()),
        }
    } else if refuse_existing(&file).is_err() {
        return refuse("study-save-exists");
    }
    let sgf = desk.sgf().to_owned();
    match try_write(&file, sgf.as_bytes(), is_own) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return refuse("study-save-exists");
        }
        Err(error) => {
            let why = wrong::system(&error);
            let values = [("file", (&shown).into()), ("why", (&why).into())];
            return Reply::Refused(say("study-save-failed", &values));
        }
    }
    let encoding = desk.origin.encoding.take();
    let values =
        [("file", (&shown).into()), ("encoding", encoding.as_deref().unwrap_or("none").into())];
    let said = say("study-saved", &values);
    let bytes = sgf.clone().into_bytes();
    desk.origin = Origin { file, bytes, saved: sgf, is_whole: true, encoding: None };
    Reply::Said(said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::records::LineArguments;
    use tengen_study::Act;

    /// A desk on a file with this record, in a folder that is there as long as the answer is kept.
    fn opened(sgf: &str) -> (tempfile::TempDir, PathBuf, Desk) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.sgf");
        std::fs::write(&file, sgf).unwrap();
        let line = LineArguments { game: 1, path: None, node: None, encoding: Default::default() };
        let desk = Desk::open(&file, &line).unwrap();
        (folder, file, desk)
    }

    #[test]
    fn a_change_that_is_taken_back_is_none() {
        let (_folder, _, mut desk) = opened("(;SZ[9];B[ee](;W[cc])(;W[gg]))");
        desk.go(3);
        assert_eq!((desk.number(), desk.node().text("W").as_deref()), (3, Some("gg")));
        assert!(!desk.is_changed());
        let node = desk.name().clone();
        desk.act(vec![Act::Delete { node }]).unwrap();
        assert_eq!((desk.number(), desk.sgf()), (1, "(;SZ[9];B[ee];W[cc])\n"));
        assert!(desk.is_changed());
        desk.undo().unwrap();
        assert!(!desk.is_changed());
        assert_eq!(desk.number(), 3);
    }

    /// No option of the command says where to write: the command `save` does.
    #[test]
    fn a_file_that_cannot_be_written_is_told_with_what_helps() {
        let (folder, file, mut desk) = opened("(;SZ[9];B[ee])");
        let nowhere = folder.path().join("no-such-folder/mine.sgf");
        let Reply::Refused(why) = save(&mut desk, Some(&nowhere)) else { panic!("it was saved") };
        assert!(
            why.contains("mine.sgf cannot be written") && why.contains("save NEW.sgf"),
            "{why}"
        );
        assert!(!why.contains("-o"), "{why}");
        assert!(std::fs::read(&file).unwrap().starts_with(b"(;SZ[9]"));
    }

    #[test]
    fn the_work_of_another_program_is_not_written_over() {
        let (folder, file, mut desk) = opened("(;SZ[9];B[ee])");
        std::fs::write(&file, "(;SZ[9];B[ee];W[cc])").unwrap();
        assert!(matches!(save(&mut desk, None), Reply::Refused(_)));
        assert_eq!(std::fs::read(&file).unwrap(), b"(;SZ[9];B[ee];W[cc])");
        let other = folder.path().join("mine.sgf");
        assert!(matches!(save(&mut desk, Some(&other)), Reply::Said(_)));
        // From now on it is the study's own file.
        assert!(matches!(save(&mut desk, None), Reply::Said(_)));
        assert!(matches!(save(&mut desk, Some(&file)), Reply::Refused(_)));
    }
}
