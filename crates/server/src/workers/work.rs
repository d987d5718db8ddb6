//! What a worker does with a job.

use super::job::{Answer, Job, Moved, Task};
use crate::analysis::limits;
use crate::computer::Computer;
use crate::engines::Engines;
use crate::judgement::{LookAnswer, StoppedPosition};
use crate::state::Match;
use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tengen_engine::{Look, Network};
use tengen_rules::Board;

/// How many games a worker knows again. Of each it remembers how good its chances were.
const MOST_GAMES: usize = 4;

/// A worker that does one job at a time.
#[derive(Debug)]
pub struct Worker {
    engines: Engines,
    /// The computer players of the games that came last.
    players: VecDeque<(i64, Computer)>,
}

/// A job that no sense can be made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotDone(String);

impl fmt::Display for NotDone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotDone {}

impl Worker {
    /// A worker with this network, if it has one.
    pub fn new(network: Option<Network>) -> Worker {
        Worker { engines: Engines::new(network, 1), players: VecDeque::new() }
    }

    /// Does a job. After `cancel` becomes true, any answer comes soon.
    ///
    /// # Errors
    /// If there is no such position.
    pub fn work(&mut self, job: Job, cancel: &Arc<AtomicBool>) -> Result<Answer, NotDone> {
        match job {
            Job::Move(task) => self.choose(*task, cancel),
            Job::Evaluate { walk, visits, milliseconds } => {
                let walk = walk.state().map_err(|error| NotDone(error.to_string()))?;
                let analyst = self.engines.analyst();
                let analyst = analyst.ok_or_else(|| NotDone("no network".to_owned()))?;
                let stop = || cancel.load(Ordering::Relaxed);
                let evaluated = analyst.evaluate(&walk, limits(visits, milliseconds), &stop);
                let evaluated = evaluated.ok_or_else(|| NotDone("it was stopped".to_owned()))?;
                Ok(Answer::Evaluate(Box::new(evaluated)))
            }
            Job::Look { size, stones, rules, to_move, moves, closer } => {
                let board = Board::with_stones(size, stones);
                let board = board.map_err(|error| NotDone(error.to_string()))?;
                let position = StoppedPosition::standing(board, *rules, to_move, moves);
                let look = if closer { Look::Closer } else { Look::First };
                let answer = LookAnswer::of(&position, look, self.engines.network());
                Ok(Answer::Look(Box::new(answer)))
            }
        }
    }

    fn choose(&mut self, task: Task, cancel: &Arc<AtomicBool>) -> Result<Answer, NotDone> {
        let Task { game, agreed, entries, color, rank, waited } = task;
        let mut table = Match::new(agreed).map_err(|error| NotDone(error.to_string()))?;
        for (at, entry) in &entries {
            table.apply(*at, entry).map_err(|refusal| NotDone(refusal.to_string()))?;
        }
        if table.game().to_move() != Some(color) {
            return Err(NotDone("it is the other side's turn".to_owned()));
        }
        let known = self.players.iter().position(|(known, _)| *known == game);
        let player = known.and_then(|at| self.players.remove(at)).map_or_else(
            || Computer::new(self.engines.player(table.last_at())),
            |(_, player)| player,
        );
        let action = player.choose(&table, color, rank, waited, cancel);
        self.players.push_back((game, player));
        if self.players.len() > MOST_GAMES {
            self.players.pop_front();
        }
        Ok(Answer::Move { moved: Moved::of(action, table.game().setup().size) })
    }
}
