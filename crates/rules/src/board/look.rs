//! Looking ahead: the effect of a play before it is made.

use super::{Board, EDGE, EMPTY, Effect, Occupied, stone};
use crate::{Color, Point, PointSet};

impl Board {
    /// Whether the empty `point` next to the chain `head` is its last liberty.
    #[inline]
    pub(super) fn is_last(&self, point: Point, head: u16) -> bool {
        // The point is one pseudo-liberty for each stone of the chain beside it.
        let pseudo = self.chains[head as usize].pseudo();
        pseudo <= 4 && pseudo == self.beside(point.0, head)
    }

    /// The contents of each cell next to `point`, and the head of its chain.
    #[inline]
    fn beside_each(&self, point: Point) -> [(u8, u16); 4] {
        self.places[point.index()].neighbours().map(|q| {
            let cell = &self.cells[q as usize];
            (cell.stone, cell.head)
        })
    }

    /// Whether a play of `color` on the empty point `point` would remove the player's own chain.
    /// False where there is a stone. [`Board::effect`] tells other effects too.
    #[inline]
    pub fn is_suicide(&self, color: Color, point: Point) -> bool {
        // The sums of an empty point are its empty neighbours.
        if !self.is_empty(point) || self.chains[point.index()].pseudo() != 0 {
            return false;
        }
        // The stone lives by an own chain with another liberty, or by capturing a chain that has
        // none.
        self.beside_each(point)
            .iter()
            .all(|(cell, head)| self.is_last(point, *head) == (*cell == stone(color)))
    }

    /// The effect that a play of `color` on `point` would have.
    ///
    /// # Errors
    /// If there is a stone already, or the point is off the board.
    pub fn effect(&self, color: Color, point: Point) -> Result<Effect, Occupied> {
        if !self.is_empty(point) {
            return Err(Occupied);
        }
        let (own, other) = (stone(color), stone(!color));
        let mut lives = false;
        for (cell, head) in self.beside_each(point) {
            if cell == EMPTY {
                lives = true;
            } else if cell != EDGE {
                let last = self.is_last(point, head);
                if cell == other && last {
                    return Ok(Effect::Capture);
                }
                lives |= cell == own && !last;
            }
        }
        if lives {
            return Ok(Effect::Quiet);
        }
        let own = self.adjacent_chains(point, own);
        Ok(Effect::Suicide(1 + own.map(|head| self.chain_len(Point(head))).sum::<usize>()))
    }

    /// The stones of the opponent that a play of `color` on `point` would take.
    pub fn captures(&self, color: Color, point: Point) -> PointSet {
        let mut taken = PointSet::new(self.size());
        if self.is_empty(point) {
            for head in self.adjacent_chains(point, stone(!color)) {
                if self.is_last(point, head) {
                    taken.extend(self.chain(Point(head)));
                }
            }
        }
        taken
    }

    /// The [hash](Board::hash) the position would have after a play of `color` on `point`.
    ///
    /// # Errors
    /// If there is a stone already, or the point is off the board.
    pub fn hash_after(&self, color: Color, point: Point) -> Result<u64, Occupied> {
        let key = |p: Point, of: Color| self.places[p.index()].keys[of.index()];
        let chain = |head, of| self.chain(Point(head)).fold(0, |hash, p| hash ^ key(p, of));
        Ok(match self.effect(color, point)? {
            Effect::Quiet => self.hash ^ key(point, color),
            Effect::Capture => self
                .adjacent_chains(point, stone(!color))
                .filter(|head| self.is_last(point, *head))
                .fold(self.hash ^ key(point, color), |hash, head| hash ^ chain(head, !color)),
            Effect::Suicide(_) => self
                .adjacent_chains(point, stone(color))
                .fold(self.hash, |hash, head| hash ^ chain(head, color)),
        })
    }

    /// The head of every chain with stones `of` next to `point`, each once.
    fn adjacent_chains(&self, point: Point, of: u8) -> impl Iterator<Item = u16> {
        let beside = self.beside_each(point);
        let new = move |i: &usize| beside[*i].0 == of && !beside[..*i].contains(&beside[*i]);
        (0..4).filter(new).map(move |i| beside[i].1)
    }
}
