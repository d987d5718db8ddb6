//! Which parts of a board are still open, and can each be solved by itself? The answer is an
//! estimate, by the look of the stones around them.

use tengen_rules::{Board, Point, PointSet};

/// The most points without living stones in a part that can be read to the end.
const MOST_OPEN: usize = 11;
/// The most points of a part.
const MOST_POINTS: usize = crate::grid::MOST;
/// With at least this many points in one region, a chain has room for two eyes.
const TWO_EYES: usize = 6;
/// At most this many empty points beside one colour are an eye, where play does not begin.
const EYE: usize = 2;
/// A region between both colours with at least this many points is no part of the endgame yet.
const WIDE: usize = 12;

/// The parts of the board that standing stones shut off. A stone is taken to stand if it has room
/// for two eyes outside the part, or a way into the open. The stones of a part have neither.
///
/// `dead` stones are taken to leave their points to the other side, except those in the part
/// itself. Parts without stones are left out, and so are those too large to be read to the end.
/// Parts may overlap.
pub fn parts(board: &Board, dead: &PointSet) -> Vec<PointSet> {
    let ground = Ground::new(board, dead);
    let mut found: Vec<PointSet> = Vec::new();
    for (region, Open { points, borders, .. }) in ground.regions.iter().enumerate() {
        let is_eye = points.len() <= EYE
            && *borders != [true; 2]
            && points.iter().all(|p| board.is_empty(*p));
        if is_eye || found.iter().any(|part| part.contains(points[0])) {
            continue;
        }
        found.extend(
            ground.part_around(region).filter(|part| part.iter().any(|p| !board.is_empty(p))),
        );
    }
    found
}

/// A largest connected set of points without living stones.
struct Open {
    points: Vec<Point>,
    /// Whether living stones of Black and of White are next to it.
    borders: [bool; 2],
    /// The living chains next to it, by the points that name them.
    chains: Vec<Point>,
}

struct Ground<'a> {
    board: &'a Board,
    regions: Vec<Open>,
    /// The regions next to each living chain, by the point that names it.
    beside: Vec<Vec<usize>>,
}

impl<'a> Ground<'a> {
    fn new(board: &'a Board, dead: &PointSet) -> Ground<'a> {
        let open = |p: Point| board.is_empty(p) || dead.contains(p);
        let mut beside = vec![Vec::new(); board.size().area()];
        let mut list = Vec::new();
        for points in board.regions(open) {
            let mut region = Open { points, borders: [false; 2], chains: Vec::new() };
            for q in region.points.iter().flat_map(|p| board.neighbours(*p)).filter(|q| !open(*q)) {
                let (Some(color), Some(chain)) = (board.get(q), board.chain_id(q)) else {
                    continue;
                };
                region.borders[color] = true;
                if !region.chains.contains(&chain) {
                    region.chains.push(chain);
                    beside[chain.index()].push(list.len());
                }
            }
            list.push(region);
        }
        Ground { board, regions: list, beside }
    }

    /// The part that a region belongs to, if it is not too large.
    fn part_around(&self, region: usize) -> Option<PointSet> {
        let (mut inside, mut chains) = (vec![region], Vec::new());
        loop {
            let open: usize = inside.iter().map(|r| self.regions[*r].points.len()).sum();
            if open > MOST_OPEN {
                return None;
            }
            let around = inside.iter().flat_map(|r| &self.regions[*r].chains);
            let weak = around.copied().find(|c| !chains.contains(c) && !self.stands(*c, &inside));
            let Some(weak) = weak else { break };
            chains.push(weak);
            for region in &self.beside[weak.index()] {
                if !inside.contains(region) {
                    inside.push(*region);
                }
            }
        }
        let mut cells = PointSet::new(self.board.size());
        cells.extend(inside.iter().flat_map(|r| self.regions[*r].points.iter().copied()));
        cells.extend(chains.iter().flat_map(|c| self.board.chain(*c)));
        (cells.len() <= MOST_POINTS).then_some(cells)
    }

    /// Whether a chain has room for two eyes without these regions, or a way into the open.
    fn stands(&self, chain: Point, without: &[usize]) -> bool {
        let (mut chains, mut counted, mut eyes) = (vec![chain], Vec::new(), 0);
        let mut next = 0;
        while let Some(chain) = chains.get(next).copied() {
            next += 1;
            for number in &self.beside[chain.index()] {
                if without.contains(number) || counted.contains(number) {
                    continue;
                }
                let Open { points, borders, chains: around } = &self.regions[*number];
                if *borders == [true; 2] {
                    if points.len() >= WIDE {
                        return true;
                    }
                    continue;
                }
                counted.push(*number);
                eyes += if points.len() >= TWO_EYES { 2 } else { 1 };
                if eyes >= 2 {
                    return true;
                }
                // Chains that share an eye are taken to be connected.
                let others = around.iter().filter(|c| !chains.contains(c)).copied();
                chains.extend(others.collect::<Vec<_>>());
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(diagram: &str, dead: &[&str]) -> Vec<String> {
        let board = Board::parse(diagram).unwrap();
        let size = board.size();
        let dead = PointSet::of(size, dead.iter().map(|name| size.parse(name).unwrap()));
        let names =
            |part: &PointSet| part.iter().map(|p| size.name(p)).collect::<Vec<_>>().join(" ");
        parts(&board, &dead).iter().map(names).collect()
    }

    #[test]
    fn a_group_with_one_room_is_a_part_with_it() {
        // White's stones have two eyes elsewhere, Black's corner has nothing but its corner.
        let corner = ". O . O . O
                      O O O O O O
                      X X X O . .
                      . . X O . .
                      . . X O O O";
        assert_eq!(named(corner, &[]), ["A3 B3 C3 A2 B2 C2 A1 B1 C1"]);
    }

    #[test]
    fn eyes_of_living_stones_are_no_part() {
        let living = ". X . X O . O .
                      X X X X O O O O
                      . . . . . . . .";
        assert_eq!(named(living, &[]), [] as [&str; 0]);
    }

    #[test]
    fn a_dead_stone_is_read_with_the_stones_around_it() {
        let dead = ". X . X . . . .
                    X X X X X X X X
                    . O . . X . . .
                    . . . . X . . .";
        assert_eq!(named(dead, &["B2"]), ["A2 B2 C2 D2 A1 B1 C1 D1"]);
    }
}
