//! How large a study may grow.

use tengen_study::{Act, Answer, Name, Operation, Pasted, Property, Refusal, Step, Study};

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

/// A study with a comment of this many bytes below its first move.
fn study(comment: usize) -> Study {
    let record = format!("(;SZ[9];B[ee];W[cc]C[{}])", "c".repeat(comment));
    Study::of(&tengen_sgf::parse(record.as_bytes()).collection, name("anna"))
}

/// Does an act under the name of its revision.
fn act(study: &mut Study, act: Act) -> Result<Answer, Refusal> {
    let id = name(&format!("o{}", study.revision() + 1));
    study
        .apply(Operation { by: name("anna"), id, base: 0, was: None, act })
        .map(|applied| applied.answer)
}

fn split(node: &str) -> Act {
    Act::Split { from: name("1"), node: name(node) }
}

fn set(property: &str, values: &[String]) -> Act {
    Act::Set { node: name("1"), name: property.to_owned(), values: Some(values.to_vec()) }
}

/// A study that has no room for a move.
fn full() -> Study {
    let mut study = study(1 << 20);
    let copies = (0..100).find(|copy| act(&mut study, split(&format!("s{copy}"))).is_err());
    // Each copy has a megabyte, of 64.
    assert_eq!(copies, Some(62));
    for size in (0..16).rev().map(|power| 1 << power) {
        // Each is another one than the last.
        while ["a", "b"].iter().any(|t| act(&mut study, set("N", &[t.repeat(size)])).is_ok()) {}
    }
    study
}

#[test]
fn a_full_study_takes_nothing_that_needs_room() {
    let mut study = full();
    let before = study.snapshot();
    let value = || vec!["t".repeat(20)];
    let properties = || vec![Property("N".to_owned(), value())];
    let wanted = [
        split("x"),
        set("GC", &value()),
        Act::Comment { node: name("1"), by: name("anna"), text: value().concat() },
        Act::Insert { above: name("2"), node: name("x"), properties: properties() },
        Act::Add { parent: name("2"), node: name("x"), before: None, properties: properties() },
        Act::Paste {
            parent: None,
            before: None,
            nodes: vec![Pasted { node: name("x"), above: None, properties: properties() }],
        },
        Act::Play { parent: name("2"), node: name("x"), step: Step::B("gg".to_owned()) },
        Act::Label { node: name("1"), point: "aa".to_owned(), text: Some("A".to_owned()) },
        // The undo would have to write the earlier values again.
        Act::Undo { of: name(&format!("o{}", study.revision())) },
    ];
    for wanted in &wanted {
        assert_eq!(act(&mut study, wanted.clone()), Err(Refusal::Full), "{wanted:?}");
    }
    assert!(study.snapshot() == before);
    // An operation that needs no room is done. It frees none: it could be undone.
    act(&mut study, Act::Delete { node: name("s0") }).unwrap();
    act(&mut study, Act::Undo { of: name("o2") }).unwrap();
    let gone = Act::Set { node: name("1"), name: "N".to_owned(), values: None };
    act(&mut study, gone).unwrap();
    for wanted in wanted {
        assert_eq!(act(&mut study, wanted.clone()), Err(Refusal::Full), "{wanted:?}");
    }
}

#[test]
fn a_larger_study_is_read_and_takes_nothing_new() {
    let full = full();
    let mut larger = study(2 << 20);
    larger.replay(full.since(0).unwrap().cloned()).unwrap();
    assert_eq!(larger.revision(), full.revision());
    assert!(larger.to_sgf().len() > full.to_sgf().len() + (60 << 20));
    assert_eq!(act(&mut larger, split("x")), Err(Refusal::Full));
    // The same holds for one that is so large from its beginning.
    let mut large = Study::restore(larger.snapshot()).unwrap();
    assert_eq!(act(&mut large, set("N", &["t".to_owned()])), Err(Refusal::Full));
}

#[test]
fn empty_values_need_room_too() {
    let mut study = study(0);
    let values = vec![String::new(); 1 << 20];
    act(&mut study, set("XA", &values)).unwrap();
    act(&mut study, set("XB", &values)).unwrap();
    assert_eq!(act(&mut study, set("XC", &values)), Err(Refusal::Full));
}

#[test]
fn what_people_say_needs_room_in_every_copy() {
    let mut study = study(0);
    let text = "r".repeat(64 << 10);
    act(&mut study, Act::Comment { node: name("2"), by: name("anna"), text }).unwrap();
    let copies = (0..2000).find(|copy| act(&mut study, split(&format!("s{copy}"))).is_err());
    // The study has 1,024 times that, and the copies have some more than the text.
    assert!(copies.is_some_and(|copies| (1000..1023).contains(&copies)), "{copies:?}");
}

/// A property without values stands as one with an empty value, and few may have that.
#[test]
fn a_property_without_values_has_to_be_one_that_may_be_empty() {
    let mut study = study(1);
    let none = |name: &str| vec![Property(name.to_owned(), Vec::new())];
    let add = |n: &str, properties| Act::Add {
        parent: name("2"),
        node: name(n),
        before: None,
        properties,
    };
    for property in ["AB", "TR", "PL", "LB", "MN"] {
        let pasted = Pasted { node: name("p"), above: None, properties: none(property) };
        let paste = Act::Paste { parent: Some(name("2")), before: None, nodes: vec![pasted] };
        for refused in [add("x", none(property)), paste, set(property, &[])] {
            assert!(act(&mut study, refused).is_err(), "{property}");
        }
    }
    act(&mut study, add("x", none("DO"))).unwrap();
    act(&mut study, add("y", none("VW"))).unwrap();
    act(&mut study, add("z", none("B"))).unwrap();
}
