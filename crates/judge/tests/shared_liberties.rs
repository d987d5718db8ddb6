//! Sekis of every make: eyes of any size, and more shared liberties than have to stay free.

use tengen_judge::{Effort, Proposal, Status, Why, propose_with};
use tengen_rules::{Board, Color, PointSet, Ruleset, presets};

/// White's group to the left and Black's to the right, in a wall of the opponent each, on a square
/// board. The eyes are as wide as told. `shared` are the points between the groups from the top,
/// `.` for a liberty. Stones of these groups are small letters. With `above` the whole lies in the
/// centre, else at the upper edge.
fn groups(eyes: [usize; 2], shared: &str, above: bool) -> String {
    let [white, black] = eyes;
    let width = white + black + 7;
    let row = |left: String, between: char, right: String| format!("X{left}{between}{right}O");
    let solid = |color: &str, eye: usize| color.repeat(eye + 2);
    let eye = |color: &str, eye: usize| match eye {
        0 => color.repeat(2),
        _ => format!("{color}{}{color}", ".".repeat(eye)),
    };
    let closed = [
        format!("{}oxx{}", "X".repeat(white + 2), "O".repeat(black + 2)),
        format!("{}XXOOO{}", ".".repeat(white + 1), ".".repeat(black + 1)),
    ];
    let mut rows: Vec<String> = Vec::new();
    let open = format!("{}XO{}", ".".repeat(white + 2), ".".repeat(width - white - 4));
    if above {
        rows.extend([open.clone(), open.clone(), closed[1].clone(), closed[0].clone()]);
    }
    // In the centre the eye lies below a row of stones.
    let eye_row = usize::from(above);
    for (number, between) in shared.chars().enumerate() {
        rows.push(match number == eye_row {
            true => row(eye("o", white), between, eye("x", black)),
            false => row(solid("o", white), between, solid("x", black)),
        });
    }
    rows.extend(closed);
    let height = rows.len().max(width) + 2;
    rows.resize(height, open);
    rows.join("\n")
}

/// The points of the text turned or mirrored in one of eight ways, with the colours swapped or not.
fn seen(text: &str, way: usize, swapped: bool) -> String {
    let mut rows: Vec<Vec<char>> =
        text.lines().map(|row| row.chars().filter(|c| !c.is_whitespace()).collect()).collect();
    if way & 1 == 1 {
        rows.reverse();
    }
    if way & 2 == 2 {
        rows.iter_mut().for_each(|row| row.reverse());
    }
    if way & 4 == 4 {
        rows = (0..rows[0].len()).map(|x| rows.iter().map(|row| row[x]).collect()).collect();
    }
    let swap = |c: char| match c {
        'X' if swapped => 'O',
        'O' if swapped => 'X',
        'x' if swapped => 'o',
        'o' if swapped => 'x',
        other => other,
    };
    let rows: Vec<String> =
        rows.iter().map(|row| row.iter().copied().map(swap).collect()).collect();
    rows.join("\n")
}

fn judged(board: &Board, rules: &Ruleset, to_move: Color) -> Proposal {
    let effort = Effort { playouts: 60, ..Effort::usual(board.size().area()) };
    propose_with(board, rules, to_move, effort, None)
}

/// Every liberty of a seki stays free, and no stone is added in it.
fn stands(board: &Board, proposal: &Proposal) {
    assert!(proposal.dead.is_empty(), "{board}");
    assert!(proposal.remaining.is_empty(), "{board}\n{:?}", proposal.remaining);
    for stone in proposal.seki.iter() {
        let liberties = board.liberties(stone);
        assert!(
            !liberties.iter().any(|p| proposal.dame.contains(p)),
            "{board}\n{:?}",
            names(board, &proposal.dame)
        );
    }
}

/// The seki named by the small letters of this text, in every way to see it.
fn is_seki(text: &str) {
    for number in 0..16 {
        let (way, swapped) = (number % 8, number >= 8);
        let text = seen(text, way, swapped);
        let board = Board::parse(&text.to_uppercase()).unwrap();
        let size = board.size();
        let small = text.lines().flat_map(str::chars).map(char::is_lowercase);
        let points = size.points().zip(small).filter(|(_, small)| *small);
        let expected = PointSet::of(size, points.map(|(p, _)| p));
        let rules = [&presets::JAPANESE, &presets::CHINESE, &presets::BGA][number % 3];
        let to_move = if number % 2 == 0 { Color::Black } else { Color::White };
        let proposal = judged(&board, rules, to_move);
        assert_eq!(names(&board, &proposal.seki), names(&board, &expected), "{board}");
        stands(&board, &proposal);
        assert!(proposal.is_settled(), "{board}");
        for chain in proposal.chains.iter().filter(|chain| expected.contains(chain.stone)) {
            assert_eq!(chain.status, Status::Seki, "{board}");
            assert!(matches!(&chain.why, Why::Shared { liberties } if !liberties.is_empty()));
        }
    }
}

fn names(board: &Board, points: &PointSet) -> Vec<String> {
    points.iter().map(|p| board.size().name(p)).collect()
}

#[test]
fn each_side_has_one_eye_and_some_shared_liberties() {
    for eyes in [[1, 1], [1, 2], [2, 1], [2, 2]] {
        for shared in ["..", "x.", ".o", ".x.", "...."] {
            // Beside a smaller eye, one liberty that is left is too few.
            if eyes[0] != eyes[1] && shared.matches('.').count() < 2 {
                continue;
            }
            is_seki(&groups(eyes, shared, false));
            if shared.len() > 2 {
                is_seki(&groups(eyes, shared, true));
            }
        }
    }
}

#[test]
fn no_eyes_and_some_shared_liberties() {
    for shared in ["..", "...", ".o.", "...."] {
        is_seki(&groups([0, 0], shared, false));
    }
    is_seki(&groups([0, 0], "....", true));
    is_seki(&groups([0, 0], "x..o", true));
}
