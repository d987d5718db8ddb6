//! The computer's moves and the judge's proposals in a live game.

use super::actor::Actor;
use super::commit::Uncommitted;
use super::message::{Message, tell};
use crate::computer::{self, Search};
use crate::judgement::{Judgement, StoppedPosition};
use crate::key::Role;
use crate::log::LogEntry;
use crate::snapshot::CloserLook;
use crate::state::Match;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tengen_engine::{Action, Look, Rank};
use tengen_rules::{Color, Event, Phase, Point, ProposedBy, Settling};
use tokio::task::AbortHandle;

/// How long the players wait for the judge's closer look before they may agree without it.
const PATIENCE: Duration = Duration::from_secs(2);

/// A look of the judge that is awaited. Dropping it takes it out of those that wait.
#[derive(Debug)]
pub(super) struct Judging {
    /// The number of the proposal, and how closely the judge looks.
    pub(super) what: (u64, Look),
    task: AbortHandle,
}

impl Judging {
    fn new(what: (u64, Look), task: AbortHandle) -> Judging {
        Judging { what, task }
    }
}

impl Drop for Judging {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Actor {
    /// Sets computer and judge to work where it is their turn, and stops a search that the game no
    /// longer needs. Says whether the game changed.
    pub(super) async fn start_work(&mut self) -> bool {
        let mut changed = false;
        // Moves found while the store takes nothing would be lost.
        if !self.works_here() || self.stalled.is_some() {
            (self.search, self.judging) = (None, None);
            return false;
        }
        let to_move = self.table.computer_to_move();
        let moves = self.table.game().moves().len();
        let outdated = |search: &Search| to_move.is_none() || search.moves != moves;
        if self.search.as_ref().is_some_and(outdated) {
            self.search = None;
        }
        if let Some((color, _)) = to_move
            && self.table.interrupted().is_some()
        {
            // The computer is always at the board.
            let arrival = self.arrival(Role::of(color));
            changed |= self.commit_or_log(&arrival).await;
        }
        if let Some((color, rank)) = to_move
            && self.search.is_none()
        {
            self.start_search(color, rank);
        }
        changed |= self.ask_judge();
        if self.table.computer_in_trial().is_some() && !self.judge_choosing {
            self.choose_trial_move(None);
            changed = true;
        }
        if let Some((color, _)) = self.table.match_setup().computer()
            && self.closer_look() == CloserLook::None
            && let Some(proposal) = computer::agrees(&self.table, color)
        {
            changed |= self.commit_or_log(&[Event::Accept { color, proposal }.into()]).await;
        }
        changed
    }

    /// Lets the judge look at a stop of play at first sight. Afterwards it looks once more closely,
    /// if no player has changed its proposal. If it then proposes something else, what the players
    /// agreed to ends. Says whether it begins a closer look.
    fn ask_judge(&mut self) -> bool {
        let wanted = match self.table.awaits_judge() {
            Some(settling) => Some((settling.proposal, Look::First)),
            None => self.judges_proposal().map(|proposal| (proposal, Look::Closer)),
        };
        let Some((proposal, look)) = wanted else { return false };
        let open = self.table.game().trial().is_some();
        let judging = self.judging.as_ref().map(|judging| judging.what);
        if open || judging == wanted || self.judged_closer == Some(proposal) {
            return false;
        }
        let Some(position) = StoppedPosition::of(self.table.game()) else { return false };
        // A look at an earlier proposal is not wanted any more.
        self.judging = None;
        let (services, task) = (Arc::clone(&self.services), self.messages.clone());
        let (game, asker) = (self.game, self.asker());
        if look == Look::Closer {
            let task = task.clone();
            tokio::spawn(async move {
                tokio::time::sleep(PATIENCE).await;
                tell(&task, Message::LookIsSlow(proposal));
            });
        }
        let begun = tokio::spawn(async move {
            let judgement = services.judgements.ask(asker, game, position, look).await;
            tell(&task, Message::Judged(proposal, look, judgement));
        });
        self.judging = Some(Judging::new((proposal, look), begun.abort_handle()));
        look == Look::Closer
    }

    /// The number of the judge's proposal, if no player has changed it.
    pub(super) fn judges_proposal(&self) -> Option<u64> {
        let judges = |settling: &&Settling| settling.by == ProposedBy::Judge;
        self.table.settling().filter(judges).map(|settling| settling.proposal)
    }

    /// Makes a judgement the proposal, if it still concerns the present one.
    pub(super) async fn take_judgement(
        &mut self,
        proposal: u64,
        look: Look,
        judgement: Option<Arc<Judgement>>,
    ) {
        match look {
            Look::First => {
                let awaited = self.table.awaits_judge().map(|settling| settling.proposal);
                if awaited == Some(proposal) {
                    self.commit_or_log(&[judged(judgement.as_deref())]).await;
                }
            }
            Look::Closer => {
                // A trial puts the proposal off, and the look is asked for again after it.
                if self.table.game().trial().is_some() {
                    return;
                }
                self.judged_closer = Some(proposal);
                let untouched = self.judges_proposal() == Some(proposal);
                let Some(judgement) = judgement.filter(|_| untouched) else { return };
                let differs = self.table.settling().is_some_and(|settling| {
                    let settlement = settling.settlement();
                    let seki = settlement.seki.iter().flat_map(|seki| seki.iter());
                    !judgement.dead.iter().copied().eq(settlement.dead.iter())
                        || !judgement.seki.iter().copied().eq(seki)
                });
                if !differs {
                    return;
                }
                match self.commit_logged(&[judged(Some(&judgement))]).await {
                    Ok(()) => {
                        let settling = self.table.settling();
                        self.judged_closer = settling.map(|settling| settling.proposal);
                    }
                    // The proposal may stand as it did. It is looked at once more.
                    Err(Uncommitted::Outrun) => self.judged_closer = None,
                    Err(Uncommitted::Refused(_)) => {}
                }
            }
        }
    }

    fn start_search(&mut self, color: Color, rank: Rank) {
        self.searches += 1;
        let (number, cancel) = (self.searches, Arc::<AtomicBool>::default());
        let (computer, task) = (self.computer.clone(), self.messages.clone());
        let (table, services) = (Match::clone(&self.table), Arc::clone(&self.services));
        let game = self.game;
        let (asker, to_cancel) = (self.asker(), Arc::clone(&cancel));
        let begun = tokio::spawn(async move {
            let think = computer.think(&services, game, table, (color, rank), to_cancel, asker);
            let action = think.await;
            tell(&task, Message::MoveChosen(number, action));
        });
        let moves = self.table.game().moves().len();
        self.search = Some(Search::new(number, moves, cancel, begun.abort_handle()));
    }

    /// Makes the move that the computer has chosen.
    pub(super) async fn play_for_computer(&mut self, action: Action) {
        let Some((color, _)) = self.table.match_setup().computer() else { return };
        if self.end_on_time(self.services.time.now()).await || self.stalled.is_some() {
            return;
        }
        let event = match action {
            Action::Play(point) => Event::Play { color, point },
            Action::Pass => Event::Pass { color },
            Action::Resign => Event::Resign { color },
        };
        let done = self.commit_logged(&[event.into()]).await;
        if let Err(Uncommitted::Refused(_)) = done
            && *self.table.game().phase() == Phase::Play
            && !self.out_of_date
        {
            // The rules refused the move. A pass is always legal, and the game goes on.
            self.commit_or_log(&[Event::Pass { color }.into()]).await;
        }
    }
}

/// The entry of a judgement. If the judge failed, all stones are alive, and the players settle it
/// alone.
fn judged(judgement: Option<&Judgement>) -> LogEntry {
    let points = |of: fn(&Judgement) -> &Vec<Point>| judgement.map(of).cloned().unwrap_or_default();
    LogEntry::Judged {
        dead: points(|judgement| &judgement.dead),
        seki: points(|judgement| &judgement.seki),
        unsealed: points(|judgement| &judgement.unsealed),
    }
}
