//! A position as the judge sees it: the same on the page, in the terminal and by GTP.

use crate::foresight;
use tengen_judge::{Effort, Proposal, propose_with};
use tengen_net::Network;
use tengen_rules::{Board, Color, Ruleset, Settlement};

/// How closely a position is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// With the network's own prediction, so that there is an answer at once.
    First,
    /// With a search, and with more of it where groups are in doubt.
    Closer,
}

impl Look {
    /// The visits of the network's search, for each side to move first.
    const fn visits(self) -> u64 {
        match self {
            Look::First => 0,
            Look::Closer => 100,
        }
    }
}

/// The judge's opinion on a position, and how it counts by that.
#[derive(Clone, Debug)]
pub struct JudgedPosition {
    /// What the judge says of every chain and of the borders.
    pub proposal: Proposal,
    /// The stones that are taken off the board, and those in seki. Under rules by which all stones
    /// count as they stand, no stone is taken off.
    pub settlement: Settlement,
}

impl JudgedPosition {
    /// Judges a position. `to_move` is the side that would move next if play went on.
    pub fn of(
        network: Option<&Network>,
        board: &Board,
        rules: &Ruleset,
        to_move: Color,
        look: Look,
    ) -> JudgedPosition {
        // The network sees the position as the judge does: without the moves that led to it.
        let board = &board.set_up();
        let foreseen = network.and_then(|network| foresight(network, board, look.visits()));
        let effort = Effort::usual(board.size().area());
        let proposal = propose_with(board, rules, to_move, effort, foreseen.as_ref());
        let settlement = if rules.ending.removes_dead() {
            Settlement { dead: proposal.dead.clone(), seki: Some(proposal.seki.clone()) }
        } else {
            Settlement::nothing_removed(board)
        };
        JudgedPosition { proposal, settlement }
    }

    /// The judged `board` as it is counted: with the stones that must be added for certain.
    pub fn counted(&self, board: &Board) -> Board {
        board.with_added(self.proposal.teire())
    }

    /// Whether nothing is left to play for, as far as the judge sees. Dame may be left, and stones
    /// that must be added for certain.
    pub fn is_finished(&self) -> bool {
        let certain = self.proposal.teire().count();
        self.proposal.is_settled() && self.proposal.remaining.len() == certain
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::presets;

    #[test]
    fn a_stone_that_must_be_added_is_counted() {
        // Once E1 is filled, White takes two stones at B1.
        let board = Board::parse(
            ". . X O . . . .
             . . X O . . . .
             . . X O . . . .
             . X X O . . . .
             . X O O O . . .
             . . X X . O . .",
        )
        .unwrap();
        let rules = &presets::JAPANESE;
        let judged = JudgedPosition::of(None, &board, rules, Color::Black, Look::Closer);
        let added = board.size().parse("B1").unwrap();
        assert!(judged.is_finished());
        assert_eq!(judged.counted(&board).get(added), Some(Color::Black));
    }

    #[test]
    fn stones_are_taken_off_only_under_rules_that_take_them_off() {
        let board = Board::parse(
            ". . X O . .
             . O X O . .
             . . X O X .
             . . X O . .
             . . X O . .",
        )
        .unwrap();
        let dead = |rules: &Ruleset| {
            let judged = JudgedPosition::of(None, &board, rules, Color::Black, Look::Closer);
            (judged.proposal.dead.len(), judged.settlement.dead.len())
        };
        assert_eq!(dead(&presets::CHINESE), (2, 2));
        assert_eq!(dead(&presets::TROMP_TAYLOR), (2, 0));
    }
}
