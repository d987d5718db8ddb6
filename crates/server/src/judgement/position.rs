//! Positions where play has stopped.

use tengen_judge::Effort;
use tengen_rules::{Board, Color, Game, Phase, Ruleset};

/// How closely the judge looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Depth {
    /// For a proposal at once.
    First,
    /// For a better proposal a few seconds later.
    Closer,
}

impl Depth {
    pub(super) fn effort(self, area: usize) -> Effort {
        match self {
            Depth::First => Effort::usual(area),
            Depth::Closer => Effort::closer(area),
        }
    }

    /// The visits, for each side to move, by which a network foresees the owner of each point.
    pub(super) fn visits(self) -> u64 {
        match self {
            Depth::First => 0,
            Depth::Closer => 200,
        }
    }
}

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
