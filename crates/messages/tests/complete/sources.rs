//! The messages that the program and the page ask for.

use crate::folder::Messages;
use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

/// The ways to ask for a message by name.
const ASKING: [&str; 5] = ["t(\"", "say(\"", "data-l10n=\"", "data-l10n-label=\"", "messages(\""];

/// The words in the code that may name messages.
#[derive(Default)]
pub(crate) struct Sources {
    /// Every quoted word that could be the name of a message.
    named: BTreeSet<String>,
    /// The quoted beginnings of names, before a value is put in.
    prefixes: BTreeSet<String>,
    /// The names in calls that ask for a message.
    asked: BTreeSet<String>,
}

impl Sources {
    /// Reads the code of all crates, and of the page.
    pub(crate) fn read(crates: &Path) -> io::Result<Sources> {
        let mut sources = Sources::default();
        for folder in fs::read_dir(crates)? {
            let folder = folder?.path();
            for part in ["src", "web"] {
                sources.folder(&folder.join(part))?;
            }
        }
        Ok(sources)
    }

    fn folder(&mut self, folder: &Path) -> io::Result<()> {
        if !folder.is_dir() || folder.ends_with("vendor") || folder.ends_with("node_modules") {
            return Ok(());
        }
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let extension = path.extension().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                self.folder(&path)?;
            } else if ["rs", "js", "html"].contains(&extension.as_str()) {
                self.text(&fs::read_to_string(path)?);
            }
        }
        Ok(())
    }

    fn text(&mut self, text: &str) {
        // Every stretch of letters after a quotation mark, even if that mark closes another word.
        for (at, quote) in text.match_indices(['"', '\'', '`']) {
            let rest = &text[at + quote.len()..];
            let end = rest.find(|c: char| !is_of_name(c)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            if !word.starts_with(|c: char| c.is_ascii_lowercase()) {
                continue;
            }
            if after.starts_with(quote) {
                self.named.insert(word.to_owned());
            } else if word.ends_with('-') && (after.starts_with('{') || after.starts_with("${")) {
                self.prefixes.insert(word.to_owned());
            }
        }
        for asking in ASKING {
            for (at, _) in text.match_indices(asking) {
                let before = text[..at].chars().next_back();
                let word = text[at + asking.len()..].split('"').next().unwrap_or("");
                if !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
                    && !word.is_empty()
                    && word.chars().all(is_of_name)
                {
                    self.asked.insert(word.to_owned());
                }
            }
        }
    }

    /// Unused messages, and messages that are asked for and do not exist.
    pub(crate) fn problems(&self, english: &Messages) -> Vec<String> {
        let said = |id: &str| english.messages.values().any(|m| m.references.contains(id));
        let used = |id: &str| {
            let begun = |prefix: &String| id.starts_with(prefix);
            self.named.contains(id) || self.prefixes.iter().any(begun) || said(id)
        };
        let unused = english.messages.iter().filter(|(id, _)| !used(id));
        let unused = unused.map(|(id, message)| format!("{}: {id} is not used", message.file));
        let missing = self.asked.iter().filter(|id| !english.messages.contains_key(*id));
        unused.chain(missing.map(|id| format!("{id} is asked for, but in no language"))).collect()
    }
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-'
}
