//! The search with a predictor that knows next to nothing: its right answers are its own.

use super::{Bounds, GuidedPlayer};
use crate::guided::final_count;
use crate::guided::passing::LOOSE;
use crate::guided::predictor::{Prediction, PredictionOptions, Predictor};
use crate::resignation::Resignation;
use crate::{Action, Choice, Choices, GameState, Limits, Rank, Task, Terms};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tengen_rules::{Board, Color, Ruleset, Score, presets};

/// Likes all moves alike but passing, and counts the board as it stands.
#[derive(Debug)]
struct Counter;

impl Predictor for Counter {
    fn predict(&mut self, state: &GameState, _: PredictionOptions) -> Prediction {
        let lead = final_count::lead(state, &[]) as f32;
        let mut policy: Vec<_> =
            state.line().legal(state.to_move()).map(|p| (Some(p), 1.0)).collect();
        policy.push((None, 0.2));
        let total: f32 = policy.iter().map(|(_, weight)| weight).sum();
        policy.iter_mut().for_each(|(_, weight)| *weight /= total);
        let board = state.board();
        let sign = |p| board.get(p).map_or(0.0, |c| if c == Color::Black { 1.0f32 } else { -1.0 });
        let around = |p| board.neighbours(p).map(sign).sum::<f32>().clamp(-1.0, 1.0);
        let share = |p| if board.is_empty(p) { around(p) } else { sign(p) };
        Prediction {
            balance: (lead / 10.0).tanh(),
            no_result: 0.0,
            score: lead,
            score_deviation: 5.0,
            lead,
            error: None,
            policy,
            ownership: board.size().points().map(share).collect(),
        }
    }
}

fn guided(threads: usize) -> GuidedPlayer {
    let size = tengen_rules::Size::square(5).unwrap();
    GuidedPlayer::new(size, (0..threads).map(|_| Box::new(Counter) as Box<dyn Predictor>).collect())
}

fn state(text: &str, to_move: Color, rules: &Ruleset) -> GameState {
    let terms = Terms { rules: rules.clone(), komi: Score::ZERO, compensation: Score::ZERO };
    GameState::new(terms, Board::parse(text).unwrap(), to_move, [0; 2])
}

fn choose(guided: &mut GuidedPlayer, state: &GameState, visits: u64) -> Choice {
    choose_as(guided, state, Rank::FULL, visits)
}

fn choose_as(guided: &mut GuidedPlayer, state: &GameState, rank: Rank, visits: u64) -> Choice {
    choose_within(guided, state, rank, visits, Duration::from_secs(600))
}

fn choose_within(
    guided: &mut GuidedPlayer,
    state: &GameState,
    rank: Rank,
    visits: u64,
    time: Duration,
) -> Choice {
    let task = Task::new(state.clone(), state.to_move(), rank, Limits::default());
    let task = Task { may_resign: false, ..task };
    let never = AtomicBool::new(false);
    let bounds = Bounds {
        deadline: Instant::now() + time,
        visits,
        memory: 64 << 20,
        stop: &never,
        enough: &never,
        when_decided: Some(Instant::now()),
    };
    guided.choose(&task, &mut Resignation::default(), bounds, 1, None)
}

const CAPTURE: &str = "
    . . . . .
    . X X X .
    X O O O .
    . X X X .
    . . . . .";

#[test]
fn a_capture_is_found_by_one_thread_and_by_two() {
    for threads in [1, 2] {
        let state = state(CAPTURE, Color::Black, &presets::CHINESE);
        let size = state.board().size();
        let choice = choose(&mut guided(threads), &state, 300);
        assert_eq!(choice.action, Action::Play(size.parse("E3").unwrap()));
    }
}

#[test]
fn one_thread_finds_the_same_again() {
    let state = state(CAPTURE, Color::Black, &presets::NEW_ZEALAND);
    let [first, second] = [(); 2].map(|()| choose(&mut guided(1), &state, 400));
    assert_eq!(first, second);
    assert!((16..=400).contains(&first.playouts));
}

#[test]
fn what_was_found_is_kept_for_the_next_move_and_forgotten_for_another_game() {
    let mut guided = guided(1);
    let mut state = state(CAPTURE, Color::Black, &presets::CHINESE);
    choose(&mut guided, &state, 500);
    let graph = &guided.kept.as_ref().unwrap().graph;
    let (point, visits) =
        graph.root().edges.iter().map(|e| (e.point, e.visits)).max_by_key(|e| e.1).unwrap();
    state.step(point);
    let kept = guided.graph_of(&state, &Choices::default());
    assert_eq!(kept.root().visits, visits);
    assert_eq!(kept.root().to_move, Color::White);
    let means: Vec<f64> = kept.nodes.iter().map(|n| n.mean.balance).collect();
    assert!(means.iter().all(|m| m.abs() <= 1.0));
    guided.forget();
    assert_eq!(guided.graph_of(&state, &Choices::default()).root().visits, 1);
}

#[test]
fn the_end_of_the_game_is_counted_by_the_rules() {
    // All stones stand: without the capture White's count.
    let text = ". X O . .\n X X O O O\n . X O . .\n X X O O O\n . X O . .";
    let mut end = state(text, Color::Black, &presets::TROMP_TAYLOR);
    end.step(None);
    end.step(None);
    assert!(end.is_over());
    assert_eq!(final_count::lead(&end, &[]), -5.0);
    // A dead stone that may be taken off is, where the network says so.
    let text = ". X O . .\n O X O O O\n . X O . .\n X X O O O\n . X O . .";
    let end = state(text, Color::Black, &presets::CHINESE);
    let ownership: Vec<i8> = (0..25).map(|i| if i % 5 < 2 { 127 } else { -127 }).collect();
    assert_eq!(final_count::lead(&end, &ownership), -5.0);
    assert_eq!(final_count::lead(&end, &[]), -9.0);
}

#[test]
fn a_won_game_is_stopped_and_a_lost_one_is_not() {
    let text = ". X . X O\n X X X X O\n X X X X O\n X X X O O\n . X X O .";
    for (color, rules) in
        [(Color::Black, &presets::TROMP_TAYLOR), (Color::Black, &presets::CHINESE)]
    {
        let mut state = state(text, !color, rules);
        state.step(None);
        let choice = choose(&mut guided(1), &state, 200);
        assert_eq!(choice.action, Action::Pass, "{}", rules.id);
    }
}

#[test]
fn a_ko_is_not_retaken_in_the_search_either() {
    let text = "
        . X O . .
        X O . O .
        . X O . .
        . . . . .";
    let mut state = state(text, Color::Black, &presets::JAPANESE);
    let size = state.board().size();
    state.step(size.parse("C3"));
    let ko = state.line().ko();
    assert!(ko.is_some());
    let mut guided = guided(1);
    choose(&mut guided, &state, 200);
    let graph = &guided.kept.as_ref().unwrap().graph;
    assert!(graph.root().edges.iter().all(|e| e.point != ko));
}

#[test]
fn weaker_ranks_vary_and_do_not_give_stones_away() {
    let state = state(CAPTURE, Color::Black, &presets::CHINESE);
    let size = state.board().size();
    let never = AtomicBool::new(false);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let task = Task::new(state.clone(), Color::Black, Rank::WEAKEST, Limits::default());
        let bounds = Bounds {
            deadline: Instant::now() + Duration::from_secs(600),
            visits: u64::MAX,
            memory: 64 << 20,
            stop: &never,
            enough: &never,
            when_decided: Some(Instant::now()),
        };
        let choice = guided(1).choose(&task, &mut Resignation::default(), bounds, seed, None);
        let Action::Play(point) = choice.action else { panic!("{choice:?}") };
        assert!(state.allows(Some(point)) && choice.playouts <= 8);
        seen.insert(size.name(point));
    }
    assert!(seen.len() > 3, "{seen:?}");
}

/// Knows the owner of every point at the end, as networks do, and so sees no need to capture dead
/// stones.
#[derive(Debug)]
struct Seer(Vec<f32>);

impl Predictor for Seer {
    fn predict(&mut self, state: &GameState, look: PredictionOptions) -> Prediction {
        let komi = f64::from(state.terms().komi) as f32;
        let lead = self.0.iter().sum::<f32>() - komi;
        let mut counted = Counter.predict(state, look);
        counted.policy.reverse();
        let ownership = self.0.clone();
        Prediction { balance: (lead / 10.0).tanh(), score: lead, lead, ownership, ..counted }
    }
}

#[test]
fn dead_stones_that_would_count_are_taken_while_the_opponent_passes() {
    // With the two stones in the left corners White is ahead, without them Black.
    let text = "
        O . X O .
        . . X O O
        . . X O .
        . . X O O
        O . X O .";
    let ownership = [1.0f32, 1.0, 1.0, -1.0, -1.0].repeat(5);
    let size = Board::parse(text).unwrap().size();
    for (rules, rank) in [
        (&presets::TROMP_TAYLOR, Rank::WEAKEST),
        (&presets::TROMP_TAYLOR, Rank::best(true)),
        (&presets::CHINESE, Rank::FULL),
    ] {
        let terms =
            Terms { rules: rules.clone(), komi: Score::halves(5), compensation: Score::ZERO };
        let mut state = GameState::new(terms, Board::parse(text).unwrap(), Color::White, [0; 2]);
        if state.dead_removed() {
            state.step(None);
            state.step(None);
            state.resume();
        }
        let mut moves = 0;
        while !state.is_over() {
            match state.to_move() {
                Color::White => state.step(None),
                Color::Black => {
                    let mut seeing =
                        GuidedPlayer::new(size, vec![Box::new(Seer(ownership.clone()))]);
                    match choose_as(&mut seeing, &state, rank, 60).action {
                        Action::Play(point) => state.step(Some(point)),
                        _ => state.step(None),
                    }
                }
            }
            moves += 1;
            // Four plays take both, and no other is of use.
            assert!(moves <= 10, "{} {rank}\n{}", rules.id, state.board());
        }
        assert!(final_count::lead(&state, &[]) > 0.0, "{} {rank}\n{}", rules.id, state.board());
    }
}

#[test]
fn the_judge_is_not_asked_about_a_pass_without_time_left() {
    // The network thinks that all is settled.
    let text = LOOSE;
    let size = Board::parse(text).unwrap().size();
    let owner = |p| if size.column(p) < 3 { 1.0 } else { -1.0 };
    let ownership: Vec<f32> = size.points().map(owner).collect();
    let state = state(text, Color::Black, &presets::JAPANESE);
    let mut seeing = GuidedPlayer::new(size, vec![Box::new(Seer(ownership))]);
    let mut choose = |time| choose_within(&mut seeing, &state, Rank::FULL, 200, time).action;
    let added = Action::Play(size.parse("B1").unwrap());
    assert_eq!(choose(Duration::from_secs(600)), added);
    assert_eq!(choose(Duration::ZERO), Action::Pass);
}

#[test]
fn a_pass_that_is_not_shown_to_the_judge_says_nothing_about_its_speed() {
    let text = ". X . X O\n X X X X O\n X X X X O\n X X X O O\n . X X O .";
    for rules in [&presets::TROMP_TAYLOR, &presets::CHINESE] {
        let mut guided = guided(1);
        let before = guided.looks.clone();
        let mut state = state(text, Color::White, rules);
        state.step(None);
        let choice = choose(&mut guided, &state, 200);
        assert_eq!(choice.action, Action::Pass, "{}", rules.id);
        assert_eq!(guided.looks, before, "{}", rules.id);
    }
}
