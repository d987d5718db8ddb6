//! What holds for any operations of any writers.

use proptest::prelude::*;
use std::collections::HashMap;
use tengen_study::{
    Act, Answer, Boards, Effect, List, Name, NodeBoard, Operation, Pasted, Property, Role, Sign,
    Step, Stone, Study,
};

const BASE: &[u8] =
    b"(;SZ[9]C[root]AB[aa:bb]LB[cc:A]TR[dd](;B[ee];W[ec](;B[cc])(;B[gc]))(;B[cc]BM[1]))\
    (;SZ[9]AW[ee];B[aa])";

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

/// The names of nodes: those of the beginning, and those that operations make.
fn node() -> impl Strategy<Value = Name> {
    prop_oneof![(0..8_u8).prop_map(|n| n.to_string()), (0..30_u8).prop_map(|n| format!("n{n}"))]
        .prop_map(|text| name(&text))
}

fn point() -> impl Strategy<Value = String> {
    prop_oneof![
        9 => ("[a-c]", "[a-c]").prop_map(|(column, row)| column + &row),
        1 => Just("zz".to_owned()),
    ]
}

fn properties() -> impl Strategy<Value = Vec<Property>> {
    prop_oneof![
        Just(Vec::new()),
        point().prop_map(|point| vec![Property("AB".to_owned(), vec![point])]),
        Just(vec![Property("N".to_owned(), vec!["a]b\\".to_owned()])]),
    ]
}

fn set() -> impl Strategy<Value = (String, Option<Vec<String>>)> {
    prop_oneof![
        Just(("TE".to_owned(), Some(vec!["1".to_owned()]))),
        Just(("BM".to_owned(), None)),
        Just(("C".to_owned(), Some(vec!["a]\\b".to_owned()]))),
        Just(("PB".to_owned(), Some(vec!["Anna".to_owned()]))),
        Just(("AB".to_owned(), None)),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    let sign = prop_oneof![Just(None), Just(Some(Sign::Tr)), Just(Some(Sign::Sq))];
    let stone = prop_oneof![Just(None), Just(Some(Stone::Ab)), Just(Some(Stone::Ae))];
    let step = prop_oneof![
        point().prop_map(Step::B),
        point().prop_map(Step::W),
        Just(Step::B(String::new()))
    ];
    prop_oneof![
        4 => (node(), node(), step)
            .prop_map(|(parent, node, step)| Act::Play { parent, node, step }),
        1 => (node(), node(), proptest::option::of(node()), properties()).prop_map(
            |(parent, node, before, properties)| Act::Add { parent, node, before, properties }
        ),
        1 => (node(), node(), properties())
            .prop_map(|(above, node, properties)| Act::Insert { above, node, properties }),
        1 => node().prop_map(|node| Act::Lift { node }),
        1 => node().prop_map(|node| Act::Delete { node }),
        1 => (node(), proptest::option::of(node()), proptest::option::of(node()))
            .prop_map(|(node, parent, before)| Act::Move { node, parent, before }),
        1 => (node(), set()).prop_map(|(node, (name, values))| Act::Set { node, name, values }),
        1 => (node(), point(), sign).prop_map(|(node, point, to)| Act::Mark { node, point, to }),
        1 => (node(), point(), stone).prop_map(|(node, point, to)| Act::Stone { node, point, to }),
        1 => (node(), point(), proptest::option::of("[a:\\]]{1,3}"))
            .prop_map(|(node, point, text)| Act::Label { node, point, text }),
        1 => (node(), point(), any::<bool>())
            .prop_map(|(node, value, on)| Act::List { node, name: List::Tb, value, on }),
        1 => (node(), "[ab]{0,3}")
            .prop_map(|(node, text)| Act::Comment { node, by: name("a"), text }),
        1 => (proptest::option::of(node()), node(), node(), properties()).prop_map(
            |(parent, one, other, properties)| Act::Paste {
                parent,
                before: None,
                nodes: vec![
                    Pasted { node: one, above: None, properties },
                    Pasted { node: other, above: Some(0), properties: Vec::new() },
                ],
            }
        ),
        1 => (node(), node()).prop_map(|(from, node)| Act::Split { from, node }),
        1 => Just(Act::Role { who: name("b"), to: Role::Read }),
        1 => Just(Act::Role { who: name("b"), to: Role::Write }),
        3 => (0..40_u8).prop_map(|n| Act::Undo { of: name(&format!("o{n}")) }),
    ]
}

fn operations() -> impl Strategy<Value = Vec<Operation>> {
    proptest::collection::vec((prop_oneof![Just("a"), Just("b")], act()), 1..40).prop_map(|acts| {
        let operation = |(number, (by, act)): (usize, (&str, Act))| {
            // A comment is one's own.
            let by = if matches!(act, Act::Comment { .. } | Act::Role { .. }) { "a" } else { by };
            Operation { by: name(by), id: name(&format!("o{number}")), base: 0, was: None, act }
        };
        acts.into_iter().enumerate().map(operation).collect()
    })
}

fn begin() -> Study {
    Study::of(&tengen_sgf::parse(BASE).collection, name("a"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn followers_end_as_the_study_does(operations in operations(), late in 0..40_usize) {
        let mut study = begin();
        let mut early = Study::restore(study.snapshot()).unwrap();
        let mut joined: Option<Study> = None;
        let mut told: Vec<Vec<Effect>> = Vec::new();
        for (number, operation) in operations.into_iter().enumerate() {
            if number == late {
                joined = Some(Study::restore(study.snapshot()).unwrap());
            }
            let before = study.snapshot();
            match study.apply(operation) {
                Ok(applied) => {
                    early.follow(&applied.effects).unwrap();
                    if let Some(joined) = &mut joined {
                        joined.follow(&applied.effects).unwrap();
                    }
                    told.push(applied.effects);
                }
                Err(_) => prop_assert_eq!(&study.snapshot(), &before),
            }
            let mut shown = study.snapshot();
            for follower in [Some(&early), joined.as_ref()].into_iter().flatten() {
                let followed = follower.snapshot();
                // One who followed from the start does not forget a role that was taken back.
                shown.roles.clone_from(&followed.roles);
                prop_assert_eq!(&followed, &shown);
            }
        }
        let json = serde_json::to_string(&told).unwrap();
        prop_assert_eq!(serde_json::from_str::<Vec<Vec<Effect>>>(&json).unwrap(), told);
    }

    #[test]
    fn what_is_done_and_undone_is_as_it_was(operations in operations()) {
        let mut study = begin();
        for operation in operations {
            let before = study.snapshot();
            let (id, by) = (operation.id.clone(), operation.by.clone());
            let Ok(applied) = study.apply(operation) else { continue };
            if applied.effects.is_empty() {
                continue;
            }
            let done = study.snapshot();
            let undo = |of: &Name, id: &str| Operation {
                by: name("a"),
                id: name(id),
                base: 0,
                was: None,
                act: Act::Undo { of: of.clone() },
            };
            let back = format!("{id}-back");
            study.apply(undo(&id, &back)).unwrap_or_else(|why| panic!("{id} by {by}: {why}"));
            let mut undone = study.snapshot();
            undone.revision = before.revision;
            prop_assert_eq!(undone, before);
            study.apply(undo(&name(&back), &format!("{id}-again"))).unwrap();
            let mut again = study.snapshot();
            again.revision = done.revision;
            prop_assert_eq!(again, done);
        }
    }

    #[test]
    fn the_record_of_a_study_is_the_study(operations in operations()) {
        let mut study = begin();
        for operation in operations {
            let _ = study.apply(operation);
        }
        let sgf = study.to_sgf();
        let parsed = tengen_sgf::parse(sgf.as_bytes());
        prop_assert!(parsed.diagnostics.is_empty() || study.snapshot().nodes.is_empty());
        prop_assert_eq!(Study::of(&parsed.collection, name("a")).to_sgf(), sgf);
    }

    #[test]
    fn what_was_done_is_done_once(operations in operations()) {
        let mut study = begin();
        for operation in operations {
            if study.apply(operation.clone()).is_ok() {
                let before = study.snapshot();
                let again = study.apply(operation).unwrap();
                prop_assert!(matches!(again.answer, Answer::Already { .. }), "{:?}", again.answer);
                prop_assert_eq!(study.snapshot(), before);
            }
        }
    }
}

proptest! {
    // Each operation is held against a study followed anew.
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn boards_are_followed_as_the_whole_study_has_them(operations in operations()) {
        let mut study = begin();
        let mut boards = Boards::of(&study);
        let mut followed: HashMap<Name, NodeBoard> =
            boards.shown(&study).map(|(node, board)| (node.clone(), board.clone())).collect();
        for operation in operations {
            let Ok(applied) = study.apply(operation) else { continue };
            for effect in &applied.effects {
                if let Effect::Came { nodes, .. } = effect {
                    nodes.iter().for_each(|node| drop(followed.remove(&node.name)));
                }
            }
            followed.extend(boards.follow(&study, &applied.effects));
            let fresh = Boards::of(&study);
            let fresh: Vec<_> = fresh.shown(&study).collect();
            prop_assert_eq!(&boards.shown(&study).collect::<Vec<_>>(), &fresh);
            let living = study.snapshot().nodes.into_iter().map(|node| node.name);
            let unusual = living.filter_map(|node| {
                followed.get_key_value(&node).filter(|(_, board)| **board != NodeBoard::default())
            });
            prop_assert_eq!(unusual.collect::<Vec<_>>(), fresh);
        }
    }
}
