//! Rules, komi, clock and the board's size in the header of a record.

use std::fmt;
use tengen_clock::{SgfTimeError, TimeSystem};
use tengen_rules::{Ruleset, Score, Size};
use tengen_sgf::GameInfo;

/// The names that other programs have for rulesets of ours. The rest go by our own names.
const NAMES: [(&str, &str); 4] =
    [("aga-area", "AGA"), ("new-zealand", "NZ"), ("tromp-taylor", "Tromp-Taylor"), ("ing", "GOE")];

/// A name of these rules that [`ruleset_of`] knows, and other programs too if they know the rules.
pub(crate) fn rules_name(rules: &Ruleset) -> String {
    let known = NAMES.iter().find(|(id, _)| *id == rules.id);
    known.map_or_else(|| rules.name.to_string(), |(_, name)| (*name).to_owned())
}

/// The rules a record names, if it names any.
///
/// # Errors
/// If the rules it names are not known.
pub fn ruleset_of(info: &GameInfo) -> Result<Option<Ruleset>, UnknownRules> {
    let Some(name) = &info.rules else { return Ok(None) };
    Ruleset::named(name).map(Some).ok_or_else(|| UnknownRules(name.clone()))
}

/// The name of rules that a record names and that are not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRules(pub String);

/// `the rules "house rules" are not known`. A long name is cut off.
impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the rules \"{:.60}\" are not known", self.0.escape_debug().to_string())
    }
}

impl std::error::Error for UnknownRules {}

/// The time system a record states.
///
/// # Errors
/// The part of it that is not understood.
pub fn time_of(info: &GameInfo) -> Result<TimeSystem, SgfTimeError> {
    TimeSystem::from_sgf(info.main_time.as_deref(), info.overtime.as_deref())
}

/// The komi a record states, if it states one that makes sense.
pub fn komi_of(info: &GameInfo) -> Option<Score> {
    let limit = -Score::LIMIT * 2..=Score::LIMIT * 2;
    info.komi.filter(|komi| limit.contains(komi)).map(Score::halves)
}

/// The size of a record's board.
pub fn size_of(info: &GameInfo) -> Size {
    // Both have room for 1 to 52 lines.
    Size::new(info.size.columns().into(), info.size.rows().into()).unwrap_or(NINETEEN)
}

const NINETEEN: Size = match Size::square(19) {
    Ok(size) => size,
    Err(_) => panic!("19 lines are a board"),
};

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::presets;

    #[test]
    fn every_ruleset_is_known_again_by_its_name() {
        for rules in presets::ALL {
            let info = GameInfo { rules: Some(rules_name(rules)), ..GameInfo::default() };
            assert_eq!(ruleset_of(&info).unwrap().as_ref(), Some(rules), "{}", rules.id);
        }
    }

    #[test]
    fn unknown_rules_are_called_so() {
        let named = |name: &str| {
            ruleset_of(&GameInfo { rules: Some(name.to_owned()), ..GameInfo::default() })
        };
        assert_eq!(ruleset_of(&GameInfo::default()), Ok(None));
        let error = named("\u{1b}our own").unwrap_err().to_string();
        assert_eq!(error, r#"the rules "\u{1b}our own" are not known"#);
        assert!(named(&"x".repeat(1000)).unwrap_err().to_string().len() < 100);
    }

    #[test]
    fn only_a_komi_that_makes_sense_is_read() {
        let most = Score::LIMIT * 2;
        for (komi, expected) in [(13, Some(13)), (-1, Some(-1)), (most, Some(most))] {
            let info = GameInfo { komi: Some(komi), ..GameInfo::default() };
            assert_eq!(komi_of(&info), expected.map(Score::halves));
        }
        for komi in [None, Some(most + 1), Some(i32::MIN)] {
            assert_eq!(komi_of(&GameInfo { komi, ..GameInfo::default() }), None);
        }
    }
}
