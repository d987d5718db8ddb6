//! Acts for wishes: lines promoted, chapters begun in the middle of another, moves inserted.

use tengen_study::{Act, Name, Operation, Property, Refusal, Study};

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

fn study(record: &[u8]) -> Study {
    Study::of(&tengen_sgf::parse(record).collection, name("anna"))
}

/// Does acts one after another, and returns the record.
fn done(study: &mut Study, acts: impl IntoIterator<Item = Act>) -> Result<String, Refusal> {
    for act in acts {
        let id = name(&format!("o{}", study.revision()));
        study.apply(Operation { by: name("anna"), id, base: 0, was: None, act })?;
    }
    Ok(study.to_sgf())
}

const TREE: &[u8] = b"(;SZ[9](;B[aa](;W[bb])(;W[cc](;B[dd])(;B[ee])))(;B[ff]))";

#[test]
fn a_line_becomes_the_first_one_at_one_fork_or_at_all() {
    let mut study = study(TREE);
    let act = study.promotion(&name("5")).unwrap();
    let once = done(&mut study, [act]).unwrap();
    assert_eq!(once, "(;SZ[9](;B[aa](;W[bb])(;W[cc](;B[ee])(;B[dd])))(;B[ff]))\n");
    let acts = study.promotions(&name("4")).unwrap();
    assert_eq!(acts.len(), 2);
    let main = done(&mut study, acts).unwrap();
    assert_eq!(main, "(;SZ[9](;B[aa](;W[cc](;B[dd])(;B[ee]))(;W[bb]))(;B[ff]))\n");
    assert_eq!(study.promotion(&name("4")), Err(Refusal::Nothing));
    let order: Vec<&str> = study.names().map(Name::as_str).collect();
    assert_eq!(order, ["0", "1", "3", "4", "5", "2", "6"]);
}

#[test]
fn a_chapter_from_a_node_has_its_position_its_facts_and_what_follows() {
    let record = b"(;SZ[9]PB[Ann]HA[2]RE[B+R]KM[0]AB[cc][gg]DD[aa]C[start];W[ba];B[aa]\
        ;W[ab]TE[1]C[a \\] b]TR[cc]ZZ[x\\:y](;B[ee];W[tt])(;B[gc]))";
    let mut study = study(record);
    let both = done(&mut study, [Act::Split { from: name("3"), node: name("x") }]).unwrap();
    let (old, new) = both.split_once('\n').unwrap();
    // White has captured the stone in the corner.
    assert_eq!(
        new,
        "(;SZ[9]PB[Ann]KM[0]DD[aa]AB[cc][gg]AW[ba][ab]PL[B]C[a \\] b]TR[cc]ZZ[x\\:y]\
         (;B[ee];W[tt])(;B[gc]))\n"
    );
    assert_eq!(old.as_bytes(), record);
    let names: Vec<&str> = study.names().map(Name::as_str).skip(7).collect();
    assert_eq!(names, ["x", "x-1", "x-2", "x-3"]);
    assert_eq!(
        done(&mut study, [Act::Split { from: name("3"), node: name("x") }]),
        Err(Refusal::NameTaken)
    );
    let undo = Act::Undo { of: name("o0") };
    assert_eq!(done(&mut study, [undo]).unwrap(), format!("{old}\n"));
}

#[test]
fn what_people_say_stays_theirs_in_a_chapter_from_a_node() {
    let mut study = study(b"(;SZ[9];B[ee];W[ec])");
    let said =
        |node: &str| Act::Comment { node: name(node), by: name("anna"), text: "why?".into() };
    done(&mut study, [said("1"), said("2")]).unwrap();
    let long = "n".repeat(Name::LONGEST);
    done(&mut study, [Act::Split { from: name("1"), node: name(&long) }]).unwrap();
    let new: Vec<_> = study.snapshot().nodes.into_iter().skip(3).collect();
    assert_eq!(new.len(), 2);
    for node in new {
        assert_eq!(node.remarks, [(name("anna"), "why?".to_owned())], "{}", node.name);
    }
}

#[test]
fn a_move_that_is_inserted_has_to_be_legal() {
    let mut study = study(b"(;SZ[9];B[ee];W[ec];B[gg])");
    let insert = |node: &str, point: &str| Act::Insert {
        above: name("3"),
        node: name(node),
        properties: vec![Property("B".to_owned(), vec![point.to_owned()])],
    };
    let refused = done(&mut study, [insert("x", "ec")]);
    assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
    let record = done(&mut study, [insert("y", "cc")]).unwrap();
    assert_eq!(record, "(;SZ[9];B[ee];W[ec];B[cc];B[gg])\n");
    assert!(!study.has(&name("x")) && study.has(&name("y")));
}
