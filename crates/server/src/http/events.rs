//! The stream of events of a game: its views, and the analysis of its positions.

use super::access::Access;
use super::play::game_view;
use crate::analysis::{News, Positions, Subscription};
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Role;
use crate::live::{PageSlot, Presence, Watching};
use crate::snapshot::Snapshot;
use crate::store::{GameId, Kind};
use crate::view::{AnalysisView, View};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::time::Duration;

/// How often a quiet stream shows that it is alive.
const COMMENT_EVERY: Duration = Duration::from_secs(15);

/// The query of `GET /api/g/{key}/events`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventsQuery {
    /// Whether the page wants the analysis, too.
    #[serde(default)]
    analysis: bool,
}

/// `GET /api/g/{key}/events?analysis=`
pub(super) async fn events(
    State(app): State<App>,
    access: Access,
    query: Result<Query<EventsQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(EventsQuery { analysis }) =
        query.map_err(|e| ApiError::bad_request("analysis", e.body_text()))?;
    let game = access.opened.game;
    let (source, feed) = match access.opened.kind {
        Kind::Game => {
            let role = access.opened.role;
            let (watching, presence) = app.hub.follow(game, role)?;
            (Source::Game { watching, role, untold: true, _presence: presence }, AnalysisFeed::Off)
        }
        Kind::Record => {
            let page_slot = app.hub.page_slot()?;
            let (view, positions) = super::records::view(&app, &access).await?;
            let feed = match analysis && view.analysis.is_open() {
                true => AnalysisFeed::begin(&app, game, 0, positions),
                false => AnalysisFeed::Off,
            };
            (Source::Record { view: Some(Box::new(view)), _page_slot: page_slot }, feed)
        }
    };
    let follower = Follower { app, game, analysis, source, feed };
    let keep_alive = KeepAlive::new().interval(COMMENT_EVERY);
    Ok(Sse::new(follower.stream()).keep_alive(keep_alive).into_response())
}

fn event(name: &str, told: &impl Serialize) -> Option<Event> {
    let data = serde_json::to_string(told).ok()?;
    Some(Event::default().event(name).data(data))
}

/// One open stream of events.
struct Follower {
    app: App,
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
        /// The player counts as present until the stream ends.
        _presence: Presence,
    },
    /// A record never changes: the page gets it once. The stream stays open, since a page
    /// reconnects when its stream ends.
    Record { view: Option<Box<View>>, _page_slot: PageSlot },
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
    fn begin(app: &App, game: GameId, entries: u64, positions: Positions) -> AnalysisFeed {
        let subscription = app.studies.subscribe(game, entries, positions);
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
    /// The view that the page does not have yet, if there is one.
    fn view(
        &mut self,
        app: &App,
        game: GameId,
        analysis: bool,
        feed: &mut AnalysisFeed,
    ) -> Option<View> {
        match self {
            Source::Record { view, .. } => view.take().map(|view| *view),
            Source::Game { watching, role, untold, .. } => {
                if !*untold && !watching.has_changed().unwrap_or(false) {
                    return None;
                }
                let snapshot = watching.borrow_and_update().clone()?;
                *untold = false;
                let view = game_view(app, &snapshot, *role);
                if analysis {
                    update_feed(app, game, &snapshot, &view.analysis, feed);
                }
                Some(view)
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
    game: GameId,
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
            *feed = AnalysisFeed::begin(app, game, entries, Positions::of(table.game()))
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
            let Follower { app, game, analysis, source, feed } = self;
            // A view comes before the analysis of its positions.
            if let Some(view) = source.view(app, *game, *analysis, feed) {
                return event("view", &view);
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
