//! Connected parts of the board.

use tengen_rules::{Board, Point};

/// The points that satisfy `inside`, cut into connected regions.
pub(crate) fn regions(board: &Board, inside: impl Fn(Point) -> bool) -> Vec<Vec<Point>> {
    let size = board.size();
    let mut seen = vec![false; size.area()];
    let mut list: Vec<Vec<Point>> = Vec::new();
    for start in size.points() {
        if seen[start.index()] || !inside(start) {
            continue;
        }
        seen[start.index()] = true;
        let mut region = vec![start];
        let mut at = 0;
        while at < region.len() {
            let p = region[at];
            at += 1;
            for q in board.neighbours(p) {
                if !seen[q.index()] && inside(q) {
                    seen[q.index()] = true;
                    region.push(q);
                }
            }
        }
        list.push(region);
    }
    list
}
