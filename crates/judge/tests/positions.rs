//! Positions drawn by hand, each with the judgement of a player.

use tengen_judge::{Basis, Effort, Foreseen, Proposal, Status, Why, propose, propose_with};
use tengen_rules::{Board, Color, Method, Point, PointSet, Ruleset, Size, presets};

fn rules() -> &'static Ruleset {
    &presets::CHINESE
}

fn board(text: &str) -> Board {
    Board::parse(text).unwrap()
}

fn names(board: &Board, set: &PointSet) -> Vec<String> {
    set.iter().map(|p| board.size().name(p)).collect()
}

/// Proposes with each side to move and returns the dead stones, which must be the same.
fn dead(board: &Board) -> Vec<String> {
    let [a, b] = Color::BOTH.map(|c| names(board, &propose(board, rules(), c).dead));
    assert_eq!(a, b, "{board}");
    a
}

fn status(board: &Board, proposal: &Proposal, name: &str) -> (Status, Basis) {
    let stone = board.chain_id(board.size().parse(name).unwrap());
    let chain = proposal.chains.iter().find(|c| Some(c.stone) == stone).unwrap();
    (chain.status, chain.basis)
}

/// Black has the left, White the right; the middle is closed.
const CLOSED: &str = "
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .";

#[test]
fn a_closed_board_has_nothing_dead_and_nothing_open() {
    let board = board(CLOSED);
    let proposal = propose(&board, rules(), Color::Black);
    assert!(proposal.dead.is_empty() && proposal.unsealed.is_empty() && proposal.dame.is_empty());
    let of = |c| proposal.owner.iter().filter(|o| **o == Some(c)).count();
    assert_eq!((of(Color::Black), of(Color::White)), (36, 45));
    assert!(proposal.is_settled());
}

#[test]
fn a_lone_invader_is_dead() {
    let board = board(
        ". . . X O . . . .
         . O . X O . . . .
         . . . X O O O O O
         . . . X O . . . .
         . . . X O . . X .
         . . . X O . . . .
         . . . X O O O O O
         . . . X O . . . .
         . . . X O . . . .",
    );
    assert_eq!(dead(&board), ["B8", "H5"]);
}

#[test]
fn two_eyes_live_with_proof_and_one_false_eye_dies() {
    let alive = board(
        ". X . X O . .
         X X X X O . .
         O O O O O . .
         . . . . . . .
         . . . . . . .",
    );
    let proposal = propose(&alive, rules(), Color::White);
    assert_eq!(status(&alive, &proposal, "B5"), (Status::Alive, Basis::Proved));
    assert!(proposal.dead.is_empty());

    let false_eye = board(
        ". X . X X O .
         X X X O X O .
         O O O O O O .
         . . . . . . .
         . . . . . . .",
    );
    assert_eq!(dead(&false_eye), ["B5", "D5", "E5", "A4", "B4", "C4", "E4"]);
}

#[test]
fn a_stone_inside_a_living_chain_is_dead_with_proof() {
    let board = board(
        ". X . X O . .
         X X X X O . .
         . O . X O . .
         X X X X O . .
         O O O O O . .",
    );
    let proposal = propose(&board, rules(), Color::Black);
    assert_eq!(names(&board, &proposal.dead), ["B3"]);
    assert_eq!(status(&board, &proposal, "B3"), (Status::Dead, Basis::Proved));
    // White has the right side, where Black cannot live: a reading says so.
    assert_eq!(status(&board, &proposal, "E1"), (Status::Alive, Basis::Proved));
    let white = proposal.chains.iter().find(|c| c.color == Color::White && c.stones > 1).unwrap();
    assert!(matches!(white.why, Why::Holds { .. }), "{white:?}");
}

#[test]
fn a_seki_of_two_shared_liberties_stands() {
    let board = board(
        ". O X . O O X . .
         . O X . O X X . .
         O O X X O O X . .
         . O O O O X X . .
         . . . O X X . . .
         . . . O X . . . .
         . . . O X . . . .
         . . . O X . . . .
         . . . O X . . . .",
    );
    // The white chain on E9 is joined below to living stones: C9 is simply dead.
    assert_eq!(dead(&board), ["C9", "C8", "C7", "D7"]);
}

#[test]
fn shared_liberties_without_eyes_are_seki() {
    let board = board(
        ". X O . X O . . .
         . X O . X O . . .
         X X O O X O . . .
         . X X O X O . O .
         . . X O X O . . .
         X X X X X O . . .
         O O O O O O . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let proposal = propose(&board, rules(), Color::White);
    assert!(!proposal.dead.iter().any(|p| board.get(p) == Some(Color::Black)));
}

#[test]
fn an_open_border_is_pointed_out() {
    let open = CLOSED.replacen("X O", ". .", 2);
    let board = board(&open);
    let proposal = propose(&board, rules(), Color::Black);
    assert!(proposal.dead.is_empty());
    assert!(!proposal.unsealed.is_empty() && !proposal.is_settled());
    // The gap is in the two upper rows, and so are the points told.
    assert!(proposal.unsealed.iter().all(|p| board.size().row(p) < 3), "{:?}", proposal.unsealed);
    // The area is Black's but for the border.
    assert_eq!(proposal.owner[board.size().parse("A1").unwrap().index()], Some(Color::Black));
    assert!(proposal.unsealed.iter().all(|p| proposal.owner[p.index()].is_none()));
}

#[test]
fn a_closed_border_with_a_neutral_point_has_dame() {
    let board = board(&CLOSED.replacen("X O", "X .", 1).replacen("X . .", "X . O", 1));
    let proposal = propose(&board, rules(), Color::White);
    assert_eq!(names(&board, &proposal.dame), ["E9"]);
    assert!(proposal.is_settled() && proposal.dame_count);
    assert!(!propose(&board, &presets::JAPANESE, Color::White).dame_count);
}

#[test]
fn boards_without_a_fight_have_no_dead_stones() {
    for (width, height) in [(1, 1), (1, 2), (2, 2), (5, 1), (9, 9), (25, 25), (52, 3)] {
        let board = Board::new(Size::new(width, height).unwrap());
        let proposal = propose(&board, rules(), Color::Black);
        assert!(proposal.dead.is_empty() && proposal.seki.is_empty());
        assert!(proposal.owner.iter().all(Option::is_none));
        assert!(proposal.chains.is_empty());
    }
    let size = Size::square(19).unwrap();
    for count in [1, 2, 3] {
        let stones = size.stars().into_iter().take(count).map(|p| (Color::Black, p));
        let board = Board::with_stones(size, stones).unwrap();
        assert!(propose(&board, rules(), Color::White).dead.is_empty());
    }
}

#[test]
fn a_side_with_nothing_alive_is_dead_altogether() {
    let board = board(
        ". X . X . X .
         X X . X X X X
         . X X X . X .
         X . X . X X X
         . X X O X . X
         X X . X X X .
         . . X . X . .",
    );
    assert_eq!(dead(&board), ["D3"]);
}

#[test]
fn a_chain_that_only_a_snapback_takes_is_dead() {
    // Black throws a stone in at C1; taking it at D1 leaves White in atari.
    let board = board(
        ". . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         X X X X X . .
         X O O O X . .
         X O . . X . .",
    );
    assert_eq!(dead(&board), ["B2", "C2", "D2", "B1"]);
}

/// White can take four black stones in a corner, and has no second eye once they are taken.
#[test]
fn a_network_in_doubt_does_not_overrule_a_reading() {
    let board = board(
        ". . . O X X . . .
         . O . O O X X O .
         O O O O X . X X .
         O X O O X X X X X
         X X O O O X O X O
         . X X X X O O O O
         . . . . X O X X .
         . X . X O O O X X
         . . . X O O O O .",
    );
    // The network expects White's stones to live.
    let view = |p: Point| if board.get(p) == Some(Color::White) { -0.8 } else { 1.0 };
    let shares = board.size().points().map(view).collect();
    let foreseen = Foreseen { shares, fates: Vec::new() };
    let effort = Effort::usual(81);
    let proposal = propose_with(&board, rules(), Color::Black, effort, Some(&foreseen));
    assert_eq!(status(&board, &proposal, "G5"), (Status::Dead, Basis::Read));
}

#[test]
fn a_large_board_and_the_largest_are_judged_too() {
    for lines in [25, 52] {
        let size = Size::square(lines).unwrap();
        let wall = |p: Point| match size.column(p) {
            11 => Some(Color::Black),
            12 => Some(Color::White),
            _ => None,
        };
        let stones = size.points().filter_map(|p| Some((wall(p)?, p)));
        let board = Board::with_stones(size, stones).unwrap();
        let proposal = propose(&board, rules(), Color::Black);
        assert!(proposal.dead.is_empty(), "{:?}", proposal.dead);
        assert!(proposal.unsealed.is_empty());
    }
}

#[test]
fn the_same_position_gets_the_same_proposal_and_another_seed_may_differ() {
    let board = board(&CLOSED.replacen("X O", ". .", 3));
    let lean = |seed| {
        let effort = Effort { playouts: 50, positions: 0, seed };
        propose_with(&board, rules(), Color::Black, effort, None).lean
    };
    assert_eq!(lean(1), lean(1));
    assert_ne!(lean(1), lean(2));
}

#[test]
fn territory_scoring_gets_the_same_dead_stones() {
    assert_eq!(presets::JAPANESE.scoring.method, Method::Territory);
    let board = board(&CLOSED.replacen(". . . X O", ". O . X O", 1));
    let proposal = propose(&board, &presets::JAPANESE, Color::White);
    assert_eq!(names(&board, &proposal.dead), ["B9"]);
}

#[test]
fn estimates_that_hardly_lean_settle_nothing() {
    // In both, the side that moves first wins: nearly nothing is settled.
    for text in [". O .\nO X .\nX . .\n. O .\nX . .", "X .\n. .\nX X\n. X\nO .\nO .\nX X"] {
        let board = board(text);
        for to_move in Color::BOTH {
            let proposal = propose(&board, rules(), to_move);
            assert!(!proposal.is_settled(), "{board}");
            let doubtful = |basis: Basis| match basis {
                Basis::Estimated { confidence } => confidence < 0.9,
                Basis::Proved | Basis::Read => false,
            };
            for chain in proposal.chains.iter().filter(|chain| doubtful(chain.basis)) {
                assert_eq!(chain.status, Status::Unsettled, "{board}");
            }
        }
    }
}

#[test]
fn a_count_is_proved_only_if_the_owner_of_every_point_is() {
    // Each status is proved, but not what the capture of A2 costs.
    let board = Board::parse("X X O .\n O X O O\n . X X .").unwrap();
    let judged = propose(&board, &presets::JAPANESE, Color::Black);
    assert!(judged.chains.iter().all(|chain| chain.basis == Basis::Proved), "{:?}", judged.chains);
    assert_eq!(judged.basis(), Basis::Read);
    let board = Board::parse(". X O .\n X X O O\n . X O .").unwrap();
    assert_eq!(propose(&board, &presets::JAPANESE, Color::Black).basis(), Basis::Proved);
}
