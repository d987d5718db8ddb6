//! The cases of shared editing in `conformance/study-operations.json`.

use serde_json::Value;
use tengen_study::{Answer, Name, Operation, Property, Role, Shown, Snapshot, Study};

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

/// The cases that have this part.
fn cases(part: &str) -> Vec<Value> {
    let file = include_str!("../../../conformance/study-operations.json");
    let mut all: Value = serde_json::from_str(file).unwrap();
    let mut cases = std::mem::take(all["cases"].as_array_mut().unwrap());
    cases.retain(|case| case.get(part).is_some());
    cases
}

/// The nodes of a tree `[name, properties, children]`.
fn nodes(tree: &Value, above: Option<usize>, into: &mut Vec<Shown>) {
    let number = into.len();
    let properties = tree[1].as_object().unwrap().iter().map(|(name, values)| {
        let values = values.as_array().unwrap().iter().map(|v| v.as_str().unwrap().to_owned());
        Property(name.clone(), values.collect())
    });
    into.push(Shown {
        name: name(tree[0].as_str().unwrap()),
        above,
        properties: properties.collect(),
        remarks: Vec::new(),
        by: None,
    });
    tree[2].as_array().unwrap().iter().for_each(|child| nodes(child, Some(number), into));
}

fn study(tree: &Value) -> Study {
    let mut shown = Vec::new();
    nodes(tree, None, &mut shown);
    let roles = vec![(name("owner"), Role::Own)];
    let snapshot = Snapshot { revision: 0, roles, everyone: Role::Write, nodes: shown };
    Study::restore(snapshot).unwrap()
}

/// The names of the nodes in their order, each with its properties in the order of their names.
fn shown(study: &Study) -> Vec<(Name, Vec<String>)> {
    let parsed = tengen_sgf::parse(study.to_sgf().as_bytes());
    let properties = |node: tengen_sgf::Node<'_>| {
        let property = |property: tengen_sgf::Property<'_>| {
            let values: Vec<String> = property.values().map(|value| value.text()).collect();
            format!("{} {values:?}", property.name())
        };
        let mut properties: Vec<String> = node.properties().map(property).collect();
        properties.sort();
        properties
    };
    let names = study.snapshot().nodes.into_iter().map(|node| node.name);
    names.zip(parsed.collection.nodes().map(properties)).collect()
}

#[test]
fn operations_of_several_writers_end_as_the_cases_say() {
    let mut done = 0;
    for case in &cases("ops") {
        let at = case["name"].as_str().unwrap();
        let mut study = study(&case["base"]);
        let mut follower = Study::restore(study.snapshot()).unwrap();
        for written in case["ops"].as_array().unwrap() {
            let operation: Operation = serde_json::from_value(written.clone()).unwrap();
            let again = serde_json::to_value(&operation).unwrap();
            assert_eq!(serde_json::from_value::<Operation>(again).unwrap(), operation, "{at}");
            let applied = study.apply(operation);
            let wanted = written.get("answer");
            match (&applied, wanted) {
                (Ok(applied), wanted) => match (&applied.answer, wanted) {
                    (Answer::Done { .. }, None) => {}
                    (Answer::Existing { node, .. }, Some(wanted)) => {
                        assert_eq!(wanted["existing"], node.as_str(), "{at}");
                    }
                    (Answer::Already { revision, .. }, Some(wanted)) => {
                        assert_eq!(wanted["already"], *revision, "{at}");
                    }
                    (answer, wanted) => panic!("{at}: {answer:?}, not {wanted:?}"),
                },
                (Err(why), Some(wanted)) => {
                    assert_eq!(wanted["refused"], serde_json::to_value(why).unwrap(), "{at}");
                }
                (Err(why), None) => panic!("{at}: {why}"),
            }
            if let Ok(applied) = applied {
                follower.follow(&applied.effects).unwrap();
            }
            assert_eq!(shown(&follower), shown(&study), "{at}");
            done += 1;
        }
        assert_eq!(shown(&study), shown(&self::study(&case["end"])), "{at}");
    }
    assert!(done > 15, "{done}");
}

#[test]
fn one_who_comes_back_gets_what_they_missed() {
    let mut done = 0;
    for case in &cases("have") {
        let [have, server] = ["have", "server"].map(|key| case[key].as_u64().unwrap());
        let kept = case["kept"][0].as_u64().unwrap();
        let mut before = study(&case["base"]).snapshot();
        before.revision = kept - 1;
        let mut study = Study::restore(before).unwrap();
        for number in kept..=server {
            let json = format!(
                r#"{{"c": "a", "id": "a{number}", "op": "add", "parent": "r", "node": "n{number}"}}"#
            );
            study.apply(serde_json::from_str(&json).unwrap()).unwrap();
        }
        let answer = match study.since(have) {
            Some(missed) => format!("operations {} to {}", have + 1, have + missed.count() as u64),
            None => format!("snapshot at {}", study.snapshot().revision),
        };
        assert!(case["answer"].as_str().unwrap().starts_with(&answer), "{answer}");
        done += 1;
    }
    assert_eq!(done, 2);
}
