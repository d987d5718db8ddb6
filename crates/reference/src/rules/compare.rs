//! Two rulesets side by side.

use super::{Section, Sentence, Topic, told};
use tengen_rules::Ruleset;

/// A sentence of one ruleset, beside the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The sentence.
    pub sentence: Sentence,
    /// Whether the other ruleset lacks this sentence.
    pub differs: bool,
}

/// The sentences of two rulesets on one topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The topic.
    pub topic: Topic,
    /// The sentences of each ruleset, in the order the rulesets were given in.
    pub sides: [Vec<Marked>; 2],
}

impl Compared {
    /// Whether both have the same sentences on this topic.
    pub fn is_same(&self) -> bool {
        !self.sides.iter().flatten().any(|marked| marked.differs)
    }
}

/// Two rulesets side by side, topic by topic. Sentences of only one of them are marked.
pub fn compared(rules: [&Ruleset; 2]) -> Vec<Compared> {
    let [left, right] = rules.map(told);
    let beside = |mine: &Section, other: &Section| {
        let marked = |sentence: &Sentence| Marked {
            sentence: *sentence,
            differs: !other.sentences.contains(sentence),
        };
        mine.sentences.iter().map(marked).collect()
    };
    left.iter()
        .zip(&right)
        .map(|(a, b)| Compared { topic: a.topic, sides: [beside(a, b), beside(b, a)] })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::presets;

    #[test]
    fn what_only_one_side_says_is_marked_on_that_side() {
        let beside = compared([&presets::AGA_AREA, &presets::BGA]);
        let differing: Vec<_> = beside.iter().filter(|compared| !compared.is_same()).collect();
        // The only difference: the British keep the basic ko rule beside superko.
        assert_eq!(differing.len(), 1);
        assert_eq!(differing[0].topic, Topic::Repetition);
        let [aga, bga] = &differing[0].sides;
        assert!(aga.iter().all(|marked| !marked.differs));
        let only: Vec<_> = bga.iter().filter(|m| m.differs).map(|m| m.sentence.id).collect();
        assert_eq!(only, ["rule-ko"]);
    }

    #[test]
    fn a_ruleset_beside_itself_has_no_marks_and_sides_may_be_swapped() {
        for rules in presets::ALL {
            assert!(compared([rules, rules]).iter().all(Compared::is_same));
            let other = &presets::JAPANESE;
            let there = compared([rules, other]);
            let back = compared([other, rules]);
            for (there, back) in there.iter().zip(&back) {
                assert_eq!(there.sides[0], back.sides[1]);
                assert_eq!(there.sides[1], back.sides[0]);
            }
        }
    }
}
