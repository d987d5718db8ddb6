//! The engine's moves in positions where the right move is plain.

use std::sync::atomic::AtomicBool;
use tengen_engine::{Action, Choice, Engine, GameState, Limits, Options, Rank, Task, Terms};
use tengen_rules::{
    Board, Color, Event, Game, GameSetup, Handicap, Phase, Ruleset, Score, Size, presets,
};

fn engine() -> Engine {
    Engine::new(Options { threads: 1, memory: 64 << 20, seed: 7 })
}

fn limits(playouts: u64) -> Limits {
    Limits { time: Some(std::time::Duration::from_secs(60)), playouts: Some(playouts) }
}

/// The task of the side to move in `state`.
fn task(state: &GameState, playouts: u64) -> Task {
    Task::new(state.clone(), state.to_move(), Rank::FULL, limits(playouts))
}

fn choose(task: &Task) -> Choice {
    engine().choose(task, &AtomicBool::new(false))
}

fn state(text: &str, color: Color, rules: &Ruleset) -> GameState {
    start(Board::parse(text).unwrap(), color, rules, rules.komi)
}

fn start(board: Board, color: Color, rules: &Ruleset, komi: Score) -> GameState {
    let terms = Terms { rules: rules.clone(), komi, compensation: Score::ZERO };
    GameState::new(terms, board, color, [0; 2])
}

fn state_of(size: Size, rules: &Ruleset) -> GameState {
    start(Board::new(size), Color::Black, rules, rules.komi)
}

fn played(state: &GameState, choice: &Choice) -> String {
    match choice.action {
        Action::Play(p) => state.board().size().name(p),
        Action::Pass => "pass".to_owned(),
        Action::Resign => "resign".to_owned(),
    }
}

/// Black has 45 points and White 36; every chain lives without question.
const FINISHED: &str = "
    . X . X X O . O .
    . X . X X O . O .
    . X . X X O . O .
    . X . X X O . O .
    . X X X X O O O .
    . X . X X O . O .
    . X . X X O . O .
    . X . X X O . O .
    . X . X X O . O .";

#[test]
fn a_finished_game_is_passed_under_every_ruleset_with_agreement() {
    for rules in presets::ALL.iter().filter(|r| r.ending.agreement.is_some()) {
        for color in Color::BOTH {
            for opponent_passed in [false, true] {
                let first = if opponent_passed { !color } else { color };
                let mut state = state(FINISHED, first, rules);
                if opponent_passed {
                    state.step(None);
                }
                let task = Task { may_resign: false, ..task(&state, 1500) };
                let choice = choose(&task);
                assert_eq!(choice.action, Action::Pass, "{} {color} {opponent_passed}", rules.id);
            }
        }
    }
}

#[test]
fn dame_are_filled_under_area_scoring_and_may_be_left_under_territory() {
    let text = FINISHED.replacen("X O . O .", "X . O O .", 1);
    let area = state(&text, Color::Black, &presets::CHINESE);
    let choice = choose(&task(&area, 2000));
    assert_eq!(played(&area, &choice), "F9");
    let territory = state(&text, Color::Black, &presets::JAPANESE);
    let choice = choose(&task(&territory, 2000));
    assert!(["F9", "pass"].contains(&played(&territory, &choice).as_str()), "{choice:?}");
}

#[test]
fn without_agreement_dead_stones_are_taken_before_the_last_pass() {
    // The white stone would count for White: with it Black loses by the komi.
    let rules = &presets::TROMP_TAYLOR;
    let text = FINISHED.replacen(". X . X X O", ". X O X X O", 1);
    let board = Board::parse(&text).unwrap();
    let mut state = start(board, Color::White, rules, Score::halves(9));
    state.step(None);
    let choice = choose(&task(&state, 3000));
    assert!(matches!(choice.action, Action::Play(_)), "{choice:?}");
}

#[test]
fn a_large_capture_is_made_and_a_large_chain_saved() {
    let text = "
        . . . . . . . . .
        . . X X X X X . .
        . X O O O O X . .
        . X O O O O O . .
        . X O O O O X . .
        . . X X X X X . .
        . . O . . . . . .
        . O . . O . O . .
        . . . . . . . . .";
    for color in Color::BOTH {
        let state = state(text, color, &presets::CHINESE);
        let choice = choose(&task(&state, 1500));
        assert_eq!(played(&state, &choice), "H6", "{color}");
    }
}

#[test]
fn eyes_are_not_filled_even_when_nothing_else_is_left() {
    let text = ". X . X .\n X X X X X\n O O O O O\n O O O O O\n . O . O .";
    for color in Color::BOTH {
        for rules in [&presets::CHINESE, &presets::TROMP_TAYLOR, &presets::JAPANESE] {
            let state = state(text, color, rules);
            let task = Task { may_resign: false, ..task(&state, 200) };
            assert_eq!(choose(&task).action, Action::Pass, "{color} {}", rules.id);
        }
    }
}

#[test]
fn every_size_gets_a_legal_answer() {
    for (width, height) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 3), (7, 2), (25, 3), (52, 52)] {
        let board = Board::new(Size::new(width, height).unwrap());
        for rules in presets::ALL {
            let state = start(board.clone(), Color::Black, rules, rules.komi);
            let choice = choose(&task(&state, 8));
            if let Action::Play(p) = choice.action {
                assert!(state.allows(Some(p)));
            }
            if (width, height) == (1, 1) {
                assert_eq!(choice.action, Action::Pass);
            }
        }
    }
}

#[test]
fn a_ko_is_not_retaken_at_once() {
    let text = "
        . X O . . . .
        X . X O . . .
        . X O . . . .
        . . . . . . .
        . . . . . . .";
    let mut state = state(text, Color::White, &presets::JAPANESE);
    state.step(state.board().size().parse("B4"));
    assert!(state.line().ko().is_some());
    for seed in 0..5 {
        let mut engine = Engine::new(Options { threads: 1, memory: 1 << 20, seed });
        let task = task(&state, 300);
        let choice = engine.choose(&task, &AtomicBool::new(false));
        assert_ne!(choice.action, Action::Play(state.line().ko().unwrap()));
    }
}

#[test]
fn a_lost_game_is_given_up_only_late_and_after_several_moves() {
    let text = "
        . . . . . . . . .
        . O . O . O . O .
        . . . . . . . . .
        . O . O . O . O .
        . . . . . . . . .
        . O . O . O . O .
        . . . . . . . . .
        . O . O X O . O .
        . . . . . . . . .";
    let mut engine = engine();
    let mut state = state(text, Color::Black, &presets::CHINESE);
    let stop = AtomicBool::new(false);
    let now = task(&state, 300);
    let early: Vec<Choice> = (0..4).map(|_| engine.choose(&now, &stop)).collect();
    assert!(early.iter().all(|c| c.action != Action::Resign && c.win_rate < 0.08));
    // Passes make the game as old as it must be: more so since it was lost from the start.
    (0..56).for_each(|_| state.step(None));
    engine.new_game();
    let now = task(&state, 300);
    let late: Vec<Action> = (0..3).map(|_| engine.choose(&now, &stop).action).collect();
    assert!(late[..2].iter().all(|a| *a != Action::Resign));
    assert_eq!(late[2], Action::Resign);
}

#[test]
fn a_raised_flag_and_no_time_still_get_an_answer() {
    let size = Size::square(19).unwrap();
    let state = state_of(size, &presets::CHINESE);
    let mut task = task(&state, u64::MAX);
    let choice = engine().choose(&task, &AtomicBool::new(true));
    assert!(matches!(choice.action, Action::Play(_)) && choice.playouts >= 1);
    task.limits.time = Some(std::time::Duration::ZERO);
    let choice = engine().choose(&task, &AtomicBool::new(false));
    assert!(matches!(choice.action, Action::Play(_)));
}

#[test]
fn one_thread_and_a_seed_make_it_repeatable_and_two_threads_play_too() {
    let state = state_of(Size::square(9).unwrap(), &presets::AGA_AREA);
    let task = task(&state, 500);
    assert_eq!(choose(&task), choose(&task));
    let mut two = Engine::new(Options { threads: 2, memory: 8 << 20, seed: 1 });
    let choice = two.choose(&task, &AtomicBool::new(false));
    assert!(matches!(choice.action, Action::Play(_)) && choice.playouts == 500);
}

#[test]
fn a_tiny_memory_only_makes_the_tree_shallow() {
    let state = state_of(Size::square(9).unwrap(), &presets::CHINESE);
    let mut engine = Engine::new(Options { threads: 2, memory: 0, seed: 1 });
    let choice = engine.choose(&task(&state, 500), &AtomicBool::new(false));
    assert!(matches!(choice.action, Action::Play(_)));
}

#[test]
fn games_against_itself_end_by_passes_with_a_count() {
    for (rules, rank) in [
        (&presets::JAPANESE, Rank::WEAKEST),
        (&presets::CHINESE, Rank::best(false)),
        (&presets::TROMP_TAYLOR, Rank::WEAKEST),
        (&presets::NEW_ZEALAND, Rank::WEAKEST),
        (&presets::AGA_TERRITORY, Rank::WEAKEST),
    ] {
        let size = Size::new(7, 6).unwrap();
        let setup = GameSetup::new(size, (*rules).clone(), Handicap::None);
        let mut game = Game::new(setup).unwrap();
        let mut engines = [engine(), engine()];
        let mut moves = 0;
        while matches!(game.phase(), Phase::Play) {
            let color = game.to_move().unwrap();
            let task = Task { may_resign: false, ..Task::of(&game, color, rank, limits(150)) };
            let engine = &mut engines[color];
            let event = match engine.choose(&task, &AtomicBool::new(false)).action {
                Action::Play(point) => Event::Play { color, point },
                _ => Event::Pass { color },
            };
            game.apply(event).unwrap();
            moves += 1;
            assert!(moves < 200, "{}\n{}", rules.id, game.board());
        }
        // Nobody has filled the board to death.
        let stones = Color::BOTH.map(|color| game.board().stones(color));
        assert!(stones[0] + stones[1] > 12, "{}\n{}", rules.id, game.board());
    }
}
