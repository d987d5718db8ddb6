//! What a page of the lobby is told.

use super::Lobby;
use super::pages::Page;
use crate::app::App;
use crate::feed::{Following, Told};
use crate::key::Visitor;
use crate::places::Held;
use serde_json::json;
use std::sync::Arc;
use tokio::sync::watch;

/// What a page of the lobby is told: all open challenges, then each that opens or closes, and where
/// its own game is.
pub(crate) struct Stream {
    app: App,
    lobby: Arc<Lobby>,
    following: Option<Following>,
    visitor: Option<Visitor>,
    page: Option<(Page, watch::Receiver<Option<String>>)>,
    _slot: Held,
}

impl Stream {
    /// Follows the lobby. Challenges of `page` stay open as long as the stream is.
    pub(crate) fn begin(app: App, lobby: Arc<Lobby>, page: Option<Page>, slot: Held) -> Stream {
        let visitor = page.as_ref().map(|(visitor, _)| *visitor);
        let page = page.map(|page| {
            let begun = lobby.state().pages.come(&page);
            (page, begun)
        });
        Stream { app, lobby, following: None, visitor, page, _slot: slot }
    }

    /// What comes next; `None` at the end.
    pub(crate) async fn next(&mut self) -> Option<Told> {
        let following = match &mut self.following {
            Some(following) => following,
            None => return Some(self.whole()),
        };
        let begun = async {
            match &mut self.page {
                Some((_, begun)) => begun.wait_for(Option::is_some).await.ok()?.clone(),
                None => None,
            }
        };
        // The challenge is seen to close before its game begins.
        tokio::select! {
            biased;
            told = following.next() => match told {
                Ok(told) => Some(told),
                Err(_) => Some(self.whole()),
            },
            Some(address) = begun => {
                // It is told once.
                let page = self.page.take();
                if let Some((page, _)) = page {
                    self.lobby.go(page);
                }
                let data = json!({ "address": address }).to_string();
                Some(Told { event: "begun", number: None, data: data.into() })
            }
            () = self.app.closed() => None,
        }
    }

    /// All challenges. The later changes follow.
    fn whole(&mut self) -> Told {
        let state = self.lobby.state();
        let open = state.open.iter();
        let own = open.filter(|(_, challenge)| Some(challenge.by.visitor) == self.visitor);
        let mine: Vec<u64> = own.map(|(number, _)| *number).collect();
        let data = json!({ "rows": state.rows(), "mine": mine }).to_string();
        // Nothing is missed behind the last step.
        self.following = state.feed.follow(state.feed.last()).ok();
        Told { event: "lobby", number: None, data: data.into() }
    }
}

impl Lobby {
    /// A stream of a page has ended.
    fn go(self: &Arc<Self>, page: Page) {
        let gone = self.state().pages.go(&page);
        if let Some(gone) = gone {
            self.end_later(page, gone);
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        if let Some((page, _)) = self.page.take() {
            self.lobby.go(page);
        }
    }
}
