//! The moves that must still be played though every border is closed.

use tengen_judge::{
    Effort, Foreseen, Ground, Outright, Proposal, Status, Step, Teire, Turn, Why, propose,
    propose_with,
};
use tengen_rules::{Board, Color, Point, PointSet, presets};

/// The stones that must be added, with their owners.
fn remaining(board: &Board) -> Vec<(Color, String)> {
    let found = propose(board, &presets::JAPANESE, Color::Black).remaining;
    found.iter().map(|teire| (teire.color, board.size().name(teire.point))).collect()
}

/// Black's two stones on the edge depend on the others by B1; E1 is neutral.
const LOOSE: &str = ". . X O . . . .
                     . . X O . . . .
                     . . X O . . . .
                     . X X O . . . .
                     . X O O O . . .
                     . . X X . O . .";

#[test]
fn stones_that_are_taken_once_the_dame_are_filled_need_a_stone_more() {
    let board = Board::parse(LOOSE).unwrap();
    assert_eq!(remaining(&board), [(Color::Black, "B1".to_owned())]);
    let added = LOOSE.replace(". . X X . O", ". X X X . O");
    assert_eq!(remaining(&Board::parse(&added).unwrap()), []);
}

#[test]
fn where_either_of_two_dame_saves_a_stone_nothing_has_to_be_added() {
    // White takes C2 or E2, Black the other: D2 is not in atari.
    let text = ". . . . . . .
                . O . O . O .
                O O O O O O O
                X X . X . X X
                . X X . X X .";
    assert_eq!(remaining(&Board::parse(text).unwrap()), []);
    let taken = text.replacen("X X . X", "X X O X", 1);
    let taken = Board::parse(&taken).unwrap();
    // Whether Black has to add D1 depends on the other one now.
    let judged = propose(&taken, &presets::JAPANESE, Color::Black);
    let [Teire { color: Color::Black, point, certain: false, unless: Some(other) }] =
        judged.remaining[..]
    else {
        panic!("{:?}", judged.remaining)
    };
    assert_eq!([point, other].map(|p| taken.size().name(p)), ["D1", "E2"]);
}

#[test]
fn stones_that_two_dame_join_to_the_next_ones_stay_joined() {
    // White takes C6 or C5, Black the other, and E6 or E5 just so: H5 need not be filled.
    let text = "X X O . . . . . . . . .
                . X O O . . . . . . . .
                X X O O O O O O O O O .
                . X . X . X X X X X O .
                X X . X . X . . . X O .
                . X O O O X X X X X O .
                X X O . O O O O O O O .
                . X O . . . . . . . . .
                X X O . . . . . . . . .";
    assert_eq!(remaining(&Board::parse(text).unwrap()), []);
}

#[test]
fn no_eye_is_filled_for_a_dame_that_costs_the_side_that_fills_it() {
    // White at B4 and then B5 has one liberty left, B2, where Black takes it.
    let text = ". X
                X X
                X .
                O .
                O O
                O .
                O X";
    assert_eq!(remaining(&Board::parse(text).unwrap()), []);
}

/// What the judge says of a board without a network, and with networks that expect this `stone` to
/// live, to be taken, or either, with and without a closer look at it.
fn with_and_without_a_network(board: &Board, stone: Point) -> Vec<Proposal> {
    let fates = |status| vec![(PointSet::of(board.size(), [stone]), status)];
    let shares = |share: f32| {
        let of = |p: Point| match board.get(p) {
            _ if p == stone => share,
            Some(Color::Black) => 1.0,
            Some(Color::White) => -1.0,
            None => 0.0,
        };
        board.size().points().map(of).collect()
    };
    let seen = [-1.0, 0.0, 1.0].map(|share| Foreseen { shares: shares(share), fates: Vec::new() });
    let looked = Foreseen { shares: shares(0.0), fates: fates(Status::Unsettled) };
    let all = seen.into_iter().chain([looked]).map(Some).chain([None]);
    let effort = Effort::usual(board.size().area());
    let ways = all.flat_map(|seen| {
        let rules = [&presets::JAPANESE, &presets::CHINESE];
        rules.map(|rules| {
            Color::BOTH.map(|first| propose_with(board, rules, first, effort, seen.as_ref()))
        })
    });
    ways.flatten().collect()
}

#[test]
fn a_stone_in_an_open_ko_is_open_with_and_without_a_network() {
    // In the first nothing around is shut off, so nothing is read. The second is read. In the third
    // two kos lie side by side.
    for (text, stone, point, taker) in [
        (
            ". . X O . . . .
             . . X O . . . .
             . . X O . . . .
             . X . X O . . .
             . . X O . . . .
             . . X O . . . .",
            "D3",
            "C3",
            Color::White,
        ),
        (
            ". . X O . .
             . X X O O .
             . X O . O .
             . X X O O .
             . . X O . .
             . . X O . .",
            "C4",
            "D4",
            Color::Black,
        ),
        (
            ". . X O O . . . .
             . X . X O O . . .
             . X X O . O . . .
             X . X X O . O . .
             . X . X . O . . .
             . . X X . O . . .
             . X . X . O . . .
             X . X X O . . . .
             . X X O . O . . .",
            "D8",
            "C8",
            Color::White,
        ),
    ] {
        let board = Board::parse(text).unwrap();
        let [stone, point] = [stone, point].map(|name| board.size().parse(name).unwrap());
        let line = vec![Turn { color: taker, step: Step::Play(point) }];
        let why = Why::Ko { ko: Some(point), line, outright: Outright::Saved(point) };
        for judged in with_and_without_a_network(&board, stone) {
            let chain = judged.chains.iter().find(|chain| chain.stone == stone).unwrap();
            assert_eq!((chain.status, &chain.why), (Status::Unsettled, &why), "{board}");
            let told = judged.provisional.iter().find(|told| told.stone == stone);
            assert_eq!(told.map(|told| told.ground), Some(Ground::OpenKo), "{board}");
            assert!(judged.dead.contains(stone) && !judged.is_settled(), "{board}");
        }
    }
}

#[test]
fn dead_stones_take_no_ko() {
    // White's dead stones could take D8.
    let board = Board::parse(
        ". X O X . X .
         . X O O X X .
         . X X . X . .
         X X X X X X X
         O O O O O O O
         . . . . . . .
         . O . O . . .
         . . . . . . .",
    );
    assert!(propose(&board.unwrap(), &presets::JAPANESE, Color::Black).is_settled());
}

#[test]
fn a_stone_in_an_open_ko_counts_as_taken_whoever_moves() {
    let board = Board::parse(
        ". X . X O . .
         X X X X O O O
         X O O O O . O
         X O . O . O O
         . X O O O O .",
    )
    .unwrap();
    for to_move in Color::BOTH {
        // Nothing is read, and a closer look left the stone open.
        let effort = Effort { playouts: 20, positions: 0, seed: 1 };
        let stone = PointSet::of(board.size(), board.size().parse("B1"));
        let foreseen = Foreseen { shares: vec![0.0; 35], fates: vec![(stone, Status::Unsettled)] };
        let rules = &presets::JAPANESE;
        let proposal = propose_with(&board, rules, to_move, effort, Some(&foreseen));
        let dead: Vec<String> = proposal.dead.iter().map(|p| board.size().name(p)).collect();
        assert_eq!(dead, ["B1"]);
        let grounds: Vec<Ground> = proposal.provisional.iter().map(|chain| chain.ground).collect();
        assert_eq!(grounds, [Ground::OpenKo]);
        assert!(!proposal.is_settled());
    }
}

#[test]
fn a_finished_board_asks_for_nothing() {
    let board = Board::parse(
        ". . X O . . . .
         . . X O . X . .
         . . X O . . . .
         . . X O . . . .
         . O X O . . . .
         . . X O . . . .",
    );
    assert_eq!(remaining(&board.unwrap()), []);
}

#[test]
fn a_lost_fight_tells_the_turns_to_spare() {
    // White's five stones have one eye at most; Black's stone on B9 is at stake.
    let text = |middle: &str| {
        [". X . O X . . . .", "O O O O X . . . .", "X X X X X . . . ."].join("\n")
            + &format!("\n{middle}").repeat(6)
    };
    let board = Board::parse(&text(". . . . . . . . .")).unwrap();
    let proposal = propose(&board, &presets::JAPANESE, Color::Black);
    let stone = board.chain_id(board.size().parse("A8").unwrap());
    let chain = proposal.chains.iter().find(|chain| Some(chain.stone) == stone).unwrap();
    assert!(matches!(chain.why, Why::Captured { .. }), "{chain:?}");
    // Black holds the middle of the eye. However White plays there first, even twice, it gets one
    // eye only.
    assert_eq!(chain.spare, Some(2), "{chain:?}");
}

/// A lone white stone in an open corner: playouts give it a chance, and reading no answer.
const ALONE: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . X . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . . . . . . . .";

#[test]
fn a_network_and_playouts_that_expect_the_opposite_leave_a_chain_open() {
    let board = Board::parse(ALONE).unwrap();
    for (share, status, why) in [
        (1.0, Status::Unsettled, Why::Divided),
        (0.0, Status::Alive, Why::Foreseen),
        (-1.0, Status::Alive, Why::Foreseen),
    ] {
        let foreseen = Foreseen { shares: vec![share; 81], fates: Vec::new() };
        let effort = Effort { playouts: 20, positions: 0, seed: 1 };
        let rules = &presets::CHINESE;
        let proposal = propose_with(&board, rules, Color::Black, effort, Some(&foreseen));
        let white = proposal.chains.iter().find(|chain| chain.color == Color::White).unwrap();
        assert_eq!((white.status, &white.why), (status, &why));
        assert!(!proposal.dead.contains(white.stone));
    }
}

#[test]
fn the_side_to_move_decides_about_an_unsettled_chain() {
    let board = Board::parse(ALONE).unwrap();
    let stone = board.size().parse("C7").unwrap();
    let stones = || PointSet::of(board.size(), [stone]);
    let effort = Effort { playouts: 200, positions: 0, seed: 1 };
    let judged = |share: f32, to_move: Color| {
        let fates = vec![(stones(), Status::Unsettled)];
        let foreseen = Foreseen { shares: vec![share; 81], fates };
        let proposal = propose_with(&board, &presets::CHINESE, to_move, effort, Some(&foreseen));
        let white = proposal.chains.iter().find(|chain| chain.stone == stone).unwrap();
        (white.status, proposal.dead.contains(stone))
    };
    assert_eq!(judged(0.3, Color::Black), (Status::Unsettled, true));
    assert_eq!(judged(0.3, Color::White), (Status::Unsettled, false));
    // An unsettled fate from the network does not make a clear estimate uncertain.
    assert_eq!(judged(1.0, Color::White), (Status::Dead, true));
}

#[test]
fn an_open_ko_leaves_walls_alone_that_have_room() {
    // White's walls surround the middle, with seven dead stones in it. Beside them a ko is open.
    let text = ". . . . . . . . . . . . .
                X X . . . . . . . . . . .
                O X X X X X . . X X X . .
                O O O O O O X X O X O X .
                . . . . . . O O O O O X .
                O O . . . . . . . . O X .
                X X O . . . . . . . . O X
                X O . O O X X X . . O O X
                X O O X X X O O . . O X X
                X X O O X . . . . . O X .
                . X X O . O . . O O X . .
                . O X X O O . . . O X . X
                . . . X X O . . . O O X .";
    let board = Board::parse(text).unwrap();
    let at = |name| board.chain_id(board.size().parse(name).unwrap()).unwrap();
    let found = propose(&board, &presets::JAPANESE, Color::Black);
    let status =
        |name| found.chains.iter().find(|chain| chain.stone == at(name)).map(|chain| chain.status);
    for wall in ["A8", "C7", "B6", "F3"] {
        assert_eq!(status(wall), Some(Status::Alive), "{wall}");
    }
}

/// White at E7 puts E6 in atari, and Black has to join it at D6. Black at E7 joins it at once.
const SPARED: &str = "
    . . . X X O . . .
    . . X . X O . . .
    . . X X . O . . .
    . . X . X O O . .
    . . X X O X O . .
    . . . X O . O . .
    . . . X O O O . .
    . . . X . O . . .
    . . . X X O . . .";

#[test]
fn the_neutral_point_is_named_that_spares_a_stone() {
    let board = Board::parse(SPARED).unwrap();
    let at = |name| board.size().parse(name).unwrap();
    let added =
        Teire { color: Color::Black, point: at("D6"), certain: false, unless: Some(at("E7")) };
    for to_move in Color::BOTH {
        assert_eq!(propose(&board, &presets::JAPANESE, to_move).remaining, [added]);
    }
    let mut joined = board.clone();
    joined.play(Color::Black, at("E7")).unwrap();
    let judged = propose(&joined, &presets::JAPANESE, Color::White);
    assert!(judged.is_settled() && judged.remaining.is_empty());
}
