//! The faults that are found, and their places.

use std::fmt;

use crate::diagnostic::{Position, Severity};

/// A fault against FF\[4\].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Fault {
    /// The name has small letters, as before FF\[4\].
    OldName,
    /// FF\[4\] has no such property any more.
    GoneProperty,
    /// The node has the property twice.
    PropertyTwice,
    /// The property has one value at most, and has several.
    SeveralValues,
    /// The value is empty, which it may not be.
    EmptyValue,
    /// The value is not of the form that the property needs.
    BadValue,
    /// The point lies outside the board.
    OffBoard,
    /// The point is named twice where it can be named only once.
    PointTwice,
    /// A move and stones that are set up share a node.
    MoveWithSetUp,
    /// The node has two moves.
    TwoMoves,
    /// A property of the first node of a game stands further below.
    RootBelow,
    /// Facts about the game stand below a node that has some already.
    InfoTwice,
    /// The move, or the position, is judged in two ways.
    JudgedTwice,
    /// Something is said about a move, and there is none.
    NoMove,
    /// The record does not say that it is FF\[4\].
    NotFour,
    /// The record has other characters than those of ASCII and does not name its encoding.
    NoEncoding,
    /// A pass is written as `tt`, as before FF\[4\].
    OldPass,
    /// A square board is written with two numbers.
    SquareSize,
    /// A handicap is stated, and no stones are set up.
    HandicapWithoutStones,
    /// The result is not of the form of FF\[4\], such as `B+3.5`.
    ResultForm,
    /// The date is not of the form `2026-01-31`.
    DateForm,
    /// A text holds what looks like the next property: a bracket may be missing.
    PropertyInText,
    /// There are more faults than are listed.
    More,
}

impl Fault {
    /// All faults.
    pub const ALL: [Fault; 23] = [
        Fault::OldName,
        Fault::GoneProperty,
        Fault::PropertyTwice,
        Fault::SeveralValues,
        Fault::EmptyValue,
        Fault::BadValue,
        Fault::OffBoard,
        Fault::PointTwice,
        Fault::MoveWithSetUp,
        Fault::TwoMoves,
        Fault::RootBelow,
        Fault::InfoTwice,
        Fault::JudgedTwice,
        Fault::NoMove,
        Fault::NotFour,
        Fault::NoEncoding,
        Fault::OldPass,
        Fault::SquareSize,
        Fault::HandicapWithoutStones,
        Fault::ResultForm,
        Fault::DateForm,
        Fault::PropertyInText,
        Fault::More,
    ];

    /// How bad it is: a warning where every reader still understands the record.
    #[must_use]
    pub const fn severity(self) -> Severity {
        match self {
            Fault::OldName
            | Fault::GoneProperty
            | Fault::NotFour
            | Fault::NoEncoding
            | Fault::OldPass
            | Fault::SquareSize
            | Fault::HandicapWithoutStones
            | Fault::ResultForm
            | Fault::DateForm
            | Fault::PropertyInText
            | Fault::More => Severity::Warning,
            _ => Severity::Error,
        }
    }

    /// A stable name for it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Fault::OldName => "old-name",
            Fault::GoneProperty => "gone-property",
            Fault::PropertyTwice => "property-twice",
            Fault::SeveralValues => "several-values",
            Fault::EmptyValue => "empty-value",
            Fault::BadValue => "bad-value",
            Fault::OffBoard => "off-board",
            Fault::PointTwice => "point-twice",
            Fault::MoveWithSetUp => "move-with-set-up",
            Fault::TwoMoves => "two-moves",
            Fault::RootBelow => "root-below",
            Fault::InfoTwice => "info-twice",
            Fault::JudgedTwice => "judged-twice",
            Fault::NoMove => "no-move",
            Fault::NotFour => "not-four",
            Fault::NoEncoding => "no-encoding",
            Fault::OldPass => "old-pass",
            Fault::SquareSize => "square-size",
            Fault::HandicapWithoutStones => "handicap-without-stones",
            Fault::ResultForm => "result-form",
            Fault::DateForm => "date-form",
            Fault::PropertyInText => "property-in-text",
            Fault::More => "more",
        }
    }
}

/// A fault, the property concerned, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The fault.
    pub fault: Fault,
    /// The name of the property; empty if it is about none.
    pub property: String,
    /// Its place; absent if the record was built and not parsed.
    pub position: Option<Position>,
}

/// `line 3, column 14: point-twice (AB)`.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Position { line, column, .. }) = self.position {
            write!(f, "line {line}, column {column}: ")?;
        }
        write!(f, "{} ({})", self.fault.code(), self.property)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn codes_are_told_apart() {
        let codes: HashSet<&str> = Fault::ALL.iter().map(|fault| fault.code()).collect();
        assert_eq!(codes.len(), Fault::ALL.len());
    }
}
