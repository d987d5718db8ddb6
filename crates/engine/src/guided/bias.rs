//! Errors that the network makes in the same way wherever the same moves were just made.
//!
//! A network that misjudges an exchange does so wherever the exchange is made, and a search meets
//! the exchange in many positions. The findings behind each of them correct the network's
//! prediction of the next. Source: D. Wu, "Subtree Value Bias Correction" (KataGo's documentation
//! of its methods, 2021).

use crate::GameState;
use crate::hash::mix;
use std::collections::HashMap;
use tengen_rules::Point;

/// The part of the error found that is taken off the network's prediction.
const SHARE: f64 = 0.45;
/// A position counts with its visits to this power.
const EXPONENT: f64 = 0.85;
/// The part of a node's report that is forgotten with the node.
const FORGOTTEN: f64 = 0.8;
/// How many lines around the last move are looked at, each way.
const REACH: isize = 2;

/// The errors of one kind: the sum of how much the network's utility was too low, seen from Black,
/// with the weight of the reports.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct ErrorSum {
    sum: f64,
    weight: f64,
}

/// A node's report on its kind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct NodeBias {
    kind: Option<u32>,
    mistake: ErrorSum,
}

impl NodeBias {
    /// No report yet, by a node of this kind.
    pub(crate) fn of(kind: u32) -> NodeBias {
        NodeBias { kind: Some(kind), mistake: ErrorSum::default() }
    }
}

/// The errors found for each kind of position.
#[derive(Debug, Default)]
pub(crate) struct Biases {
    index: HashMap<u64, u32>,
    mistakes: Vec<ErrorSum>,
}

impl Biases {
    /// The number of the kind with this key.
    pub(crate) fn kind(&mut self, key: u64) -> u32 {
        let mistakes = &mut self.mistakes;
        *self.index.entry(key).or_insert_with(|| {
            mistakes.push(ErrorSum::default());
            (mistakes.len() - 1) as u32
        })
    }

    /// The utility to add to the network's prediction of a node of this kind.
    pub(crate) fn correction(&self, node: &NodeBias) -> f64 {
        let Some(kind) = node.kind else { return 0.0 };
        let ErrorSum { sum, weight } = self.mistakes[kind as usize];
        if weight > 1e-3 { SHARE * sum / weight } else { 0.0 }
    }

    /// Enters that the utility behind a node of this kind was greater by `error` than the network
    /// had predicted, by visits of this weight.
    pub(crate) fn learn(&mut self, node: &mut NodeBias, error: f64, weight: f64) {
        let Some(kind) = node.kind else { return };
        let weight = weight.powf(EXPONENT);
        let now = ErrorSum { sum: error * weight, weight };
        let mistake = &mut self.mistakes[kind as usize];
        mistake.sum += now.sum - node.mistake.sum;
        mistake.weight += now.weight - node.mistake.weight;
        node.mistake = now;
    }

    /// Forgets most of a node's report.
    pub(crate) fn forget(&mut self, node: &NodeBias) {
        let Some(kind) = node.kind else { return };
        let mistake = &mut self.mistakes[kind as usize];
        mistake.sum -= FORGOTTEN * node.mistake.sum;
        mistake.weight -= FORGOTTEN * node.mistake.weight;
    }

    /// Forgets the kinds that none of these nodes is of, and gives the nodes the new numbers.
    pub(crate) fn keep<'a>(&mut self, kept: impl Iterator<Item = &'a mut NodeBias>) {
        let mut names = vec![None; self.mistakes.len()];
        let mut mistakes = Vec::new();
        for kind in kept.filter_map(|node| node.kind.as_mut()) {
            let mistake = self.mistakes[*kind as usize];
            *kind = *names[*kind as usize].get_or_insert_with(|| {
                mistakes.push(mistake);
                (mistakes.len() - 1) as u32
            });
        }
        self.index.retain(|_, kind| match names[*kind as usize] {
            Some(name) => {
                *kind = name;
                true
            }
            None => false,
        });
        self.mistakes = mistakes;
    }
}

/// The kind of position that a move leads to from `state`. It consists of the side to move, this
/// move, the move before, and the stones around. Stones in atari differ from others.
pub(crate) fn key(state: &GameState, point: Option<Point>) -> u64 {
    let board = state.board();
    let number = |p: Option<Point>| p.map_or(0, |p| 1 + p.index() as u64);
    let before = state.history().recent().first().copied().flatten();
    let before = before.map_or(u64::from(u16::MAX), |(_, p)| number(p));
    let mut key = mix(state.to_move() as u64 | number(point) << 1 | before << 20);
    let Some(point) = point else { return key };
    let size = board.size();
    let (column, row) = (size.column(point), size.row(point));
    for dy in -REACH..=REACH {
        for dx in -REACH..=REACH {
            let there = size.point(column.wrapping_add_signed(dx), row.wrapping_add_signed(dy));
            let code = match there.map(|p| (p, board.get(p))) {
                None => 1,
                Some((_, None)) => 2,
                Some((p, Some(color))) => {
                    3 + color as u64 + 2 * u64::from(board.atari(p).is_some())
                }
            };
            key = key.wrapping_mul(7).wrapping_add(code);
        }
    }
    mix(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Terms;
    use tengen_rules::{Board, Color, Score, presets};

    #[test]
    fn what_visits_found_is_taken_off_where_the_same_was_played() {
        let mut biases = Biases::default();
        let (exchange, other) = (biases.kind(1), biases.kind(2));
        assert_eq!(biases.kind(1), exchange);
        let (mut first, new, unlike) =
            (NodeBias::of(exchange), NodeBias::of(exchange), NodeBias::of(other));
        biases.learn(&mut first, -0.4, 3.0);
        assert!((biases.correction(&new) + 0.4 * SHARE).abs() < 1e-12);
        assert_eq!(biases.correction(&unlike), 0.0);
        // More visits replace the report; they do not add to it.
        biases.learn(&mut first, -0.2, 8.0);
        assert!((biases.correction(&new) + 0.2 * SHARE).abs() < 1e-12);
    }

    #[test]
    fn a_node_that_is_gone_counts_little_and_a_kind_without_nodes_is_gone() {
        let mut biases = Biases::default();
        let [lost, kept] = [1, 2].map(|key| biases.kind(key));
        let mut gone = NodeBias::of(kept);
        let mut here = [NodeBias::of(kept), NodeBias::default()];
        biases.learn(&mut NodeBias::of(lost), 1.0, 1.0);
        biases.learn(&mut gone, 1.0, 1.0);
        biases.learn(&mut here[0], 0.0, 1.0);
        biases.forget(&gone);
        let left = 1.0 - FORGOTTEN;
        assert!((biases.correction(&here[0]) - SHARE * left / (1.0 + left)).abs() < 1e-12);
        let before = biases.correction(&here[0]);
        biases.keep(here.iter_mut());
        assert_eq!((biases.index.len(), biases.mistakes.len()), (1, 1));
        assert_eq!(biases.correction(&here[0]), before);
        assert_eq!(here[0], NodeBias { kind: Some(biases.kind(2)), ..here[0] });
    }

    #[test]
    fn a_kind_is_the_last_two_moves_with_the_stones_around() {
        let state = |text: &str| {
            let terms = Terms {
                rules: presets::CHINESE.clone(),
                komi: Score::ZERO,
                compensation: Score::ZERO,
            };
            GameState::new(terms, Board::parse(text).unwrap(), Color::Black, [0; 2])
        };
        let row = ". . . . . . .\n";
        let near = |corner: &str| {
            state(&format!("{corner}\n{}. . . X O . .\n{}", row.repeat(2), row.repeat(3)))
        };
        let played = |mut state: GameState, before: &str, point: &str| {
            let size = state.board().size();
            state.step(size.parse(before));
            key(&state, size.parse(point))
        };
        let plain = near(". . . . . . .");
        let usual = played(plain.clone(), "A1", "D5");
        // A stone out of reach makes no difference. A stone within reach does, and so does another
        // last move or another move before it.
        assert_eq!(played(near("O . . . . . ."), "A1", "D5"), usual);
        assert_ne!(played(near(". . . O . . ."), "A1", "D5"), usual);
        assert_ne!(played(plain.clone(), "A1", "D3"), usual);
        assert_ne!(played(plain.clone(), "B1", "D5"), usual);
        assert_ne!(played(plain, "A1", ""), usual);
    }
}
