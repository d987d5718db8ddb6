//! Which moves the engine may look at and choose.

use crate::GameState;
use tengen_rules::{Color, Point, PointSet, Size};

/// Moves of one side that are the only ones it may make, or that it may not make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restriction {
    /// The side that is restricted.
    pub color: Color,
    /// The plays that are named.
    pub points: PointSet,
    /// Whether a pass is named.
    pub pass: bool,
    /// Whether only the named moves are allowed. If not, all moves but the named ones are.
    pub allow: bool,
    /// For how many moves from the start of the search this holds, the moves of both sides counted:
    /// 1 limits the first move alone.
    pub depth: u32,
}

impl Restriction {
    /// Names no move yet: with `allow` the side may make no move then.
    pub fn new(size: Size, color: Color, allow: bool, depth: u32) -> Restriction {
        Restriction { color, points: PointSet::new(size), pass: false, allow, depth }
    }

    /// Names this move, too; no point is a pass.
    pub fn name(&mut self, point: Option<Point>) {
        match point {
            Some(point) => drop(self.points.insert(point)),
            None => self.pass = true,
        }
    }

    fn allows(&self, color: Color, depth: usize, point: Option<Point>) -> bool {
        let named = || point.map_or(self.pass, |p| self.points.contains(p));
        color != self.color || depth >= self.depth as usize || named() == self.allow
    }
}

/// The moves that every restriction allows; all moves if there is no restriction.
///
/// ```
/// use tengen_engine::{Choices, Restriction};
/// use tengen_rules::{Color, Size};
/// let size = Size::square(9)?;
/// let mut only = Restriction::new(size, Color::Black, true, 1);
/// only.name(None);
/// only.name(size.parse("E5"));
/// let choices = Choices::default().with(only);
/// assert!(choices.allow(Color::Black, 0, None));
/// assert!(!choices.allow(Color::Black, 0, size.parse("D4")));
/// // White's moves and Black's later moves are free.
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
        self.add(restriction);
        self
    }

    /// Adds a restriction.
    pub fn add(&mut self, restriction: Restriction) {
        self.0.push(restriction);
    }

    /// Whether `color` may make a move after `depth` moves from the start of the search. No point
    /// is a pass. The rules of the game are not asked.
    pub fn allow(&self, color: Color, depth: usize, point: Option<Point>) -> bool {
        self.0.iter().all(|one| one.allows(color, depth, point))
    }

    /// The moves that the side to move in `state` may make: allowed here and by the rules.
    pub fn of<'a>(&'a self, state: &'a GameState) -> impl Iterator<Item = Option<Point>> + 'a {
        let moves = state.board().empty_points().map(Some).chain([None]);
        moves.filter(|point| self.allow(state.to_move(), 0, *point) && state.allows(*point))
    }

    /// After how many moves from the start the last restriction ends.
    pub(crate) fn depth(&self) -> usize {
        self.0.iter().map(|one| one.depth as usize).max().unwrap_or(0)
    }

    /// Whether they restrict more than the first move.
    pub(crate) fn are_deep(&self) -> bool {
        self.depth() > 1
    }
}
