//! The language that the program speaks.
//!
//! One for the whole run, known before anything else: what is wrong with the arguments is said in
//! it too. Protocols (GTP, analyses), records and JSON are in none.

use std::sync::OnceLock;
use tengen_diagram::{Colours, Diagram, Meaning};
use tengen_messages::{Language, Value};
use tengen_reference::color_word;
use tengen_rules::Color;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Finds out which language to speak: `--lang`, or what the system is set to.
pub(crate) fn begin() {
    let asked = asked_for(std::env::args_os().filter_map(|argument| argument.into_string().ok()));
    let language = asked.as_deref().and_then(Language::find).unwrap_or_else(|| {
        let locales: Vec<String> = sys_locale::get_locales().collect();
        Language::of_locales(locales.iter().map(String::as_str))
    });
    // It is set once, here.
    let _ = LANGUAGE.set(language);
}

/// What `--lang` says. Whether it can be said at all is looked at with the other arguments.
fn asked_for(mut arguments: impl Iterator<Item = String>) -> Option<String> {
    loop {
        let argument = arguments.next()?;
        if argument == "--lang" {
            return arguments.next();
        }
        if let Some(code) = argument.strip_prefix("--lang=") {
            return Some(code.to_owned());
        }
    }
}

/// The language that is spoken; English before that is known.
pub(crate) fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or(Language::ENGLISH)
}

/// A message in the language that is spoken.
pub(crate) fn say(id: &str, values: &[(&str, Value<'_>)]) -> String {
    language().say(id, values)
}

/// How many stones each player (Black, White) has captured.
pub(crate) fn captures(taken: [u32; 2]) -> [String; 2] {
    Color::BOTH.map(|color| {
        let (sign, stones) = (color.symbol().to_string(), taken[color.index()]);
        let values = [
            ("colour", color_word(color).into()),
            ("sign", (&sign).into()),
            ("stones", stones.into()),
        ];
        say("note-captured", &values)
    })
}

/// One line that explains the marks that occur in a diagram; empty if there are none.
pub(crate) fn legend(diagram: &Diagram, colours: Colours) -> String {
    let said = diagram.signs(colours).into_iter().map(|(sign, meaning)| {
        let id = match meaning {
            Meaning::Dead => "sign-dead",
            Meaning::Territory => "sign-territory",
            Meaning::Seki => "sign-seki",
            Meaning::Neutral => "sign-neutral",
            Meaning::Unsealed => "sign-unsealed",
            Meaning::Ko => "sign-ko",
        };
        format!("{sign} {}", say(id, &[]))
    });
    said.collect::<Vec<_>>().join("   ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_asked_for_is_found_wherever_it_stands() {
        let asked = |line: &str| asked_for(line.split(' ').map(str::to_owned));
        assert_eq!(asked("tengen rules --lang de japanese").as_deref(), Some("de"));
        assert_eq!(asked("tengen --lang=sv").as_deref(), Some("sv"));
        assert_eq!(asked("tengen rules").as_deref(), None);
        assert_eq!(asked("tengen rules --lang").as_deref(), None);
    }
}
