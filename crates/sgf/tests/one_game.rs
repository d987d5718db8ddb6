//! One game of a file of several, and nodes that are taken out.

use encoding_rs::{BIG5, GB18030, SHIFT_JIS};
use tengen_sgf::{Collection, EditError, Node, NodeId, parse, write, write_game};

fn nth(collection: &Collection, index: usize) -> Node<'_> {
    collection.roots().nth(index).unwrap()
}

fn game(text: &str, index: usize) -> String {
    let collection = parse(text.as_bytes()).collection;
    String::from_utf8(write_game(nth(&collection, index))).unwrap()
}

#[test]
fn a_game_is_copied_byte_for_byte() {
    for (file, index, expected) in [
        ("(;N[a])", 0, "(;N[a])"),
        ("\u{FEFF}(;N[a])\n", 0, "(;N[a])"),
        ("(;N[a];B[aa]) \n ( ; N[b]\n(;B[bb] )(;B[cc]) )\n(;N[c])", 0, "(;N[a];B[aa])"),
        (
            "(;N[a];B[aa]) \n ( ; N[b]\n(;B[bb] )(;B[cc]) )\n(;N[c])",
            1,
            "( ; N[b]\n(;B[bb] )(;B[cc]) )",
        ),
        ("Hi all;\n(;N[a])(;N[b])", 0, "(;N[a])"),
        // Wrong parentheses anywhere are made right.
        ("(;N[a])(;N[b];B[aa", 0, "(;N[a])\n"),
        ("(;N[a])(;N[b];B[aa", 1, "(;N[b]\n;B[aa])\n"),
        ("((;N[a];C[x]))", 0, "(;N[a]\n;C[x])\n"),
    ] {
        assert_eq!(game(file, index), expected, "{file}");
    }
}

#[test]
fn any_node_names_its_game() {
    let collection = parse(b"(;N[a];B[aa](;W[bb])(;W[cc]))(;N[b])").collection;
    let last = nth(&collection, 0).main_line().last().unwrap().0;
    assert_eq!(write_game(last), b"(;N[a];B[aa](;W[bb])(;W[cc]))");
}

#[test]
fn a_game_on_its_own_is_read_in_the_same_encoding() {
    let name = "第一局、黒番の本因坊が中押し勝ち。予定の表";
    for (encoding, text) in [
        (SHIFT_JIS, format!("(;CA[Shift_JIS]C[{name}])(;C[表])(;CA[UTF-8]C[表]N[x])")),
        (SHIFT_JIS, format!("(;C[{name}])(;C[表])(;C[表])")),
        (GB18030, "(;CA[GB18030]C[黑方执黑先行])(;C[黑])(;CA[nonsense]C[黑])".to_owned()),
        (BIG5, "(;CA[Big5]C[黑方執黑先行，許功蓋])(;C[功])(;C[蓋])".to_owned()),
    ] {
        let bytes = encoding.encode(&text).0;
        let collection = parse(&bytes).collection;
        for root in collection.roots() {
            let alone = write_game(root);
            let again = parse(&alone);
            assert_eq!(again.diagnostics, [], "{text}");
            assert_eq!(nth(&again.collection, 0).text("C"), root.text("C"), "{text}");
        }
    }
    let text = "(;C[囲碁])(;C[表]N[x])";
    let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let alone = write_game(nth(&parse(&bytes).collection, 1));
    let expected: Vec<u8> = "(;C[表]N[x])".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(alone, expected);
}

fn without(text: &str, name: &str) -> String {
    fn find(node: Node<'_>, name: &str) -> Option<NodeId> {
        if node.text("N").as_deref() == Some(name) {
            return Some(node.id());
        }
        node.children().find_map(|child| find(child, name))
    }
    let mut collection = parse(text.as_bytes()).collection;
    let id = collection.roots().find_map(|root| find(root, name)).unwrap();
    collection.remove(id).unwrap();
    String::from_utf8(write(&collection)).unwrap()
}

#[test]
fn nodes_are_removed_with_what_follows_them() {
    for (before, name, after) in [
        ("(;N[a];N[b];N[c])\n", "c", "(;N[a];N[b])\n"),
        ("(;N[a];N[b];N[c])\n", "b", "(;N[a])\n"),
        ("(;N[a](;N[b];N[x])(;N[c]))", "b", "(;N[a](;N[c]))"),
        ("(;N[a](;N[b])(;N[c])\n(;N[d]))", "c", "(;N[a](;N[b])\n(;N[d]))"),
        ("(;N[a](;N[b])(;N[c])(;N[d]))", "d", "(;N[a](;N[b])(;N[c]))"),
        ("(;N[a])(;N[b];N[c])(;N[d])", "b", "(;N[a])(;N[d])"),
        ("(;N[a])", "a", ""),
        ("(;N[a];N[b", "b", "(;N[a])\n"),
    ] {
        assert_eq!(without(before, name), after, "{before}");
    }
}

#[test]
fn removed_nodes_are_gone() {
    let mut collection = parse(b"(;N[a](;N[b];N[c])(;N[d]))").collection;
    let root = nth(&collection, 0);
    let variation = root.first_child().unwrap();
    let (root, below) = (root.id(), variation.first_child().unwrap().id());
    let variation = variation.id();
    collection.remove(variation).unwrap();
    assert_eq!(collection.node_count(), 2);
    assert!(collection.node(variation).is_none() && collection.node(below).is_none());
    assert_eq!(collection.remove(variation), Err(EditError::NoSuchNode));
    assert_eq!(collection.add_child(below), Err(EditError::NoSuchNode));
    assert_eq!(collection.set(below, "C", ["x"]), Err(EditError::NoSuchNode));
    let added = collection.add_child(root).unwrap();
    collection.set(added, "N", ["e"]).unwrap();
    assert_eq!(write(&collection), b"(;N[a]\n(;N[d])\n(;N[e]))");
    collection.remove(root).unwrap();
    assert_eq!((collection.node_count(), collection.roots().count()), (0, 0));
    collection.add_game().unwrap();
    assert_eq!(write(&collection), b"(;)\n");
}

#[test]
fn a_parenthesis_in_a_value_without_a_name_opens_no_game() {
    for text in ["(8[;(8]B[aa];W[bb])", "(8[x(y];B[aa];W[bb])", "( 8 ;B[aa];W[bb])"] {
        let parsed = parse(text.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        assert_eq!(write(&parsed.collection), text.as_bytes());
        let alone = parse(&write_game(root));
        let read = |collection: &Collection| {
            let roots = collection.roots();
            let steps = roots.flat_map(|root| root.main_line().collect::<Vec<_>>());
            steps.map(|(_, step)| step.unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(read(&alone.collection), read(&parsed.collection), "{text}");
        assert_eq!(alone.diagnostics, [], "{text}");
    }
}
