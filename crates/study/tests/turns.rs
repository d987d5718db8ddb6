//! The cases of turns in `conformance/study-turns.json`, which the page follows, too.

use std::collections::BTreeMap;

use serde::Deserialize;
use tengen_rules::Color;
use tengen_study::{Boards, Name, NodeBoard, Property, Role, Shown, Snapshot, Study};

type Properties = BTreeMap<String, Vec<String>>;

#[derive(Deserialize)]
struct Case {
    name: String,
    /// Each node with its parent and its properties.
    nodes: Vec<(Name, Option<Name>, Properties)>,
    /// What the server tells of the boards.
    boards: Vec<(Name, NodeBoard)>,
    turns: BTreeMap<Name, char>,
}

#[test]
fn turns_are_those_of_the_cases() {
    let file = include_str!("../../../conformance/study-turns.json");
    let cases: Vec<Case> = serde_json::from_str(file).unwrap();
    for case in &cases {
        let number = |of: &Name| case.nodes.iter().position(|(name, ..)| name == of);
        let nodes = case.nodes.iter().map(|(name, parent, properties)| Shown {
            name: name.clone(),
            above: parent.as_ref().and_then(number),
            properties: properties.iter().map(|(n, v)| Property(n.clone(), v.clone())).collect(),
            remarks: Vec::new(),
            by: None,
        });
        let roles = vec![("owner".parse().unwrap(), Role::Own)];
        let nodes = nodes.collect();
        let snapshot = Snapshot { revision: 0, roles, everyone: Role::Write, nodes };
        let study = Study::restore(snapshot).unwrap();
        let boards = Boards::of(&study);
        let shown = boards.shown(&study).map(|(name, board)| (name.clone(), board.clone()));
        let turns = study.names().map(|name| (name.clone(), study.to_move(name).unwrap()));
        let turns: BTreeMap<Name, char> =
            turns.map(|(n, color)| (n, Color::letter(color))).collect();
        assert_eq!(turns, case.turns, "{}", case.name);
        assert_eq!(shown.collect::<Vec<_>>(), case.boards, "{}", case.name);
    }
    assert!(cases.len() > 7);
}
