//! Reading files of records.

use super::Replay;
use crate::summary::Summary;
use std::borrow::Cow;
use std::fmt;
use tengen_diagram::Unreadable;
use tengen_record::drawn_record;
use tengen_sgf::{Format, Node, Problem, write_game};

/// The most games that are taken from one file.
const MOST_GAMES: usize = 1000;

/// One game of a file.
#[derive(Clone, Debug)]
pub struct ReadRecord {
    /// A record of this game alone, as SGF.
    pub sgf: Vec<u8>,
    /// The part of it that lists show.
    pub summary: Summary,
}

/// A file that nothing can be read from, and where that shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The name that is not known, for a problem with one.
    pub name: Option<String>,
    /// What is wrong, as a stable name: that of a [`tengen_sgf::Problem`], `other-game`,
    /// `too-many-games`, or one that begins with `drawn-` for a drawing.
    pub problem: &'static str,
    /// The same in words.
    pub reason: String,
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.reason)
    }
}

impl BadRecord {
    fn at_start(problem: &'static str, reason: impl Into<String>) -> BadRecord {
        BadRecord { line: 1, column: 1, name: None, problem, reason: reason.into() }
    }
}

/// The bytes of a file, or of the record of the position that it draws.
///
/// # Errors
/// If it draws no position that can be read.
pub(crate) fn as_record(bytes: &[u8]) -> Result<Cow<'_, [u8]>, BadRecord> {
    let Some(drawn) = drawn_record(bytes) else { return Ok(Cow::Borrowed(bytes)) };
    let record = drawn.map_err(|why| {
        let problem = match why {
            Unreadable::Part(_) => "drawn-part",
            Unreadable::Reversed => "drawn-reversed",
            Unreadable::Several => "drawn-several",
            _ => "drawn-rows",
        };
        BadRecord::at_start(problem, why.to_string())
    })?;
    Ok(record.to_bytes().map_or(Cow::Borrowed(bytes), Cow::Owned))
}

/// The games of Go in a file of any format that is known, or a drawn position as one. Faults in a
/// game are noted when it is replayed.
///
/// # Errors
/// If there is no game of Go in it, or too many.
pub fn read(bytes: &[u8]) -> Result<Vec<ReadRecord>, BadRecord> {
    let bytes = &*as_record(bytes)?;
    let parsed = tengen_sgf::read(bytes);
    // Text without a tree is no record at all. Of one with a tree, the first thing that is wrong
    // says best why nothing can be read from it.
    let nothing = || {
        let is_other_text = |d: &&tengen_sgf::Diagnostic| {
            matches!(d.problem, Problem::TextOutsideGame | Problem::NoGame)
        };
        let first = match parsed.diagnostics.iter().all(|d| is_other_text(&d)) {
            true => None,
            false => parsed.diagnostics.first(),
        };
        let place = first.and_then(|d| d.position);
        let problem = first.map_or(Problem::NoGame, |d| d.problem);
        BadRecord {
            line: place.map_or(1, |p| p.line),
            column: place.map_or(1, |p| p.column),
            name: problem.name().map(str::to_owned),
            problem: problem.code(),
            reason: problem.to_string(),
        }
    };
    let roots = parsed.collection.roots().count();
    if roots > MOST_GAMES {
        let reason = format!("{roots} games in one file; at most {MOST_GAMES} are taken");
        return Err(BadRecord::at_start("too-many-games", reason));
    }
    let with_content =
        |root: &Node<'_>| root.properties().next().is_some() || root.first_child().is_some();
    let games: Vec<_> = parsed.collection.roots().filter(with_content).collect();
    if games.is_empty() {
        return Err(nothing());
    }
    let go: Vec<_> = games.iter().filter(|root| root.may_be_go()).collect();
    if go.is_empty() {
        return Err(BadRecord::at_start("other-game", "the record is of another game than Go"));
    }
    let alone = roots == 1 && parsed.format == Format::Sgf;
    let record = |root: &Node<'_>| ReadRecord {
        sgf: if alone { bytes.to_vec() } else { write_game(*root) },
        summary: Replay::of(*root).summary(),
    };
    Ok(go.into_iter().map(record).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_position_is_read_as_a_record() {
        let read = read(b"White to play, komi 0.5\nX O .\n. . .\n. . .\n").unwrap();
        assert_eq!(read.len(), 1);
        let sgf = String::from_utf8(read[0].sgf.clone()).unwrap();
        for property in ["SZ[3]", "KM[0.5]", "AB[aa]", "AW[ba]", "PL[W]"] {
            assert!(sgf.contains(property), "{sgf}");
        }
        assert!(super::read(b"no board and no record").is_err());
        for (drawing, problem) in [
            ("$$ | . X O .\n$$ | . X O .\n$$ | . . . .\n", "drawn-part"),
            ("X is White, O is Black\nX O .\n. . .\n. . .\n", "drawn-reversed"),
            ("X O .\n. .\n. . .\n", "drawn-rows"),
        ] {
            let problem = Some(problem);
            assert_eq!(super::read(drawing.as_bytes()).err().map(|bad| bad.problem), problem);
        }
    }
}
