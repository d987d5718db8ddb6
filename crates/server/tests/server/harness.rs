//! A server for tests, and games to be made on it.

use axum::Router;
use axum::body::Body;
use axum::http::request::Builder;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use futures_util::StreamExt;
use serde_json::{Value, json};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tengen_server::key::{Key, Visitor};
use tengen_server::nodes::Nodes;
use tengen_server::store::{ListStore, SqliteStore};
use tengen_server::time::ManualTime;
use tengen_server::{App, Engines, Secret, ServerLimits};
use tower::ServiceExt;

const SECRET: Secret = Secret::of([7; 32]);

/// The cookie of a browser with a name of this letter.
pub(crate) fn cookie(letter: char) -> String {
    named(&letter.to_string().repeat(22))
}

/// The cookie of a browser with this name.
pub(crate) fn named(name: &str) -> String {
    format!("tengen={}", SECRET.cookie(&Key::parse(name).unwrap()))
}

/// A server without a port.
pub(crate) struct Server {
    pub(crate) time: Arc<ManualTime>,
    pub(crate) app: App,
    router: Router,
    store: SqliteStore,
    engines: Engines,
    limits: ServerLimits,
    folder: TempDir,
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

impl Answer {
    /// The body as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes)
            .unwrap_or_else(|_| panic!("no JSON: {}", String::from_utf8_lossy(&self.bytes)))
    }

    /// The body as text.
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.bytes.clone()).unwrap()
    }

    /// The code of an error, with its status.
    pub(crate) fn code(&self) -> (u16, String) {
        let body = self.json();
        let error = &body["error"];
        assert!(error["args"].is_object() && error["points"].is_array(), "{body}");
        assert!(!error["text"].as_str().unwrap().is_empty(), "{body}");
        (self.status.as_u16(), error["code"].as_str().unwrap().to_owned())
    }
}

/// A game's keys.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    pub(crate) own: String,
    pub(crate) black: String,
    pub(crate) white: String,
    pub(crate) watch: String,
}

/// A new game between people on 9×9 without a clock, to be changed field by field.
pub(crate) fn nine_by_nine(rules: &str) -> Value {
    json!({
        "width": 9, "height": 9, "rules": rules, "komi": null, "handicap": {"kind": "none"},
        "colour": "black", "opponent": {"kind": "link"}, "clock": {"kind": "none"},
    })
}

/// The same game with one field changed.
pub(crate) fn with(mut game: Value, field: &str, value: Value) -> Value {
    game[field] = value;
    game
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(Engines::default()).await
    }

    /// A server with these engines.
    pub(crate) async fn with(engines: Engines) -> Server {
        Server::new(engines, ServerLimits::PUBLIC).await
    }

    /// A server within these limits.
    pub(crate) async fn within(limits: ServerLimits) -> Server {
        Server::new(Engines::default(), limits).await
    }

    async fn new(engines: Engines, limits: ServerLimits) -> Server {
        let folder = tempfile::tempdir().unwrap();
        Server::open(folder, Arc::new(ManualTime::at(1_700_000_000_000)), engines, limits).await
    }

    async fn open(
        folder: TempDir,
        time: Arc<ManualTime>,
        engines: Engines,
        limits: ServerLimits,
    ) -> Server {
        let store = SqliteStore::open(&folder.path().join("games.db"), SECRET).await.unwrap();
        let (own, nodes) = (Arc::new(store.clone()), Nodes::alone());
        let app = App::within(limits, own, time.clone(), engines.clone(), nodes).await.unwrap();
        let router = app.router();
        Server { time, app, router, store, engines, limits, folder }
    }

    /// Ends this server at once, as a power cut does. Starts another on the same database after
    /// `later` milliseconds.
    pub(crate) async fn restart(self, later: u64) -> Server {
        self.app.close();
        while self.app.live_games() > 0 {
            tokio::task::yield_now().await;
        }
        self.store.close().await;
        self.time.advance(later);
        Server::open(self.folder, self.time, self.engines, self.limits).await
    }

    /// Moves the database away while the server has it open, or back: until then the store takes
    /// nothing.
    pub(crate) fn move_store(&self, is_away: bool) {
        let place = |away: bool| self.folder.path().join(if away { "away.db" } else { "games.db" });
        std::fs::rename(place(!is_away), place(is_away)).unwrap();
    }

    /// Takes the table of visits away while the server has the database open, or gives it back:
    /// until then no list of games can be read.
    pub(crate) async fn move_visits(&self, is_away: bool) {
        self.run(match is_away {
            true => "ALTER TABLE visits RENAME TO visits_away",
            false => "ALTER TABLE visits_away RENAME TO visits",
        })
        .await;
    }

    /// The same with the standings of members: until then no result is rated.
    pub(crate) async fn move_standings(&self, is_away: bool) {
        self.run(match is_away {
            true => "ALTER TABLE standings RENAME TO standings_away",
            false => "ALTER TABLE standings_away RENAME TO standings",
        })
        .await;
    }

    /// Spoils all ratings, but not the log of results.
    pub(crate) async fn spoil_ratings(&self) {
        self.run("DELETE FROM standings").await;
        self.run("UPDATE rated SET change = 'spoiled' WHERE pool = 'overall'").await;
        self.run("INSERT INTO rated VALUES (99, 1, 'overall', 'spoiled')").await;
    }

    /// Runs a statement on the database while the server has it open.
    async fn run(&self, sql: &'static str) {
        let options = SqliteConnectOptions::new().filename(self.folder.path().join("games.db"));
        let mut db = options.connect().await.unwrap();
        sqlx::query(sql).execute(&mut db).await.unwrap();
    }

    /// Another server on the same database.
    pub(crate) async fn beside(&self) -> App {
        let store = SqliteStore::open(&self.folder.path().join("games.db"), SECRET).await.unwrap();
        App::new(Arc::new(store), self.time.clone(), self.engines.clone()).await.unwrap()
    }

    /// Stores that a visitor with a cookie of this letter had the game of a key, as servers did
    /// that gave cookies without a sign.
    pub(crate) async fn visited_before(&self, letter: char, key: &str) {
        let name = Key::parse(&letter.to_string().repeat(22)).unwrap();
        let key = Key::parse(key).unwrap();
        self.store.visit(Visitor::of(&name), &key, 1).await.unwrap();
    }

    /// All bytes of the database and its log.
    pub(crate) fn stored_bytes(&self) -> Vec<u8> {
        let file = |name| std::fs::read(self.folder.path().join(name)).unwrap_or_default();
        ["games.db", "games.db-wal"].map(file).concat()
    }

    /// Lets requests from now on go to another server.
    pub(crate) fn turn_to(&mut self, app: &App) {
        self.router = app.router();
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        Answer { status: parts.status, headers: parts.headers, bytes: bytes.to_vec() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, body: impl Into<Body>) -> Answer {
        let request = Request::builder().method(Method::POST).uri(path);
        self.send(request.body(body.into()).unwrap()).await
    }

    /// Makes a game and returns its keys. A key that this kind of game lacks is empty.
    pub(crate) async fn game(&self, game: &Value) -> Keys {
        self.made(self.post("/api/games", game.to_string()).await)
    }

    /// The keys of the game that was made.
    pub(crate) fn made(&self, made: Answer) -> Keys {
        assert_eq!(made.status, 201, "{}", made.text());
        let made = made.json();
        let key =
            |link: &Value| link.as_str().map_or("", |l| l.trim_start_matches("/g/")).to_owned();
        Keys {
            own: made["key"].as_str().unwrap().to_owned(),
            black: key(&made["links"]["black"]),
            white: key(&made["links"]["white"]),
            watch: key(&made["links"]["watch"]),
        }
    }

    pub(crate) async fn view(&self, key: &str) -> Value {
        let answer = self.get(&format!("/api/g/{key}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// The game as a list shows it to a visitor who has this key. The game is not loaded for that.
    pub(crate) async fn list_of(&self, key: &str) -> Value {
        let cookie = cookie('L');
        let ask = async |request: Builder| {
            self.send(request.header("cookie", &cookie).body(Body::empty()).unwrap()).await
        };
        assert_eq!(ask(Request::post(format!("/api/g/{key}/visit"))).await.status, 200);
        ask(Request::get("/api/games")).await.json()[0].clone()
    }

    pub(crate) async fn act(&self, key: &str, act: Value) -> Answer {
        self.post(&format!("/api/g/{key}/act"), act.to_string()).await
    }

    /// Sends an act that must succeed, and returns the view afterwards.
    pub(crate) async fn must(&self, key: &str, act: Value) -> Value {
        let done = self.act(key, act.clone()).await;
        assert_eq!(done.status, 200, "{act}: {}", done.text());
        done.json()
    }

    /// Sends an act that must be refused, and returns status and code.
    pub(crate) async fn refused(&self, key: &str, act: Value) -> (u16, String) {
        let before = self.view(key).await;
        let code = self.act(key, act).await.code();
        let after = self.view(key).await;
        assert_eq!((&before["steps"], &before["phase"]), (&after["steps"], &after["phase"]));
        code
    }

    /// Makes moves in turn, from the side to move on; `pass` is a pass.
    pub(crate) async fn moves(&self, keys: &Keys, points: &str) -> Value {
        let mut view = self.view(&keys.watch).await;
        for point in points.split_whitespace() {
            let key = if view["toMove"] == "black" { &keys.black } else { &keys.white };
            let number = view["steps"].as_array().unwrap().len() + 1;
            view = self.must(key, placed(point, number)).await;
        }
        view
    }

    /// The view, as soon as it satisfies `wanted`.
    pub(crate) async fn until(&self, key: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let view = self.view(key).await;
            if wanted(&view) {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// The view, as soon as the judge has looked at the stop, closely too.
    pub(crate) async fn judged(&self, key: &str) -> Value {
        self.until(key, |view| {
            let phase = &view["phase"];
            phase["kind"] == "settling"
                && phase["judging"] == false
                && phase["closerLook"] == "none"
        })
        .await
    }

    /// Opens a page's stream of events.
    pub(crate) async fn follow(&self, key: &str) -> Stream {
        self.stream(&format!("/api/g/{key}/events")).await
    }

    /// Opens a stream of events with the analysis.
    pub(crate) async fn follow_analysis(&self, key: &str) -> Stream {
        self.stream(&format!("/api/g/{key}/events?analysis=true")).await
    }

    async fn stream(&self, path: &str) -> Stream {
        self.stream_of(Request::get(path)).await
    }

    /// Opens the stream of events that a request asks for.
    pub(crate) async fn stream_of(&self, request: Builder) -> Stream {
        Server::stream_on(self.router.clone(), request).await
    }

    /// Opens a stream of events of any server.
    pub(crate) async fn stream_on(router: Router, request: Builder) -> Stream {
        // Browsers send this header, too. A compressed stream would be held back.
        let request = request.header("accept-encoding", "gzip");
        let request = request.body(Body::empty()).unwrap();
        let response = router.oneshot(request).await.unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert!(!response.headers().contains_key("content-encoding"));
        assert_eq!(response.headers()["x-accel-buffering"], "no");
        let body = response.into_body().into_data_stream();
        Stream { body, text: String::new() }
    }
}

/// The request for a move.
pub(crate) fn placed(point: &str, number: usize) -> Value {
    match point {
        "pass" => json!({"do": "pass", "move": number}),
        at => json!({"do": "play", "at": at, "move": number}),
    }
}

/// An open stream of events.
pub(crate) struct Stream {
    body: axum::body::BodyDataStream,
    text: String,
}

impl Stream {
    /// The next view; `None` when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        self.event("view").await
    }

    /// The data of the next event of this name; `None` when the stream has ended.
    pub(crate) async fn event(&mut self, wanted: &str) -> Option<Value> {
        loop {
            let (name, data) = self.next_event().await?;
            if name == wanted {
                return Some(data);
            }
        }
    }

    /// The next event with its name; `None` when the stream has ended.
    pub(crate) async fn next_event(&mut self) -> Option<(String, Value)> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| {
                    let value = event.lines().find_map(|line| line.strip_prefix(name));
                    value.and_then(|value| value.strip_prefix(": ")).map(str::to_owned)
                };
                let told = field("event").zip(field("data"));
                self.text = rest.to_owned();
                match told {
                    Some((name, data)) => {
                        return Some((name, serde_json::from_str(&data).unwrap()));
                    }
                    None => continue,
                }
            }
            let chunk = self.body.next().await?.unwrap();
            self.text.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// The next view that satisfies `wanted`.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let view = self.next().await.expect("the stream goes on");
            if wanted(&view) {
                return view;
            }
        }
    }
}

/// Black's wall on the fifth column, White's on the sixth: 36 points against 27.
pub(crate) const WALLS: &str = "E1 F1 E2 F2 E3 F3 E4 F4 E5 F5 E6 F6 E7 F7 E8 F8 E9 F9";
