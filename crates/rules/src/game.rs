//! A whole game: the procedure from the handicap to the result, as a fold over a log.

use crate::count::{Count, Extras, Settlement, count};
use crate::handicap::{Handicap, HandicapError, fixed_handicap};
use crate::setup::{GameSetup, StartError};
use crate::state::{Phase, State};
use crate::{
    Board, Color, Compensation, Event, Ledger, Line, Method, Offer, Outcome, Point, PointSet,
    Refusal, Scoring, StoneStatus, Trial, Verdict,
};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// A move that was made: a play, a pass, or one handicap stone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The player.
    pub color: Color,
    /// The point; `None` for a pass.
    pub point: Option<Point>,
    /// The points it emptied, of either colour.
    pub removed: Vec<Point>,
}

/// A game. Its state is the fold of its [log](Game::log) by [`Game::apply`] and nothing else: the
/// same setup and the same log always give the same game.
#[derive(Clone, Debug)]
pub struct Game {
    setup: GameSetup,
    /// Shared with copies of the game: it never changes.
    start: Arc<State>,
    log: Vec<Event>,
    /// The numbers of the events that undo has not taken back.
    standing: Vec<usize>,
    state: State,
}

impl Game {
    /// Starts a game.
    ///
    /// # Errors
    /// If the handicap does not fit, or the stones set up make no position.
    pub fn new(setup: GameSetup) -> Result<Game, StartError> {
        let size = setup.size;
        let (mut stones, mut left) = (setup.stones.clone(), 0);
        match setup.handicap {
            Handicap::None => {}
            Handicap::Fixed(n) => {
                let points = fixed_handicap(size, n.into())?;
                stones.extend(points.into_iter().map(|p| (Color::Black, p)));
            }
            Handicap::Free(n) => {
                let most = size.area().saturating_sub(stones.len() + 1);
                left = usize::from(n);
                if left < 2 || left > most {
                    return Err(HandicapError { stones: left, most }.into());
                }
            }
        }
        let board = Board::with_stones(size, stones)?;
        let first = if setup.handicap == Handicap::None { Color::Black } else { Color::White };
        let to_move = setup.to_move.unwrap_or(first);
        let start = State::new(Line::new(board, to_move, setup.rules.play), left, setup.prisoners);
        let (state, start) = (start.clone(), Arc::new(start));
        Ok(Game { state, start, setup, log: Vec::new(), standing: Vec::new() })
    }

    /// Replays a log.
    ///
    /// # Errors
    /// If the game cannot start, or an event is refused. The second error has the number of the
    /// event and the reason.
    pub fn replay(
        setup: GameSetup,
        log: impl IntoIterator<Item = Event>,
    ) -> Result<Game, ReplayError> {
        let mut game = Game::new(setup).map_err(ReplayError::Start)?;
        for (number, event) in log.into_iter().enumerate() {
            game.apply(event).map_err(|refusal| ReplayError::Event { number, refusal })?;
        }
        Ok(game)
    }

    /// Lets an event happen and writes it into the log.
    ///
    /// # Errors
    /// The reason why it cannot happen now; the game is unchanged.
    pub fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        let mut standing = None;
        match &event {
            Event::Undo { moves } => standing = Some(self.standing_without(*moves)?),
            Event::Answer { color, accept: true } => {
                if let Offer::Undo { moves } = self.state.offer_to(*color)? {
                    standing = Some(self.standing_without(moves)?);
                }
            }
            _ => {}
        }
        if let Some(standing) = standing {
            let mut state = State::clone(&self.start);
            for number in &standing {
                state.apply(&self.setup, &self.log[*number], *number as u64)?;
            }
            (self.state, self.standing) = (state, standing);
        } else {
            self.state.apply(&self.setup, &event, self.log.len() as u64)?;
            self.standing.push(self.log.len());
        }
        self.log.push(event);
        Ok(())
    }

    /// The events that still stand when the last `moves` moves are taken back. The first of these
    /// moves goes, and with it everything after it.
    fn standing_without(&self, moves: u32) -> Result<Vec<usize>, Refusal> {
        if matches!(self.state.phase, Phase::Ended(_)) {
            return Err(Refusal::GameOver);
        }
        let is_move = |number: &usize| {
            let event = &self.log[*number];
            let moved = matches!(event, Event::Play { .. } | Event::Pass { .. });
            moved || matches!(event, Event::Illegal { .. } | Event::Overlooked { .. })
        };
        let places = (0..self.standing.len()).rev().filter(|i| is_move(&self.standing[*i]));
        let nth = (moves as usize).checked_sub(1).ok_or(Refusal::NothingToUndo)?;
        let first = places.into_iter().nth(nth).ok_or(Refusal::NothingToUndo)?;
        Ok(self.standing[..first].to_vec())
    }

    /// The setup agreed before the game.
    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// Everything that has happened.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// The events that undo has not taken back. The state is the fold of these.
    pub fn standing(&self) -> impl Iterator<Item = &Event> {
        self.standing.iter().map(|number| &self.log[*number])
    }

    /// The phase of the game.
    pub fn phase(&self) -> &Phase {
        &self.state.phase
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.state.phase {
            Phase::Ended(ended) => Some(ended.outcome),
            _ => None,
        }
    }

    /// The position and its history, which decide what is legal.
    pub fn line(&self) -> &Line {
        &self.state.line
    }

    /// The position.
    pub fn board(&self) -> &Board {
        self.state.line.board()
    }

    /// The position before the first move and before any free handicap stone.
    pub fn start(&self) -> &Board {
        self.start.line.board()
    }

    /// The player whose turn it is; `None` when neither is to move.
    pub fn to_move(&self) -> Option<Color> {
        match self.state.phase {
            Phase::Placing { .. } => Some(Color::Black),
            Phase::Play => Some(self.state.line.to_move()),
            Phase::Settling(_) | Phase::Ended(_) => None,
        }
    }

    /// The moves that stand, free handicap stones first.
    pub fn moves(&self) -> &[Move] {
        &self.state.moves
    }

    /// Prisoners, pass stones, the button and the number of moves of each side. White's obligatory
    /// last pass is among them once it is due.
    pub fn ledger(&self) -> &Ledger {
        &self.state.ledger
    }

    /// Stones `color` has captured, with those held from before the game.
    pub fn captures(&self, color: Color) -> u32 {
        self.state.ledger.captures(color)
    }

    /// The facts that a count of the game as it stands needs besides the position.
    pub fn extras(&self) -> Extras {
        self.state.ledger.extras(self.setup.komi, self.setup.compensation())
    }

    /// The offer that waits for the opponent's answer, and the player who made it.
    pub fn offer(&self) -> Option<(Color, Offer)> {
        self.state.offer
    }

    /// The point of a ko that the side to move may not retake just now.
    pub fn ko_ban(&self) -> Option<Point> {
        let (line, to_move) = (self.line(), self.to_move()?);
        line.ko().filter(|point| line.check(to_move, *point).is_err())
    }

    /// How many moves had been made when the present position stood before. `None` unless the rules
    /// leave the consequences to the players.
    pub fn recurrence(&self) -> Option<usize> {
        self.state.recurrence(&self.setup)
    }

    /// A neutral point that the rules want filled before the players agree to the current proposal.
    pub fn dame_left(&self) -> Option<Point> {
        self.state.dame_left(&self.setup)
    }

    /// The player who would move first if `color` disputed the proposal now.
    pub fn resumes_after_dispute(&self, color: Color) -> Option<Color> {
        self.state.resumes(&self.setup, color)
    }

    /// The claim that is being played out beside the game, if one is.
    pub fn trial(&self) -> Option<&Trial> {
        self.state.trial.as_deref()
    }

    /// The results of the claims played out so far, in order.
    pub fn verdicts(&self) -> &[Verdict] {
        &self.state.verdicts
    }

    /// The count under the ruleset if the stones have the status in `settlement`, with White's last
    /// pass made if it is due.
    pub fn count(&self, settlement: &Settlement) -> Count {
        self.count_as(&self.setup.rules.scoring, self.setup.rules.compensation, settlement)
    }

    /// Under pass-stone rules, the same count by the other method, which gives the same margin:
    /// territory instead of area, or area instead of territory.
    pub fn cross_count(&self, settlement: &Settlement) -> Option<Count> {
        let rules = &self.setup.rules;
        if !(rules.scoring.pass_stones && rules.scoring.white_last) {
            return None;
        }
        let (method, compensation) = match rules.scoring.method {
            Method::Area => (Method::Territory, Compensation::None),
            Method::Territory => (Method::Area, Compensation::PerStoneAfterFirst),
        };
        let scoring = Scoring { method, ..rules.scoring };
        Some(self.count_as(&scoring, compensation, settlement))
    }

    fn count_as(
        &self,
        scoring: &Scoring,
        compensation: Compensation,
        settlement: &Settlement,
    ) -> Count {
        let mut ledger = self.state.ledger;
        ledger.close(&self.setup.rules.scoring);
        let compensation = compensation.points(self.setup.handicap.stones());
        let extras = ledger.extras(self.setup.komi, compensation);
        count(self.board(), scoring, settlement, &extras)
    }

    /// The status of the stones: as proposed while it is being settled, as agreed at the end.
    /// Before that, all are alive.
    pub fn settlement(&self) -> Settlement {
        match &self.state.phase {
            Phase::Settling(settling) => settling.settlement().clone(),
            Phase::Ended(ended) => ended.settlement.clone(),
            _ => Settlement::all_alive(self.board()),
        }
    }

    /// Whether a player may mark the chain on this point so. Only stones that share a liberty with
    /// a living group of the opponent can be in seki.
    ///
    /// [`Event::Mark`] takes a mark that is refused here, so that logs from before this check give
    /// their games.
    ///
    /// # Errors
    /// [`Refusal::NoRival`]; [`Game::apply`] refuses all else.
    pub fn check_mark(&self, point: Point, status: StoneStatus) -> Result<(), Refusal> {
        let Phase::Settling(settling) = &self.state.phase else { return Ok(()) };
        let marks = status == StoneStatus::Seki && self.board().get(point).is_some();
        if marks && !settling.has_rivals(self.board(), point) {
            return Err(Refusal::NoRival(point));
        }
        Ok(())
    }

    /// The event by which a player says that the chain on this point stands so. Where the last mark
    /// on the chain said otherwise, and the chain stands so without that mark, the event takes it
    /// back. A dead chain that is said to be alive so stands again as before, in seki or not.
    ///
    /// # Errors
    /// Those of [`Game::check_mark`]; [`Game::apply`] refuses all else.
    pub fn marking(
        &self,
        color: Color,
        point: Point,
        status: StoneStatus,
    ) -> Result<Event, Refusal> {
        let board = self.board();
        if let Phase::Settling(settling) = &self.state.phase {
            let now = settling.status(board, point);
            let without = settling.without_mark(board, point).map(|s| s.status(board, point));
            let lives_again = (status, now) == (StoneStatus::Alive, StoneStatus::Dead);
            let takes_back = |then| then == status || (lives_again && then != StoneStatus::Dead);
            if now != status && without.is_some_and(takes_back) {
                return Ok(Event::Unmark { color, point });
            }
        }
        self.check_mark(point, status)?;
        Ok(Event::Mark { color, points: vec![point], marking: status.into() })
    }

    /// The chains of `points` in full: a mark on these points concerns them.
    pub fn whole_chains(&self, points: &[Point]) -> PointSet {
        PointSet::of(self.setup.size, points.iter().flat_map(|p| self.board().chain(*p)))
    }
}

/// Why a log gives no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The game cannot start.
    Start(StartError),
    /// An event is refused.
    Event {
        /// Its number, from 0.
        number: usize,
        /// The reason.
        refusal: Refusal,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Start(e) => e.fmt(f),
            ReplayError::Event { number, refusal } => write!(f, "event {number}: {refusal}"),
        }
    }
}

impl core::error::Error for ReplayError {}
