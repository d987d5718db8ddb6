//! Records as SGF of today.

use proptest::{collection::vec, prelude::*};
use tengen_sgf::tools::properties::{Form, known};
use tengen_sgf::{Collection, Step, parse, read, write, write_modern};

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

#[test]
fn each_property_has_as_many_values_as_the_standard_allows() {
    for (old, new) in [
        ("C[one]C[two]AP[a:1]AP[b:2]", "C[one\ntwo]AP[b:2]"),
        ("C[one][]C[ ]C[t\\]wo]PB[x]PB[]", "C[one\nt\\]wo]PB[x]"),
        ("AB[dd]AB[pd][dd]AB[dp]", "AB[dd][pd][dp]"),
        ("XY[a]XY[a]", "XY[a][a]"),
        (";B[aa]B[bb]C[x];W[cc]", "\n;B[aa]C[x]\n;B[bb]\n;W[cc]"),
        (";B[aa]W[bb]", "\n;B[aa]\n;W[bb]"),
        ("C[see [1] here]TR[aa]", "C[see [1\\] here]TR[aa]"),
        ("SZ[9];B[zz];W[D4];B[pass]", "SZ[9]\n;B[]\n;W[df]\n;B[]"),
        ("GM[3]XX", "XX[]"),
    ] {
        let kind = if old.contains("GM[3]") { 3 } else { 1 };
        let expected = format!("(;FF[4]GM[{kind}]CA[UTF-8]{new})\n");
        assert_eq!(modern(format!("(;{old})").as_bytes()), expected, "{old}");
    }
}

#[test]
fn letters_and_marks_of_old_formats_have_their_names_of_today() {
    let head = "(;FF[4]GM[1]CA[UTF-8]";
    for (old, new) in [
        ("FF[3]L[dd][pp]M[qq]", "LB[dd:A][pp:B]MA[qq]"),
        ("Letters[dd]Marks[aa]MA[bb]", "LB[dd:A]MA[aa][bb]"),
        ("LB[cc:1]L[dd]", "LB[cc:1][dd:A]"),
        ("FF[4]L[dd]M[qq]", "L[dd]M[qq]"),
        ("L[a word]M[]", "L[a word]M[]"),
    ] {
        assert_eq!(modern(format!("(;{old})").as_bytes()), format!("{head}{new})\n"), "{old}");
    }
    let many = format!("(;L{})", (0..54).map(point).map(|p| format!("[{p}]")).collect::<String>());
    let many = modern(many.as_bytes());
    for (index, label) in [(0, "A"), (25, "Z"), (26, "a"), (51, "z"), (52, "1"), (53, "2")] {
        assert!(many.contains(&format!("[{}:{label}]", point(index))), "{many}");
    }
}

fn point(index: u8) -> String {
    [b'a' + index % 19, b'a' + index / 19].map(char::from).iter().collect()
}

#[test]
fn headers_of_others_have_their_standard_names() {
    let head = "(;FF[4]GM[1]CA[UTF-8]";
    for (old, new) in [
        ("TE[Cup]RD[2025-06-12]KO[黒5目半]HD[2]", "EV[Cup]DT[2025-06-12]KM[5.5]HA[2]"),
        ("LT[30秒]LC[5回]TM[1時間]", "OT[5x30 byo-yomi]TM[1時間]"),
        ("KM[]KO[6.5]", "KM[6.5]"),
        ("KM[7.5]KO[6.5]TE[a]EV[b]", "KM[7.5]KO[6.5]TE[a]EV[b]"),
        ("TE[1]KO[]", "TE[1]KO[]"),
    ] {
        assert_eq!(modern(format!("(;{old})").as_bytes()), format!("{head}{new})\n"), "{old}");
    }
}

/// Property names and values by node, in the order of the record. Of values that the standard does
/// not allow together, those that count. Nodes with nothing but moves are left out, since the new
/// record has a node for each move.
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
            let values = || property.values().map(|value| value.text());
            let place = properties.iter().position(|(known, _)| *known == name);
            let place = place.unwrap_or_else(|| {
                properties.push((name.clone(), Vec::new()));
                properties.len() - 1
            });
            let known = &mut properties[place].1;
            match name.as_str() {
                name if has_one_value(name) => *known = Vec::from_iter(node.text(name)),
                name if is_list(name) => {
                    for value in values() {
                        if !known.contains(&value) {
                            known.push(value);
                        }
                    }
                }
                _ => known.extend(values()),
            }
        }
        // A name alone says as much as an empty value.
        for (_, values) in &mut properties {
            if values.is_empty() {
                values.push(String::new());
            }
        }
        if !properties.is_empty() {
            nodes.push(properties);
        }
        let first = open.len();
        open.extend(node.children());
        open[first..].reverse();
    }
    nodes
}

/// Whether a property is a list of points, by FF[4] or before.
fn is_list(name: &str) -> bool {
    let lists = [Form::Points, Form::PointsOrNone, Form::Pairs, Form::Labels];
    matches!(name, "L" | "M") || known(name).is_some_and(|(_, form)| lists.contains(&form))
}

/// Whether a property has one value, by FF[4] or in records of servers.
fn has_one_value(name: &str) -> bool {
    let is_move = |form| form == Form::Move;
    let single = known(name).is_some_and(|(_, form)| !is_move(form) && !is_list(name));
    single || matches!(name, "HD" | "LC" | "LT" | "RD" | "TC" | "TT")
}

/// The moves of the main lines, as text.
fn moves(collection: &Collection) -> Vec<String> {
    let lines = collection.roots().flat_map(|root| root.main_line().collect::<Vec<_>>());
    let moves = lines.filter_map(|(_, step)| match step.ok()? {
        Step::Move { color, point } => Some(format!("{}{point:?}", color.letter())),
        _ => None,
    });
    moves.collect()
}

/// Bytes that look like a record for a while.
fn nearly_sgf() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        6 => prop::sample::select(vec![
            "(", ")", ";", "[", "]", "\\", "B[aa]", "W[]", "B[tt]", "C[", "AB[aa:cc]", "KM[6.5]",
            "SZ[9]", "AB[aa][bb]", " ", "\n", "\r", "(;", "CA[GBK]", "CA[Shift_JIS]", "CoPy[x]",
            "lower[x]", "A1[x]", "x", "表", "\\:", "] ", "[1]", "C[see [1] x]", "W[zz]", "B[q16]", "B[]",
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
        let new = write_modern(&old);
        prop_assert_eq!(&write(&old.modern().unwrap()), &new);
        let again = parse(&new);
        prop_assert!(old.roots().next().is_none() || again.diagnostics.is_empty(),
            "{:?}: {:?}", String::from_utf8_lossy(&new), again.diagnostics);
        prop_assert_eq!(content(&again.collection), content(&old));
        prop_assert_eq!(moves(&again.collection), moves(&old));
        prop_assert_eq!(write(&again.collection.modern().unwrap()), new);
    }
}
