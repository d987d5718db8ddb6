//! What a page of the lobby is told.

use super::Lobby;
use crate::api_error::ApiError;
use crate::app::App;
use crate::feed::{Following, Told};
use crate::key::Visitor;
use crate::places::Held;
use crate::store::StoreError;
use crate::summary::Summary;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::watch;

/// The most games that a page is told of.
const MOST_BEGUN: u32 = 20;

/// What a page of the lobby is told: all open challenges, then each that opens or closes; and which
/// are the person's own, and the games of theirs that began and that they have not opened yet. The
/// last two are told as a state, so that none depends on a message that arrives.
pub(crate) struct Stream {
    app: App,
    lobby: Arc<Lobby>,
    person: Option<Person>,
    following: Option<Following>,
    _slot: Held,
}

/// The person whose page it is.
struct Person {
    visitor: Visitor,
    news: watch::Receiver<()>,
}

impl Stream {
    /// Follows the lobby. The challenges of the visitor stay open as long as a stream of theirs is.
    /// The second part of the answer is the first message.
    ///
    /// # Errors
    /// If the store does not say which games began.
    pub(crate) async fn begin(
        app: App,
        lobby: Arc<Lobby>,
        visitor: Option<Visitor>,
        slot: Held,
    ) -> Result<(Stream, Told), ApiError> {
        let person = visitor.map(|visitor| {
            let news = lobby.state().people.come(visitor);
            Person { visitor, news }
        });
        let mut stream = Stream { app, lobby, person, following: None, _slot: slot };
        let told = stream.whole().await.map_err(ApiError::store)?;
        Ok((stream, told))
    }

    /// What comes next; `None` at the end. The page asks again then, and is told why if it must
    /// wait.
    pub(crate) async fn next(&mut self) -> Option<Told> {
        let following = match &mut self.following {
            Some(following) => following,
            None => return self.whole().await.ok(),
        };
        let news = async {
            match &mut self.person {
                Some(person) => person.news.changed().await.is_ok(),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            is_on = news => match is_on {
                true => self.own().await.ok(),
                false => None,
            },
            told = following.next() => match told {
                Ok(told) => Some(told),
                Err(_) => self.whole().await.ok(),
            },
            () = self.app.closed() => None,
        }
    }

    /// All challenges. The later changes follow.
    async fn whole(&mut self) -> Result<Told, StoreError> {
        let (rows, mine, following) = {
            let state = self.lobby.state();
            // Nothing is missed behind the last step.
            let following = state.feed.follow(state.feed.last()).ok();
            (state.rows(), self.mine(&state), following)
        };
        let data = json!({ "rows": rows, "mine": mine, "begun": self.begun().await? });
        self.following = following;
        Ok(Told { event: "lobby", number: None, data: data.to_string().into() })
    }

    /// What is the person's own.
    async fn own(&self) -> Result<Told, StoreError> {
        let mine = self.mine(&self.lobby.state());
        let data = json!({ "mine": mine, "begun": self.begun().await? });
        Ok(Told { event: "own", number: None, data: data.to_string().into() })
    }

    /// The numbers of the person's own challenges.
    fn mine(&self, state: &super::State) -> Vec<u64> {
        self.person.as_ref().map_or_else(Vec::new, |person| state.mine(person.visitor))
    }

    /// The person's games that began, and that they have not opened yet. It is asked for after the
    /// challenges: one that becomes a game meanwhile is among both, and never among neither.
    async fn begun(&self) -> Result<Vec<Value>, StoreError> {
        let Some(Person { visitor, .. }) = self.person else { return Ok(Vec::new()) };
        let listed = self.app.services.store.unopened(visitor, MOST_BEGUN).await?;
        let state = self.lobby.state();
        let rows = listed.iter().filter_map(|listed| {
            let mut row = Summary::line(listed)?;
            row["challenge"] = json!(state.people.challenge(visitor, listed.opened.game));
            Some(row)
        });
        Ok(rows.collect())
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let Some(Person { visitor, .. }) = self.person else { return };
        let gone = self.lobby.state().people.go(visitor);
        if let Some(gone) = gone {
            self.lobby.end_later(visitor, gone);
        }
    }
}
