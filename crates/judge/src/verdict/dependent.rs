//! Stones that live only because nobody can fill the liberties that they share with stones of the
//! opponent, though some of these may be filled: read to the end.

use crate::ask::share;
use crate::life::Fate;
use crate::part::Enclosure;
use tengen_rules::{Board, Color, Effect, Point, PointSet};

/// The most positions read for one question about a chain.
const CHAIN: usize = 4_000;
/// The most neutral points that are filled beside one chain.
const MOST_FILLED: usize = 12;

/// The chains beside shared liberties, by colour, that live and would not live if the opponent
/// filled all neutral points beside them; each by the point that names it. `weak` are the chains
/// without room for two eyes, `neutral` all points that stones of both sides surround. None if one
/// side has no such chain, or if a chain was not read to the end. It reads at most `positions`
/// positions in all.
pub(crate) fn dependent(
    board: &Board,
    weak: &[Vec<Point>; 2],
    neutral: &PointSet,
    positions: &mut usize,
) -> Option<[Vec<Point>; 2]> {
    let stones = board.size().points().filter(|p| board.get(*p).is_some());
    let mut standing = PointSet::of(board.size(), stones);
    for p in weak.iter().flatten().flat_map(|p| board.chain(*p)) {
        standing.remove(p);
    }
    let mut found = [Vec::new(), Vec::new()];
    for color in Color::BOTH {
        for chain in &weak[color.index()] {
            let weak = &weak[color.index()];
            let falls =
                |left: &mut usize| falls_when_filled(board, *chain, weak, neutral, &standing, left);
            if share(positions, CHAIN, falls)? {
                found[color.index()].push(*chain);
            }
        }
        if found[color.index()].is_empty() {
            return None;
        }
    }
    let mut lives = |chain: &Point| {
        let part = Enclosure::around(board, *chain, &standing).filter(|part| !part.may_be_cut())?;
        let fate = share(positions, CHAIN, |left| part.fate(*chain, left))?;
        Some(matches!(fate, Fate::Lives(_)))
    };
    let all_live = found.iter().flatten().all(|chain| lives(chain) == Some(true));
    all_live.then_some(found)
}

/// Whether the chain on `stone` falls when the opponent fills the neutral points beside the `weak`
/// chains of its colour, one after the other, and its owner answers where it has to. The stones of
/// the opponent stand. None if that was not read to the end.
fn falls_when_filled(
    board: &Board,
    stone: Point,
    weak: &[Point],
    neutral: &PointSet,
    standing: &PointSet,
    positions: &mut usize,
) -> Option<bool> {
    let color = board.get(stone)?;
    let mut around = standing.clone();
    for (_, other) in board.chains().filter(|(other, _)| *other != color) {
        around.extend(board.chain(other));
    }
    let mut board = firm(board, stone, &around);
    for _ in 0..MOST_FILLED {
        let Some(point) = next_filled(&board, weak, color, neutral) else { return Some(false) };
        board.play(!color, point).ok()?;
        if board.get(stone) != Some(color) {
            return Some(true);
        }
        let part = Enclosure::among(&board, stone, &around)?;
        match part.fate(stone, positions)? {
            Fate::Dies(_) => return Some(true),
            Fate::Unsettled { saved, .. } => {
                board.play(color, saved).ok()?;
            }
            Fate::Lives(_) => {}
            Fate::Delayed(_) | Fate::Ko { .. } => return None,
        }
    }
    None
}

/// The board on which every chain of the opponent beside the part of `stone` has a liberty outside
/// of that part, where nobody plays: one of its stones is taken off if it has none.
fn firm(board: &Board, stone: Point, around: &PointSet) -> Board {
    let part = board.region(stone, |p| !around.contains(p));
    let beside = part.iter().flat_map(|p| board.neighbours(p)).filter(|p| !part.contains(*p));
    let chains = PointSet::of(board.size(), beside.filter_map(|p| board.chain_id(p)));
    let firm = |p: &Point| board.liberties(*p).iter().any(|q| !part.contains(q));
    let apart = |p: &Point| board.neighbours(*p).all(|q| !part.contains(q));
    let off = chains.iter().filter(|p| !firm(p)).filter_map(|p| board.chain(p).find(apart));
    board.without(&PointSet::of(board.size(), off))
}

/// A neutral point beside these chains that the opponent of `color` may fill.
fn next_filled(board: &Board, chains: &[Point], color: Color, neutral: &PointSet) -> Option<Point> {
    let may_fill = |p: &Point| {
        let effect = board.effect(!color, *p);
        neutral.contains(*p) && effect.is_ok_and(|effect| !matches!(effect, Effect::Suicide(_)))
    };
    let stand = chains.iter().filter(|chain| board.get(**chain) == Some(color));
    let mut liberties = stand.flat_map(|chain| board.liberties(*chain).iter().collect::<Vec<_>>());
    liberties.find(may_fill)
}
