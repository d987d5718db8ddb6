//! The rules, the handicap and the komi of a record: given, its own, or assumed.

use crate::{UnknownRules, komi_of, ruleset_of};
use std::fmt;
use tengen_rules::{Handicap, Ruleset, Score, presets};
use tengen_sgf::{Diagnostic, GameInfo, Problem};

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
    /// The komi.
    Komi {
        /// The komi that was assumed: that of the rules, for an even game or a handicap game.
        taken: Score,
        /// Why the record does not say it.
        why: NoKomi,
    },
    /// That there is no handicap: the stones do not agree with the number the record states.
    NoHandicap {
        /// The number it states.
        stated: u32,
    },
}

/// Why the komi of a record is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoKomi {
    /// The record states none.
    Absent,
    /// Its value is no komi.
    Unreadable,
    /// Fox writes a komi of 0 for even games that have one.
    Fox,
}

impl Conditions {
    /// The conditions of a game with this handicap, of which the record says `info`, with these
    /// `problems`. The `given` rules go before those that the record names.
    pub(crate) fn of(
        (info, problems): (&GameInfo, &[Diagnostic]),
        handicap: Handicap,
        given: Option<&Ruleset>,
    ) -> Conditions {
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
        if let Some(stated) = info.handicap.filter(|stones| *stones > 1)
            && handicap == Handicap::None
        {
            assumed.push(Assumed::NoHandicap { stated });
        }
        let komi = match stated_komi(info, problems) {
            Ok(komi) => komi,
            Err(why) => {
                let taken = rules.komi_for(handicap);
                assumed.push(Assumed::Komi { taken, why });
                taken
            }
        };
        Conditions { rules, handicap, komi, assumed }
    }

    /// Goes by other rules than those that were assumed, for a record that says `info`.
    pub(crate) fn assume(&mut self, rules: &Ruleset) {
        let handicap = self.handicap;
        for assumed in &mut self.assumed {
            match assumed {
                Assumed::Rules { taken, .. } => taken.clone_from(rules),
                Assumed::Komi { taken, .. } => {
                    *taken = rules.komi_for(handicap);
                    self.komi = *taken;
                }
                Assumed::NoHandicap { .. } => {}
            }
        }
        self.rules.clone_from(rules);
    }

    /// Why the komi had to be assumed, if it had to be.
    pub fn lacks_komi(&self) -> Option<NoKomi> {
        self.assumed.iter().find_map(|assumed| match assumed {
            Assumed::Komi { why, .. } => Some(*why),
            _ => None,
        })
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

impl Assumed {
    /// A name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Assumed::Rules { .. } => "rules",
            Assumed::Komi { .. } => "komi",
            Assumed::NoHandicap { .. } => "handicap",
        }
    }
}

/// The komi that a record states, or why none is known.
fn stated_komi(info: &GameInfo, problems: &[Diagnostic]) -> Result<Score, NoKomi> {
    let Some(komi) = komi_of(info) else {
        let unread =
            |found: &Diagnostic| matches!(found.problem, Problem::BadKomi | Problem::KomiNotHalves);
        let unread = info.komi.is_some() || problems.iter().any(unread);
        return Err(if unread { NoKomi::Unreadable } else { NoKomi::Absent });
    };
    let is_fox = info.application.as_deref().is_some_and(|name| name.starts_with("foxwq"));
    // In a game that Black begins without komi Fox states a handicap of one stone.
    let is_even = info.handicap == Some(0);
    if is_fox && is_even && komi == Score::ZERO { Err(NoKomi::Fox) } else { Ok(komi) }
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
            Assumed::Komi { taken, why } => {
                f.write_str(match why {
                    NoKomi::Absent => "the record states no komi",
                    NoKomi::Unreadable => "the komi of the record cannot be read",
                    NoKomi::Fox => "Fox writes a komi of 0 for even games",
                })?;
                write!(f, "; assumed: {taken}")
            }
            Assumed::NoHandicap { stated } => {
                write!(f, "the stones are not a handicap of {stated}; assumed: no handicap")
            }
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
        let found = Conditions::of((&info, &[]), handicap, given);
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

    #[test]
    fn a_komi_that_cannot_be_believed_is_assumed_with_the_reason() {
        let fox = Some("foxwq".to_owned());
        let unread = Diagnostic { problem: Problem::BadKomi, position: None };
        for (komi, handicap, application, problems, expected) in [
            (Some(0), Some(0), &fox, vec![], Err(NoKomi::Fox)),
            (Some(0), Some(1), &fox, vec![], Ok(Score::ZERO)),
            (Some(13), Some(0), &fox, vec![], Ok(Score::halves(13))),
            (Some(0), Some(0), &None, vec![], Ok(Score::ZERO)),
            (None, None, &None, vec![], Err(NoKomi::Absent)),
            (None, None, &None, vec![unread], Err(NoKomi::Unreadable)),
            (Some(1 << 20), None, &None, vec![], Err(NoKomi::Unreadable)),
        ] {
            let application = application.clone();
            let info = GameInfo { komi, handicap, application, ..GameInfo::default() };
            assert_eq!(stated_komi(&info, &problems), expected, "{info:?}");
        }
    }

    #[test]
    fn other_rules_may_be_assumed_with_their_komi() {
        let info = GameInfo { handicap: Some(2), ..GameInfo::default() };
        let mut found = Conditions::of((&info, &[]), Handicap::None, None);
        found.assume(&presets::CHINESE);
        let told: Vec<String> = found.assumed.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "the record names no rules; assumed: Chinese",
                "the stones are not a handicap of 2; assumed: no handicap",
                "the record states no komi; assumed: 7.5",
            ]
        );
        assert_eq!(
            (found.komi.to_string(), found.lacks_komi()),
            ("7.5".into(), Some(NoKomi::Absent))
        );
    }
}
