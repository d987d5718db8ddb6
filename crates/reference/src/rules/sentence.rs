//! One sentence about a ruleset, in no language yet.

use tengen_messages::{Language, Value};
use tengen_rules::Score;

/// What a sentence says a number of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// Nothing.
    Nothing,
    /// Passes in a row.
    Passes(u8),
    /// Points.
    Points(Score),
}

/// One sentence about a ruleset, in no language yet. Two rulesets say the same where their
/// sentences are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The message.
    pub id: &'static str,
    /// What goes into it.
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
