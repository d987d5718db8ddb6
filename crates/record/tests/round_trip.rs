//! Games written down and read again.

use tengen_clock::{PlayerClock, TimeSystem};
use tengen_record::{About, MainLine, outcome, read, record_of};
use tengen_rules::{
    Color, Event, Game, GameSetup, Handicap, IllegalMove, Outcome, Size, Win, presets,
};
use tengen_sgf::{GameResult, WinBy};

fn game(handicap: Handicap, moves: &[&str]) -> Game {
    let size = Size::new(9, 7).unwrap();
    let mut game = Game::new(GameSetup::new(size, presets::BGA.clone(), handicap)).unwrap();
    for name in moves {
        let color = game.to_move().unwrap();
        let event = match size.parse(name) {
            Some(point) => Event::Play { color, point },
            None => Event::Pass { color },
        };
        game.apply(event).unwrap();
    }
    game
}

fn read_game(bytes: &[u8]) -> Result<Game, String> {
    let parsed = tengen_sgf::parse(bytes);
    let root = parsed.collection.roots().next().ok_or("there is no game")?;
    let recorded = read(root, None).map_err(|e| e.to_string())?;
    Game::replay(recorded.setup, recorded.events).map_err(|e| e.to_string())
}

#[test]
fn what_is_written_is_read_again() {
    let mut set_up =
        GameSetup::new(Size::square(9).unwrap(), presets::AGA_TERRITORY.clone(), Handicap::None);
    let at = |name| set_up.size.parse(name).unwrap();
    set_up.stones = vec![(Color::Black, at("C3")), (Color::White, at("G7"))];
    set_up.to_move = Some(Color::White);
    for game in [
        game(Handicap::None, &["E5", "pass", "A1"]),
        game(Handicap::Fixed(3), &["E4"]),
        game(Handicap::Free(3), &["E5", "A1", "D4", "B1", "pass"]),
        game(Handicap::None, &["pass", "pass"]),
        Game::new(set_up).unwrap(),
    ] {
        let saved = record_of(&game, About::default()).to_bytes().unwrap();
        let again = read_game(&saved).unwrap();
        assert_eq!(again.setup().rules, game.setup().rules);
        assert_eq!(again.setup().komi, game.setup().komi);
        assert_eq!(again.setup().handicap, game.setup().handicap);
        assert_eq!(again.moves(), game.moves());
        assert_eq!(again.to_move(), game.to_move());
        assert_eq!(again.board(), game.board());
    }
}

#[test]
fn a_game_can_be_gone_on_with_while_handicap_stones_are_placed() {
    for (moves, text) in [(&[][..], "HA[3])"), (&["E5", "A1"], "HA[3]\n;B[ec]\n;B[ag])")] {
        let placing = game(Handicap::Free(3), moves);
        let saved = record_of(&placing, About::default()).to_bytes().unwrap();
        let written = String::from_utf8(saved.clone()).unwrap();
        assert!(written.contains(text), "{written}");
        let again = read_game(&saved).unwrap();
        assert_eq!((again.phase(), again.log()), (placing.phase(), placing.log()));
    }
    // Others write stones that are all placed as moves, too.
    let others = read_game(b"(;SZ[9]HA[2];B[ee];B[cc];W[gg];B[gc])").unwrap();
    assert_eq!((others.setup().handicap, others.moves().len()), (Handicap::Free(2), 4));
    // A single stone is a move: the handicap was left out.
    let left_out = read_game(b"(;SZ[9]HA[2];B[ee];W[gg])").unwrap();
    assert_eq!(left_out.setup().handicap, Handicap::None);
}

#[test]
fn what_happens_besides_moves_is_noted_for_everybody() {
    let size = Size::square(5).unwrap();
    let setup = GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None);
    let (black, white) = (Color::Black, Color::White);
    let point = size.parse("C3").unwrap();
    let disputed = [
        Event::Play { color: black, point },
        Event::Illegal { color: white, point },
        Event::Pass { color: black },
        Event::Dispute { color: white },
        Event::Pass { color: white },
    ];
    let game = Game::replay(setup, disputed).unwrap();
    let saved = record_of(&game, About::default()).to_bytes().unwrap();
    let text = String::from_utf8(saved.clone()).unwrap();
    for part in [
        ";W[]TENGEN[illegal C3]C[A play at C3 was not legal and counts as this pass.]",
        ";B[]TENGEN[dispute White]C[White does not agree how the stones stand: play goes on.]",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_eq!(read_game(&saved).unwrap().log(), game.log());
    let error = read_game(b"(;SZ[5];B[]TENGEN[what is this])").unwrap_err();
    assert_eq!(error, "TENGEN[what is this] is not understood");
}

#[test]
fn an_end_that_the_result_does_not_explain_is_explained() {
    let comment = |game: &Game| record_of(game, About::default()).info.comment;
    let mut decided = game(Handicap::None, &["E5"]);
    assert_eq!(comment(&decided), None);
    decided.apply(Event::Decide { outcome: Outcome::Draw }).unwrap();
    assert_eq!(comment(&decided).as_deref(), Some("The result is a referee's decision."));
    let mut setup = decided.setup().clone();
    setup.rules.illegal_move = IllegalMove::Loss;
    let point = setup.size.parse("E5").unwrap();
    let lost =
        [Event::Play { color: Color::Black, point }, Event::Illegal { color: Color::White, point }];
    let lost = Game::replay(setup, lost).unwrap();
    let explained = "White played at E5, which is not legal and loses the game.";
    assert_eq!(comment(&lost).as_deref(), Some(explained));
}

#[test]
fn names_clocks_and_day_are_written() {
    let about = About {
        names: [Some("Anna".to_owned()), None],
        ranks: [Some("3k".to_owned()), None],
        time: TimeSystem::ByoYomi { main: 60_000, periods: 3, period: 10_000 },
        clocks: &[
            PlayerClock::Main { left: 0 },
            PlayerClock::Main { left: 0 },
            PlayerClock::Main { left: 1_500 },
            PlayerClock::ByoYomi { periods: 2, left: 10_000 },
        ],
        date: Some(tengen_record::date(0)),
    };
    let placed_two = game(Handicap::Free(2), &["E5", "D4", "A1", "B1"]);
    let text = String::from_utf8(record_of(&placed_two, about).to_bytes().unwrap()).unwrap();
    for part in [
        "DT[1970-01-01]PB[Anna]BR[3k]RU[BGA]TM[60]OT[3x10 byo-yomi]",
        "HA[2]AB[ec]",
        "PL[W]\n;W[ag]WL[1.5]\n;B[bg]BL[10]OB[2])",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn stones_before_the_first_move_are_set_up_in_their_order() {
    for record in [
        "(;SZ[5]AB[aa][cc]AW[ee]AE[aa]PL[W];W[bb])",
        "(;SZ[5]AB[aa]AW[cc];AB[cc]AE[aa]AW[ee]PL[W];W[bb])",
        "(;SZ[5]HA[2]PL[B];B[cc];B[dd];W[bb])",
    ] {
        let parsed = tengen_sgf::parse(record.as_bytes());
        let main_line = MainLine::read(parsed.collection.roots().next().unwrap(), None);
        let mut replay = main_line.follow();
        assert_eq!(replay.finish(), [], "{record}");
        let game = read_game(record.as_bytes()).unwrap();
        assert_eq!(game.board(), replay.line().board(), "{record}");
        assert_eq!(game.to_move(), Some(Color::Black), "{record}");
    }
}

#[test]
fn a_move_after_a_stop_says_that_the_players_did_not_agree() {
    for (record, next) in [
        ("(;SZ[5]RU[Japanese];B[cc];W[];B[];W[bb])", Color::Black),
        ("(;SZ[5]RU[Japanese];B[cc];W[];B[];B[bb])", Color::White),
        ("(;SZ[5]RU[AGA];B[cc];W[];B[];W[];B[bb])", Color::White),
        ("(;SZ[5]RU[Japanese]AB[aa]AW[cc];W[dd];B[];W[];B[ee])", Color::White),
    ] {
        let game = read_game(record.as_bytes()).unwrap();
        assert_eq!(game.to_move(), Some(next), "{record}");
    }
}

#[test]
fn other_records_are_refused_with_a_reason() {
    for (record, why) in [
        ("", "no game"),
        ("(;SZ[9];B[aa];W[aa])", "there is a stone on this point already"),
        ("(;SZ[9];B[aa];B[bb])", "White's turn"),
        ("(;SZ[9];B[aa];AB[bb])", "mid-game"),
        ("(;SZ[9];B[aa];PL[B])", "mid-game"),
        ("(;SZ[9]AB[ab][ba]AW[aa];B[cc])", "the stone set up on A9 has no liberty"),
        ("(;SZ[9];B[az])", ""),
    ] {
        let error = read_game(record.as_bytes()).unwrap_err();
        assert!(error.contains(why), "{record}: {error}");
    }
}

#[test]
fn results_mean_the_same() {
    let win = |by| GameResult::Win { winner: tengen_sgf::Color::White, by };
    for (result, expected) in [
        (win(WinBy::Score(7)), "W+3.5"),
        (win(WinBy::Resignation), "W+R"),
        (win(WinBy::Time), "W+T"),
        (win(WinBy::Forfeit), "W+F"),
        (GameResult::Draw, "Draw"),
        (GameResult::Void, "Void"),
    ] {
        assert_eq!(outcome(result).unwrap().to_string(), expected);
    }
    assert_eq!(outcome(win(WinBy::Unstated)), None);
    assert_eq!(outcome(GameResult::Unknown), None);
    let mut resigned = game(Handicap::None, &[]);
    resigned.apply(Event::Resign { color: Color::Black }).unwrap();
    let written = record_of(&resigned, About::default()).info.result.unwrap();
    let by = Win::Resignation;
    assert_eq!(outcome(written), Some(Outcome::Win { winner: Color::White, by }));
}
