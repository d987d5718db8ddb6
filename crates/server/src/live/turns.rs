//! What computer and judge do in a live game.

use super::actor::{Actor, Message};
use crate::computer;
use crate::entry::Entry;
use crate::judgement::{Case, Depth, Found};
use crate::key::Role;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tengen_engine::{Action, Rank};
use tengen_rules::{Color, Event, Phase, Point, ProposedBy, Settling};
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
        self.let_judge();
        if self.table.computer_in_trial().is_some() && !self.trying {
            self.let_try(None);
            changed = true;
        }
        if let Some((color, _)) = self.table.deal().computer()
            && let Some(proposal) = computer::agrees(&self.table, color)
        {
            changed |= self.try_to(&[Event::Accept { color, proposal }.into()]).await;
        }
        changed
    }

    /// Lets the judge look at a stop of play that it has not looked at, and then once more
    /// closely, as long as nobody has said anything to its proposal.
    fn let_judge(&mut self) {
        let wanted = match self.table.awaits_judge() {
            Some(settling) => Some((settling.proposal, Depth::First)),
            None => self.judged_alone().map(|proposal| (proposal, Depth::Closer)),
        };
        let Some((proposal, depth)) = wanted else { return };
        let open = self.table.game().trial().is_some();
        if open || self.judging == wanted || self.looked_closer == Some(proposal) {
            return;
        }
        let Some(case) = Case::of(self.table.game()) else { return };
        self.judging = wanted;
        let (judge, report) = (Arc::clone(&self.hub.judgements), self.messages.clone());
        let game = self.game;
        tokio::spawn(async move {
            let found = judge.ask(game, case, depth).await;
            tell(&report, Message::Judged(proposal, depth, found));
        });
    }

    /// The number of the judge's proposal, if no player has changed it and no person agreed to it.
    fn judged_alone(&self) -> Option<u64> {
        let judges = |settling: &&Settling| settling.by == ProposedBy::Judge;
        let settling = self.table.settling().filter(judges)?;
        let computer = self.table.deal().computer().map(|(color, _)| color);
        let person = |color: &Color| Some(*color) != computer;
        let mut people = Color::BOTH.into_iter().filter(person);
        people.all(|color| !settling.accepted[color.index()]).then_some(settling.proposal)
    }

    /// Puts on the table what the judge found, if that is still wanted.
    pub(super) async fn propose(&mut self, proposal: u64, depth: Depth, found: Option<Arc<Found>>) {
        match depth {
            Depth::First => {
                let awaited = self.table.awaits_judge().map(|settling| settling.proposal);
                if awaited == Some(proposal) {
                    self.try_to(&[judged(found.as_deref())]).await;
                }
            }
            Depth::Closer => {
                self.looked_closer = Some(proposal);
                let Some(found) = found.filter(|_| self.judged_alone() == Some(proposal)) else {
                    return;
                };
                let differs = self.table.settling().is_some_and(|settling| {
                    let settlement = &settling.settlement;
                    let seki = settlement.seki.iter().flat_map(|seki| seki.iter());
                    !found.dead.iter().copied().eq(settlement.dead.iter())
                        || !found.seki.iter().copied().eq(seki)
                });
                if differs && self.try_to(&[judged(Some(&found))]).await {
                    self.looked_closer = self.table.settling().map(|settling| settling.proposal);
                }
            }
        }
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

/// What was found as an entry; if the judge failed, everything is taken for alive, and the
/// players settle it alone.
fn judged(found: Option<&Found>) -> Entry {
    let points = |of: fn(&Found) -> &Vec<Point>| found.map(of).cloned().unwrap_or_default();
    Entry::Judged {
        dead: points(|found| &found.dead),
        seki: points(|found| &found.seki),
        unsealed: points(|found| &found.unsealed),
    }
}

fn tell(report: &mpsc::WeakUnboundedSender<Message>, message: Message) {
    if let Some(messages) = report.upgrade() {
        let _ = messages.send(message);
    }
}
