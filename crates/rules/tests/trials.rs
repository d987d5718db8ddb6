//! Claims played out beside the game, and put back.

use tengen_rules::{
    Board, Color, Event, Game, GameSetup, Handicap, Move, Phase, Point, ProposedBy, Refusal,
    Ruleset, StoneStatus, TrialEffect, TrialStep, Verdict, presets,
};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

/// A game under these rules whose play has stopped in the position drawn.
fn stopped(rules: &Ruleset, drawn: &str) -> Game {
    let board = Board::parse(drawn).unwrap();
    let size = board.size();
    let mut setup = GameSetup::new(size, rules.clone(), Handicap::None);
    setup.stones = size.points().filter_map(|p| Some((board.get(p)?, p))).collect();
    let passes = [BLACK, WHITE].map(|color| Event::Pass { color });
    Game::replay(setup, passes).unwrap()
}

fn point(game: &Game, name: &str) -> Point {
    game.setup().size.parse(name).unwrap()
}

fn step(game: &mut Game, color: Color, step: TrialStep) -> Result<(), Refusal> {
    game.apply(Event::Trial { color, step })
}

fn begin(game: &mut Game, stone: &str) {
    let point = point(game, stone);
    step(game, BLACK, TrialStep::Begin { point, effect: TrialEffect::Followers }).unwrap();
}

/// Steps of a trial in turn: points, `pass`, and `pass A1` for the ko at A1.
fn steps(game: &mut Game, steps: &str) {
    for told in steps.split(", ") {
        let color = game.trial().expect("a trial goes on").to_move();
        let done = match told.strip_prefix("pass") {
            Some("") => TrialStep::Pass { ko: None },
            Some(ko) => TrialStep::Pass { ko: Some(point(game, ko.trim())) },
            None => TrialStep::Play { point: point(game, told) },
        };
        step(game, color, done).unwrap_or_else(|why| panic!("{told}: {why}"));
    }
}

fn verdict(game: &Game) -> &Verdict {
    game.verdicts().last().expect("a verdict")
}

/// White's two stones in Black's corner have one liberty each way; Black's wall lives.
const CORNER: &str = ". O . X . .
                      O O X X . .
                      X X X . . .
                      . . . . . .";

#[test]
fn a_chain_is_captured_in_the_copy_and_stands_in_the_game() {
    let mut game = stopped(&presets::JAPANESE, CORNER);
    let before = (game.board().clone(), game.moves().to_vec(), game.captures(BLACK));
    begin(&mut game, "B4");
    assert_eq!(game.trial().unwrap().to_move(), BLACK, "the opponent of the chain moves first");
    steps(&mut game, "C4, pass, A4");
    let trial = game.trial().unwrap();
    assert!(trial.is_dead() && trial.moves()[2].removed.len() == 3);
    steps(&mut game, "pass, pass");
    assert!(game.trial().is_none());
    assert_eq!(
        (game.board(), game.moves(), game.captures(BLACK)),
        (&before.0, &before.1[..], before.2)
    );
    let Verdict { owner, dead, conceded_by, after, .. } = verdict(&game);
    assert_eq!((*owner, *dead, *conceded_by, *after), (WHITE, true, None, 2));
    let Phase::Settling(settling) = game.phase() else { panic!("play has stopped") };
    assert_eq!((settling.by, settling.accepted), (ProposedBy::Trial, [false; 2]));
    assert_eq!(settling.settlement().dead, verdict(&game).stones);
}

#[test]
fn a_chain_that_stands_at_the_end_lives_and_who_gives_in_ends_it() {
    let mut game = stopped(&presets::CHINESE, CORNER);
    begin(&mut game, "D4");
    steps(&mut game, "pass, pass");
    assert!(!verdict(&game).dead);
    // Each side may concede the other's claim.
    for (color, dead) in [(WHITE, true), (BLACK, false)] {
        begin(&mut game, "B4");
        step(&mut game, color, TrialStep::Concede).unwrap();
        let Phase::Settling(settling) = game.phase() else { panic!("play has stopped") };
        assert_eq!((verdict(&game).dead, verdict(&game).conceded_by), (dead, Some(color)));
        assert_eq!(settling.settlement().dead.len(), if dead { 3 } else { 0 });
    }
    assert_eq!(game.verdicts().len(), 3);
}

#[test]
fn a_new_stone_in_the_place_of_one_captured_lives() {
    // Black takes two stones, and White takes the one that took them.
    let mut game = stopped(
        &presets::JAPANESE,
        "O O . X .
         X X O O O
         . . . . .",
    );
    begin(&mut game, "B3");
    steps(&mut game, "C3, B3");
    assert!(!game.trial().unwrap().is_dead(), "a white stone stands there again");
    steps(&mut game, "pass, pass");
    assert!(!verdict(&game).dead);
}

/// A ko: Black's stone on C3 is in atari, and so would be the one that takes it.
const KO: &str = ". X O . .
                  X . X O .
                  . X O . .
                  . . . . .";

#[test]
fn in_hypothetical_play_a_ko_needs_a_pass_of_its_own() {
    let mut game = stopped(&presets::JAPANESE, KO);
    begin(&mut game, "C3");
    steps(&mut game, "B3");
    let ko = point(&game, "C3");
    assert_eq!(game.trial().unwrap().banned_kos().collect::<Vec<_>>(), [ko]);
    let retake = TrialStep::Play { point: ko };
    assert_eq!(step(&mut game, BLACK, retake), Err(Refusal::PassForKoFirst(ko)));
    // A threat and its answer lift nothing, nor does another pass.
    steps(&mut game, "E4, E1, pass, D1");
    assert_eq!(step(&mut game, BLACK, retake), Err(Refusal::PassForKoFirst(ko)));
    let elsewhere = TrialStep::Pass { ko: Some(point(&game, "B3")) };
    assert_eq!(step(&mut game, BLACK, elsewhere), Err(Refusal::NotProvided));
    steps(&mut game, "pass C3, pass, C3");
    assert!(!game.trial().unwrap().is_dead());
}

#[test]
fn elsewhere_a_threat_lifts_the_ban_as_in_play() {
    let mut game = stopped(&presets::KOREAN, KO);
    begin(&mut game, "C3");
    steps(&mut game, "B3");
    let retake = TrialStep::Play { point: point(&game, "C3") };
    assert_eq!(step(&mut game, BLACK, retake).unwrap_err().code(), "ko");
    steps(&mut game, "E4, E1, C3");
    assert!(!game.trial().unwrap().is_dead());
}

#[test]
fn while_a_claim_is_played_out_nothing_else_is_settled() {
    let mut game = stopped(&presets::AGA_AREA, CORNER);
    let stone = point(&game, "B4");
    for what in [TrialStep::Concede, TrialStep::PutBack, TrialStep::Pass { ko: None }] {
        assert_eq!(step(&mut game, BLACK, what), Err(Refusal::NoTrial));
    }
    let empty = point(&game, "E1");
    let nothing = TrialStep::Begin { point: empty, effect: TrialEffect::Followers };
    assert_eq!(step(&mut game, BLACK, nothing), Err(Refusal::NoStone(empty)));
    begin(&mut game, "B4");
    let Phase::Settling(settling) = game.phase().clone() else { panic!("play has stopped") };
    for event in [
        Event::Accept { color: BLACK, proposal: settling.proposal },
        Event::Mark { color: BLACK, points: vec![stone], marking: StoneStatus::Dead.into() },
        Event::Propose { dead: vec![stone], seki: None },
        Event::Dispute { color: WHITE },
        Event::Trial {
            color: WHITE,
            step: TrialStep::Begin { point: stone, effect: TrialEffect::Followers },
        },
    ] {
        assert_eq!(game.apply(event), Err(Refusal::TrialOpen));
    }
    let place = TrialStep::Play { point: empty };
    assert_eq!(step(&mut game, WHITE, place), Err(Refusal::NotYourTurn { to_move: BLACK }));
    // Given up, it leaves everything as it was.
    step(&mut game, WHITE, TrialStep::PutBack).unwrap();
    assert!(game.trial().is_none() && game.verdicts().is_empty());
    assert_eq!(*game.phase(), Phase::Settling(settling));
    // A player who goes on in earnest does so from the position of the game.
    game.apply(Event::Dispute { color: WHITE }).unwrap();
    assert!(matches!(step(&mut game, WHITE, nothing), Err(Refusal::WrongPhase { .. })));
}

#[test]
fn a_trial_is_a_fold_over_the_log_and_no_move_of_the_game() {
    let mut game = stopped(&presets::JAPANESE, CORNER);
    begin(&mut game, "B4");
    steps(&mut game, "C4, pass");
    let again = Game::replay(game.setup().clone(), game.log().to_vec()).unwrap();
    let played = |game: &Game| -> Vec<Move> { game.trial().unwrap().moves().to_vec() };
    assert_eq!(played(&again), played(&game));
    assert_eq!(again.trial().unwrap().board(), game.trial().unwrap().board());
    // Taking back the last move of the game takes back its pass, and the trial with it.
    game.apply(Event::Undo { moves: 1 }).unwrap();
    assert!(game.trial().is_none() && game.moves().len() == 1);
    // Giving up the game ends it all.
    let mut resigned = again;
    resigned.apply(Event::Resign { color: WHITE }).unwrap();
    assert!(resigned.trial().is_none() && resigned.outcome().is_some());
}

#[test]
fn a_trial_comes_to_an_end() {
    let mut game = stopped(&presets::JAPANESE, KO);
    begin(&mut game, "C3");
    // Round and round in a ko, with a pass for it each time.
    let round = ["B3", "pass C3", "pass", "C3", "pass B3", "pass"];
    let made = round.iter().cycle().take_while(|told| {
        let goes_on = game.trial().is_some();
        if goes_on {
            steps(&mut game, told);
        }
        goes_on
    });
    assert_eq!(made.count(), 3 * 20);
}
