//! Stones that neither side can approach.

use tengen_judge::{Basis, Status, Why, propose};
use tengen_rules::{Board, Color, presets};

/// Black's three stones and White's five have an eye each, and share C9.
const ONE_EYE_EACH: &str = ". X . O . O X X .
    X X X O O O X . X
    O O O X X X X X X
    . . O O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . . . .
    . . . . . . . . .
    . . . . . . . . .";

/// The statuses of the chains on these points, with either side to move first.
fn statuses(text: &str, names: &[&str]) -> Vec<Status> {
    let board = Board::parse(text).unwrap();
    let of = |to_move: Color| -> Vec<Status> {
        let proposal = propose(&board, &presets::JAPANESE, to_move);
        let at = |name: &&str| {
            let stone = board.chain_id(board.size().parse(name).unwrap());
            proposal.chains.iter().find(|c| Some(c.stone) == stone).unwrap().status
        };
        names.iter().map(at).collect()
    };
    assert_eq!(of(Color::Black), of(Color::White), "{board}");
    of(Color::Black)
}

#[test]
fn two_shared_liberties_and_no_eyes() {
    let found = statuses(
        "X . O X . . . . .
         X . O X . . . . .
         X X O X . . . X .
         O O X X . . . . .
         O . O O X X . . .
         . O . . O . . . .
         . . . O . . . . .
         . . . . . . . . .
         . . . . . . . . .",
        &["A9", "C9", "D9", "A6"],
    );
    assert_eq!(found, [Status::Seki, Status::Seki, Status::Alive, Status::Alive]);
}

#[test]
fn one_eye_each_and_one_shared_liberty() {
    let found = statuses(ONE_EYE_EACH, &["B9", "D9", "G9", "A7"]);
    assert_eq!(found, [Status::Seki, Status::Seki, Status::Alive, Status::Alive]);
}

#[test]
fn stones_that_fill_an_eye_with_a_killing_shape_make_no_seki() {
    // Black plays A1 or D1. The stones that White then takes are three in a row, one eye only.
    let found = statuses(
        ". . . . . . .
         . . . . . . .
         X X X X X X .
         O O O O O X .
         . X X . O X .",
        &["B1", "A2"],
    );
    assert_eq!(found[1], Status::Dead);
    assert_ne!(found[0], Status::Dead);
}

#[test]
fn stones_that_an_eye_joins_to_living_ones_are_in_no_seki() {
    // A play on G5 puts either side in atari, but White is joined at F6, and Black at G3.
    let found = statuses(
        ". O . O O . O
         O O O O X O .
         X X X X X O X
         . X . . . X .
         X X X X X X X
         . . . . . . .",
        &["G6", "F5", "G4"],
    );
    assert_eq!(found, [Status::Alive; 3]);
}

#[test]
fn a_seki_that_was_read_says_so_and_names_the_shared_liberties() {
    let board = Board::parse(ONE_EYE_EACH).unwrap();
    let proposal = propose(&board, &presets::JAPANESE, Color::Black);
    let in_seki: Vec<_> = proposal.chains.iter().filter(|c| c.status == Status::Seki).collect();
    assert_eq!(in_seki.len(), 2);
    for chain in in_seki {
        let Why::Shared { liberties } = &chain.why else { panic!("{:?}", chain.why) };
        let names: Vec<String> = liberties.iter().map(|p| board.size().name(p)).collect();
        assert_eq!(names, ["C9"]);
        assert!(matches!(chain.basis, Basis::Read | Basis::Proved), "{:?}", chain.basis);
    }
}

#[test]
fn stones_that_can_be_taken_and_renewed_share_no_liberties_for_a_reason() {
    // Black takes White's four stones by beginning at C1. White then gets a new stone that stands.
    let board = Board::parse(
        "O O .
         O O X
         . X .",
    )
    .unwrap();
    let proposal = propose(&board, &presets::JAPANESE, Color::Black);
    assert_eq!(proposal.chains.len(), 3);
    for chain in &proposal.chains {
        assert_eq!(chain.status, Status::Seki, "{chain:?}");
        assert!(!matches!(chain.why, Why::Shared { .. }), "{chain:?}");
    }
    let white = proposal.chains.iter().find(|chain| chain.color == Color::White);
    assert!(matches!(white.map(|chain| &chain.why), Some(Why::Renewed { .. })));
}

#[test]
fn forced_positions_that_lead_to_each_other_end_the_reading() {
    // Reading about the stones went round and round here.
    let board = Board::parse(
        ". X X
         . O X
         O . X",
    )
    .unwrap();
    for rules in [&presets::JAPANESE, &presets::KOREAN] {
        for to_move in Color::BOTH {
            assert_eq!(propose(&board, rules, to_move).chains.len(), 3);
        }
    }
}

#[test]
fn a_fight_that_was_not_read_to_its_end_is_open_for_both_sides() {
    // Whichever chain is read first falls to the other, and nobody has read that one's life.
    let board = Board::parse("X X . O O\nX X . O O\nX X . O O").unwrap();
    let swapped = Board::parse("O O . X X\nO O . X X\nO O . X X").unwrap();
    for board in [board, swapped] {
        for rules in [&presets::JAPANESE, &presets::CHINESE] {
            for to_move in Color::BOTH {
                let proposal = propose(&board, rules, to_move);
                let found: Vec<Status> = proposal.chains.iter().map(|c| c.status).collect();
                assert_eq!(found, [Status::Unsettled; 2], "{board}{to_move:?} {}", rules.id);
            }
        }
    }
}
