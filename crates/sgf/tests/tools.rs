//! The tools for trees on records of any kind.

use proptest::prelude::*;
use tengen_sgf::tools::annotations::annotations;
use tengen_sgf::tools::lint::lint;
use tengen_sgf::tools::marks::{Marks, dimmed, visible};
use tengen_sgf::tools::merge::Merger;
use tengen_sgf::tools::same::{GameKey, opening};
use tengen_sgf::tools::strip::Strip;
use tengen_sgf::tools::symmetry::Symmetry;
use tengen_sgf::{Collection, Node, Step, parse, write};

/// A value that may be right or wrong for any property.
fn value() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => "[a-i]{2}",
        1 => "[a-i]{2}:[a-i]{2}",
        1 => "[a-i]{2}:[a-zé]{0,2}",
        1 => prop_oneof![Just(""), Just("tt"), Just("B"), Just("2"), Just("6.5"), Just("B+R")]
            .prop_map(str::to_owned),
        1 => "[a-z\\\\:é\n\t]{0,5}".prop_map(|text| text.replace('\\', "\\\\")),
    ]
}

fn property() -> impl Strategy<Value = String> {
    let names = [
        "B", "W", "AB", "AW", "AE", "PL", "TR", "LB", "AR", "LN", "DD", "VW", "C", "N", "TE", "V",
        "LZ", "KM", "RE", "HA", "PB", "BL", "SZ", "KO", "TENGEN",
    ];
    let values = prop::collection::vec(value(), 1..3);
    (prop::sample::select(names.to_vec()), values).prop_map(|(name, values)| {
        let values: String = values.iter().map(|value| format!("[{value}]")).collect();
        format!("{name}{values}")
    })
}

fn tree() -> impl Strategy<Value = String> {
    let node = prop::collection::vec(property(), 0..4).prop_map(|all| format!(";{}", all.concat()));
    let line = prop::collection::vec(node, 1..4).prop_map(|nodes| nodes.concat()).boxed();
    let tree = line.clone().prop_recursive(4, 24, 3, move |inner| {
        (line.clone(), prop::collection::vec(inner, 2..4)).prop_map(|(line, children)| {
            let children: String = children.iter().map(|child| format!("({child})")).collect();
            format!("{line}{children}")
        })
    });
    tree.prop_map(|tree| format!("({tree})"))
}

fn keys(collection: &Collection) -> Vec<Option<GameKey>> {
    collection.roots().map(GameKey::of).collect()
}

fn check_changed(sgf: &str) {
    let parsed = parse(sgf.as_bytes());
    for root in parsed.collection.roots() {
        let line: Vec<Node<'_>> = std::iter::successors(Some(root), Node::first_child).collect();
        let _ = (lint(root), annotations(root), Marks::read(root), opening(root, 2));
        let _ = (dimmed(&line), visible(&line));
    }
    let strip = Strip { comments: true, marks: true, analysis: true };
    let mut changed = parsed.collection.clone();
    changed.strip(strip).unwrap();
    changed.swap_colors().unwrap();
    changed.keep_main_lines().unwrap();
    let again = parse(&write(&changed));
    assert!(again.diagnostics.is_empty(), "{:?}", again.diagnostics);
    assert_eq!(again.collection.node_count(), changed.node_count());
}

fn check_turned(sgf: &str) {
    let parsed = parse(sgf.as_bytes());
    let before = keys(&parsed.collection);
    let mut turned = parsed.collection.clone();
    for _ in 0..4 {
        turned.turn(Symmetry::quarter_turns(1)).unwrap();
        assert_eq!(keys(&turned), before);
    }
    let steps = |collection: &Collection| -> Vec<_> {
        let steps = collection.roots().flat_map(|root| root.main_line());
        let steps = steps.filter_map(|(_, step)| step.ok());
        // Lists of one property may have become one.
        let single = |step| match step {
            Step::Setup { stone, points } => {
                points.into_iter().map(|p| Step::Setup { stone, points: vec![p] }).collect()
            }
            step => vec![step],
        };
        steps.flat_map(single).collect()
    };
    assert_eq!(steps(&turned), steps(&parsed.collection));
}

fn check_merged(games: &[impl AsRef<str>]) {
    let mut merger = Merger::new();
    let mut ends = 0;
    for sgf in games {
        for root in parse(sgf.as_ref().as_bytes()).collection.roots() {
            merger.add(root).unwrap();
            ends += 1;
        }
    }
    assert!(merger.trees() <= ends);
    let merged = merger.finish().unwrap();
    let again = parse(&write(&merged));
    assert!(again.diagnostics.is_empty(), "{:?}", again.diagnostics);
    assert_eq!(again.collection.node_count(), merged.node_count());
}

proptest! {
    #[test]
    fn the_tools_give_records_that_can_be_read(sgf in tree()) {
        check_changed(&sgf);
    }

    #[test]
    fn a_turn_changes_no_game_and_four_change_nothing(sgf in tree()) {
        check_turned(&sgf);
    }

    #[test]
    fn games_merged_keep_their_lines(games in prop::collection::vec(tree(), 1..4)) {
        check_merged(&games);
    }
}

/// Records that a tool got wrong once.
#[test]
fn names_that_are_there_twice_and_nodes_without_properties_are_no_trouble() {
    let records =
        ["(;(;AB[aa]AB[ab])(;))", "(;(;AB[aa]AW[aa]AB[aa](;)(;))(;))", "(;B[aa]W[aa]B[aa](;)(;))"];
    for sgf in records {
        check_changed(sgf);
        check_turned(sgf);
    }
    check_merged(&records);
}
