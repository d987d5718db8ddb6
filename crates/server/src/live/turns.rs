//! What computer and judge do in a live game.

use super::actor::{Actor, Message};
use crate::computer;
use crate::key::Role;
use crate::settle;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tengen_engine::{Action, Rank};
use tengen_rules::{Color, Event, Phase};
use tokio::sync::mpsc;

/// The computer at work.
pub(super) struct Thinking {
    pub(super) number: u64,
    moves: usize,
    cancel: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Actor {
    /// Sets computer and judge to work where it is their turn, and stops work that nobody
    /// needs any more. Says whether the game changed.
    pub(super) async fn engage(&mut self) -> bool {
        let mut changed = false;
        let to_move = self.table.computer_to_move();
        let moves = self.table.game().moves().len();
        if self.thinking.as_ref().is_some_and(|t| to_move.is_none() || t.moves != moves) {
            self.thinking = None;
        }
        if let Some((color, _)) = to_move
            && self.table.interrupted().is_some()
        {
            // The computer is always at the board.
            let arrival = self.arrival(Role::of(color));
            changed |= self.try_to(&arrival).await;
        }
        if let Some((color, rank)) = to_move
            && self.thinking.is_none()
        {
            self.think(color, rank);
        }
        if let Some(settling) = self.table.awaits_judge()
            && self.judging != Some(settling.proposal)
        {
            self.judging = Some(settling.proposal);
            let report = self.messages.clone();
            let (game, proposal) = (self.table.game().clone(), settling.proposal);
            let permits = Arc::clone(&self.hub.judges);
            tokio::spawn(async move {
                let verdict = settle::judge(game, permits).await;
                tell(&report, Message::Judged(proposal, verdict));
            });
        }
        if let Some((color, _)) = self.table.deal().computer()
            && let Some(proposal) = computer::agrees(&self.table, color)
        {
            changed |= self.try_to(&[Event::Accept { color, proposal }.into()]).await;
        }
        changed
    }

    fn think(&mut self, color: Color, rank: Rank) {
        self.thoughts += 1;
        let cancel = Arc::new(AtomicBool::new(false));
        let moves = self.table.game().moves().len();
        self.thinking =
            Some(Thinking { number: self.thoughts, moves, cancel: Arc::clone(&cancel) });
        let (number, report) = (self.thoughts, self.messages.clone());
        let computer = self.computer.clone();
        let (table, permits) = (self.table.clone(), Arc::clone(&self.hub.thinkers));
        tokio::spawn(async move {
            let thought = computer.think(table, color, rank, cancel, permits).await;
            tell(&report, Message::Chosen(number, thought));
        });
    }

    pub(super) async fn play_for_computer(&mut self, thought: Action) {
        let Some((color, _)) = self.table.deal().computer() else { return };
        if self.flag(self.hub.time.now()).await {
            return;
        }
        let event = match thought {
            Action::Play(point) => Event::Play { color, point },
            Action::Pass => Event::Pass { color },
            Action::Resign => Event::Resign { color },
        };
        let done = self.try_to(&[event.into()]).await;
        if !done && *self.table.game().phase() == Phase::Play && !self.outrun {
            // What the rules refuse was no move; a pass always is one, and the game goes on.
            self.try_to(&[Event::Pass { color }.into()]).await;
        }
    }
}

fn tell(report: &mpsc::WeakUnboundedSender<Message>, message: Message) {
    if let Some(messages) = report.upgrade() {
        let _ = messages.send(message);
    }
}
