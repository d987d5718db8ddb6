//! One game of a match, under the referee.

use super::engines::Side;
use super::fault::Fault;
use super::plan::{Terms, side_of};
use super::player::{Player, Said};
use super::settle::{Basis, settle};
use super::time;
use std::time::Duration;
use tengen_clock::PlayerClock;
use tengen_gtp::controller::Lost;
use tengen_rules::{Color, Event, Game, LongCycle, Outcome, Phase, Refusal};

/// How a game came to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Counted(Basis),
    Resigned,
    /// A side committed a fault, which loses.
    Fault(Side, Fault),
    /// A whole cycle of positions came back, under rules that leave the result open.
    Cycle,
    /// Too many moves.
    Length,
}

/// A game that has been played.
pub(crate) struct Played {
    pub(crate) game: Game,
    pub(crate) black: Side,
    pub(crate) end: End,
    /// How long each of the game's moves took; none for those of the opening.
    pub(crate) took: Vec<Option<Duration>>,
    /// The mover's clock after each move.
    pub(crate) clocks: Vec<PlayerClock>,
    /// The time that each side thought, including a move that was not completed.
    pub(crate) thought: [Thought; 2],
}

/// The sum of one side's moves.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Thought {
    pub(crate) moves: usize,
    pub(crate) time: Duration,
    pub(crate) longest: Duration,
}

/// Play was stopped from outside.
pub(crate) struct Stopped;

/// Plays a game from `opening`, between players who already have the opening.
pub(crate) fn play(
    opening: &Game,
    black: Side,
    players: &mut [Player; 2],
    terms: &Terms,
) -> Result<Played, Stopped> {
    let made = opening.moves().len();
    let start = PlayerClock::start(&terms.time);
    let mut table = Table {
        game: opening.clone(),
        black,
        players,
        terms,
        clocks: [start; 2],
        recurring: 0,
        shown: vec![start; made],
        took: vec![None; made],
        thought: [Thought::default(); 2],
    };
    let end = table.run();
    if matches!(end, End::Fault(_, Fault::Lost(Lost::Stopped))) {
        return Err(Stopped);
    }
    let Table { mut game, took, shown: clocks, thought, .. } = table;
    let outcome = match &end {
        End::Fault(side, fault) => {
            Some(fault.outcome(if *side == black { Color::Black } else { Color::White }))
        }
        End::Cycle if game.setup().rules.play.long_cycle == LongCycle::Draw => Some(Outcome::Draw),
        End::Cycle | End::Length => Some(Outcome::NoResult),
        End::Counted(_) | End::Resigned => None,
    };
    if let Some(outcome) = outcome {
        // A referee's decision is possible in any game that has not ended.
        let _ = game.apply(Event::Decide { outcome });
    }
    Ok(Played { game, black, end, took, clocks, thought })
}

struct Table<'a> {
    game: Game,
    black: Side,
    players: &'a mut [Player; 2],
    terms: &'a Terms,
    /// Black's clock and White's.
    clocks: [PlayerClock; 2],
    /// How many moves in a row led to a position that had been there before.
    recurring: usize,
    shown: Vec<PlayerClock>,
    took: Vec<Option<Duration>>,
    thought: [Thought; 2],
}

impl Table<'_> {
    fn run(&mut self) -> End {
        loop {
            match self.game.phase() {
                Phase::Ended(ended) if ended.counted => return End::Counted(Basis::Rules),
                Phase::Ended(_) => return End::Resigned,
                Phase::Settling(_) => {
                    let size = self.game.setup().size;
                    let words =
                        [Side::A, Side::B].map(|side| self.players[side.index()].dead(size));
                    return End::Counted(settle(&mut self.game, words));
                }
                Phase::Placing { .. } | Phase::Play => {}
            }
            if self.game.moves().len() >= self.terms.max_moves {
                return End::Length;
            }
            if let Err(end) = self.step() {
                return end;
            }
            if self.goes_round() {
                return End::Cycle;
            }
        }
    }

    /// Whether a whole cycle of positions has been there before.
    fn goes_round(&mut self) -> bool {
        let Some(then) = self.game.recurrence() else {
            self.recurring = 0;
            return false;
        };
        self.recurring += 1;
        self.recurring >= self.game.line().moves().saturating_sub(then)
    }

    /// One move.
    fn step(&mut self) -> Result<(), End> {
        let color = self.game.line().to_move();
        let side = side_of(self.black, color);
        let size = self.game.setup().size;
        let (system, margin) = (&self.terms.time, self.terms.margin);
        let clock = self.clocks[color];
        let player = &mut self.players[side.index()];
        let limit = if player.knows_time() { time::patience(clock, system, margin) } else { None };
        let (said, took) = player.choose(size, color, (system, clock), limit);
        let thought = &mut self.thought[side.index()];
        thought.moves += 1;
        thought.time += took;
        thought.longest = thought.longest.max(took);
        let fault = |fault| End::Fault(side, fault);
        let said = match said {
            Err(Fault::Lost(Lost::Silent { .. })) if limit.is_some() => {
                return Err(fault(Fault::Time(took)));
            }
            said => said.map_err(fault)?,
        };
        // An engine that was not told of the time is not bound by it.
        let clock =
            if limit.is_some() { time::after_move(clock, system, took, margin) } else { clock };
        if clock.is_expired() && limit.is_some() {
            return Err(fault(Fault::Time(took)));
        }
        self.clocks[color] = clock;
        let Said::Move(point) = said else {
            let _ = self.game.apply(Event::Resign { color });
            return Ok(());
        };
        let event = match point {
            Some(point) => Event::Play { color, point },
            None => Event::Pass { color },
        };
        self.game.apply(event).map_err(|refusal: Refusal| {
            let vertex = point.map_or("pass".to_owned(), |point| size.name(point));
            fault(Fault::Illegal { vertex, why: refusal, size })
        })?;
        self.took.push(Some(took));
        self.shown.push(clock);
        if self.game.outcome().is_some() {
            // After the last move, the opponent need not hear of it.
            return Ok(());
        }
        let other = side.other();
        let told = self.players[other.index()].play(size, color, point);
        told.map_err(|fault| End::Fault(other, fault))
    }
}
