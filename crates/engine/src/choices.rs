//! Which moves may be looked at.

use crate::Walk;
use tengen_rules::{Color, Point, PointSet};

/// Moves of one side that are the only ones it may make, or that it may not make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restriction {
    /// Whose moves these are.
    pub color: Color,
    /// The plays that are named.
    pub points: PointSet,
    /// Whether a pass is named.
    pub pass: bool,
    /// Whether nothing but the named moves is allowed. If not, all but these are.
    pub allow: bool,
    /// How many moves from the start of the search this holds for, those of both sides counted:
    /// 1 limits the first move alone.
    pub depth: u32,
}

impl Restriction {
    fn allows(&self, color: Color, depth: usize, point: Option<Point>) -> bool {
        let named = || point.map_or(self.pass, |p| self.points.contains(p));
        color != self.color || depth >= self.depth as usize || named() == self.allow
    }
}

/// Which moves may be looked at: those that every restriction allows, and all if there is none.
///
/// ```
/// use tengen_engine::{Choices, Restriction};
/// use tengen_rules::{Color, PointSet, Size};
/// let size = Size::square(9)?;
/// let points = PointSet::of(size, [size.parse("E5").expect("on the board")]);
/// let restriction = Restriction { color: Color::Black, points, pass: true, allow: true, depth: 1 };
/// let choices = Choices::default().with(restriction);
/// assert!(choices.allow(Color::Black, 0, None));
/// assert!(!choices.allow(Color::Black, 0, size.parse("D4")));
/// // Nothing is said of White's moves, nor of what Black plays later.
/// assert!(choices.allow(Color::White, 0, size.parse("D4")));
/// assert!(choices.allow(Color::Black, 2, size.parse("D4")));
/// # Ok::<(), tengen_rules::SizeError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(Vec<Restriction>);

impl Choices {
    /// These, with one restriction more.
    #[must_use]
    pub fn with(mut self, restriction: Restriction) -> Choices {
        self.0.push(restriction);
        self
    }

    /// Whether `color` may make a move at so many moves from the start of the search; no point
    /// is a pass. The rules of the game are not asked.
    pub fn allow(&self, color: Color, depth: usize, point: Option<Point>) -> bool {
        self.0.iter().all(|one| one.allows(color, depth, point))
    }

    /// The moves that the side to move of `walk` may make: allowed here and by the rules.
    pub fn of<'a>(&'a self, walk: &'a Walk) -> impl Iterator<Item = Option<Point>> + 'a {
        let moves = walk.board().empty_points().map(Some).chain([None]);
        moves.filter(|point| self.allow(walk.to_move(), 0, *point) && walk.allows(*point))
    }

    /// After how many moves from the start the last restriction ends.
    pub(crate) fn depth(&self) -> usize {
        self.0.iter().map(|one| one.depth as usize).max().unwrap_or(0)
    }

    /// Whether they say something of more than the first move.
    pub(crate) fn are_deep(&self) -> bool {
        self.depth() > 1
    }
}
