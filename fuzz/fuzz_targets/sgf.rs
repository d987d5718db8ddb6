//! Any bytes are read as SGF without a panic, and every byte is written again. Refereeing the games
//! that are read does not panic either.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_record::{About, MainLine, record_of};
use tengen_rules::Game;
use tengen_sgf::{Collection, Problem, parse, write, write_game};

fuzz_target!(|bytes: &[u8]| {
    let parsed = parse(bytes);
    let lossy = |problem| matches!(problem, Problem::DamagedUtf16 | Problem::TooLarge);
    if !parsed.diagnostics.iter().any(|found| lossy(found.problem)) {
        assert_eq!(write(&parsed.collection), bytes);
    }
    for found in &parsed.diagnostics {
        assert!(found.position.is_some_and(|place| place.offset <= bytes.len()));
    }
    read_all(&parsed.collection);
    for root in parsed.collection.roots().take(4) {
        let alone = parse(&write_game(root));
        let names = |node: tengen_sgf::Node<'_>| {
            node.properties().map(|property| property.name().into_owned()).collect::<Vec<_>>()
        };
        let first = alone.collection.roots().next().expect("one game was written");
        let but_encoding = |node| names(node).into_iter().filter(|name| name != "CA").count();
        // In another encoding other bytes may be brackets.
        if alone.collection.encoding() == parsed.collection.encoding() {
            assert!(but_encoding(first) <= but_encoding(root));
        }
        MainLine::read(root, None).follow().finish();
        if let Ok(recorded) = tengen_record::read(root, None)
            && let Ok(game) = Game::replay(recorded.setup, recorded.events)
        {
            let bytes = record_of(&game, About::default()).to_bytes().expect("a record of its own");
            assert_eq!(parse(&bytes).diagnostics, []);
        }
    }
    // Beside text, a game without any value is text as soon as another game has one.
    if !parsed.diagnostics.iter().any(|found| found.problem == Problem::TextOutsideGame) {
        change(parsed.collection);
    }
});

fn read_all(collection: &Collection) {
    for root in collection.roots() {
        let _ = (root.game_info(), root.file_format(), root.game_kind());
        for (node, step) in root.main_line() {
            let _ = step.map_err(|diagnostic| diagnostic.to_string());
            for property in node.properties() {
                property.values().for_each(|value| drop((value.text(), value.line())));
            }
        }
    }
}

/// A changed tree is written so that the same number of nodes is read.
fn change(mut collection: Collection) {
    let Some(last) = collection.roots().last() else { return };
    let (root, middle) = (last.id(), last.first_child().map(|node| node.id()));
    let added = collection.add_child(root).expect("the node is there");
    collection.set(added, "W", ["aa"]).expect("letters can be encoded");
    if let Some(middle) = middle {
        collection.remove(middle).expect("the node is there");
    }
    let written = parse(&write(&collection)).collection;
    // The removed part may have named the encoding.
    if written.encoding() == collection.encoding() {
        assert_eq!(written.node_count(), collection.node_count());
    }
}
