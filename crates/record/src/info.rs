//! Rules, komi and the board's size in what a record says about its game.

use tengen_rules::{Ruleset, Score, Size, SizeError, presets};
use tengen_sgf::GameInfo;

/// What other programs call rulesets of ours; for the rest, our own name says most.
const NAMES: [(&str, &str); 4] = [
    ("aga-area", "AGA"),
    ("new-zealand", "NZ"),
    ("tromp-taylor", "Tromp-Taylor"),
    ("simplified-ing", "Goe"),
];

/// A name of these rules that [`ruleset_of`] knows, and other programs as far as they can.
pub(crate) fn rules_name(rules: &Ruleset) -> String {
    let known = NAMES.iter().find(|(id, _)| *id == rules.id);
    known.map_or_else(|| rules.name.to_string(), |(_, name)| (*name).to_owned())
}

/// The rules a record names, if it names any that are known.
pub fn ruleset_of(info: &GameInfo) -> Option<&'static Ruleset> {
    info.rules.as_deref().and_then(presets::find)
}

/// The komi a record states, if it states one that makes sense.
pub fn komi_of(info: &GameInfo) -> Option<Score> {
    let limit = -Score::LIMIT * 2..=Score::LIMIT * 2;
    info.komi.filter(|komi| limit.contains(komi)).map(Score::halves)
}

/// The size of a record's board.
///
/// # Errors
/// If no game can be played on it.
pub fn size_of(info: &GameInfo) -> Result<Size, SizeError> {
    Size::new(info.size.columns().into(), info.size.rows().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruleset_is_known_again_by_its_name() {
        for rules in presets::ALL {
            let info = GameInfo { rules: Some(rules_name(rules)), ..GameInfo::default() };
            assert_eq!(ruleset_of(&info), Some(rules), "{}", rules.id);
        }
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
