//! A study, by one of its keys.

use super::access::{caller, failed, no_access};
use super::body::{self, json_answer};
use super::games::check_rate;
use super::{own, records, who};
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Key;
use crate::record::attachment;
use crate::store::{ItemId, Linked, OpenedStudy};
use crate::studies::{
    Asked, Download, Found, Holder, Look, Made, Room, Stream, Tell, chapters_of, word,
};
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use serde_json::json;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use tengen_engine::Thresholds;
use tengen_study::{Name, Role, Step};

/// The longest request with operations, in bytes.
const MOST_ASKED: usize = 4 << 20;

/// The most operations of one request.
const MOST_OPERATIONS: usize = 1000;

/// The longest way that is analysed, in nodes.
const MOST_LOOKED_AT: usize = 3000;

/// The longest line that may be tried, in moves.
const MOST_TRIED: usize = 500;

/// The key that the address of a request has or stands for, the study that it opens, and its
/// holder.
pub(super) struct StudyAccess {
    pub(super) key: Key,
    pub(super) opened: OpenedStudy,
    pub(super) holder: Holder,
    /// The address for which the request is made.
    pub(super) caller: IpAddr,
}

impl FromRequestParts<App> for StudyAccess {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<StudyAccess, ApiError> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let Path(text) = path.map_err(|_| ApiError::unknown_key())?;
        let key = own::study_key(app, &parts.headers, &text).await?;
        let opened = app.services.store.open_study(&key).await.map_err(failed)?;
        let Some(opened) = opened else { return Err(no_access(app, &key, Linked::Study).await?) };
        app.keeping.look(ItemId::Study(opened.study));
        let (visitor, caller) =
            (who::visitor(app, &parts.headers).await?, caller(&parts.extensions));
        let holder = Holder { visitor, role: opened.role, caller };
        Ok(StudyAccess { key, opened, holder, caller })
    }
}

impl StudyAccess {
    pub(super) async fn room(&self, app: &App) -> Result<Arc<Room>, ApiError> {
        app.rooms.room(self.opened.study).await
    }

    /// Looks whether the key still opens the study: its body may have taken a while, and the owner
    /// may have replaced the link meanwhile.
    async fn confirm(&self, app: &App) -> Result<(), ApiError> {
        let opened = app.services.store.open_study(&self.key).await.map_err(failed)?;
        if opened == Some(self.opened) {
            return Ok(());
        }
        Err(no_access(app, &self.key, Linked::Study).await?)
    }
}

/// `GET /api/s/{key}`
pub(super) async fn view(
    State(app): State<App>,
    access: StudyAccess,
) -> Result<Response, ApiError> {
    let room = access.room(&app).await?;
    let person = app.rooms.person(&room, &access.holder).await?;
    let has_network = app.services.engines.analyst().is_some();
    let kind = if has_network { "open" } else { "no-network" };
    let levels = Thresholds::LEVELS.map(|(rank, Thresholds { inaccuracy, mistake, blunder })| {
        json!({ "rank": rank, "inaccuracy": inaccuracy, "mistake": mistake, "blunder": blunder })
    });
    let network = app.services.engines.analyst().map(|analyst| analyst.name());
    let analysis = json!({ "kind": kind, "levels": levels, "network": network });
    let view = room.view((&access.key, access.holder.role), person, analysis).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], view).into_response())
}

/// `POST /api/s/{key}/visit`: the study is in the visitor's list from now on, and has an address of
/// theirs.
pub(super) async fn visit(
    State(app): State<App>,
    access: StudyAccess,
) -> Result<Response, ApiError> {
    let Some(visitor) = access.holder.visitor else { return Ok(own::answer(None)) };
    check_rate(&app, access.caller)?;
    let (store, now) = (&app.services.store, app.services.time.now());
    store.visit_study(visitor, &access.key, now).await.map_err(failed)?;
    Ok(own::answer(own::of_study(access.opened.study, access.opened.role)))
}

/// The body of `POST /api/s/{key}/operations`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OperationsRequest {
    operations: Vec<Asked>,
}

/// `POST /api/s/{key}/operations`
pub(super) async fn operate(
    State(app): State<App>,
    access: StudyAccess,
    body: Body,
) -> Result<Response, ApiError> {
    let bytes = body::bytes(body, MOST_ASKED).await?;
    let OperationsRequest { operations } = body::of_json(&bytes)?;
    if operations.len() > MOST_OPERATIONS {
        let reason = format!("at most {MOST_OPERATIONS} at once");
        return Err(ApiError::bad_request("operations", reason));
    }
    app.check_changes(access.caller)?;
    access.confirm(&app).await?;
    let room = access.room(&app).await?;
    let asked = operations.len().max(1);
    let done = app.rooms.operate(room, access.holder, operations).await?;
    // The page sends again what was left for another request.
    let answered = done["answers"].as_array().map_or(0, Vec::len);
    app.count_changes(access.caller, answered, bytes.len() * answered / asked);
    Ok(json_answer(done))
}

/// `POST /api/s/{key}/record`: the games of a file as nodes that operations can paste.
pub(super) async fn read(
    State(app): State<App>,
    access: StudyAccess,
    body: Body,
) -> Result<Response, ApiError> {
    app.record_reads
        .take(access.caller, app.services.time.now())
        .map_err(|wait| ApiError::too_often("too many records come from this address", wait))?;
    // These bounds are those of uploads of records.
    let Ok(_room) = app.uploads.try_acquire() else {
        return Err(ApiError::busy("too many files are coming in; please try again"));
    };
    let bytes = body::bytes(body, MOST_ASKED).await?;
    access.confirm(&app).await?;
    let room = access.room(&app).await?;
    let person = app.rooms.person(&room, &access.holder).await?;
    if room.may(person, access.holder.role) < Role::Write {
        return Err(ApiError::not_allowed("this link only reads"));
    }
    let read = move || chapters_of(&bytes).map(|read| (read.study.pasting(), read.notes));
    let (pasting, notes) = records::reading(&app, read).await?;
    let mut answer = json!(pasting);
    answer["notes"] = json!(notes);
    Ok(json_answer(answer))
}

/// `POST /api/s/{key}/tell`
pub(super) async fn tell(
    State(app): State<App>,
    access: StudyAccess,
    body: Body,
) -> Result<StatusCode, ApiError> {
    let tell: Tell = body::json(body).await?;
    let room = access.room(&app).await?;
    app.rooms.tell(&room, &access.holder, tell).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The body of `POST /api/s/{key}/links`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RenewRequest {
    renew: Role,
}

/// `POST /api/s/{key}/links`: for the owner, another link of a kind.
pub(super) async fn renew(
    State(app): State<App>,
    access: StudyAccess,
    body: Body,
) -> Result<Response, ApiError> {
    let RenewRequest { renew } = body::json(body).await?;
    if access.holder.role != Role::Own {
        return Err(ApiError::not_allowed("the owner renews links"));
    }
    check_rate(&app, access.caller)?;
    let room = access.room(&app).await?;
    let by = app.rooms.person(&room, &access.holder).await?;
    // The lists lose an old link. This owner goes on with the new one.
    let stays = access.holder.visitor.filter(|_| renew == Role::Own);
    app.rooms.renew(Arc::clone(&room), renew, by, stays).await?;
    Ok(json_answer(room.links(Role::Own)))
}

/// The body of `POST /api/s/{key}/try`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TryRequest {
    parent: Name,
    moves: Vec<Made>,
}

fn check_tried(moves: &[Made]) -> Result<(), ApiError> {
    if moves.len() > MOST_TRIED {
        let reason = format!("a line has at most {MOST_TRIED} moves");
        return Err(ApiError::bad_request("moves", reason));
    }
    Ok(())
}

/// `POST /api/s/{key}/try`
pub(super) async fn try_line(
    State(app): State<App>,
    access: StudyAccess,
    body: Body,
) -> Result<Response, ApiError> {
    let TryRequest { parent, moves } = body::json(body).await?;
    check_tried(&moves)?;
    let _place = app.positions.enter(access.caller)?;
    let moves = moves.into_iter().map(Step::from).collect();
    Ok(json_answer(access.room(&app).await?.tried(parent, moves).await?))
}

/// The body of `POST /api/s/{key}/look`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LookRequest {
    page: String,
    end: Name,
    at: usize,
    #[serde(default)]
    moves: Vec<Made>,
}

/// `POST /api/s/{key}/look`
pub(super) async fn look(
    State(app): State<App>,
    access: StudyAccess,
    body: Body,
) -> Result<StatusCode, ApiError> {
    let LookRequest { page, end, at, moves } = body::json(body).await?;
    check_tried(&moves)?;
    let _place = app.positions.enter(access.caller)?;
    let room = access.room(&app).await?;
    let person = app.rooms.person(&room, &access.holder).await?;
    let more = moves.iter().cloned().map(Step::from).collect();
    let (positions, revision) = room.positions(end.clone(), more).await?;
    if !app.services.engines.analyst().is_some_and(|analyst| analyst.knows(positions.size())) {
        return Err(ApiError::not_allowed("no network knows boards of this size here"));
    }
    if positions.count() > MOST_LOOKED_AT {
        let reason = format!("an analysis takes ways of at most {MOST_LOOKED_AT} nodes");
        return Err(ApiError::bad_request("end", reason));
    }
    // The keys of a long way take their time.
    let positions = tokio::task::spawn_blocking(move || {
        positions.keys();
        positions
    });
    let positions = positions.await.map_err(|_| ApiError::internal())?;
    room.look((person, page), Look { end, moves, at, positions, revision })?;
    Ok(StatusCode::NO_CONTENT)
}

/// The query of a request about a node.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NodeQuery {
    node: Name,
}

type AskedNode = Result<Query<NodeQuery>, QueryRejection>;

fn node(query: AskedNode) -> Result<Name, ApiError> {
    let Query(NodeQuery { node }) =
        query.map_err(|error| ApiError::bad_request("node", error.body_text()))?;
    Ok(node)
}

/// `GET /api/s/{key}/judgement?node=`
pub(super) async fn judgement(
    State(app): State<App>,
    access: StudyAccess,
    query: AskedNode,
) -> Result<Response, ApiError> {
    let node = node(query)?;
    let place = app.services.judgements.enter(access.caller)?;
    let (positions, _) = access.room(&app).await?.positions(node, Vec::new()).await?;
    let walk = positions.state(positions.count() - 1).ok_or_else(ApiError::internal)?.0;
    Ok(json_answer(json!(app.services.judgements.estimate(place, walk).await?)))
}

/// `GET /api/s/{key}/assumed?node=`
pub(super) async fn assumed(
    State(app): State<App>,
    access: StudyAccess,
    query: AskedNode,
) -> Result<Response, ApiError> {
    let node = node(query)?;
    let _place = app.positions.enter(access.caller)?;
    Ok(json_answer(json!({ "assumed": access.room(&app).await?.assumed(node).await? })))
}

/// `GET /api/s/{key}/picture.svg?node=`
pub(super) async fn svg(
    State(app): State<App>,
    access: StudyAccess,
    query: AskedNode,
) -> Result<Response, ApiError> {
    let (line, place) = line(&app, &access, query).await?;
    super::picture::svg_of_line(line, place).await
}

/// `GET /api/s/{key}/picture.png?node=`
pub(super) async fn png(
    State(app): State<App>,
    access: StudyAccess,
    query: AskedNode,
) -> Result<Response, ApiError> {
    let (line, place) = line(&app, &access, query).await?;
    super::picture::png_of_line(line, place).await
}

/// The way to a node as a record, and a place for the work of drawing.
async fn line(
    app: &App,
    access: &StudyAccess,
    query: AskedNode,
) -> Result<(String, crate::queue::Place), ApiError> {
    let node = node(query)?;
    let place = app.positions.enter(access.caller)?;
    Ok((access.room(app).await?.line(node).await?, place))
}

/// The query of `GET /api/s/{key}/evaluations`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndQuery {
    end: Name,
}

/// `GET /api/s/{key}/evaluations?end=`
pub(super) async fn evaluations(
    State(app): State<App>,
    access: StudyAccess,
    query: Result<Query<EndQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(EndQuery { end }) =
        query.map_err(|error| ApiError::bad_request("end", error.body_text()))?;
    let _place = app.positions.enter(access.caller)?;
    Ok(json_answer(json!({ "recorded": access.room(&app).await?.recorded(end).await? })))
}

/// The query of `GET /api/s/{key}/sgf`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SgfQuery {
    chapter: Option<Name>,
    /// The language in which people without a name are called.
    lang: Option<String>,
    #[serde(default)]
    evaluations: bool,
}

/// `GET /api/s/{key}/sgf?chapter=&evaluations=&lang=`
pub(super) async fn sgf(
    State(app): State<App>,
    access: StudyAccess,
    headers: HeaderMap,
    query: Result<Query<SgfQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(SgfQuery { chapter, lang, evaluations }) =
        query.map_err(|error| ApiError::bad_request("chapter", error.body_text()))?;
    let language = super::language::wanted(lang.as_deref(), &headers)?;
    let place = app.downloads.enter(access.caller)?;
    let room = access.room(&app).await?;
    let analyst = app.services.engines.analyst().filter(|_| evaluations);
    let known = analyst.map(|analyst| {
        let (network, analyses) = (analyst.name().to_owned(), Arc::clone(&app.analyses));
        Found { network, of: Box::new(move |key| analyses.found(key)) }
    });
    let known = match known {
        Some(known) => Some((known, app.positions.enter(access.caller)?)),
        None => None,
    };
    let Download { name, sgf } = room.download(chapter, language, known).await?;
    let bytes = sgf.into_bytes();
    let headers = [
        (header::CONTENT_TYPE, "application/x-go-sgf".to_owned()),
        (header::CONTENT_DISPOSITION, attachment(&name, "sgf")),
        (header::CONTENT_LENGTH, bytes.len().to_string()),
    ];
    Ok((headers, super::download::sent_part_by_part(bytes.into(), place)).into_response())
}

/// The query of `GET /api/s/{key}/events`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventsQuery {
    since: u64,
    page: Option<String>,
    #[serde(default)]
    analysis: bool,
}

/// `GET /api/s/{key}/events?since=&page=&analysis=`
pub(super) async fn events(
    State(app): State<App>,
    access: StudyAccess,
    headers: HeaderMap,
    query: Result<Query<EventsQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(EventsQuery { since, page, analysis }) =
        query.map_err(|error| ApiError::bad_request("since", error.body_text()))?;
    let page = page.map(|page| page.parse::<Name>()).transpose();
    let page = page.map_err(|_| ApiError::bad_request("page", "1 to 40 letters and digits"))?;
    // A browser that connects again names the last step that it got.
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let room = access.room(&app).await?;
    let (since, page) = (last.unwrap_or(since), (page, analysis));
    let begun = Stream::begin(app.clone(), room, &access.holder, since, page);
    let begun = begun.await?;
    // A link that is replaced from now on is told to this stream, too.
    access.confirm(&app).await?;
    let behind = begun.is_behind().then(|| word("reload", "{}".to_owned()));
    let told = stream::unfold((begun, behind), |(mut stream, mut behind)| async move {
        let told = match behind.take() {
            Some(told) => told,
            None => stream.next().await?,
        };
        let event = Event::default().event(told.event).data(&*told.data);
        let event = match told.number {
            Some(number) => event.id(number.to_string()),
            None => event,
        };
        Some((Ok::<_, Infallible>(event), (stream, behind)))
    });
    let leaves = who::of(&app, &headers).await?.leaves(&app);
    Ok(super::events::answer(told, super::events::ALIVE_EVERY, leaves))
}
