//! Making studies and listing them.

use super::access::{caller, failed, no_access};
use super::body::{self, json_answer};
use super::download;
use super::games::check_rate;
use super::new_game::checked_komi;
use super::presets::{board, ruleset};
use super::study::StudyAccess;
use super::{own, records, who};
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::key::Key;
use crate::record::BadRecord;
use crate::store::{Linked, ListedStudy, NewStudy};
use crate::studies::{self, LONGEST_TITLE, fitting_title, links, of_record, packed};
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tengen_record::{About, date, record_of};
use tengen_rules::{Game, GameSetup, Handicap, ReplayError};
use tengen_sgf::Problem;
use tengen_study::Role;

/// The most studies in a visitor's list.
const MOST_LISTED: u32 = 500;

/// The longest request for a new study, in bytes.
const MOST_ASKED: usize = 12 << 20;

/// The body of `POST /api/studies`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewStudyRequest {
    #[serde(default)]
    title: String,
    from: From,
}

/// What a study begins with.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum From {
    Board {
        width: u64,
        height: u64,
        rules: String,
        #[serde(default)]
        komi: Option<f64>,
        #[serde(default)]
        handicap: u8,
    },
    Game {
        key: String,
    },
    Study {
        key: String,
    },
    Sgf {
        text: String,
    },
}

/// `GET /api/studies`
pub(super) async fn list(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    let Some(visitor) = who::visitor(&app, &headers).await? else {
        return Ok(json_answer(json!([])));
    };
    let listed = app.services.store.visited_studies(visitor, MOST_LISTED).await;
    Ok(json_answer(listed.map_err(failed)?.iter().map(line).collect()))
}

/// A study in a list.
fn line(listed: &ListedStudy) -> Value {
    // A summary is what the server has written itself.
    let mut line: Value = serde_json::from_str(&listed.summary).unwrap_or_else(|_| json!({}));
    line["key"] = json!(listed.key.as_str());
    let own = own::of_study(listed.study, listed.role);
    line["address"] = json!(own.unwrap_or_else(|| format!("/s/{}", listed.key.as_str())));
    line["role"] = json!(listed.role);
    line["title"] = json!(listed.title);
    line["created"] = json!(listed.created);
    line["changed"] = json!(listed.changed);
    line
}

/// The title as it is kept.
fn checked_title(title: &str) -> Result<String, ApiError> {
    let title = title.trim();
    if title.chars().count() > LONGEST_TITLE {
        return Err(ApiError::bad_request("title", format!("at most {LONGEST_TITLE} characters")));
    }
    if title.chars().any(char::is_control) {
        return Err(ApiError::bad_request("title", "control characters are no title"));
    }
    Ok(title.to_owned())
}

/// What a study begins with, as a file of records.
struct Beginning {
    title: String,
    /// What it is called where neither the person nor the record says it.
    file_name: String,
    record: Vec<u8>,
}

/// `POST /api/studies`
pub(super) async fn create(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let caller = caller(request.extensions());
    check_rate(&app, caller)?;
    // These bounds are those of uploads of records.
    let Ok(_room) = app.uploads.try_acquire() else {
        return Err(ApiError::busy("too many files are coming in; please try again"));
    };
    let (parts, body) = request.into_parts();
    let wanted: NewStudyRequest = body::long_json(body, MOST_ASKED).await?;
    let title = checked_title(&wanted.title)?;
    let record = match wanted.from {
        From::Board { width, height, rules, komi, handicap } => {
            let mut setup = GameSetup::new(
                board(width, height)?,
                ruleset(&rules)?.clone(),
                if handicap == 0 { Handicap::None } else { Handicap::Fixed(handicap) },
            );
            if let Some(komi) = komi {
                setup.komi = checked_komi(komi, setup.size.area())?;
            }
            let game =
                Game::new(setup).map_err(|error| ApiError::start(ReplayError::Start(error)))?;
            let date = Some(date(app.services.time.now()));
            let record = record_of(&game, About { date, ..About::default() });
            record.to_bytes().map_err(|_| ApiError::internal())?
        }
        From::Game { key } => download::of_key(&app, &key, caller).await?,
        From::Study { key } => {
            let key = Key::parse(&key).ok_or_else(ApiError::unknown_key)?;
            let opened = app.services.store.open_study(&key).await.map_err(failed)?;
            let Some(opened) = opened else {
                return Err(no_access(&app, &key, Linked::Study).await?);
            };
            let language = super::language::accepted(&parts.headers);
            app.rooms
                .room(opened.study)
                .await?
                .download(None, language, None)
                .await?
                .sgf
                .into_bytes()
        }
        From::Sgf { text } => text.into_bytes(),
    };
    begun(&app, &parts, Beginning { title, file_name: String::new(), record }).await
}

/// The query of `POST /api/studies/record`.
#[derive(Deserialize)]
pub(super) struct FileQuery {
    #[serde(default)]
    title: String,
    /// The name of the file, without its ending.
    #[serde(default)]
    name: String,
}

/// `POST /api/studies/record`: a study that begins with a file.
pub(super) async fn create_of_file(
    State(app): State<App>,
    query: Result<Query<FileQuery>, QueryRejection>,
    request: Request,
) -> Result<Response, ApiError> {
    check_rate(&app, caller(request.extensions()))?;
    let Query(FileQuery { title, name: file_name }) =
        query.map_err(|error| ApiError::bad_request("", error.body_text()))?;
    let title = checked_title(&title)?;
    let Ok(_room) = app.uploads.try_acquire() else {
        return Err(ApiError::busy("too many files are coming in; please try again"));
    };
    let (parts, body) = request.into_parts();
    let record = body::bytes(body, records::MOST_SGF).await?;
    begun(&app, &parts, Beginning { title, file_name, record }).await
}

/// Begins a study for the visitor of a request.
async fn begun(app: &App, parts: &Parts, from: Beginning) -> Result<Response, ApiError> {
    let (visitor, cookie) = who::visitor_or_new(app, &parts.headers).await?;
    let Beginning { title, file_name, record } = from;
    app.check_room(caller(&parts.extensions), record.len())?;
    let begun = records::reading(app, move || {
        of_record(&record).map(|read| {
            let titles = [title, read.title, fitting_title(&file_name)];
            let title = titles.into_iter().find(|title| !title.is_empty()).unwrap_or_default();
            (packed(&read.study), title, studies::summary(&read.study), read.notes)
        })
    });
    let (base, title, summary, notes) = begun.await?;
    let study = NewStudy {
        created: app.services.time.now(),
        title,
        summary,
        base: base.map_err(|_| ApiError::internal())?,
    };
    let keys = app.services.store.create_study(study).await.map_err(failed)?.keys;
    let own = &keys[0].0;
    app.services.store.visit_study(visitor, own, app.services.time.now()).await.map_err(failed)?;
    let body = json!({ "key": own.as_str(), "links": links(&keys, Role::Own), "notes": notes });
    Ok((StatusCode::CREATED, cookie, json_answer(body)).into_response())
}

impl BadRecord {
    /// The answer to a request with this file.
    pub(super) fn refused(self) -> ApiError {
        if self.problem == Problem::NotText.code() {
            return ErrorBody::new("not-record", self.reason).unprocessable();
        }
        if self.problem == Problem::NoGame.code() {
            return ErrorBody::new("no-record", self.reason).unprocessable();
        }
        if let Some(why) = self.problem.strip_prefix("drawn-") {
            return ErrorBody::new("bad-drawing", self.reason).with("why", why).unprocessable();
        }
        ErrorBody::new("bad-record", self.to_string())
            .with("line", self.line)
            .with("column", self.column)
            .with("problem", self.problem)
            .with("name", self.name.unwrap_or_default())
            .with("reason", self.reason.as_str())
            .unprocessable()
    }
}

/// The body of `POST /api/studies/{key}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RenameRequest {
    title: String,
}

/// `POST /api/studies/{key}`
pub(super) async fn rename(
    State(app): State<App>,
    access: StudyAccess,
    body: Body,
) -> Result<StatusCode, ApiError> {
    let RenameRequest { title } = body::json(body).await?;
    let title = checked_title(&title)?;
    let room = access.room(&app).await?;
    let person = app.rooms.person(&room, &access.holder).await?;
    if room.may(person, access.holder.role) < Role::Write {
        return Err(ApiError::not_allowed("this link only reads"));
    }
    app.rooms.entitle(room, title).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/studies/{key}`
pub(super) async fn delete(
    State(app): State<App>,
    access: StudyAccess,
) -> Result<StatusCode, ApiError> {
    if access.holder.role == Role::Own {
        let room = access.room(&app).await?;
        app.rooms.delete(room, None).await?;
    } else if let Some(visitor) = access.holder.visitor {
        app.services.store.leave_study(visitor, &access.key).await.map_err(failed)?;
    }
    Ok(StatusCode::NO_CONTENT)
}
