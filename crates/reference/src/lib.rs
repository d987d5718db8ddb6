//! The rules of Go to look up: every ruleset in plain words, and any two of them side by side.
//! There are also a glossary and a sheet for tournaments.
//!
//! Nothing here tells one ruleset from another by its name. A ruleset's text has a sentence for
//! each of the values that the referee uses. So text and behaviour always agree. The words
//! themselves are messages of `tengen-messages`.
//!
//! ```
//! use tengen_messages::Language;
//! use tengen_reference::{Topic, told};
//! use tengen_rules::presets;
//!
//! let told = told(&presets::TROMP_TAYLOR);
//! let suicide = told.iter().find(|section| section.topic == Topic::Suicide).unwrap();
//! let said = suicide.sentences[0].say(Language::ENGLISH);
//! assert!(said.starts_with("A play may take away its own chain"));
//! ```

mod glossary;
mod rules;
mod sheet;
mod sources;
mod words;

pub use glossary::{Native, TERMS, Term, find};
pub use rules::{
    Compared, Marked, Section, Sentence, Topic, With, compared, ruleset_name, ruleset_name_within,
    told,
};
pub use sheet::{Part, SheetFigure, sheet};
pub use sources::{Source, source};
pub use words::{color_name, color_word, illegal_words, outcome_words, refusal_words};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
