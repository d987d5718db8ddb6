//! Positions for the judge: where play has stopped, or may stop with the next pass.

use crate::match_setup::MatchSetup;
use tengen_engine::JudgedPosition;
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
        Some(StoppedPosition::before(game, to_move))
    }

    /// The position that a player who thinks of passing would leave to the opponent. `None` where
    /// that would be advice against another person: both sides of the game need to be played at
    /// one page, or one by the computer.
    pub(crate) fn after_pass(agreed: &MatchSetup, game: &Game) -> Option<StoppedPosition> {
        let passer = game.to_move().filter(|_| *game.phase() == Phase::Play)?;
        (!agreed.is_by_link()).then(|| StoppedPosition::before(game, !passer))
    }

    /// Whether the board is still wide open: stones stand on fewer than an eighth of the points, so
    /// that there is hardly any border yet.
    pub(crate) fn is_opening(&self) -> bool {
        let area = self.board.size().area();
        (area - self.board.empty_count()) * 8 < area
    }

    /// Whether a large part of the board is no side's yet. The question before a pass and the
    /// settling after it say the same.
    pub(super) fn is_undecided(&self, judged: &JudgedPosition) -> bool {
        self.is_opening() || judged.is_undecided()
    }

    /// A position by itself, for a worker.
    pub(crate) fn standing(
        board: Board,
        rules: Ruleset,
        to_move: Color,
        moves: usize,
    ) -> StoppedPosition {
        StoppedPosition { board, rules, to_move, moves }
    }

    fn before(game: &Game, to_move: Color) -> StoppedPosition {
        StoppedPosition {
            board: game.board().clone(),
            rules: game.setup().rules.clone(),
            to_move,
            moves: game.moves().len(),
        }
    }
}
