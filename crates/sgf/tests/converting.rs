//! Invariants for any bytes that may be a record in another format than SGF.

use proptest::{collection::vec, prelude::*};
use tengen_sgf::{parse, read, write};

/// Pieces that the formats are made of.
const PIECES: [&str; 40] = [
    "\n",
    "\r\n",
    "\\HS\n",
    "\\GS\n",
    "\\GE\n",
    "\\RS\n",
    "\\RE\n",
    "\\[",
    "\\]\n",
    "INI 0 1 ",
    "STO 0 2 1 ",
    "STO 0 2 2 ",
    "SKI 0\n",
    "GAMEINFOMAIN=",
    "GRLT:1,",
    "ZIPSU:",
    "GONGJE:",
    "GAMETAG=",
    "REFSUSUN=",
    "REFEXPLAIN=",
    "[Header]\n",
    "[Data]\n",
    "[Figure]\n",
    "Hdcp=",
    "Winner=W,",
    "Size=",
    "CoordinateType=IGS\n",
    "AA,B1,0,0\n",
    "PP,W1,1,0\n",
    ".Text,1\n",
    ".EndText\n",
    "PMAABBB\n",
    "PMABWTT\n",
    "19\n",
    "9 ",
    "0,5",
    "650 ",
    "Black wins by ",
    "表 é 바",
    "2001/08/20,",
];

fn nearly_a_record() -> impl Strategy<Value = Vec<u8>> {
    let start = prop::sample::select(vec!["", "\\HS\n", "[Header]\n", "Game\n19\nw 3D\nb 2K\n\n"]);
    let piece = prop_oneof![
        20 => prop::sample::select(PIECES.to_vec()).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 1..4),
    ];
    (start, vec(piece, 0..60))
        .prop_map(|(start, pieces)| [start.as_bytes().to_vec(), pieces.concat()].concat())
}

proptest! {
    #[test]
    fn what_is_converted_is_in_order(bytes in nearly_a_record()) {
        let parsed = read(&bytes);
        for diagnostic in &parsed.diagnostics {
            prop_assert!(diagnostic.position.is_some_and(|place| place.offset <= bytes.len()));
        }
        let written = write(&parsed.collection);
        let again = parse(&written);
        if parsed.format != tengen_sgf::Format::Sgf && parsed.collection.node_count() > 0 {
            prop_assert_eq!(&again.diagnostics, &[]);
            let root = again.collection.roots().next().unwrap();
            prop_assert_eq!(root.game_info(), parsed.collection.roots().next().unwrap().game_info());
            prop_assert_eq!(root.game_info().1, []);
            for (_, step) in root.main_line() {
                prop_assert!(step.is_ok(), "{:?}", step);
            }
        }
    }
}
