//! The typography of a language: quotation marks, and no-break spaces around signs. The folder's
//! `typography.txt` lists them.

use crate::folder::Messages;
use std::path::Path;
use std::{fs, io};

/// Quotation marks of any language.
const QUOTES: &str = "\"'«»„“”‚‘’‹›";
/// Signs that some languages set apart from the word before. The space must be a no-break space.
const SIGNS: &str = ":;!?»%";
const NO_BREAK: [char; 2] = ['\u{a0}', '\u{202f}'];

/// The contents of `typography.txt`. A line is one of the words `quotes`, `before` and `behind`,
/// with its signs.
pub(crate) struct Typography {
    quotes: Vec<char>,
    before: Vec<char>,
    behind: Vec<char>,
}

impl Typography {
    pub(crate) fn read(folder: &Path) -> io::Result<Typography> {
        Ok(Typography::parse(&fs::read_to_string(folder.join("typography.txt"))?))
    }

    pub(crate) fn parse(text: &str) -> Typography {
        let signs = |about: &str| {
            let lines = text.lines().filter_map(|line| line.strip_prefix(about));
            lines.flat_map(str::chars).filter(|c| !c.is_whitespace()).collect()
        };
        Typography { quotes: signs("quotes "), before: signs("before "), behind: signs("behind ") }
    }

    /// The phrases of these messages that break the language's typography.
    pub(crate) fn problems(&self, messages: &Messages) -> Vec<String> {
        let mut problems = Vec::new();
        for (id, message) in &messages.messages {
            for phrase in &message.phrases {
                if let Some(wrong) = self.wrong(phrase) {
                    problems.push(format!("{}: {id}: {wrong}: {phrase}", message.file));
                }
            }
        }
        problems
    }

    /// The first fault in a phrase. Text in backticks is typed by the user, so it is not checked.
    fn wrong(&self, phrase: &str) -> Option<String> {
        if phrase.contains("...") {
            return Some("three full stops for an ellipsis".to_owned());
        }
        phrase.split('`').step_by(2).find_map(|set| {
            let set: Vec<char> = set.chars().collect();
            (0..set.len()).find_map(|at| self.wrong_at(&set, at))
        })
    }

    fn wrong_at(&self, set: &[char], at: usize) -> Option<String> {
        let sign = set[at];
        let before = at.checked_sub(1).map(|before| set[before]);
        let behind = set.get(at + 1).copied();
        if QUOTES.contains(sign) && !self.quotes.contains(&sign) {
            return Some(format!("a quotation mark {sign}"));
        }
        if self.behind.contains(&sign) && behind.is_some_and(|c| !NO_BREAK.contains(&c)) {
            return Some(format!("no no-break space behind {sign}"));
        }
        if !SIGNS.contains(sign) {
            return None;
        }
        // Colons in times, addresses and paths have no space.
        let of_words = sign != ':' || behind.is_none_or(char::is_whitespace);
        let apart = before.is_some_and(|c| NO_BREAK.contains(&c));
        let at_word = before.is_some_and(|c| c.is_alphanumeric() || "})»”“’".contains(c));
        match self.before.contains(&sign) {
            true if before == Some(' ') || (at_word && of_words) => {
                Some(format!("no no-break space before {sign}"))
            }
            false if sign != '»' && of_words && (before == Some(' ') || apart) => {
                Some(format!("a space before {sign}"))
            }
            _ => None,
        }
    }
}
