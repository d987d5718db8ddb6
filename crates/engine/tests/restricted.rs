//! Where a question names the moves to choose from, no other move is searched, told or chosen.
//! Earlier findings under other choices make no difference.

use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tengen_engine::{
    Action, Analysis, Choices, Engine, GameState, Limits, Options, Prediction, PredictionOptions,
    Predictor, Rank, Restriction, Task, Terms, Watch,
};
use tengen_rules::{Board, Color, Point, PointSet, Score, Size, presets};

/// The way to a position that was predicted: how many moves, and the last of them.
type Asked = (usize, Option<(Color, Option<Point>)>);

/// Likes moves as their numbers have it, and remembers the positions it has predicted.
#[derive(Debug, Default)]
struct Listener(Arc<Mutex<BTreeSet<Asked>>>);

impl Predictor for Listener {
    fn predict(&mut self, state: &GameState, _: PredictionOptions) -> Prediction {
        let line = state.line();
        self.0.lock().unwrap().insert((line.moves(), line.last_move()));
        let weight = |p: Point| 1.0 + ((p.index() * 7 + line.moves()) % 11) as f32;
        let mut policy: Vec<_> =
            line.legal(state.to_move()).map(|p| (Some(p), weight(p))).collect();
        policy.push((None, 2.0));
        policy.sort_by(|a, b| b.1.total_cmp(&a.1));
        let total: f32 = policy.iter().map(|(_, weight)| weight).sum();
        policy.iter_mut().for_each(|(_, weight)| *weight /= total);
        let stones = |color| state.board().stones(color) as f32;
        let lead = stones(Color::Black) - stones(Color::White);
        Prediction {
            balance: (lead / 4.0).tanh(),
            score: lead,
            score_deviation: 5.0,
            lead,
            policy,
            ownership: vec![lead.signum(); state.board().size().area()],
            ..Prediction::default()
        }
    }
}

/// A question about a position, and the move that is made then: none, a pass, or a play. Where none
/// is made, the next question is about the same position, of which much is known.
#[derive(Clone, Debug)]
struct Question {
    restrictions: Vec<(bool, Vec<u8>, bool, bool, u32)>,
    visits: u64,
    chooses: bool,
    weakest: bool,
    next: Option<Option<u8>>,
}

const SIDE: usize = 4;
const AREA: u8 = (SIDE * SIDE) as u8;

fn question() -> impl Strategy<Value = Question> {
    let points = prop::collection::vec(0..AREA, 0..6);
    // A restriction of more than the first move keeps a graph from being kept.
    let depth = prop_oneof![6 => Just(1u32), 1 => 0u32..4];
    let restriction = (any::<bool>(), points, any::<bool>(), any::<bool>(), depth);
    let restrictions = prop::collection::vec(restriction, 0..3);
    let next = prop::option::of(prop::option::of(0..AREA));
    let strength = (any::<bool>(), any::<bool>());
    (restrictions, 1u64..80, strength, next).prop_map(|(restrictions, visits, strength, next)| {
        let (chooses, weakest) = strength;
        Question { restrictions, visits, chooses, weakest, next }
    })
}

fn choices(question: &Question, size: Size) -> Choices {
    let point = |number: &u8| size.at(usize::from(*number)).unwrap();
    let restrictions = question.restrictions.iter().map(|(black, points, pass, allow, depth)| {
        let color = if *black { Color::Black } else { Color::White };
        let points = PointSet::of(size, points.iter().map(point));
        Restriction { color, points, pass: *pass, allow: *allow, depth: *depth }
    });
    restrictions.fold(Choices::default(), Choices::with)
}

fn start(size: Size) -> GameState {
    let rules = presets::CHINESE.clone();
    let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
    GameState::new(terms, Board::new(size), Color::Black, [0; 2])
}

/// Makes a move, if there is one to make; a play that the rules forbid becomes a pass.
fn go_on(state: &mut GameState, next: Option<Option<u8>>) {
    let Some(next) = next else { return };
    let point = next.and_then(|number| state.board().size().at(usize::from(number)));
    state.step(point.filter(|point| state.allows(Some(*point))));
}

/// The task of this question in `state`.
fn task(state: &GameState, question: &Question) -> Task {
    let limits = Limits { time: Some(Duration::from_secs(600)), playouts: Some(question.visits) };
    let rank = if question.weakest { Rank::WEAKEST } else { Rank::FULL };
    let task = Task::new(state.clone(), state.to_move(), rank, limits);
    let choices = choices(question, state.board().size());
    Task { may_resign: false, choices, ..task }
}

/// Checks that a choice is one of those allowed, if there are any.
fn check_choice(engine: &mut Engine, task: &Task) {
    let point = match engine.choose(task, &AtomicBool::new(false)).action {
        Action::Play(point) => Some(point),
        Action::Pass | Action::Resign => None,
    };
    let allowed: Vec<_> = task.choices.of(&task.state).collect();
    assert!(allowed.contains(&point) || allowed.is_empty() && point.is_none(), "{point:?}");
}

fn check_analysis(engine: &mut Engine, task: &Task) {
    let mut told = Vec::new();
    let mut tell = |analysis: Analysis| told.push(analysis);
    let (every, enough) = (Duration::from_millis(1), &mut || false);
    assert!(engine.analyse(task, &mut Watch { every, tell: &mut tell, enough }));
    let (choices, first) = (&task.choices, task.color());
    let allowed: Vec<_> = choices.of(&task.state).collect();
    for analysis in &told {
        let visits: u64 = analysis.moves.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(analysis.visits, visits + 1, "visits of what is not told are counted");
        for candidate in &analysis.moves {
            assert!(allowed.contains(&candidate.point), "{:?}", candidate.point);
            for (depth, point) in candidate.line.iter().enumerate() {
                let color = if depth % 2 == 0 { first } else { !first };
                assert!(choices.allow(color, depth, *point), "{:?}", candidate.line);
            }
        }
    }
    let last = told.last().expect("the last word comes always");
    assert_eq!(last.moves.is_empty(), allowed.is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// A graph that is kept from one question to the next makes no difference.
    #[test]
    fn nothing_but_the_choices_is_searched_told_or_chosen(
        questions in prop::collection::vec(question(), 1..8),
        threads in 1usize..3,
    ) {
        let size = Size::square(SIDE).unwrap();
        let asked = Arc::new(Mutex::new(BTreeSet::new()));
        let predictor = || Box::new(Listener(Arc::clone(&asked))) as Box<dyn Predictor>;
        let predictors = (0..threads).map(|_| predictor()).collect();
        let mut engine = Engine::with_predictors(Options::default(), size, predictors);
        let mut state = start(size);
        for question in &questions {
            let task = task(&state, question);
            asked.lock().unwrap().clear();
            if question.chooses {
                check_choice(&mut engine, &task);
            } else {
                check_analysis(&mut engine, &task);
            }
            // The root itself is predicted, and for a choice the position after a pass there.
            for (moves, last) in asked.lock().unwrap().iter() {
                let depth = moves - state.line().moves();
                let Some((color, point)) = last.filter(|_| depth > 0) else { continue };
                let weighed = question.chooses && depth == 1 && point.is_none();
                assert!(weighed || task.choices.allow(color, depth - 1, point), "{point:?}");
            }
            go_on(&mut state, question.next);
        }
    }

    /// The player without a network keeps to them, too.
    #[test]
    fn playouts_choose_among_the_choices(
        questions in prop::collection::vec(question(), 1..6),
    ) {
        let size = Size::square(SIDE).unwrap();
        let mut engine = Engine::new(Options { threads: 1, ..Options::default() });
        let mut state = start(size);
        for question in &questions {
            check_choice(&mut engine, &task(&state, question));
            go_on(&mut state, question.next);
        }
    }
}
