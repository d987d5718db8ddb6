//! The records that commands read: which files, which game of a file, which node of a game.
//!
//! Every command that reads records takes them from here, so that `--game`, `--move`, `--path`,
//! `--node` and `--encoding` mean the same everywhere.

mod archive;
mod arguments;
pub(crate) mod bar;
mod change;
mod encoding;
mod files;
mod games;
mod joined;
mod nodes;
mod notes;
mod packed;
pub(crate) mod remarks;
mod result;
mod target;
pub(crate) mod walk;

pub(crate) use crate::speech::tell;
pub(crate) use arguments::{EncodingArguments, InputArguments, LineArguments};
pub(crate) use bar::bar;
pub(crate) use change::{
    Changed, Counts, ReadFile, change_all, each, each_file, is_folder, is_one, listed,
};
pub(crate) use encoding::{Label, encoding, read_as};
pub(crate) use files::find;
pub(crate) use games::{game, is_go, named, tell_stated_game};
pub(crate) use joined::{Joined, joined};
pub(crate) use nodes::{ForkPath, Route};
pub(crate) use notes::{Note, tell_notes};
pub(crate) use packed::{Said, bytes};
pub(crate) use result::result_words;
pub(crate) use target::{
    Numbers, TargetArguments, Written, as_sgf, game_file, refuse_existing, stem, try_write,
    write_below, write_new, write_over,
};

use crate::Failure;
use crate::speech::say;
use crate::wrong;
use std::path::Path;
use tengen_diagram::Drawing;
use tengen_record::drawn_record;
use tengen_sgf::{GameRecord, Parsed, Problem, Severity};

/// The most faults of a file that stand beside a board.
const MOST_FAULTS: usize = 10;

/// The contents of a file, in any known format. Faults are printed on standard error, unless
/// nothing could be read.
pub(crate) fn read(path: &Path, encoding: Option<Label>) -> Result<Parsed, Failure> {
    parsed(path, bytes(path, encoding).map_err(|error| unread(path, &error))?, encoding)
}

/// The error for a file that cannot be read.
pub(crate) fn bad(path: &Path, why: &str) -> Failure {
    let file = path.display().to_string();
    Failure::Trouble(say("file-unreadable", &[("file", (&file).into()), ("why", why.into())]))
}

/// The same for an error of the system.
pub(crate) fn unread(path: &Path, why: &std::io::Error) -> Failure {
    bad(path, &wrong::system(why))
}

/// The contents of a file's bytes.
pub(crate) fn parsed(
    path: &Path,
    bytes: impl Into<Vec<u8>>,
    encoding: Option<Label>,
) -> Result<Parsed, Failure> {
    let bytes = bytes.into();
    let (page, is_drawn) = (is_page(&bytes), is_drawing(&bytes));
    let parsed = read_as(bytes, encoding);
    if parsed.collection.roots().next().is_none() {
        if page {
            let why = wrong::within(&path.display(), &say("referee-page", &[]));
            return Err(Failure::NoGame(why));
        }
        if is_drawn {
            return Err(Failure::NoGame(bad(path, &say("file-drawn", &[])).to_string()));
        }
        // Mere oddities come first in the file, but only the most severe fault explains the lack of
        // a game.
        let why = parsed.diagnostics.iter().rev().max_by_key(|d| d.severity());
        let words = why.map_or_else(|| say("file-no-game", &[]), wrong::diagnostic);
        let failure = bad(path, &words);
        return Err(match why {
            // There may be a game all the same, as in a file that is too large.
            Some(why) if why.severity() == Severity::Error && why.problem != Problem::NoGame => {
                failure
            }
            _ => Failure::NoGame(failure.to_string()),
        });
    }
    for fault in faults(path, &parsed) {
        tell(&fault);
    }
    Ok(parsed)
}

/// The faults of a file for a command that clears the screen, where those that were told before are
/// gone. The first of them leave room for the board.
pub(crate) fn faults_on_screen(path: &Path, parsed: &Parsed) -> Vec<String> {
    first_of(faults(path, parsed))
}

/// The first lines, and how many more there are.
fn first_of(mut lines: Vec<String>) -> Vec<String> {
    let more = lines.len().saturating_sub(MOST_FAULTS);
    lines.truncate(MOST_FAULTS);
    if more > 0 {
        lines.push(say("error-more", &[("count", more.into())]));
    }
    lines
}

/// What is wrong with a file that was read, a line each.
fn faults(path: &Path, parsed: &Parsed) -> Vec<String> {
    let told = |diagnostic| wrong::within(&path.display(), &wrong::diagnostic(diagnostic));
    parsed.diagnostics.iter().map(told).collect()
}

/// Whether a file looks like a page of the web. Some have a record in them.
pub(crate) fn is_page(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"<")
}

/// Whether a file is a drawn position, which is no record but can be made one.
pub(crate) fn is_drawing(bytes: &[u8]) -> bool {
    drawn_text(bytes).is_some()
}

/// The text of a drawn position; none for a file that is no drawing.
fn drawn_text(bytes: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(bytes).ok()?.trim_start_matches('\u{feff}');
    tengen_diagram::is_drawing(text).then_some(text)
}

/// A drawn position as the bytes of a record; none for a file that is no drawing.
pub(crate) fn drawn(path: &Path, bytes: &[u8]) -> Option<Result<Vec<u8>, Failure>> {
    let record = drawn_record(bytes)?.map_err(|why| bad(path, &wrong::drawn(why)));
    let written =
        |record: GameRecord| record.to_bytes().map_err(|why| Failure::Trouble(wrong::edit(why)));
    Some(record.and_then(written))
}

/// A drawn position; none for a file that is no drawing.
pub(crate) fn drawing(path: &Path, bytes: &[u8]) -> Option<Result<Drawing, Failure>> {
    let text = drawn_text(bytes)?;
    Some(tengen_diagram::read(text).map_err(|why| bad(path, &wrong::drawn(why))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_faults_leave_room_for_the_board() {
        let lines = |count: usize| (1..=count).map(|fault| fault.to_string()).collect::<Vec<_>>();
        assert_eq!(first_of(lines(MOST_FAULTS)), lines(MOST_FAULTS));
        let bounded = first_of(lines(MOST_FAULTS + 3));
        assert_eq!(bounded[..MOST_FAULTS], lines(MOST_FAULTS));
        assert_eq!(bounded[MOST_FAULTS..], [say("error-more", &[("count", 3.into())])]);
    }
}
