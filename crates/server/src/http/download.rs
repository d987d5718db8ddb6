//! Games and records as SGF.

use super::access::{Access, failed, no_access};
use super::names;
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::Key;
use crate::queue::Place;
use crate::record::{attachment, file_name};
use crate::store::{Kind, Linked};
use crate::view::AnalysisView;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use std::convert::Infallible;
use std::net::IpAddr;

/// How many bytes of a record are sent at once.
const PART: usize = 64 * 1024;

/// `GET /api/g/{key}/sgf`
pub(super) async fn sgf(State(app): State<App>, access: Access) -> Result<Response, ApiError> {
    // The place is taken before anything is read, and is free when all of it is sent. So the room
    // bounds the memory, even if those who download read slowly.
    let place = app.downloads.enter(access.caller)?;
    let bytes = bytes(&app, &access).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/x-go-sgf".to_owned()),
        (header::CONTENT_DISPOSITION, attachment(&file_name(&bytes), "sgf")),
        (header::CONTENT_LENGTH, bytes.len().to_string()),
    ];
    Ok((headers, sent_part_by_part(bytes.into(), place)).into_response())
}

/// The bytes of the record; those of an uploaded one as they were uploaded.
async fn bytes(app: &App, access: &Access) -> Result<Vec<u8>, ApiError> {
    match access.opened.kind {
        Kind::Record => app.services.store.record(access.opened.game).await.map_err(failed),
        Kind::Game => {
            let place = app.records.enter(access.caller)?;
            let snapshot = app.hub.snapshot(access.opened.game).await?;
            names::look(app, &snapshot).await;
            let written =
                move || crate::record::export(&snapshot.table, snapshot.created, snapshot.names());
            place.run(written).await?.map_err(|error| {
                tracing::error!(%error, "a record cannot be written");
                ApiError::internal()
            })
        }
    }
}

/// The bytes of the record of a game that another key opens. A running game is told only to those
/// who may have it analysed: a study has an engine.
pub(super) async fn of_key(app: &App, key: &str, caller: IpAddr) -> Result<Vec<u8>, ApiError> {
    let key = Key::parse(key).ok_or_else(ApiError::unknown_key)?;
    let opened = app.services.store.open(&key).await.map_err(failed)?;
    let Some(opened) = opened else { return Err(no_access(app, &key, Linked::Game).await?) };
    let access = Access { key, opened, caller };
    if access.opened.kind == Kind::Game {
        let snapshot = app.hub.snapshot(access.opened.game).await?;
        let role = access.opened.role;
        let is_over = snapshot.table.game().outcome().is_some();
        let is_open = AnalysisView::in_game(&app.services.engines, &snapshot, role).is_open();
        if !is_over && !is_open {
            return Err(ApiError::not_allowed("this game is not studied while it goes on"));
        }
    }
    bytes(app, &access).await
}

/// A body of these bytes that has the place until its last part is asked for.
pub(super) fn sent_part_by_part(bytes: Bytes, place: Place) -> Body {
    let parts = stream::unfold((bytes, place), async |(mut rest, place)| {
        let part = rest.split_to(rest.len().min(PART));
        (!part.is_empty()).then_some((Ok::<_, Infallible>(part), (rest, place)))
    });
    // A body that is compressed on its way is asked for more after its end.
    Body::from_stream(parts.fuse())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engines::Engines;
    use crate::queue::Queue;
    use crate::secret::Secret;
    use crate::store::SqliteStore;
    use crate::time::WallTime;
    use axum::http::{Request, StatusCode};
    use serde_json::{Value, json};
    use std::iter;
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::Arc;
    use tempfile::TempDir;
    use tower::ServiceExt;

    /// The status of the answer, and its body as JSON if it is.
    async fn answer(app: &App, request: Request<Body>) -> (StatusCode, Value) {
        let answer = app.router().oneshot(request).await.unwrap();
        let status = answer.status();
        let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap_or_default())
    }

    /// An application with a game and a long record, their keys, and the folder of its database.
    async fn app_with_records() -> (App, [Value; 2], TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let store =
            SqliteStore::open(&folder.path().join("games.db"), Secret::of([7; 32])).await.unwrap();
        let app = App::new(Arc::new(store), Arc::new(WallTime::new()), Engines::default()).await;
        let app = app.unwrap();
        let record = format!("(;SZ[9]C[{}];B[ee])", "long ".repeat(PART));
        let record = Request::post("/api/records").body(Body::from(record)).unwrap();
        let record = answer(&app, record).await.1["keys"][0].clone();
        let game = json!({
            "width": 9, "height": 9, "rules": "japanese", "komi": null, "colour": "black",
            "handicap": {"kind": "none"}, "opponent": {"kind": "link"}, "clock": {"kind": "none"},
        });
        let game = Request::post("/api/games").body(Body::from(game.to_string())).unwrap();
        let game = answer(&app, game).await.1["key"].clone();
        (app, [game, record], folder)
    }

    fn download(key: &Value) -> Request<Body> {
        let path = format!("/api/g/{}/sgf", key.as_str().unwrap());
        Request::get(path).body(Body::empty()).unwrap()
    }

    /// All places that are left for this machine, which requests without a connection come from.
    fn share(queue: &Queue) -> Vec<Place> {
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        iter::from_fn(|| queue.enter(here).ok()).collect()
    }

    #[tokio::test]
    async fn downloads_have_a_share_for_each_address() {
        let (app, keys, _folder) = app_with_records().await;
        let taken = share(&app.downloads);
        for key in &keys {
            let (status, body) = answer(&app, download(key)).await;
            assert_eq!((status.as_u16(), &body["error"]["code"]), (503, &json!("busy")));
        }
        drop(taken);
        for key in &keys {
            assert_eq!(answer(&app, download(key)).await.0, StatusCode::OK);
        }
        // A game is written among other work with records.
        let _taken = share(&app.records);
        let [game, record] = keys.each_ref().map(|key| answer(&app, download(key)));
        assert_eq!((game.await.0.as_u16(), record.await.0), (503, StatusCode::OK));
    }

    #[tokio::test]
    async fn a_compressed_download_is_whole() {
        let (app, keys, _folder) = app_with_records().await;
        for key in keys {
            let path = format!("/api/g/{}/sgf", key.as_str().unwrap());
            let request = Request::get(path).header(header::ACCEPT_ENCODING, "gzip");
            let answer = app.router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
            let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
            assert!(!bytes.is_empty());
        }
    }

    #[tokio::test]
    async fn a_download_has_its_place_until_it_is_sent_or_given_up() {
        let (app, [_, record], _folder) = app_with_records().await;
        let all = share(&app.downloads).len();
        for gives_up in [false, true] {
            let response = app.router().oneshot(download(&record)).await.unwrap();
            let length: usize =
                response.headers()["content-length"].to_str().unwrap().parse().unwrap();
            let mut body = response.into_body().into_data_stream();
            let mut got = body.next().await.unwrap().unwrap().len();
            assert!(got < length, "it is long enough for several parts");
            assert_eq!(share(&app.downloads).len(), all - 1);
            if gives_up {
                drop(body);
            } else {
                while let Some(part) = body.next().await {
                    got += part.unwrap().len();
                }
                assert_eq!(got, length);
            }
            assert_eq!(share(&app.downloads).len(), all);
        }
    }
}
