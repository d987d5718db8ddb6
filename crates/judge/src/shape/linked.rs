//! Chains that are as good as one: a rule of thumb by shape, not a proof.

use tengen_rules::{Board, Point};

/// The chains linked with the one on `point`, one stone of each. Two chains are linked if they
/// share two liberties, or through other linked chains. Empty if there is no stone.
pub fn linked_chains(board: &Board, point: Point) -> Vec<Point> {
    let color = board.get(point);
    let mut found: Vec<Point> = board.chain_id(point).into_iter().collect();
    let mut at = 0;
    while at < found.len() {
        let liberties = board.liberties(found[at]);
        let mut shared: Vec<(Point, usize)> = Vec::new();
        for p in liberties.iter() {
            let mut near: Vec<Point> = Vec::new();
            for q in board.neighbours(p).filter(|q| board.get(*q) == color) {
                if let Some(head) = board.chain_id(q)
                    && head != found[at]
                    && !near.contains(&head)
                {
                    near.push(head);
                }
            }
            for head in near {
                match shared.iter_mut().find(|(other, _)| *other == head) {
                    Some((_, count)) => *count += 1,
                    None => shared.push((head, 1)),
                }
            }
        }
        for (head, count) in shared {
            if count >= 2 && !found.contains(&head) {
                found.push(head);
            }
        }
        at += 1;
    }
    found
}
