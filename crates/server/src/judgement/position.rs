//! Positions where play has stopped.

use tengen_rules::{Board, Color, Game, Phase, Ruleset};

/// A position for the judge.
#[derive(Clone, Debug)]
pub(crate) struct StoppedPosition {
    pub(super) board: Board,
    pub(super) rules: Ruleset,
    pub(super) to_move: Color,
    /// How many moves led to it.
    pub(super) moves: usize,
}

impl StoppedPosition {
    /// The position of a game whose play has stopped, or that was counted. `None` while the game
    /// is played, since a judgement would be advice.
    pub(crate) fn of(game: &Game) -> Option<StoppedPosition> {
        let to_move = match game.phase() {
            Phase::Settling(settling) => !settling.last_passer,
            Phase::Ended(ended) if ended.counted => game.line().to_move(),
            _ => return None,
        };
        Some(StoppedPosition {
            board: game.board().clone(),
            rules: game.setup().rules.clone(),
            to_move,
            moves: game.moves().len(),
        })
    }
}
