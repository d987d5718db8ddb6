//! Games and records as SGF.

use super::access::{Access, failed};
use crate::api_error::ApiError;
use crate::app::App;
use crate::store::Kind;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

/// `GET /api/g/{key}/sgf`
pub(super) async fn sgf(State(app): State<App>, access: Access) -> Result<Response, ApiError> {
    let headers = [
        (header::CONTENT_TYPE, "application/x-go-sgf"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tengen.sgf\""),
    ];
    Ok((headers, bytes(&app, &access).await?).into_response())
}

/// The bytes of the record; those of an uploaded one as they were uploaded.
async fn bytes(app: &App, access: &Access) -> Result<Vec<u8>, ApiError> {
    // The place is taken before anything is read, so that the queue bounds the memory, too.
    let place = app.records.enter(access.caller)?;
    match access.opened.kind {
        Kind::Record => {
            let stored = app.services.store.record(access.opened.game).await.map_err(failed)?;
            place.run(move || stored).await
        }
        Kind::Game => {
            let snapshot = app.hub.snapshot(access.opened.game).await?;
            let written = move || crate::record::export(&snapshot.table, snapshot.created);
            place.run(written).await?.map_err(|error| {
                tracing::error!(%error, "a record cannot be written");
                ApiError::internal()
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engines::Engines;
    use crate::store::SqliteStore;
    use crate::time::WallTime;
    use axum::body::Body;
    use axum::http::{Request, StatusCode};
    use serde_json::{Value, json};
    use std::iter;
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::Arc;
    use tower::ServiceExt;

    /// The status of the answer, and its body as JSON if it is.
    async fn answer(app: &App, request: Request<Body>) -> (StatusCode, Value) {
        let answer = app.router().oneshot(request).await.unwrap();
        let status = answer.status();
        let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap_or_default())
    }

    #[tokio::test]
    async fn downloads_have_a_share_of_the_queue_of_records() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("games.db")).await.unwrap();
        let app = App::new(Arc::new(store), Arc::new(WallTime::new()), Engines::default()).await;
        let app = app.unwrap();
        let record = Request::post("/api/records").body(Body::from("(;SZ[9];B[ee])")).unwrap();
        let record = answer(&app, record).await.1["keys"][0].clone();
        let game = json!({
            "width": 9, "height": 9, "rules": "japanese", "komi": null, "colour": "black",
            "handicap": {"kind": "none"}, "opponent": {"kind": "link"}, "clock": {"kind": "none"},
        });
        let game = Request::post("/api/games").body(Body::from(game.to_string())).unwrap();
        let game = answer(&app, game).await.1["key"].clone();
        let download = async |key: &Value| {
            let path = format!("/api/g/{}/sgf", key.as_str().unwrap());
            answer(&app, Request::get(path).body(Body::empty()).unwrap()).await
        };
        // Requests without a connection come from this machine.
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let share: Vec<_> = iter::from_fn(|| app.records.enter(here).ok()).collect();
        for key in [&record, &game] {
            let (status, body) = download(key).await;
            assert_eq!((status.as_u16(), &body["error"]["code"]), (503, &json!("busy")));
        }
        drop(share);
        for key in [&record, &game] {
            assert_eq!(download(key).await.0, StatusCode::OK);
        }
    }
}
