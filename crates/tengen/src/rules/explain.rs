//! Rulesets in words.

use crate::page::Page;
use crate::speech::{language, say};
use tengen_reference::{Topic, compared, ruleset_name, source, told};
use tengen_rules::{Ruleset, presets};

/// A ruleset in words, a paragraph for each topic.
pub(super) fn explain(rules: &Ruleset) -> String {
    let mut page = Page::new(format!("{} ({})\n", ruleset_name(rules, language()), rules.id));
    for section in told(rules) {
        page.title(&say(section.topic.id(), &[]));
        section.sentences.iter().for_each(|s| page.say("  ", &s.say(language())));
    }
    // A file may use a known name for other rules.
    if presets::find(&rules.id).is_some_and(|known| known == rules) {
        origin(&rules.id, &mut page);
    }
    page.text()
}

fn origin(id: &str, page: &mut Page) {
    if let Some(source) = source(id) {
        page.title(&say("rules-source", &[]));
        page.say("  ", &say(source.text, &[]));
        if let Some(unchecked) = source.unchecked {
            let what = say(unchecked, &[]);
            page.say("  ", &say("rules-unchecked", &[("what", (&what).into())]));
        }
    }
    let names = presets::aliases(id);
    if !names.is_empty() {
        page.title(&say("rules-aliases", &[]));
        page.say("  ", &format!("{}.", names.join(", ")));
    }
}

/// Two rulesets, topic by topic: first the sentences of both, then those of only one. These are
/// marked `<` for the first and `>` for the second ruleset.
pub(super) fn compare(rules: [&Ruleset; 2]) -> String {
    let [left, right] = rules.map(|rules| ruleset_name(rules, language()));
    let names = [("left", (&left).into()), ("right", (&right).into())];
    let mut page = Page::new(format!("{}\n", say("rules-compared", &names)));
    for topic in compared(rules) {
        page.title(&say(topic.topic.id(), &[]));
        let [left, right] = &topic.sides;
        for marked in left.iter().filter(|marked| !marked.differs) {
            page.say("  ", &marked.sentence.say(language()));
        }
        for (mark, side) in [("< ", left), ("> ", right)] {
            for marked in side.iter().filter(|marked| marked.differs) {
                page.say(mark, &marked.sentence.say(language()));
            }
        }
    }
    page.text()
}

/// The rules about dead stones and about disagreement on them.
pub(crate) fn dead_stones(rules: &Ruleset) -> Vec<String> {
    let sections = told(rules).into_iter().filter(|section| section.topic == Topic::Agreement);
    sections.flat_map(|section| section.sentences).map(|s| s.say(language())).collect()
}
