//! `docs/rulesets.md` says where the presets come from; its table is written from the messages.

use std::fmt::Write;
use tengen_messages::Language;
use tengen_reference::source;
use tengen_rules::presets;

/// Run with `UPDATE=1` to write the table anew.
#[test]
fn the_table_of_sources_in_the_docs_is_what_readers_are_told() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rulesets.md");
    let page = std::fs::read_to_string(path).unwrap();
    let (start, end) = ("<!-- sources -->\n", "<!-- end of sources -->");
    let (before, rest) = page.split_once(start).unwrap();
    let (_, after) = rest.split_once(end).unwrap();
    let wanted = format!("{before}{start}{}{end}{after}", table());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &wanted).unwrap();
    }
    assert!(page == wanted, "docs/rulesets.md is out of date: run this test with UPDATE=1");
}

fn table() -> String {
    let mut table = String::from(
        "| id | also called | where its parameters come from | not checked against a full text |\n\
         |---|---|---|---|\n",
    );
    let say = |id| Language::ENGLISH.say(id, &[]);
    for rules in presets::ALL {
        let source = source(&rules.id).unwrap();
        let names = presets::aliases(&rules.id).join(", ");
        let unchecked = source.unchecked.map(say).unwrap_or_default();
        writeln!(table, "| `{}` | {names} | {} | {unchecked} |", rules.id, say(source.text))
            .unwrap();
    }
    table
}
