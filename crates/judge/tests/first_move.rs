//! A chain that its owner saves by moving first is unsettled, though it dies where the opponent
//! moves first.

mod common;

use common::{SYMMETRIES, moved};
use tengen_judge::{
    Basis, ChainStatus, Effort, Enclosure, Fate, Ground, Outright, Provisional, Status, Step, Turn,
    Why, propose, propose_with,
};
use tengen_rules::{Board, Color, HypotheticalKo, Point, PointSet, Ruleset, Size, presets};

/// White's four points in the corner, and no liberty outside: E4 or E5 makes two eyes. If Black
/// plays E4 first, White fights a ko for its life, and loses it where threats do not count.
const CORNER: &str = "
    . X O . .
    . X O O .
    . X X O .
    . . X O O
    . . X X X";

/// The corner of `CORNER` on a larger board, turned or mirrored, and its point `name` there.
fn corner(lines: usize, symmetry: usize, colors: [Color; 2]) -> (Board, impl Fn(&str) -> Point) {
    let small = Board::parse(CORNER).expect("a position");
    let size = Size::square(lines).expect("a size");
    let place = move |point: Point| {
        let column = small.size().column(point) + lines - small.size().width();
        moved(size, size.point(column, small.size().row(point)).expect("a point"), symmetry)
    };
    let small = Board::parse(CORNER).expect("a position");
    let of = |c| if c == Color::Black { colors[0] } else { colors[1] };
    let stones = small.size().points().filter_map(|p| Some((of(small.get(p)?), place(p))));
    let board = Board::with_stones(size, stones).expect("a position");
    (board, move |name: &str| place(small.size().parse(name).expect("a point")))
}

fn assert_open(lines: usize, symmetry: usize, rules: &Ruleset, colors: [Color; 2]) {
    let (board, at) = corner(lines, symmetry, colors);
    for to_move in Color::BOTH {
        let proposal = propose(&board, rules, to_move);
        let is_it = |chain: &&ChainStatus| board.chain(chain.stone).any(|p| p == at("C5"));
        let chain = proposal.chains.iter().find(is_it).expect("a chain");
        assert_eq!(chain.status, Status::Unsettled, "{}\n{board}", rules.id);
        assert!(!proposal.is_settled());
        // Where threats do not count, its opponent takes it by moving first.
        let without_threats = rules.ending.hypothetical_ko == HypotheticalKo::PassForKo;
        let falls = without_threats && to_move != chain.color;
        assert_eq!(proposal.dead.contains(chain.stone), falls, "{}\n{board}", rules.id);
        // Its owner saves it under all rules.
        let decides = without_threats || to_move == chain.color;
        let ground = if decides { Ground::FirstMove(to_move) } else { Ground::Undecided };
        let told = Provisional { color: chain.color, stone: chain.stone, ground };
        assert!(proposal.provisional.contains(&told), "{:?}", proposal.provisional);
        let Why::Ko { outright: Outright::Saved(saved), .. } = chain.why else {
            panic!("{:?}", chain.why)
        };
        assert!([at("E4"), at("E5")].contains(&saved), "{saved:?}\n{board}");
    }
}

#[test]
fn a_corner_that_one_move_saves_from_a_ko_is_open_under_all_rules() {
    for rules in presets::ALL {
        for colors in [Color::BOTH, [Color::White, Color::Black]] {
            assert_open(5, 0, rules, colors);
        }
    }
}

#[test]
fn a_chain_that_nothing_was_read_of_counts_as_it_looks() {
    let board = Board::parse(
        "X . X O O
         X X O O O
         . O X . O
         X X X O .
         X . O . O",
    )
    .expect("a position");
    let stone = board.size().parse("D2").expect("a point");
    // Playouts hardly tell here; with this seed they leave the chain open.
    let effort = Effort { seed: 1985, ..Effort::usual(board.size().area()) };
    for to_move in Color::BOTH {
        let proposal = propose_with(&board, &presets::JAPANESE, to_move, effort, None);
        let it = proposal.chains.iter().find(|chain| chain.stone == stone).expect("a chain");
        assert_eq!((it.status, &it.why), (Status::Unsettled, &Why::Playouts));
        let ground = Ground::Estimate(to_move);
        let told = Provisional { color: Color::White, stone, ground };
        assert!(proposal.provisional.contains(&told), "{:?}", proposal.provisional);
        assert_eq!(told.is_dead(), to_move == Color::Black);
        assert_eq!(proposal.dead.contains(stone), told.is_dead());
    }
}

/// Black's two stones at C4 live by B4, or White takes them by playing there.
const FIGHT: &str = "
    X . X O .
    . . X O .
    X X O O .
    O X O . .
    . . . . .";

#[test]
fn a_fight_that_the_first_move_decides_is_no_open_border() {
    let board = Board::parse(FIGHT).expect("a position");
    let size = board.size();
    let at = |names: &str| {
        PointSet::of(size, names.split(' ').map(|name| size.parse(name).expect("a point")))
    };
    for to_move in Color::BOTH {
        let proposal = propose(&board, &presets::JAPANESE, to_move);
        let open: Vec<_> =
            proposal.chains.iter().filter(|chain| chain.status == Status::Unsettled).collect();
        assert!(matches!(open[..], [ChainStatus { why: Why::FirstMove { .. }, .. }]), "{open:?}");
        // Below, the border is open whichever side wins the fight.
        assert_eq!(proposal.unsealed, at("B1 C1"), "{to_move} moves first");
        assert!(!proposal.is_settled());
    }
}

#[test]
fn it_is_open_on_every_board_however_it_lies() {
    for lines in [5, 6, 7, 9, 13, 19] {
        for symmetry in 0..SYMMETRIES {
            assert_open(lines, symmetry, &presets::JAPANESE, Color::BOTH);
        }
    }
}

#[test]
fn a_move_of_the_owner_saves_it_and_one_of_the_opponent_takes_it_in_a_ko_without_threats() {
    let (board, at) = corner(5, 0, Color::BOTH);
    for to_move in Color::BOTH {
        let judged = |board: &Board| {
            let proposal = propose(board, &presets::JAPANESE, to_move);
            let id = board.chain_id(at("C5"));
            let chain = proposal.chains.into_iter().find(|chain| Some(chain.stone) == id);
            chain.expect("a chain")
        };
        for name in ["E4", "E5"] {
            let mut saved = board.clone();
            saved.play(Color::White, at(name)).expect("a free point");
            assert_eq!(judged(&saved).status, Status::Alive, "{name}");
        }
        let mut attacked = board.clone();
        attacked.play(Color::Black, at("E4")).expect("a free point");
        let chain = judged(&attacked);
        assert_eq!(chain.status, Status::Dead);
        let Why::Ko { ko, line, outright: Outright::Nothing } = chain.why else {
            panic!("{:?}", chain.why)
        };
        assert_eq!(ko, Some(at("E5")));
        assert!(!line.is_empty());
    }
}

#[test]
fn a_verdict_stands_though_the_move_that_saves_the_chain_is_not_read() {
    let (board, at) = corner(5, 0, Color::BOTH);
    let standing = PointSet::of(board.size(), board.chain(at("B5")));
    let part = Enclosure::around(&board, at("C5"), &standing).expect("a part");
    let mut left = 60_000;
    let whole = part.fate(at("C5"), &mut left);
    assert!(
        matches!(whole, Some(Fate::Ko { captured: None, outright: Outright::Saved(_), .. })),
        "{whole:?}"
    );
    let read = 60_000 - left;
    let is_short = |most: usize| {
        let short = part.fate(at("C5"), &mut { most });
        matches!(short, Some(Fate::Ko { captured: None, outright: Outright::Nothing, .. }))
    };
    assert!((0..read).step_by(read / 64).any(is_short));
}

#[test]
fn a_stone_in_a_ko_that_its_owner_may_connect_is_open_though_it_looks_alive() {
    // White connects at E1, or Black takes D1 there.
    let board = Board::parse(
        ". X . X O X O X .
         X . X X O . O X .
         X X O O O O O X .
         O O O O X X X X .
         X X O O O O O X .
         X . X O . O X X X
         . X X X O O X O O
         X X . X O . O . O
         . . X O . O . O .",
    )
    .expect("a position");
    let stone = board.size().parse("D1").expect("a point");
    for to_move in Color::BOTH {
        let proposal = propose(&board, &presets::JAPANESE, to_move);
        let chain = proposal.chains.iter().find(|chain| chain.stone == stone).expect("a chain");
        assert_eq!(chain.status, Status::Unsettled);
        let Why::Ko { outright: Outright::Saved(saved), .. } = chain.why else {
            panic!("{:?}", chain.why)
        };
        assert_eq!(board.size().name(saved), "E1");
    }
}

/// White's wall is open at J5 and J4. J3 is in atari at J4, where it would join the wall.
const IN_ATARI_BESIDE_GAP: &str = "
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O O O O .
    . . . X X X X O .
    . . . . . . X X O
    . . . . . . . . X
    . . . . . . . . .";

#[test]
fn stones_in_atari_beside_an_open_area_depend_on_the_first_move() {
    let board = Board::parse(IN_ATARI_BESIDE_GAP).unwrap();
    let at = |name: &str| board.size().parse(name).unwrap();
    for rules in [&presets::JAPANESE, &presets::CHINESE] {
        for to_move in Color::BOTH {
            let proposal = propose(&board, rules, to_move);
            let chain = proposal.chains.iter().find(|chain| chain.stone == at("J3")).unwrap();
            assert_eq!((chain.status, chain.basis), (Status::Unsettled, Basis::Read));
            let Why::FirstMove { saved, lost } = &chain.why else { panic!("{:?}", chain.why) };
            assert_eq!((*saved, lost.len()), (at("J4"), 1));
            // The area is White's whichever side moves first.
            for name in ["F9", "J9", "F6", "J6"] {
                assert_eq!(proposal.owner[at(name).index()], Some(Color::White), "{name}");
                assert!(!proposal.open(&board).contains(at(name)), "{name}");
            }
            assert!(proposal.open(&board).contains(at("J3")));
        }
    }
}

/// White's E6 and Black's F6 and F5 are in atari at E5.
const BOTH_IN_ATARI: &str = "
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . X O X O . .
    . . . X . X O . .
    . . . X X O O . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .";

#[test]
fn the_area_of_stones_that_fall_for_now_is_closed_by_the_play_that_takes_them() {
    let board = Board::parse(BOTH_IN_ATARI).unwrap();
    let at = |name: &str| board.size().parse(name).unwrap();
    for (to_move, fallen, stands) in
        [(Color::White, ["F6", "F5"].as_slice(), "E6"), (Color::Black, &["E6"], "F6")]
    {
        let proposal = propose(&board, &presets::JAPANESE, to_move);
        assert_eq!(proposal.dead, PointSet::of(board.size(), fallen.iter().map(|p| at(p))));
        for p in fallen {
            assert_eq!(proposal.owner[at(p).index()], Some(to_move), "{p}");
        }
        assert_eq!(proposal.owner[at(stands).index()], Some(to_move));
        assert!(!proposal.unsealed.contains(at("E5")));
        // Black's area is closed without it.
        let is_border = proposal.borders.contains(at("E5"));
        assert_eq!(is_border, to_move == Color::White);
    }
}

/// A play at C2 saves Black and takes D3, and White's other stones fall then.
const SAVED_BY_TAKING: &str = "
    O O O X X
    O X X X X
    O O X O X
    . O . O X
    O O X X X";

#[test]
fn what_falls_to_the_play_that_saves_a_chain_is_open_as_well() {
    let board = Board::parse(SAVED_BY_TAKING).unwrap();
    for rules in [&presets::AGA_AREA, &presets::JAPANESE] {
        for to_move in Color::BOTH {
            let judged = propose(&board, rules, to_move);
            let open = |chain: &ChainStatus| matches!(chain.why, Why::FirstMove { .. });
            assert!(judged.chains.iter().all(open), "{:?}", judged.chains);
            // All stones of the side that moves second count as dead.
            let dead = board.size().points().filter(|p| board.get(*p) == Some(!to_move));
            assert_eq!(judged.dead, PointSet::of(board.size(), dead));
        }
    }
}

/// A play at B8 takes White's C8, and B9 and A8 fall then. White fights for them by taking Black's
/// C9 at D9 in a ko.
const TAKEN_OR_KO: &str = "
    . O X . X X O . .
    O . O X X O O . O
    X O O O X O . O .
    X X X O X O O . .
    . X . X X X O O O
    X . X X . X X X O
    . X X . X . X O O
    X . . X . X X O .
    . X . . X . X O .";

/// This position as it lies in `symmetry`, with the colours swapped if so, and its point `name`.
fn lying(rows: &str, symmetry: usize, swaps: bool) -> (Board, impl Fn(&str) -> Point) {
    let drawn = Board::parse(rows).expect("a position");
    let size = drawn.size();
    let of = |color: Color| if swaps { !color } else { color };
    let stone = |p| Some((of(drawn.get(p)?), moved(size, p, symmetry)));
    let board = Board::with_stones(size, size.points().filter_map(stone)).expect("a position");
    let board = board.set_up();
    (board, move |name: &str| moved(size, size.parse(name).expect("a point"), symmetry))
}

#[test]
fn a_chain_that_the_opponent_takes_by_moving_first_and_else_a_ko_decides_counts_by_the_turn() {
    for (symmetry, swaps) in (0..SYMMETRIES).flat_map(|s| [(s, false), (s, true)]) {
        let (board, at) = lying(TAKEN_OR_KO, symmetry, swaps);
        let owner = board.get(at("C8")).expect("a stone");
        for (rules, to_move) in [&presets::JAPANESE, &presets::CHINESE]
            .into_iter()
            .flat_map(|r| Color::BOTH.map(|c| (r, c)))
        {
            let judged = propose(&board, rules, to_move);
            let falls = to_move != owner;
            let without_threats = rules.ending.hypothetical_ko == HypotheticalKo::PassForKo;
            let decides = falls || without_threats;
            let ground = if decides { Ground::FirstMove(to_move) } else { Ground::Undecided };
            for name in ["C8", "B9", "A8"] {
                let stone = board.chain_id(at(name)).expect("a stone");
                let chain =
                    judged.chains.iter().find(|chain| chain.stone == stone).expect("a chain");
                assert_eq!(chain.status, Status::Unsettled, "{name}\n{board}");
                let Why::Ko { line, outright: Outright::Taken { lost, fought }, .. } = &chain.why
                else {
                    panic!("{name} {:?}\n{board}", chain.why)
                };
                let play = |color, name| Turn { color, step: Step::Play(at(name)) };
                assert_eq!((lost[0], *fought), (play(!owner, "B8"), at("D9")), "{name}\n{board}");
                assert_eq!(line[0], play(owner, "D9"), "{name}\n{board}");
                let told = Provisional { color: owner, stone, ground };
                assert!(judged.provisional.contains(&told), "{:?}\n{board}", judged.provisional);
                assert_eq!(judged.dead.contains(stone), falls, "{name}\n{board}");
            }
            // The stone in the ko is saved by the play that takes those beside it.
            assert_eq!(judged.dead.contains(at("C9")), !falls, "{board}");
        }
    }
}

/// A play at A2 takes Black's A3 and saves White's stones. Black fights for A3 at B1, where C1 is
/// taken in a ko.
const TAKEN_AND_SAVED: &str = "
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    X X X X X O . . .
    O O O O O O . . .
    X X X O . O . . .
    . O X X O . O . .
    O . O X O . . . .";

#[test]
fn chains_of_which_one_move_takes_one_and_saves_the_others_count_for_the_same_first_move() {
    for (symmetry, swaps) in (0..SYMMETRIES).flat_map(|s| [(s, false), (s, true)]) {
        let (board, at) = lying(TAKEN_AND_SAVED, symmetry, swaps);
        for to_move in Color::BOTH {
            let judged = propose(&board, &presets::JAPANESE, to_move);
            for name in ["A3", "B2", "A1", "C1"] {
                let stone = at(name);
                let falls = board.get(stone) == Some(!to_move);
                assert_eq!(judged.dead.contains(stone), falls, "{name} {to_move}\n{board}");
            }
        }
    }
}

/// White's play at C1 makes a bent four of it: threats for a ko only put off that Black falls.
const BENT_FOUR_TO_COME: &str = "
    . . . . X O . . .
    . X . X X O . O .
    . . X . X O O . .
    . X . X X X O . O
    X X X X . X O O .
    O O O X X X O . .
    X X O O O O O O O
    . X X X X O . O .
    O O . . X O . . O";

#[test]
fn a_chain_whose_fall_threats_only_put_off_hangs_on_the_first_move_and_on_no_ko() {
    for (symmetry, swaps) in [(0, false), (SYMMETRIES - 1, true)] {
        let (board, at) = lying(BENT_FOUR_TO_COME, symmetry, swaps);
        let owner = board.get(at("A3")).expect("a stone");
        for to_move in Color::BOTH {
            let judged = propose(&board, &presets::JAPANESE, to_move);
            let stone = board.chain_id(at("A3")).expect("a stone");
            let chain = judged.chains.iter().find(|chain| chain.stone == stone);
            let Why::FirstMove { lost, saved } = &chain.expect("a chain").why else {
                panic!("{chain:?}\n{board}")
            };
            assert_eq!(lost[0].color, !owner, "{board}");
            assert!([at("C1"), at("A2"), at("D1")].contains(saved), "{board}");
            assert_eq!(judged.dead.contains(stone), to_move != owner, "{board}");
        }
    }
}

/// White at C9 begins a ko about Black's three chains. Black takes first at D9.
const OPEN_TO_A_KO: &str = "
    . X . . O X . . .
    X . X O O X . . .
    O X X X O X . . .
    O O O X O X X X X
    . O . O O X . X .
    O O O O O X X X X
    O O O O O O X . X
    . O . O . O X X X
    O O O O O O X . X";

#[test]
fn chains_that_live_only_if_their_owner_wins_a_ko_are_left_to_be_played_for() {
    let (board, at) = lying(OPEN_TO_A_KO, 0, false);
    for rules in [&presets::JAPANESE, &presets::CHINESE] {
        for to_move in Color::BOTH {
            let judged = propose(&board, rules, to_move);
            let stone = board.chain_id(at("C8"));
            let chain = judged.chains.iter().find(|chain| Some(chain.stone) == stone);
            let chain = chain.expect("a chain");
            assert_eq!(chain.status, Status::Alive);
            assert!(chain.is_open() && !judged.is_settled() && judged.dead.is_empty());
        }
    }
}
