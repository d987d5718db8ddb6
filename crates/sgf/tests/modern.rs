//! Records as SGF of today.

use proptest::{collection::vec, prelude::*};
use tengen_sgf::{Collection, parse, read, write};

fn modern(bytes: &[u8]) -> String {
    String::from_utf8(write(&read(bytes).collection.modern().unwrap())).unwrap()
}

#[test]
fn old_habits_become_those_of_today() {
    // Shift-JIS, FF[1] with long names, a pass as `tt`, variations, two games.
    let old = b"(;GaMe[1]CA[Shift_JIS]PlayerBlack[\x96\xd8\x92J]\n;Black[tt](;W[aa]C[a\\]b])(;W[bb]))(;FF[3]GM[1])";
    assert_eq!(
        modern(old),
        "(;FF[4]GM[1]CA[UTF-8]PB[木谷]\n;B[]\n(;W[aa]C[a\\]b])\n(;W[bb]))\n(;FF[4]GM[1]CA[UTF-8])\n"
    );
}

#[test]
fn nothing_is_lost_of_what_is_said_twice_and_tt_is_a_point_of_large_boards() {
    let new = modern(b"(;SZ[21]AB[aa]AB[bb];B[tt])");
    assert_eq!(new, "(;FF[4]GM[1]CA[UTF-8]SZ[21]AB[aa][bb]\n;B[tt])\n");
}

#[test]
fn escapes_line_breaks_and_odd_names_stay() {
    for value in
        ["AP[Some\\:thing:1.0]", "LB[aa:a\\:b][bb:\\\\]", "C[soft \\\nbreak\r\n\ttab]", "A1_B[x]"]
    {
        let record = format!("(;FF[4]GM[1]CA[UTF-8]{value})\n");
        assert_eq!(modern(record.as_bytes()), record);
    }
    // A value that the end of the file cut off is closed.
    assert_eq!(modern(b"(;C[half \\"), "(;FF[4]GM[1]CA[UTF-8]C[half ])\n");
}

/// Property names and values by node, in the order of the record.
fn content(collection: &Collection) -> Vec<Vec<(String, Vec<String>)>> {
    let mut nodes = Vec::new();
    let mut open: Vec<_> = collection.roots().collect();
    open.reverse();
    while let Some(node) = open.pop() {
        let mut properties: Vec<(String, Vec<String>)> = Vec::new();
        for property in node.properties() {
            let name = property.name().into_owned();
            if matches!(&*name, "FF" | "GM" | "CA" | "B" | "W") {
                continue;
            }
            let mut values: Vec<String> = property.values().map(|value| value.text()).collect();
            match properties.iter_mut().find(|(known, _)| *known == name) {
                Some((_, known)) => known.append(&mut values),
                None => properties.push((name, values)),
            }
        }
        // A name alone says as much as an empty value.
        for (_, values) in &mut properties {
            if values.is_empty() {
                values.push(String::new());
            }
        }
        nodes.push(properties);
        let first = open.len();
        open.extend(node.children());
        open[first..].reverse();
    }
    nodes
}

/// Bytes that look like a record for a while.
fn nearly_sgf() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        6 => prop::sample::select(vec![
            "(", ")", ";", "[", "]", "\\", "B[aa]", "W[]", "B[tt]", "C[", "AB[aa:cc]", "KM[6.5]",
            "SZ[9]", "AB[aa][bb]", " ", "\n", "\r", "(;", "CA[GBK]", "CA[Shift_JIS]", "CoPy[x]",
            "lower[x]", "A1[x]", "x", "表", "\\:",
        ]).prop_map(|text| text.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 0..3),
    ];
    (any::<bool>(), vec(piece, 0..40)).prop_map(|(begun, pieces)| {
        [if begun { b"(;".to_vec() } else { Vec::new() }, pieces.concat()].concat()
    })
}

proptest! {
    #[test]
    fn any_record_says_the_same_and_is_then_of_today(bytes in nearly_sgf()) {
        let old = parse(&bytes).collection;
        let new = write(&old.modern().unwrap());
        let again = parse(&new);
        prop_assert!(old.roots().next().is_none() || again.diagnostics.is_empty(),
            "{:?}: {:?}", String::from_utf8_lossy(&new), again.diagnostics);
        prop_assert_eq!(content(&again.collection), content(&old));
        prop_assert_eq!(write(&again.collection.modern().unwrap()), new);
    }
}
