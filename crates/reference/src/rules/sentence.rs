//! One sentence about a ruleset, in no language yet.

use tengen_messages::{Language, Value};
use tengen_rules::Score;

/// The number in a sentence, by its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// No number.
    Nothing,
    /// Passes in a row.
    Passes(u8),
    /// Points.
    Points(Score),
}

/// One sentence about a ruleset, in no language yet. Equal sentences mean equal rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The message.
    pub id: &'static str,
    /// The number in it.
    pub with: With,
}

impl Sentence {
    /// The sentence in a language.
    pub fn say(self, language: Language) -> String {
        match self.with {
            With::Nothing => language.say(self.id, &[]),
            With::Passes(n) => language.say(self.id, &[("passes", Value::from(n))]),
            With::Points(score) => {
                language.say(self.id, &[("points", Value::from(f64::from(score)))])
            }
        }
    }
}

impl From<&'static str> for Sentence {
    fn from(id: &'static str) -> Sentence {
        Sentence { id, with: With::Nothing }
    }
}
