//! The language of the program.
//!
//! There is one for the whole run, known before the arguments are read, so that faults in them are
//! explained in it. Protocols (GTP, analyses), records and JSON have no language.

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::sync::OnceLock;
use tengen_diagram::{Colours, Diagram, Meaning};
use tengen_messages::{Language, Value};
use tengen_reference::color_word;
use tengen_rules::Color;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Finds the language to use: `--lang`, or the system's. Returns the arguments without it, so that
/// it may stand anywhere, even before a command and after `help`.
pub(crate) fn begin(arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let (asked, rest) = asked_for(arguments);
    let language = asked.unwrap_or_else(|| {
        let locales: Vec<String> = sys_locale::get_locales().collect();
        Language::of_locales(locales.iter().map(String::as_str))
    });
    // It is set only here, once.
    let _ = LANGUAGE.set(language);
    rest
}

/// The language that `--lang` names, and the other arguments. Of these, only an unknown language
/// is left, wherever it stood: clap refuses `--lang` before a command, and would not say why.
fn asked_for(arguments: impl Iterator<Item = OsString>) -> (Option<Language>, Vec<OsString>) {
    let mut arguments = arguments.peekable();
    let (mut asked, mut rest) = (None, Vec::new());
    let known = |code: &OsStr| code.to_str().and_then(Language::find);
    let program = arguments.peek().cloned();
    while let Some(argument) = arguments.next_if(|argument| argument != "--") {
        let code = argument.to_str().and_then(|text| text.strip_prefix("--lang="));
        let language = match &argument {
            _ if argument == "--lang" => arguments.peek().and_then(|code| known(code)),
            _ => code.and_then(|code| known(code.as_ref())),
        };
        let is_named = code.is_some() || argument == "--lang" && arguments.peek().is_some();
        match language {
            Some(language) => {
                asked = Some(language);
                arguments.next_if(|_| code.is_none());
            }
            None if is_named => {
                let code = arguments.next_if(|_| code.is_none());
                return (asked, program.into_iter().chain([argument]).chain(code).collect());
            }
            None => rest.push(argument),
        }
    }
    rest.extend(arguments);
    (asked, rest)
}

/// The language in use; English until it is known.
pub(crate) fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or(Language::ENGLISH)
}

/// A message in the language in use.
pub(crate) fn say(id: &str, values: &[(&str, Value<'_>)]) -> String {
    language().say(id, values)
}

/// Says something on standard error. Where nobody reads that any more, nothing happens.
pub(crate) fn tell(line: &str) {
    let line: String = line.chars().map(harmless).collect();
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// A control character, such as a file may have in its name, could command the terminal.
fn harmless(c: char) -> char {
    if c.is_control() && !matches!(c, '\n' | '\t') { char::REPLACEMENT_CHARACTER } else { c }
}

/// A number with `digits` digits after the decimal mark, as the language writes it.
pub(crate) fn fixed(number: f64, digits: usize, language: Language) -> String {
    let mark = language.say("decimal-mark", &[]);
    format!("{number:.digits$}").replace('-', "−").replace('.', &mark)
}

/// The sign of each player (Black, White), and how many stones they have captured.
pub(crate) fn captures(taken: [u32; 2], colours: Colours) -> [String; 2] {
    Color::BOTH.map(|color| {
        let (sign, stones) = (colours.stone(color).to_string(), taken[color]);
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
        let owner = match meaning {
            Meaning::Territory(Some(color)) => color_word(color),
            _ => "both",
        };
        let id = match meaning {
            Meaning::Dead => "sign-dead",
            Meaning::Territory(_) => "sign-territory",
            Meaning::Seki => "sign-seki",
            Meaning::Neutral => "sign-neutral",
            Meaning::Unsealed => "sign-unsealed",
            Meaning::Open => "sign-open",
            Meaning::Added => "sign-added",
            Meaning::Ko => "sign-ko",
        };
        format!("{sign} {}", say(id, &[("owner", owner.into())]))
    });
    said.collect::<Vec<_>>().join("   ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_asked_for_is_found_wherever_it_stands() {
        let asked = |line: &str| {
            let (language, rest) = asked_for(line.split(' ').map(OsString::from));
            let rest = rest.join(OsStr::new(" ")).into_string().unwrap();
            (language.map(Language::code), rest)
        };
        let rest = |text: &str| text.to_owned();
        assert_eq!(
            asked("tengen rules --lang de japanese"),
            (Some("de"), rest("tengen rules japanese"))
        );
        assert_eq!(asked("tengen --lang=sv"), (Some("sv"), rest("tengen")));
        assert_eq!(asked("tengen help rules --lang fr"), (Some("fr"), rest("tengen help rules")));
        for none in ["tengen", "tengen --lang", "tengen --lang tlh", "tengen x -- --lang de"] {
            assert_eq!(asked(none), (None, rest(none)));
        }
        for unknown in ["tengen --lang tlh sgf info", "tengen sgf info --lang tlh"] {
            assert_eq!(asked(unknown), (None, rest("tengen --lang tlh")));
        }
        assert_eq!(asked("tengen --lang=tlh help sgf"), (None, rest("tengen --lang=tlh")));
    }
}
