//! A line of play with the parts of its past that networks are shown.

mod passes;
mod queries;

use super::cleanup::{Cleanup, Start};
use super::rules::NetRules;
use crate::Terms;
use std::sync::Arc;
use tengen_rules::{Board, Color, Effect, Game, Ledger, Line, Passing, Played, Point, Suicide};

/// How many moves back networks look.
pub(super) const MOVES: usize = 5;

/// A line of play, with the parts of its past that the inputs of a network depend on. These are the
/// last moves, the positions before them, the points owed to either side, and whether a pass stops
/// play. A search copies it (`clone_from` allocates nothing in the long run) and plays on.
#[derive(Debug)]
pub struct InputHistory {
    terms: Arc<Terms>,
    rules: NetRules,
    line: Line,
    ledger: Ledger,
    /// The procedure of passes in the game itself. The cleanup phases have their own.
    passing: Passing,
    /// The positions one and two moves ago.
    earlier: [EarlierPosition; 2],
    /// The last moves, the newest first.
    moves: [Option<(Color, Option<Point>)>; MOVES],
    /// How many of them belong to this phase of the game.
    shown: usize,
    stopped: bool,
    /// Passes in a row that count towards the next stop.
    passes: u32,
    /// The passes that count under a rule of repeated passes: a key of the position, and the
    /// player.
    passed: Vec<(u64, Color)>,
    pub(super) cleanup: Option<Cleanup>,
}

impl Clone for InputHistory {
    fn clone(&self) -> InputHistory {
        InputHistory {
            terms: self.terms.clone(),
            line: self.line.clone(),
            earlier: self.earlier.clone(),
            passed: self.passed.clone(),
            cleanup: self.cleanup.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &InputHistory) {
        self.terms.clone_from(&source.terms);
        self.line.clone_from(&source.line);
        self.earlier.clone_from(&source.earlier);
        self.passed.clone_from(&source.passed);
        self.cleanup.clone_from(&source.cleanup);
        self.rules = source.rules;
        (self.ledger, self.passing) = (source.ledger, source.passing);
        (self.moves, self.shown) = (source.moves, source.shown);
        (self.stopped, self.passes) = (source.stopped, source.passes);
    }
}

/// An earlier position, and the point where a ko could not be retaken in it.
#[derive(Debug)]
struct EarlierPosition {
    board: Board,
    ko: Option<Point>,
}

impl Clone for EarlierPosition {
    fn clone(&self) -> EarlierPosition {
        EarlierPosition { board: self.board.clone(), ko: self.ko }
    }

    fn clone_from(&mut self, source: &EarlierPosition) {
        self.board.clone_from(&source.board);
        self.ko = source.ko;
    }
}

/// The part of the play that a history has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The game itself.
    Play,
    /// The first and the second phase in which dead stones are played out, under territory scoring.
    Cleanup(u8),
}

impl InputHistory {
    /// Starts from `board` with `to_move` to move. Black and White hold `prisoners` from before.
    pub fn new(
        terms: impl Into<Arc<Terms>>,
        board: Board,
        to_move: Color,
        prisoners: [u32; 2],
    ) -> InputHistory {
        let terms = terms.into();
        let past = EarlierPosition { board: board.clone(), ko: None };
        InputHistory {
            line: Line::new(board, to_move, terms.rules.play),
            rules: NetRules::nearest(&terms.rules),
            terms,
            ledger: Ledger::new(prisoners),
            passing: Passing::default(),
            earlier: [past.clone(), past],
            moves: [None; MOVES],
            shown: 0,
            stopped: false,
            passes: 0,
            passed: Vec::new(),
            cleanup: None,
        }
    }

    /// Starts from `board` in mid-game, where stones were set up. The effects of the moves before
    /// stand: prisoners, pass stones, the button, the stops of play. No pass of theirs counts
    /// towards the next stop.
    pub fn after_set_up(
        terms: impl Into<Arc<Terms>>,
        board: Board,
        to_move: Color,
        (ledger, mut passing): (Ledger, Passing),
    ) -> InputHistory {
        passing.begin_anew();
        let history = InputHistory::new(terms, board, to_move, [0; 2]);
        InputHistory { ledger, passing, ..history }
    }

    /// The history of a game, as far as it was played.
    pub fn of(game: &Game) -> InputHistory {
        let setup = game.setup();
        // Free handicap stones are a set-up too: the line starts after them.
        let placed = game.moves().len() - game.line().moves();
        let (placed, moves) = game.moves().split_at(placed);
        let size = setup.size;
        let stones = size.points().filter_map(|p| Some((game.start().get(p)?, p)));
        let stones = stones.chain(placed.iter().filter_map(|made| Some((made.color, made.point?))));
        // The game has made a position of these stones itself.
        let board = Board::with_stones(size, stones).unwrap_or_else(|_| Board::new(size));
        let to_move = moves.first().map_or(game.line().to_move(), |made| made.color);
        let mut history = InputHistory::new(Terms::of(setup), board, to_move, setup.prisoners);
        for made in moves {
            if history.stopped {
                history.resume();
            }
            match made.point {
                Some(point) => drop(history.play(made.color, point)),
                None => history.pass(made.color),
            }
        }
        // The players did not agree, and neither has moved since.
        if history.stopped && *game.phase() == tengen_rules::Phase::Play {
            history.resume();
        }
        history.line.set_to_move(game.line().to_move());
        history
    }

    /// The terms of the game.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Whether both are games under the same terms.
    pub(crate) fn has_terms_of(&self, other: &InputHistory) -> bool {
        self.terms == other.terms
    }

    /// The position and its history.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The side to move.
    pub fn to_move(&self) -> Color {
        self.line.to_move()
    }

    /// Prisoners, pass stones, the button.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The last five moves, the newest first.
    pub fn recent(&self) -> &[Option<(Color, Option<Point>)>] {
        &self.moves
    }

    /// Passes in a row that count towards the next stop. A pass that takes the button is none of
    /// them.
    pub fn passes(&self) -> u32 {
        self.passes
    }

    /// Gives the turn to `color` without a move.
    pub fn set_to_move(&mut self, color: Color) {
        self.line.set_to_move(color);
    }

    /// The rules as a network is shown them.
    pub fn rules(&self) -> &NetRules {
        &self.rules
    }

    /// The part of the play.
    pub fn phase(&self) -> Phase {
        match &self.cleanup {
            None => Phase::Play,
            Some(Cleanup { start: None, .. }) => Phase::Cleanup(1),
            Some(_) => Phase::Cleanup(2),
        }
    }

    /// Whether passes have stopped play.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether passes have stopped play so that all stones count as alive, without an agreement.
    pub fn counts_as_it_stands(&self) -> bool {
        self.stopped && self.passing.counts_as_it_stands(&self.terms.rules)
    }

    /// Whether `color` may move on `point`: play there, or in a cleanup phase free a ko there.
    pub fn is_legal(&self, color: Color, point: Point) -> bool {
        let Some(cleanup) = &self.cleanup else { return self.line.check(color, point).is_ok() };
        let board = self.line.board();
        let placeable = match board.effect(color, point) {
            Err(_) => false,
            Ok(Effect::Suicide(stones)) => {
                self.line.rules().suicide != Suicide::Forbidden && stones > 1
            }
            Ok(Effect::Quiet | Effect::Capture) => true,
        };
        cleanup.frees(board, color, point).is_some()
            || (placeable && !cleanup.is_banned(board, color, point))
    }

    /// Plays for `color` on `point`, and gives the turn to the opponent. Nothing is checked: the
    /// play is one that [`InputHistory::is_legal`] allows, or one from a record.
    pub fn play(&mut self, color: Color, point: Point) -> Played {
        self.begin_move();
        self.passes = 0;
        self.passing.played();
        let played = match &mut self.cleanup {
            None => {
                let played = self.line.play_unchecked(color, point);
                self.ledger.played(color, played);
                played
            }
            Some(cleanup) => {
                if let Some(stone) = cleanup.frees(self.line.board(), color, point) {
                    cleanup.blocked.remove(stone);
                    self.line.set_to_move(!color);
                    Played::default()
                } else {
                    let before = self.line.board().hash();
                    let played = self.line.play_unchecked(color, point);
                    self.ledger.played(color, played);
                    cleanup.played(before, self.line.board(), color, point, played.ko);
                    played
                }
            }
        };
        self.end_move(color, Some(point));
        played
    }

    fn begin_move(&mut self) {
        if self.stopped {
            self.go_on();
        }
        self.earlier.swap(0, 1);
        self.earlier[0].board.clone_from(self.line.board());
        self.earlier[0].ko = self.position(0).1;
    }

    fn end_move(&mut self, color: Color, point: Option<Point>) {
        self.moves.rotate_right(1);
        self.moves[0] = Some((color, point));
        self.shown = (self.shown + 1).min(MOVES);
    }
}
