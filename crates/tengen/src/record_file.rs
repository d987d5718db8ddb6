//! Records in files, as several commands read them.

use crate::Failure;
use crate::speech::say;
use crate::wrong;
use std::io::Read;
use std::path::Path;
use tengen_sgf::{Node, Parsed};

/// The bytes of a file; `-` is standard input.
pub(crate) fn bytes(path: &Path) -> std::io::Result<Vec<u8>> {
    if path != Path::new("-") {
        return std::fs::read(path);
    }
    let mut bytes = Vec::new();
    std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
}

/// What is in a file, in any format that is known. What is wrong with it is said on standard
/// error, unless that is everything.
pub(crate) fn read(path: &Path) -> Result<Parsed, Failure> {
    parsed(path, &bytes(path).map_err(|error| unread(path, &error))?)
}

/// That a file cannot be read, and why.
pub(crate) fn bad(path: &Path, why: &str) -> Failure {
    let file = path.display().to_string();
    Failure::Trouble(say("file-unreadable", &[("file", (&file).into()), ("why", why.into())]))
}

/// The same where it is the system that says why.
pub(crate) fn unread(path: &Path, why: &std::io::Error) -> Failure {
    bad(path, &wrong::system(why))
}

/// The same of a file's bytes.
pub(crate) fn parsed(path: &Path, bytes: &[u8]) -> Result<Parsed, Failure> {
    let parsed = tengen_sgf::read(bytes);
    if parsed.collection.roots().next().is_none() {
        // What merely looks odd comes first in the file, but does not say why there is no game.
        let why = parsed.diagnostics.iter().rev().max_by_key(|d| d.severity());
        let why = why.map(wrong::diagnostic);
        return Err(bad(path, &why.unwrap_or_else(|| say("file-no-game", &[]))));
    }
    for diagnostic in &parsed.diagnostics {
        eprintln!("{}", wrong::within(&path.display(), &wrong::diagnostic(diagnostic)));
    }
    Ok(parsed)
}

/// The text of a position that is drawn: every record begins with something else.
pub(crate) fn drawing(bytes: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(bytes).ok()?;
    text.trim_start().starts_with(['.', 'X', 'O']).then_some(text)
}

/// The first node of the game of this number, from 1.
pub(crate) fn game(parsed: &Parsed, number: usize) -> Result<Node<'_>, Failure> {
    let root = number.checked_sub(1).and_then(|n| parsed.collection.roots().nth(n));
    root.ok_or_else(|| {
        let games = parsed.collection.roots().count();
        let values = [("number", number.into()), ("games", games.into())];
        Failure::Usage(say("file-no-such-game", &values))
    })
}
