//! Games played one after the other, by engines that keep running.

use super::engines::Side;
use super::fault::{Fault, lost_words};
use super::game::{self, End, Played};
use super::line::{Facts, Line, words};
use super::plan::Plan;
use super::player::{Player, Unready};
use super::record;
use crate::Failure;
use crate::speech::{language, say};
use std::time::Duration;
use tengen_gtp::controller::{Lost, Stop};
use tengen_rules::{Color, Event, Game};

/// A game that is over.
pub(crate) struct Done {
    pub(crate) line: Line,
    pub(crate) record: Vec<u8>,
    /// How it ended, for the line that spectators see.
    pub(crate) why: String,
}

/// A board at which one game after the other is played. The engines of both sides are started when
/// they are needed.
pub(crate) struct Board<'a> {
    plan: &'a Plan,
    stop: &'a Stop,
    players: [Option<Player>; 2],
}

impl<'a> Board<'a> {
    pub(crate) fn new(plan: &'a Plan, stop: &'a Stop) -> Board<'a> {
        Board { plan, stop, players: [None, None] }
    }

    /// Plays the game with this number; none if we are told to stop.
    ///
    /// # Errors
    /// If an engine cannot play such games.
    pub(crate) fn play(&mut self, number: usize) -> Result<Option<Done>, Failure> {
        let (opening_number, opening, black) = self.plan.game(number);
        let mut before = [None; 2];
        let mut fault = None;
        for side in Side::BOTH {
            match self.ready(side, number) {
                Ok(()) => {}
                Err(NotReady::Failure(failure)) => return Err(failure),
                Err(NotReady::Stopped) => return Ok(None),
                Err(NotReady::Fault(why)) => fault = fault.or(Some((side, why))),
            }
            before[side.index()] = self.cpu_time(side);
        }
        let played = match fault {
            Some((side, fault)) => forfeit(opening, black, side, fault),
            None => {
                let [Some(a), Some(b)] = self.players.each_mut().map(Option::take) else {
                    return Ok(None);
                };
                let mut players = [a, b];
                let played = game::play(opening, black, &mut players, &self.plan.terms);
                self.players = players.map(Some);
                match played {
                    Ok(played) => played,
                    Err(game::Stopped) => return Ok(None),
                }
            }
        };
        let facts = self.facts(before);
        let names = self.plan.entrants.each_ref().map(|entrant| entrant.name.as_str());
        let line = Line::of(number, opening_number, &played, &facts, names);
        let record = record::of(self.plan, &played, &line, &facts);
        for player in &mut self.players {
            if player.as_ref().is_some_and(Player::is_lost) {
                *player = None;
            }
        }
        let why = words(&played.end, names, language());
        Ok(Some(Done { line, record, why }))
    }

    /// Prepares an engine for the opening of a game. An engine that has played before and now fails
    /// is started again.
    fn ready(&mut self, side: Side, number: usize) -> Result<(), NotReady> {
        let (_, opening, _) = self.plan.game(number);
        let entrant = &self.plan.entrants[side.index()];
        let bad = |why: String| {
            let values = [("name", (&entrant.name).into()), ("why", (&why).into())];
            NotReady::Failure(Failure::Trouble(say("match-cannot-play", &values)))
        };
        loop {
            let slot = &mut self.players[side.index()];
            let fresh = slot.is_none();
            let player = match slot {
                Some(player) => player,
                None => {
                    let player = Player::start(entrant, self.plan.terms.patience, self.stop);
                    if self.stop.is_set() {
                        return Err(NotReady::Stopped);
                    }
                    slot.insert(player.map_err(bad)?)
                }
            };
            match player.prepare(opening, &self.plan.terms) {
                Ok(()) => return Ok(()),
                Err(Unready::Fault(Fault::Lost(Lost::Stopped))) => return Err(NotReady::Stopped),
                Err(Unready::Unfit(fault)) => {
                    return Err(bad(fault.said(&entrant.name, language())));
                }
                Err(Unready::Fault(Fault::Lost(lost))) if fresh => {
                    return Err(bad(lost_words(&lost, &entrant.name, language())));
                }
                Err(Unready::Fault(Fault::Lost(_))) => *slot = None,
                Err(Unready::Fault(fault)) => return Err(NotReady::Fault(fault)),
            }
        }
    }

    fn cpu_time(&self, side: Side) -> Option<Duration> {
        self.players[side.index()].as_ref().and_then(Player::cpu_time)
    }

    fn facts(&self, before: [Option<Duration>; 2]) -> Facts {
        let mut facts = Facts::default();
        for side in Side::BOTH {
            let at = side.index();
            facts.cpu[at] =
                self.cpu_time(side).zip(before[at]).map(|(now, then)| now.saturating_sub(then));
            if let Some(player) = &self.players[at] {
                facts.identities[at].clone_from(&player.identity);
                facts.untold[at] = player.untold.iter().map(|what| (*what).to_owned()).collect();
            }
        }
        facts
    }

    /// Lets the engines quit.
    pub(crate) fn leave(self) {
        self.players.into_iter().flatten().for_each(Player::quit);
    }
}

enum NotReady {
    Failure(Failure),
    Fault(Fault),
    Stopped,
}

/// A game that a side lost before it began.
fn forfeit(opening: &Game, black: Side, side: Side, fault: Fault) -> Played {
    let mut game = opening.clone();
    let color = if side == black { Color::Black } else { Color::White };
    let _ = game.apply(Event::Decide { outcome: fault.outcome(color) });
    let took = vec![None; game.moves().len()];
    let end = End::Fault(side, fault);
    Played { game, black, end, took, clocks: Vec::new(), thought: Default::default() }
}
