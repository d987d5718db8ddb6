//! Records of any shape become studies and come back.

use tengen_study::{Name, Study};

fn owner() -> Name {
    "a".parse().unwrap()
}

/// A property: its name and its values.
type Property = (String, Vec<String>);

/// The properties of every node, with the number of its parent.
fn nodes(sgf: &[u8]) -> Vec<(Option<usize>, Vec<Property>)> {
    let parsed = tengen_sgf::parse(sgf);
    let all: Vec<tengen_sgf::Node<'_>> = parsed.collection.nodes().collect();
    let numbers: std::collections::HashMap<_, _> =
        (0..).zip(&all).map(|(number, node)| (node.id(), number)).collect();
    let node = |node: &tengen_sgf::Node<'_>| {
        let mut properties: Vec<Property> = Vec::new();
        for property in node.properties() {
            let name = property.name().into_owned();
            let values = property.values().map(|value| value.text());
            match properties.iter_mut().find(|known| known.0 == name) {
                Some(known) => known.1.extend(values),
                None => properties.push((name, values.collect())),
            }
        }
        (node.parent().and_then(|parent| numbers.get(&parent.id()).copied()), properties)
    };
    all.iter().map(node).collect()
}

fn comes_back(sgf: &str) {
    let study = Study::of(&tengen_sgf::parse(sgf.as_bytes()).collection, owner());
    let again = study.to_sgf();
    assert_eq!(nodes(again.as_bytes()), nodes(sgf.as_bytes()));
    let restored = Study::restore(study.snapshot()).unwrap();
    assert_eq!(restored.to_sgf(), again);
}

#[test]
fn trees_of_any_shape_come_back() {
    comes_back("(;SZ[9]AP[x:1]C[a\\]b\\\\c](;B[aa]LB[aa:a\\:b])(;B[bb]XX[\\]](;W[])(;W[tt])))(;)");
    comes_back("(;AB[aa]AB[bb]C[one]\n;B[aa]W[bb])");
    let deep = format!("({})", ";B[aa]".repeat(30_000));
    comes_back(&deep);
    let wide = format!("(;SZ[19]{})", "(;B[aa])".repeat(5_000));
    comes_back(&wide);
    let nested = format!("{}{}", "(;B[aa]".repeat(10_000), ")".repeat(10_000));
    comes_back(&nested);
    let comment = format!("(;C[{}])", "long ".repeat(200_000));
    comes_back(&comment);
}

#[test]
fn a_record_of_another_encoding_becomes_utf_8() {
    for (sgf, expected) in [
        (&b"(;CA[ISO-8859-1]PB[J\xF6rg])"[..], "(;CA[UTF-8]PB[J\u{F6}rg])\n"),
        ("(;PB[J\u{F6}rg])".as_bytes(), "(;CA[UTF-8]PB[J\u{F6}rg])\n"),
        (b"(;PB[Anna])", "(;PB[Anna])\n"),
    ] {
        let study = Study::of(&tengen_sgf::parse(sgf).collection, owner());
        assert_eq!(study.to_sgf(), expected);
    }
}

/// The study files of the folder beside the project, where it is there.
#[test]
fn studies_of_other_programs_come_back() {
    let Some(shared) = std::env::var_os("TENGEN_SHARED") else {
        eprintln!("not run: TENGEN_SHARED names no folder");
        return;
    };
    let folder = std::path::Path::new(&shared).join("study/data");
    let mut files = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "sgf") {
            let parsed = tengen_sgf::parse(&std::fs::read(&path).unwrap());
            let modern = Study::of(&parsed.collection, owner()).to_sgf();
            comes_back(&modern);
            files += 1;
        }
    }
    assert!(files > 20, "{files} files in {}", folder.display());
}
