//! A game with its clocks and players, as a fold over its log.

use crate::log::LogEntry;
use crate::match_setup::MatchSetup;
use crate::store::{GameId, Store, StoreError, StoredGame};
use serde::Serialize;
use tengen_clock::{Clocks, PlayerClock, Side};
use tengen_engine::Rank;
use tengen_rules::{
    Color, Count, Event, Game, Outcome, Phase, Point, ProposedBy, Refusal, ReplayError, Score,
    Settling, Trial,
};

/// A game with its clocks and players. Only [`Match::apply`] changes it, so the same set-up and the
/// same entries at the same times always give the same match.
#[derive(Clone, Debug)]
pub struct Match {
    match_setup: MatchSetup,
    /// How many moves were made before the players came.
    opening: usize,
    game: Game,
    clocks: Clocks,
    seen: [bool; 2],
    /// The names of Black and White, where they are known.
    names: [Option<String>; 2],
    /// When the clock began to wait after an interruption.
    interrupted: Option<u64>,
    /// The number of the game that the players began after this one.
    next: Option<i64>,
    /// The one who ended it without a result.
    closed: Option<Closed>,
    /// When it ended.
    ended_at: Option<u64>,
    judged: Option<Judged>,
    /// For each move of the game: its player's clock afterwards.
    clock_after: Vec<PlayerClock>,
    entries: u64,
    last_at: u64,
}

/// The judge's view of the present stop of play.
#[derive(Clone, Debug)]
struct Judged {
    margin: Score,
    unsealed: Vec<Point>,
}

/// The one who ended a game without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Closed {
    /// The server's keeper.
    Keeper,
    /// The player of the black stones, who called it off.
    Black,
    /// The player of the white stones, who called it off.
    White,
}

impl From<Color> for Closed {
    fn from(color: Color) -> Closed {
        match color {
            Color::Black => Closed::Black,
            Color::White => Closed::White,
        }
    }
}

impl Match {
    /// A game before the first event by its players.
    ///
    /// # Errors
    /// If no game can start with this set-up.
    pub fn new(match_setup: MatchSetup) -> Result<Match, ReplayError> {
        let game = Game::replay(match_setup.game.clone(), match_setup.opening.iter().cloned())?;
        let mut seen = [false; 2];
        if let Some((color, _)) = match_setup.computer() {
            seen[color] = true;
        }
        let clocks = Clocks::new(match_setup.time, side(game.line().to_move()));
        // Nobody here made the moves of an opening, so no clock of theirs is known.
        let clock_after = vec![PlayerClock::Unlimited; game.moves().len()];
        Ok(Match {
            names: match_setup.names.clone(),
            opening: game.moves().len(),
            match_setup,
            game,
            clocks,
            seen,
            interrupted: None,
            next: None,
            closed: None,
            ended_at: None,
            judged: None,
            clock_after,
            entries: 0,
            last_at: 0,
        })
    }

    /// A game as a store has it, and the match that its entries make.
    ///
    /// # Errors
    /// If the store fails, or its entries make no match.
    pub(crate) async fn stored(
        store: &dyn Store,
        game: GameId,
    ) -> Result<(StoredGame, Match), StoreError> {
        let stored = store.game(game).await?;
        let entries = store.entries(game).await?;
        let corrupt = |what: &dyn std::fmt::Display| StoreError::Corrupt(what.to_string());
        let agreed = serde_json::from_str(&stored.agreed).map_err(|e| corrupt(&e))?;
        let mut table = Match::new(agreed).map_err(|e| corrupt(&e))?;
        for entry in &entries {
            let parsed: LogEntry = serde_json::from_str(&entry.entry).map_err(|e| corrupt(&e))?;
            table.apply(entry.at, &parsed).map_err(|e| corrupt(&e))?;
        }
        Ok((stored, table))
    }

    /// Applies an entry that was written at the time `at`.
    ///
    /// # Errors
    /// The reason why the rules refuse the entry. The match is unusable then, so callers apply
    /// entries to a copy.
    pub fn apply(&mut self, at: u64, entry: &LogEntry) -> Result<(), Refusal> {
        let at = at.max(self.last_at);
        match entry {
            LogEntry::Game { event } => self.apply_event(at, event.clone())?,
            LogEntry::Judged { dead, seki, unsealed } => {
                let (dead, seki) = (dead.clone(), Some(seki.clone()));
                self.apply_event(at, Event::Propose { dead, seki })?;
                let margin = self.count().margin();
                self.judged = Some(Judged { margin, unsealed: unsealed.clone() });
            }
            LogEntry::Seen { color } => self.seen[*color] = true,
            LogEntry::Interrupted { since } => {
                self.clocks = self.clocks.pause(*since);
                self.interrupted = Some(at);
            }
            LogEntry::Continued => self.interrupted = None,
            LogEntry::Followed { game } => self.next = Some(*game),
            LogEntry::CalledOff { color } => {
                self.game.apply(Event::Decide { outcome: Outcome::NoResult })?;
                self.closed = Some(Closed::from(*color));
            }
            LogEntry::Named { color, name } => self.names[*color] = Some(name.clone()),
        }
        self.set_clocks(at);
        if self.game.outcome().is_some() {
            self.ended_at.get_or_insert(at);
        }
        self.entries += 1;
        self.last_at = at;
        Ok(())
    }

    fn apply_event(&mut self, at: u64, event: Event) -> Result<(), Refusal> {
        let timed = *self.game.phase() == Phase::Play
            && matches!(event, Event::Play { .. } | Event::Pass { .. });
        let is_decided = matches!(event, Event::Decide { .. });
        self.game.apply(event)?;
        if is_decided {
            self.closed = Some(Closed::Keeper);
        }
        if self.settling().is_none() {
            self.judged = None;
        }
        let mover = self.clocks.on_move();
        if timed {
            self.clocks = self.clocks.press(at);
        }
        // After an undo there are fewer moves.
        self.clock_after.truncate(self.game.moves().len());
        if self.clock_after.len() < self.game.moves().len() {
            self.clock_after.push(self.clocks.player(mover));
        }
        Ok(())
    }

    /// Lets the clock of the side to move run or wait. It runs during play, once both players have
    /// been at the board, unless there is an interruption.
    fn set_clocks(&mut self, at: u64) {
        let playing = *self.game.phase() == Phase::Play;
        let to_move = side(self.game.line().to_move());
        if playing && self.clocks.on_move() != to_move {
            self.clocks = self.clocks.hand_turn_to(to_move, at);
        }
        let runs = playing && self.started() && self.interrupted.is_none();
        self.clocks = if runs { self.clocks.resume(at) } else { self.clocks.pause(at) };
    }

    /// The set-up.
    pub fn match_setup(&self) -> &MatchSetup {
        &self.match_setup
    }

    /// How many moves were made before the players came. They are not taken back.
    pub fn opening(&self) -> usize {
        self.opening
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The clocks, charged up to the last entry.
    pub fn clocks(&self) -> Clocks {
        self.clocks
    }

    /// The clock of the moving side after each move.
    pub fn clock_after(&self) -> &[PlayerClock] {
        &self.clock_after
    }

    /// Whether this player has been at the board.
    pub fn seen(&self, color: Color) -> bool {
        self.seen[color]
    }

    /// The names of Black and White, where they are known.
    pub fn names(&self) -> &[Option<String>; 2] {
        &self.names
    }

    /// The number of the game that the players began after this one.
    pub fn next(&self) -> Option<i64> {
        self.next
    }

    /// The one who ended it without a result. Nobody else decides a game here.
    pub fn closed(&self) -> Option<Closed> {
        self.closed
    }

    /// When it ended.
    pub fn ended_at(&self) -> Option<u64> {
        self.ended_at
    }

    /// Whether each player has moved here.
    pub fn has_begun(&self) -> bool {
        self.game.moves().len() >= self.opening + 2
    }

    /// Whether its players may call it off: they play by the lobby, and not each has moved.
    pub fn may_be_called_off(&self) -> bool {
        let is_over = self.game.outcome().is_some();
        self.match_setup.seats.is_some() && !self.has_begun() && !is_over
    }

    /// Whether both players have been at the board, so that time may run.
    pub fn started(&self) -> bool {
        self.seen == [true; 2]
    }

    /// Whether this player has been at the board or moved, as a program may without being there.
    pub fn took_part(&self, color: Color) -> bool {
        let own = self.game.moves().iter().skip(self.opening);
        self.seen[color] || own.into_iter().any(|made| made.color == color)
    }

    /// Whether two people elsewhere are playing it, so that neither may delete it.
    pub fn still_played(&self) -> bool {
        self.match_setup.is_by_link() && self.started() && self.game.outcome().is_none()
    }

    /// When the clock began to wait after an interruption; `None` if it does not wait.
    pub fn interrupted(&self) -> Option<u64> {
        self.interrupted
    }

    /// The open trial, if the computer is to move in it.
    pub fn computer_in_trial(&self) -> Option<&Trial> {
        let (computer, _) = self.match_setup.computer()?;
        self.game.trial().filter(|trial| trial.to_move() == computer)
    }

    /// The computer's side and strength, if it is to move.
    pub fn computer_to_move(&self) -> Option<(Color, Rank)> {
        self.match_setup.computer().filter(|(color, _)| self.game.to_move() == Some(*color))
    }

    /// How many entries have been applied.
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

    /// The settling of a stop that the judge has not looked at and no player has changed.
    pub fn awaits_judge(&self) -> Option<&Settling> {
        self.settling().filter(|settling| settling.by == ProposedBy::Judge && self.judged.is_none())
    }

    /// The points where the judge found borders still open.
    pub fn unsealed(&self) -> &[Point] {
        self.judged.as_ref().map_or(&[], |judged| &judged.unsealed)
    }

    /// Black's margin by the judge's proposal for the present stop.
    pub fn judged_margin(&self) -> Option<Score> {
        self.judged.as_ref().map(|judged| judged.margin)
    }

    /// The count by the present settlement: the proposal while the players settle, the agreement at
    /// the end.
    pub fn count(&self) -> Count {
        self.game.count(&self.game.settlement())
    }
}

/// The side as `tengen-clock` has it.
pub(crate) fn side(color: Color) -> Side {
    match color {
        Color::Black => Side::Black,
        Color::White => Side::White,
    }
}

/// The side as `tengen-rules` has it.
pub(crate) fn color(side: Side) -> Color {
    match side {
        Side::Black => Color::Black,
        Side::White => Color::White,
    }
}
