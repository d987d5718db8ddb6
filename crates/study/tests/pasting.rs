//! Records as nodes that are pasted.

use proptest::{collection::vec, prelude::*};
use tengen_study::{Act, Name, Operation, Pasting, Study};

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

fn pasting(record: &str) -> Pasting {
    Study::of(&tengen_sgf::parse(record.as_bytes()).collection, name("a")).pasting()
}

/// The record that the nodes become when each chapter is pasted.
fn pasted(pasting: Pasting) -> String {
    let mut study = Study::new(name("a"));
    for (number, nodes) in pasting.chapters.into_iter().enumerate() {
        let act = Act::Paste { parent: None, before: None, nodes };
        let id = name(&format!("p{number}"));
        study.apply(Operation { by: name("a"), id, base: 0, was: None, act }).unwrap();
    }
    study.to_sgf()
}

/// How many values a record has. A property without values is written with an empty one.
fn values(record: &str) -> usize {
    let parsed = tengen_sgf::parse(record.as_bytes());
    let properties = parsed.collection.nodes().flat_map(|node| {
        node.properties().map(|property| property.values().count().max(1)).collect::<Vec<_>>()
    });
    properties.sum()
}

/// Names of all kinds: usual ones, those of files, unknown and long ones.
fn property() -> impl Strategy<Value = String> {
    let name = prop_oneof![
        6 => prop::sample::select(vec!["B", "W", "AB", "AW", "LB", "AR", "TB", "VW", "C", "PL"]),
        3 => prop::sample::select(vec!["SZ", "FF", "GM", "CA", "AP", "ST", "HA", "KM", "DO", "TE"]),
        1 => prop::sample::select(vec!["X1", "ABCDEFGHIJKLMNOPQ", "Black", "MN"]),
    ];
    let value = prop_oneof![
        4 => "[a-j]{2}",
        2 => "[a-j]{2}:[a-j]{2}",
        2 => prop::sample::select(vec!["", "tt", "zz", " ee ", "9", "9:13", "1\\9", "\\9", "x", "2", "40"])
            .prop_map(str::to_owned),
        1 => "[a-z0-9:\\\\ ]{0,3}",
    ];
    (name, vec(value, 0..3)).prop_map(|(name, values)| {
        let values: String = values.iter().map(|value| format!("[{value}]")).collect();
        format!("{name}{values}")
    })
}

/// Records of up to two chapters with a fork each.
fn record() -> impl Strategy<Value = String> {
    let node = vec(property(), 0..4).prop_map(|properties| format!(";{}", properties.concat()));
    let chapter = vec(node, 4).prop_map(|nodes| {
        let [root, next, left, right] = &nodes[..] else { unreachable!() };
        format!("({root}{next}({left})({right}))")
    });
    vec(chapter, 1..3).prop_map(|chapters| chapters.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_record_is_taken(record in record()) {
        let study = Study::of(&tengen_sgf::parse(record.as_bytes()).collection, name("a"));
        let pasting = study.pasting();
        let loses = !pasting.left_out.is_empty();
        let taken = pasted(pasting);
        // A record that is told to lose nothing has all its values.
        if !loses {
            let again = self::pasting(&taken);
            prop_assert_eq!(again.chapters, study.pasting().chapters);
            prop_assert_eq!(values(&taken), values(&study.to_sgf()));
        }
    }
}

#[test]
fn all_that_is_lost_is_told() {
    for (record, taken, lost) in [
        ("(;SZ[9]FF[4];B[ee]FF[4]SZ[9])", "(;SZ[9]FF[4];B[ee])\n", &["FF", "SZ"][..]),
        ("(;SZ[9]ABCDEFGHIJKLMNOPQ[x])", "(;SZ[9])\n", &["ABCDEFGHIJKLMNOPQ"]),
        ("(;SZ[9];B[zz];W[tt])", "(;SZ[9];B[];W[])\n", &["B"]),
        ("(;SZ[21:9];B[tt])", "(;SZ[21:9];B[])\n", &["B"]),
        ("(;SZ[9];B[ ee\n])", "(;SZ[9];B[ee])\n", &[]),
        ("(;SZ[x][9]AB[ss])", "(;AB[ss])\n", &["SZ"]),
        // Other games name points in their own way. One that has moves of Go is Go.
        (
            "(;GM[2]SZ[8]AB[d4];B[d3]LB[d3:x];W[a1-c1])",
            "(;GM[2]SZ[8]AB[d4];B[d3]LB[d3:x];W[a1-c1])\n",
            &[],
        ),
        ("(;GM[40]SZ[9];B[dd];W[ee])", "(;GM[40]SZ[9];B[dd];W[ee])\n", &[]),
        ("(;GM[40]SZ[9];B[d3])", "(;GM[40]SZ[9];B[d3])\n", &[]),
    ] {
        let pasting = pasting(record);
        assert_eq!(pasting.left_out, lost, "{record}");
        assert_eq!(pasted(pasting), taken, "{record}");
    }
}
