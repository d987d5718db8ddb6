//! Any bytes are read in any format without a panic, and the tree is in order if the format
//! was not SGF.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_sgf::{Format, parse, read, write};

fuzz_target!(|bytes: &[u8]| {
    let parsed = read(bytes);
    for found in &parsed.diagnostics {
        assert!(found.position.is_some_and(|place| place.offset <= bytes.len()));
    }
    if parsed.format == Format::Sgf {
        return;
    }
    let Some(root) = parsed.collection.roots().next() else { return };
    let again = parse(&write(&parsed.collection));
    assert_eq!(again.diagnostics, []);
    let first = again.collection.roots().next().expect("it was written");
    assert_eq!(first.game_info(), root.game_info());
    assert_eq!(first.game_info().1, []);
    assert!(first.main_line().all(|(_, step)| step.is_ok()));
    assert_eq!(again.collection.node_count(), parsed.collection.node_count());
});
