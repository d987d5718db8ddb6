//! What a page of the lobby is told.

use super::Lobby;
use crate::app::App;
use crate::feed::{Following, Told};
use crate::key::Visitor;
use crate::places::Held;
use crate::store::StoreError;
use crate::summary::Summary;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// The most games that a page is told of.
const MOST_BEGUN: u32 = 20;

/// How long a store that did not answer is left alone.
const ASK_AGAIN: Duration = Duration::from_secs(2);

/// What a page of the lobby is told: all open challenges, then each that opens or closes; and which
/// are the person's own, and the games of theirs that began and that they have not opened yet. The
/// last two are told as a state, so that none depends on a message that arrives.
pub(crate) struct Stream {
    app: App,
    lobby: Arc<Lobby>,
    person: Option<Person>,
    following: Option<Following>,
    /// When the store is asked again for the games that began: it did not answer.
    owed: Option<Instant>,
    _slot: Held,
}

/// The person whose page it is.
struct Person {
    visitor: Visitor,
    news: watch::Receiver<()>,
}

impl Stream {
    /// Follows the lobby. The challenges of the visitor stay open as long as a stream of theirs is,
    /// also while the store is away. The second part of the answer is the first message.
    pub(crate) async fn begin(
        app: App,
        lobby: Arc<Lobby>,
        visitor: Option<Visitor>,
        slot: Held,
    ) -> (Stream, Told) {
        let person = visitor.map(|visitor| {
            let news = lobby.state().people.come(visitor);
            Person { visitor, news }
        });
        let mut stream = Stream { app, lobby, person, following: None, owed: None, _slot: slot };
        let told = stream.whole().await;
        (stream, told)
    }

    /// What comes next; `None` at the end. The page asks again then, and is told why if it must
    /// wait.
    pub(crate) async fn next(&mut self) -> Option<Told> {
        let following = match &mut self.following {
            Some(following) => following,
            None => return Some(self.whole().await),
        };
        let news = async {
            match &mut self.person {
                Some(person) => person.news.changed().await.is_ok(),
                None => std::future::pending().await,
            }
        };
        let owed = self.owed;
        let again = async {
            match owed {
                Some(when) => tokio::time::sleep_until(when).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            is_on = news => match is_on {
                true => Some(self.own().await),
                false => None,
            },
            () = again => Some(self.own().await),
            told = following.next() => match told {
                Ok(told) => Some(told),
                Err(_) => Some(self.whole().await),
            },
            () = self.app.closed() => None,
        }
    }

    /// All challenges. The later changes follow.
    async fn whole(&mut self) -> Told {
        let rows = {
            let state = self.lobby.state();
            // Nothing is missed behind the last step.
            self.following = state.feed.follow(state.feed.last()).ok();
            state.rows()
        };
        let mut data = self.own_data().await;
        data["rows"] = json!(rows);
        Told { event: "lobby", number: None, data: data.to_string().into() }
    }

    /// What is the person's own.
    async fn own(&mut self) -> Told {
        let data = self.own_data().await;
        Told { event: "own", number: None, data: data.to_string().into() }
    }

    /// The numbers of the person's own challenges, and their games that began and that they have
    /// not opened yet; without the games while the store does not answer. It is asked after the
    /// challenges: one that becomes a game meanwhile is among both, and never among neither.
    async fn own_data(&mut self) -> Value {
        let Some(Person { visitor, .. }) = self.person else {
            return json!({ "mine": [], "begun": [] });
        };
        let mine = self.lobby.state().mine(visitor);
        let begun = self.begun(visitor).await;
        self.owed = begun.is_err().then(|| Instant::now() + ASK_AGAIN);
        match begun {
            Ok(begun) => json!({ "mine": mine, "begun": begun }),
            Err(_) => json!({ "mine": mine }),
        }
    }

    /// A person's games that began, and that they have not opened yet.
    async fn begun(&self, visitor: Visitor) -> Result<Vec<Value>, StoreError> {
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
