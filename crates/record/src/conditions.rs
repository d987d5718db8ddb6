//! The rules, the handicap and the komi of a record: given, its own, or assumed.

use crate::{UnknownRules, komi_of, ruleset_of};
use std::fmt;
use tengen_rules::{Handicap, Ruleset, Score, presets};
use tengen_sgf::GameInfo;

/// The rules of a game where nothing says which.
pub static USUAL_RULES: &Ruleset = &presets::JAPANESE;

/// The agreement before a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditions {
    /// The rules.
    pub rules: Ruleset,
    /// The handicap that the record states and that its stones agree with.
    pub handicap: Handicap,
    /// The komi.
    pub komi: Score,
    /// Which of these the record does not say.
    pub assumed: Vec<Assumed>,
}

/// Something that was assumed about a game because its record does not say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assumed {
    /// The rules.
    Rules {
        /// The rules that were assumed.
        taken: Ruleset,
        /// The rules that the record names and that are not known; `None` if it names none.
        unknown: Option<UnknownRules>,
    },
    /// The komi: that of the rules, for an even game or a handicap game.
    Komi(Score),
}

impl Conditions {
    /// The conditions of a game with this handicap, of which the record says `info`. The `given`
    /// rules go before those that the record names.
    pub(crate) fn of(info: &GameInfo, handicap: Handicap, given: Option<&Ruleset>) -> Conditions {
        let mut assumed = Vec::new();
        let mut assume = |unknown| {
            let taken = USUAL_RULES.clone();
            assumed.push(Assumed::Rules { taken: taken.clone(), unknown });
            taken
        };
        let rules = match (given, ruleset_of(info)) {
            (Some(given), _) => given.clone(),
            (None, Ok(Some(named))) => named,
            (None, Ok(None)) => assume(None),
            (None, Err(unknown)) => assume(Some(unknown)),
        };
        let komi = komi_of(info).unwrap_or_else(|| {
            let komi = rules.komi_for(handicap);
            assumed.push(Assumed::Komi(komi));
            komi
        });
        Conditions { rules, handicap, komi, assumed }
    }

    /// What White receives for the handicap besides komi.
    pub fn compensation(&self) -> Score {
        self.rules.compensation.points(self.handicap.stones())
    }

    /// Whether the rules were assumed.
    pub fn assumes_rules(&self) -> bool {
        self.assumed.iter().any(|assumed| matches!(assumed, Assumed::Rules { .. }))
    }
}

impl fmt::Display for Assumed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assumed::Rules { taken, unknown: None } => {
                write!(f, "the record names no rules; assumed: {}", taken.name)
            }
            Assumed::Rules { taken, unknown: Some(unknown) } => {
                write!(f, "{unknown}; assumed: {}", taken.name)
            }
            Assumed::Komi(komi) => write!(f, "the record states no komi; assumed: {komi}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rules, the komi, and what was assumed.
    fn conditions(
        rules: Option<&str>,
        komi: Option<i32>,
        handicap: Handicap,
        given: Option<&Ruleset>,
    ) -> (String, String, Vec<String>) {
        let rules = rules.map(str::to_owned);
        let info = GameInfo { rules, komi, ..GameInfo::default() };
        let found = Conditions::of(&info, handicap, given);
        let assumed = found.assumed.iter().map(ToString::to_string).collect();
        (found.rules.id.to_string(), found.komi.to_string(), assumed)
    }

    #[test]
    fn given_rules_go_before_named_ones_and_these_before_assumed_ones() {
        let aga = Some(&presets::AGA_AREA);
        for (named, given, expected, assumed) in [
            (Some("Chinese"), aga, "aga-area", None),
            (Some("our own"), aga, "aga-area", None),
            (Some("Chinese"), None, "chinese", None),
            (None, None, "japanese", Some("the record names no rules; assumed: Japanese")),
            (
                Some("our own"),
                None,
                "japanese",
                Some("the rules \"our own\" are not known; assumed: Japanese"),
            ),
        ] {
            let (rules, komi, told) = conditions(named, Some(1), Handicap::None, given);
            assert_eq!((rules.as_str(), komi.as_str()), (expected, "0.5"), "{named:?}");
            assert_eq!(told, Vec::from_iter(assumed), "{named:?}");
        }
    }

    #[test]
    fn the_komi_assumed_is_that_of_the_rules_for_the_handicap() {
        for (rules, handicap, expected) in [
            ("Japanese", Handicap::None, "6.5"),
            ("Japanese", Handicap::Fixed(2), "0.5"),
            ("Chinese", Handicap::None, "7.5"),
            ("Chinese", Handicap::Free(3), "0"),
        ] {
            let (_, komi, told) = conditions(Some(rules), None, handicap, None);
            assert_eq!(komi, expected, "{rules} {handicap:?}");
            assert_eq!(told, [format!("the record states no komi; assumed: {expected}")]);
        }
    }
}
