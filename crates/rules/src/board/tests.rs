//! The facts that the board keeps agree with a count on the board, after random plays of all sizes.

extern crate std;

use crate::{Board, Color, Point, Size};
use proptest::prelude::*;
use std::vec::Vec;

/// A board after fewer than 250 random plays, self-capture and retaken ko among them.
fn boards() -> impl Strategy<Value = Board> {
    let sizes = prop_oneof![(1..8usize, 1..8usize), Just((52, 1)), Just((9, 9)), Just((19, 19))];
    (sizes, prop::collection::vec(any::<u16>(), 0..250)).prop_map(|((width, height), dice)| {
        let mut board = Board::new(Size::new(width, height).unwrap());
        for roll in dice {
            let color = if roll & 1 == 0 { Color::Black } else { Color::White };
            if board.empty_count() > 0 {
                let point = board.empty_point(usize::from(roll >> 1) % board.empty_count());
                board.play(color, point).unwrap();
            }
        }
        board
    })
}

/// The definition, point by point.
fn code(board: &Board, point: Point) -> u16 {
    let size = board.size();
    let (x, y) = (size.column(point), size.row(point));
    let steps = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
    steps.iter().rev().fold(0, |code, (dx, dy)| {
        let at = x.checked_add_signed(*dx).zip(y.checked_add_signed(*dy));
        let cell = match at.and_then(|(x, y)| size.point(x, y)).map(|q| board.get(q)) {
            Some(None) => 0,
            Some(Some(Color::Black)) => 1,
            Some(Some(Color::White)) => 2,
            None => 3,
        };
        code << 2 | cell
    })
}

fn is_eye(board: &Board, color: Color, point: Point) -> bool {
    let diagonals: Vec<_> = board.diagonals(point).map(|q| board.get(q)).collect();
    let against = diagonals.iter().filter(|q| **q == Some(!color)).count();
    board.is_empty(point)
        && board.neighbours(point).all(|q| board.get(q) == Some(color))
        && against <= usize::from(diagonals.len() == 4)
}

fn may_play(board: &Board, color: Color, ko: Option<Point>, point: Point) -> bool {
    let alone = board.neighbours(point).all(|q| board.get(q) == Some(!color));
    !is_eye(board, color, point)
        && !(alone && (ko == Some(point) || board.captures(color, point).is_empty()))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn codes_are_what_is_around(board in boards()) {
        for p in board.size().points() {
            prop_assert_eq!(board.code(p), code(&board, p));
        }
        prop_assert_eq!(board.code(Point(board.size().area() as u16)), u16::MAX);
        prop_assert_eq!(board.code(Point(u16::MAX)), u16::MAX);
    }

    #[test]
    fn sums_are_those_of_the_pseudo_liberties(board in boards()) {
        for (_, head) in board.chains() {
            let empty = |p: Point| board.neighbours(p).filter(|q| board.is_empty(*q));
            let pseudo: Vec<_> = board.chain(head).flat_map(empty).collect();
            let sums = board.chain_of(head);
            prop_assert_eq!(usize::from(sums.pseudo()), pseudo.len());
            prop_assert_eq!(sums.sum() as usize, pseudo.iter().map(|q| q.index()).sum::<usize>());
            prop_assert_eq!(usize::from(sums.stones()), board.chain(head).count());
            let mut different = pseudo.clone();
            different.sort_unstable();
            different.dedup();
            prop_assert!(!different.is_empty());
            let only = (different.len() == 1).then(|| different[0]);
            prop_assert!(board.chain(head).all(|p| board.atari(p) == only));
        }
        for p in board.empty_points() {
            prop_assert_eq!(board.atari(p), None);
        }
    }

    #[test]
    fn random_plays_are_the_first_that_may_be(board in boards(), ko in any::<u16>()) {
        let empty: Vec<_> = board.empty_points().collect();
        let ko = empty.get(usize::from(ko) % (empty.len() + 1)).copied();
        for color in Color::BOTH {
            for p in board.size().points() {
                prop_assert_eq!(board.is_eye(color, p), is_eye(&board, color, p));
            }
            prop_assert!(!board.is_eye(color, Point(board.size().area() as u16)));
            prop_assert_eq!(board.random_play(color, ko, empty.len()), None);
            for n in 0..empty.len() {
                let mut turned = empty.clone();
                turned.rotate_left(n);
                let expected = turned.into_iter().find(|p| may_play(&board, color, ko, *p));
                prop_assert_eq!(board.random_play(color, ko, n), expected);
                let (mut one, mut two) = (board.clone(), board.clone());
                let played = expected.and_then(|p| one.play(color, p).ok());
                prop_assert_eq!(two.play_random(color, ko, n), played);
                prop_assert_eq!(&one, &two);
            }
        }
    }

    #[test]
    fn a_copy_into_another_board_is_the_same(board in boards(), other in boards()) {
        let mut copy = other;
        copy.clone_from(&board);
        prop_assert_eq!(&copy, &board);
        prop_assert_eq!(copy.size(), board.size());
        prop_assert!(copy.empty_points().eq(board.empty_points()));
        for p in board.empty_points() {
            let (mut one, mut two) = (board.clone(), copy.clone());
            prop_assert_eq!(one.play(Color::Black, p), two.play(Color::Black, p));
            prop_assert_eq!(&one, &two);
            prop_assert_eq!(one.hash(), two.hash());
        }
    }
}

#[test]
fn stones_added_before_a_count_take_none() {
    let board = Board::parse(
        ". X .
         X O .
         . X .",
    )
    .unwrap();
    let at = |name| board.size().parse(name).unwrap();
    let added = board.with_added([
        (Color::Black, at("A1")),
        // This is occupied, the next takes White's stone, and the last is suicide.
        (Color::White, at("A2")),
        (Color::Black, at("C2")),
        (Color::White, at("A3")),
    ]);
    assert_eq!(added.rows().concat(), ".X.XO.XX.");
}
