//! Rulesets in plain words.

mod compare;
mod sentence;
mod told;

pub use compare::{Compared, Marked, compared};
pub use sentence::{Sentence, With};
pub use told::{Section, Topic, told};

use tengen_messages::Language;
use tengen_rules::{Ruleset, presets};

/// The name of a ruleset in a language. A custom ruleset has the name that its author gave it.
pub fn ruleset_name(rules: &Ruleset, language: Language) -> String {
    let id = format!("ruleset-{}", rules.id);
    // A file may use a known id for other rules.
    let known = presets::find(&rules.id).is_some_and(|known| known == rules);
    if known && language.has(&id) { language.say(&id, &[]) } else { rules.name.to_string() }
}
