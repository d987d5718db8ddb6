//! Checks that studies lose nothing of records: each file becomes a study, goes through a snapshot,
//! follows the board to every node, is written as a record, and is read again.
//!
//! `cargo run --release -p tengen-study --example keeps FILE_OR_FOLDER...` names each file whose
//! nodes, properties or values are others afterwards, and ends with how many there were of all.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use tengen_sgf::{Collection, Node};
use tengen_study::{Boards, Snapshot, Study};

/// A node: how many children it has, and the values of its properties by their names. The encoding
/// is left out, which is UTF-8 afterwards.
type Told = (usize, BTreeMap<String, Vec<String>>);

fn told(node: Node<'_>) -> Told {
    let mut properties: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for property in node.properties().filter(|property| property.name() != "CA") {
        let values = property.values().map(|value| value.text());
        properties.entry(property.name().into_owned()).or_default().extend(values);
    }
    (node.children().count(), properties)
}

fn all(collection: &Collection) -> Vec<Told> {
    collection.roots().flat_map(|root| root.subtree()).map(told).collect()
}

/// What is lost of the records of a file; nothing if all is kept.
fn lost(bytes: &[u8]) -> Result<Option<String>, Box<dyn Error>> {
    let before = tengen_sgf::read(bytes).collection;
    let study = Study::of(&before, "owner".parse()?);
    let shown: Snapshot = serde_json::from_str(&serde_json::to_string(&study.snapshot())?)?;
    let again = Study::restore(shown)?;
    // Every node is walked to. Records may be wrong; that is told of their nodes.
    let followed = Boards::of(&again).shown(&again).count();
    let written = again.to_sgf();
    let after = tengen_sgf::parse(written.as_bytes()).collection;
    let (before, after) = (all(&before), all(&after));
    if before.len() != after.len() || followed > before.len() {
        return Ok(Some(format!("{} nodes, then {}", before.len(), after.len())));
    }
    let differs = before.iter().zip(&after).position(|(one, other)| one != other);
    Ok(differs.map(|at| format!("node {at}: {:?}, then {:?}", before[at], after[at])))
}

fn files(path: &Path, into: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            files(&entry?.path(), into)?;
        }
    } else if path
        .extension()
        .is_some_and(|e| ["sgf", "ngf", "gib", "ugf"].iter().any(|x| e.eq_ignore_ascii_case(x)))
    {
        into.push(path.to_owned());
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut paths = Vec::new();
    for argument in std::env::args().skip(1) {
        files(Path::new(&argument), &mut paths)?;
    }
    paths.sort();
    let mut faults = 0;
    for path in &paths {
        if let Some(lost) = lost(&fs::read(path)?)? {
            faults += 1;
            println!("{}: {:.300}", path.display(), lost);
        }
    }
    println!("{} files, {faults} of them are others afterwards", paths.len());
    Ok(())
}
