//! Everything a person reads, in every language there is.
//!
//! A language is a folder of `lang/`: its name is the language's code, its files are
//! [Fluent](https://projectfluent.org) messages, one file a subject. `language.ftl` says what the
//! language calls itself and how it writes numbers. Adding a language is adding a folder; nothing
//! in any code lists them.
//!
//! ```
//! use tengen_messages::Language;
//!
//! let german = Language::find("de").expect("there is a folder for it");
//! assert_eq!(german.say("colour", &[("colour", "black".into())]), "Schwarz");
//! ```

mod bundle;
mod choice;
mod folder;
mod number;
mod value;

pub use folder::{Language, UnknownLanguage};
pub use value::Value;

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
