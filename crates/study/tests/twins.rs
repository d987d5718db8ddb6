//! Nodes that come back beside others with the same move.

use tengen_study::{Act, Name, Operation, Property, Refusal, Step, Study};

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

/// Does an act of a person, and returns the record.
fn done(study: &mut Study, by: &str, act: Act) -> Result<String, Refusal> {
    let id = name(&format!("o{}", study.revision()));
    study.apply(Operation { by: name(by), id, base: 0, was: None, act })?;
    Ok(study.to_sgf())
}

fn study(record: &[u8]) -> Study {
    Study::of(&tengen_sgf::parse(record).collection, name("anna"))
}

fn delete(node: &str) -> Act {
    Act::Delete { node: name(node) }
}

fn undo(of: &str) -> Act {
    Act::Undo { of: name(of) }
}

fn play(node: &str) -> Act {
    Act::Play { parent: name("0"), node: name(node), step: Step::B("aa".into()) }
}

const TREE: &[u8] = b"(;SZ[9](;B[aa]C[one];W[bb])(;B[cc]))";

#[test]
fn a_branch_does_not_come_back_beside_its_move_made_again_and_nothing_is_lost() {
    let mut study = study(TREE);
    done(&mut study, "anna", delete("1")).unwrap();
    let again = done(&mut study, "ben", play("x")).unwrap();
    let before = study.revision();
    assert_eq!(done(&mut study, "anna", undo("o0")), Err(Refusal::Twin));
    assert_eq!((study.to_sgf(), study.revision()), (again, before));
    // Once the other one is gone it comes back as it was.
    done(&mut study, "ben", delete("x")).unwrap();
    let back = done(&mut study, "anna", undo("o0")).unwrap();
    assert_eq!(back.trim().as_bytes(), TREE);
    // The same of the move that was made again: it is there already.
    assert_eq!(done(&mut study, "ben", undo("o2")), Err(Refusal::Twin));
}

#[test]
fn a_move_that_was_taken_back_is_not_made_again_beside_that_of_somebody_else() {
    let mut study = study(b"(;SZ[9])");
    done(&mut study, "anna", play("x")).unwrap();
    done(&mut study, "anna", undo("o0")).unwrap();
    done(&mut study, "ben", play("y")).unwrap();
    assert_eq!(done(&mut study, "anna", undo("o1")), Err(Refusal::Twin));
}

#[test]
fn a_node_is_not_put_back_beside_its_move_made_again() {
    let insert = |above: &str| {
        let properties = vec![Property("W".to_owned(), vec!["ee".to_owned()])];
        Act::Insert { above: name(above), node: name("i"), properties }
    };
    let mut study = study(b"(;SZ[9];B[aa]C[one])");
    done(&mut study, "anna", insert("1")).unwrap();
    let again = done(&mut study, "ben", play("x")).unwrap();
    assert_eq!(done(&mut study, "anna", undo("o0")), Err(Refusal::Twin));
    assert_eq!(study.to_sgf(), again);
    // Twins of a record come together again.
    let mut study = self::study(b"(;SZ[9](;B[aa]C[one])(;B[aa]C[two]))");
    let before = study.to_sgf();
    done(&mut study, "anna", insert("1")).unwrap();
    assert_eq!(done(&mut study, "anna", undo("o0")), Ok(before));
}

#[test]
fn twins_of_a_record_come_back_in_any_order() {
    const TWINS: &[u8] = b"(;SZ[9](;B[aa]C[one])(;B[aa]C[two]))";
    for order in [["o0", "o1"], ["o1", "o0"]] {
        let mut study = study(TWINS);
        done(&mut study, "anna", delete("1")).unwrap();
        done(&mut study, "anna", delete("2")).unwrap();
        let back = order.map(|of| done(&mut study, "anna", undo(of)).unwrap());
        assert_eq!(back[1].trim().as_bytes(), TWINS, "{order:?}");
    }
}

#[test]
fn logs_of_earlier_days_with_twins_are_done_again() {
    let mut study = study(TREE);
    let written = |id: &str, by: &str, act: Act| Operation {
        by: name(by),
        id: name(id),
        base: 0,
        was: None,
        act,
    };
    let log = [
        written("a", "anna", delete("1")),
        written("b", "ben", play("x")),
        written("c", "anna", undo("a")),
    ];
    assert_eq!(study.replay(log), Ok(()));
    assert!(study.to_sgf().matches("B[aa]").count() == 2);
}
