//! Chains: their stones and liberties.

use super::chain::Chain;
use super::geometry::{NEIGHBOURS, first, none};
use super::{Board, EDGE, EMPTY};
use crate::{Color, Point, PointSet};

impl Board {
    /// The stones of the chain on `point`, starting there; nothing if the point is empty.
    pub fn chain(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        let mut at = self.get(point).map(|_| point.0);
        core::iter::from_fn(move || {
            let here = at?;
            let next = self.cells[here as usize].link;
            at = (next != point.0).then_some(next);
            Some(Point(here))
        })
    }

    /// How many stones the chain on `point` has; 0 if the point is empty.
    pub fn chain_len(&self, point: Point) -> usize {
        match self.get(point) {
            Some(_) => self.chain_of(point).stones().into(),
            None => 0,
        }
    }

    /// A point that is the same for all stones of one chain and differs between chains;
    /// `None` if the point is empty. It holds until the next play.
    pub fn chain_id(&self, point: Point) -> Option<Point> {
        self.get(point).map(|_| Point(self.cells[point.index()].head))
    }

    /// One stone of every chain on the board.
    pub fn chains(&self) -> impl Iterator<Item = (Color, Point)> + '_ {
        self.size().points().filter_map(|p| {
            let color = self.get(p)?;
            (self.cells[p.index()].head == p.0).then_some((color, p))
        })
    }

    /// The liberties of the chain on `point`, each once; empty if there is no stone.
    pub fn liberties(&self, point: Point) -> PointSet {
        let mut liberties = PointSet::new(self.size());
        for p in self.chain(point) {
            liberties.extend(self.neighbours(p).filter(|q| self.is_empty(*q)));
        }
        liberties
    }

    /// Writes at most `MOST` liberties of the chain on `point`, each once, to the front of `found`,
    /// and returns how many it wrote. It is cheaper than [`Board::liberties`] where only "one, two
    /// or more" matters.
    pub fn few_liberties<const MOST: usize>(
        &self,
        point: Point,
        found: &mut [Point; MOST],
    ) -> usize {
        let mut count = 0;
        for p in self.chain(point) {
            let mut left = none(self.cells[p.index()].code, NEIGHBOURS);
            while left != 0 {
                let q = Point(self.places[p.index()].near[first(left)]);
                left &= left - 1;
                if !found[..count].contains(&q) {
                    if count < MOST {
                        found[count] = q;
                        count += 1;
                    }
                    if count == MOST {
                        return count;
                    }
                }
            }
        }
        count
    }

    /// The last liberty of the chain on `point`, if it is in atari.
    #[inline]
    pub fn atari(&self, point: Point) -> Option<Point> {
        let cell = self.cells.get(point.index())?;
        let chain = self.chains[cell.head as usize];
        // A point has at most four neighbours. If all pseudo-liberties of the chain are one point,
        // that point is their mean.
        let pseudo = chain.pseudo();
        if pseudo == 0 || pseudo > 4 || cell.stone == EMPTY || cell.stone == EDGE {
            return None;
        }
        let mean = (chain.sum() / u32::from(pseudo)) as u16;
        let all =
            pseudo == 1 || (self.is_empty(Point(mean)) && self.beside(mean, cell.head) == pseudo);
        all.then_some(Point(mean))
    }

    /// How many neighbours of the cell `at` belong to the chain `head`.
    #[inline]
    pub(super) fn beside(&self, at: u16, head: u16) -> u16 {
        let belongs = |q: u16| u16::from(self.cells[q as usize].head == head);
        self.places[at as usize].neighbours().map(belongs).iter().sum()
    }

    /// The sums of the chain on `point`; of an empty point, its own.
    #[inline]
    pub(super) fn chain_of(&self, point: Point) -> Chain {
        self.chains[self.cells[point.index()].head as usize]
    }
}
