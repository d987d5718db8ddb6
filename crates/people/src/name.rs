//! The names of people.

use crate::alike::{NameKey, is_between, keys};
use crate::reserved::is_reserved;
use std::fmt;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection};

/// The fewest characters of a name.
pub const SHORTEST: usize = 2;

/// The most characters of a name.
pub const LONGEST: usize = 20;

/// The most bytes that are looked at: a longer text is no name, and costs nothing to refuse.
pub const MOST_BYTES: usize = 80;

/// The most marks that stand on one letter.
const MOST_MARKS: usize = 2;

/// A name that a person may have.
///
/// It is in Unicode's form NFC, without spaces around it. Letters, digits, marks, and one of space,
/// `-`, `_` and `.` between them make it up; a `.` may stand before another one, as in "J. Smith".
/// They are of one script, or of scripts that are written together, as Latin and Japanese.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

/// Why a text is nobody's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameFault {
    /// It has fewer than [`SHORTEST`] characters.
    Short,
    /// It has more than [`LONGEST`] characters or [`MOST_BYTES`] bytes.
    Long,
    /// It has a character that is none of a name.
    Character(char),
    /// It has no letter.
    NoLetter,
    /// A space, `-`, `_` or `.` is at an end or beside another one.
    Between,
    /// Too many marks stand on one letter, or one stands on none.
    Marks,
    /// It mixes scripts whose letters look alike.
    Mixed,
    /// It is the name of a role, of a guest or the like.
    Reserved,
}

impl NameFault {
    /// A stable short name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NameFault::Short => "short",
            NameFault::Long => "long",
            NameFault::Character(_) => "character",
            NameFault::NoLetter => "no-letter",
            NameFault::Between => "between",
            NameFault::Marks => "marks",
            NameFault::Mixed => "mixed",
            NameFault::Reserved => "reserved",
        }
    }
}

impl fmt::Display for NameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameFault::Short => write!(f, "a name has at least {SHORTEST} characters"),
            NameFault::Long => write!(f, "a name has at most {LONGEST} characters"),
            NameFault::Character(c) => {
                write!(f, "a name has no character U+{:04X}", u32::from(*c))
            }
            NameFault::NoLetter => f.write_str("a name has a letter"),
            NameFault::Between => {
                f.write_str("one of space, - _ . stands between two letters of a name")
            }
            NameFault::Marks => {
                write!(f, "at most {MOST_MARKS} marks stand on one letter of a name")
            }
            NameFault::Mixed => f.write_str("the letters of a name are of one script"),
            NameFault::Reserved => f.write_str("this name is nobody's"),
        }
    }
}

impl std::error::Error for NameFault {}

impl Name {
    /// The name with this text.
    ///
    /// # Errors
    /// If nobody may have it.
    pub fn new(text: &str) -> Result<Name, NameFault> {
        let name = Name::of_somebody(text)?;
        if is_reserved(&name.0) { Err(NameFault::Reserved) } else { Ok(name) }
    }

    /// The name with this text of somebody who has it already. Words that were reserved since then
    /// do not count.
    ///
    /// # Errors
    /// If nobody can have it.
    pub fn of_somebody(text: &str) -> Result<Name, NameFault> {
        let text = text.trim_matches(' ');
        if text.len() > MOST_BYTES {
            return Err(NameFault::Long);
        }
        let name: String = text.nfc().collect();
        if let Some(c) = name.chars().find(|c| !is_of_name(*c)) {
            return Err(NameFault::Character(c));
        }
        match name.chars().count() {
            ..SHORTEST => return Err(NameFault::Short),
            SHORTEST..=LONGEST => {}
            _ => return Err(NameFault::Long),
        }
        check_order(&name)?;
        let letters: String = name.chars().filter(|c| !is_between(*c)).collect();
        if !letters.chars().any(char::is_alphabetic) {
            return Err(NameFault::NoLetter);
        }
        if !letters.check_restriction_level(RestrictionLevel::HighlyRestrictive) {
            return Err(NameFault::Mixed);
        }
        Ok(Name(name))
    }

    /// The text of the name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What names that look like this one share with it: one key or two. A store gives each key to
    /// one person.
    #[must_use]
    pub fn keys(&self) -> Vec<NameKey> {
        keys(&self.0)
    }

    /// Whether two names look alike.
    #[must_use]
    pub fn is_like(&self, other: &Name) -> bool {
        let others = other.keys();
        self.keys().iter().any(|key| others.contains(key))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a name may have a character, somewhere.
fn is_of_name(c: char) -> bool {
    is_between(c)
        || ((c.is_alphanumeric() || is_combining_mark(c))
            && GeneralSecurityProfile::identifier_allowed(c))
}

/// Marks stand on letters, and what is between words stands alone between two of them.
fn check_order(name: &str) -> Result<(), NameFault> {
    let mut marks = 0;
    let (mut between, mut dot) = (true, false);
    for c in name.chars() {
        if is_combining_mark(c) {
            marks += 1;
            if between || marks > MOST_MARKS {
                return Err(NameFault::Marks);
            }
            continue;
        }
        marks = 0;
        if is_between(c) && between && !(dot && c != '.') {
            return Err(NameFault::Between);
        }
        dot = c == '.' && !between;
        between = is_between(c);
    }
    if between { Err(NameFault::Between) } else { Ok(()) }
}
