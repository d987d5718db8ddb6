//! Rulesets in plain words.

mod compare;
mod sentence;
mod told;

pub use compare::{Compared, Marked, compared};
pub use sentence::{Sentence, With};
pub use told::{Section, Topic, told};

use tengen_messages::Language;
use tengen_rules::{Ruleset, presets};

/// What a ruleset is called in a language. Rules of one's own have the name that their author
/// gave them.
pub fn ruleset_name(rules: &Ruleset, language: Language) -> String {
    let id = format!("ruleset-{}", rules.id);
    // A file may carry a known id and say something else.
    let known = presets::find(&rules.id).is_some_and(|known| known == rules);
    if known && language.has(&id) { language.say(&id, &[]) } else { rules.name.to_string() }
}
