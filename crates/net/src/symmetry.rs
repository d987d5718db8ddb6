//! The eight ways to lay a board on itself.

/// One of the eight symmetries of the square, or of the four of a rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symmetry {
    flip_y: bool,
    flip_x: bool,
    transpose: bool,
}

impl Symmetry {
    /// The symmetry that moves no point.
    pub const IDENTITY: Symmetry = Symmetry { flip_y: false, flip_x: false, transpose: false };

    /// All symmetries of a board: eight, or four if it is not square. The n-th
    /// is the one KataGo calls n.
    pub fn all(width: usize, height: usize) -> impl Iterator<Item = Symmetry> {
        let count = if width == height { 8 } else { 4 };
        (0..count).map(|n| Symmetry {
            flip_y: n & 1 != 0,
            flip_x: n & 2 != 0,
            transpose: n & 4 != 0,
        })
    }

    /// Where a point goes: flipped, then transposed. Points count row by row
    /// from the top left. On a board that is not square nothing is transposed.
    pub fn apply(self, width: usize, height: usize, point: usize) -> usize {
        let (y, x) = self.flip(width, height, point / width, point % width);
        if self.transposes(width, height) { x * width + y } else { y * width + x }
    }

    /// The point that [`apply`](Self::apply) moves to this one.
    pub fn undo(self, width: usize, height: usize, point: usize) -> usize {
        let (y, x) = (point / width, point % width);
        let (y, x) = if self.transposes(width, height) { (x, y) } else { (y, x) };
        let (y, x) = self.flip(width, height, y, x);
        y * width + x
    }

    fn transposes(self, width: usize, height: usize) -> bool {
        self.transpose && width == height
    }

    fn flip(self, width: usize, height: usize, y: usize, x: usize) -> (usize, usize) {
        let y = if self.flip_y { height - 1 - y } else { y };
        let x = if self.flip_x { width - 1 - x } else { x };
        (y, x)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_are_different_and_undone() {
        for (width, height, count) in [(5, 5, 8), (4, 7, 4)] {
            let mut seen = Vec::new();
            for symmetry in Symmetry::all(width, height) {
                let points: Vec<_> =
                    (0..width * height).map(|p| symmetry.apply(width, height, p)).collect();
                for (point, &there) in points.iter().enumerate() {
                    assert_eq!(symmetry.undo(width, height, there), point);
                }
                assert!(!seen.contains(&points));
                seen.push(points);
            }
            assert_eq!(seen.len(), count);
        }
    }
}
