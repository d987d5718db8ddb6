//! The pages of the lobby whose challenges are open: a challenge ends with its page.

use crate::key::Visitor;
use std::collections::HashMap;
use std::time::Duration;
use tengen_study::Name;
use tokio::sync::watch;

/// How long a page may be away before its challenges end.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// A page, by the name that it made for itself.
pub(super) type Page = (Visitor, Name);

/// The pages that follow the lobby, and those that may come back.
#[derive(Debug, Default)]
pub(super) struct Pages {
    known: HashMap<Page, Known>,
    /// How often a page has gone.
    gone: u64,
}

#[derive(Debug)]
struct Known {
    /// How many streams the page has open: it may open the next before the last has ended.
    streams: usize,
    /// When the last one ended, as a number of [`Pages`].
    gone: u64,
    /// The address of the game that has begun for the page.
    begun: watch::Sender<Option<String>>,
}

impl Known {
    fn new() -> Known {
        Known { streams: 0, gone: 0, begun: watch::Sender::new(None) }
    }
}

impl Pages {
    /// A page follows the lobby. It hears where its game is.
    pub(super) fn come(&mut self, page: &Page) -> watch::Receiver<Option<String>> {
        let known = self.known.entry(page.clone()).or_insert_with(Known::new);
        known.streams += 1;
        known.begun.subscribe()
    }

    /// A stream of a page has ended. The answer is the number of that, if it was the last one.
    pub(super) fn go(&mut self, page: &Page) -> Option<u64> {
        let known = self.known.get_mut(page)?;
        known.streams = known.streams.saturating_sub(1);
        if known.streams > 0 {
            return None;
        }
        self.gone += 1;
        known.gone = self.gone;
        Some(self.gone)
    }

    /// A page has a challenge. If it does not follow the lobby, the answer is a number as that of
    /// [`Pages::go`]: it has a while to come.
    pub(super) fn want(&mut self, page: &Page) -> Option<u64> {
        let known = self.known.entry(page.clone()).or_insert_with(Known::new);
        if known.streams > 0 {
            return None;
        }
        self.gone += 1;
        known.gone = self.gone;
        Some(self.gone)
    }

    /// Forgets a page that has not come back since its stream of this number ended. The answer says
    /// whether it was forgotten.
    pub(super) fn end(&mut self, page: &Page, gone: u64) -> bool {
        let is_over = self.known.get(page).is_some_and(|at| at.streams == 0 && at.gone == gone);
        is_over && self.known.remove(page).is_some()
    }

    /// A game has begun for a page.
    pub(super) fn begun(&self, page: &Page, address: String) {
        if let Some(known) = self.known.get(page) {
            known.begun.send_replace(Some(address));
        }
    }
}
