use super::*;
use tengen_messages::Language;
use tengen_rules::presets;

#[test]
fn every_ruleset_has_something_to_say_on_every_topic_in_every_language() {
    for rules in presets::ALL {
        let told = told(rules);
        assert!(told.iter().all(|section| !section.sentences.is_empty()), "{}", rules.id);
        for language in Language::all() {
            for section in &told {
                assert!(language.has(section.topic.id()), "{}", section.topic.id());
                for sentence in &section.sentences {
                    assert!(language.has(sentence.id), "{language}: {}", sentence.id);
                    let said = sentence.say(language);
                    assert!(said.ends_with('.') && !said.contains("{$"), "{language}: {said}");
                }
            }
        }
    }
}

/// Different rulesets have different sentences, so no value goes unmentioned.
#[test]
fn rulesets_that_differ_are_told_differently() {
    for a in presets::ALL {
        for b in presets::ALL {
            let differ = (&a.play, &a.ending, &a.scoring) != (&b.play, &b.ending, &b.scoring)
                || (a.komi, a.handicap_komi) != (b.komi, b.handicap_komi)
                || (a.compensation, a.illegal_move) != (b.compensation, b.illegal_move);
            assert_eq!(told(a) != told(b), differ, "{} and {}", a.id, b.id);
        }
    }
}

#[test]
fn numbers_are_said_as_the_language_says_them() {
    let said = |code: &str| {
        let komi = Sentence { id: "rule-komi", with: With::Points(Score::halves(13)) };
        komi.say(Language::find(code).unwrap())
    };
    assert_eq!(
        said("en"),
        "The usual komi of these rules: in an even game White receives 6.5 points."
    );
    assert_eq!(
        said("de"),
        "Das übliche Komi dieser Regeln: In einer Partie ohne Vorgabe erhält Weiß 6,5 Punkte."
    );
    assert_eq!(
        said("fr"),
        "Le komi habituel de ces règles\u{a0}: dans une partie à égalité, Blanc reçoit 6,5 points."
    );
    assert_eq!(
        said("sv"),
        "Den vanliga komin i dessa regler: i ett jämnt parti får Vit 6,5 poäng."
    );
    let none = Sentence { id: "rule-komi-handicap", with: With::Points(Score::ZERO) };
    assert_eq!(none.say(Language::ENGLISH), "In a handicap game White usually receives no komi.");
}
