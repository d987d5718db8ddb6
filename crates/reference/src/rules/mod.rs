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

/// The same within a sentence. In some languages names like “Japanese” begin with a small letter
/// there: the message `rulesets-small` lists them by their codes.
pub fn ruleset_name_within(rules: &Ruleset, language: Language) -> String {
    let name = ruleset_name(rules, language);
    let small = language.say("rulesets-small", &[]);
    // A custom ruleset keeps the letters of its author.
    if name == rules.name || !small.split(' ').any(|id| id == rules.id) {
        return name;
    }
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().to_string())
        + letters.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_peoples_begin_with_small_letters_within_a_sentence() {
        let within = |code, rules| {
            let language = Language::all().find(|language| language.code() == code);
            ruleset_name_within(rules, language.expect("a language"))
        };
        assert_eq!(within("fr", &presets::JAPANESE), "japonaises");
        assert_eq!(within("sv", &presets::NEW_ZEALAND), "nyzeeländska");
        assert_eq!(within("fr", &presets::TROMP_TAYLOR), "Tromp–Taylor");
        assert_eq!(within("en", &presets::JAPANESE), "Japanese");
        let mut own = presets::JAPANESE.clone();
        own.name = "Ours".into();
        assert_eq!(within("fr", &own), "Ours");
    }

    #[test]
    fn only_proper_names_keep_their_capital_within_a_sentence() {
        let proper = ["AGA", "BGA", "Ing", "Lasker", "Spight", "Tromp", "WMSG"];
        for language in Language::all().filter(|language| ["fr", "sv"].contains(&language.code())) {
            for rules in presets::ALL {
                let name = ruleset_name_within(rules, language);
                let keeps = proper.iter().any(|word| name.starts_with(word));
                assert_eq!(name.starts_with(char::is_uppercase), keeps, "{name}");
            }
        }
    }

    #[test]
    fn the_rulesets_with_small_letters_are_known() {
        for language in Language::all() {
            let small = language.say("rulesets-small", &[]);
            for id in small.split(' ').filter(|id| *id != "none") {
                assert!(presets::find(id).is_some(), "{} {id}", language.code());
            }
        }
    }
}
