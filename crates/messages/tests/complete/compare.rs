//! A language compared with English.

use crate::folder::{Message, Messages};

/// Words that appear in another language's text only if its translation was forgotten.
const ENGLISH_WORDS: [&str; 7] = ["the", "and", "with", "you", "your", "which", "stones"];

pub(crate) fn compare(english: &Messages, other: &Messages) -> Vec<String> {
    let mut problems = Vec::new();
    for (id, wanted) in &english.messages {
        let Some(message) = other.messages.get(id) else {
            let file = wanted.file.replacen(&english.code, &other.code, 1);
            problems.push(format!("{file}: {id} is missing"));
            continue;
        };
        let mut tell = |what: String| problems.push(format!("{}: {id} {what}", message.file));
        if message.variables != wanted.variables {
            tell(format!(
                "takes ({}), in English ({})",
                list(&message.variables),
                list(&wanted.variables)
            ));
        }
        for (name, cases) in &message.choices {
            match wanted.choices.get(name) {
                Some(known) if known != cases => {
                    tell(format!(
                        "chooses {name} by ({}), in English ({})",
                        list(cases),
                        list(known)
                    ));
                }
                _ => {}
            }
        }
        let left = untranslated(wanted, message);
        match (left.first(), other.same.contains(id)) {
            (Some(phrase), false) => tell(format!("is English: {phrase}")),
            (None, true) => tell("is not as in English any more: as-in-english.txt".to_owned()),
            _ => {}
        }
    }
    for (id, message) in &other.messages {
        if !english.messages.contains_key(id) {
            problems.push(format!("{}: {id} is not in English", message.file));
        }
    }
    for id in &other.same {
        if !english.messages.contains_key(id) {
            problems.push(format!("{}/as-in-english.txt: there is no {id}", other.code));
        }
    }
    problems
}

fn list(words: &std::collections::BTreeSet<String>) -> String {
    words.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// The phrases that equal an English one or contain an English word.
fn untranslated<'a>(english: &Message, message: &'a Message) -> Vec<&'a str> {
    let phrases = message.phrases.iter().map(String::as_str);
    phrases
        .filter(|phrase| english.phrases.contains(*phrase) && says(phrase) || speaks(phrase))
        .collect()
}

/// Whether the phrase has a word in it, beyond signs and single letters.
fn says(phrase: &str) -> bool {
    words(phrase).any(|word| word.chars().count() > 1)
}

fn speaks(phrase: &str) -> bool {
    words(phrase).any(|word| ENGLISH_WORDS.contains(&word.to_lowercase().as_str()))
}

fn words(phrase: &str) -> impl Iterator<Item = &str> {
    phrase.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty())
}
