//! Areas on which borders are still open, and dead stones that lie there.

use tengen_rules::{
    Board, Color, Extras, Owner, PointSet, Ruleset, Settlement, count_as_it_stands, presets,
};

/// White's two stones at B2 and C2 are in atari at D2.
const DEAD_BESIDE_GAP: &str = "
    . X X X O .
    X O O . O .
    . X X X O .";

/// The totals of both sides, and the dead stones that come off, with the `open` points as a border.
fn counted(rules: &Ruleset, open: &str) -> ([i32; 2], usize) {
    let board = Board::parse(DEAD_BESIDE_GAP).unwrap();
    let size = board.size();
    let points = |names: &str| {
        PointSet::of(size, names.split(' ').map(|name| size.parse(name).expect("a point")))
    };
    let settlement = Settlement { dead: points("B2 C2"), ..Settlement::nothing_removed(&board) };
    let extras = Extras::default();
    let count = count_as_it_stands(&board, &rules.scoring, &settlement, &extras, &points(open));
    for p in points("B2 C2").iter() {
        assert_ne!(count.owner[p.index()], Owner::Of(Color::White), "{open}");
    }
    (Color::BOTH.map(|color| count.total(color).to_halves() / 2), count.removed.len())
}

#[test]
fn a_border_parts_no_dead_chain() {
    // Komi is White's.
    for (open, chinese, japanese, removed) in
        [("D2", [11, 6], [6, 3], 2), ("C2 D2", [11, 6], [6, 3], 2), ("B2 C2 D2", [9, 6], [2, 3], 0)]
    {
        assert_eq!(counted(&presets::CHINESE, open), (chinese, 2), "{open}");
        assert_eq!(counted(&presets::JAPANESE, open), (japanese, removed), "{open}");
    }
}
