//! `tengen glossary`: the meaning of the terms of Go, and their names in other languages.

use crate::Failure;
use crate::cli::GlossaryArguments;
use crate::page::Page;
use crate::speech::{language, say};
use std::io::Write;
use tengen_messages::Language;
use tengen_reference::{TERMS, Term, find};

/// Prints all terms, or those with this name.
pub(crate) fn run(arguments: &GlossaryArguments) -> Result<(), Failure> {
    let text = match &arguments.term {
        None => all(),
        Some(wanted) => {
            let found = find(wanted);
            if found.is_empty() {
                return Err(Failure::Usage(say("glossary-unknown", &[("term", wanted.into())])));
            }
            found.into_iter().map(one).collect::<Vec<_>>().join("\n")
        }
    };
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

/// Every term with its meaning.
fn all() -> String {
    let mut page = Page::new(String::new());
    for term in &TERMS {
        page.say("", &format!("{}: {}", term.name(language()), term.meaning(language())));
    }
    page.text()
}

/// A term with its name in every language.
fn one(term: &Term) -> String {
    let mut page = Page::new(format!("{}\n", term.name(language())));
    page.say("  ", &term.meaning(language()));
    for other in Language::all().filter(|other| *other != language()) {
        page.say("  ", &format!("{}: {}", other.name(), term.name(other)));
    }
    for (code, native) in term.natives() {
        let name = say("glossary-language", &[("code", code.into())]);
        page.say("  ", &format!("{name}: {} ({})", native.written, native.latin));
    }
    page.text()
}
