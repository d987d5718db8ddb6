//! Life that no sequence of moves can take, even if its owner only passes. It is proved by shape.

use tengen_rules::{Board, Color, Point, PointSet};

/// The stones and points that one side keeps against every play of the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unconditional {
    /// The stones of that side that cannot be captured even if it always passes.
    pub chains: PointSet,
    /// The points within those stones where the other side cannot make two eyes, and so cannot
    /// live. They are empty, or hold dead stones of the other side.
    pub territory: PointSet,
}

/// The unconditionally alive chains of `color`: D. B. Benson, "Life in the Game of Go" (1976).
///
/// The territory is Benson's healthy regions, and other enclosed regions with too little room.
/// There, the points away from the living stones leave room for one eye at most (after M. Müller,
/// "Playing it safe", 1997). The rule supposes that a play may not remove one's own single stone.
pub fn unconditional(board: &Board, color: Color) -> Unconditional {
    let size = board.size();
    let mut benson = Benson::default();
    benson.read(board, color, false);
    let chains = PointSet::of(size, size.points().filter(|p| benson.is_alive(board, *p)));
    let mut territory = PointSet::new(size);
    for region in benson.regions().filter(|region| region.is_territory(board)) {
        territory.extend(region.points.iter().copied());
    }
    Unconditional { chains, territory }
}

/// Benson's reading of one position for one side. It can be repeated without allocating.
/// [`unconditional`] and other ways to tell areas rest on it.
#[derive(Clone, Debug, Default)]
pub struct Benson {
    /// The points without a stone of the side, region by region.
    points: Vec<Point>,
    /// The points of each region next to no chain of the side, the first three of them.
    interior: Vec<Point>,
    /// The chains around each region, and those that have all of it as liberties.
    border: Vec<Point>,
    vital: Vec<Point>,
    regions: Vec<Extent>,
    /// By the index of the point that names a chain of the side, and by any point.
    chains: Vec<Chain>,
    seen: Vec<bool>,
    heads: Vec<Point>,
}

/// Where the points, inner points and chains of a region end in the lists. They begin where those
/// of the region before end.
#[derive(Clone, Copy, Debug, Default)]
struct Extent {
    points: usize,
    interior: usize,
    border: usize,
    vital: usize,
    holds_stones: bool,
    enclosed: bool,
    left_out: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Chain {
    alive: bool,
    given: bool,
    eyes: u16,
    /// The number, from 1, of the region where it was last met, and how many points of that touch
    /// it.
    region: u16,
    touches: u16,
}

/// A largest connected part of the board without stones of the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region<'a> {
    /// Its points: empty ones, and stones of the other side.
    pub points: &'a [Point],
    /// Its points that are next to no stone of the side; of more than three the first three.
    pub interior: &'a [Point],
    /// Whether stones of the other side are in it.
    pub holds_stones: bool,
    /// Whether there are chains of the side around it and all of them are alive.
    pub enclosed: bool,
}

impl Region<'_> {
    /// Whether living stones close it and leave the other side no room for two eyes.
    pub fn is_territory(&self, board: &Board) -> bool {
        // Two eyes need two points that do not touch. Of any three points of a grid, some two do
        // not.
        let touch = |p: Point, q: Point| board.neighbours(p).any(|r| r == q);
        self.enclosed
            && match self.interior {
                [] | [_] => true,
                [p, q] => touch(*p, *q),
                _ => false,
            }
    }
}

impl Benson {
    /// Reads which chains of `color` on `board` are alive even if that side always passes. With
    /// `suicide` the other side may remove stones of its own, and so can empty an eye that it has
    /// filled. Then a region is an eye only if the stones in it adjoin the chain as well.
    pub fn read(&mut self, board: &Board, color: Color, suicide: bool) {
        self.find_regions(board, color, suicide);
        self.settle(board, color, &[]);
    }

    /// As [`Benson::read`] without suicide, with the chains of the stones in `alive` taken as
    /// alive.
    pub fn read_given(&mut self, board: &Board, color: Color, alive: &[Point]) {
        self.find_regions(board, color, false);
        self.settle(board, color, alive);
    }

    /// As [`Benson::read`] without suicide, counting no eyes in the regions that hold any of
    /// `points`. The chains then found alive are alive after any plays on those points.
    pub fn read_without(&mut self, board: &Board, color: Color, points: &[Point]) {
        self.find_regions(board, color, false);
        let mut from = 0;
        for region in &mut self.regions {
            region.left_out = self.points[from..region.points].iter().any(|p| points.contains(p));
            from = region.points;
        }
        self.settle(board, color, &[]);
    }

    /// Removes chains until all that are left have two eyes or are `given` to be alive.
    fn settle(&mut self, board: &Board, color: Color, given: &[Point]) {
        self.heads.clear();
        self.heads.extend(board.chains().filter(|(c, _)| *c == color).map(|(_, head)| head));
        for head in &self.heads {
            self.chains[head.index()].alive = true;
        }
        for head in given.iter().filter_map(|p| board.chain_id(*p)) {
            self.chains[head.index()].given = true;
        }
        loop {
            for head in &self.heads {
                self.chains[head.index()].eyes = 0;
            }
            let (mut border, mut vital) = (0, 0);
            for region in &mut self.regions {
                let around = &self.border[border..region.border];
                region.enclosed = !region.left_out
                    && !around.is_empty()
                    && around.iter().all(|head| self.chains[head.index()].alive);
                if region.enclosed {
                    for head in &self.vital[vital..region.vital] {
                        self.chains[head.index()].eyes += 1;
                    }
                }
                (border, vital) = (region.border, region.vital);
            }
            let before = self.heads.len();
            let chains = &mut self.chains;
            self.heads.retain(|head| {
                let chain = &mut chains[head.index()];
                chain.alive = chain.given || chain.eyes >= 2;
                chain.alive
            });
            if self.heads.len() == before {
                break;
            }
        }
    }

    fn find_regions(&mut self, board: &Board, color: Color, suicide: bool) {
        let area = board.size().area();
        self.points.clear();
        self.interior.clear();
        self.border.clear();
        self.vital.clear();
        self.regions.clear();
        self.seen.clear();
        self.seen.resize(area, false);
        self.chains.clear();
        self.chains.resize(area, Chain::default());
        for start in board.size().points() {
            if !self.seen[start.index()] && board.get(start) != Some(color) {
                let region = self.find_region(board, color, suicide, start);
                self.regions.push(region);
            }
        }
    }

    fn find_region(&mut self, board: &Board, color: Color, suicide: bool, start: Point) -> Extent {
        let number = self.regions.len() as u16 + 1;
        let (first, first_border) = (self.points.len(), self.border.len());
        let (mut interior, mut needed, mut holds_stones) = (0, 0, false);
        self.seen[start.index()] = true;
        self.points.push(start);
        let mut at = first;
        while let Some(&p) = self.points.get(at) {
            at += 1;
            let empty = board.is_empty(p);
            holds_stones |= !empty;
            let counts = suicide || empty;
            needed += u16::from(counts);
            // A chain is counted once at each point, however many of its stones are there.
            let mut beside = [p; 4];
            let mut chains = 0;
            for q in board.neighbours(p) {
                if board.get(q) != Some(color) {
                    if !std::mem::replace(&mut self.seen[q.index()], true) {
                        self.points.push(q);
                    }
                    continue;
                }
                let Some(head) = board.chain_id(q) else { continue };
                if beside[..chains].contains(&head) {
                    continue;
                }
                beside[chains] = head;
                chains += 1;
                let chain = &mut self.chains[head.index()];
                if chain.region != number {
                    (chain.region, chain.touches) = (number, 0);
                    self.border.push(head);
                }
                chain.touches += u16::from(counts);
            }
            if chains == 0 && interior < 3 {
                self.interior.push(p);
                interior += 1;
            }
        }
        let around = &self.border[first_border..];
        let all = |head: &&Point| self.chains[head.index()].touches == needed;
        self.vital.extend(around.iter().filter(all));
        Extent {
            points: self.points.len(),
            interior: self.interior.len(),
            border: self.border.len(),
            vital: self.vital.len(),
            holds_stones,
            enclosed: false,
            left_out: false,
        }
    }

    /// Whether the stone on `point` belongs to the side and is alive. `board` is the position that
    /// was read.
    pub fn is_alive(&self, board: &Board, point: Point) -> bool {
        // A stone of the other side may share the index, but that is not marked alive.
        let chain = board.chain_id(point).and_then(|head| self.chains.get(head.index()));
        chain.is_some_and(|chain| chain.alive)
    }

    /// The regions of the position that was read, in the order of their first points.
    pub fn regions(&self) -> impl Iterator<Item = Region<'_>> {
        let mut from = Extent::default();
        self.regions.iter().map(move |region| {
            let start = std::mem::replace(&mut from, *region);
            Region {
                points: &self.points[start.points..region.points],
                interior: &self.interior[start.interior..region.interior],
                holds_stones: region.holds_stones,
                enclosed: region.enclosed,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_eyes_live_and_the_stone_in_one_of_them_is_dead() {
        let board = Board::parse(
            ". X . X O . .
             X X X X O . .
             . O . X O . .
             X X X X O . .
             O O O O O . .",
        )
        .unwrap();
        let black = unconditional(&board, Color::Black);
        assert_eq!(black.chains.len(), board.stones(Color::Black));
        assert!(black.territory.contains(board.size().parse("B3").unwrap()));
        assert!(unconditional(&board, Color::White).chains.is_empty());
    }

    #[test]
    fn a_false_eye_is_no_eye_and_an_empty_board_has_no_life() {
        let board = Board::parse(
            ". X O X .
             X X O X X
             O O O O O
             . . . . .",
        )
        .unwrap();
        assert!(unconditional(&board, Color::Black).chains.is_empty());
        let empty = Board::parse(". .\n. .").unwrap();
        let none = unconditional(&empty, Color::White);
        assert!(none.chains.is_empty() && none.territory.is_empty());
    }

    #[test]
    fn a_region_with_room_for_two_eyes_is_not_territory() {
        let board = Board::parse(
            ". X . X . . . . .
             X X X X . . . . .
             . . . X . . . . .
             . . . X . . . . .",
        )
        .unwrap();
        let black = unconditional(&board, Color::Black);
        assert!(!black.chains.is_empty());
        assert!(!black.territory.contains(board.size().parse("H2").unwrap()));
    }

    #[test]
    fn where_suicide_is_allowed_an_eye_with_stones_in_it_must_adjoin_them() {
        let alive = |diagram: &str, suicide| {
            let board = Board::parse(diagram).unwrap();
            let mut benson = Benson::default();
            benson.read(&board, Color::Black, suicide);
            benson.is_alive(&board, board.size().parse("C2").unwrap())
        };
        let corner = "O O . X .
                      O . X X X
                      . X X X X
                      X X X X X";
        assert!(alive(corner, false), "White cannot fill the corner");
        assert!(!alive(corner, true), "White can, and its stones go off to be an eye no more");
        let eyes = "O O . X .
                    . O X X X
                    X X X . X
                    X X X X X";
        assert!(alive(eyes, false) && alive(eyes, true), "E4 and D2 are eyes in any case");
    }
}
