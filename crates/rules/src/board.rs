//! The one board: stones, chains, liberties, and what a play does to them.
//!
//! Used by everything from the referee to the playouts. It knows the three steps of a play
//! (place, remove the opponent's chains without liberty, remove one's own) but neither turns
//! nor history: those are [`crate::Line`]'s.

use crate::{Color, Point, PointSet, Size};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// What a cell of the board holds. `EDGE` is the one cell behind every edge.
const EMPTY: u8 = 0;
const EDGE: u8 = 3;

const fn stone(color: Color) -> u8 {
    1 + color as u8
}

/// One cell of this kind among the counts of [`Board::around`].
const fn beside(cell: u8) -> u32 {
    1 << (8 * cell)
}

/// What depends only on the size: shared by all boards copied from one another.
#[derive(Debug)]
struct Geometry {
    size: Size,
    /// Four neighbours a point; the index of the edge cell where there is none.
    neighbours: Vec<[u16; 4]>,
    /// Four diagonal neighbours a point, likewise.
    diagonals: Vec<[u16; 4]>,
    /// One random key a point and colour; a position's hash is the xor of its stones' keys.
    keys: Vec<[u64; 2]>,
}

impl Geometry {
    fn new(size: Size) -> Geometry {
        let edge = size.area() as u16;
        let four = |of: &mut dyn Iterator<Item = Point>| {
            let mut cells = [edge; 4];
            for (cell, p) in cells.iter_mut().zip(of) {
                *cell = p.0;
            }
            cells
        };
        let mut state = 0x7465_6e67_656e_u64;
        let mut random = || {
            // SplitMix64 (Steele, Lea, Flood 2014).
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        };
        Geometry {
            size,
            neighbours: size.points().map(|p| four(&mut size.neighbours(p))).collect(),
            diagonals: size.points().map(|p| four(&mut size.diagonals(p))).collect(),
            keys: size.points().map(|_| [random(), random()]).collect(),
        }
    }
}

/// A chain's stones and its *pseudo-liberties*: one for each pair of a stone and an empty
/// neighbour, so that a liberty counts once for every stone it adjoins. Their sum and sum of
/// squares tell a chain in atari (all pairs name one point) without a walk.
#[derive(Clone, Copy, Debug, Default)]
struct Chain {
    stones: u16,
    pseudo: u16,
    sum: u32,
    squares: u64,
}

impl Chain {
    fn add(&mut self, liberty: u16) {
        self.pseudo += 1;
        self.sum += u32::from(liberty);
        self.squares += u64::from(liberty) * u64::from(liberty);
    }

    fn take(&mut self, liberty: u16) {
        self.pseudo -= 1;
        self.sum -= u32::from(liberty);
        self.squares -= u64::from(liberty) * u64::from(liberty);
    }

    fn join(&mut self, other: Chain) {
        self.stones += other.stones;
        self.pseudo += other.pseudo;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The one liberty of a chain in atari. By Cauchy and Schwarz the equality holds only if
    /// all pseudo-liberties are the same point.
    fn only_liberty(self) -> Option<u16> {
        let (n, sum) = (u64::from(self.pseudo), u64::from(self.sum));
        (n > 0 && n * self.squares == sum * sum).then(|| (sum / n) as u16)
    }
}

/// A legal colouring of a board: every chain on it has a liberty.
pub struct Board {
    geometry: Arc<Geometry>,
    /// One cell a point, and the edge cell.
    cells: Vec<u8>,
    /// What is next to each cell: how many empty points, black and white stones, a byte each.
    around: Vec<u32>,
    /// The stone that names the chain a stone belongs to.
    head: Vec<u16>,
    /// The next stone of the same chain, in a ring.
    next: Vec<u16>,
    /// Kept at the chain's head.
    chains: Vec<Chain>,
    /// The empty points in no particular order, and each point's place among them.
    empty: Vec<u16>,
    place: Vec<u16>,
    stones: [u16; 2],
    hash: u64,
}

impl Clone for Board {
    fn clone(&self) -> Board {
        Board {
            geometry: self.geometry.clone(),
            cells: self.cells.clone(),
            around: self.around.clone(),
            head: self.head.clone(),
            next: self.next.clone(),
            chains: self.chains.clone(),
            empty: self.empty.clone(),
            place: self.place.clone(),
            stones: self.stones,
            hash: self.hash,
        }
    }

    /// Copies without allocating when both boards have the same size.
    fn clone_from(&mut self, source: &Board) {
        if !Arc::ptr_eq(&self.geometry, &source.geometry) {
            self.geometry = source.geometry.clone();
        }
        self.cells.clone_from(&source.cells);
        self.around.clone_from(&source.around);
        self.head.clone_from(&source.head);
        self.next.clone_from(&source.next);
        self.chains.clone_from(&source.chains);
        self.empty.clone_from(&source.empty);
        self.place.clone_from(&source.place);
        self.stones = source.stones;
        self.hash = source.hash;
    }
}

/// Two boards are equal if they have the same size and the same stones.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.size() == other.size() && self.hash == other.hash && self.cells == other.cells
    }
}

impl Eq for Board {}

/// What placing a stone would do, before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The stone stands; nothing is removed.
    Quiet,
    /// At least one chain of the opponent is captured.
    Capture,
    /// The player's own chain, of so many stones with the one placed, is removed: self-capture.
    Suicide(usize),
}

/// What a play did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Stones of the opponent taken off.
    pub captured: u16,
    /// Own stones taken off, the one placed among them.
    pub self_captured: u16,
    /// Where the opponent could at once take the one stone back that has just taken one
    /// stone: the shape that the basic ko rule is about.
    pub ko: Option<Point>,
}

/// The point of an intended play already has a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occupied;

impl fmt::Display for Occupied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is a stone on this point already")
    }
}

impl core::error::Error for Occupied {}

/// Why stones set up by hand do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The point is not on the board.
    OffBoard(Point),
    /// Two stones on one point.
    Twice(Point),
    /// The chain of the stone here has no liberty.
    NoLiberty(Point),
}

impl SetupError {
    /// The point concerned.
    pub const fn point(self) -> Point {
        match self {
            SetupError::OffBoard(p) | SetupError::Twice(p) | SetupError::NoLiberty(p) => p,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SetupError::OffBoard(_) => "the point is not on the board",
            SetupError::Twice(_) => "two stones are set on one point",
            SetupError::NoLiberty(_) => "a chain that is set up has no liberty",
        })
    }
}

impl core::error::Error for SetupError {}

impl Board {
    /// An empty board.
    pub fn new(size: Size) -> Board {
        let area = size.area();
        let mut cells = vec![EMPTY; area + 1];
        cells[area] = EDGE;
        let geometry = Geometry::new(size);
        let mut around = vec![0; area + 1];
        for neighbours in &geometry.neighbours {
            for q in neighbours {
                around[*q as usize] += beside(EMPTY);
            }
        }
        Board {
            geometry: Arc::new(geometry),
            cells,
            around,
            head: vec![0; area],
            next: vec![0; area],
            chains: vec![Chain::default(); area],
            empty: (0..area as u16).collect(),
            place: (0..area as u16).collect(),
            stones: [0; 2],
            hash: 0,
        }
    }

    /// The position with these stones on it, which nobody need have played.
    ///
    /// # Errors
    /// If a point is off the board or named twice, or a chain would have no liberty.
    pub fn with_stones(
        size: Size,
        stones: impl IntoIterator<Item = (Color, Point)>,
    ) -> Result<Board, SetupError> {
        let mut board = Board::new(size);
        for (color, p) in stones {
            if !size.contains(p) {
                return Err(SetupError::OffBoard(p));
            }
            if board.get(p).is_some() {
                return Err(SetupError::Twice(p));
            }
            board.put(color, p);
        }
        let stranded = size.points().find(|p| {
            board.get(*p).is_some() && board.chains[board.head[p.index()] as usize].pseudo == 0
        });
        match stranded {
            Some(p) => Err(SetupError::NoLiberty(p)),
            None => Ok(board),
        }
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.geometry.size
    }

    /// The colour of the stone on `point`, if there is one (`None` also off the board).
    pub fn get(&self, point: Point) -> Option<Color> {
        match self.cells.get(point.index()) {
            Some(1) => Some(Color::Black),
            Some(2) => Some(Color::White),
            _ => None,
        }
    }

    /// Whether `point` is on the board and empty.
    pub fn is_empty(&self, point: Point) -> bool {
        self.cells.get(point.index()) == Some(&EMPTY)
    }

    /// The empty points, in no particular order.
    pub fn empty_points(&self) -> impl ExactSizeIterator<Item = Point> + Clone + '_ {
        self.empty.iter().map(|p| Point(*p))
    }

    /// How many points are empty.
    pub fn empty_count(&self) -> usize {
        self.empty.len()
    }

    /// The `n`th empty point in the board's own order; for choosing one at random.
    ///
    /// # Panics
    /// If `n` is not below [`Board::empty_count`].
    pub fn empty_point(&self, n: usize) -> Point {
        Point(self.empty[n])
    }

    /// Number of stones of `color` on the board.
    pub fn stones(&self, color: Color) -> usize {
        self.stones[color.index()].into()
    }

    /// A 64-bit hash of the colouring. Equal positions have equal hashes; the reverse is
    /// likely, never certain.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The points next to `point`.
    pub fn neighbours(&self, point: Point) -> impl Iterator<Item = Point> + Clone + '_ {
        self.around(&self.geometry.neighbours, point)
    }

    /// The points diagonally next to `point`.
    pub fn diagonals(&self, point: Point) -> impl Iterator<Item = Point> + Clone + '_ {
        self.around(&self.geometry.diagonals, point)
    }

    fn around<'a>(
        &'a self,
        table: &'a [[u16; 4]],
        point: Point,
    ) -> impl Iterator<Item = Point> + Clone + 'a {
        let edge = table.len() as u16;
        table
            .get(point.index())
            .into_iter()
            .flatten()
            .filter(move |q| **q != edge)
            .map(|q| Point(*q))
    }

    /// The stones of the chain on `point`, starting there; nothing if the point is empty.
    pub fn chain(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        let mut at = self.get(point).map(|_| point.0);
        core::iter::from_fn(move || {
            let here = at?;
            let next = self.next[here as usize];
            at = (next != point.0).then_some(next);
            Some(Point(here))
        })
    }

    /// How many stones the chain on `point` has; 0 if the point is empty.
    pub fn chain_len(&self, point: Point) -> usize {
        match self.get(point) {
            Some(_) => self.chains[self.head[point.index()] as usize].stones.into(),
            None => 0,
        }
    }

    /// A point that is the same for all stones of one chain and differs between chains;
    /// `None` if the point is empty. It holds until the next play.
    pub fn chain_id(&self, point: Point) -> Option<Point> {
        self.get(point).map(|_| Point(self.head[point.index()]))
    }

    /// One stone of every chain on the board.
    pub fn chains(&self) -> impl Iterator<Item = (Color, Point)> + '_ {
        self.size().points().filter_map(|p| {
            let color = self.get(p)?;
            (self.head[p.index()] == p.0).then_some((color, p))
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

    /// Up to `most` liberties of the chain on `point`, each once, written to the front of
    /// `found`; says how many there are (at most `most`). Cheaper than [`Board::liberties`]
    /// where only "one, two or more" matters.
    pub fn few_liberties<const MOST: usize>(
        &self,
        point: Point,
        found: &mut [Point; MOST],
    ) -> usize {
        let mut count = 0;
        for p in self.chain(point) {
            for q in self.neighbours(p) {
                if self.is_empty(q) && !found[..count].contains(&q) {
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
    pub fn atari(&self, point: Point) -> Option<Point> {
        self.get(point)?;
        self.chains[self.head[point.index()] as usize].only_liberty().map(Point)
    }

    /// Whether a play of `color` on the empty point `point` would remove the player's own chain:
    /// what [`Board::effect`] says at more length. False where there is a stone.
    pub fn is_suicide(&self, color: Color, point: Point) -> bool {
        let at = point.index();
        if self.cells.get(at) != Some(&EMPTY) || self.around[at] & 0xff != 0 {
            return false;
        }
        // No empty point beside it: it lives by an own chain that has another liberty, or by
        // capturing a chain that has none.
        let own = stone(color);
        !self.geometry.neighbours[at].iter().any(|q| {
            let cell = self.cells[*q as usize];
            cell != EDGE
                && (cell == own)
                    == self.chains[self.head[*q as usize] as usize].only_liberty().is_none()
        })
    }

    /// Whether all points next to `point` have stones of `color`.
    pub fn is_surrounded(&self, color: Color, point: Point) -> bool {
        // Nothing empty and nothing of the opponent beside it: the rest is own, or the edge.
        let others = 0xff | (beside(stone(!color)) * 0xff);
        self.around.get(point.index()).is_some_and(|around| around & others == 0)
    }

    /// What a play of `color` on `point` would do.
    ///
    /// # Errors
    /// If there is a stone already, or the point is off the board.
    pub fn effect(&self, color: Color, point: Point) -> Result<Effect, Occupied> {
        if !self.is_empty(point) {
            return Err(Occupied);
        }
        let (own, other) = (stone(color), stone(!color));
        let mut lives = false;
        for &q in &self.geometry.neighbours[point.index()] {
            let cell = self.cells[q as usize];
            if cell == EMPTY {
                lives = true;
            } else if cell == own || cell == other {
                let in_atari = self.chains[self.head[q as usize] as usize].only_liberty().is_some();
                if cell == other && in_atari {
                    return Ok(Effect::Capture);
                }
                lives |= cell == own && !in_atari;
            }
        }
        if lives {
            return Ok(Effect::Quiet);
        }
        let mut removed = 1;
        self.each_adjacent_chain(point, own, |head| removed += self.chains[head].stones as usize);
        Ok(Effect::Suicide(removed))
    }

    /// The stones of the opponent that a play of `color` on `point` would take.
    pub fn captures(&self, color: Color, point: Point) -> PointSet {
        let mut taken = PointSet::new(self.size());
        if self.is_empty(point) {
            self.each_adjacent_chain(point, stone(!color), |head| {
                if self.chains[head].only_liberty() == Some(point.0) {
                    taken.extend(self.chain(Point(head as u16)));
                }
            });
        }
        taken
    }

    /// The [hash](Board::hash) the position would have after a play of `color` on `point`.
    ///
    /// # Errors
    /// If there is a stone already, or the point is off the board.
    pub fn hash_after(&self, color: Color, point: Point) -> Result<u64, Occupied> {
        let keys = &self.geometry.keys;
        let mut hash = self.hash ^ keys.get(point.index()).ok_or(Occupied)?[color.index()];
        let mut take = |head: usize, of: Color| {
            for p in self.chain(Point(head as u16)) {
                hash ^= keys[p.index()][of.index()];
            }
        };
        match self.effect(color, point)? {
            Effect::Quiet => {}
            Effect::Capture => self.each_adjacent_chain(point, stone(!color), |head| {
                if self.chains[head].only_liberty().is_some() {
                    take(head, !color);
                }
            }),
            Effect::Suicide(_) => {
                self.each_adjacent_chain(point, stone(color), |head| take(head, color));
                hash ^= keys[point.index()][color.index()];
            }
        }
        Ok(hash)
    }

    /// Calls `f` once for the head of every chain with cells `of` next to `point`.
    fn each_adjacent_chain(&self, point: Point, of: u8, mut f: impl FnMut(usize)) {
        let mut seen = [u16::MAX; 4];
        for (i, &q) in self.geometry.neighbours[point.index()].iter().enumerate() {
            if self.cells[q as usize] == of {
                let head = self.head[q as usize];
                if !seen.contains(&head) {
                    seen[i] = head;
                    f(head.into());
                }
            }
        }
    }

    /// Plays: places a stone of `color` on `point`, removes the opponent's chains that have no
    /// liberty left, then the player's own chain if it has none. Whether the ruleset allows
    /// it is [`crate::Line`]'s to say.
    ///
    /// # Errors
    /// If there is a stone already, or the point is off the board; the board is unchanged.
    pub fn play(&mut self, color: Color, point: Point) -> Result<Played, Occupied> {
        if !self.is_empty(point) {
            return Err(Occupied);
        }
        let other = stone(!color);
        self.put(color, point);
        let mut played = Played::default();
        let mut last = point;
        for q in self.geometry.neighbours[point.index()] {
            // A chain that touches the point twice is gone when it is met again.
            if self.cells[q as usize] == other {
                let head = self.head[q as usize];
                if self.chains[head as usize].pseudo == 0 {
                    played.captured += self.remove(!color, head);
                    last = Point(q);
                }
            }
        }
        let own = self.chains[self.head[point.index()] as usize];
        if own.pseudo == 0 {
            played.self_captured = self.remove(color, self.head[point.index()]);
        } else if played.captured == 1 && own.stones == 1 && own.pseudo == 1 {
            played.ko = Some(last);
        }
        Ok(played)
    }

    /// Puts a stone down and joins it to its chain, removing nothing.
    fn put(&mut self, color: Color, point: Point) {
        let (p, at) = (point.0, point.index());
        let neighbours = self.geometry.neighbours[at];
        self.cells[at] = stone(color);
        self.hash ^= self.geometry.keys[at][color.index()];
        self.stones[color.index()] += 1;
        self.leave_empty(p);
        self.head[at] = p;
        self.next[at] = p;
        let mut chain = Chain { stones: 1, ..Chain::default() };
        let change = beside(stone(color)).wrapping_sub(beside(EMPTY));
        for q in neighbours {
            let around = &mut self.around[q as usize];
            *around = around.wrapping_add(change);
            match self.cells[q as usize] {
                EMPTY => chain.add(q),
                EDGE => {}
                _ => self.chains[self.head[q as usize] as usize].take(p),
            }
        }
        self.chains[at] = chain;
        for q in neighbours {
            if self.cells[q as usize] == stone(color) {
                self.join(self.head[at], self.head[q as usize]);
            }
        }
    }

    /// Joins two chains, the smaller into the larger.
    fn join(&mut self, a: u16, b: u16) {
        if a == b {
            return;
        }
        let larger = self.chains[a as usize].stones >= self.chains[b as usize].stones;
        let (keep, gone) = if larger { (a, b) } else { (b, a) };
        let other = self.chains[gone as usize];
        self.chains[keep as usize].join(other);
        let mut p = gone;
        loop {
            self.head[p as usize] = keep;
            p = self.next[p as usize];
            if p == gone {
                break;
            }
        }
        self.next.swap(keep as usize, gone as usize);
    }

    /// Takes a whole chain off; says how many stones.
    fn remove(&mut self, color: Color, head: u16) -> u16 {
        let change = beside(stone(color)).wrapping_sub(beside(EMPTY));
        let mut count = 0;
        let mut p = head;
        loop {
            let next = self.next[p as usize];
            self.cells[p as usize] = EMPTY;
            self.hash ^= self.geometry.keys[p as usize][color.index()];
            self.place[p as usize] = self.empty.len() as u16;
            self.empty.push(p);
            for q in self.geometry.neighbours[p as usize] {
                let around = &mut self.around[q as usize];
                *around = around.wrapping_sub(change);
                let cell = self.cells[q as usize];
                if cell != EMPTY && cell != EDGE {
                    self.chains[self.head[q as usize] as usize].add(p);
                }
            }
            count += 1;
            p = next;
            if p == head {
                break;
            }
        }
        self.stones[color.index()] -= count;
        count
    }

    fn leave_empty(&mut self, p: u16) {
        let place = self.place[p as usize];
        let last = self.empty[self.empty.len() - 1];
        self.empty.swap_remove(place.into());
        self.place[last as usize] = place;
    }

    /// The position without these stones: agreed to be dead, or taken off by hand.
    pub fn without(&self, stones: &PointSet) -> Board {
        let kept = self.size().points().filter(|p| !stones.contains(*p));
        let kept = kept.filter_map(|p| Some((self.get(p)?, p)));
        // Taking stones off only adds liberties, so this cannot fail.
        Board::with_stones(self.size(), kept).unwrap_or_else(|_| Board::new(self.size()))
    }

    /// The largest connected set of points that holds `start` and whose points all satisfy
    /// `inside`; empty if `start` does not.
    pub fn region(&self, start: Point, inside: impl Fn(Point) -> bool) -> PointSet {
        let mut region = PointSet::new(self.size());
        let mut left = Vec::new();
        if self.size().contains(start) && inside(start) {
            region.insert(start);
            left.push(start);
        }
        while let Some(p) = left.pop() {
            for q in self.neighbours(p) {
                if inside(q) && region.insert(q) {
                    left.push(q);
                }
            }
        }
        region
    }

    /// The position packed two bits a point, for histories that compare positions exactly.
    pub(crate) fn pack_into(&self, out: &mut Vec<u64>) {
        let cells = &self.cells[..self.size().area()];
        for group in cells.chunks(32) {
            out.push(group.iter().rev().fold(0, |word, cell| word << 2 | u64::from(*cell)));
        }
    }

    /// How many words [`Board::pack_into`] writes.
    pub(crate) fn packed_len(&self) -> usize {
        self.size().area().div_ceil(32)
    }
}
