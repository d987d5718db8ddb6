//! The positions of a view, by its steps.

use super::remarks::Marks;
use super::{StepView, View};
use tengen_rules::{Board, Color, Size};

impl View {
    /// The board after this number of steps; `None` if there are fewer.
    pub(crate) fn board_after(&self, steps: usize) -> Option<Board> {
        let size = Size::new(self.width, self.height).ok()?;
        let mut cells = vec![None; size.area()];
        let mut put = |names: &[String], stone: Option<Color>| {
            for point in names.iter().filter_map(|name| size.parse(name)) {
                cells[point.index()] = stone;
            }
        };
        put(&self.setup.black, Some(Color::Black));
        put(&self.setup.white, Some(Color::White));
        for step in self.steps.get(..steps)? {
            match step {
                StepView::Move { c, p, x, .. } => {
                    put(p.as_slice(), Some(*c));
                    put(x, None);
                }
                StepView::Setup { add, .. } => {
                    put(&add.black, Some(Color::Black));
                    put(&add.white, Some(Color::White));
                    put(&add.empty, None);
                }
            }
        }
        let stones = size.points().filter_map(|p| Some((cells[p.index()]?, p)));
        Board::with_stones(size, stones).ok()
    }

    /// The point of the last move among these steps.
    pub(crate) fn last_point(&self, steps: usize) -> Option<&str> {
        match self.steps.get(steps.checked_sub(1)?)? {
            StepView::Move { p, .. } => p.as_deref(),
            StepView::Setup { .. } => None,
        }
    }

    /// The record's marks on the position after this number of steps.
    pub(crate) fn marks_at(&self, steps: usize) -> Option<&Marks> {
        let remarks = match steps.checked_sub(1) {
            None => &self.start,
            Some(before) => self.steps.get(before)?.remarks(),
        };
        remarks.marks.as_ref()
    }
}
