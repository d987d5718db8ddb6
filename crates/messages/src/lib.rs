//! All text for people, in every language there is.
//!
//! A language is a folder of `lang/`. Its name is the language's code. Its files are
//! [Fluent](https://projectfluent.org) messages, one file a subject. `language.ftl` has the
//! language's own name and its marks in numbers. To add a language, add a folder: no code lists
//! them.
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
