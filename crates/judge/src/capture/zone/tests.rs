//! Answers by zones, compared with reading that looks at every play.

use super::*;
use crate::capture::CaptureReading;
use tengen_random::Random;
use tengen_rules::{Board, PointSet, Size};

const ENOUGH: usize = 20_000;

fn zones(board: &Board, stone: Point, threats: Color) -> ZoneReading {
    let field = Rc::new(Field::around(board, &PointSet::new(board.size()), stone));
    let owner = board.get(stone).expect("a stone");
    ZoneReading::new(field, KoLaw::Favours(threats), stone, owner, 3)
}

/// A small board with stones at random.
fn scattered(random: &mut Random) -> Option<(Board, Point)> {
    let size = Size::new(3 + random.below(3), 4 + random.below(2)).ok()?;
    let full = 30 + 10 * random.below(4) as u32;
    let taken: Vec<Point> = size.points().filter(|_| random.percent(full)).collect();
    let stones: Vec<(Color, Point)> =
        taken.into_iter().map(|p| (Color::BOTH[random.below(2)], p)).collect();
    let board = Board::with_stones(size, stones).ok()?;
    let stone = size.at(random.below(size.area()))?;
    (board.get(stone).is_some() && board.liberties(stone).len() < 3).then_some((board, stone))
}

#[test]
fn every_play_looked_at_says_the_same() {
    let mut random = Random::new(7);
    let (mut compared, mut taken) = (0, 0);
    while compared < 400 {
        let Some((board, stone)) = scattered(&mut random) else { continue };
        for turn in Color::BOTH {
            for threats in Color::BOTH {
                let position = Position::new(board.clone(), turn);
                let mut left = 2_000;
                let found = zones(&board, stone, threats).is_taken(&position, &mut left);
                let Some(found) = found else { continue };
                let mut reading = CaptureReading::open(&board, stone, 3, threats).expect("a stone");
                let read = reading.is_taken(&board, turn, None, &mut ENOUGH.clone());
                let Some(read) = read else { continue };
                compared += 1;
                taken += usize::from(read);
                let drawn = board.rows().join("\n");
                let name = board.size().name(stone);
                assert_eq!(found, read, "{name}, {turn} to move, {threats} threats\n{drawn}");
            }
        }
    }
    assert!((50..350).contains(&taken), "{taken} of {compared}");
}

#[test]
fn an_answer_serves_every_board_that_looks_the_same_where_it_matters() {
    let mut random = Random::new(3);
    let (mut served, mut boards) = (0, 0);
    while boards < 300 {
        let Some((board, stone)) = scattered(&mut random) else { continue };
        boards += 1;
        let mut one = zones(&board, stone, Color::White);
        let position = Position::new(board.clone(), Color::Black);
        if one.is_taken(&position, &mut 2_000).is_none() {
            continue;
        }
        // Stones put anywhere else.
        for _ in 0..20 {
            let mut other = board.clone();
            for _ in 0..1 + random.below(4) {
                let point = board.size().at(random.below(board.size().area()));
                let color = Color::BOTH[random.below(2)];
                let _ = point.map(|p| other.play(color, p));
            }
            let position = Position::new(other.clone(), Color::Black);
            let Some(found) = one.found(&position) else { continue };
            let mut reading =
                CaptureReading::open(&other, stone, 3, Color::White).expect("the stone");
            if let Some(read) = reading.is_taken(&other, Color::Black, None, &mut ENOUGH.clone()) {
                served += 1;
                assert_eq!(found.taken, read, "{}", other.rows().join("\n"));
            }
        }
    }
    assert!(served > 100, "{served}");
}
