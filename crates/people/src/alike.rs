//! Names that look alike: what they share.

use std::fmt;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// Something that names share which look alike.
///
/// It is the skeleton of Unicode's UTS #39 in lower case, without spaces and the like. Its text is
/// shown to nobody. It changes with the [`VERSION`](NameKey::VERSION): a store makes the keys of
/// all names anew then, as people sign in by them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameKey(String);

impl NameKey {
    /// The version of the rules by which keys are made. It goes up with each change of these rules
    /// and of the tables of Unicode that they use.
    pub const VERSION: u32 = 1;

    /// The text of the key.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for NameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a character stands between the words of a name. Two names are not apart by it.
pub(crate) fn is_between(c: char) -> bool {
    matches!(c, ' ' | '-' | '_' | '.')
}

/// The keys of a text: one or two.
///
/// One is of the text in lower case, where an `i` is no `l`. The other is of the text as it is
/// written, where a capital `I` looks like an `l`: "Ivan" and "lvan" share it.
pub(crate) fn keys(text: &str) -> Vec<NameKey> {
    let bare: String = text.nfkc().filter(|c| !is_between(*c)).collect();
    let written: String = skeleton(&bare).collect();
    let mut keys = vec![NameKey(folded(&bare)), NameKey(folded(&written))];
    keys.dedup();
    keys
}

/// The skeleton in lower case. A skeleton may have capitals, and a letter in lower case another
/// skeleton, so that both steps are taken until nothing changes.
fn folded(text: &str) -> String {
    let mut folded = text.to_owned();
    for _ in 0..4 {
        let lower: String = folded.chars().flat_map(char::to_lowercase).collect();
        let next: String = skeleton(&lower).filter(|c| !is_between(*c)).collect();
        if next == folded {
            break;
        }
        folded = next;
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A change of what keys are made of raises [`NameKey::VERSION`], and has the new values
    /// here.
    #[test]
    fn a_version_stands_for_these_tables_and_these_keys() {
        let tables = (unicode_security::UNICODE_VERSION, unicode_normalization::UNICODE_VERSION);
        let made: Vec<String> = ["Ivan", "I.van", "Zoë", "Ĳssel", "石田", "Ωmega 10", "ßreq", "rn"]
            .iter()
            .flat_map(|name| keys(name))
            .map(|key| key.0)
            .collect();
        let version = (NameKey::VERSION, tables, made.join(" "));
        assert_eq!(format!("{version:?}"), PINNED);
    }

    const PINNED: &str = "(1, ((18, 0, 0), (18, 0, 0)), \
        \"ivan lvan ivan lvan zoe\\u{308} ijssel ljssel 石田 ωrnegalo ßreq rn\")";
}
