//! The task of one live game. It alone changes the game: every change is checked against a
//! copy, appended to the store, and only then shown to anybody.

use super::turns::Thinking;
use super::{Hub, Snapshot};
use crate::act::{Act, plan};
use crate::computer::Computer;
use crate::entry::Entry;
use crate::judgement::{Depth, Found};
use crate::key::{Key, Role};
use crate::problem::{ApiError, Problem};
use crate::state::Match;
use crate::store::{GameId, StoreError, StoredEntry};
use crate::summary::Summary;
use crate::tryout::Choice;
use crate::view::may_wish;
use axum::http::StatusCode;
use std::sync::Arc;
use std::time::Duration;
use tengen_engine::Action;
use tengen_rules::Color;
use tokio::sync::{mpsc, oneshot, watch};

/// How long a game is kept in memory after the last sign of anybody.
const IDLE: Duration = Duration::from_secs(60);

/// What the task is told.
#[derive(Debug)]
pub(super) enum Message {
    /// Somebody wants something.
    Act { role: Role, act: Act, reply: oneshot::Sender<Result<Arc<Snapshot>, ApiError>> },
    /// A page has been opened with a key of this role.
    Join(Role),
    /// A page has been closed.
    Leave(Role),
    /// The computer has chosen. The number is that of the task.
    Chosen(u64, Action),
    /// The judge has chosen what to do in the trial after so many moves of it, for the computer or
    /// for who waits for an answer.
    Tried(usize, Choice, Option<oneshot::Sender<Result<Arc<Snapshot>, ApiError>>>),
    /// The judge has looked at the stop whose proposal has this number; nothing if it failed.
    Judged(u64, Depth, Option<Arc<Found>>),
}

pub(super) struct Actor {
    pub(super) hub: Arc<Hub>,
    pub(super) game: GameId,
    /// For those who report back; not strong, so that the task ends with the hub's handle.
    pub(super) messages: mpsc::WeakUnboundedSender<Message>,
    outlet: watch::Sender<Option<Arc<Snapshot>>>,
    pub(super) table: Match,
    rev: u64,
    keys: Vec<(Key, Role)>,
    created: u64,
    /// Which players want the running game analysed.
    wishes: [bool; 2],
    /// Open pages, by role as in [`Role::ALL`].
    pages: [usize; 4],
    pub(super) computer: Computer,
    pub(super) thinking: Option<Thinking>,
    pub(super) thoughts: u64,
    /// The proposal the judge is looking at, and how closely.
    pub(super) judging: Option<(u64, Depth)>,
    /// The proposal it need not look at again.
    pub(super) looked_closer: Option<u64>,
    /// Whether the judge is choosing a move in a trial.
    pub(super) trying: bool,
    /// Set when the store has entries that this task does not know: it ends and is loaded anew.
    pub(super) outrun: bool,
}

impl Actor {
    /// Loads a game and runs it until nobody needs it.
    pub(super) async fn run(
        hub: Arc<Hub>,
        game: GameId,
        messages: mpsc::WeakUnboundedSender<Message>,
        mut inbox: mpsc::UnboundedReceiver<Message>,
        outlet: watch::Sender<Option<Arc<Snapshot>>>,
    ) {
        match Actor::load(Arc::clone(&hub), game, messages.clone(), outlet).await {
            Ok(mut actor) => actor.serve(&mut inbox).await,
            Err(error) => tracing::error!(game = game.0, %error, "a game cannot be loaded"),
        }
        hub.remove(game, &messages);
    }

    async fn load(
        hub: Arc<Hub>,
        game: GameId,
        messages: mpsc::WeakUnboundedSender<Message>,
        outlet: watch::Sender<Option<Arc<Snapshot>>>,
    ) -> Result<Actor, StoreError> {
        let stored = hub.store.game(game).await?;
        let entries = hub.store.entries(game).await?;
        let corrupt = |what: &dyn std::fmt::Display| StoreError::Corrupt(what.to_string());
        let deal = serde_json::from_str(&stored.deal).map_err(|e| corrupt(&e))?;
        let mut table = Match::new(deal).map_err(|e| corrupt(&e))?;
        for entry in &entries {
            let parsed: Entry = serde_json::from_str(&entry.entry).map_err(|e| corrupt(&e))?;
            table.apply(entry.at, &parsed).map_err(|e| corrupt(&e))?;
        }
        let now = hub.time.now();
        let mut actor = Actor {
            // Changes are rarer than milliseconds, so a later task of this game, after a
            // restart too, begins above every number that was ever shown.
            rev: now.max(table.last_at()),
            game,
            messages,
            outlet,
            table,
            keys: stored.keys,
            created: stored.created,
            wishes: [false; 2],
            pages: [0; 4],
            computer: Computer::new(hub.minds.player(now)),
            thinking: None,
            thoughts: 0,
            judging: None,
            looked_closer: None,
            trying: false,
            outrun: false,
            hub,
        };
        if actor.table.clocks().is_running() {
            let since = actor.hub.store.alive_after(actor.table.last_at()).await?;
            actor
                .commit(&[Entry::Interrupted { since }])
                .await
                .map_err(|e| corrupt(&e.problem.text))?;
        }
        Ok(actor)
    }

    async fn serve(&mut self, inbox: &mut mpsc::UnboundedReceiver<Message>) {
        self.engage().await;
        self.publish();
        while !self.outrun {
            let (hub, alarm, idle) = (Arc::clone(&self.hub), self.alarm(), self.is_idle());
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.receive(message).await,
                    None => return,
                },
                () = hub.time.sleep_until(alarm.unwrap_or(u64::MAX)), if alarm.is_some() => {
                    self.ring().await;
                }
                () = tokio::time::sleep(IDLE), if idle => return,
                () = hub.closed() => return,
            }
        }
    }

    async fn receive(&mut self, message: Message) {
        match message {
            Message::Act { role, act: Act::TrialJudge { r#move }, reply } => {
                match self.asked_to_try(role, r#move) {
                    Ok(()) => self.let_try(Some(reply)),
                    Err(error) => drop(reply.send(Err(error))),
                }
            }
            Message::Act { role, act, reply } => {
                let before = self.table.entries();
                let done = self.act(role, &act).await;
                // What is refused may have changed something too: the time was up.
                let changed = self.table.entries() != before;
                let shown = (done.is_ok() || changed).then(|| self.publish());
                let done = done.and_then(|()| shown.ok_or_else(ApiError::internal));
                // Whoever asked may have gone away.
                let _ = reply.send(done);
                self.go_on().await;
            }
            Message::Join(role) => {
                let present = self.present();
                self.pages[role as usize] += 1;
                let arrival = self.arrival(role);
                let noted = !arrival.is_empty() && self.try_to(&arrival).await;
                if noted || self.present() != present {
                    self.publish();
                }
                self.go_on().await;
            }
            Message::Leave(role) => {
                let present = self.present();
                self.pages[role as usize] = self.pages[role as usize].saturating_sub(1);
                if self.present() != present {
                    self.publish();
                }
            }
            Message::Chosen(number, thought) => {
                if self.thinking.as_ref().is_some_and(|thinking| thinking.number == number) {
                    self.thinking = None;
                    self.play_for_computer(thought).await;
                    self.publish();
                    self.go_on().await;
                }
            }
            Message::Tried(moves, choice, reply) => {
                self.trying = false;
                let done = self.try_for(moves, choice, reply.is_none()).await;
                let shown = self.publish();
                if let Some(reply) = reply {
                    let _ = reply.send(done.map(|()| shown));
                }
                self.go_on().await;
            }
            Message::Judged(proposal, depth, found) => {
                if self.judging == Some((proposal, depth)) {
                    self.judging = None;
                    self.propose(proposal, depth, found).await;
                    self.publish();
                    self.go_on().await;
                }
            }
        }
    }

    /// Lets computer and judge do what is theirs to do now, and shows it.
    pub(super) async fn go_on(&mut self) {
        if self.engage().await {
            self.publish();
        }
    }

    /// Appends entries and, once they are stored, lets them happen.
    pub(super) async fn commit(&mut self, entries: &[Entry]) -> Result<(), ApiError> {
        let at = self.hub.time.now().max(self.table.last_at());
        let mut next = self.table.clone();
        let mut rows = Vec::with_capacity(entries.len());
        for entry in entries {
            next.apply(at, entry)
                .map_err(|refusal| ApiError::refused(self.table.game(), &refusal))?;
            let entry = serde_json::to_string(entry).map_err(|_| ApiError::internal())?;
            rows.push(StoredEntry { at, entry });
        }
        let summary = Summary::of(&next).to_json();
        let stored = self.hub.store.append(self.game, self.table.entries(), rows, summary).await;
        if let Err(error) = stored {
            tracing::error!(game = self.game.0, %error, "a change cannot be stored");
            self.outrun = true;
            return Err(ApiError::busy("the game could not be stored; please try again"));
        }
        self.table = next;
        Ok(())
    }

    /// A change nobody waits for: if it fails, the log says so.
    pub(super) async fn try_to(&mut self, entries: &[Entry]) -> bool {
        let done = self.commit(entries).await;
        if let Err(error) = &done {
            tracing::warn!(game = self.game.0, why = error.problem.text, "a change is refused");
        }
        done.is_ok()
    }

    /// Whether a page of each player is open.
    fn present(&self) -> [bool; 2] {
        let open = |color: Color| {
            let pages = Role::ALL.into_iter().zip(self.pages);
            pages.into_iter().any(|(role, pages)| pages > 0 && role.plays(color))
        };
        Color::BOTH.map(open)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            table: self.table.clone(),
            rev: self.rev,
            present: self.present(),
            wishes: self.wishes,
            trying: self.trying,
            keys: self.keys.clone(),
            created: self.created,
        }
    }

    pub(super) fn publish(&mut self) -> Arc<Snapshot> {
        self.rev += 1;
        let snapshot = Arc::new(self.snapshot());
        self.outlet.send_replace(Some(Arc::clone(&snapshot)));
        snapshot
    }

    fn is_idle(&self) -> bool {
        self.pages == [0; 4]
            && self.thinking.is_none()
            && self.judging.is_none()
            && !self.trying
            && self.alarm().is_none()
    }

    /// What has to be written down when a player of this role turns up.
    pub(super) fn arrival(&self, role: Role) -> Vec<Entry> {
        let mut entries = Vec::new();
        if self.table.game().outcome().is_some() {
            return entries;
        }
        for color in Color::BOTH {
            if role.plays(color) && !self.table.seen(color) {
                entries.push(Entry::Seen { color });
            }
        }
        if self.table.interrupted().is_some() && role.plays(self.table.game().line().to_move()) {
            entries.push(Entry::Continued);
        }
        entries
    }

    /// Notes whether a player wants the running game analysed.
    fn wish(&mut self, role: Role, on: bool) -> Result<(), ApiError> {
        if !may_wish(&self.hub.minds, &self.snapshot(), role) {
            return Err(ApiError::not_allowed("this is not a player's to ask for here"));
        }
        for color in Color::BOTH.into_iter().filter(|color| role.plays(*color)) {
            self.wishes[color.index()] = on;
        }
        Ok(())
    }

    async fn act(&mut self, role: Role, act: &Act) -> Result<(), ApiError> {
        if self.flag(self.hub.time.now()).await {
            let problem = Problem::new("time-up", "the time is up");
            return Err(problem.status(StatusCode::UNPROCESSABLE_ENTITY));
        }
        if let Act::Analysis { on } = act {
            return self.wish(role, *on);
        }
        let asked = plan(&self.table, role, act)?;
        let mut entries = self.arrival(role);
        entries.extend(asked);
        self.commit(&entries).await
    }
}
