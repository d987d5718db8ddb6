//! The rules, the handicap and the komi of a record: given, its own, or assumed.

use crate::terms::color;
use crate::{UnknownRules, komi_of, ruleset_of};
use std::fmt;
use tengen_rules::{Color, Handicap, Ruleset, Score, presets};
use tengen_sgf::{Diagnostic, GameInfo, GameResult, Problem, WinBy};

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

/// Something that was assumed about a game because its record does not say it, or not in words or
/// units that are known for certain.
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
    /// The komi, which the record states in another unit than points.
    Converted {
        /// The same in points.
        taken: Score,
    },
    /// The margin of the result, which the record states in another unit than points.
    ConvertedResult {
        /// The winner.
        winner: Color,
        /// The same in points.
        margin: Score,
    },
    /// That there is no handicap.
    NoHandicap(NoHandicap),
}

/// Why a record is taken to have no handicap although it speaks for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoHandicap {
    /// Its stones do not agree with the number that it states.
    Stones(u32),
    /// The number that it states cannot be read.
    Unreadable,
    /// It states none, but this many black stones are set up, and White moves first.
    Unstated(usize),
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
    /// `problems`. `looks_like` is the number of its stones that look like a handicap. The `given`
    /// rules go before those that the record names.
    pub(crate) fn of(
        (info, problems): (&GameInfo, &[Diagnostic]),
        (handicap, looks_like): (Handicap, Option<usize>),
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
        if handicap == Handicap::None {
            assumed.extend(no_handicap(info, problems, looks_like).map(Assumed::NoHandicap));
        }
        let komi = match stated_komi(info, problems) {
            Ok(komi) => {
                if has(problems, &[Problem::KomiConverted]) {
                    assumed.push(Assumed::Converted { taken: komi });
                }
                komi
            }
            Err(why) => {
                let taken = rules.komi_for(handicap);
                assumed.push(Assumed::Komi { taken, why });
                taken
            }
        };
        if let Some(GameResult::Win { winner, by: WinBy::Score(halves) }) = info.result
            && has(problems, &[Problem::ResultConverted])
        {
            let margin = Score::halves(halves.try_into().unwrap_or(i32::MAX));
            assumed.push(Assumed::ConvertedResult { winner: color(winner), margin });
        }
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
                Assumed::Converted { .. }
                | Assumed::ConvertedResult { .. }
                | Assumed::NoHandicap(_) => {}
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
    /// Whether it is about the komi: one that is given goes before it.
    pub fn is_komi(&self) -> bool {
        matches!(self, Assumed::Komi { .. } | Assumed::Converted { .. })
    }

    /// A name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Assumed::Rules { .. } => "rules",
            Assumed::Komi { .. } => "komi",
            Assumed::Converted { .. } => "komi-converted",
            Assumed::ConvertedResult { .. } => "result-converted",
            Assumed::NoHandicap(_) => "handicap",
        }
    }
}

/// Whether one of these problems was found.
fn has(found: &[Diagnostic], problems: &[Problem]) -> bool {
    found.iter().any(|found| problems.contains(&found.problem))
}

/// Why a record without a handicap speaks for one, if it does.
fn no_handicap(
    info: &GameInfo,
    problems: &[Diagnostic],
    looks_like: Option<usize>,
) -> Option<NoHandicap> {
    match info.handicap {
        Some(stated) => (stated > 1).then_some(NoHandicap::Stones(stated)),
        None if has(problems, &[Problem::HandicapNoNumber]) => Some(NoHandicap::Unreadable),
        None => looks_like.map(NoHandicap::Unstated),
    }
}

/// The komi that a record states, or why none is known.
fn stated_komi(info: &GameInfo, problems: &[Diagnostic]) -> Result<Score, NoKomi> {
    let Some(komi) = komi_of(info) else {
        let unread = has(problems, &[Problem::BadKomi, Problem::KomiNotHalves]);
        let unread = info.komi.is_some() || unread;
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
            Assumed::Converted { taken } => {
                write!(f, "the komi of the record is not in points; in points it is {taken}")
            }
            Assumed::ConvertedResult { margin, .. } => {
                write!(f, "the margin of the record is not in points; in points it is {margin}")
            }
            Assumed::NoHandicap(why) => {
                match why {
                    NoHandicap::Stones(stated) => {
                        write!(f, "the stones are not a handicap of {stated}")
                    }
                    NoHandicap::Unreadable => {
                        f.write_str("the handicap of the record cannot be read")
                    }
                    NoHandicap::Unstated(stones) => write!(
                        f,
                        "the record states no handicap, but it sets up {stones} black stones and \
                         White moves first"
                    ),
                }?;
                f.write_str("; assumed: no handicap")
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
        let found = Conditions::of((&info, &[]), (handicap, None), given);
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

    /// What was assumed of a record that says Chinese rules.
    fn told(sgf: &str) -> Vec<String> {
        let sgf = format!("(;GM[1]FF[4]SZ[9]RU[Chinese]{sgf})");
        let parsed = tengen_sgf::parse(sgf.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        let conditions = crate::MainLine::read(root, None).conditions;
        conditions.assumed.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_komi_in_another_unit_is_told_in_points() {
        let converted = "the komi of the record is not in points; in points it is 7.5";
        assert_eq!(told("KM[375];B[ee]"), [converted]);
        assert_eq!(told("KM[7.5];B[ee]"), [""; 0]);
    }

    #[test]
    fn a_handicap_that_is_not_one_is_told_with_the_reason() {
        let unread = "the handicap of the record cannot be read; assumed: no handicap";
        let unstated = "the record states no handicap, but it sets up 2 black stones and White \
                        moves first; assumed: no handicap";
        let other = "the stones are not a handicap of 3; assumed: no handicap";
        for (sgf, expected) in [
            ("KM[0]HA[three]AB[gc][cg];W[ee]", Some(unread)),
            ("KM[0]AB[gc][cg];W[ee]", Some(unstated)),
            ("KM[0]HA[3]AB[gc][cg];W[ee]", Some(other)),
            ("KM[0]HA[2]AB[gc][cg];W[ee]", None),
            ("KM[0]HA[0]AB[gc][cg];W[ee]", None),
            ("KM[0]AB[gc][cg];B[ee]", None),
            ("KM[0]AB[gc][cg]AW[cc];W[ee]", None),
            ("KM[0]AB[gc];W[ee]", None),
        ] {
            assert_eq!(told(sgf), Vec::from_iter(expected), "{sgf}");
        }
    }

    #[test]
    fn other_rules_may_be_assumed_with_their_komi() {
        let info = GameInfo { handicap: Some(2), ..GameInfo::default() };
        let mut found = Conditions::of((&info, &[]), (Handicap::None, None), None);
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
