//! The stream of what happens in a game, and of what is found out about it.

use super::access::Access;
use super::play::game_view;
use crate::analysis::{Course, Looker, News};
use crate::app::App;
use crate::key::Role;
use crate::live::{Presence, Seat, Snapshot, Watching};
use crate::problem::ApiError;
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

/// What a page wants to be told.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// What the analyst finds, too.
    #[serde(default)]
    analysis: bool,
}

/// `GET /api/g/{key}/events?analysis=`
pub(super) async fn events(
    State(app): State<App>,
    access: Access,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(Wanted { analysis }) =
        wanted.map_err(|e| ApiError::bad_request("analysis", e.body_text()))?;
    let game = access.opened.game;
    let (source, study) = match access.opened.kind {
        Kind::Game => {
            let role = access.opened.role;
            let (watching, presence) = app.hub.follow(game, role)?;
            (Source::Game { watching, role, untold: true, _presence: presence }, Study::Off)
        }
        Kind::Record => {
            let seat = app.hub.seat()?;
            let (view, course) = super::records::view(&app, &access).await?;
            let study = match analysis && view.analysis.is_open() {
                true => Study::begin(&app, game, 0, course),
                false => Study::Off,
            };
            (Source::Record { view: Some(Box::new(view)), _seat: seat }, study)
        }
    };
    let follower = Follower { app, game, analysis, source, study };
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
    /// Whether the page wants to be told what the analyst finds.
    analysis: bool,
    source: Source,
    study: Study,
}

/// Where views come from.
enum Source {
    Game {
        watching: Watching,
        role: Role,
        /// Whether there is something the page has not been told.
        untold: bool,
        /// The player counts as present as long as the stream lives.
        _presence: Presence,
    },
    /// A record never changes: the page gets it once, and the stream stays open, since a page
    /// would come back for more if it ended.
    Record { view: Option<Box<View>>, _seat: Seat },
}

/// What the page is told of what the analyst finds.
enum Study {
    Off,
    On(Looker),
    /// Too many games are studied; the page has yet to be told, or has been.
    Full {
        told: bool,
    },
}

impl Study {
    fn begin(app: &App, game: GameId, entries: u64, course: Course) -> Study {
        let looker = app.studies.look(game, entries, course);
        looker.map_or(Study::Full { told: false }, Study::On)
    }

    fn news(&mut self) -> Option<News> {
        match self {
            Study::Off | Study::Full { told: true } => None,
            Study::On(looker) => looker.news(),
            Study::Full { told } => {
                *told = true;
                Some(News::full())
            }
        }
    }

    async fn changed(&mut self) {
        match self {
            Study::On(looker) => looker.changed().await,
            Study::Off | Study::Full { .. } => std::future::pending().await,
        }
    }
}

impl Source {
    /// The view the page has not been told yet, if there is one.
    fn view(&mut self, app: &App, game: GameId, analysis: bool, study: &mut Study) -> Option<View> {
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
                    study_of(app, game, &snapshot, &view.analysis, study);
                }
                Some(view)
            }
        }
    }

    /// Returns when there may be another view; `None` when there will be none.
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

/// Begins, goes on or ends to study a game, as it stands now.
fn study_of(
    app: &App,
    game: GameId,
    snapshot: &Snapshot,
    allowed: &AnalysisView,
    study: &mut Study,
) {
    let (table, entries) = (&snapshot.table, snapshot.table.entries());
    match study {
        _ if !allowed.is_open() => *study = Study::Off,
        Study::On(looker) => looker.follow(entries, || Course::of(table.game())),
        Study::Off => *study = Study::begin(app, game, entries, Course::of(table.game())),
        Study::Full { .. } => {}
    }
}

impl Follower {
    /// The view at once and after every change, and what the analyst finds, until the server or
    /// the game's task ends.
    fn stream(self) -> impl Stream<Item = Result<Event, Infallible>> {
        stream::unfold(self, |mut follower| async move {
            let event = follower.next().await?;
            Some((Ok(event), follower))
        })
    }

    async fn next(&mut self) -> Option<Event> {
        loop {
            let Follower { app, game, analysis, source, study } = self;
            // A view comes before what is found out about its positions.
            if let Some(view) = source.view(app, *game, *analysis, study) {
                return event("view", &view);
            }
            if let Some(news) = study.news() {
                return event("analysis", &news);
            }
            tokio::select! {
                changed = source.changed() => changed?,
                () = study.changed() => {}
                () = app.hub.closed() => return None,
            }
        }
    }
}
