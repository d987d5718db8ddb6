//! A ruleset as the networks know it.

use std::fmt;
use tengen_rules::kata::{KataKo, KataRules, KataScoring};
use tengen_rules::{LongCycle, Method, Ruleset, Stop, Suicide, Superko};

/// A ruleset as far as a network can be shown it.
///
/// Networks were trained under combinations of [`KataRules`], and a ruleset is shown as the nearest
/// of them. [`deviations`] lists the rest. Legal plays, passes and the count stay those of the
/// ruleset itself.
///
/// In training, basic ko also let play end when a player passed a second time in one position,
/// passes in a row or not. No ruleset of ours with basic ko has that rule, so that it is never
/// shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetRules {
    /// The options shown.
    pub options: KataRules,
}

impl NetRules {
    /// The nearest to a ruleset.
    pub fn nearest(rules: &Ruleset) -> NetRules {
        NetRules { options: KataRules::nearest(rules) }
    }

    /// Whether territory is counted, so that dead stones are played out after play has stopped.
    pub fn is_territory(&self) -> bool {
        self.options.scoring == KataScoring::Territory
    }

    /// The network's two inputs for the rule of repetition.
    pub(super) fn ko_inputs(&self) -> [f32; 2] {
        match self.options.ko {
            KataKo::Simple => [0.0, 0.0],
            KataKo::Positional | KataKo::Spight => [1.0, 0.5],
            KataKo::Situational => [1.0, -0.5],
        }
    }
}

/// A rule that networks were not trained with, and the rule they see instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deviation {
    /// A superko rule that is shown as another, or as basic ko. In training, too, Spight's is shown
    /// as positional.
    Superko(Superko),
    /// A long cycle is a draw, and is shown as a game without result.
    CycleIsDraw,
    /// Players may remove single stones of their own; shown as two stones or more.
    SingleStoneSuicide,
    /// Territory with pass stones is shown as the area count that it is equal to.
    PassStones,
    /// Play stops after another number of passes than two. The input that says whether a pass stops
    /// play is right.
    Passes(u8),
    /// The point that Black gives if White passed first.
    FirstPass,
}

impl fmt::Display for Deviation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deviation::Superko(rule) => {
                let shown = match rule {
                    Superko::Positional | Superko::Spight | Superko::Ing => "positional superko",
                    Superko::Situational | Superko::NaturalSituational => "situational superko",
                    Superko::Unbalanced => "basic ko",
                };
                write!(f, "{} is shown as {shown}", rule.name())
            }
            Deviation::CycleIsDraw => f.write_str("a long cycle is shown as without result"),
            Deviation::SingleStoneSuicide => {
                f.write_str("suicide of one stone is shown as suicide of two or more")
            }
            Deviation::PassStones => f.write_str("territory with pass stones is shown as area"),
            Deviation::Passes(n) => write!(f, "a stop after {n} passes is shown as one after two"),
            Deviation::FirstPass => f.write_str("the point for White's first pass is not shown"),
        }
    }
}

/// Whether a network's probability of a game without result is used. KataGo uses it wherever there
/// is no superko or territory is counted.
pub fn ends_without_result(rules: &Ruleset) -> bool {
    rules.play.superko.is_none() || rules.scoring.method == Method::Territory
}

/// The rules in `rules` that a network is shown otherwise than they are.
pub fn deviations(rules: &Ruleset) -> Vec<Deviation> {
    let (play, scoring) = (&rules.play, &rules.scoring);
    let mut list = Vec::new();
    let mut add = |holds: bool, deviation| {
        if holds {
            list.push(deviation);
        }
    };
    if let Some(rule) = play.superko {
        add(!matches!(rule, Superko::Positional | Superko::Situational), Deviation::Superko(rule));
    }
    add(play.long_cycle == LongCycle::Draw, Deviation::CycleIsDraw);
    add(play.suicide == Suicide::Allowed, Deviation::SingleStoneSuicide);
    add(scoring.method == Method::Territory && scoring.pass_stones, Deviation::PassStones);
    if let Stop::Passes(n) = rules.ending.stop {
        add(n != 2, Deviation::Passes(n));
    }
    add(scoring.first_pass, Deviation::FirstPass);
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::presets;

    #[test]
    fn what_is_shown_otherwise_is_said() {
        assert_eq!(deviations(&presets::JAPANESE), []);
        assert_eq!(deviations(&presets::TROMP_TAYLOR), [Deviation::SingleStoneSuicide]);
        let aga = presets::find("aga-territory").unwrap();
        assert!(deviations(aga).contains(&Deviation::PassStones));
        assert!(!NetRules::nearest(aga).is_territory());
        let chinese = deviations(presets::find("chinese").unwrap());
        let shown: Vec<String> = chinese.iter().map(Deviation::to_string).collect();
        assert_eq!(shown, ["the ban on unbalanced repetition is shown as basic ko"]);
    }
}
