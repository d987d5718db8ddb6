//! The effect of a play: place, join, remove.

use super::chain::Chain;
use super::geometry::{FIELD, FIELD_BACK, NEIGHBOURS, by_color, first};
use super::{BLACK, Board, Cell, EMPTY, Occupied, Played, WHITE, stone};
use crate::{Color, Point};

/// The state of a stone put down, before anything is removed.
#[derive(Clone, Copy)]
pub(super) struct Placed {
    /// The head of its chain.
    head: u16,
    /// The neighbours that belong to chains of the opponent with no liberty left, a bit each.
    taken: u16,
    /// Whether its own chain has no liberty.
    alone: bool,
}

impl Board {
    /// Plays. Places a stone of `color` on `point`, removes the opponent's chains that have no
    /// liberty left, then the player's own chain if it has none. [`crate::Line`] decides whether
    /// the ruleset allows the play.
    ///
    /// # Errors
    /// If there is a stone already, or the point is off the board; the board is unchanged.
    #[inline]
    pub fn play(&mut self, color: Color, point: Point) -> Result<Played, Occupied> {
        if !self.is_empty(point) {
            return Err(Occupied);
        }
        let placed = self.put(color, point);
        Ok(self.settled(color, point, placed))
    }

    /// Removes the chains that the stone just put on `point` leaves without liberty.
    #[inline(always)]
    pub(super) fn settled(&mut self, color: Color, point: Point, placed: Placed) -> Played {
        let quiet = placed.taken == 0 && !placed.alone;
        if quiet { Played::default() } else { self.settle(color, point, placed) }
    }

    #[inline(never)]
    fn settle(&mut self, color: Color, point: Point, placed: Placed) -> Played {
        let Placed { head, mut taken, .. } = placed;
        let mut played = Played::default();
        while taken != 0 {
            let q = self.places[point.index()].near[first(taken)];
            taken &= taken - 1;
            // A chain that touches the point twice is gone when it is met again.
            let cell = self.cells[q as usize];
            if cell.stone != EMPTY {
                played.captured += self.remove(!color, cell.head);
            }
        }
        let own = self.chains[head as usize];
        if own.pseudo() == 0 {
            played.self_captured = self.remove(color, head);
        } else if played.captured == 1 && own.stones() == 1 && own.pseudo() == 1 {
            // Its one liberty is where the captured stone was.
            played.ko = Some(Point(own.sum() as u16));
        }
        played
    }

    /// Puts a stone on an empty point and joins it to its neighbours, removing nothing.
    ///
    /// Nothing predicts which neighbours a random play has, and a branch guessed wrongly costs more
    /// than all the rest. So the four are treated alike: an empty point and the edge are chains of
    /// their own here, whose sums change as any other's. An empty point's sums are those of its
    /// empty neighbours, so that a stone there is at once a chain of one stone.
    #[inline(never)]
    pub(super) fn put(&mut self, color: Color, point: Point) -> Placed {
        match color {
            Color::Black => self.put_stone::<BLACK>(point),
            Color::White => self.put_stone::<WHITE>(point),
        }
    }

    /// [`Board::put`] for one colour, all of whose bits are then constants.
    #[inline(always)]
    pub(super) fn put_stone<const OWN: u8>(&mut self, point: Point) -> Placed {
        let (p, at) = (point.0, point.index());
        let place = &self.places[at];
        let (cells, chains) = (&mut *self.cells, &mut *self.chains);
        let (own, other) = (usize::from(OWN - BLACK), usize::from(WHITE - OWN));
        self.hash ^= place.keys[own];
        self.stones[own] += 1;

        // The last of the empty points takes the place of this one.
        self.count -= 1;
        let Cell { code, link: hole, .. } = cells[at];
        let last = self.empty[self.count as usize];
        self.empty[hole as usize] = last;
        cells[last as usize].link = hole;

        // One bit a neighbour, at the low end of its field in the code.
        let (mut without, mut heads) = (0, [0; 4]);
        for i in 0..8 {
            let cell = &mut cells[place.near[i] as usize];
            cell.code ^= u16::from(OWN) << FIELD_BACK[i];
            if i < 4 {
                heads[i] = cell.head;
                let chain = &mut chains[cell.head as usize];
                *chain = chain.without(Chain::liberty(p));
                without |= u16::from(chain.pseudo() == 0) << FIELD[i];
            }
        }
        let stones = by_color(code, NEIGHBOURS);
        let (owns, others) = (stones[own], stones[other]);

        // Joined to the first own neighbour, or to itself.
        let mut head = p;
        for i in [3, 2, 1, 0] {
            head = if owns >> FIELD[i] & 1 == 1 { heads[i] } else { head };
        }
        let mut apart = 0;
        for i in 1..4 {
            apart |= u16::from(heads[i] != head) << FIELD[i];
        }
        let mut chain = chains[at].and(Chain::STONE);
        chains[at] = Chain::default();
        chain = chain.and(chains[head as usize]);
        chains[head as usize] = chain;
        let cell = &mut cells[at];
        (cell.stone, cell.head, cell.link) = (OWN, head, p);
        let link = cells[head as usize].link;
        cells[head as usize].link = p;
        cells[at].link = link;
        let mut more = owns & apart;
        if more != 0 {
            while more != 0 {
                let q = place.near[first(more)];
                more &= more - 1;
                head = join(cells, chains, head, cells[q as usize].head);
            }
            chain = chains[head as usize];
        }
        Placed { head, taken: others & without, alone: chain.pseudo() == 0 }
    }

    /// Takes off a whole chain without liberties and returns how many stones it had.
    fn remove(&mut self, color: Color, head: u16) -> u16 {
        let (cells, chains) = (&mut *self.cells, &mut *self.chains);
        let before = self.count;
        let mut p = head;
        // The number of stones is known at once. The end of the ring is known only after following
        // it.
        for _ in 0..chains[head as usize].stones() {
            let cell = &mut cells[p as usize];
            let next = cell.link;
            (cell.stone, cell.head, cell.link) = (EMPTY, p, self.count);
            chains[p as usize] = Chain::default();
            self.empty[self.count as usize] = p;
            self.count += 1;
            p = next;
        }
        // The chain had no empty neighbour. So this loop finds all new liberties, also those that
        // the points left empty are to each other.
        for &p in &self.empty[before as usize..self.count as usize] {
            let place = &self.places[p as usize];
            self.hash ^= place.keys[color];
            for i in 0..8 {
                let cell = &mut cells[place.near[i] as usize];
                cell.code ^= u16::from(stone(color)) << FIELD_BACK[i];
                if i < 4 {
                    let chain = &mut chains[cell.head as usize];
                    *chain = chain.and(Chain::liberty(p));
                }
            }
        }
        let removed = self.count - before;
        self.stones[color] -= removed;
        removed
    }
}

/// Joins two chains, the smaller into the larger, and returns the head that remains.
///
/// The smaller chain mostly has few stones, but nothing predicts how many. So its stones are
/// renamed four at a time, and a shorter ring is gone round again: the branch is then mostly
/// guessed right.
fn join(cells: &mut [Cell], chains: &mut [Chain], a: u16, b: u16) -> u16 {
    if a == b {
        return a;
    }
    let (one, two) = (chains[a as usize], chains[b as usize]);
    let (keep, gone) = if one.stones() >= two.stones() { (a, b) } else { (b, a) };
    chains[keep as usize] = one.and(two);
    let mut p = gone;
    for _ in 0..one.stones().min(two.stones()).div_ceil(4) {
        for _ in 0..4 {
            let cell = &mut cells[p as usize];
            cell.head = keep;
            p = cell.link;
        }
    }
    // Two rings are one when two stones exchange their links.
    let link = cells[keep as usize].link;
    cells[keep as usize].link = cells[gone as usize].link;
    cells[gone as usize].link = link;
    keep
}
