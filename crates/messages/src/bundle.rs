//! Messages in a language.

use crate::number;
use crate::{Language, Value};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::OnceLock;

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [OnceLock<Bundle>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];

fn bundle(language: Language) -> &'static Bundle {
    BUNDLES[language.index()].get_or_init(|| {
        // A folder whose name is no language code gets the plurals of no language.
        let locale = language.code().parse().unwrap_or_default();
        let mut bundle = Bundle::new_concurrent(vec![locale]);
        // Direction marks around every part would end up in terminals and file names.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::write));
        for (_, text) in language.files() {
            // Unreadable text is left out; a test reads all files.
            let resource = FluentResource::try_new((*text).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
        }
        bundle
    })
}

impl Language {
    /// Whether there is such a message.
    pub fn has(self, id: &str) -> bool {
        bundle(self).has_message(id)
    }

    /// The message with this id, with these values in it. If this language has no such message, the
    /// English one is used. If English has none either, the id is returned. A test finds messages
    /// that the program asks for and that do not exist.
    pub fn say(self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let spoken = bundle(self).get_message(id).and_then(|message| message.value());
        let Some(pattern) = spoken else {
            return if self == Language::ENGLISH {
                id.to_owned()
            } else {
                Language::ENGLISH.say(id, values)
            };
        };
        let mut given = FluentArgs::new();
        for (name, value) in values {
            given.set(*name, value.clone());
        }
        let mut errors = Vec::new();
        let text = bundle(self).format_pattern(pattern, Some(&given), &mut errors);
        debug_assert!(errors.is_empty(), "{self}: {id}: {errors:?}");
        text.into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_spoken_with_its_values_and_plurals() {
        let captures = |language: Language, count: u32| {
            let shown = count.to_string();
            language.say("captures", &[("count", count.into()), ("shown", (&shown).into())])
        };
        assert_eq!(captures(Language::ENGLISH, 1), "1 prisoner");
        assert_eq!(captures(Language::ENGLISH, 0), "0 prisoners");
        let french = Language::find("fr").unwrap();
        // French uses the singular for 0.
        assert_eq!(captures(french, 0), captures(french, 1).replace('1', "0"));
        assert_ne!(captures(french, 2), captures(french, 1).replace('1', "2"));
    }

    #[test]
    fn counts_and_half_points_have_the_form_of_their_language() {
        for (code, counts, points) in [
            (
                "en",
                ["0 prisoners", "1 prisoner", "2 prisoners", "21 prisoners"],
                ["0.5 points", "1 point", "1.5 points", "6 points"],
            ),
            (
                "de",
                ["0 Gefangene", "1 Gefangener", "2 Gefangene", "21 Gefangene"],
                ["0,5 Punkten", "1 Punkt", "1,5 Punkten", "6 Punkten"],
            ),
            (
                "fr",
                ["0 prisonnier", "1 prisonnier", "2 prisonniers", "21 prisonniers"],
                ["0,5 point", "1 point", "1,5 point", "6 points"],
            ),
            (
                "sv",
                ["0 fångar", "1 fånge", "2 fångar", "21 fångar"],
                ["0,5 poäng", "1 poäng", "1,5 poäng", "6 poäng"],
            ),
        ] {
            let language = Language::find(code).unwrap();
            for (count, said) in [0, 1, 2, 21].into_iter().zip(counts) {
                let shown = language.number(f64::from(count));
                let values = [("count", count.into()), ("shown", (&shown).into())];
                assert_eq!(language.say("captures", &values), said);
            }
            for (margin, said) in [0.5, 1.0, 1.5, 6.0].into_iter().zip(points) {
                let shown = language.number(margin);
                let values = [
                    ("winner", "white".into()),
                    ("margin", margin.into()),
                    ("shown", (&shown).into()),
                ];
                let whole = language.say("result-score", &values);
                assert!(whole.ends_with(&format!(" {said}")), "{whole}");
            }
        }
    }

    #[test]
    fn what_nobody_can_say_keeps_its_name() {
        let id = "there-is-no-such-message";
        for language in Language::all() {
            assert!(!language.has(id));
            assert_eq!(language.say(id, &[]), id);
        }
    }
}
