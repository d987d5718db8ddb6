//! A line of play as it is told: a ko is retaken only after a turn elsewhere.

use tengen_judge::{Step, Turn};
use tengen_rules::{Board, Color, Point};

/// What a side does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    Play(Point),
    Pass,
    /// A threat for a ko, or its answer.
    Elsewhere,
}

/// The turns of a line on this board. Where the reading lets a side retake a ko at once, it has a
/// threat: both sides play elsewhere first.
pub(super) fn told(board: &Board, line: &[Turn]) -> Vec<(Color, Told)> {
    let (mut board, mut ko) = (board.clone(), None);
    let mut turns = Vec::new();
    for Turn { color, step } in line.iter().copied() {
        let point = match step {
            Step::Play(point) => point,
            Step::Pass | Step::PassFor(_) => {
                ko = None;
                turns.push((color, Told::Pass));
                continue;
            }
        };
        if ko == Some(point) {
            turns.extend([color, !color].map(|color| (color, Told::Elsewhere)));
        }
        ko = board.play(color, point).ok().and_then(|played| played.ko);
        turns.push((color, Told::Play(point)));
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ko_is_retaken_only_after_a_turn_elsewhere() {
        let board = Board::parse(". X O .\nX O . O\n. X O .\n. . . .").unwrap();
        let at = |name| board.size().parse(name).unwrap();
        let play = |color, name| Turn { color, step: Step::Play(at(name)) };
        let (black, white) = (Color::Black, Color::White);
        let line = [play(black, "C3"), play(white, "B3")];
        let plays = [(black, Told::Play(at("C3"))), (white, Told::Play(at("B3")))];
        let elsewhere = [white, black].map(|color| (color, Told::Elsewhere));
        assert_eq!(told(&board, &line), [&plays[..1], &elsewhere, &plays[1..]].concat());
        let pass = |color| Turn { color, step: Step::Pass };
        let line = [line[0], pass(white), pass(black), line[1]];
        assert!(told(&board, &line).iter().all(|(_, told)| *told != Told::Elsewhere));
    }
}
