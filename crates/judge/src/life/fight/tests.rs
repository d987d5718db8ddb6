//! Fights compared with readings to the end, and races as players judge them.

use super::Fight;
use super::part_board::PartBoard;
use super::stones::LocalThreats;
use crate::shape::boards::some_board;
use crate::{Enclosure, Grade, Graded};
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, PointSet, Size};

const ENOUGH: usize = 20_000;

fn at(board: &Board, name: &str) -> Point {
    board.size().parse(name).expect("a point")
}

#[test]
fn answers_without_a_ko_agree_with_readings_to_the_end() {
    let mut random = Random::new(61);
    let (mut same, mut other) = (0, 0);
    for n in 0..60 {
        let size = Size::new(3 + n % 2, 4).unwrap();
        let board = some_board(size, &mut random);
        for (_, stone) in board.chains() {
            let Some(part) = Enclosure::around(&board, stone, &PointSet::new(size)) else {
                continue;
            };
            for turn in Color::BOTH {
                let read = part.settle(stone, turn, None, &mut { ENOUGH });
                let fight = Fight { part: &part, stone, rival: None, turn, ko: None };
                let found = fight.settle(&[], &mut { ENOUGH });
                let (Some(read), Some(found)) = (read, found) else { continue };
                let clear = |found: &Graded| matches!(found.grade, Grade::Yes | Grade::No);
                if clear(&read) && clear(&found) {
                    let agree = read.grade == found.grade;
                    *(if agree { &mut same } else { &mut other }) += 1;
                }
            }
        }
    }
    println!("{same} the same, {other} not");
    assert!(same > 200 && other * 100 < same, "{same} {other}");
}

/// Black is shut in; two white stones lie in the eye.
const IN_THE_EYE: &str = "
    . . . . . .
    O O O O O O
    X X X X O .
    O O . X O .";

/// The answer for Black, moving first, in the part around A2 between the surrounding white stones.
fn black_first(stone: &str, rival: Option<&str>, positions: usize) -> Option<Graded> {
    let board = Board::parse(IN_THE_EYE).unwrap();
    let standing = ["A3", "E1"].map(|name| board.chain(at(&board, name)).collect::<Vec<_>>());
    let standing = PointSet::of(board.size(), standing.concat());
    let part = Enclosure::around(&board, at(&board, "A2"), &standing).expect("a small part");
    let rival = rival.map(|name| at(&board, name));
    let stone = at(&board, stone);
    let fight = Fight { part: &part, stone, rival, turn: Color::Black, ko: None };
    fight.settle(&[], &mut { positions })
}

#[test]
fn taking_stones_and_dying_by_it_wins_no_race() {
    let board = Board::parse(IN_THE_EYE).unwrap();
    let nothing = Graded { grade: Grade::No, play: None };
    assert_eq!(black_first("A2", Some("A1"), ENOUGH), Some(nothing));
    assert_eq!(black_first("A1", Some("A2"), ENOUGH), Some(nothing));
    let taken = Graded { grade: Grade::Yes, play: Some(at(&board, "C1")) };
    assert_eq!(black_first("A1", None, ENOUGH), Some(taken));
}

#[test]
fn stones_in_an_eye_are_not_taken_where_the_chain_around_them_falls_by_it() {
    // When Black has taken three, White plays in their middle.
    let board = Board::parse(
        ". . . . . . .
         O O O O O O O
         X X O O O O O
         . X X X X O O
         O O O . X . O",
    )
    .unwrap();
    let standing = PointSet::of(board.size(), board.chain(at(&board, "A4")));
    let stone = at(&board, "A1");
    let part = Enclosure::around(&board, stone, &standing).expect("a small part");
    let fight = Fight { part: &part, stone, rival: None, turn: Color::Black, ko: None };
    assert_eq!(fight.settle(&[], &mut { ENOUGH }).map(|f| f.grade), Some(Grade::Yes));
    assert_eq!(fight.settle_for_good(&[], &mut { ENOUGH }).map(|f| f.grade), Some(Grade::No));
}

#[test]
fn filling_an_own_eye_to_leave_five_in_a_lump_does_not_lose_the_race() {
    // If Black fills the liberties of White's four in the corner, White fills A1. Black takes five,
    // and White plays in their middle.
    let board = Board::parse(
        "O O O . O O O
         . . O O . . O
         X X . O O . O
         . X X . O O O
         O . X X . O O
         O O . X . O O
         . O . X . O O",
    )
    .unwrap();
    let standing = PointSet::of(board.size(), board.chain(at(&board, "A7")));
    let (own, other) = (at(&board, "A5"), at(&board, "A3"));
    let part = Enclosure::around(&board, own, &standing).expect("a small part");
    for (stone, rival) in [(own, other), (other, own)] {
        let fight = Fight { part: &part, stone, rival: Some(rival), turn: Color::Black, ko: None };
        let found = fight.settle(&[], &mut { 5 * ENOUGH });
        assert_eq!(found, Some(Graded { grade: Grade::No, play: None }), "{stone:?}");
    }
}

#[test]
fn a_chain_that_is_given_up_within_others_is_no_surrounding_chain() {
    // White's four are taken with a fifth, and Black does not live by it.
    let board = Board::parse(
        "O O . . O O .
         . O O X . O .
         X X X X . O .
         . . . . . O .
         O O O O O O .
         . . . . . . .",
    )
    .unwrap();
    let standing = PointSet::of(board.size(), board.chain(at(&board, "A2")));
    let stone = at(&board, "A4");
    let part = Enclosure::around(&board, stone, &standing).expect("a small part");
    let fight = Fight { part: &part, stone, rival: None, turn: Color::Black, ko: None };
    let found = fight.settle_for_good(&[], &mut { 5 * ENOUGH });
    assert_eq!(found, Some(Graded { grade: Grade::No, play: None }));
}

#[test]
fn a_ko_that_can_be_put_off_until_the_other_has_no_threats_is_won() {
    // Bent four in the corner: Black may begin the ko when it likes, White cannot prevent it.
    let board = Board::parse(
        ". . . . . .
         X X X X X X
         O O X X X X
         . O O O O X
         X X X . O X",
    )
    .unwrap();
    let standing = PointSet::of(board.size(), board.chain(at(&board, "F1")));
    let stone = at(&board, "A3");
    let part = Enclosure::around(&board, stone, &standing).expect("a small part");
    let found = |turn| {
        let fight = Fight { part: &part, stone, rival: None, turn, ko: None };
        fight.settle(&[], &mut { 10 * ENOUGH })
    };
    assert_eq!(found(Color::Black), Some(Graded { grade: Grade::Yes, play: None }));
    assert_eq!(found(Color::White), Some(Graded { grade: Grade::No, play: None }));
}

#[test]
fn no_answer_if_undecided_or_if_the_stones_cannot_be_taken() {
    assert_eq!(black_first("A2", Some("A1"), 1), None);
    assert_eq!(black_first("E1", None, ENOUGH), None);
    assert_eq!(black_first("C1", None, ENOUGH), None);
}

/// A part that White's standing wall shuts off, with stones of both sides in it.
const WALLED: &str = "
    . . . . O .
    . X X . O .
    . X O . O .
    . . O . O .
    . . . . O .";

#[test]
fn every_play_in_a_part_does_what_it_does_on_the_board() {
    let mut random = Random::new(31);
    let start = Board::parse(WALLED).unwrap();
    let size = start.size();
    let cells: Vec<Point> = size.points().filter(|p| size.column(*p) < 4).collect();
    let part = PartBoard::of(&start, &cells).unwrap();
    let (mut plays, mut captures, mut refused, mut kos) = (0, 0, 0, 0);
    for _ in 0..40 {
        let (mut board, mut at) = (start.clone(), part.stones(Color::Black, None));
        for _ in 0..60 {
            let turn = at.turn;
            for p in cells.iter().copied().filter(|p| board.is_empty(*p)) {
                let number = part.number(p).unwrap();
                let mut after = board.clone();
                let suicide = board.is_suicide(turn, p);
                let played = (!suicide).then(|| after.play(turn, p).unwrap());
                let takes_ko = played.as_ref().is_some_and(|played| played.ko.is_some());
                let next = at.played(&part.ground, number, LocalThreats::Nobodys);
                let banned = takes_ko && at.ko == Some(number);
                assert_eq!(next.is_none(), suicide || banned, "{turn} {}\n{board}", size.name(p));
                let (Some(next), Some(played)) = (next, played) else {
                    refused += 1;
                    continue;
                };
                for color in Color::BOTH {
                    let stones = cells.iter().filter(|p| after.get(**p) == Some(color)).copied();
                    let inside = next.own(color) & part.ground.open;
                    assert_eq!(inside, part.set(stones), "{turn} {}\n{board}", size.name(p));
                }
                let ko = played.ko.and_then(|p| part.number(p));
                assert!(ko.is_none() || next.ko == ko, "{turn} {}\n{board}", size.name(p));
                plays += 1;
                captures += usize::from(played.captured > 0);
                kos += usize::from(takes_ko);
            }
            let point = cells[random.below(cells.len())];
            let number = part.number(point).unwrap();
            let next = match board.is_empty(point) {
                true => at.played(&part.ground, number, LocalThreats::Nobodys),
                false => None,
            };
            at = match next {
                Some(next) => {
                    board.play(turn, point).unwrap();
                    next
                }
                None => at.passed(),
            };
        }
    }
    println!("{plays} plays, {captures} captures, {refused} refused, {kos} kos");
    assert!(plays > 5_000 && captures > 500 && refused > 500 && kos > 20);
}
