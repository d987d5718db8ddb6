//! Operations that are sent again because their answer was lost.

use tengen_study::{Answer, Name, Study};

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

#[test]
fn a_move_that_was_there_is_named_again_when_it_is_sent_again() {
    let mut study = Study::of(&tengen_sgf::parse(b"(;SZ[9])").collection, name("anna"));
    let mut answer = |json: &str| study.apply(serde_json::from_str(json).unwrap()).unwrap().answer;
    let first = r#"{"c": "anna", "id": "a1", "op": "play", "parent": "0", "node": "x", "B": "ee"}"#;
    let same = r#"{"c": "ben", "id": "b1", "op": "play", "parent": "0", "node": "y", "B": "ee"}"#;
    assert_eq!(answer(first), Answer::Done { revision: 1 });
    assert_eq!(answer(same), Answer::Existing { revision: 2, node: name("x") });
    assert_eq!(answer(same), Answer::Already { revision: 2, node: Some(name("x")) });
    // A node that is called as its writer named it needs no other name.
    let again = answer(first);
    assert_eq!(again, Answer::Already { revision: 1, node: None });
    assert_eq!(serde_json::to_string(&again).unwrap(), r#"{"already":{"revision":1}}"#);
}
