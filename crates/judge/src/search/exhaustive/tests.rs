//! The search compared with the plain definition: gathers all positions, and works back from those
//! where the goal is reached.

use super::{Answer, Goal, Reading, Sight};
use crate::capture::Capture;
use crate::part::{Field, Position};
use crate::search::KoLaw;
use crate::shape::boards::some_board;
use std::collections::HashMap;
use std::rc::Rc;
use tengen_random::Random;
use tengen_rules::{Board, Color, PointSet, Size};

/// Whether the capture can be forced from the position, by the definition. It uses no proof numbers
/// and no rule for circles. It sees only whether the stone is there.
fn by_definition(field: &Field, law: KoLaw, goal: &Capture, root: &Position) -> bool {
    let mut known: HashMap<Vec<u64>, usize> = HashMap::new();
    let mut all: Vec<Position> = Vec::new();
    let mut ways: Vec<Vec<usize>> = Vec::new();
    let mut forced = Vec::new();
    let mut meet = |position: &Position, all: &mut Vec<Position>| {
        let mut key = Vec::new();
        field.key(position, &mut key);
        *known.entry(key).or_insert_with(|| {
            all.push(position.clone());
            all.len() - 1
        })
    };
    meet(root, &mut all);
    while ways.len() < all.len() {
        let position = all[ways.len()].clone();
        let taken = position.board.get(goal.point) != Some(goal.color);
        forced.push(taken);
        let mut led = Vec::new();
        if !taken {
            let mut after = position.clone();
            // With the plain pass for both sides.
            for step in law.steps(field, &position, false) {
                if law.follow(&position, step, &mut after).is_some() {
                    led.push(meet(&after, &mut all));
                }
            }
        }
        ways.push(led);
    }
    loop {
        let mut changed = false;
        for (i, led) in ways.iter().enumerate().filter(|(_, led)| !led.is_empty()) {
            let now = if all[i].turn == goal.side() {
                led.iter().any(|to| forced[*to])
            } else {
                led.iter().all(|to| forced[*to])
            };
            changed |= now && !forced[i];
            forced[i] |= now;
        }
        if !changed {
            return forced[0];
        }
    }
}

#[test]
fn readings_agree_with_the_definition() {
    let mut random = Random::new(89);
    let sizes = [(2, 2), (3, 2), (5, 1), (3, 3), (4, 2), (7, 1)];
    let (mut forced, mut held) = (0, 0);
    for n in 0..300 {
        let (width, height) = sizes[n % sizes.len()];
        let size = Size::new(width, height).unwrap();
        let board = some_board(size, &mut random);
        // Now and then one point is out of play, as an eye of something large would be.
        let mut frozen = PointSet::new(size);
        if n % 3 == 0 {
            frozen.extend(board.empty_points().take(1));
        }
        for (color, stone) in board.chains() {
            for law in [KoLaw::PassForKo, KoLaw::Favours(color), KoLaw::Favours(!color)] {
                let field = Rc::new(Field::around(&board, &frozen, stone));
                let goal = Capture::new(field.clone(), color, stone);
                let mut reading = Reading::new(field.clone(), law, goal.clone());
                for turn in Color::BOTH {
                    let root = Position::new(board.clone(), turn);
                    let found = reading.answer(&root, &mut { 100_000 });
                    let right = by_definition(&field, law, &goal, &root);
                    let expected = if right { Answer::Forced } else { Answer::Held };
                    assert_eq!(
                        found, expected,
                        "{board}{stone:?} {law:?}, {turn} first, {frozen:?}"
                    );
                    *(if right { &mut forced } else { &mut held }) += 1;
                }
            }
        }
    }
    println!("{forced} captures forced, {held} prevented");
    assert!(forced > 500 && held > 500);
}

#[test]
fn too_few_positions_leave_the_answer_open_and_more_decide_it() {
    let board = Board::parse(". . .\n. X .\n. . O").unwrap();
    let stone = board.size().parse("B2").unwrap();
    let none = PointSet::new(board.size());
    let field = Rc::new(Field::around(&board, &none, stone));
    let goal = Capture::new(field.clone(), Color::Black, stone);
    let mut reading = Reading::new(field, KoLaw::PassForKo, goal);
    let root = Position::new(board, Color::White);
    assert_eq!(reading.answer(&root, &mut { 2 }), Answer::Unknown);
    assert_ne!(reading.answer(&root, &mut { 100_000 }), Answer::Unknown);
}

#[test]
fn a_chain_with_a_liberty_out_of_play_is_seen_to_be_safe() {
    let board = Board::parse("X . X O\nX X X O\nO O O O\n. . . .").unwrap();
    let size = board.size();
    let stone = size.parse("A4").unwrap();
    let seen = |frozen: &[&str]| {
        let frozen = PointSet::of(size, frozen.iter().map(|name| size.parse(name).unwrap()));
        let field = Rc::new(Field::around(&board, &frozen, stone));
        let mut goal = Capture::new(field, Color::Black, stone);
        goal.look(&Position::new(board.clone(), Color::White), &mut { 1 })
    };
    assert_eq!(seen(&[]), Sight::Open { force: 1, prevent: 1 });
    assert_eq!(seen(&["B4"]), Sight::Failed, "its liberty is out of play");
}
