//! The one task that reads challenges, and keeps or ends them.

use super::{End, Kept, Shared, Unread, whole};
use crate::lobby::people::PATIENCE;
use crate::lobby::{Lobby, MOST};
use crate::store::StoreError;
use crate::store::challenges::Stands;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// How often the task looks at all that it has to do.
const EVERY: Duration = Duration::from_secs(1);

/// How often challenges that nobody keeps are looked for in the database at least, in rounds.
const TIDIES: u64 = 30;

/// Keeps the challenges that servers share, for ever.
pub(crate) async fn keep(lobby: Option<&Lobby>) {
    let shared = lobby.and_then(|lobby| Some((lobby, lobby.shared.as_ref()?)));
    let Some((lobby, shared)) = shared else { return std::future::pending().await };
    let mut every = tokio::time::interval(EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut ticks = 0_u64;
    loop {
        let is_tick = tokio::select! {
            _ = every.tick() => true,
            () = shared.wake.notified() => false,
        };
        // Each may find out what the next is about to do.
        shared.settle().await;
        shared.read(lobby).await;
        shared.keep(lobby).await;
        if is_tick {
            shared.tidy(lobby, ticks.is_multiple_of(TIDIES)).await;
            ticks += 1;
        }
    }
}

/// What the one task does. If the database fails, it does the same a second later.
impl Shared {
    /// Tells the database what became of takes.
    async fn settle(&self) {
        let ends = std::mem::take(&mut *whole(&self.ends));
        let mut left = Vec::new();
        for end in ends {
            let done = match end {
                End::Begun { take, number, players, game } => {
                    self.store.challenge_begun((number, take), players, game).await
                }
                End::GivenBack { take } => self.store.give_back(take, MOST).await,
            };
            match (done, end) {
                (Ok(numbers), End::Begun { players, .. }) => {
                    self.tell(numbers, players.to_vec());
                }
                (Ok(numbers), End::GivenBack { .. }) => {
                    self.tell(numbers, Vec::new());
                }
                (Err(error), end) => {
                    fails(&error);
                    left.push(end);
                }
            }
        }
        whole(&self.ends).extend(left);
    }

    /// Reads what is unread.
    async fn read(&self, lobby: &Lobby) {
        let unread = {
            let mut unread = whole(&self.unread);
            let next = Unread { round: unread.round + 1, ..Unread::default() };
            std::mem::replace(&mut *unread, next)
        };
        let Unread { numbers, all, people, everybody, round } = unread;
        let asked = (!all).then_some(&numbers);
        let is_asked = asked.is_none_or(|numbers| !numbers.is_empty());
        let read = match is_asked {
            true => self.store.challenges(asked.map(|asked| asked.iter().copied().collect())).await,
            false => Ok(Vec::new()),
        };
        match read {
            Ok(read) => {
                self.services.look_up(read.iter().map(|stored| stored.made.member)).await;
                let mut state = lobby.state();
                let ended = state.take_in(read, asked, &self.services.directory);
                match everybody {
                    true => state.people.news_for_all(),
                    false => people.into_iter().for_each(|person| state.people.news(person)),
                }
                drop(state);
                whole(&self.places).retain(|number, _| !ended.contains(number));
            }
            Err(error) => {
                fails(&error);
                let mut unread = whole(&self.unread);
                unread.numbers.extend(numbers);
                unread.people.extend(people);
                unread.all |= all;
                unread.everybody |= everybody;
            }
        }
        self.rounds.send_replace(round);
    }

    /// Takes the challenges of people who have come here, if no other node has them, and leaves
    /// those of people who have gone.
    async fn keep(&self, lobby: &Lobby) {
        let own = self.node();
        let (mut come, mut gone) = (HashSet::new(), HashSet::new());
        let mut numbers = Vec::new();
        {
            let state = lobby.state();
            for (number, kept) in &state.kept {
                let is_here = state.people.knows(kept.by);
                let is_kept = kept.node.is_some_and(|node| !self.services.nodes.is_gone(node));
                match (is_here, kept.node == Some(own)) {
                    (true, false) if !is_kept => come.insert(kept.by),
                    (false, true) => gone.insert(kept.by),
                    _ => continue,
                };
                numbers.push(*number);
            }
        }
        if numbers.is_empty() {
            return;
        }
        let (come, gone) = (come.into_iter().collect(), gone.into_iter().collect());
        match self.store.keep_challenges(own, come, gone).await {
            Ok(changed) => {
                self.tell(changed, Vec::new());
                // What did not change is other than it was read.
                self.hear(&numbers, &[]);
            }
            Err(error) => fails(&error),
        }
    }

    /// Ends what nobody keeps. One node does so for all.
    async fn tidy(&self, lobby: &Lobby, is_due: bool) {
        let nodes = &self.services.nodes;
        let is_left = |kept: &Kept| {
            let is_taken_by_gone = matches!(kept.stands, Stands::Taken(by) if nodes.is_gone(by));
            is_taken_by_gone || kept.node.is_none_or(|node| nodes.is_gone(node))
        };
        if !nodes.is_first() || !(is_due || lobby.state().kept.values().any(is_left)) {
            return;
        }
        match self.store.tidy_challenges(PATIENCE).await {
            Ok(changed) => {
                self.tell(changed, Vec::new());
            }
            Err(error) => fails(&error),
        }
    }
}

fn fails(error: &StoreError) {
    if !error.tell_outage() {
        tracing::error!(%error, "the challenges of the lobby are not kept");
    }
}
