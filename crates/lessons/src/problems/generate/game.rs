//! Positions of random games, and stones scattered around a chain.

use super::Draft;
use std::collections::BTreeSet;
use tengen_judge::{Playout, Situation};
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, Size};

/// Chains that may be caught in a position of a random game, on 6×6 or 7×7.
pub(super) fn drafts(random: &mut Random) -> Vec<Draft> {
    let lines = 6 + random.below(2);
    let Ok(size) = Size::square(lines) else { return Vec::new() };
    let empty = Board::new(size);
    let mut playout = Playout::new(size);
    playout.run(&empty, Situation { to_move: Color::Black, last: None, ko: None }, random);
    let moves = lines + random.below(size.area() / 2);
    let mut board = empty;
    for (color, point) in playout.moves().iter().take(moves) {
        if board.play(*color, *point).is_err() {
            return Vec::new();
        }
    }
    let chains = board.chains().filter(|(_, p)| board.liberties(*p).len() < 3);
    let draft = |(_, chain)| Draft { board: board.clone(), chain };
    chains.map(draft).filter(|_| random.percent(40)).collect()
}

/// A chain of at most four stones on a board of at most `lines` lines. The opponent has stones on
/// most of its liberties, and some stones of both colours are near it.
pub(super) fn scattered(lines: usize, random: &mut Random) -> Option<Draft> {
    let size = Size::square(lines - random.below(2)).ok()?;
    let first = size.at(random.below(size.area()))?;
    let mut chain = vec![first];
    for _ in 0..random.below(4) {
        let from = chain[random.below(chain.len())];
        let next = pick(size.neighbours(from).collect(), random)?;
        if !chain.contains(&next) {
            chain.push(next);
        }
    }
    let mut around: BTreeSet<Point> = chain.iter().flat_map(|p| size.neighbours(*p)).collect();
    around.retain(|p| !chain.contains(p));
    let mut around: Vec<Point> = around.into_iter().collect();
    let mut stones: Vec<(Color, Point)> = chain.iter().map(|p| (Color::White, *p)).collect();
    let liberties = 1 + random.below(3).min(1);
    while around.len() > liberties {
        let stone = around.swap_remove(random.below(around.len()));
        stones.push((Color::Black, stone));
    }
    for _ in 0..1 + random.below(6) {
        let near = size.at(random.below(size.area()))?;
        let away = size.column(near).abs_diff(size.column(first))
            + size.row(near).abs_diff(size.row(first));
        if away < 6 && !around.contains(&near) && stones.iter().all(|(_, p)| *p != near) {
            stones.push((if random.percent(50) { Color::Black } else { Color::White }, near));
        }
    }
    let board = Board::with_stones(size, stones).ok()?;
    Some(Draft { board, chain: first })
}

fn pick(points: Vec<Point>, random: &mut Random) -> Option<Point> {
    let n = random.below(points.len());
    points.get(n).copied()
}
