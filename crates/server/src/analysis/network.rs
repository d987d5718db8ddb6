//! An analyst that searches with a network.

use super::analyst::{Analyst, Evaluation, Hint};
use crate::view::LineMove;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tengen_engine::{
    Analysis, Candidate, Engine, GameState, Limits, Network, Options, Rank, Task, Watch,
};
use tengen_net::LONGEST_SIDE;
use tengen_rules::{Board, Color, Point, Size};

/// The memory of one search, in bytes.
const MEMORY: usize = 128 << 20;

/// The most moves that an evaluation tells.
pub(super) const MOST_MOVES: usize = 8;

/// The longest line that it tells, in moves.
pub(super) const LONGEST_LINE: usize = 10;

/// The search need not report before its end.
const NEVER: Duration = Duration::from_secs(3600);

/// Evaluates positions by a search on one thread.
pub struct NetworkAnalyst {
    name: String,
    engine: Mutex<Engine>,
}

impl fmt::Debug for NetworkAnalyst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NetworkAnalyst").finish_non_exhaustive()
    }
}

impl NetworkAnalyst {
    /// An analyst with this network.
    pub fn new(network: Network) -> NetworkAnalyst {
        let options = Options { threads: 1, memory: MEMORY, ..Options::default() };
        let name = network.name().to_owned();
        NetworkAnalyst { name, engine: Mutex::new(Engine::with_network(options, network)) }
    }
}

/// Whether networks know boards of this size.
pub(crate) fn knows(size: Size) -> bool {
    size.width().max(size.height()) <= LONGEST_SIDE
}

impl Analyst for NetworkAnalyst {
    fn name(&self) -> &str {
        &self.name
    }

    fn knows(&self, size: Size) -> bool {
        knows(size)
    }

    fn evaluate(
        &self,
        walk: &GameState,
        limits: Limits,
        stop: &dyn Fn() -> bool,
    ) -> Option<Evaluation> {
        let task = Task::new(walk.clone(), walk.to_move(), Rank::FULL, limits);
        let (mut found, mut stopped) = (None, false);
        // A search that panicked has spoilt nothing that the next one reads.
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        let mut tell = |analysis| found = Some(analysis);
        let mut enough = || {
            stopped |= stop();
            stopped
        };
        let mut watch = Watch { every: NEVER, tell: &mut tell, enough: &mut enough };
        engine.analyse(&task, &mut watch);
        found.filter(|_| !stopped).map(|analysis| evaluation(walk.board(), &analysis))
    }
}

/// The result of the search, turned from the view of the side to move to Black's.
fn evaluation(board: &Board, analysis: &Analysis) -> Evaluation {
    let size = board.size();
    let sign = if analysis.to_move == Color::Black { 1.0 } else { -1.0 };
    let rate = |own: f64| 0.5 + sign * (own - 0.5);
    let sides = [analysis.to_move, !analysis.to_move].into_iter().cycle();
    let line = |points: &[Option<Point>]| {
        LineMove::played(board, sides.clone().zip(points.iter().copied().take(LONGEST_LINE)))
    };
    let hint = |tried: &Candidate| Hint {
        p: tried.point.map(|p| size.name(p)),
        visits: tried.visits,
        black: rate(tried.win_rate),
        lead: sign * tried.lead,
        line: line(&tried.line),
    };
    let tried = analysis.moves.iter().filter(|tried| tried.visits > 0);
    let letter = |share: &f32| {
        let step = (sign as f32 * share * 10.0).round().clamp(-10.0, 10.0);
        char::from(b'k'.saturating_add_signed(step as i8))
    };
    let rows = analysis.ownership.chunks(size.width());
    Evaluation {
        to_move: analysis.to_move,
        visits: analysis.visits,
        black: rate(analysis.win_rate),
        lead: sign * analysis.lead,
        moves: tried.take(MOST_MOVES).map(hint).collect(),
        ownership: rows.map(|row| row.iter().map(letter).collect()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_turned_to_blacks_side() {
        let size = Size::new(3, 2).unwrap();
        let point = size.parse("B2");
        let tried = Candidate {
            point,
            visits: 7,
            win_rate: 0.7,
            win_rate_bound: 0.6,
            lead: 2.5,
            score: 2.0,
            score_deviation: 1.0,
            prior: 0.5,
            utility: 0.1,
            bound: 0.0,
            line: vec![point, None],
            line_visits: vec![7, 3],
            ownership: Vec::new(),
        };
        let analysis = Analysis {
            to_move: Color::White,
            visits: 9,
            win_rate: 0.75,
            lead: 3.0,
            score: 2.0,
            score_deviation: 1.0,
            first_win_rate: 0.5,
            first_lead: 0.0,
            moves: vec![tried.clone(), Candidate { visits: 0, ..tried }],
            untried: Vec::new(),
            ownership: vec![1.0, -1.0, 0.0, 0.31, -0.98, 0.04],
        };
        let board = Board::new(size);
        let white = evaluation(&board, &analysis);
        assert_eq!((white.black, white.lead, white.visits), (0.25, -3.0, 9));
        assert_eq!(white.ownership, ["auk", "huk"]);
        assert_eq!(white.moves.len(), 1, "a move without visits is no hint");
        let hint = &white.moves[0];
        assert_eq!((hint.p.as_deref(), hint.lead), (Some("B2"), -2.5));
        assert!((hint.black - 0.3).abs() < 1e-9);
        let line: Vec<_> = hint.line.iter().map(|made| (made.c, made.p.as_deref())).collect();
        assert_eq!(line, [(Color::White, Some("B2")), (Color::Black, None)]);
        let black = evaluation(&board, &Analysis { to_move: Color::Black, ..analysis });
        assert_eq!((black.black, black.lead), (0.75, 3.0));
        assert_eq!(black.ownership, ["uak", "nak"]);
    }
}
