//! The languages, each made from a folder.

use std::fmt;
use std::str::FromStr;

/// One folder of messages.
#[derive(Debug)]
pub(crate) struct Folder {
    /// The language's code (BCP 47), the folder's name.
    code: &'static str,
    /// Its files: their subject and their text.
    files: &'static [(&'static str, &'static str)],
}

const FOLDERS: &[Folder] = &include!(concat!(env!("OUT_DIR"), "/folders.rs"));

/// A language that has messages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(usize);

impl Language {
    /// The language that has every message. It is used when no other is asked for.
    pub const ENGLISH: Language = Language(0);
    /// How many languages there are.
    pub(crate) const COUNT: usize = FOLDERS.len();

    /// All languages, English first, then by their codes.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..Language::COUNT).map(Language)
    }

    /// Its code (BCP 47), such as `de`.
    pub fn code(self) -> &'static str {
        FOLDERS[self.0].code
    }

    /// Its name in the language itself.
    pub fn name(self) -> String {
        self.say("language-name", &[])
    }

    /// Its message files: their subject (`page`) and their text.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        FOLDERS[self.0].files
    }

    /// The text of the file on one subject.
    pub fn file(self, about: &str) -> Option<&'static str> {
        self.files().iter().find(|(known, _)| *known == about).map(|(_, text)| *text)
    }

    /// Its place in [`Language::all`].
    pub(crate) fn index(self) -> usize {
        self.0
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.code())
    }
}

/// The code.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language was asked for that has no messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<String> =
            Language::all().map(|known| format!("{known} ({})", known.name())).collect();
        write!(f, "there are no messages in {:?}; there are {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

/// From a code, with or without a region or a script, as in [`Language::find`].
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::find(code).ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}
