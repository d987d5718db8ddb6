//! A game in play with its clocks, as a fold over stored entries.

use crate::deal::Deal;
use crate::entry::Entry;
use tengen_clock::{Clocks, PlayerClock, Side};
use tengen_engine::Rank;
use tengen_rules::{
    Color, Count, Event, Game, Phase, Point, ProposedBy, Refusal, Score, Settling, StartError,
    Trial,
};

/// A game and everything that belongs to it. Only [`Match::apply`] changes it, so the same
/// deal and the same entries at the same times always give the same.
#[derive(Clone, Debug)]
pub struct Match {
    deal: Deal,
    game: Game,
    clocks: Clocks,
    seen: [bool; 2],
    /// Since when the clock waits after an interruption.
    interrupted: Option<u64>,
    judged: Option<Judged>,
    /// One a move of the game: what its player's clock showed afterwards.
    clock_after: Vec<PlayerClock>,
    entries: u64,
    last_at: u64,
}

/// What the judge said of the present stop of play.
#[derive(Clone, Debug)]
struct Judged {
    margin: Score,
    unsealed: Vec<Point>,
}

impl Match {
    /// A game before its first event.
    ///
    /// # Errors
    /// If no game can start like this.
    pub fn new(deal: Deal) -> Result<Match, StartError> {
        let game = Game::new(deal.game.clone())?;
        let mut seen = [false; 2];
        if let Some((color, _)) = deal.computer() {
            seen[color.index()] = true;
        }
        let clocks = Clocks::new(deal.time, side(game.line().to_move()));
        Ok(Match {
            deal,
            game,
            clocks,
            seen,
            interrupted: None,
            judged: None,
            clock_after: Vec::new(),
            entries: 0,
            last_at: 0,
        })
    }

    /// Lets an entry written at the time `at` happen.
    ///
    /// # Errors
    /// Why the rules refuse it; the match is unusable then and to be dropped, which is why
    /// callers apply to a copy.
    pub fn apply(&mut self, at: u64, entry: &Entry) -> Result<(), Refusal> {
        let at = at.max(self.last_at);
        match entry {
            Entry::Game { event } => self.happen(at, event.clone())?,
            Entry::Judged { dead, seki, unsealed } => {
                let (dead, seki) = (dead.clone(), Some(seki.clone()));
                self.happen(at, Event::Propose { dead, seki })?;
                let margin = self.count().margin();
                self.judged = Some(Judged { margin, unsealed: unsealed.clone() });
            }
            Entry::Seen { color } => self.seen[color.index()] = true,
            Entry::Interrupted { since } => {
                self.clocks = self.clocks.pause(*since);
                self.interrupted = Some(at);
            }
            Entry::Continued => self.interrupted = None,
        }
        self.set_clocks(at);
        self.entries += 1;
        self.last_at = at;
        Ok(())
    }

    fn happen(&mut self, at: u64, event: Event) -> Result<(), Refusal> {
        let timed = *self.game.phase() == Phase::Play
            && matches!(event, Event::Play { .. } | Event::Pass { .. });
        self.game.apply(event)?;
        if self.settling().is_none() {
            self.judged = None;
        }
        let mover = self.clocks.on_move();
        if timed {
            self.clocks = self.clocks.press(at);
        }
        // After undo the moves are a beginning of what they were.
        self.clock_after.truncate(self.game.moves().len());
        if self.clock_after.len() < self.game.moves().len() {
            self.clock_after.push(self.clocks.player(mover));
        }
        Ok(())
    }

    /// The clock of the side to move runs while there is one, both have been seen and nothing
    /// interrupts.
    fn set_clocks(&mut self, at: u64) {
        let playing = *self.game.phase() == Phase::Play;
        let to_move = side(self.game.line().to_move());
        if playing && self.clocks.on_move() != to_move {
            self.clocks = self.clocks.hand_turn_to(to_move, at);
        }
        let runs = playing && self.started() && self.interrupted.is_none();
        self.clocks = if runs { self.clocks.resume(at) } else { self.clocks.pause(at) };
    }

    /// What was agreed before the game.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The clocks, charged up to the last entry.
    pub fn clocks(&self) -> Clocks {
        self.clocks
    }

    /// What the mover's clock showed after each move.
    pub fn clock_after(&self) -> &[PlayerClock] {
        &self.clock_after
    }

    /// Whether this player has ever been at the board.
    pub fn seen(&self, color: Color) -> bool {
        self.seen[color.index()]
    }

    /// Whether both players have been at the board, so that time may run.
    pub fn started(&self) -> bool {
        self.seen == [true; 2]
    }

    /// Since when the clock waits after an interruption, if it does.
    pub fn interrupted(&self) -> Option<u64> {
        self.interrupted
    }

    /// The claim that is being played out, if the computer has to move in it.
    pub fn computer_in_trial(&self) -> Option<&Trial> {
        let (computer, _) = self.deal.computer()?;
        self.game.trial().filter(|trial| trial.to_move() == computer)
    }

    /// The side the computer has to move for now, and how strong it plays.
    pub fn computer_to_move(&self) -> Option<(Color, Rank)> {
        self.deal.computer().filter(|(color, _)| self.game.to_move() == Some(*color))
    }

    /// How many entries made this state.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// When the last entry was written.
    pub fn last_at(&self) -> u64 {
        self.last_at
    }

    /// The stop of play that is being settled, if one is.
    pub fn settling(&self) -> Option<&Settling> {
        match self.game.phase() {
            Phase::Settling(settling) => Some(settling),
            _ => None,
        }
    }

    /// The settling of a stop that neither the judge nor a player has looked at yet.
    pub fn awaits_judge(&self) -> Option<&Settling> {
        self.settling().filter(|settling| settling.by == ProposedBy::Judge && self.judged.is_none())
    }

    /// Where the judge found borders still open.
    pub fn unsealed(&self) -> &[Point] {
        self.judged.as_ref().map_or(&[], |judged| &judged.unsealed)
    }

    /// Black's margin by the judge's proposal for the present stop.
    pub fn judged_margin(&self) -> Option<Score> {
        self.judged.as_ref().map(|judged| judged.margin)
    }

    /// The count as things stand: by the proposal while that is settled, by the agreement at
    /// the end.
    pub fn count(&self) -> Count {
        self.game.count(&self.game.settlement())
    }
}

/// The clock's word for a player.
pub(crate) fn side(color: Color) -> Side {
    match color {
        Color::Black => Side::Black,
        Color::White => Side::White,
    }
}

/// The rules' word for a player.
pub(crate) fn color(side: Side) -> Color {
    match side {
        Side::Black => Color::Black,
        Side::White => Color::White,
    }
}
