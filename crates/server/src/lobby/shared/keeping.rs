//! The one task that reads challenges, and keeps or ends them.

use super::{Begun, Ends, Kept, Shared, Unread, whole};
use crate::lobby::people::PATIENCE;
use crate::lobby::{Lobby, MOST};
use crate::store::StoreError;
use crate::store::challenges::Stands;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// How often the task looks at all that it has to do.
const EVERY: Duration = Duration::from_secs(1);

/// One round of this many looks into the database for challenges that nobody keeps, though the node
/// knows of none.
const TIDIES: u64 = 30;

/// One round of this many ends challenges that nobody keeps, though the node is not the first. The
/// first may have no lobby.
const STANDS_IN: u64 = 5;

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
            shared.tidy(lobby, ticks).await;
            ticks += 1;
        }
    }
}

/// What the one task does. If the database fails, it does the same a second later.
impl Shared {
    /// Tells the database what became of takes. After a failure the rest waits for the next round:
    /// a database that does not answer would let everything else wait for each of them.
    async fn settle(&self) {
        let mut ends = std::mem::take(&mut *whole(&self.ends));
        if let Err(error) = self.settle_all(&mut ends).await {
            fails(&error);
        }
        let mut all = whole(&self.ends);
        all.begun.append(&mut ends.begun);
        all.given_back.append(&mut ends.given_back);
    }

    /// The same, until the first failure. The `ends` that are left then were not told.
    async fn settle_all(&self, ends: &mut Ends) -> Result<(), StoreError> {
        while let Some(Begun { take, number, players, game }) = ends.begun.last().copied() {
            let numbers = self.store.challenge_begun((number, take), players, game).await?;
            ends.begun.pop();
            self.tell(numbers, players.to_vec());
        }
        if !ends.given_back.is_empty() {
            let numbers = self.store.give_back(ends.given_back.clone(), MOST).await?;
            ends.given_back.clear();
            self.tell(numbers, Vec::new());
        }
        Ok(())
    }

    /// Reads what is unread.
    async fn read(&self, lobby: &Lobby) {
        let unread = {
            let mut unread = whole(&self.unread);
            let next = Unread { round: unread.round + 1, ..Unread::default() };
            std::mem::replace(&mut *unread, next)
        };
        let Unread { numbers, all, people, everybody, round } = unread;
        let read = match (all, numbers.is_empty()) {
            (true, _) => self.store.challenges(None).await,
            (false, true) => Ok(Vec::new()),
            (false, false) => self.store.challenges(Some(numbers.iter().copied().collect())).await,
        };
        match read {
            Ok(read) => {
                self.services.look_up(read.iter().map(|stored| stored.made.member)).await;
                let mut state = lobby.state();
                // A challenge that is seen to have ended has no place any more.
                let ended = state.take_in(read, (&numbers, all), &self.services.directory);
                whole(&self.places).retain(|number, _| !ended.contains(number));
                match everybody {
                    true => state.people.news_for_all(),
                    false => people.into_iter().for_each(|person| state.people.news(person)),
                }
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
                // Those that the database did not change are not any more as this node read them.
                self.hear(&numbers, &[]);
            }
            Err(error) => fails(&error),
        }
    }

    /// Ends what nobody keeps, and what nodes have taken that have gone. The first node does so for
    /// all; the others do it later, so that they seldom find anything.
    async fn tidy(&self, lobby: &Lobby, ticks: u64) {
        let nodes = &self.services.nodes;
        if !nodes.is_first() && !ticks.is_multiple_of(STANDS_IN) {
            return;
        }
        let is_left = |kept: &Kept| {
            let is_taken_by_gone = matches!(kept.stands, Stands::Taken(by) if nodes.is_gone(by));
            is_taken_by_gone || kept.node.is_none_or(|node| nodes.is_gone(node))
        };
        if !ticks.is_multiple_of(TIDIES) && !lobby.state().kept.values().any(is_left) {
            return;
        }
        match self.store.tidy_challenges(PATIENCE, MOST).await {
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
