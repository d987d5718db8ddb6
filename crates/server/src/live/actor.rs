//! The task of one live game. It alone changes the game: it checks every change against a copy,
//! appends it to the store, and only then shows it.

use super::message::{Message, Reply};
use super::rematch::Wishes;
use super::services::Services;
use super::talk::Talk;
use crate::act::{Act, plan};
use crate::api_error::ApiError;
use crate::computer::{Computer, Search};
use crate::error_body::ErrorBody;
use crate::key::{Key, Role};
use crate::log::LogEntry;
use crate::snapshot::{CloserLook, Snapshot};
use crate::state::Match;
use crate::store::{GameId, StoreError, StoredEntry};
use crate::summary::Summary;
use crate::view::may_ask_for_analysis;
use std::sync::Arc;
use std::time::Duration;
use tengen_engine::Look;
use tengen_rules::Color;
use tokio::sync::{mpsc, watch};

/// How long an idle game stays in memory after the last message.
const IDLE: Duration = Duration::from_secs(60);

pub(super) struct Actor {
    pub(super) services: Arc<Services>,
    pub(super) game: GameId,
    /// For the tasks that report back. It is weak, so that this task ends with the hub's handle.
    pub(super) messages: mpsc::WeakUnboundedSender<Message>,
    outlet: watch::Sender<Option<Arc<Snapshot>>>,
    pub(super) table: Match,
    rev: u64,
    pub(super) keys: Vec<(Key, Role)>,
    created: u64,
    /// Which players (Black, White) want the running game analysed.
    analysis_wanted: [bool; 2],
    talk: Talk,
    pub(super) rematch: Wishes,
    /// How many pages are open, by role as in [`Role::ALL`].
    pub(super) pages: [usize; 4],
    pub(super) computer: Computer,
    /// The computer's search for a move, if one is under way.
    pub(super) search: Option<Search>,
    /// How many searches the computer has begun.
    pub(super) searches: u64,
    /// The proposal that the judge is looking at, and how closely.
    pub(super) judging: Option<(u64, Look)>,
    /// The proposal that needs no closer look any more.
    pub(super) judged_closer: Option<u64>,
    /// Whether the judge is choosing a move in a trial.
    pub(super) judge_choosing: bool,
    /// The proposal whose closer look takes long.
    slow_look: Option<u64>,
    /// Whether the store may have entries that this task does not know, or has the game no more.
    /// The task ends then, and the game is loaded anew if it is there.
    pub(super) out_of_date: bool,
}

impl Actor {
    /// Loads a game and runs its task until the game is idle or the server shuts down.
    pub(super) async fn run(
        services: Arc<Services>,
        game: GameId,
        messages: mpsc::WeakUnboundedSender<Message>,
        mut inbox: mpsc::UnboundedReceiver<Message>,
        outlet: watch::Sender<Option<Arc<Snapshot>>>,
    ) {
        match Actor::load(services, game, messages, outlet).await {
            Ok(mut actor) => actor.serve(&mut inbox).await,
            Err(error) => tracing::error!(game = game.0, %error, "a game cannot be loaded"),
        }
    }

    async fn load(
        services: Arc<Services>,
        game: GameId,
        messages: mpsc::WeakUnboundedSender<Message>,
        outlet: watch::Sender<Option<Arc<Snapshot>>>,
    ) -> Result<Actor, StoreError> {
        let stored = services.store.game(game).await?;
        let entries = services.store.entries(game).await?;
        let corrupt = |what: &dyn std::fmt::Display| StoreError::Corrupt(what.to_string());
        let agreed = serde_json::from_str(&stored.agreed).map_err(|e| corrupt(&e))?;
        let mut table = Match::new(agreed).map_err(|e| corrupt(&e))?;
        for entry in &entries {
            let parsed: LogEntry = serde_json::from_str(&entry.entry).map_err(|e| corrupt(&e))?;
            table.apply(entry.at, &parsed).map_err(|e| corrupt(&e))?;
        }
        let now = services.time.now();
        let mut actor = Actor {
            // Changes are rarer than milliseconds. So a later task of this game, after a restart
            // too, begins above every number that a page has seen.
            rev: now.max(table.last_at()),
            game,
            messages,
            outlet,
            table,
            keys: stored.keys,
            created: stored.created,
            analysis_wanted: [false; 2],
            talk: Talk::default(),
            rematch: Wishes::default(),
            pages: [0; 4],
            computer: Computer::new(services.engines.player(now)),
            search: None,
            searches: 0,
            judging: None,
            judged_closer: None,
            judge_choosing: false,
            slow_look: None,
            out_of_date: false,
            services,
        };
        actor.load_rematch().await?;
        if actor.table.clocks().is_running() {
            let since = actor.services.store.alive_after(actor.table.last_at()).await?;
            actor
                .commit(&[LogEntry::Interrupted { since }])
                .await
                .map_err(|e| corrupt(&e.body.text))?;
        }
        Ok(actor)
    }

    async fn serve(&mut self, inbox: &mut mpsc::UnboundedReceiver<Message>) {
        self.start_work().await;
        self.publish();
        while !self.out_of_date {
            let services = Arc::clone(&self.services);
            let (due, idle) = (self.clock_due_at(), self.is_idle());
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.receive(message).await,
                    None => return,
                },
                () = services.time.sleep_until(due.unwrap_or(u64::MAX)), if due.is_some() => {
                    self.on_clock_due().await;
                }
                () = tokio::time::sleep(IDLE), if idle => return,
                () = services.closed() => return,
            }
        }
    }

    async fn receive(&mut self, message: Message) {
        match message {
            Message::Act { role, act: Act::TrialJudge { r#move }, reply } => {
                match self.check_may_ask_judge(role, r#move) {
                    Ok(()) => self.choose_trial_move(Some(reply)),
                    Err(error) => drop(reply.send(Err(error))),
                }
            }
            Message::Act { role, act, reply } => self.answer(role, &act, reply).await,
            Message::Delete { leaver, reply } => {
                drop(reply.send(self.delete(&leaver).await));
            }
            Message::Gone(game) => {
                if self.forget_next(game) {
                    self.publish();
                }
            }
            Message::Join(role) => {
                let present = self.present();
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
                if self.judging == Some((proposal, look)) {
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

    /// Appends entries to the store, and then applies them to the game.
    pub(super) async fn commit(&mut self, entries: &[LogEntry]) -> Result<(), ApiError> {
        let at = self.services.time.now().max(self.table.last_at());
        let mut next = self.table.clone();
        let mut rows = Vec::with_capacity(entries.len());
        for entry in entries {
            next.apply(at, entry)
                .map_err(|refusal| ApiError::refused(self.table.game(), &refusal))?;
            let entry = serde_json::to_string(entry).map_err(|_| ApiError::internal())?;
            rows.push(StoredEntry { at, entry });
        }
        let summary = Summary::of(&next).to_json();
        let store = &self.services.store;
        let stored = store.append(self.game, self.table.entries(), rows, summary).await;
        if let Err(error) = stored {
            tracing::error!(game = self.game.0, %error, "a change cannot be stored");
            self.out_of_date = true;
            return Err(ApiError::busy("the game could not be stored; please try again"));
        }
        self.table = next;
        Ok(())
    }

    /// Commits a change that no page waits for. If it fails, the program's log says so.
    pub(super) async fn commit_or_log(&mut self, entries: &[LogEntry]) -> bool {
        let done = self.commit(entries).await;
        if let Err(error) = &done {
            tracing::warn!(game = self.game.0, why = error.body.text, "a change is refused");
        }
        done.is_ok()
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            table: self.table.clone(),
            rev: self.rev,
            present: self.present(),
            analysis_wanted: self.analysis_wanted,
            judge_choosing: self.judge_choosing,
            closer_look: self.closer_look(),
            said: self.talk.said(),
            rematch: self.rematch.shown(),
            keys: self.keys.clone(),
            created: self.created,
        }
    }

    /// How far the closer look at the present proposal is.
    pub(super) fn closer_look(&self) -> CloserLook {
        match self.judging {
            Some((proposal, Look::Closer)) if self.judges_proposal() == Some(proposal) => {
                let is_slow = self.slow_look == Some(proposal);
                if is_slow { CloserLook::Slow } else { CloserLook::Awaited }
            }
            _ => CloserLook::None,
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
            && self.search.is_none()
            && self.judging.is_none()
            && !self.judge_choosing
            && self.clock_due_at().is_none()
    }

    /// Remembers whether a player wants the running game analysed.
    fn want_analysis(&mut self, role: Role, on: bool) -> Result<(), ApiError> {
        if !may_ask_for_analysis(&self.services.engines, &self.snapshot(), role) {
            return Err(ApiError::not_allowed("this is not a player's to ask for here"));
        }
        for color in Color::BOTH.into_iter().filter(|color| role.plays(*color)) {
            self.analysis_wanted[color] = on;
        }
        Ok(())
    }

    async fn act(&mut self, role: Role, act: &Act) -> Result<(), ApiError> {
        if self.end_on_time(self.services.time.now()).await {
            return Err(ErrorBody::new("time-up", "the time is up").unprocessable());
        }
        match act {
            Act::Analysis { on } => return self.want_analysis(role, *on),
            Act::Say { phrase } => {
                return self.talk.say(&self.table, role, *phrase, self.services.time.now());
            }
            Act::Rematch { on } => return self.want_rematch(role, *on).await,
            _ => {}
        }
        // What a player agrees to is what the judge has found.
        if matches!(act, Act::Accept { .. }) && self.closer_look() == CloserLook::Awaited {
            return Err(ApiError::judging());
        }
        let planned = plan(&self.table, role, act)?;
        let mut entries = self.arrival(role);
        entries.extend(planned);
        self.commit(&entries).await
    }
}
