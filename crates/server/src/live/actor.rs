//! The task of one live game. It alone changes the game: it checks every change against a copy,
//! appends it to the store, and only then shows it.

use super::elsewhere::{Beside, Elsewhere};
use super::message::{Message, Reply};
use super::services::Services;
use super::talk::Talk;
use super::turns::Judging;
use crate::act::Act;
use crate::api_error::ApiError;
use crate::computer::{Computer, Search};
use crate::key::{Key, Role};
use crate::nodes::{Duty, TableWord, Wishes, Word};
use crate::snapshot::{CloserLook, Snapshot};
use crate::state::Match;
use crate::store::{GameId, StoreError};
use crate::view::Trace;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// How long an idle game stays in memory after the last message.
const IDLE: Duration = Duration::from_secs(60);

/// How long a game that cannot be loaded or stored waits for the next attempt, in milliseconds.
pub(super) const RETRY: u64 = 5_000;

/// How long nothing happens in a game for which another node works, before this one looks.
const LOOK: Duration = Duration::from_secs(10);

/// A game whose clock is due within this time, in milliseconds, stays in memory.
const SOON: u64 = 120_000;

pub(super) struct Actor {
    pub(super) services: Arc<Services>,
    pub(super) game: GameId,
    /// For the tasks that report back. It is weak, so that this task ends with the hub's handle.
    pub(super) messages: mpsc::WeakUnboundedSender<Message>,
    pub(super) outlet: watch::Sender<Option<Arc<Snapshot>>>,
    pub(super) table: Arc<Match>,
    pub(super) rev: u64,
    pub(super) keys: Vec<(Key, Role)>,
    pub(super) created: u64,
    /// What the players (Black, White) wish. It is forgotten with the last page.
    pub(super) wishes: [Wishes; 2],
    pub(super) talk: Talk,
    /// The keys of the next game, each with the role in this one of the person that it is for.
    pub(super) next_game: Option<Vec<(Key, Role)>>,
    /// What other nodes know of the game.
    pub(super) elsewhere: Elsewhere,
    /// What this node has told the others of it.
    pub(super) told: Option<TableWord>,
    /// The node that works for the game.
    pub(super) duty: Duty,
    /// What the pages here see of that.
    pub(super) shown: Option<Beside>,
    /// The player's address, and when they were last heard of.
    pub(super) asked: Option<(IpAddr, u64)>,
    /// How many pages are open, by role as in [`Role::ALL`].
    pub(super) pages: [usize; 4],
    /// What the pages of each role have.
    pub(super) traces: [Option<Trace>; 4],
    pub(super) computer: Computer,
    /// The computer's search for a move, if one is under way.
    pub(super) search: Option<Search>,
    /// How many searches the computer has begun.
    pub(super) searches: u64,
    /// The judge's look at a proposal.
    pub(super) judging: Option<Judging>,
    /// The proposal that needs no closer look any more.
    pub(super) judged_closer: Option<u64>,
    /// Whether the judge is choosing a move in a trial.
    pub(super) judge_choosing: bool,
    /// The proposal whose closer look takes long.
    pub(super) slow_look: Option<u64>,
    /// When the store is asked again, while it takes nothing and the clock stands.
    pub(super) stalled: Option<u64>,
    /// Whether the game is to leave the memory as soon as it is idle: others need the room.
    is_to_rest: bool,
    /// Whether the store may have entries that this task does not know, or has the game no more.
    /// The task ends then, and the game is loaded anew if it is there.
    pub(super) out_of_date: bool,
}

impl Actor {
    /// Loads a game and runs its task until the game is idle or the server shuts down. The answer
    /// is when its clock is due next, if that is to come.
    pub(super) async fn run(
        services: Arc<Services>,
        game: GameId,
        messages: mpsc::WeakUnboundedSender<Message>,
        mut inbox: mpsc::UnboundedReceiver<Message>,
        outlet: watch::Sender<Option<Arc<Snapshot>>>,
    ) -> Option<u64> {
        let time = Arc::clone(&services.time);
        match Actor::load(services, game, messages, outlet).await {
            Ok(mut actor) => {
                actor.serve(&mut inbox).await;
                // Also where the lease has run out, or the flag could not be stored. A game that
                // was deleted is not found then.
                let nodes = &actor.services.nodes;
                let due = actor.clock_due_at().filter(|_| nodes.is_own(actor.duty));
                // A store that has just failed is left in peace for a while.
                let soonest = if actor.out_of_date { time.now() + RETRY } else { 0 };
                let due = due.map(|due| due.max(soonest));
                nodes.give_up(game, actor.duty, due).await;
                due
            }
            Err(error) => {
                if !error.tell_outage() {
                    tracing::error!(game = game.0, %error, "a game cannot be loaded");
                }
                while let Ok(message) = inbox.try_recv() {
                    message.refuse(|| ApiError::store(error.clone()));
                }
                // The store may be away. A clock may be due in the game.
                error.is_outage().then(|| time.now() + RETRY)
            }
        }
    }

    async fn load(
        services: Arc<Services>,
        game: GameId,
        messages: mpsc::WeakUnboundedSender<Message>,
        outlet: watch::Sender<Option<Arc<Snapshot>>>,
    ) -> Result<Actor, StoreError> {
        let (stored, table) = Match::stored(&*services.store, game).await?;
        let now = services.time.now();
        let mut actor = Actor {
            // Changes are rarer than milliseconds. So a later task of this game, after a restart
            // too, begins above every number that a page has seen.
            rev: now.max(table.last_at()),
            game,
            messages,
            outlet,
            table: Arc::new(table),
            keys: stored.keys,
            created: stored.created,
            wishes: Default::default(),
            talk: Talk::default(),
            next_game: None,
            elsewhere: Elsewhere::default(),
            told: None,
            duty: Duty::Alone,
            shown: None,
            asked: None,
            pages: [0; 4],
            traces: Default::default(),
            computer: Computer::new(services.engines.player(now)),
            search: None,
            searches: 0,
            judging: None,
            judged_closer: None,
            judge_choosing: false,
            slow_look: None,
            stalled: None,
            is_to_rest: false,
            out_of_date: false,
            services,
        };
        actor.load_rematch().await?;
        actor.duty = actor.services.nodes.duty(game).await?;
        actor.services.nodes.tell(|| Word::Who { game });
        // A clock that began in this run of the server was never interrupted: the game only rested.
        let is_of_this_run = actor.table.last_at() > actor.services.started();
        if actor.table.clocks().is_running() && !is_of_this_run {
            let since = actor.services.store.alive_after(actor.table.last_at()).await?;
            actor.services.outages.stand(game, since, now);
        }
        actor.services.look_up(actor.table.match_setup().seats.into_iter().flatten()).await;
        // If the store takes no entries, the game can still be looked at.
        let _ = actor.note_outage().await;
        Ok(actor)
    }

    async fn serve(&mut self, inbox: &mut mpsc::UnboundedReceiver<Message>) {
        self.start_work().await;
        self.publish();
        while !self.out_of_date {
            let services = Arc::clone(&self.services);
            let due = self.clock_due_at().filter(|_| self.works_here());
            let idle = self.is_idle();
            let is_elsewhere = !self.services.nodes.is_alone() && !self.works_here();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.receive(message).await,
                    None => return,
                },
                () = services.time.sleep_until(due.unwrap_or(u64::MAX)), if due.is_some() => {
                    self.on_clock_due().await;
                }
                () = tokio::time::sleep(LOOK), if is_elsewhere && !idle => self.look_again().await,
                () = tokio::time::sleep(IDLE), if idle => return,
                () = std::future::ready(()), if idle && self.is_to_rest => return,
                () = services.closed() => return,
            }
        }
    }

    async fn receive(&mut self, message: Message) {
        match message {
            Message::Act { role, act: Act::TrialJudge { r#move }, caller, reply } => {
                self.note_asker(role, caller);
                match self.check_may_ask_judge(role, r#move) {
                    Ok(()) => self.choose_trial_move(Some(reply)),
                    Err(error) => drop(reply.send(Err(error))),
                }
            }
            Message::Act { role, act, caller, reply } => {
                self.note_asker(role, caller);
                self.answer(role, &act, reply).await;
            }
            Message::Delete { leaver, reply } => {
                drop(reply.send(self.delete(&leaver).await));
            }
            Message::Gone(game) => {
                if self.forget_next(game) {
                    self.publish();
                }
            }
            Message::Rest => self.is_to_rest = true,
            Message::Entries(entries) => self.hear_of(entries).await,
            Message::Lost => self.hear_anew().await,
            Message::Table(node, number, table) => self.hear_table(node, number, *table).await,
            Message::Who => self.tell_all(),
            Message::Nodes => self.hear_of_nodes().await,
            Message::Free(node, number) => self.hear_free(node, number).await,
            Message::Later => self.look_again().await,
            Message::Anew => self.out_of_date = true,
            Message::Store => self.look_at_outage().await,
            Message::Close(reply) => {
                let closed = self.close().await;
                if closed.is_ok() {
                    self.publish();
                }
                drop(reply.send(closed));
            }
            Message::Join(role, caller) => {
                self.note_asker(role, caller);
                self.is_to_rest = false;
                // A page that comes from another node may have seen more.
                if self.was_behind().await {
                    self.publish();
                }
                let present = self.present();
                self.begin_trace(role);
                self.pages[role as usize] += 1;
                let arrival = self.arrival(role);
                let arrived = !arrival.is_empty() && self.commit_or_log(&arrival).await;
                if arrived || self.present() != present {
                    self.publish();
                }
                self.start_work_and_publish().await;
            }
            Message::Leave(role) => {
                let present = self.present();
                self.pages[role as usize] = self.pages[role as usize].saturating_sub(1);
                if self.pages == [0; 4] {
                    // Nobody waits for the judge. The look is asked for again with the next page.
                    self.judging = None;
                }
                if self.present() != present {
                    self.publish();
                }
            }
            Message::MoveChosen(number, action) => {
                if self.search.as_ref().is_some_and(|search| search.number == number) {
                    self.search = None;
                    self.play_for_computer(action).await;
                    self.publish();
                    self.start_work_and_publish().await;
                }
            }
            Message::TrialMoveChosen { moves, choice, reply } => {
                self.judge_choosing = false;
                let done = self.make_trial_move(moves, choice, reply.is_none()).await;
                let shown = self.publish();
                if let Some(reply) = reply {
                    let _ = reply.send(done.map(|()| shown));
                }
                self.start_work_and_publish().await;
            }
            Message::LookIsSlow(proposal) => {
                self.slow_look = Some(proposal);
                if self.closer_look() == CloserLook::Slow {
                    self.publish();
                }
            }
            Message::Judged(proposal, look, judgement) => {
                if self.judging.as_ref().is_some_and(|judging| judging.what == (proposal, look)) {
                    self.judging = None;
                    self.take_judgement(proposal, look, judgement).await;
                    // What the page shows includes the look that begins now.
                    self.start_work().await;
                    self.publish();
                }
            }
        }
    }

    /// Does what the holder of a key asks for, and answers.
    async fn answer(&mut self, role: Role, act: &Act, reply: Reply) {
        let before = self.table.entries();
        let done = self.act(role, act).await;
        // A refused act may have changed the game, too: the time was up.
        let changed = self.table.entries() != before;
        let shown = (done.is_ok() || changed).then(|| self.publish());
        // The page may have gone away.
        let _ = reply.send(done.and_then(|()| shown.ok_or_else(ApiError::internal)));
        self.start_work_and_publish().await;
    }

    /// Sets computer and judge to work where it is their turn, and shows what that changes.
    pub(super) async fn start_work_and_publish(&mut self) {
        if self.start_work().await {
            self.publish();
        }
    }

    fn is_idle(&self) -> bool {
        self.pages == [0; 4]
            && self.search.is_none()
            && self.judging.is_none()
            && !self.judge_choosing
            && self
                .clock_due_at()
                .filter(|_| self.works_here())
                .is_none_or(|due| due > self.services.time.now() + SOON)
    }
}
