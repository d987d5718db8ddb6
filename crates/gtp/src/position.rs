//! The position of a session and how it came about.

use tengen_engine::{GameState, Terms};
use tengen_record::Stage;
use tengen_rules::{
    Board, Color, Extras, Illegal, Ledger, Line, Passing, Point, Ruleset, Score, SetupError, Size,
};

/// A move that was made; no point means a pass.
pub(crate) type Made = (Color, Option<Point>);

/// Where a game begins, or goes on from stones that were set up.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    pub(crate) board: Board,
    pub(crate) to_move: Color,
    /// How many of Black's stones are a handicap.
    pub(crate) handicap: usize,
    /// The effects of the moves before it.
    pub(crate) past: (Ledger, Passing),
    /// The dead stones of Black and of White that were taken off after play had stopped. They are
    /// prisoners unless play goes on.
    pub(crate) removed: [u32; 2],
}

impl Start {
    pub(crate) fn empty(size: Size) -> Start {
        Start {
            board: Board::new(size),
            to_move: Color::Black,
            handicap: 0,
            past: Default::default(),
            removed: [0; 2],
        }
    }

    /// A handicap on these points.
    pub(crate) fn handicap(size: Size, points: &[Point]) -> Result<Start, SetupError> {
        let board = Board::with_stones(size, points.iter().map(|p| (Color::Black, *p)))?;
        let handicap = points.len();
        Ok(Start { board, to_move: Color::White, handicap, ..Start::empty(size) })
    }
}

/// Stones that were set up in the middle of a game.
#[derive(Clone, Debug)]
pub(crate) struct SetUp {
    /// The number of moves before.
    moves: usize,
    before: Board,
    start: Start,
}

/// A position with its history. The protocol lets a colour move twice and play go on after
/// passes. So this is a [`Line`], a [`Ledger`] and a [`Passing`], without the rest of the procedure
/// of a [`tengen_rules::Game`].
#[derive(Clone, Debug)]
pub(crate) struct Position {
    start: Start,
    /// Where it went on from stones that were set up.
    set_ups: Vec<SetUp>,
    rules: Ruleset,
    pub(crate) komi: Score,
    line: Line,
    moves: Vec<Made>,
    ledger: Ledger,
    passing: Passing,
    removed: [u32; 2],
}

impl Position {
    pub(crate) fn new(start: Start, rules: Ruleset, komi: Score) -> Position {
        Position {
            line: Line::new(start.board.clone(), start.to_move, rules.play),
            ledger: start.past.0,
            passing: start.past.1,
            removed: start.removed,
            start,
            set_ups: Vec::new(),
            rules,
            komi,
            moves: Vec::new(),
        }
    }

    /// Goes on from stones that are set up. The moves before stay in its history.
    pub(crate) fn set_up(&mut self, start: Start) {
        let before = self.board().clone();
        self.line = Line::new(start.board.clone(), start.to_move, self.rules.play);
        ((self.ledger, self.passing), self.removed) = (start.past, start.removed);
        self.set_ups.push(SetUp { moves: self.moves.len(), before, start });
    }

    /// How many of Black's stones are a handicap.
    pub(crate) fn handicap(&self) -> usize {
        self.last_start().0.handicap
    }

    /// Where the position comes from by moves alone, and these moves.
    pub(crate) fn last_start(&self) -> (&Start, &[Made]) {
        let (before, start) =
            self.set_ups.last().map_or((0, &self.start), |set_up| (set_up.moves, &set_up.start));
        (start, &self.moves[before..])
    }

    /// Where the game began, and the moves made before stones were set up.
    pub(crate) fn first_start(&self) -> (&Start, &[Made]) {
        let until = self.set_ups.first().map_or(self.moves.len(), |set_up| set_up.moves);
        (&self.start, &self.moves[..until])
    }

    /// How the game went on, each time that stones were set up.
    pub(crate) fn stages(&self) -> impl Iterator<Item = Stage<'_>> {
        let ends = self.set_ups.iter().skip(1).map(|next| next.moves).chain([self.moves.len()]);
        self.set_ups.iter().zip(ends).map(|(SetUp { moves, before, start }, end)| Stage {
            before,
            board: &start.board,
            to_move: start.to_move,
            moves: &self.moves[*moves..end],
        })
    }

    pub(crate) fn rules(&self) -> &Ruleset {
        &self.rules
    }

    pub(crate) fn line(&self) -> &Line {
        &self.line
    }

    pub(crate) fn board(&self) -> &Board {
        self.line.board()
    }

    pub(crate) fn size(&self) -> Size {
        self.board().size()
    }

    pub(crate) fn moves(&self) -> &[Made] {
        &self.moves
    }

    pub(crate) fn captures(&self) -> [u32; 2] {
        Color::BOTH.map(|color| self.ledger().captures(color))
    }

    /// Prisoners and other effects of the moves, with the dead stones that were taken off.
    fn ledger(&self) -> Ledger {
        self.ledger.with_removed(self.removed)
    }

    /// Whether nothing is on the board and nothing has happened.
    pub(crate) fn is_untouched(&self) -> bool {
        self.moves.is_empty() && self.board().empty_count() == self.size().area()
    }

    /// The game so far as an engine follows it.
    pub(crate) fn walk(&self) -> GameState {
        let terms =
            Terms { rules: self.rules.clone(), komi: self.komi, compensation: self.compensation() };
        let (start, moves) = self.last_start();
        let past = (start.past.0.with_removed(self.removed), start.past.1);
        let mut walk = GameState::after_set_up(terms, start.board.clone(), start.to_move, past);
        for (color, point) in moves {
            walk.set_to_move(*color);
            walk.step(*point);
        }
        if walk.history().is_stopped() && !self.is_stopped() {
            walk.resume();
        }
        walk.set_to_move(self.line.to_move());
        walk
    }

    fn compensation(&self) -> Score {
        self.rules.compensation.points(self.handicap())
    }

    /// Gives the turn to `color` without a move.
    pub(crate) fn set_to_move(&mut self, color: Color) {
        match self.set_ups.last_mut() {
            Some(last) if last.moves == self.moves.len() => last.start.to_move = color,
            None if self.moves.is_empty() => self.start.to_move = color,
            _ => {}
        }
        self.line.set_to_move(color);
    }

    /// Plays or passes, if the rules allow it.
    pub(crate) fn play(&mut self, (color, point): Made) -> Result<(), Illegal> {
        if let Some(point) = point {
            self.line.check(color, point)?;
        }
        self.play_unchecked((color, point));
        Ok(())
    }

    /// Plays a move that has just been checked, or that a record has.
    pub(crate) fn play_unchecked(&mut self, (color, point): Made) {
        let (line, ledger) = (&mut self.line, &mut self.ledger);
        self.passing.go_on(line, ledger, &self.rules);
        match point {
            Some(point) => {
                ledger.played(color, line.play_unchecked(color, point));
                self.passing.played();
                self.removed = [0; 2];
            }
            None => {
                self.passing.pass(color, line, ledger, &self.rules);
            }
        }
        self.moves.push((color, point));
    }

    /// Lets play go on after a stop, with this side to move.
    pub(crate) fn resume(&mut self, to_move: Color) {
        self.passing.go_on(&self.line, &mut self.ledger, &self.rules);
        self.line.set_to_move(to_move);
    }

    /// Takes the last move back, with the stones set up since; says whether there was one.
    pub(crate) fn undo(&mut self) -> bool {
        let mut moves = std::mem::take(&mut self.moves);
        let undone = moves.pop().is_some();
        self.set_ups.retain(|set_up| set_up.moves <= moves.len());
        self.replay(moves);
        undone
    }

    /// Goes on under other rules. The moves made before stand.
    pub(crate) fn set_rules(&mut self, rules: Ruleset) {
        self.rules = rules;
        let (moves, to_move) = (std::mem::take(&mut self.moves), self.line.to_move());
        self.replay(moves);
        self.set_to_move(to_move);
    }

    fn replay(&mut self, moves: Vec<Made>) {
        let set_ups = std::mem::take(&mut self.set_ups);
        *self = Position::new(self.start.clone(), self.rules.clone(), self.komi);
        let mut set_ups = set_ups.into_iter().peekable();
        let mut moves = moves.into_iter();
        loop {
            while let Some(next) = set_ups.next_if(|next| next.moves == self.moves.len()) {
                self.set_up(next.start);
            }
            let Some(made) = moves.next() else { return };
            self.play_unchecked(made);
        }
    }

    /// Whether passes have stopped play.
    pub(crate) fn is_stopped(&self) -> bool {
        self.passing.has_stopped()
    }

    /// Whether the rules count all stones on the board as alive if play ends here.
    pub(crate) fn counts_as_it_stands(&self) -> bool {
        let always = !self.rules.ending.removes_dead();
        always || self.is_stopped() && self.passing.counts_as_it_stands(&self.rules)
    }

    /// The needs of a count if play ends here, with the passes made that are due then.
    pub(crate) fn final_extras(&self) -> Extras {
        let mut ledger = self.ledger();
        ledger.close(&self.rules.scoring);
        ledger.extras(self.komi, self.compensation())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tengen_rules::{Ended, Event, Game, GameSetup, Handicap, Phase, presets};

    proptest! {
        /// The same moves as a game: play stops with the same pass, and leaves the same behind.
        #[test]
        fn passes_do_here_what_they_do_in_a_game(
            rules in 0..presets::ALL.len(),
            side in 2..5usize,
            wishes in prop::collection::vec(prop::option::weighted(0.6, 0..25usize), 0..40),
        ) {
            let (rules, size) = (presets::ALL[rules], Size::square(side).unwrap());
            let setup = GameSetup::new(size, rules.clone(), Handicap::None);
            let Ok(mut game) = Game::new(setup) else { return Ok(()) };
            let mut position = Position::new(Start::empty(size), rules.clone(), game.setup().komi);
            for wish in wishes {
                if matches!(game.phase(), Phase::Settling(_)) {
                    prop_assert!(position.is_stopped() && !position.counts_as_it_stands());
                    game.apply(Event::Dispute { color: Color::Black }).unwrap();
                }
                let Some(color) = game.to_move() else { break };
                let point = wish.and_then(|number| size.at(number));
                let point = point.filter(|p| game.line().check(color, *p).is_ok());
                let event = point.map_or(Event::Pass { color }, |point| Event::Play { color, point });
                game.apply(event).unwrap();
                position.play((color, point)).unwrap();
            }
            match game.phase() {
                Phase::Ended(Ended { counted: true, .. }) => {
                    prop_assert!(position.is_stopped() && position.counts_as_it_stands());
                    position.ledger.close(&rules.scoring);
                }
                Phase::Settling(_) => prop_assert!(position.is_stopped()),
                _ => return Ok(()),
            }
            prop_assert_eq!(&position.ledger, game.ledger());
            prop_assert_eq!(position.board(), game.board());
        }
    }
}
