//! A person takes another name.

use super::access::{failed, to_its_end};
use super::body::{self, json_answer};
use super::join::{Taken, bad_name, taken};
use super::{me, who};
use crate::api_error::ApiError;
use crate::app::App;
use crate::error_body::ErrorBody;
use crate::store::{Member, Renamed, Renaming, StoreError};
use axum::extract::{Request, State};
use axum::response::Response;
use serde::Deserialize;
use tengen_people::Name;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// How long a name stays at least.
const STAYS: u64 = 30 * DAY;

/// How long a name of before leads to its person, and is nobody else's.
const KEPT: u64 = 365 * DAY;

/// The body of `POST /api/me/name`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NameRequest {
    name: String,
}

/// When a member may take another name; nothing if they may do so now.
pub(super) fn may_at(member: &Member, now: u64) -> Option<u64> {
    member.renamed.map(|renamed| renamed + STAYS).filter(|may| *may > now)
}

/// 422: the name was changed not long ago.
fn lately(renamed: u64, now: u64) -> ApiError {
    let days = (renamed + STAYS).saturating_sub(now).div_ceil(DAY).max(1);
    let text = format!("the name was changed lately: the next change is in {days} days");
    ErrorBody::new("renamed-lately", text).with("days", days).unprocessable()
}

/// `POST /api/me/name`
pub(super) async fn rename(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let signed = who::person(&app, &parts.headers).await?;
    signed.check_fresh(&app)?;
    let NameRequest { name } = body::json(body).await?;
    let name = Name::new(&name).map_err(bad_name)?;
    let (now, member) = (app.services.time.now(), signed.session.member.clone());
    if let Some(taken) = taken(&app, &name, Some(member.id)).await? {
        return Err(taken.into());
    }
    let renaming = Renaming {
        member: member.id,
        by: signed.hash,
        name: name.as_str().to_owned(),
        keys: name.keys().iter().map(|key| key.as_str().to_owned()).collect(),
        at: now,
        until: now + KEPT,
        since: now.saturating_sub(STAYS),
    };
    to_its_end(async move {
        let renamed = match app.services.store.rename(renaming).await {
            Ok(renamed) => renamed,
            // Somebody else was faster.
            Err(StoreError::Conflict) => {
                let why = taken(&app, &name, Some(member.id)).await?;
                return Err(why.unwrap_or(Taken::Taken).into());
            }
            Err(error) => return Err(failed(error)),
        };
        app.sessions.have_ended(member.id);
        match renamed {
            Renamed::Done => {}
            Renamed::SignedOut => return Err(who::signed_out()),
            Renamed::Lately(at) => return Err(lately(at, now)),
        }
        app.services.directory.learn(member.id, name.as_str(), now);
        Ok(json_answer(me::of_session(&app, signed.hash).await))
    })
    .await
}
