//! Record files, read by several commands.

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

/// The contents of a file, in any known format. Faults are printed on standard error, unless
/// nothing could be read.
pub(crate) fn read(path: &Path) -> Result<Parsed, Failure> {
    parsed(path, &bytes(path).map_err(|error| unread(path, &error))?)
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
pub(crate) fn parsed(path: &Path, bytes: &[u8]) -> Result<Parsed, Failure> {
    let parsed = tengen_sgf::read(bytes);
    if parsed.collection.roots().next().is_none() {
        // Mere oddities come first in the file, but only the most severe fault explains the lack of
        // a game.
        let why = parsed.diagnostics.iter().rev().max_by_key(|d| d.severity());
        let why = why.map(wrong::diagnostic);
        return Err(bad(path, &why.unwrap_or_else(|| say("file-no-game", &[]))));
    }
    for diagnostic in &parsed.diagnostics {
        eprintln!("{}", wrong::within(&path.display(), &wrong::diagnostic(diagnostic)));
    }
    Ok(parsed)
}

/// The text of a drawn position. No record begins with its characters.
pub(crate) fn drawing(bytes: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(bytes).ok()?;
    text.trim_start().starts_with(['.', 'X', 'O']).then_some(text)
}

/// The first node of the game with this number, from 1.
pub(crate) fn game(parsed: &Parsed, number: usize) -> Result<Node<'_>, Failure> {
    let root = number.checked_sub(1).and_then(|n| parsed.collection.roots().nth(n));
    root.ok_or_else(|| {
        let games = parsed.collection.roots().count();
        let values = [("number", number.into()), ("games", games.into())];
        Failure::Usage(say("file-no-such-game", &values))
    })
}
