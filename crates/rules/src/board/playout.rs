//! The choice of the next point in a uniformly random playout.
//!
//! Four times out of five the first empty point drawn is one to play on, and one look at its code
//! says so. The other case is the end of the game, when nearly all empty points are eyes of one
//! side or the other. These come in no order, so that a branch that asks for the side is guessed
//! wrongly half the time. A wrong guess costs more than the answer. So the points are looked at a
//! few at a time without branching. A table of all codes takes out own eyes. A comparison of sums
//! says whether one of the other points takes a chain; it is seldom wrong, and a yes is then
//! checked exactly.

use super::geometry::{DIAGONALS, NEIGHBOURS, by_color};
use super::{BLACK, Board, Cell, EMPTY, Played, WHITE};
use crate::{Color, Point};

/// How many points are looked at together. Measured: with fewer, more branches are guessed wrongly;
/// with more, too many points are looked at.
const TOGETHER: usize = 8;

/// A bit for every [`Board::code`]: whether it makes an empty point an eye of the colour.
static EYES: [[u64; 1 << 10]; 2] = [eyes(Color::Black), eyes(Color::White)];

const fn eyes(color: Color) -> [u64; 1 << 10] {
    let mut eyes = [0; 1 << 10];
    let mut code = 0;
    while code < 1 << 16 {
        eyes[code >> 6] |= (makes_eye(code as u16, color) as u64) << (code & 63);
        code += 1;
    }
    eyes
}

/// Whether the point is surrounded, with at most one diagonal point the opponent's, at the edge
/// none.
const fn makes_eye(code: u16, color: Color) -> bool {
    let all = surrounded_by(color);
    let against = by_color(code, DIAGONALS)[1 - color as usize];
    let edge = code & code >> 1 & DIAGONALS;
    code & all == all && against.count_ones() + (edge != 0) as u32 <= 1
}

/// The bits that a point's code has if all points next to it are of `color` or off the board.
const fn surrounded_by(color: Color) -> u16 {
    // Black is 1, White 2 and the edge both.
    NEIGHBOURS << color as u16
}

const fn color_of(stone: u8) -> Color {
    if stone == BLACK { Color::Black } else { Color::White }
}

#[inline]
fn is_eye_code(code: u16, color: Color) -> bool {
    EYES[color][usize::from(code >> 6)] >> (code & 63) & 1 == 1
}

impl Board {
    /// Whether all points next to `point` have stones of `color`.
    #[inline]
    pub fn is_surrounded(&self, color: Color, point: Point) -> bool {
        let all = surrounded_by(color);
        self.cells.get(point.index()).is_some_and(|cell| cell.code & all == all)
    }

    /// Whether `point` is an eye of `color` that random play should leave alone. It is empty and
    /// surrounded; at most one diagonal point is the opponent's, at the edge none.
    #[inline]
    pub fn is_eye(&self, color: Color, point: Point) -> bool {
        let eye = |cell: &Cell| cell.stone == EMPTY && is_eye_code(cell.code, color);
        self.cells.get(point.index()).is_some_and(eye)
    }

    /// The first play that `color` may make in a uniformly random playout, from the `n`th empty
    /// point on, round to the one before it. Excluded are plays into an [eye](Board::is_eye), on
    /// `ko`, and where the stone would stand alone among the opponent's and take nothing.
    /// Self-capture of two or more stones is thus allowed. `None` also if there is no `n`th empty
    /// point.
    #[inline]
    pub fn random_play(&self, color: Color, ko: Option<Point>, n: usize) -> Option<Point> {
        match color {
            Color::Black => self.random_play_of::<BLACK>(ko, n),
            Color::White => self.random_play_of::<WHITE>(ko, n),
        }
    }

    /// Makes the play that [`Board::random_play`] chooses and returns its effect, or `None` if
    /// there is no such play. It is faster than the two calls apart, and a playout needs nothing
    /// else.
    #[inline]
    pub fn play_random(&mut self, color: Color, ko: Option<Point>, n: usize) -> Option<Played> {
        match color {
            Color::Black => self.play_random_of::<BLACK>(ko, n),
            Color::White => self.play_random_of::<WHITE>(ko, n),
        }
    }

    #[inline(never)]
    fn play_random_of<const OWN: u8>(&mut self, ko: Option<Point>, n: usize) -> Option<Played> {
        let point = self.random_play_of::<OWN>(ko, n)?;
        let placed = self.put_stone::<OWN>(point);
        Some(self.settled(color_of(OWN), point, placed))
    }

    /// [`Board::random_play`] for one colour, whose bits in the codes are then constants.
    #[inline(always)]
    fn random_play_of<const OWN: u8>(&self, ko: Option<Point>, n: usize) -> Option<Point> {
        let color = color_of(OWN);
        let (own, other) = (surrounded_by(color), surrounded_by(!color));
        let empty = &self.empty[..self.count.into()];
        let first = Point(*empty.get(n)?);
        let code = self.cells[first.index()].code;
        if (code & own != own) & (code & other != other) {
            return Some(first);
        }
        let (before, from) = empty.split_at(n);
        self.first_play::<OWN>(ko, from).or_else(|| self.first_play::<OWN>(ko, before))
    }

    /// The first of these empty points that [`Board::random_play`] may choose.
    #[inline(never)]
    fn first_play<const OWN: u8>(&self, ko: Option<Point>, points: &[u16]) -> Option<Point> {
        let color = color_of(OWN);
        let other = surrounded_by(!color);
        for some in points.chunks(TOGETHER) {
            // The points that are not own eyes, moved to the front.
            let (mut left, mut count) = ([0; TOGETHER], 0);
            for p in some {
                left[count % TOGETHER] = *p;
                count += usize::from(!is_eye_code(self.cells[*p as usize].code, color));
            }
            for p in &left[..count] {
                let point = Point(*p);
                let alone = self.cells[point.index()].code & other == other;
                let takes = || self.seems_to_end_one(point) && self.ends_one(point);
                if !alone || (takes() && ko != Some(point)) {
                    return Some(point);
                }
            }
        }
        None
    }

    /// Whether the mean of the pseudo-liberties of a chain next to the empty `point` is that point.
    /// It always is if the point is the chain's last liberty, seldom if not.
    #[inline]
    fn seems_to_end_one(&self, point: Point) -> bool {
        let [a, b, c, d] = self.places[point.index()].neighbours().map(|q| {
            let chain = self.chains[self.cells[q as usize].head as usize];
            chain.sum() == u32::from(chain.pseudo()) * u32::from(point.0)
        });
        a | b | c | d
    }

    /// Whether the empty `point`, with no empty neighbours, is the last liberty of a chain.
    #[inline(never)]
    fn ends_one(&self, point: Point) -> bool {
        let heads = self.places[point.index()].neighbours().map(|q| self.cells[q as usize].head);
        heads.iter().any(|head| self.is_last(point, *head))
    }
}
