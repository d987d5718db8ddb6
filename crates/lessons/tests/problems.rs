//! The solutions of the set's problems, checked by the judge and played out by the referee.

use std::collections::BTreeMap;
use tengen_lessons::problems::generate::{EACH, Generator, SEED};
use tengen_lessons::problems::{Continuation, Kind, Problem, Solver, Worked, problems};
use tengen_lessons::{Answer, Exercise, State, Step, Verdict};
use tengen_rules::{Board, Color, Line, Point, presets};

/// More than any problem of the set takes.
const POSITIONS: usize = 200_000;

/// The longest game that is played out.
const LONGEST: usize = 120;

/// One of each kind and level.
fn sample() -> Vec<&'static Problem> {
    let mut first = BTreeMap::new();
    for problem in problems() {
        first.entry((problem.kind, problem.level)).or_insert(problem);
    }
    first.into_values().collect()
}

/// Lets the judge play both sides from here. Returns whether the solver reached the goal.
fn played_out(problem: &Problem, moves: &[Option<Point>]) -> bool {
    let mut continuation = Continuation::after(problem, moves).expect("legal moves");
    let mut reply = continuation.stands();
    for _ in 0..LONGEST {
        if reply.over {
            return reply.works.expect("settled");
        }
        reply = continuation.answer();
    }
    panic!("{problem} does not end after {moves:?}");
}

/// Follows the steps of an answer by the referee, and holds what it takes off against them.
fn follow(line: &mut Line, answer: &Answer) -> Vec<Option<Point>> {
    for Step { mine, point, takes } in &answer.steps {
        let color = if *mine { Problem::SOLVER } else { !Problem::SOLVER };
        assert_eq!(line.to_move(), color);
        let Some(point) = point else {
            line.pass(color);
            continue;
        };
        let taken: Vec<Point> = line.board().captures(color, *point).iter().collect();
        assert_eq!(&taken, takes);
        line.play(color, *point).expect("a legal step");
    }
    answer.steps.iter().map(|step| step.point).collect()
}

fn cells(board: &Board) -> String {
    board.rows().concat()
}

/// Checks every answer of a table: legal, leading to the stated state, and true when played out.
fn check(problem: &Problem) {
    let solution = Solver::solve(problem, POSITIONS).unwrap_or_else(|e| panic!("{problem}: {e}"));
    let worked = Worked::of(problem).unwrap_or_else(|e| panic!("{problem}: {e}"));
    let Exercise::Play { states, answers } = &worked.exercise else { panic!("{problem}") };
    let start = || Line::new(problem.board.clone(), Problem::SOLVER, presets::JAPANESE.play);
    assert!(worked.hint.iter().any(|p| solution.right.contains(p)), "{problem}");

    // First the first state: the right moves are those proved, and each answer holds.
    for point in problem.board.size().points() {
        let answer = &answers[usize::from(states[0].replies[point.index()])];
        let mut line = start();
        if answer.verdict == Verdict::Illegal {
            assert!(line.check(Problem::SOLVER, point).is_err(), "{problem}");
            continue;
        }
        let right = matches!(answer.verdict, Verdict::Right | Verdict::On);
        assert_eq!(right, solution.right.contains(&point), "{problem}: {point:?}");
        let moves = follow(&mut line, answer);
        assert_eq!(played_out(problem, &moves), right, "{problem}: {point:?}");
        if let Some(next) = answer.next {
            assert_eq!(states[next].cells, cells(line.board()), "{problem}");
        }
    }

    // The shown moves solve the problem.
    let (mut line, mut at, mut moves) = (start(), 0, Vec::new());
    loop {
        let State { best, replies, .. } = &states[at];
        let point = best.expect("a play");
        let answer = &answers[usize::from(replies[point.index()])];
        moves.extend(follow(&mut line, answer));
        match answer.next {
            Some(next) => at = next,
            None => break assert_eq!(answer.verdict, Verdict::Right, "{problem}"),
        }
        assert!(moves.len() < LONGEST, "{problem} goes in circles");
    }
    assert!(played_out(problem, &moves), "{problem}");
}

#[test]
fn a_problem_of_each_kind_and_level_is_what_it_says() {
    sample().into_iter().for_each(check);
}

#[test]
fn the_same_seed_makes_the_same_problems() {
    let made = || -> Vec<String> {
        let mut generator = Generator::new(3);
        let made = (0..4).flat_map(|_| generator.attempt(Kind::Net, None));
        made.map(|(problem, _)| problem.to_string()).collect()
    };
    let once = made();
    assert!(!once.is_empty());
    assert_eq!(once, made());
}

#[test]
fn the_set_begins_as_its_seed_makes_it() {
    for kind in Kind::ALL {
        for problem in Generator::new(SEED).collect(kind, 3, EACH) {
            assert!(problems().contains(&problem), "{problem}");
        }
    }
    let ladders = Generator::new(SEED).collect(Kind::Ladder, 3, EACH);
    assert!(!ladders.is_empty(), "{ladders:?}");
}

#[test]
fn a_new_one_is_of_the_kind_and_level_wanted_or_none() {
    let level = "2".parse().expect("a level");
    let mut tries = 0..20;
    let mut generator = Generator::new(5);
    let made = generator.fresh(Kind::Ladder, Some(level), || tries.next().is_some());
    let made = made.expect("a ladder");
    assert_eq!((made.kind, made.level), (Kind::Ladder, level));
    assert!(generator.fresh(Kind::Ladder, None, || false).is_none());
}

#[test]
fn either_side_may_be_played_and_what_is_not_legal_is_refused() {
    let problem: Problem = "kill 1 A3 ...WB./WWWWB./BBBBBB/..B...".parse().expect("a problem");
    let size = problem.board.size();
    let point = |name| size.parse(name);
    // The judge finds the middle for Black; White has nothing left.
    let mut continuation = Continuation::after(&problem, &[]).expect("a continuation");
    let reply = continuation.answer();
    assert_eq!((reply.moves, reply.works), (vec![point("B4")], Some(true)));
    // White in the middle lives against every play of Black.
    let mut continuation =
        Continuation::after(&problem, &[None, point("B4")]).expect("a continuation");
    let reply = continuation.stands();
    assert_eq!((reply.works, reply.over, reply.turn), (Some(false), true, Color::Black));
    // A stone on a stone, and a play without a liberty.
    let refused = |moves: &[Option<Point>]| {
        Continuation::after(&problem, moves)
            .err()
            .and_then(|error| error.said())
            .map(|said| said.id)
    };
    assert_eq!(refused(&[point("A3")]), Some("learn-no-occupied"));
    assert_eq!(refused(&[None, point("B4"), point("A4")]), Some("learn-no-suicide"));
}
