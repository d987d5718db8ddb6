//! How games end: nothing that is won is lost by passing, and nothing is played for nothing.

use std::sync::atomic::AtomicBool;
use tengen_engine::{Action, Engine, Limits, Options, Rank, Task, Terms, Walk};
use tengen_rules::{
    Board, Color, Event, Game, GameSetup, Handicap, Phase, Ruleset, Score, Settlement, count,
    presets,
};

/// Black has 45 points and White 36 once the four stones that are dead are taken off; as it
/// stands White has more.
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

fn walk(text: &str, to_move: Color, rules: &Ruleset, komi: Score) -> Walk {
    let terms = Terms { rules: rules.clone(), komi, compensation: Score::ZERO };
    Walk::new(terms, Board::parse(text).unwrap(), to_move, [0; 2])
}

/// What an engine of this rank does for the side to move.
fn action(walk: &Walk, rank: Rank) -> Action {
    let time = std::time::Duration::from_secs(60);
    let limits = Limits { time: Some(time), playouts: Some(800) };
    let task = Task { may_resign: false, ..Task::new(walk.clone(), walk.to_move(), rank, limits) };
    let mut engine = Engine::new(Options { threads: 1, memory: 64 << 20, seed: 3 });
    engine.choose(&task, &AtomicBool::new(false)).action
}

fn step(walk: &mut Walk, action: Action) {
    match action {
        Action::Play(point) => walk.step(Some(point)),
        Action::Pass | Action::Resign => walk.step(None),
    }
}

/// Black's lead with all stones as they stand.
fn lead(walk: &Walk) -> f64 {
    let settlement = Settlement::all_alive(walk.board());
    let scoring = &walk.terms().rules.scoring;
    count(walk.board(), scoring, &settlement, &walk.extras()).margin().into()
}

#[test]
fn what_counts_as_it_stands_is_taken_off_while_the_opponent_passes() {
    for rules in [&presets::TROMP_TAYLOR, &presets::CHINESE_TEXT] {
        for rank in ranks() {
            let mut walk = walk(DEAD_STONES, Color::White, rules, Score::halves(9));
            assert!(lead(&walk) < 0.0, "{}", rules.id);
            if walk.dead_removed() {
                // The players did not agree.
                walk.step(None);
                walk.step(None);
                walk.resume();
                walk.set_to_move(Color::White);
            }
            let mut moves = 0;
            while !walk.is_over() {
                match walk.to_move() {
                    Color::Black => {
                        let action = action(&walk, rank);
                        step(&mut walk, action);
                    }
                    Color::White => walk.step(None),
                }
                moves += 1;
                // Five plays take all that is dead, and no other is of use.
                assert!(moves <= 13, "{} {rank}\n{}", rules.id, walk.board());
            }
            assert!(lead(&walk) > 0.0, "{} {rank}\n{}", rules.id, walk.board());
        }
    }
}

#[test]
fn where_dead_stones_come_off_by_agreement_nobody_takes_them() {
    for rules in [&presets::JAPANESE, &presets::CHINESE, &presets::AGA_AREA, &presets::KOREAN] {
        for rank in ranks() {
            for passed in [false, true] {
                let first = if passed { Color::White } else { Color::Black };
                let mut walk = walk(DEAD_STONES, first, rules, Score::halves(1));
                if passed {
                    walk.step(None);
                }
                let action = action(&walk, rank);
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
                let mut walk = walk(text, !color, rules, Score::halves(13));
                walk.step(None);
                let action = action(&walk, rank);
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
        let walk = Walk::of(&game);
        assert!(!walk.dead_removed());
        let event = match (color, action(&walk, Rank::FULL)) {
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
