//! The course's answers about life, compared with the judge's proofs.

use tengen_judge::{Confirmed, confirm, propose};
use tengen_lessons::{Exercise, Lesson, State, Verdict, page};
use tengen_rules::{Board, Color, Point, PointSet, presets};

/// More than any of these positions needs.
const POSITIONS: usize = 200_000;

fn lesson(id: &str) -> Lesson {
    Lesson::of(page(id).expect("a page")).expect("a page that can be worked out")
}

fn board(lesson: &Lesson, cells: &str) -> Board {
    let rows: Vec<&str> = (0..lesson.size.height())
        .map(|row| &cells[row * lesson.size.width()..][..lesson.size.width()])
        .collect();
    Board::parse(&rows.join("\n")).expect("a position")
}

/// The fate of a chain if play goes to its end on these points and nowhere else. Everything else on
/// these boards is territory of stones that live in any case.
fn stands(board: &Board, stone: Point, played: &[&str]) -> Confirmed {
    let size = board.size();
    let played = played.iter().filter_map(|name| size.parse(name));
    let played = PointSet::of(size, played);
    let elsewhere = |p: &Point| board.is_empty(*p) && !played.contains(*p);
    let frozen = PointSet::of(size, size.points().filter(elsewhere));
    confirm(board, &frozen, stone, POSITIONS).expect("decided")
}

/// The points of a page that are right.
fn right(lesson: &Lesson) -> Vec<Point> {
    let Exercise::Find { replies, answers, .. } = &lesson.exercise else { panic!("{}", lesson.id) };
    let is_right = |p: &Point| answers[usize::from(replies[p.index()])].verdict == Verdict::Right;
    lesson.size.points().filter(is_right).collect()
}

#[test]
fn the_dead_stones_are_dead_and_no_others() {
    for (id, played) in [("dead", ["A1", "C1"]), ("rules-bent-four", ["A2", "D1"])] {
        let lesson = lesson(id);
        let board = board(&lesson, &lesson.cells);
        let dead = right(&lesson);
        for (_, head) in board.chains() {
            let is_dead = stands(&board, head, &played) == Confirmed::Dead;
            for stone in board.chain(head) {
                assert_eq!(is_dead, dead.contains(&stone), "{id} {}", lesson.size.name(stone));
            }
        }
    }
    let lesson = lesson("end-dead");
    let board = board(&lesson, &lesson.cells);
    let proposal = propose(&board, &presets::JAPANESE, Color::Black);
    assert_eq!(proposal.dead.iter().collect::<Vec<_>>(), right(&lesson));
}

#[test]
fn the_chain_with_two_eyes_and_those_in_seki_live() {
    let cases = [("eyes-two", ["A2", "B1"], ["A1", "C1"]), ("seki", ["C9", "E9"], ["D9", "D8"])];
    for (id, stones, played) in cases {
        let lesson = lesson(id);
        let board = board(&lesson, &lesson.cells);
        for name in stones {
            let stone = lesson.size.parse(name).expect("on the board");
            assert_eq!(stands(&board, stone, &played), Confirmed::Uncapturable, "{id} {name}");
        }
    }
}

/// The board after each legal play of the learner in the first state, before any answer, and
/// whether the page calls the play right.
fn plays(lesson: &Lesson) -> Vec<(Point, Board, bool)> {
    let Exercise::Play { states, answers } = &lesson.exercise else { panic!("{}", lesson.id) };
    let State { cells, replies, .. } = &states[0];
    let play = |point: Point| {
        let answer = &answers[usize::from(replies[point.index()])];
        let mut board = board(lesson, cells);
        (answer.verdict != Verdict::Illegal).then(|| {
            board.play(lesson.turn, point).expect("a legal play");
            (point, board, answer.verdict == Verdict::Right)
        })
    };
    lesson.size.points().filter_map(play).collect()
}

#[test]
fn only_the_middle_makes_two_eyes_and_only_the_middle_prevents_them() {
    let corner = ["A5", "B5", "C5"];
    let chain = |lesson: &Lesson| lesson.size.parse("D5").expect("on the board");
    let make = lesson("eyes-make");
    for (point, board, right) in plays(&make) {
        let lives = stands(&board, chain(&make), &corner) == Confirmed::Uncapturable;
        assert_eq!(lives, right, "{}", make.size.name(point));
    }
    // Here it is the owner's turn after the play. A play that does not prevent two eyes is answered
    // by a play after which the chain lives.
    let prevent = lesson("eyes-prevent");
    for (point, board, right) in plays(&prevent) {
        let answers = corner.iter().filter_map(|name| {
            let mut after = board.clone();
            after.play(!prevent.turn, prevent.size.parse(name)?).ok()?;
            Some(stands(&after, chain(&prevent), &corner) == Confirmed::Uncapturable)
        });
        assert_eq!(answers.into_iter().any(|lives| lives), !right, "{}", prevent.size.name(point));
    }
}
