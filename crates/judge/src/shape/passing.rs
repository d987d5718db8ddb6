//! The stones and points that a side keeps even if it only passes.
//!
//! [`unconditional`] tells territory by a rule about the shape of a region, which leaves out many
//! plain cases. Here the other side plays alone, as often as it likes. It takes the stones it can,
//! fills the points next to the living stones, and makes as many eyes as fit. Where its stones end
//! in atari, it can never live (the method is the one that the source of GNU Go 3.8 describes).

use crate::shape::{Unconditional, unconditional};
use tengen_rules::{Board, Color, Point, PointSet};

/// The unconditionally alive chains of `color`, as in [`unconditional`], and its territory.
///
/// The territory is all points where the other side gets no living stones, even if it plays alone.
/// Stones of `color` on these points belong to the territory. If they were taken, the stones that
/// took them would be dead.
pub fn while_passing(board: &Board, color: Color) -> Unconditional {
    let chains = unconditional(board, color).chains;
    if chains.is_empty() {
        return Unconditional { territory: PointSet::new(board.size()), chains };
    }
    let alone = Alone { color, chains: &chains };
    // The first pass takes all stones it can, which may spoil room for eyes. The second spares the
    // stones that lie where nothing can live anyway.
    let mut taken = board.clone();
    alone.take(&mut taken, &PointSet::new(board.size()));
    alone.fill(&mut taken);
    alone.divide(&mut taken);
    let hopeless = alone.hopeless(&taken);

    let mut invaded = board.clone();
    alone.take(&mut invaded, &hopeless);
    alone.fill(&mut invaded);
    alone.leave_sekis(&mut invaded);
    alone.take(&mut invaded, &PointSet::new(board.size()));
    alone.fill(&mut invaded);
    alone.divide(&mut invaded);
    let territory = alone.hopeless(&invaded);
    Unconditional { chains, territory }
}

/// One side's living chains. Beside them the other side plays alone.
struct Alone<'a> {
    color: Color,
    chains: &'a PointSet,
}

impl Alone<'_> {
    /// Makes a play of the other side, unless it is suicide.
    fn play(&self, board: &mut Board, point: Point) -> bool {
        board.is_empty(point)
            && !board.is_suicide(!self.color, point)
            && board.play(!self.color, point).is_ok()
    }

    /// Takes every chain that can be taken, except those on `spared` points.
    fn take(&self, board: &mut Board, spared: &PointSet) {
        loop {
            let open = |(color, stone): (Color, Point)| {
                let kept = self.chains.contains(stone) || spared.contains(stone);
                (color == self.color && !kept).then_some(stone)
            };
            let mut open = board.chains().filter_map(open);
            let took = open.find_map(|stone| self.after_taking(board, stone));
            drop(open);
            match took {
                Some(after) => *board = after,
                None => return,
            }
        }
    }

    /// The board once the chain on `stone` has been taken, if that is possible.
    fn after_taking(&self, board: &Board, stone: Point) -> Option<Board> {
        let mut after = board.clone();
        // The last liberty can be played on once all others are, in any order. So two rounds
        // suffice.
        for _ in 0..2 {
            for p in after.liberties(stone).iter().collect::<Vec<_>>() {
                self.play(&mut after, p);
            }
            if after.get(stone) != Some(self.color) {
                return Some(after);
            }
        }
        None
    }

    /// Plays on every liberty of the living chains, then extends the other side's chains from
    /// atari.
    fn fill(&self, board: &mut Board) {
        for p in board.size().points() {
            let beside = board.neighbours(p).any(|q| self.chains.contains(q));
            if beside {
                self.play(board, p);
            }
        }
        loop {
            let in_atari = board.chains().filter(|(color, _)| *color != self.color);
            let runs: Vec<Point> = in_atari.filter_map(|(_, stone)| board.atari(stone)).collect();
            if !runs.into_iter().any(|p| self.play(board, p)) {
                return;
            }
        }
    }

    /// Adds a third stone to each pair of stones in an eye that taking the pair would spoil. The
    /// other side would leave such a pair alone and have a seki. With the third stone the eye is
    /// worth taking, which has the same effect.
    fn leave_sekis(&self, board: &mut Board) {
        let two = |(color, stone): &(Color, Point)| {
            *color == self.color && !self.chains.contains(*stone) && board.chain_len(*stone) == 2
        };
        let pairs: Vec<Vec<Point>> =
            board.chains().filter(two).map(|(_, stone)| board.chain(stone).collect()).collect();
        for pair in pairs {
            if let [one, other] = pair[..] {
                let found = [false, true]
                    .into_iter()
                    .find_map(|mirrored| self.with_third(board, [one, other], mirrored));
                if let Some(with_third) = found {
                    *board = with_third;
                }
            }
        }
    }

    /// The board with a third stone beside two, if these lie in an eye as in such a seki.
    ///
    /// The points beyond each of the two, and those beside each on opposite sides, must be free. On
    /// the two sides left, the other side must have stones of one chain, or be able to play them.
    fn with_third(&self, board: &Board, pair: [Point; 2], mirrored: bool) -> Option<Board> {
        let size = board.size();
        let [one, other] = pair.map(|p| (size.column(p) as isize, size.row(p) as isize));
        let along = (other.0 - one.0, other.1 - one.1);
        let across = if mirrored { (along.1, -along.0) } else { (-along.1, along.0) };
        let at = |from: (isize, isize), step: (isize, isize), times: isize| {
            let (x, y) = (from.0 + times * step.0, from.1 + times * step.1);
            size.point(usize::try_from(x).ok()?, usize::try_from(y).ok()?)
        };
        let free = [at(one, along, -1)?, at(one, across, 1)?];
        let free = [free, [at(other, along, 1)?, at(other, across, -1)?]].concat();
        let walls = [at(one, across, -1)?, at(other, across, 1)?];
        if !free.iter().all(|p| board.is_empty(*p)) {
            return None;
        }
        let mut after = board.clone();
        for wall in walls {
            self.play(&mut after, wall);
        }
        let theirs = walls.iter().all(|p| after.get(*p) == Some(!self.color));
        if !theirs || after.chain_id(walls[0]) != after.chain_id(walls[1]) {
            return None;
        }
        after.play(self.color, free[0]).ok().map(|_| after)
    }

    /// Makes as many eyes as fit: first plays that leave two empty points beside them, then
    /// plays that leave one.
    fn divide(&self, board: &mut Board) {
        for free in [2, 1] {
            loop {
                let splits =
                    |p: &Point| board.neighbours(*p).filter(|q| board.is_empty(*q)).count() >= free;
                let points: Vec<Point> = board.empty_points().filter(splits).collect();
                if !points.into_iter().any(|p| self.play(board, p)) {
                    break;
                }
            }
        }
    }

    /// The points where nothing lives, in a position played to the end.
    fn hopeless(&self, board: &Board) -> PointSet {
        let mut found = PointSet::new(board.size());
        for (_, stone) in board.chains().filter(|(color, _)| *color != self.color) {
            if let Some(eye) = board.atari(stone) {
                found.extend(board.chain(stone));
                found.insert(eye);
            }
        }
        let beside = |p: &Point| board.neighbours(*p).any(|q| self.chains.contains(q));
        found.extend(board.empty_points().filter(beside));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn territory(text: &str, names: &str) -> Vec<bool> {
        let board = Board::parse(text).unwrap();
        let kept = while_passing(&board, Color::Black);
        assert!(!kept.chains.is_empty());
        let points = names.split(' ').map(|name| board.size().parse(name).unwrap());
        points.map(|p| kept.territory.contains(p)).collect()
    }

    /// White's ring has one eye, with a black stone in it or without.
    const RING: &str = "X X X X X X X . X
                        X . O O O . X X X
                        X O O . O O X . X
                        X O . ? . O X X X
                        X O O . O O X X X
                        X . O O O . X X X
                        X X X X X X X X X";

    #[test]
    fn an_eye_that_cannot_be_divided_once_it_is_taken_gives_no_life() {
        let with = territory(&RING.replace('?', "X"), "C6 D4 D5 B6");
        assert_eq!(with, [true; 4]);
        let without = territory(&RING.replace('?', "."), "C6 D4 D5");
        assert_eq!(without, [false; 3], "White plays in the middle");
        let board = Board::parse(&RING.replace('?', "X")).unwrap();
        let ring = board.size().parse("C6").unwrap();
        assert!(!unconditional(&board, Color::Black).territory.contains(ring), "no shape says so");
    }

    #[test]
    fn two_stones_that_neither_side_wants_to_take_make_a_seki() {
        let seki = ". X X X X X X X X
                    X X X O O O X X X
                    X X O O . O X X X
                    X X O . X O O X X
                    X X O O X . O X X
                    X X X O . O O X X
                    X X X O O O X X X
                    X X X X X X X X .";
        assert_eq!(territory(seki, "D7 F4 E5"), [false; 3]);
        let filled = seki.replace("X X O . X O O X X", "X X O O X O O X X");
        assert_eq!(territory(&filled, "D7 F4 E5"), [true; 3], "with three liberties they are dead");
    }

    #[test]
    fn nothing_is_kept_where_nothing_lives() {
        let board = Board::parse(". . .\n. X .\n. . .").unwrap();
        assert!(while_passing(&board, Color::Black).territory.is_empty());
    }
}
