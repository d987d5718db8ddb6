//! The people of the lobby: a challenge lives as long as its maker has a page there.

use crate::key::Visitor;
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::watch;

/// How long a person may be away before their challenges end.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// The people who follow the lobby, and those who may come back.
#[derive(Debug, Default)]
pub(super) struct People {
    known: HashMap<Visitor, Known>,
    /// How often a person has gone.
    gone: u64,
}

#[derive(Debug)]
struct Known {
    /// How many streams their pages have open.
    streams: usize,
    /// When the last one ended, as a number of [`People`].
    gone: u64,
    /// Changes when there is something to tell about their own challenges and games.
    news: watch::Sender<()>,
}

impl Known {
    fn new() -> Known {
        Known { streams: 0, gone: 0, news: watch::Sender::new(()) }
    }
}

impl People {
    /// A page of a person follows the lobby. It hears when there is news of theirs.
    pub(super) fn come(&mut self, visitor: Visitor) -> watch::Receiver<()> {
        let known = self.known.entry(visitor).or_insert_with(Known::new);
        known.streams += 1;
        known.news.subscribe()
    }

    /// A stream of a person has ended. The answer is the number of that, if it was the last one.
    pub(super) fn go(&mut self, visitor: Visitor) -> Option<u64> {
        let known = self.known.get_mut(&visitor)?;
        known.streams = known.streams.saturating_sub(1);
        self.want(visitor)
    }

    /// A person has a challenge. If no page of theirs follows the lobby, the answer is a number as
    /// that of [`People::go`]: one has a while to come.
    pub(super) fn want(&mut self, visitor: Visitor) -> Option<u64> {
        let known = self.known.entry(visitor).or_insert_with(Known::new);
        if known.streams > 0 {
            return None;
        }
        self.gone += 1;
        known.gone = self.gone;
        Some(self.gone)
    }

    /// Forgets a person who has not come back since their stream of this number ended. The answer
    /// says whether they were forgotten.
    pub(super) fn end(&mut self, visitor: Visitor, gone: u64) -> bool {
        let is_over = self.known.get(&visitor).is_some_and(|at| at.streams == 0 && at.gone == gone);
        is_over && self.known.remove(&visitor).is_some()
    }

    /// There is something to tell about a person's own challenges and games.
    pub(super) fn news(&self, visitor: Visitor) {
        if let Some(known) = self.known.get(&visitor) {
            known.news.send_replace(());
        }
    }

    /// There is something to tell to all.
    pub(super) fn news_for_all(&self) {
        for known in self.known.values() {
            known.news.send_replace(());
        }
    }

    /// Whether a person is here, or may come back.
    pub(super) fn knows(&self, visitor: Visitor) -> bool {
        self.known.contains_key(&visitor)
    }
}
