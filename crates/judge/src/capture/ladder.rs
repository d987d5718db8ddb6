//! Ladders: whether a chain with one or two liberties can be taken by atari after atari.
//!
//! A capture is read to the end. A no only means that no ladder was read. Bans on retaking a ko are
//! not considered.

use tengen_rules::{Board, Color, Point};

/// Whether the chain on `point` is lost. It is in atari, and its owner is to move. It is lost if
/// neither running nor taking one of the attackers frees it. `left` is how many positions may still
/// be looked at, and goes down. When none are left the answer is no.
pub fn captured_in_ladder(board: &Board, point: Point, left: &mut usize) -> bool {
    let Some(color) = board.get(point) else { return false };
    board.atari(point).is_some() && !escapes(board, color, point, left)
}

/// The plays by which the opponent takes the chain on `point`, which has two liberties, in a
/// ladder. There are none if the chain gets away, or if `left`, as in [`captured_in_ladder`], runs
/// out.
pub fn captures_in_ladder(board: &Board, point: Point, left: &mut usize) -> Vec<Point> {
    let Some(color) = board.get(point) else { return Vec::new() };
    let mut liberties = [point; 3];
    if board.few_liberties(point, &mut liberties) != 2 {
        return Vec::new();
    }
    let works = |p: &Point| works(board, color, point, *p, left);
    liberties[..2].iter().copied().filter(works).collect()
}

fn works(board: &Board, color: Color, chain: Point, attack: Point, left: &mut usize) -> bool {
    let mut next = board.clone();
    let played = next.play(!color, attack);
    // A stone that can be taken at once may end the ladder; `escapes` sees that.
    played.is_ok_and(|p| p.self_captured == 0)
        && next.atari(chain).is_some()
        && !escapes(&next, color, chain, left)
}

fn escapes(board: &Board, color: Color, chain: Point, left: &mut usize) -> bool {
    if *left == 0 {
        return true;
    }
    *left -= 1;
    let Some(run) = board.atari(chain) else { return true };
    let mut replies = vec![run];
    for p in board.chain(chain) {
        for q in board.neighbours(p).filter(|q| board.get(*q) == Some(!color)) {
            if let Some(take) = board.atari(q)
                && !replies.contains(&take)
            {
                replies.push(take);
            }
        }
    }
    replies.into_iter().any(|reply| {
        let mut next = board.clone();
        if next.play(color, reply).is_ok_and(|p| p.self_captured > 0) {
            return false;
        }
        let mut liberties = [chain; 3];
        match next.few_liberties(chain, &mut liberties) {
            0 | 1 => false,
            2 => !liberties[..2].iter().any(|p| works(&next, color, chain, *p, left)),
            _ => true,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A ladder that starts at B2 and runs to the upper right.
    fn ladder(breaker: bool) -> Board {
        let mut text = String::from(
            ". . . . . . .
             . . . . . ? .
             . . . . . . .
             . . . . . . .
             . X . . . . .
             X O . . . . .
             . X X . . . .",
        );
        text = text.replace('?', if breaker { "O" } else { "." });
        Board::parse(&text).unwrap()
    }

    #[test]
    fn a_ladder_works_unless_a_stone_breaks_it() {
        let board = ladder(false);
        let chain = board.size().parse("B2").unwrap();
        assert!(captured_in_ladder(&board, chain, &mut 400));
        assert!(!captured_in_ladder(&board, chain, &mut 3), "too short a look finds nothing");
        let board = ladder(true);
        assert!(!captured_in_ladder(&board, chain, &mut 400));
    }

    #[test]
    fn the_attack_that_starts_a_ladder_is_found() {
        let board = Board::parse(
            ". . . . . .
             . . . . . .
             . . . . . .
             . X . . . .
             X O . . . .
             . X . . . .",
        )
        .unwrap();
        assert_eq!(board.atari(board.size().parse("B2").unwrap()), board.size().parse("C2"));
        let board = Board::parse(
            ". . . . . .
             . . . . . .
             . . . . . .
             X X . . . .
             X O . . . .
             . . . . . .",
        )
        .unwrap();
        let size = board.size();
        let attacks = captures_in_ladder(&board, size.parse("B2").unwrap(), &mut 400);
        // From C2 the stone runs along the edge into the corner and dies; from B1 it gets out.
        assert_eq!(attacks, [size.parse("C2").unwrap()]);
        assert!(captures_in_ladder(&board, size.parse("F6").unwrap(), &mut 400).is_empty());
    }
}
