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
    may_be_cut: bool,
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
        let mut beyond: Vec<Beyond> = Vec::new();
        let mut benson = [Benson::default(), Benson::default()];
        loop {
            let part = board.region(stone, |p| {
                !standing.contains(p) && !beyond.iter().any(|ground| ground.point == p)
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
            let Weak { chains: weak, joints, may_be_cut } = weak(board, &walls, &part, lives);
            if weak.is_empty() {
                // The part may have come around the joint later.
                let before = beyond.len();
                beyond.retain(|Beyond { point, joint, .. }| {
                    board.neighbours(*point).all(|q| q == *joint || !part.contains(q))
                });
                if beyond.len() < before {
                    continue;
                }
                let proved = proved && beyond.is_empty();
                let part = Enclosure::of(&walled(board, &beyond)?, stone, &part, proved)?;
                return Some(Enclosure { may_be_cut, ..part });
            }
            for p in weak.iter().flat_map(|q| board.chain(*q)) {
                standing.remove(p);
            }
            for joint in joints {
                let open = board.neighbours(joint).filter(|p| board.is_empty(*p));
                let open = open.filter(|p| !part.contains(*p));
                beyond.extend(open.filter_map(|point| {
                    let owner = ground_of(board, &part, point, joint)?;
                    Some(Beyond { owner, point, joint })
                }));
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
        Some(Enclosure { window, field, proved, may_be_cut: false })
    }

    /// Whether answers in this part are proved: the stones around are alive after any play in it.
    /// Otherwise the answers hold only as far as those stones live.
    pub fn is_proved(&self) -> bool {
        self.proved
    }

    /// Whether stones around it stay, however play goes in it. Else it is the whole board.
    pub(crate) fn has_walls(&self) -> bool {
        !self.field.skin().is_empty()
    }

    /// Whether a chain around it hangs by a joint to the stones that stand, and the other side has
    /// stones in the ground beyond. That side may cut there, so answers are no more than estimates.
    pub fn may_be_cut(&self) -> bool {
        self.may_be_cut
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

/// Ground of one side beyond a joint, by its point beside the joint.
struct Beyond {
    owner: Color,
    point: Point,
    joint: Point,
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

/// The chains around a part that are not firm.
struct Weak {
    chains: Vec<Point>,
    /// The joints by which some of them hang.
    joints: Vec<Point>,
    /// Whether a chain counts as joined where the other side is near the joint.
    may_be_cut: bool,
}

/// The chains of `walls` around `part` that are not firm. A firm chain is alive for certain, or has
/// enough liberties elsewhere, or can join there to a chain that is. A chain with one such joint
/// hangs by it, unless the other side has stones in the ground beyond: in the part it may come into
/// atari, and then its side has no time for another play.
///
/// A chain still counts as joined where the other side is near the joint: how a cut there goes on
/// is no question of the part, and no stone can be drawn in for it that would stand for certain.
fn weak(board: &Board, walls: &PointSet, part: &PointSet, lives: impl Fn(&Point) -> bool) -> Weak {
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
    let mut weak = Weak { chains: Vec::new(), joints: Vec::new(), may_be_cut: false };
    for q in walls.iter().filter(|q| !firm(*q)) {
        match outside(q)[..] {
            _ if !joins(q) => weak.chains.push(q),
            [joint] if hangs(q, joint) => {
                weak.chains.push(q);
                weak.joints.push(joint);
            }
            [_] => weak.may_be_cut = true,
            _ => {}
        }
    }
    weak
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
/// to: a stone of the other side has no room there. None if a chain has no liberty then.
fn walled(board: &Board, beyond: &[Beyond]) -> Option<Board> {
    let stones = board.size().points().filter_map(|p| Some((board.get(p)?, p)));
    let beyond = beyond.iter().map(|ground| (ground.owner, ground.point));
    Board::with_stones(board.size(), stones.chain(beyond)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The part comes around the joint C3 to B3, so that no stone is drawn in there.
    #[test]
    fn no_stone_is_drawn_in_where_the_part_itself_comes() {
        let board = Board::parse(". . . X .\n . . X O .\n X X X O .").unwrap();
        let black = board.size().points().filter(|p| board.get(*p) == Some(Color::Black));
        let standing = PointSet::of(board.size(), black);
        let part = Enclosure::around(&board, board.size().at(8).unwrap(), &standing).unwrap();
        let (inner, _) = part.inner();
        for p in inner.size().points() {
            let same = part.outside(p).and_then(|outside| board.get(outside));
            assert_eq!(inner.get(p), same, "{:?}", part.outside(p));
        }
    }
}
