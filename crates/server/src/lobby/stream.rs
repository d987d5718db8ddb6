//! The messages to a page of the lobby.

use super::Lobby;
use crate::app::App;
use crate::feed::{Following, Told};
use crate::key::Visitor;
use crate::places::Held;
use crate::store::{GameId, StoreError};
use crate::summary::Summary;
use serde_json::{Value, json};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// The most games that a page is told of.
const MOST_BEGUN: u32 = 20;

/// The first wait before a store that did not answer is asked again.
const ASK_AGAIN: Duration = Duration::from_secs(2);

/// The longest such wait.
const LONGEST: Duration = Duration::from_secs(30);

/// A page of the lobby is told all open challenges, then each that opens or closes. It is told the
/// person's own ones, and the games of theirs that began and that they have not opened yet. These
/// two are told as a state, so that none depends on a message that arrives. All but the games is in
/// memory, and is told while the store is away.
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
    /// The person's own challenges, as the page knows them.
    mine: Vec<u64>,
    /// The last message to the page about the games that began.
    told: Option<String>,
    /// The question which games began. It is asked after the challenges: one that becomes a game
    /// meanwhile is among both, and never among neither.
    asked: Option<Asked>,
    /// The wait before the store is asked again, if it does not answer.
    pause: Duration,
}

type Asked = Pin<Box<dyn Future<Output = Result<Vec<(GameId, Value)>, StoreError>> + Send>>;

impl Stream {
    /// Follows the lobby. The challenges of the visitor stay open as long as a stream of theirs is.
    pub(crate) fn begin(
        app: App,
        lobby: Arc<Lobby>,
        visitor: Option<Visitor>,
        slot: Held,
    ) -> Stream {
        let person = visitor.map(|visitor| Person {
            visitor,
            news: lobby.come(visitor),
            mine: Vec::new(),
            told: None,
            asked: None,
            pause: ASK_AGAIN,
        });
        Stream { app, lobby, person, following: None, _slot: slot }
    }

    /// The next message; `None` at the end. The page asks again then, and is told why if it must
    /// wait.
    pub(crate) async fn next(&mut self) -> Option<Told> {
        loop {
            let Some(following) = &mut self.following else { return Some(self.whole()) };
            let own = async {
                match &mut self.person {
                    Some(person) => person.next().await,
                    None => std::future::pending().await,
                }
            };
            let told = tokio::select! {
                biased;
                own = own => match own? {
                    Own::News => self.mine(),
                    Own::Games(listed) => self.begun(listed),
                },
                told = following.next() => match told {
                    Ok(told) => Some(told),
                    Err(_) => Some(self.whole()),
                },
                () = self.app.closed() => return None,
            };
            if told.is_some() {
                return told;
            }
        }
    }

    /// All challenges. The later changes follow, and the person's games.
    fn whole(&mut self) -> Told {
        let state = self.lobby.state();
        // Nothing is missed behind the last step.
        self.following = state.feed.follow(state.feed.last()).ok();
        let rows = state.rows();
        let mine = match &mut self.person {
            Some(person) => person.begin_anew(&self.app, state.mine(person.visitor)),
            None => &[],
        };
        told("lobby", &json!({ "rows": rows, "mine": mine }))
    }

    /// The person's own challenges, if they have changed. Their games follow.
    fn mine(&mut self) -> Option<Told> {
        let person = self.person.as_mut()?;
        let mine = self.lobby.state().mine(person.visitor);
        if person.mine == mine {
            person.asked = Some(ask(&self.app, person.visitor, Duration::ZERO));
            return None;
        }
        Some(told("own", &json!({ "mine": person.begin_anew(&self.app, mine) })))
    }

    /// The person's games that began, if they are others than before.
    fn begun(&mut self, listed: Result<Vec<(GameId, Value)>, StoreError>) -> Option<Told> {
        let person = self.person.as_mut()?;
        person.asked = None;
        let listed = match listed {
            Ok(listed) => listed,
            Err(error) => {
                if !error.tell_outage() {
                    tracing::error!(%error, "the games that began are not told");
                    person.pause = LONGEST;
                }
                person.asked = Some(ask(&self.app, person.visitor, person.pause));
                person.pause = (2 * person.pause).min(LONGEST);
                return None;
            }
        };
        person.pause = ASK_AGAIN;
        let state = self.lobby.state();
        let rows = listed.into_iter().map(|(game, mut row)| {
            row["challenge"] = json!(state.challenge_of(person.visitor, game));
            row
        });
        let rows: Vec<Value> = rows.collect();
        // Before the answer and after it: what became a game is among its rows.
        let since = state.mine(person.visitor);
        let gone = person.mine.iter().filter(|number| !since.contains(number));
        let mine: Vec<u64> = since.iter().chain(gone).copied().collect();
        let data = json!({ "mine": mine, "begun": rows });
        let is_news = person.told.as_deref() != Some(data.to_string().as_str());
        person.told = Some(data.to_string());
        is_news.then(|| told("own", &data))
    }
}

/// News of a person.
enum Own {
    /// Something of theirs has changed.
    News,
    /// The store has answered which of their games began.
    Games(Result<Vec<(GameId, Value)>, StoreError>),
}

impl Person {
    /// The page is told of these challenges, and then of the games that began: without those it
    /// does not know whether a challenge that is gone has become one.
    fn begin_anew(&mut self, app: &App, mine: Vec<u64>) -> &[u64] {
        self.asked = Some(ask(app, self.visitor, Duration::ZERO));
        (self.mine, self.told) = (mine, None);
        &self.mine
    }

    /// The next news; `None` if the lobby has ended.
    async fn next(&mut self) -> Option<Own> {
        let games = async {
            match &mut self.asked {
                Some(asked) => asked.await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            is_on = self.news.changed() => is_on.ok().map(|()| Own::News),
            listed = games => Some(Own::Games(listed)),
        }
    }
}

/// Asks the store for a person's games that began and that they have not opened yet.
fn ask(app: &App, visitor: Visitor, wait: Duration) -> Asked {
    let services = Arc::clone(&app.services);
    Box::pin(async move {
        tokio::time::sleep(wait).await;
        let listed = services.store.unopened(visitor, MOST_BEGUN).await?;
        Ok(Summary::lines(&services, &listed).await)
    })
}

fn told(event: &'static str, data: &Value) -> Told {
    Told { event, number: None, data: data.to_string().into() }
}

impl Drop for Stream {
    fn drop(&mut self) {
        if let Some(Person { visitor, .. }) = self.person {
            self.lobby.go(visitor);
        }
    }
}
