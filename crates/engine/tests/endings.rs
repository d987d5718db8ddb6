//! The ends of games: a pass loses no game that was won, and no move is played without need.

use std::sync::atomic::AtomicBool;
use tengen_engine::{Action, Engine, GameState, Limits, Options, Rank, Task, Terms};
use tengen_rules::{
    Board, Color, Event, Game, GameSetup, Handicap, Phase, Ruleset, Score, Settlement, count,
    presets,
};

/// Black has 45 points and White 36 once the four dead stones are removed; with them on the board
/// White has more.
const DEAD_STONES: &str = "
    . X O X X O . O .
    . X . X X O . O .
    . X . X X O . O .
    . X . X X O . O .
    . X X X X O O O .
    O X O X X O . O .
    . X . X X O . O .
    . X . X X O . O .
    O X . X X O . O .";

/// Strengths that must all end a game well.
fn ranks() -> [Rank; 3] {
    [Rank::WEAKEST, Rank::best(false), Rank::FULL]
}

fn state(text: &str, to_move: Color, rules: &Ruleset, komi: Score) -> GameState {
    let terms = Terms { rules: rules.clone(), komi, compensation: Score::ZERO };
    GameState::new(terms, Board::parse(text).unwrap(), to_move, [0; 2])
}

/// The action of an engine of this rank for the side to move.
fn action(state: &GameState, rank: Rank) -> Action {
    let time = std::time::Duration::from_secs(60);
    let limits = Limits { time: Some(time), playouts: Some(800) };
    let task =
        Task { may_resign: false, ..Task::new(state.clone(), state.to_move(), rank, limits) };
    let mut engine = Engine::new(Options { threads: 1, memory: 64 << 20, seed: 3 });
    engine.choose(&task, &AtomicBool::new(false)).action
}

fn step(state: &mut GameState, action: Action) {
    match action {
        Action::Play(point) => state.step(Some(point)),
        Action::Pass | Action::Resign => state.step(None),
    }
}

/// Black's lead with all stones as they stand.
fn lead(state: &GameState) -> f64 {
    let settlement = Settlement::all_alive(state.board());
    let scoring = &state.terms().rules.scoring;
    count(state.board(), scoring, &settlement, &state.extras()).margin().into()
}

#[test]
fn what_counts_as_it_stands_is_taken_off_while_the_opponent_passes() {
    for rules in [&presets::TROMP_TAYLOR, &presets::CHINESE_TEXT] {
        for rank in ranks() {
            let mut state = state(DEAD_STONES, Color::White, rules, Score::halves(9));
            assert!(lead(&state) < 0.0, "{}", rules.id);
            if state.dead_removed() {
                // The players did not agree.
                state.step(None);
                state.step(None);
                state.resume();
                state.set_to_move(Color::White);
            }
            let mut moves = 0;
            while !state.is_over() {
                match state.to_move() {
                    Color::Black => {
                        let action = action(&state, rank);
                        step(&mut state, action);
                    }
                    Color::White => state.step(None),
                }
                moves += 1;
                // Five plays capture all dead stones, and no other play is of use.
                assert!(moves <= 13, "{} {rank}\n{}", rules.id, state.board());
            }
            assert!(lead(&state) > 0.0, "{} {rank}\n{}", rules.id, state.board());
        }
    }
}

#[test]
fn where_dead_stones_come_off_by_agreement_they_are_not_captured() {
    for rules in [&presets::JAPANESE, &presets::CHINESE, &presets::AGA_AREA, &presets::KOREAN] {
        for rank in ranks() {
            for passed in [false, true] {
                let first = if passed { Color::White } else { Color::Black };
                let mut state = state(DEAD_STONES, first, rules, Score::halves(1));
                if passed {
                    state.step(None);
                }
                let action = action(&state, rank);
                assert_eq!(action, Action::Pass, "{} {rank} {passed}", rules.id);
            }
        }
    }
}

#[test]
fn an_early_pass_is_no_reason_to_pass() {
    let text = "
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . O . .
        . . . . . . . . .
        . . . . . . . . .";
    for rules in [&presets::JAPANESE, &presets::CHINESE, &presets::AGA_TERRITORY] {
        for rank in ranks() {
            for color in Color::BOTH {
                let mut state = state(text, !color, rules, Score::halves(13));
                state.step(None);
                let action = action(&state, rank);
                assert!(matches!(action, Action::Play(_)), "{} {color} {rank}", rules.id);
            }
        }
    }
}

#[test]
fn a_player_who_does_not_agree_sees_the_dead_stones_taken() {
    let board = Board::parse(DEAD_STONES).unwrap();
    let size = board.size();
    let mut setup = GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None);
    setup.komi = Score::halves(9);
    setup.stones = size.points().filter_map(|p| Some((board.get(p)?, p))).collect();
    let mut game = Game::new(setup).unwrap();
    let turn = |game: &Game| match game.phase() {
        Phase::Play => game.to_move(),
        _ => None,
    };
    while let Some(color) = turn(&game) {
        game.apply(Event::Pass { color }).unwrap();
    }
    game.apply(Event::Dispute { color: Color::White }).unwrap();
    let mut moves = 0;
    while let Some(color) = turn(&game) {
        let state = GameState::of(&game);
        assert!(!state.dead_removed());
        let event = match (color, action(&state, Rank::FULL)) {
            (Color::Black, Action::Play(point)) => Event::Play { color, point },
            _ => Event::Pass { color },
        };
        game.apply(event).unwrap();
        moves += 1;
        assert!(moves <= 14, "{}", game.board());
    }
    let all_alive = Settlement::all_alive(game.board());
    assert!(game.count(&all_alive).margin() > Score::ZERO, "{}", game.board());
}
