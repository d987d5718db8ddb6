//! Life and death read to the end: well-known shapes, and evidence that can be played out.

use tengen_judge::{
    Confirmed, Enclosure, Fate, Grade, Graded, Status, Step, Turn, Unconfirmed, Why, propose,
    unconditional,
};
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, PointSet, Size, presets};

const POSITIONS: usize = 60_000;

fn board(text: &str) -> Board {
    Board::parse(text).unwrap()
}

fn at(board: &Board, name: &str) -> Point {
    board.size().parse(name).unwrap()
}

/// The fate of the chain on `name`, where the stones of `standing` count as standing.
fn fate(board: &Board, name: &str, standing: Color) -> Fate {
    let stones = board.size().points().filter(|p| board.get(*p) == Some(standing));
    let standing = PointSet::of(board.size(), stones);
    let part = Enclosure::around(board, at(board, name), &standing).expect("a small part");
    let fate = part.fate(at(board, name), &mut POSITIONS.clone()).expect("within reach");
    check(board, at(board, name), &fate);
    check_settled(&part, board, at(board, name), &fate);
    fate
}

/// Checks that the answers for either side, moving first, agree with the fate.
fn check_settled(part: &Enclosure, board: &Board, stone: Point, fate: &Fate) {
    let owner = board.get(stone).expect("a stone");
    let settle =
        |turn| part.settle(stone, turn, None, &mut POSITIONS.clone()).expect("within reach");
    let [attack, defence] = [settle(!owner), settle(owner)];
    let wanted = match fate {
        Fate::Lives(_) => [Grade::No, Grade::Yes],
        Fate::Dies(_) => [Grade::Yes, Grade::No],
        Fate::Unsettled { .. } => [Grade::Yes, Grade::Yes],
        Fate::Delayed(_) => {
            assert!(matches!(attack.grade, Grade::Yes | Grade::Ko), "{attack:?}");
            assert_eq!(defence.grade, Grade::KoAfterThreat);
            return;
        }
        Fate::Ko { captured, .. } => {
            // The side that wins the ko without threats, for either first move, needs none.
            let told = [attack, defence].map(|found| found.grade);
            match captured {
                Some(true) => assert_eq!(told, [Grade::Ko, Grade::KoAfterThreat]),
                Some(false) => assert_eq!(told, [Grade::KoAfterThreat, Grade::Ko]),
                None => assert_ne!(told, [Grade::Yes, Grade::Yes]),
            }
            return;
        }
    };
    assert_eq!([attack, defence].map(|found| found.grade), wanted, "{board}{fate:?}");
    for (Graded { grade, play }, color) in [(attack, !owner), (defence, owner)] {
        assert!(grade != Grade::No || play.is_none());
        if let Some(play) = play {
            assert!(!board.is_suicide(color, play), "{board}{play:?}");
        }
    }
}

/// Plays the evidence out. Every line follows the rules. At its end the stones are taken, or have
/// room for one eye at most among living stones.
fn check(board: &Board, stone: Point, fate: &Fate) {
    let owner = board.get(stone).expect("a stone");
    let ends = |mut turn: Color, line: &[Turn]| {
        let mut board = board.clone();
        for Turn { color, step } in line {
            assert_eq!(*color, turn);
            turn = !turn;
            if let Step::Play(point) = step {
                assert!(!board.is_suicide(*color, *point), "{board}{point:?}");
                board.play(*color, *point).expect("a free point");
            }
        }
        let hopeless = || unconditional(&board, !owner).territory.contains(stone);
        assert!(board.get(stone) != Some(owner) || hopeless(), "{board}{line:?}");
    };
    match fate {
        Fate::Dies(line) | Fate::Delayed(line) => ends(owner, line),
        Fate::Ko { line, .. } => ends(line[0].color, line),
        Fate::Unsettled { lost, saved } => {
            ends(!owner, lost);
            assert!(!board.is_suicide(owner, *saved));
        }
        Fate::Lives(answers) => {
            for (attack, answer) in answers {
                let mut board = board.clone();
                assert!(!board.is_suicide(!owner, *attack));
                board.play(!owner, *attack).expect("a free point");
                if let Step::Play(point) = answer {
                    assert!(!board.is_suicide(owner, *point), "{board}{answer:?}");
                    board.play(owner, *point).expect("a free point");
                }
                assert_eq!(board.get(stone), Some(owner));
            }
        }
    }
}

/// A corner where Black has these points, as rows from the top, in a white wall that lives.
fn corner(rows: &str) -> Board {
    let lines: Vec<&str> = rows.split('/').collect();
    let width = lines[0].len();
    let mut text = String::new();
    for line in &lines {
        text += &format!("{line}XO.O\n");
    }
    text += &format!("{}XO.O\n{}OOOO\n", "X".repeat(width), "O".repeat(width));
    text += &format!("{}.O.O", "O".repeat(width));
    board(&text)
}

#[test]
fn a_line_shows_the_plays_of_the_owner_that_must_be_answered() {
    // After a play in the square, Black threatens to divide what is left of it.
    let board = board(
        ". . . . . . . .
         . O O O O O O .
         . O X X X X O .
         . O X . . X O .
         . O X . . X O .
         . O X X X X O .
         . O O O O O O .",
    );
    let Fate::Dies(line) = fate(&board, "C5", Color::White) else { panic!("a dead shape") };
    assert!(matches!(line[0].step, Step::Play(_)), "{line:?}");
    assert!(matches!(line[1].step, Step::Play(_)), "{line:?}");
}

#[test]
fn eyes_of_every_shape() {
    let status = |rows: &str| {
        let board = corner(rows);
        let black = board.size().points().rfind(|p| board.get(*p) == Some(Color::Black)).unwrap();
        match fate(&board, &board.size().name(black), Color::White) {
            Fate::Lives(_) => "lives",
            Fate::Dies(_) => "dies",
            Fate::Delayed(_) => "dies in a ko",
            Fate::Unsettled { .. } => "unsettled",
            Fate::Ko { .. } => "ko",
        }
    };
    for rows in [".", "..", "../.."] {
        assert_eq!(status(rows), "dies", "{rows}");
    }
    for rows in ["...", "../.X", ".../X.X", "../../.X", "..X/.../X.X", "...X/X..X", ".../..."] {
        assert_eq!(status(rows), "unsettled", "{rows}");
    }
    // In the corner, and with no liberty outside, four in a bend are a ko (and six above are
    // not alive).
    assert_eq!(status("../.X/.X"), "ko");
    for rows in ["....", ".....", ".X."] {
        assert_eq!(status(rows), "lives", "{rows}");
    }
}

#[test]
fn the_first_move_and_its_point() {
    let board = corner("...");
    let Fate::Unsettled { lost, saved } = fate(&board, "A3", Color::White) else { panic!() };
    assert_eq!(board.size().name(saved), "B4");
    assert_eq!(lost[0], Turn { color: Color::White, step: Step::Play(saved) });
}

#[test]
fn an_eye_that_is_a_ko() {
    // White's second eye depends on taking B5, and Black takes back. White can never end the ko.
    let board = board(
        "O X . X X
         . O X X X
         O O X X X
         X X X . X
         X X X X .",
    );
    let walls = PointSet::of(board.size(), board.chain(at(&board, "D4")));
    let part = Enclosure::around(&board, at(&board, "B4"), &walls).expect("a small part");
    let found = part.fate(at(&board, "B4"), &mut POSITIONS.clone()).expect("within reach");
    assert!(matches!(found, Fate::Delayed(_)), "{found:?}");
    check(&board, at(&board, "B4"), &found);
}

#[test]
fn a_ko_that_saves_nobody_is_no_reason() {
    // With threats for every ko White is not taken at A3, but never gets two eyes either.
    let board = board(
        ". . X O .
         . X X O O
         O . X O .
         . X X O O
         . X X O O",
    );
    assert!(matches!(fate(&board, "A3", Color::Black), Fate::Delayed(_)));
    for rules in [&presets::JAPANESE, &presets::CHINESE] {
        let proposal = propose(&board, rules, Color::Black);
        let stone = at(&board, "A3");
        let chain = proposal.chains.iter().find(|chain| chain.stone == stone).expect("a chain");
        assert_eq!(chain.status, Status::Dead);
        assert!(matches!(chain.why, Why::Delayed { .. }), "{:?}", chain.why);
    }
}

#[test]
fn the_owner_passes_where_a_line_shows_a_ko() {
    let board = board(
        ". X O X X O .
         X O O X X O .
         . . O O X O .
         X X X X X O .
         O O O O O O .
         . . . . . . .",
    );
    let walls = PointSet::of(board.size(), board.chain(at(&board, "A2")));
    let part = Enclosure::around(&board, at(&board, "A5"), &walls).expect("a small part");
    let found = part.fate(at(&board, "A5"), &mut POSITIONS.clone()).expect("within reach");
    let Fate::Ko { line, .. } = found else { panic!("{found:?}") };
    let steps: Vec<Step> = line.iter().map(|turn| turn.step).collect();
    let [takes, ends] = ["A6", "A4"].map(|name| Step::Play(at(&board, name)));
    assert_eq!(steps, [takes, Step::Pass, ends]);
}

#[test]
fn a_stone_that_is_taken_for_something_in_return() {
    // Black takes A1, and White takes back more.
    let board = board(
        "O.O.O
         OOOOO
         OOOOO
         XXOOO
         O.OOO",
    );
    let part = Enclosure::around(&board, at(&board, "A1"), &PointSet::new(board.size())).unwrap();
    let found = part.confirm(at(&board, "A1"), POSITIONS);
    assert_eq!(found, Ok(Confirmed::Enabling));
    assert_eq!(part.confirm(at(&board, "A2"), POSITIONS), Ok(Confirmed::Dead));
    let empty = at(&board, "B1");
    assert_eq!(part.confirm(empty, POSITIONS), Err(Unconfirmed::NoStone(empty)));
}

#[test]
fn a_race_is_won_by_the_side_with_a_liberty_more() {
    let race = |shared: &str, name: &str| {
        let board = board(&format!(
            "O . X X O O . X X
             O O {shared} O X X X . X
             . O O O X . X X X
             O . . O X . . X ."
        ));
        let mut walls = PointSet::new(board.size());
        ["A4", "A3", "A1", "D1", "E3"]
            .iter()
            .for_each(|name| walls.extend(board.chain(at(&board, name))));
        let name = at(&board, name);
        let part = Enclosure::around(&board, name, &walls).expect("a small part");
        let found = part.fate(name, &mut POSITIONS.clone()).expect("within reach");
        check(&board, name, &found);
        found
    };
    assert!(matches!(race(".", "C4"), Fate::Lives(_)));
    assert!(matches!(race(".", "E4"), Fate::Dies(_)));
    // With one liberty each it is the first to move.
    assert!(matches!(race("O", "C4"), Fate::Unsettled { .. }));
    assert!(matches!(race("O", "E4"), Fate::Unsettled { .. }));
}

#[test]
fn neither_side_of_a_seki_is_captured() {
    let board = board(
        ". X O . X O . . .
         . X O . X O . . .
         . X O O X O . . .
         . X X X O O . . .
         . . . X O . . . .",
    );
    let mut walls = PointSet::new(board.size());
    ["B5", "F5"].iter().for_each(|name| walls.extend(board.chain(at(&board, name))));
    for name in ["C5", "E5"] {
        let part = Enclosure::around(&board, at(&board, name), &walls).expect("a small part");
        let found = part.fate(at(&board, name), &mut POSITIONS.clone()).expect("within reach");
        let Fate::Lives(answers) = &found else { panic!("{found:?}") };
        check(&board, at(&board, name), &found);
        assert_eq!(answers.len(), 2, "either shared liberty may be filled, at a loss");
    }
}

#[test]
fn a_proof_rests_on_living_walls() {
    let board = corner("../..");
    let stones = board.size().points().filter(|p| board.get(*p) == Some(Color::White));
    let white = PointSet::of(board.size(), stones);
    let part = Enclosure::around(&board, at(&board, "C5"), &white).unwrap();
    assert!(part.is_proved());
    let points = PointSet::of(board.size(), part.points());
    assert!(points.contains(at(&board, "A5")) && !points.contains(at(&board, "E5")));
    assert_eq!(
        part.fate(at(&board, "E5"), &mut POSITIONS.clone()),
        None,
        "a wall is no part of it"
    );
    assert_eq!(part.fate(at(&board, "A5"), &mut POSITIONS.clone()), None, "there is no stone");
    assert_eq!(part.fate(at(&board, "C5"), &mut 3), None, "three positions do not suffice");
}

#[test]
fn stones_around_that_hang_together_by_one_liberty_can_be_cut() {
    // Black A6 puts A5 in atari. White kills at A8 only if it need not save A5 at A4.
    let text = ". .
                . X
                . X
                O X
                . O
                O .
                . O
                . .";
    let cut = fate(&board(text), "B5", Color::White);
    assert!(matches!(cut, Fate::Ko { .. }), "{cut:?}");
    let joined = fate(
        &board(&text.replacen("O X\n                . O", "O X\n                O O", 1)),
        "B5",
        Color::White,
    );
    assert!(matches!(joined, Fate::Dies(_)), "{joined:?}");
}

#[test]
fn stones_around_that_hang_by_a_liberty_with_room_beside_it_can_be_put_in_atari() {
    // White D3 puts C3 in atari, and Black saves it at B3. A ko comes of it: the exact solver
    // says that Black wins by 12 moving first, and by 3 else.
    let text = ". . X .
                X X O .
                . X O .";
    // Joined at B3, Black need not answer.
    for (text, status) in
        [(text, Status::Unsettled), (&text.replace(". . X", ". X X"), Status::Dead)]
    {
        for to_move in Color::BOTH {
            let proposal = propose(&board(text), &presets::CHINESE, to_move);
            let chain = proposal.chains.iter().find(|chain| chain.color == Color::White);
            assert_eq!(chain.expect("a chain").status, status, "{text} {to_move}");
            assert_eq!(proposal.is_settled(), status == Status::Dead);
        }
    }
}

#[test]
fn a_part_that_is_too_large_is_none() {
    let open = board(". . . . . . .\n. X . . . . .\n. . . . . . .\n. . . . . . .");
    assert!(Enclosure::around(&open, at(&open, "B3"), &PointSet::new(open.size())).is_none());
}

/// A position from moves at random, in which eyes are mostly kept.
fn some_board(size: Size, random: &mut Random) -> Board {
    let mut board = Board::new(size);
    for turn in 0..size.area() * 3 {
        let color = Color::BOTH[turn % 2];
        let point = size.at(random.below(size.area())).unwrap();
        if !board.is_suicide(color, point) && !board.is_eye(color, point) {
            let _ = board.play(color, point);
        }
    }
    board
}

#[test]
fn a_proof_about_a_part_holds_on_the_whole_board() {
    let mut random = Random::new(1976);
    let sizes = [(4, 4), (5, 4), (6, 3), (5, 5), (8, 3)];
    let mut compared = 0;
    for n in 0..400 {
        let (width, height) = sizes[n % sizes.len()];
        let size = Size::new(width, height).unwrap();
        let board = some_board(size, &mut random);
        let [black, white] = Color::BOTH.map(|color| unconditional(&board, color).chains);
        let standing = PointSet::of(size, black.iter().chain(white.iter()));
        for (_, stone) in board.chains().filter(|(_, stone)| !standing.contains(*stone)) {
            let Some(part) = Enclosure::around(&board, stone, &standing) else { continue };
            let Some(whole) = Enclosure::around(&board, stone, &PointSet::new(size)) else {
                continue;
            };
            let smaller = part.points().count() < whole.points().count();
            if !part.is_proved() || !smaller {
                continue;
            }
            let fate = |part: Enclosure| part.fate(stone, &mut POSITIONS.clone());
            let [part, whole] = [part, whole].map(fate);
            let (Some(part), Some(whole)) = (part, whole) else { continue };
            check(&board, stone, &part);
            compared += 1;
            let same = std::mem::discriminant(&part) == std::mem::discriminant(&whole);
            assert!(same, "{board}\n{}: {part:?}, but {whole:?}", size.name(stone));
        }
    }
    println!("{compared} chains compared");
    assert!(compared > 50);
}

#[test]
fn chains_that_fall_to_each_other_where_nobody_lives_are_not_called_dead() {
    for rows in
        ["X . O\n X X O\n X . O", "X X . O O\n X X . O O", "X . O\n X . O\n X . O", ". X\n O ."]
    {
        let board = board(rows);
        for rules in [&presets::JAPANESE, &presets::CHINESE, &presets::NEW_ZEALAND] {
            let proposal = propose(&board, rules, Color::Black);
            let dead = |color| {
                let of =
                    |c: &&tengen_judge::ChainStatus| c.color == color && c.status == Status::Dead;
                proposal.chains.iter().filter(of).count()
            };
            assert!(
                dead(Color::Black) == 0 || dead(Color::White) == 0,
                "{rows} {}: {:?}",
                rules.id,
                proposal.chains
            );
        }
    }
}

#[test]
fn a_seki_gives_threats_that_leave_a_bent_four_open_but_not_under_japanese_rules() {
    let with_seki = board(
        ". . . X O . . O X . X O . X O .
         . . . X O . . O X X X O X X O O
         . . . X O . . O X . X O X X O .
         . . . X O . . O X X X O X X O O
         X X X X O . . O X . X O X X O .
         O O X X O . . O X X X O X X O O
         . O X X X O O O X . X O X X O .
         X O O O X O O O X X X O X X O O
         X X . O X O . O X . X O . X O .",
    );
    let corner = at(&with_seki, "A4");
    for (rules, status) in
        [(&presets::JAPANESE, Status::Dead), (&presets::CHINESE, Status::Unsettled)]
    {
        let proposal = propose(&with_seki, rules, Color::Black);
        let chain = proposal.chains.iter().find(|chain| chain.stone == corner).expect("a chain");
        assert_eq!(chain.status, status, "{:?}", chain.why);
    }
}

#[test]
fn a_threat_in_a_seki_leaves_stones_dead_that_one_threat_does_not_save() {
    // White retakes at A2 with a threat at N1 or N12. Black passes and takes the ko again: White
    // cannot end it and keep a second eye.
    let board = board(
        "O O X X X X O O X . X O . X O .
         O X . X . X O O X X X O X X O O
         O X X X X X . O X . X O X X O .
         O O O X . X O O X X X O X X O O
         . O X X X X O O X . X O X X O .
         . O X X . X . O X X X O X X O O
         . O X . X X O O X . X O X X O .
         O X X X X X O O X X X O X X O O
         O O X . . X . O X . X O X X O .
         . O . X X X O O X X X O X X O O
         O X X . . X . O X . X O X X O .
         X X X X X X O O X . X O . X O .",
    );
    for rules in [&presets::CHINESE, &presets::NEW_ZEALAND] {
        let proposal = propose(&board, rules, Color::Black);
        for name in ["A12", "A5"] {
            let stone = board.chain_id(at(&board, name)).expect("a stone");
            let chain = proposal.chains.iter().find(|chain| chain.stone == stone).expect("a chain");
            assert_eq!(chain.status, Status::Dead, "{name}: {:?}", chain.why);
        }
        assert!(proposal.seki.contains(at(&board, "M6")), "{:?}", proposal.seki);
    }
}

#[test]
fn stones_share_a_seki_only_with_stones_that_stand() {
    let board = board(
        ". X O . X O .
         X X O X X O O
         . X O O X O .
         X X . O X O O
         . X O O X O .
         X X O . X O O
         . X O X X O .",
    );
    for to_move in Color::BOTH {
        let proposal = propose(&board, &presets::CHINESE, to_move);
        let of = |status: Status, color: Color| {
            proposal.chains.iter().any(|c| c.status == status && c.color == color)
        };
        let is_shared = of(Status::Seki, Color::Black) == of(Status::Seki, Color::White);
        assert!(is_shared, "{:?}", proposal.chains);
    }
}
