//! A study keeps its last chapter.

use tengen_study::{Name, Refusal, Study};

fn study(record: &[u8]) -> Study {
    Study::of(&tengen_sgf::parse(record).collection, "anna".parse::<Name>().unwrap())
}

/// Does what an operation of a person asks for.
fn done(study: &mut Study, by: &str, id: &str, act: &str) -> Result<(), Refusal> {
    let json = format!(r#"{{"c": "{by}", "id": "{id}", {act}}}"#);
    study.apply(serde_json::from_str(&json).unwrap()).map(drop)
}

const FIRST_GOES: &str = r#""op": "delete", "node": "0""#;
const SECOND_GOES: &str = r#""op": "delete", "node": "1""#;
const NEW: &str = r#""op": "paste", "nodes": [{"node": "x"}]"#;

#[test]
fn the_last_chapter_cannot_be_deleted() {
    let mut study = study(b"(;SZ[9])(;SZ[13];B[cc])");
    done(&mut study, "anna", "a1", FIRST_GOES).unwrap();
    // The other one was asked for at the same time.
    assert_eq!(done(&mut study, "ben", "b1", SECOND_GOES), Err(Refusal::LastChapter));
    assert_eq!(study.extent(), [1, 2]);
    // Its nodes are deleted as ever.
    done(&mut study, "ben", "b2", r#""op": "delete", "node": "2""#).unwrap();
    done(&mut study, "anna", "a2", r#""op": "undo", "of": "a1""#).unwrap();
    done(&mut study, "ben", "b3", SECOND_GOES).unwrap();
    // To delete it again by taking the undo back is refused as well.
    let again = done(&mut study, "anna", "a3", r#""op": "undo", "of": "a2""#);
    assert_eq!(again, Err(Refusal::LastChapter));
    assert_eq!(study.to_sgf(), "(;SZ[9])\n");
}

#[test]
fn the_only_chapter_stays_when_it_was_added() {
    let mut study = study(b"(;SZ[9])");
    done(&mut study, "ben", "b1", NEW).unwrap();
    done(&mut study, "ben", "b2", FIRST_GOES).unwrap();
    let undo = r#""op": "undo", "of": "b1""#;
    assert_eq!(done(&mut study, "ben", "b3", undo), Err(Refusal::LastChapter));
    done(&mut study, "ben", "b4", r#""op": "undo", "of": "b2""#).unwrap();
    done(&mut study, "ben", "b5", undo).unwrap();
    assert_eq!(study.to_sgf(), "(;SZ[9])\n");
}

#[test]
fn a_log_without_a_chapter_is_read() {
    let operation =
        |json: &str| serde_json::from_str(&format!(r#"{{"c": "anna", {json}}}"#)).unwrap();
    let mut study = study(b"(;SZ[9])");
    study.replay([operation(&format!(r#""id": "a1", {FIRST_GOES}"#))]).unwrap();
    assert_eq!(study.extent(), [0, 0]);
    done(&mut study, "anna", "a2", NEW).unwrap();
    assert_eq!(study.to_sgf(), "(;)\n");
}
