//! A writer says how the thing was that they change. A change by others since then is not
//! replaced.

use tengen_study::{Name, Operation, Refusal, Step, Study};

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

/// Does an act, given as JSON with what its writer knew, to a node with these properties.
fn done(properties: &str, act: &str) -> Result<String, Refusal> {
    let record = format!("(;SZ[9];B[ee]{properties})");
    let mut study = Study::of(&tengen_sgf::parse(record.as_bytes()).collection, name("anna"));
    let json = format!(r#"{{"c":"anna","id":"a1","node":"1",{act}}}"#);
    let operation: Operation = serde_json::from_str(&json).unwrap();
    study.apply(operation)?;
    let after = study.to_sgf();
    Ok(after.trim_start_matches("(;SZ[9];B[ee]").trim_end_matches(")\n").to_owned())
}

#[test]
fn a_sign_takes_the_place_of_the_one_that_its_writer_saw_alone() {
    let circle = |was: &str| format!(r#""op":"mark","point":"cc","to":"CR","was":"{was}""#);
    assert_eq!(done("", &circle("")).unwrap(), "CR[cc]");
    assert_eq!(done("TR[cc]", &circle("TR")).unwrap(), "CR[cc]");
    assert_eq!(done("TR[cc]", &circle("")), Err(Refusal::Conflict));
    assert_eq!(done("", &circle("TR")), Err(Refusal::Conflict));
    // Also one in the middle of a rectangle.
    assert_eq!(done("TR[bb:dd]", &circle("SQ")), Err(Refusal::Conflict));
    assert!(done("TR[bb:dd]", &circle("TR")).is_ok());
    // Others did the same already.
    assert_eq!(done("CR[cc]", &circle("")), Err(Refusal::Nothing));
    let away = r#""op":"mark","point":"cc","was":"TR""#;
    assert_eq!(done("SQ[cc]", away), Err(Refusal::Conflict));
    // One who does not say what they saw replaces it.
    assert_eq!(done("SQ[cc]", r#""op":"mark","point":"cc","to":"CR""#).unwrap(), "CR[cc]");
}

#[test]
fn so_it_is_with_labels_stones_and_judgements() {
    let label = r#""op":"label","point":"cc","text":"B","was":"a:b""#;
    assert_eq!(done(r"LB[cc:a\:b]", label).unwrap(), "LB[cc:B]");
    assert_eq!(done("LB[cc:C]", label), Err(Refusal::Conflict));
    let stone = r#""op":"stone","point":"cc","to":"AW","was":"""#;
    assert_eq!(done("AB[cc]", stone), Err(Refusal::Conflict));
    let good = |was: &str| format!(r#""op":"set","name":"TE","values":["1"],"was":"{was}""#);
    assert_eq!(done("BM[1]", &good("")), Err(Refusal::Conflict));
    assert_eq!(done("BM[1]", &good("BM")).unwrap(), "TE[1]");
    assert_eq!(done("", &good("")).unwrap(), "TE[1]");
}

#[test]
fn so_it_is_with_the_owner_of_a_point() {
    let white =
        |was: &str| format!(r#""op":"list","name":"TW","value":"cc","on":true,"was":"{was}""#);
    assert_eq!(done("", &white("")).unwrap(), "TW[cc]");
    assert_eq!(done("TB[cc]", &white("TB")).unwrap(), "TW[cc]");
    assert_eq!(done("TB[cc]", &white("")), Err(Refusal::Conflict));
    assert_eq!(done("TB[bb:dd]", &white("")), Err(Refusal::Conflict));
    let away = r#""op":"list","name":"TB","value":"cc","on":false,"was":"TB""#;
    assert_eq!(done("TB[cc]", away).unwrap(), "");
    assert_eq!(done("TW[cc]", away), Err(Refusal::Conflict));
    // An arrow takes no other thing's place.
    let arrow = r#""op":"list","name":"AR","value":"cc:dd","on":true,"was":"""#;
    assert_eq!(done("AR[cc:ee]", arrow).unwrap(), "AR[cc:ee][cc:dd]");
}

#[test]
fn a_line_is_there_if_all_its_moves_are_behind_the_node() {
    let tree = b"(;SZ[9];B[ee](;W[cc];B[aa])(;W[cc];B[gg];W[]))";
    let study = Study::of(&tengen_sgf::parse(tree).collection, name("anna"));
    let has = |parent: &str, moves: &[Step]| study.has_line(&name(parent), moves);
    let (b, w) = (|point: &str| Step::B(point.into()), |point: &str| Step::W(point.into()));
    assert_eq!(has("1", &[w("cc"), b("gg"), w("")]), Ok(true));
    assert_eq!(has("1", &[w("cc"), b("gg"), b("")]), Ok(false));
    assert_eq!(has("1", &[w("cc"), b("aa"), w("gg")]), Ok(false));
    assert_eq!(has("1", &[w("zz")]), Err(Refusal::OffBoard));
    assert_eq!(has("9", &[]), Err(Refusal::Unknown));
}

#[test]
fn a_record_with_two_signs_or_judgements_is_known_by_either() {
    let circle = |was: &str| format!(r#""op":"mark","point":"cc","to":"SQ","was":"{was}""#);
    for was in ["TR", "CR"] {
        assert!(done("TR[cc]CR[cc]", &circle(was)).is_ok(), "{was}");
        assert!(done("TR[bb:dd]CR[cc]", &circle(was)).is_ok(), "{was}");
    }
    assert_eq!(done("TR[cc]CR[cc]", &circle("")), Err(Refusal::Conflict));
    let doubtful = |was: &str| format!(r#""op":"set","name":"DO","values":[""],"was":"{was}""#);
    assert!(done("TE[1]BM[1]", &doubtful("TE")).is_ok());
    assert!(done("TE[1]BM[1]", &doubtful("BM")).is_ok());
    assert_eq!(done("TE[1]BM[1]", &doubtful("IT")), Err(Refusal::Conflict));
}

#[test]
fn a_sign_takes_the_place_of_all_that_a_record_has_on_the_point_and_all_come_back() {
    let act = |json: &str| serde_json::from_str(json).unwrap();
    for signs in ["TR[aa][cc]SQ[cc]", "SQ[cc]TR[bb:dd]", "TR[cc][cc]MA[cc][dd]"] {
        for to in [r#""to":"CR","#, ""] {
            let record = format!("(;SZ[9];B[ee]{signs})");
            let collection = tengen_sgf::parse(record.as_bytes()).collection;
            let mut study = Study::of(&collection, name("anna"));
            let before = study.to_sgf();
            let mark =
                format!(r#"{{"c":"anna","id":"a1","op":"mark","node":"1",{to}"point":"cc"}}"#);
            study.apply(act(&mark)).unwrap();
            let after = study.to_sgf();
            assert_eq!(after.contains("CR[cc]"), !to.is_empty(), "{after}");
            assert_eq!(after.matches("[cc]").count(), usize::from(!to.is_empty()), "{after}");
            study.apply(act(r#"{"c":"anna","id":"a2","op":"undo","of":"a1"}"#)).unwrap();
            assert_eq!(study.to_sgf(), before);
        }
    }
}
