//! A part of the board that standing stones shut off.
//!
//! Readings in it are proved if the stones around are alive for certain ([`Enclosure::is_proved`]).

use super::{Field, Window};
use crate::shape::Benson;
use std::rc::Rc;
use tengen_rules::{Board, Color, Point, PointSet};

/// A part of the board shut off from the rest by stones that stand.
#[derive(Clone, Debug)]
pub struct Enclosure {
    pub(crate) window: Window,
    pub(crate) field: Rc<Field>,
    proved: bool,
}

/// The most empty points, and the most points in all, of a part that is read.
const MOST_EMPTY: usize = 18;
const MOST_POINTS: usize = 96;
/// With at least this many liberties elsewhere, stones taken to stand are firm enough to bound a
/// part.
const FIRM: usize = 3;

impl Enclosure {
    /// The part of the board around `stone`, bounded by the `standing` stones. None if `stone`
    /// stands itself, or if the part is too large to be read. Standing stones with few liberties on
    /// the other side and no two eyes there do not bound the part but belong to it. So do stones
    /// that join the others at one point elsewhere, and that point: its owner may have to play
    /// there. The ground beyond it counts as its owner's.
    pub fn around(board: &Board, stone: Point, standing: &PointSet) -> Option<Enclosure> {
        let mut standing = standing.clone();
        let mut beyond: Vec<(Color, Point)> = Vec::new();
        let mut benson = [Benson::default(), Benson::default()];
        loop {
            let part = board.region(stone, |p| {
                !standing.contains(p) && !beyond.iter().any(|(_, shut)| *shut == p)
            });
            let points: Vec<Point> = part.iter().collect();
            let empty = points.iter().filter(|p| board.is_empty(**p)).count();
            if points.is_empty() || empty > MOST_EMPTY || points.len() > MOST_POINTS {
                return None;
            }
            for color in Color::BOTH {
                benson[color].read_without(board, color, &points);
            }
            let walls = walls(board, &part);
            let lives =
                |q: &Point| board.get(*q).is_some_and(|color| benson[color].is_alive(board, *q));
            let proved = walls.iter().all(|q| lives(&q));
            let (weak, joints) = weak(board, &walls, &part, lives);
            if weak.is_empty() {
                // Stones that came in later may have liberties there.
                let inside = |q: Point| part.contains(q) && !board.is_empty(q);
                let before = beyond.len();
                beyond.retain(|(_, p)| !board.neighbours(*p).any(inside));
                if beyond.len() < before {
                    continue;
                }
                let proved = proved && beyond.is_empty();
                return Enclosure::of(&walled(board, &beyond), stone, &part, proved);
            }
            for p in weak.iter().flat_map(|q| board.chain(*q)) {
                standing.remove(p);
            }
            for joint in joints {
                let open = board.neighbours(joint).filter(|p| board.is_empty(*p));
                let open = open.filter(|p| !part.contains(*p));
                let of = |p: Point| Some((ground_of(board, &part, p, joint)?, p));
                beyond.extend(open.filter_map(of));
            }
        }
    }

    /// The part of the board around `stone` if all `standing` stones stand, whatever their
    /// liberties. None as for [`Enclosure::around`].
    pub(crate) fn among(board: &Board, stone: Point, standing: &PointSet) -> Option<Enclosure> {
        let part = board.region(stone, |p| !standing.contains(p));
        let empty = part.iter().filter(|p| board.is_empty(*p)).count();
        if part.is_empty() || empty > MOST_EMPTY || part.len() > MOST_POINTS {
            return None;
        }
        Enclosure::of(board, stone, &part, false)
    }

    fn of(board: &Board, stone: Point, part: &PointSet, proved: bool) -> Option<Enclosure> {
        let outside = board.empty_points().filter(|p| !part.contains(*p));
        let frozen = PointSet::of(board.size(), outside);
        let window = Window::of(board, &Field::around(board, &frozen, stone))?;
        Enclosure::cut(window, part, stone, proved)
    }

    pub(crate) fn cut(
        window: Window,
        part: &PointSet,
        stone: Point,
        proved: bool,
    ) -> Option<Enclosure> {
        let board = window.board();
        let holds = |p: Point| window.outside(p).is_some_and(|p| part.contains(p));
        let frozen = PointSet::of(board.size(), board.empty_points().filter(|p| !holds(*p)));
        let field = Rc::new(Field::around(board, &frozen, window.inside(stone)?));
        Some(Enclosure { window, field, proved })
    }

    /// Whether answers in this part are proved: the stones around are alive after any play in it.
    /// Otherwise the answers hold only as far as those stones live.
    pub fn is_proved(&self) -> bool {
        self.proved
    }

    /// The points that can change here.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.field.cells().iter().filter_map(|p| self.window.outside(*p))
    }

    /// The board cut out for this part, and the points of it that can change.
    pub(crate) fn inner(&self) -> (&Board, &[Point]) {
        (self.window.board(), self.field.cells())
    }

    /// A point of the whole board on the board cut out.
    pub(crate) fn inside(&self, point: Point) -> Option<Point> {
        self.window.inside(point)
    }

    /// A point of the board cut out on the whole board.
    pub(crate) fn outside(&self, point: Point) -> Option<Point> {
        self.window.outside(point)
    }
}

/// The chains beside a part, each by the point that names it.
fn walls(board: &Board, part: &PointSet) -> PointSet {
    let beside = part.iter().flat_map(|p| board.neighbours(p)).filter(|q| !part.contains(*q));
    PointSet::of(board.size(), beside.filter_map(|q| board.chain_id(q)))
}

/// The liberties of the chain on `stone` outside of a part.
fn outside(board: &Board, part: &PointSet, stone: Point) -> Vec<Point> {
    board.liberties(stone).iter().filter(|p| !part.contains(*p)).collect()
}

/// The chains of `walls` around `part` that are not firm. A firm chain is alive for certain, or has
/// enough liberties elsewhere, or can join there to a chain that is. A chain with one such joint
/// hangs by it, unless the other side has stones in the ground beyond: in the part it may come into
/// atari, and then its side has no time for another play. These joints are the second list.
///
/// A chain still counts as joined where the other side is near the joint: how a cut there goes on
/// is no question of the part, and no stone can be drawn in for it that would stand for certain.
fn weak(
    board: &Board,
    walls: &PointSet,
    part: &PointSet,
    lives: impl Fn(&Point) -> bool,
) -> (Vec<Point>, Vec<Point>) {
    let outside = |q: Point| outside(board, part, q);
    let firm = |q: Point| lives(&q) || outside(q).len() >= FIRM;
    let joins = |q: Point| {
        let near = outside(q).into_iter().flat_map(|p| board.neighbours(p));
        let mut near = near.filter(|r| board.get(*r) == board.get(q) && !part.contains(*r));
        near.any(|r| board.chain_id(r) != Some(q) && firm(r))
    };
    let hangs = |q: Point, joint: Point| {
        let mut room = board.neighbours(joint).filter(|p| board.is_empty(*p) && !part.contains(*p));
        room.all(|p| ground_of(board, part, p, joint) == board.get(q))
    };
    let (mut weak, mut joints) = (Vec::new(), Vec::new());
    for q in walls.iter().filter(|q| !firm(*q)) {
        match outside(q)[..] {
            _ if !joins(q) => weak.push(q),
            [joint] if hangs(q, joint) => {
                weak.push(q);
                joints.push(joint);
            }
            _ => {}
        }
    }
    (weak, joints)
}

/// The side whose stones alone are around the empty ground at `point`, as far as the part and the
/// joint beside it; none if both have some there.
fn ground_of(board: &Board, part: &PointSet, point: Point, joint: Point) -> Option<Color> {
    let ground = board.region(point, |q| board.is_empty(q) && !part.contains(q) && q != joint);
    let mut colors = ground.iter().flat_map(|q| board.neighbours(q)).filter_map(|q| board.get(q));
    let first = colors.next()?;
    colors.all(|color| color == first).then_some(first)
}

/// The board with stones on the ground `beyond` the joints of a part, of the side that it belongs
/// to: a stone of the other side has no room there.
fn walled(board: &Board, beyond: &[(Color, Point)]) -> Board {
    let stones = board.size().points().filter_map(|p| Some((board.get(p)?, p)));
    let beyond = beyond.iter().copied();
    Board::with_stones(board.size(), stones.chain(beyond)).unwrap_or_else(|_| board.clone())
}
