//! Names that clients make.

use std::{borrow::Borrow, fmt};

use serde::{Deserialize, Serialize};

/// The name of a node, an operation or a writer: 1 to 40 letters, digits, hyphens or underscores
/// of ASCII. Clients make those of nodes and operations, so that they need not wait for an answer.
///
/// ```
/// use tengen_study::Name;
///
/// let name: Name = "na1".parse()?;
/// assert_eq!(name.as_str(), "na1");
/// assert!("a b".parse::<Name>().is_err());
/// # Ok::<(), tengen_study::BadName>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(Box<str>);

impl Name {
    /// The longest name has this many bytes.
    pub const LONGEST: usize = 40;

    /// A name of its own for each number; the same for 0. A long one loses its end.
    pub(crate) fn numbered(&self, number: usize) -> Name {
        // A million nodes have numbers of six digits.
        let beginning = &self.0[..self.0.len().min(Name::LONGEST - 8)];
        if number == 0 { self.clone() } else { Name(format!("{beginning}-{number}").into()) }
    }

    /// The name as a text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::str::FromStr for Name {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Name, BadName> {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let fits = (1..=Name::LONGEST).contains(&text.len()) && text.bytes().all(is_part);
        if fits { Ok(Name(text.into())) } else { Err(BadName) }
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Name, BadName> {
        text.parse()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0.into()
    }
}

impl Borrow<str> for Name {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*self.0, f)
    }
}

/// A text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadName;

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name has 1 to 40 letters, digits, hyphens or underscores of ASCII")
    }
}

impl std::error::Error for BadName {}
