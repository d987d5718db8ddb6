//! Chains shut in by a wall that lives: in a corner, at a side, in the middle.

use super::Draft;
use super::wall;
use std::collections::BTreeSet;
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, Size};

/// A point on a plane that a board is cut from.
pub(super) type Spot = (i32, i32);

/// The four ways to go.
const WAYS: [Spot; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The edges of the board, as far as the shape lies at them: at the left, at the top.
#[derive(Clone, Copy, Debug)]
struct Edges {
    left: bool,
    top: bool,
}

impl Edges {
    fn holds(self, (x, y): Spot) -> bool {
        (!self.left || x >= 0) && (!self.top || y >= 0)
    }
}

/// A room of four to nine points with most of its owner's stones around it, some stones within, and
/// a wall.
pub(super) fn draft(random: &mut Random) -> Option<Draft> {
    let place = random.below(10);
    let edges = Edges { left: place < 5, top: place < 9 };
    let room = room(edges, 4 + random.below(6), random);
    let near = |spots: &BTreeSet<Spot>, wide: bool| -> BTreeSet<Spot> {
        let around = spots.iter().flat_map(|s| around(*s, wide));
        around.filter(|s| edges.holds(*s) && !spots.contains(s)).collect()
    };
    let border = near(&room, random.percent(35));
    let inside: BTreeSet<Spot> = room.union(&border).copied().collect();
    let ring = near(&inside, true);
    let mut stones: Vec<(Color, Spot)> = ring.iter().map(|s| (Color::Black, *s)).collect();
    for spot in &border {
        match random.below(100) {
            0..12 => {}
            12..16 => stones.push((Color::Black, *spot)),
            _ => stones.push((Color::White, *spot)),
        }
    }
    for spot in &room {
        match random.below(100) {
            0..12 => stones.push((Color::White, *spot)),
            12..26 => stones.push((Color::Black, *spot)),
            _ => {}
        }
    }
    let (x, y) = (ring.iter().map(|s| s.0), ring.iter().map(|s| s.1));
    // One line more beyond the wall, for the wall's eyes.
    let left = if edges.left { 0 } else { x.clone().min()? - 1 };
    let top = if edges.top { 0 } else { y.clone().min()? - 1 };
    let size = Size::new((x.max()? + 2 - left) as usize, (y.max()? + 2 - top) as usize).ok()?;
    let point = |(x, y): Spot| size.point((x - left) as usize, (y - top) as usize);
    let stones: Vec<(Color, Point)> =
        stones.into_iter().filter_map(|(color, spot)| Some((color, point(spot)?))).collect();
    let points = |spots: &BTreeSet<Spot>| spots.iter().copied().filter_map(point).collect();
    let (inside, ring): (Vec<Point>, Vec<Point>) = (points(&inside), points(&ring));
    let board = wall::with_eyes(size, &stones, &inside, &ring, random)?;
    let chains = board.chains().filter(|(color, p)| *color == Color::White && inside.contains(p));
    let (_, chain) = chains.max_by_key(|(_, p)| board.chain_len(*p))?;
    (board.chain_len(chain) > 2).then_some(Draft { board, chain })
}

/// This many points in one piece.
fn room(edges: Edges, points: usize, random: &mut Random) -> BTreeSet<Spot> {
    let mut room = vec![(0, 0)];
    for _ in 0..100 {
        if room.len() == points {
            break;
        }
        let (x, y) = room[random.below(room.len())];
        let (dx, dy) = WAYS[random.below(WAYS.len())];
        let next = (x + dx, y + dy);
        // The judge cannot read wider rooms.
        if edges.holds(next) && next.0.abs() < 5 && next.1.abs() < 4 && !room.contains(&next) {
            room.push(next);
        }
    }
    room.into_iter().collect()
}

/// The four spots around one, or the eight.
fn around((x, y): Spot, wide: bool) -> impl Iterator<Item = Spot> {
    let all = (-1..=1).flat_map(move |dx| (-1..=1).map(move |dy| (dx, dy)));
    let wanted = all.filter(move |(dx, dy): &Spot| match dx.abs() + dy.abs() {
        1 => true,
        2 => wide,
        _ => false,
    });
    wanted.map(move |(dx, dy)| (x + dx, y + dy))
}

/// Whether every stone of the wall (`ring`) lives, however the points `inside` are played.
pub(super) fn lives(board: &Board, inside: &[Point], ring: &[Point]) -> bool {
    let mut benson = tengen_judge::Benson::default();
    benson.read_without(board, Color::Black, inside);
    ring.iter().all(|p| benson.is_alive(board, *p))
}
