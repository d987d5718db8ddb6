//! No record makes the referee stumble.

use proptest::prelude::*;
use tengen_record::{Replay, TerritoryMarks, agrees, size_of};
use tengen_rules::{Outcome, presets};
use tengen_sgf::Node;

/// A property such as a record may have, on boards of a few lines.
fn property() -> impl Strategy<Value = String> {
    let names = ["B", "W", "AB", "AW", "AE", "PL", "TB", "TW", "HA", ";B", ";W", ";B", ";W"];
    (prop::sample::select(names.to_vec()), "([a-d]{2}|[a-d]{2}:[a-d]{2}|B|W||[0-9]|zz)")
        .prop_map(|(name, value)| format!("{name}[{value}]"))
}

proptest! {
    #[test]
    fn a_record_is_followed_and_counted_whatever_it_says(
        columns in 1..5, rows in 1..5,
        rules in 0..presets::ALL.len(),
        properties in prop::collection::vec(property(), 0..60),
    ) {
        let rules = presets::ALL[rules];
        let record = format!("(;SZ[{columns}:{rows}]{})", properties.concat());
        let parsed = tengen_sgf::parse(record.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        let (info, _) = root.game_info();
        let replay = Replay::of(root, &info, rules, None).unwrap();
        prop_assert!(replay.findings().iter().all(|found| found.number <= replay.moves()));
        let (board, size) = (replay.line().board(), size_of(&info).unwrap());
        let last = std::iter::successors(Some(root), Node::first_child).last().unwrap();
        if let Some(marks) = TerritoryMarks::read(last, size) {
            let settlement = marks.settlement(board);
            prop_assert!(settlement.dead.iter().all(|p| board.get(p).is_some()));
            let outcome = Outcome::of_margin(replay.count(&settlement).margin());
            let stated = tengen_sgf::GameResult::read(&outcome.to_string());
            prop_assert_eq!(agrees(stated, Some(outcome), false), Some(true));
        }
        // Stopping at the last node is following to the end.
        let again = Replay::of(root, &info, rules, Some(last.id())).unwrap();
        prop_assert_eq!(again.line().board(), board);
        prop_assert_eq!(again.findings(), replay.findings());
    }
}
