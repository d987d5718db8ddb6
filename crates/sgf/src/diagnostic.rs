//! The problems of a record and their places.

use std::fmt;

use crate::charset::EncodingLabel;

/// How bad a [`Problem`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Unusual, but the meaning is clear.
    Warning,
    /// Something had to be skipped or guessed.
    Error,
}

/// One problem of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Problem {
    /// There is no game at all.
    NoGame,
    /// The input is a picture or the like, and no text. It was not read.
    NotText,
    /// Something other than white space stands outside the games.
    TextOutsideGame,
    /// Something inside a game is neither a node, a property nor a value. It was skipped.
    UnexpectedText,
    /// A property stands where a node has to begin.
    MissingSemicolon,
    /// A value has no property name before it.
    ValueWithoutName,
    /// A closing bracket inside a text lacks its backslash; it counts as text.
    StrayBracket,
    /// A property name has no value after it.
    NameWithoutValue,
    /// The closing bracket of a value is missing.
    UnclosedValue,
    /// The closing parenthesis of a game tree is missing.
    UnclosedTree,
    /// A closing parenthesis closes nothing.
    UnmatchedClose,
    /// A pair of parentheses holds no node of its own.
    EmptyTree,
    /// A node follows the variations it would have to precede.
    NodeAfterVariations,
    /// A node stands outside all parentheses. So do those that follow it.
    NodeOutsideTree,
    /// The input is UTF-16, but damaged; it cannot be written back unchanged.
    DamagedUtf16,
    /// Characters are damaged; U+FFFD stands for them.
    DamagedText,
    /// The declared character encoding is not known.
    UnknownEncoding(EncodingLabel),
    /// The text is not in the declared character encoding.
    WrongEncoding,
    /// The games declare several character encodings. Each was read in its own.
    SeveralEncodings,
    /// The input is larger than 2 GiB, or 8 MiB if it is not SGF, and was not read.
    TooLarge,
    /// The line has more moves than are read.
    TooManyMoves,
    /// There are more problems than are listed.
    TooMany,
    /// The board size is not one or two numbers from 1 to 52.
    BadSize,
    /// The value is not a point of the form `dd`, nor a list or a pass.
    BadPoint,
    /// A point is named as people name it, such as `R16`.
    UnusualPoint,
    /// A node sets up a point in several ways. The last one counts.
    PointTwice,
    /// A pass is not written as `[]`, but as a point beyond the board or in words.
    UnusualPass,
    /// A property that has one value has several; the last that is as FF\[4\] has it counts.
    SeveralValues,
    /// The point lies outside the board.
    PointOffBoard,
    /// The number of handicap stones is not a whole number.
    HandicapNoNumber,
    /// The value is neither `B` nor `W`.
    BadColor,
    /// The komi is not a number.
    BadKomi,
    /// The komi is not a multiple of half a point.
    KomiNotHalves,
    /// The komi was given in another unit than points, and converted.
    KomiConverted,
    /// The margin of the result was given in another unit than points, and converted.
    ResultConverted,
    /// The result has no known form.
    BadResult,
    /// The date has no known form.
    BadDate,
    /// There are no fixed places for this number of handicap stones.
    BadHandicap,
    /// The line means nothing in this format.
    UnknownLine,
    /// The record says that its game is another one than Go.
    OtherGame,
    /// The record is encrypted; only the facts about the game were read.
    Encrypted,
}

impl Problem {
    /// How bad it is.
    #[must_use]
    pub const fn severity(self) -> Severity {
        match self {
            Problem::TextOutsideGame
            | Problem::MissingSemicolon
            | Problem::UnexpectedText
            | Problem::UnmatchedClose
            | Problem::UnusualPoint
            | Problem::PointTwice
            | Problem::UnusualPass
            | Problem::SeveralValues
            | Problem::StrayBracket
            | Problem::DamagedText
            | Problem::EmptyTree
            | Problem::UnknownEncoding(_)
            | Problem::WrongEncoding
            | Problem::SeveralEncodings
            | Problem::TooMany
            | Problem::BadDate
            | Problem::UnknownLine
            | Problem::OtherGame
            | Problem::KomiConverted
            | Problem::ResultConverted => Severity::Warning,
            _ => Severity::Error,
        }
    }

    /// A stable name for it, for programs that say it in other languages.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Problem::NoGame => "no-game",
            Problem::NotText => "not-text",
            Problem::TextOutsideGame => "text-outside-game",
            Problem::UnexpectedText => "unexpected-text",
            Problem::MissingSemicolon => "missing-semicolon",
            Problem::StrayBracket => "stray-bracket",
            Problem::ValueWithoutName => "value-without-name",
            Problem::NameWithoutValue => "name-without-value",
            Problem::UnclosedValue => "unclosed-value",
            Problem::UnclosedTree => "unclosed-tree",
            Problem::UnmatchedClose => "unmatched-close",
            Problem::EmptyTree => "empty-tree",
            Problem::NodeAfterVariations => "node-after-variations",
            Problem::NodeOutsideTree => "node-outside-tree",
            Problem::DamagedText => "damaged-text",
            Problem::DamagedUtf16 => "damaged-utf-16",
            Problem::UnknownEncoding(_) => "unknown-encoding",
            Problem::WrongEncoding => "wrong-encoding",
            Problem::SeveralEncodings => "several-encodings",
            Problem::TooLarge => "too-large",
            Problem::TooManyMoves => "too-many-moves",
            Problem::TooMany => "too-many",
            Problem::BadSize => "bad-size",
            Problem::SeveralValues => "several-values",
            Problem::UnusualPass => "unusual-pass",
            Problem::UnusualPoint => "unusual-point",
            Problem::PointTwice => "point-twice",
            Problem::BadPoint => "bad-point",
            Problem::PointOffBoard => "point-off-board",
            Problem::HandicapNoNumber => "handicap-no-number",
            Problem::BadColor => "bad-color",
            Problem::BadKomi => "bad-komi",
            Problem::KomiNotHalves => "komi-not-halves",
            Problem::KomiConverted => "komi-converted",
            Problem::ResultConverted => "result-converted",
            Problem::BadResult => "bad-result",
            Problem::BadDate => "bad-date",
            Problem::BadHandicap => "bad-handicap",
            Problem::UnknownLine => "unknown-line",
            Problem::OtherGame => "states-other-game",
            Problem::Encrypted => "encrypted",
        }
    }

    /// The name that is not known, for a problem with a name.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Problem::UnknownEncoding(label) => Some(label.as_str()),
            _ => None,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Problem::NoGame => "there is no game here",
            Problem::NotText => "this is no text",
            Problem::TextOutsideGame => "text outside the games",
            Problem::UnexpectedText => "unexpected text",
            Problem::MissingSemicolon => "a node has to begin with a semicolon",
            Problem::StrayBracket => "a closing bracket in a text lacks its backslash",
            Problem::ValueWithoutName => "a value without a property name",
            Problem::NameWithoutValue => "a property without a value",
            Problem::UnclosedValue => "property value is not closed",
            Problem::UnclosedTree => "parenthesis is not closed",
            Problem::UnmatchedClose => "closing parenthesis without an opening one",
            Problem::EmptyTree => "parentheses without a node",
            Problem::NodeAfterVariations => "a node after variations",
            Problem::NodeOutsideTree => "a node outside parentheses",
            Problem::DamagedText => "damaged characters in the text",
            Problem::DamagedUtf16 => "damaged UTF-16 text",
            Problem::UnknownEncoding(label) => {
                return write!(f, "unknown character encoding \"{}\"", label.as_str());
            }
            Problem::WrongEncoding => "the text is not in the declared character encoding",
            Problem::SeveralEncodings => {
                "the games declare several character encodings; each was read in its own"
            }
            Problem::TooLarge => "the file is too large",
            Problem::TooManyMoves => "there are more moves than are read",
            Problem::TooMany => "further problems are not listed",
            Problem::BadSize => "board size is not one or two numbers from 1 to 52",
            Problem::SeveralValues => "several values where one is expected; the last one counts",
            Problem::UnusualPass => "an unusual way to write a pass",
            Problem::UnusualPoint => "an unusual way to write a point",
            Problem::PointTwice => "a point is set up in several ways; the last one counts",
            Problem::BadPoint => "not a point",
            Problem::PointOffBoard => "point outside the board",
            Problem::HandicapNoNumber => "handicap is not a whole number",
            Problem::BadColor => "neither B nor W",
            Problem::BadKomi => "komi is not a number",
            Problem::KomiNotHalves => "komi is not a multiple of half a point",
            Problem::KomiConverted => "komi is not in points and was converted",
            Problem::ResultConverted => "margin is not in points and was converted",
            Problem::BadResult => "result is not understood",
            Problem::BadDate => "date is not understood",
            Problem::BadHandicap => "this number of handicap stones has no fixed places",
            Problem::UnknownLine => "line is not understood",
            Problem::OtherGame => "the record says that its game is another one than Go",
            Problem::Encrypted => "the record is encrypted",
        })
    }
}

/// A place in the bytes that were parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// How many bytes come before it.
    pub offset: usize,
    /// Its line, from one.
    pub line: usize,
    /// Its column in characters, from one.
    pub column: usize,
}

/// One problem and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Diagnostic {
    /// The problem.
    pub problem: Problem,
    /// Its place; absent if it is about a part that was not parsed but built.
    pub position: Option<Position>,
}

impl Diagnostic {
    /// How bad it is.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        self.problem.severity()
    }
}

/// `line 3, column 14: property value is not closed`.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Position { line, column, .. }) = self.position {
            write!(f, "line {line}, column {column}: ")?;
        }
        self.problem.fmt(f)
    }
}
