//! A stream for many pages: numbered steps behind a snapshot, and word between them. It knows
//! nothing of what the steps mean.

use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::broadcast;

/// The most steps that are kept for pages that come back.
const MOST_KEPT: usize = 1000;

/// The most bytes of them.
const MOST_BYTES: usize = 4 << 20;

/// The longest step that is told, in bytes. A page that lags holds at most `MOST_BEHIND` of them.
const LONGEST: usize = 128 << 10;

/// How many messages a page may lag behind.
const MOST_BEHIND: usize = 512;

/// A message to all pages.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// The name of the event.
    pub(crate) event: &'static str,
    /// The number of a step; nothing for a word.
    pub(crate) number: Option<u64>,
    /// What it says, as JSON.
    pub(crate) data: Arc<str>,
}

/// The sending end.
#[derive(Debug)]
pub(crate) struct Feed {
    /// The number of the last step.
    last: u64,
    kept: VecDeque<Told>,
    /// How many bytes the kept steps have.
    bytes: usize,
    sender: broadcast::Sender<Told>,
}

/// The page has missed steps that are not kept any more, or the feed is at its end.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Missed;

/// The receiving end of one page.
#[derive(Debug)]
pub(crate) struct Following {
    backlog: VecDeque<Told>,
    receiver: broadcast::Receiver<Told>,
}

impl Feed {
    /// A feed behind the step of this number.
    pub(crate) fn new(last: u64) -> Feed {
        let sender = broadcast::Sender::new(MOST_BEHIND);
        Feed { last, kept: VecDeque::new(), bytes: 0, sender }
    }

    /// Tells the next step. Pages take a new snapshot in the place of a long one.
    pub(crate) fn step(&mut self, data: String) {
        self.last += 1;
        if data.len() > LONGEST {
            self.kept.clear();
            self.bytes = 0;
            return self.word("reload", "{}".to_owned());
        }
        let told = Told { event: "step", number: Some(self.last), data: data.into() };
        self.bytes += told.data.len();
        self.kept.push_back(told.clone());
        while self.kept.len() > MOST_KEPT || self.bytes > MOST_BYTES {
            let Some(oldest) = self.kept.pop_front() else { break };
            self.bytes -= oldest.data.len();
        }
        // Without pages there is no receiver.
        let _ = self.sender.send(told);
    }

    /// The number of the last step.
    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    /// Tells a word, which is not kept.
    pub(crate) fn word(&self, event: &'static str, data: String) {
        let _ = self.sender.send(Told { event, number: None, data: data.into() });
    }

    /// Follows the feed from behind a step on.
    ///
    /// # Errors
    /// If the steps behind it are not kept any more, or there is no such step.
    pub(crate) fn follow(&self, since: u64) -> Result<Following, Missed> {
        let missed = self.last.checked_sub(since).ok_or(Missed)?;
        let missed = usize::try_from(missed).map_err(|_| Missed)?;
        let known = self.kept.len().checked_sub(missed).ok_or(Missed)?;
        let backlog = self.kept.iter().skip(known).cloned().collect();
        Ok(Following { backlog, receiver: self.sender.subscribe() })
    }
}

impl Following {
    /// The next message, when it comes. It may be dropped while it waits without losing one.
    ///
    /// # Errors
    /// If messages were missed.
    pub(crate) async fn next(&mut self) -> Result<Told, Missed> {
        match self.backlog.pop_front() {
            Some(told) => Ok(told),
            None => self.receiver.recv().await.map_err(|_| Missed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    fn numbers(following: &mut Following) -> Vec<u64> {
        let next = || following.next().now_or_never();
        std::iter::from_fn(next).filter_map(|told| told.unwrap().number).collect()
    }

    #[test]
    fn a_page_gets_each_step_once_wherever_it_begins() {
        let mut feed = Feed::new(7);
        let mut early = feed.follow(7).unwrap();
        (0..3).for_each(|step| feed.step(format!("{step}")));
        feed.word("told", "{}".to_owned());
        let mut late = feed.follow(8).unwrap();
        feed.step("3".to_owned());
        assert_eq!(numbers(&mut early), [8, 9, 10, 11]);
        assert_eq!(numbers(&mut late), [9, 10, 11]);
        assert!(feed.follow(6).is_err() && feed.follow(12).is_err());
    }

    #[test]
    fn steps_are_kept_within_bounds_and_a_page_that_lags_is_told() {
        let mut feed = Feed::new(0);
        let mut slow = feed.follow(0).unwrap();
        (0..2 * MOST_KEPT).for_each(|_| feed.step(String::new()));
        assert!(feed.follow(MOST_KEPT as u64 - 1).is_err());
        assert_eq!(numbers(&mut feed.follow(MOST_KEPT as u64).unwrap()).len(), MOST_KEPT);
        assert_eq!(slow.next().now_or_never().unwrap().err(), Some(Missed));
        (0..100).for_each(|_| feed.step("x".repeat(LONGEST)));
        assert!(feed.bytes <= MOST_BYTES && feed.kept.len() == MOST_BYTES / LONGEST);
        let last = feed.last;
        let mut page = feed.follow(last).unwrap();
        feed.step("x".repeat(LONGEST + 1));
        assert_eq!(page.next().now_or_never().unwrap().unwrap().event, "reload");
        assert!(feed.follow(last).is_err() && feed.follow(last + 1).is_ok());
    }
}
