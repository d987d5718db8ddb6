//! The stream of events of a game: its views, and the analysis of its positions.

use super::access::Access;
use super::play::game_view;
use super::who;
use crate::analysis::{News, Positions, Subject, Subscription};
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Role;
use crate::live::{Presence, Watching};
use crate::places::Held;
use crate::snapshot::Snapshot;
use crate::store::{GameId, Kind};
use crate::turns::Asker;
use crate::view::{AnalysisView, View};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use futures_util::stream::{self, Stream};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::future::Future;
use std::time::Duration;

/// How long a stream is quiet before it says that it is alive. A page that hears nothing for much
/// longer opens it anew (`SILENCE` in `web/js/api/stream.js`).
pub(super) const ALIVE_EVERY: Duration = Duration::from_secs(15);

/// The query of `GET /api/g/{key}/events`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventsQuery {
    /// Whether the page wants the analysis, too.
    #[serde(default)]
    analysis: bool,
    /// Whether it takes changes of the view that it has.
    #[serde(default)]
    changes: bool,
}

/// `GET /api/g/{key}/events?analysis=&changes=`
pub(super) async fn events(
    State(app): State<App>,
    access: Access,
    headers: HeaderMap,
    query: Result<Query<EventsQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(EventsQuery { analysis, changes }) =
        query.map_err(|e| ApiError::bad_request("analysis", e.body_text()))?;
    let (game, asker) = (access.opened.game, Asker::of(access.caller));
    let leaves = who::of(&app, &headers).await?.leaves(&app);
    let (source, feed) = match access.opened.kind {
        Kind::Game => {
            let role = access.opened.role;
            let (watching, presence) = app.hub.follow(game, role, access.caller)?;
            let told = changes.then_some(0);
            let source = Source::Game { watching, role, untold: true, told, _presence: presence };
            (source, AnalysisFeed::Off)
        }
        Kind::Record => {
            let page = app.hub.page(access.caller)?;
            let (view, positions) = super::records::view(&app, &access).await?;
            let feed = match analysis && view.analysis.is_open() {
                true => AnalysisFeed::begin(&app, asker, game, 0, positions),
                false => AnalysisFeed::Off,
            };
            (Source::Record { view: Some(Box::new(view)), _page: page }, feed)
        }
    };
    let follower = Follower { app, asker, game, analysis, source, feed };
    Ok(answer(follower.stream(), ALIVE_EVERY, leaves))
}

/// The answer with a stream of events, which says that it is alive after this time of quiet. A
/// proxy must not hold it back (nginx reads the header).
///
/// The stream ends with `leaves`: its person is not signed in any more.
pub(super) fn answer(
    events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
    alive_every: Duration,
    leaves: impl Future<Output = ()> + Send + 'static,
) -> Response {
    // An event rather than a comment, which pages do not hear.
    let alive = Event::default().event("alive").data("{}");
    let keep_alive = KeepAlive::new().interval(alive_every).event(alive);
    let unheld = [("x-accel-buffering", "no")];
    let events = events.take_until(Box::pin(leaves));
    (unheld, Sse::new(events).keep_alive(keep_alive)).into_response()
}

fn event(name: &str, told: &impl Serialize) -> Option<Event> {
    let data = serde_json::to_string(told).ok()?;
    Some(Event::default().event(name).data(data))
}

/// One open stream of events.
struct Follower {
    app: App,
    asker: Asker,
    game: GameId,
    /// Whether the page wants the analysis.
    analysis: bool,
    source: Source,
    feed: AnalysisFeed,
}

/// The source of views.
enum Source {
    Game {
        watching: Watching,
        role: Role,
        /// Whether there may be a view that the page does not have.
        untold: bool,
        /// The revision that the page has, if it takes changes.
        told: Option<u64>,
        /// The player counts as present until the stream ends.
        _presence: Presence,
    },
    /// A record never changes: the page gets it once. The stream stays open, since a page
    /// reconnects when its stream ends.
    Record { view: Option<Box<View>>, _page: Held },
}

/// The analysis of the game, as far as the page gets it.
enum AnalysisFeed {
    Off,
    On(Subscription),
    /// Too many games are analysed. `told` says whether the page knows it.
    Full {
        told: bool,
    },
}

impl AnalysisFeed {
    fn begin(
        app: &App,
        asker: Asker,
        game: GameId,
        entries: u64,
        positions: Positions,
    ) -> AnalysisFeed {
        let subject = Subject::Game(game);
        let subscription = app.analyses.subscribe(asker, subject, entries, positions);
        subscription.map_or(AnalysisFeed::Full { told: false }, AnalysisFeed::On)
    }

    fn news(&mut self) -> Option<News> {
        match self {
            AnalysisFeed::Off | AnalysisFeed::Full { told: true } => None,
            AnalysisFeed::On(subscription) => subscription.news(),
            AnalysisFeed::Full { told } => {
                *told = true;
                Some(News::full())
            }
        }
    }

    async fn changed(&mut self) {
        match self {
            AnalysisFeed::On(subscription) => subscription.changed().await,
            AnalysisFeed::Off | AnalysisFeed::Full { .. } => std::future::pending().await,
        }
    }
}

impl Source {
    /// The view that the page does not have yet, if there is one, or what it changes.
    fn view(
        &mut self,
        app: &App,
        (asker, game): (Asker, GameId),
        analysis: bool,
        feed: &mut AnalysisFeed,
    ) -> Option<Event> {
        match self {
            Source::Record { view, .. } => event("view", &view.take()?),
            Source::Game { watching, role, untold, told, .. } => {
                if !*untold && !watching.has_changed().unwrap_or(false) {
                    return None;
                }
                let snapshot = watching.borrow_and_update().clone()?;
                *untold = false;
                if analysis {
                    let allowed = AnalysisView::in_game(&app.services.engines, &snapshot, *role);
                    update_feed(app, (asker, game), &snapshot, &allowed, feed);
                }
                let change = snapshot.changes[*role as usize].as_ref();
                let had = told.as_mut().map(|told| std::mem::replace(told, snapshot.rev));
                match change.filter(|change| had == Some(change.from)) {
                    Some(change) => Some(Event::default().event("change").data(&*change.data)),
                    None => event("view", &game_view(app, &snapshot, *role)),
                }
            }
        }
    }

    /// Returns when there may be another view; `None` when no other view will come.
    async fn changed(&mut self) -> Option<()> {
        match self {
            Source::Game { watching, untold, .. } => {
                watching.changed().await.ok()?;
                *untold = true;
                Some(())
            }
            Source::Record { .. } => std::future::pending().await,
        }
    }
}

/// Begins, continues or ends the analysis of a game, by its present state.
fn update_feed(
    app: &App,
    (asker, game): (Asker, GameId),
    snapshot: &Snapshot,
    allowed: &AnalysisView,
    feed: &mut AnalysisFeed,
) {
    let (table, entries) = (&snapshot.table, snapshot.table.entries());
    match feed {
        _ if !allowed.is_open() => *feed = AnalysisFeed::Off,
        AnalysisFeed::On(subscription) => {
            subscription.follow(entries, || Positions::of(table.game()))
        }
        AnalysisFeed::Off => {
            let positions = Positions::of(table.game());
            *feed = AnalysisFeed::begin(app, asker, game, entries, positions)
        }
        AnalysisFeed::Full { .. } => {}
    }
}

impl Follower {
    /// The view at once and after every change, and the analysis as it grows, until the server or
    /// the game's task ends.
    fn stream(self) -> impl Stream<Item = Result<Event, Infallible>> {
        stream::unfold(self, |mut follower| async move {
            let event = follower.next().await?;
            Some((Ok(event), follower))
        })
    }

    async fn next(&mut self) -> Option<Event> {
        loop {
            let Follower { app, asker, game, analysis, source, feed } = self;
            // A view comes before the analysis of its positions.
            if let Some(view) = source.view(app, (*asker, *game), *analysis, feed) {
                return Some(view);
            }
            if let Some(news) = feed.news() {
                return event("analysis", &news);
            }
            tokio::select! {
                changed = source.changed() => changed?,
                () = feed.changed() => {}
                () = app.services.closed() => return None,
            }
        }
    }
}
