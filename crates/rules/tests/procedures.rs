//! The rule books beyond placing and taking stones: endings, encores, buttons, ties, objections,
//! and refusals.

use tengen_rules::{
    Board, Color, Event, Game, GameSetup, Handicap, Item, Line, Offer, Outcome, Phase, Point,
    Refusal, Ruleset, Score, Size, StartError, Stop, Win, presets,
};

use Color::{Black, White};

/// A game from this position, without komi.
fn game(text: &str, rules: &Ruleset) -> Game {
    let board = Board::parse(text).unwrap();
    let size = board.size();
    let mut setup = GameSetup::new(size, rules.clone(), Handicap::None);
    setup.stones = size.points().filter_map(|p| Some((board.get(p)?, p))).collect();
    setup.komi = Score::ZERO;
    Game::new(setup).unwrap()
}

fn at(game: &Game, name: &str) -> Point {
    game.setup().size.parse(name).unwrap()
}

/// Plays or passes in turn.
fn moves(game: &mut Game, names: &str) {
    for name in names.split_whitespace() {
        let color = game.to_move().unwrap();
        let event = match name {
            "pass" => Event::Pass { color },
            name => Event::Play { color, point: at(game, name) },
        };
        game.apply(event).unwrap_or_else(|refusal| panic!("{color} {name}: {refusal}"));
    }
}

fn agree(game: &mut Game, seki: Option<Vec<Point>>) -> Result<(), Refusal> {
    let proposal = game.log().len() as u64;
    game.apply(Event::Propose { dead: Vec::new(), seki }).unwrap();
    game.apply(Event::Accept { color: Black, proposal })?;
    game.apply(Event::Accept { color: White, proposal })
}

fn code(result: Result<(), Refusal>) -> &'static str {
    result.err().map_or("", |refusal| refusal.code())
}

/// Two kos that Black may take (on C10 and C2) and one that White may (on B6).
const THREE_KOS: &str = ". X O .
X O . O
. X O .
. . . .
. X O .
X . X O
. X O .
. . . .
. X O .
X O . O
. X O .";

/// Three points for either side, and nothing between them.
const HALVES: &str = ". X O .\n. X O .\n. X O .";

#[test]
fn a_hot_stone_cools_when_no_ko_is_taken() {
    let mut ing = game(THREE_KOS, &presets::ING);
    moves(&mut ing, "C10 B6");
    assert_eq!(code(ing.apply(Event::Play { color: Black, point: at(&ing, "C6") })), "ko");
    moves(&mut ing, "C2");
    // White took a ko since, and so did Black: the stone on C10 is still hot.
    let retake = Event::Play { color: White, point: at(&ing, "B10") };
    let refused = ing.apply(retake.clone()).unwrap_err();
    assert_eq!(refused.code(), "hot-stone");
    assert!(refused.to_string().contains("with move 1 and is hot"), "{refused}");
    let mut japanese = game(THREE_KOS, &presets::JAPANESE);
    moves(&mut japanese, "C10 B6 C2");
    assert_eq!(japanese.apply(retake.clone()), Ok(()));
    for cooling in ["A8 D8", "pass D8"] {
        let mut ing = ing.clone();
        moves(&mut ing, cooling);
        assert_eq!(ing.apply(retake.clone()), Ok(()), "{cooling}");
    }
}

#[test]
fn a_long_cycle_ends_as_the_rules_provide() {
    let round = "C10 B6 C2 B10 C6 B2";
    for (rules, at_once, agreed) in [
        (&presets::JAPANESE, None, Outcome::NoResult),
        (&presets::KOREAN, None, Outcome::Draw),
        (&presets::WAGC, Some(Outcome::Draw), Outcome::Draw),
    ] {
        let mut game = game(THREE_KOS, rules);
        let offer = Event::Offer { color: White, offer: Offer::Cycle };
        assert_eq!(game.apply(offer.clone()), Err(Refusal::NotProvided));
        moves(&mut game, round);
        assert_eq!(game.recurrence(), Some(0));
        game.apply(offer).unwrap();
        assert_eq!(game.outcome(), at_once, "{}", rules.id);
        if at_once.is_none() {
            game.apply(Event::Answer { color: Black, accept: true }).unwrap();
        }
        assert_eq!(game.outcome(), Some(agreed), "{}", rules.id);
    }
    let mut superko = game(THREE_KOS, &presets::TROMP_TAYLOR);
    moves(&mut superko, "C10 B6 C2 B10 C6");
    let closing = Event::Play { color: White, point: at(&superko, "B2") };
    let refused = superko.apply(closing).unwrap_err();
    assert!(refused.to_string().contains("the position at the start"), "{refused}");
}

#[test]
fn neutral_points_are_filled_before_an_agreement_where_the_rules_say_so() {
    let open = ". X . O .\nX X . O O\n. X . O .";
    for rules in [&presets::WAGC, &presets::ORAL_JAPANESE] {
        let mut game = game(open, rules);
        moves(&mut game, "pass pass");
        let dame = at(&game, "C3");
        assert_eq!(game.dame_left(), Some(dame));
        assert_eq!(agree(&mut game, None), Err(Refusal::DameLeft(dame)));
        // Between stones in seki nothing can be filled.
        let seki = game.whole_chains(&["B1", "D1"].map(|name| at(&game, name)));
        assert_eq!(agree(&mut game.clone(), Some(seki.iter().collect())), Ok(()));
        game.apply(Event::Dispute { color: White }).unwrap();
        assert_eq!(game.to_move(), Some(Black));
        moves(&mut game, "C3 C2 C1 pass pass");
        assert_eq!(agree(&mut game, None), Ok(()));
    }
    let mut japanese = game(open, &presets::JAPANESE);
    moves(&mut japanese, "pass pass");
    assert_eq!(agree(&mut japanese, None), Ok(()));
}

#[test]
fn an_encore_costs_nobody_anything() {
    // White fills a point of White's own in the encore; that costs no more than Black's answer.
    let mut spight = game(HALVES, &presets::SPIGHT_TERRITORY);
    moves(&mut spight, "pass pass pass");
    assert!(spight.ledger().in_encore() && *spight.phase() == Phase::Play);
    moves(&mut spight, "D3 pass pass pass");
    assert_eq!(spight.outcome(), Some(Outcome::Draw));
    assert_eq!(Color::BOTH.map(|c| spight.ledger().pass_stones(c)), [1, 2]);
    // The second to move in it passes once more if that side has made a move less.
    let mut spight = game(HALVES, &presets::SPIGHT_TERRITORY);
    moves(&mut spight, "pass pass pass pass pass pass");
    assert_eq!(Color::BOTH.map(|c| spight.ledger().pass_stones(c)), [2, 2]);
    assert_eq!(spight.outcome(), Some(Outcome::Draw));

    let mut maas = game(HALVES, &presets::LASKER_MAAS);
    moves(&mut maas, "pass pass");
    assert!(!maas.ledger().in_encore(), "passes before it cost nothing");
    maas.apply(Event::Dispute { color: Black }).unwrap();
    moves(&mut maas, "A3 pass pass");
    assert_eq!(Color::BOTH.map(|c| maas.ledger().pass_stones(c)), [2, 1]);
    assert_eq!(maas.outcome(), Some(Outcome::Draw));
}

#[test]
fn buttons_go_to_the_passes_that_the_rules_name() {
    for (names, black, white) in
        [("pass pass", 1, 1), ("pass D3 A3 pass pass", 2, 0), ("A3 pass pass", 1, 1)]
    {
        let mut game = game(HALVES, &presets::TWO_BUTTON);
        moves(&mut game, names);
        agree(&mut game, None).unwrap();
        let count = game.count(&game.settlement());
        let buttons = Color::BOTH.map(|c| count.points(c, Item::Button).to_halves());
        assert_eq!(buttons, [black, white], "{names}");
    }
    let mut rules = presets::TWO_BUTTON.clone();
    rules.scoring.button = tengen_rules::Button::Last;
    let mut game = game(HALVES, &rules);
    moves(&mut game, "pass pass");
    let count = game.count(&game.settlement());
    assert_eq!(Color::BOTH.map(|c| count.points(c, Item::Button).to_halves()), [0, 1]);
}

#[test]
fn ing_stops_at_two_passes_ends_at_four_shares_points_and_lets_black_win_ties() {
    let mut ing = game(". X . O .\n. X . O .", &presets::ING);
    moves(&mut ing, "pass pass");
    assert!(matches!(ing.phase(), Phase::Settling(_)));
    ing.apply(Event::Dispute { color: White }).unwrap();
    moves(&mut ing, "pass pass");
    let tie = Outcome::Win { winner: Black, by: Win::Score(Score::ZERO) };
    assert_eq!(ing.outcome(), Some(tie));
    let count = ing.count(&ing.settlement());
    assert_eq!(Color::BOTH.map(|c| count.points(c, Item::Shared)), [Score::whole(1); 2]);
    assert_eq!(count.outcome(), tie);
}

#[test]
fn three_passes_stop_play_where_the_rules_say_three() {
    let mut rules = presets::CHINESE.clone();
    rules.ending.stop = Stop::Passes(3);
    let mut game = game(HALVES, &rules);
    moves(&mut game, "pass pass");
    assert_eq!(*game.phase(), Phase::Play);
    moves(&mut game, "A3 pass pass pass");
    assert!(matches!(game.phase(), Phase::Settling(settling) if settling.last_passer == White));
}

/// AGA rule 8: called before the reply, an illegal move is taken back and is a pass; not called,
/// it stands.
#[test]
fn an_illegal_move_is_a_pass_if_it_is_called_and_stands_if_not() {
    let ko = ". X O .\nX O . O\n. X O .";
    let mut called = game(ko, &presets::AGA_AREA);
    moves(&mut called, "C2");
    let point = at(&called, "B2");
    let mut overlooked = called.clone();
    assert_eq!(code(called.apply(Event::Play { color: White, point })), "superko");
    called.apply(Event::Illegal { color: White, point }).unwrap();
    assert_eq!((called.to_move(), called.ledger().pass_stones(Black)), (Some(Black), 1));
    assert!(called.board().is_empty(point));

    overlooked.apply(Event::Overlooked { color: White, point }).unwrap();
    assert_eq!(overlooked.board().get(point), Some(White));
    assert_eq!((overlooked.captures(White), overlooked.ledger().pass_stones(Black)), (1, 0));
    let replayed = Game::replay(overlooked.setup().clone(), overlooked.log().to_vec()).unwrap();
    assert_eq!(replayed.board(), overlooked.board());
    let (again, legal) = (at(&overlooked, "B2"), at(&overlooked, "A1"));
    for (point, expected) in [(again, "occupied"), (legal, "legal")] {
        let refused = overlooked.apply(Event::Overlooked { color: Black, point });
        assert_eq!(code(refused), expected);
    }
    overlooked.apply(Event::Undo { moves: 1 }).unwrap();
    assert_eq!(overlooked.board().get(point), None);

    let mut none = game(ko, &presets::DAVIES);
    moves(&mut none, "C2");
    assert_eq!(none.apply(Event::Overlooked { color: White, point }), Err(Refusal::NotProvided));
}

#[test]
fn suicide_is_what_tells_the_basic_rules_apart() {
    let position = ". O .\nO . .\nX X .";
    for (rules, expected) in [(&presets::DAVIES, "suicide"), (&presets::TROMP_TAYLOR, "superko")] {
        let mut game = game(position, rules);
        let point = at(&game, "A3");
        assert_eq!(code(game.apply(Event::Play { color: Black, point })), expected);
    }
    assert_eq!(presets::find("Davies, suicide"), Some(&presets::TROMP_TAYLOR));
}

#[test]
fn disputes_without_end_are_only_long() {
    let mut game = game(HALVES, &presets::JAPANESE);
    for _ in 0..200 {
        moves(&mut game, "pass pass");
        game.apply(Event::Dispute { color: Black }).unwrap();
    }
    assert_eq!(*game.phase(), Phase::Play);
}

#[test]
fn what_cannot_be_a_game_is_refused_with_its_reason() {
    for (width, height) in [(0, 9), (9, 0), (53, 19), (usize::MAX, 1)] {
        let error = Size::new(width, height).unwrap_err().to_string();
        assert!(error.contains(&format!("{width}×{height}")), "{error}");
    }
    let size = Size::square(3).unwrap();
    let start = |change: &dyn Fn(&mut GameSetup)| {
        let mut setup = GameSetup::new(size, presets::JAPANESE.clone(), Handicap::None);
        change(&mut setup);
        Game::new(setup).map(|_| ()).unwrap_err()
    };
    for handicap in [Handicap::Fixed(2), Handicap::Free(1), Handicap::Free(9), Handicap::Free(255)]
    {
        let error = start(&|setup| setup.handicap = handicap);
        assert!(matches!(error, StartError::Handicap(_)), "{handicap:?}: {error}");
    }
    let all: Vec<_> = size.points().map(|p| (Black, p)).collect();
    assert!(matches!(start(&|setup| setup.stones = all.clone()), StartError::Setup(_)));
    let outside = Size::square(19).unwrap().parse("T19").unwrap();
    let beyond = Size::square(19).unwrap().parse("A1").unwrap();
    for point in [beyond, outside] {
        let stones = vec![(White, point)];
        let fits = size.contains(point);
        assert!(fits || matches!(start(&|s| s.stones = stones.clone()), StartError::Setup(_)));
        let mut game = game("...\n...\n...", &presets::JAPANESE);
        let expected = if fits { "" } else { "off-board" };
        assert_eq!(code(game.apply(Event::Play { color: Black, point })), expected);
    }
}

#[test]
fn whose_turn_it_is_at_the_beginning_belongs_to_the_situation() {
    // Where suicide is allowed, White's single stone leaves the board as it was; only the turn has
    // changed.
    let board = Board::parse(". X .\n X . .\n . . .").unwrap();
    let corner = board.size().parse("A3").unwrap();
    let rules = presets::NEW_ZEALAND.play;
    for color in Color::BOTH {
        let mut line = Line::new(board.clone(), color, rules);
        line.set_to_move(White);
        assert!(line.check(White, corner).is_ok(), "{color}");
    }
}
