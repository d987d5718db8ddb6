//! Studies that several people work at.

mod files;
mod people;

use crate::harness::{Answer, Server, Stream, named, nine_by_nine};
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use tengen_server::{Pace, ServerLimits};

/// A study, and how people reach it.
struct Study {
    own: String,
    write: String,
    read: String,
}

/// A person: a key of a study, and the cookie of a browser.
#[derive(Clone)]
struct Person {
    key: String,
    cookie: String,
}

fn person(key: &str, letter: &str) -> Person {
    Person { key: key.to_owned(), cookie: named(&letter.repeat(22)) }
}

async fn begun(server: &Server, from: Value) -> Study {
    let made = server.post("/api/studies", json!({"title": "", "from": from}).to_string()).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let made = made.json();
    let key =
        |name: &str| made["links"][name].as_str().unwrap().trim_start_matches("/s/").to_owned();
    assert_eq!(made["key"], key("own"));
    Study { own: key("own"), write: key("write"), read: key("read") }
}

async fn record(server: &Server, sgf: &str) -> Study {
    begun(server, json!({"kind": "sgf", "text": sgf})).await
}

impl Server {
    async fn as_person(&self, person: &Person, path: &str, body: Option<Value>) -> Answer {
        let path = format!("/api/s/{}{path}", person.key);
        let request = match &body {
            Some(_) => Request::post(path),
            None => Request::get(path),
        };
        let request = request.header("cookie", &person.cookie);
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        self.send(request.body(body).unwrap()).await
    }

    async fn study(&self, person: &Person) -> Value {
        let answer = self.as_person(person, "", None).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    async fn operate(&self, person: &Person, operations: Value) -> Vec<Value> {
        let body = json!({"operations": operations});
        let answer = self.as_person(person, "/operations", Some(body)).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()["answers"].as_array().unwrap().clone()
    }

    async fn tell(&self, person: &Person, tell: Value) -> u16 {
        self.as_person(person, "/tell", Some(tell)).await.status.as_u16()
    }

    async fn follow_study(&self, person: &Person, query: &str) -> Stream {
        let path = format!("/api/s/{}/events?{query}", person.key);
        self.stream_of(Request::get(path).header("cookie", &person.cookie)).await
    }
}

fn names(view: &Value) -> Vec<&str> {
    view["nodes"].as_array().unwrap().iter().map(|node| node["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_study_is_what_its_operations_made_of_it_after_a_power_cut_too() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9]PB[Anna]PW[Ben]KM[6.5];B[ee];W[ec](;B[cc])(;B[gc]))").await;
    let own = person(&study.own, "A");
    let view = server.study(&own).await;
    assert_eq!((&view["title"], &view["me"]), (&json!("Anna – Ben"), &json!("p1")));
    assert_eq!(names(&view), ["0", "1", "2", "3", "4"]);
    let play = json!({"id": "a1", "op": "play", "parent": "2", "node": "x", "B": "cg"});
    let same = json!({"id": "a2", "op": "play", "parent": "2", "node": "y", "B": "gc"});
    let ill = json!({"id": "a3", "op": "play", "parent": "2", "node": "z", "B": "ec"});
    let late = json!({"id": "a4", "op": "comment", "node": "nowhere", "text": "?"});
    let note = json!({"id": "a5", "op": "comment", "node": "x", "text": "Good"});
    let bad = json!({"id": "a6", "op": "fly"});
    let put = json!({"id": "a7", "op": "insert", "above": "2", "node": "i", "properties": [["W", ["ee"]]]});
    let done = server.operate(&own, json!([play, same, ill, late, note, bad, play, put])).await;
    assert_eq!(done[0], json!({"done": {"revision": 1}}));
    assert_eq!(done[1], json!({"existing": {"revision": 2, "node": "4"}}));
    assert_eq!(done[2]["refused"]["code"], "illegal");
    assert_eq!(done[2]["refused"]["illegal"]["code"], "occupied");
    assert_eq!(done[2]["refused"]["illegal"]["args"]["point"], "E7");
    assert_eq!(done[3]["refused"]["code"], "unknown");
    assert_eq!(done[4], json!({"done": {"revision": 3}}));
    assert_eq!(done[5]["refused"]["code"], "bad-request");
    assert_eq!(done[6], json!({"already": {"revision": 1}}));
    assert_eq!(done[7]["refused"]["illegal"]["code"], "occupied");
    assert_eq!(done[7]["refused"]["illegal"]["args"]["point"], "E5");
    let before = server.study(&own).await;
    let server = server.restart(1000).await;
    let after = server.study(&own).await;
    for field in ["nodes", "boards", "revision", "title", "links"] {
        assert_eq!(before[field], after[field], "{field}");
    }
    assert_eq!(names(&after), ["0", "1", "2", "3", "4", "x"]);
    assert_eq!(after["nodes"][5]["remarks"], json!([["p1", "Good"]]));
    let sgf = server.as_person(&own, "/sgf", None).await;
    let disposition = sgf.headers["content-disposition"].to_str().unwrap();
    assert!(disposition.contains("Anna-Ben-study.sgf"), "{disposition}");
    let written = sgf.text();
    assert!(written.contains("(;B[cg]C[Person 1: Good])"), "{written}");
    let french = server.as_person(&own, "/sgf?lang=fr", None).await.text();
    assert!(french.contains("C[Personne 1: Good]"), "{french}");
    let unknown = server.as_person(&own, "/sgf?lang=xx", None).await;
    assert_eq!(unknown.code(), (400, "bad-request".to_owned()));
}

#[tokio::test]
async fn an_address_changes_studies_at_a_pace_and_adds_so_much() {
    let operations = Pace { burst: 4.0, a_minute: 60.0 };
    let added = Pace { burst: 8.0, a_minute: 1.0 };
    let limits = ServerLimits { operations, added, ..ServerLimits::PUBLIC };
    let server = Server::within(limits).await;
    let study = record(&server, "(;SZ[9])").await;
    let own = person(&study.own, "A");
    let say = |ids: &[&str], text: &str| {
        let say = |id: &&str| json!({"id": id, "op": "comment", "node": "0", "text": text});
        json!({"operations": ids.iter().map(say).collect::<Vec<_>>()})
    };
    let send = async |body: Value| {
        let answer = server.as_person(&own, "/operations", Some(body)).await;
        (answer.status.as_u16(), answer.headers.contains_key("retry-after"))
    };
    assert_eq!(send(say(&["a", "b", "c"], "x")).await, (200, false));
    assert_eq!(send(say(&["d", "e"], "x")).await, (200, false), "one was left");
    assert_eq!(send(say(&["f"], "x")).await, (503, true), "one more than that is paid off");
    assert_eq!(send(say(&["f"], "x")).await, (503, true), "what is refused costs nothing");
    server.time.advance(2_000);
    assert_eq!(send(say(&["f"], "x")).await, (200, false));
    server.time.advance(60_000);
    assert_eq!(send(say(&["g"], &"x".repeat(6 * 1024))).await, (200, false));
    assert_eq!(send(say(&["h"], &"x".repeat(3 * 1024))).await, (200, false), "there was room");
    assert_eq!(send(say(&["i"], "x")).await, (503, true), "beyond 8 KiB");
    server.time.advance(3 * 60_000);
    assert_eq!(send(say(&["i"], "x")).await, (200, false));
}

#[tokio::test]
async fn a_study_begins_with_a_board_a_game_or_another_study() {
    let server = Server::start().await;
    let board = json!({"kind": "board", "width": 9, "height": 9, "rules": "aga-area", "komi": 0.5,
                       "handicap": 2});
    let board = begun(&server, board).await;
    let sgf = server.as_person(&person(&board.read, "R"), "/sgf", None).await.text();
    assert!(sgf.contains("HA[2]") && sgf.contains("KM[0.5]") && sgf.contains("AB["), "{sgf}");

    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, "E5 E7").await;
    let from = |key: &str| json!({"title": "", "from": {"kind": "game", "key": key}}).to_string();
    let early = server.post("/api/studies", from(&keys.black)).await;
    assert_eq!(early.code(), (403, "not-allowed".to_owned()));
    server.must(&keys.black, json!({"do": "resign"})).await;
    let game = begun(&server, json!({"kind": "game", "key": keys.watch})).await;
    let view = server.study(&person(&game.read, "R")).await;
    assert_eq!(view["nodes"][2]["properties"][0], json!(["W", ["ec"]]));

    let copy = begun(&server, json!({"kind": "study", "key": game.read})).await;
    let view = server.study(&person(&copy.own, "A")).await;
    assert_eq!(view["nodes"].as_array().unwrap().len(), 3);
    for (bad, code) in [
        (json!({"kind": "sgf", "text": "no game"}), (422, "no-record")),
        (json!({"kind": "game", "key": "?"}), (404, "unknown-key")),
        (
            json!({"kind": "board", "width": 99, "height": 9, "rules": "japanese"}),
            (400, "bad-request"),
        ),
        (json!({"kind": "moon"}), (400, "bad-request")),
    ] {
        let refused = server.post("/api/studies", json!({"from": bad}).to_string()).await.code();
        assert_eq!((refused.0, refused.1.as_str()), code, "{bad}");
    }
}

#[tokio::test]
async fn pages_are_told_each_step_once_and_reload_where_steps_are_missing() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9]AW[aa])").await;
    let (own, ben) = (person(&study.own, "A"), person(&study.read, "B"));
    let mut early = server.follow_study(&ben, "since=0").await;
    let moves = json!([
        {"id": "a1", "op": "play", "parent": "0", "node": "x", "B": "ba"},
        {"id": "a2", "op": "play", "parent": "x", "node": "y", "W": "ii"},
        {"id": "a3", "op": "play", "parent": "y", "node": "z", "B": "ab"},
    ]);
    server.operate(&own, moves).await;
    let mut late = server.follow_study(&ben, "since=1").await;
    for revision in 1..=3 {
        let step = early.event("step").await.unwrap();
        assert_eq!((&step["revision"], &step["by"]), (&json!(revision), &json!("p1")));
        if revision > 1 {
            assert_eq!(late.event("step").await.unwrap(), step);
        }
        if revision == 3 {
            let captured =
                json!([["z", {"changes": {"black": "ab", "empty": "aa"}, "captures": [1, 0]}]]);
            assert_eq!(step["boards"], captured);
            assert!(step.to_string().len() <= 300, "{step}");
        }
    }
    for since in ["since=99", "since=0"] {
        let server =
            if since == "since=0" { server.beside().await.router() } else { server.app.router() };
        let path = format!("/api/s/{}/events?{since}", ben.key);
        let mut stream = Server::stream_on(server, Request::get(path)).await;
        // Another server has no steps from before it began.
        assert_eq!(stream.event("reload").await, Some(json!({})));
        assert_eq!(stream.next_event().await, None);
    }
}

#[tokio::test]
async fn lines_are_tried_alone_and_nodes_drawn_and_judged() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9]AW[aa]TR[aa];B[ba]C[why])").await;
    let ben = person(&study.read, "B");
    let line = json!({"parent": "1", "moves": [["W", "ii"], ["B", "ab"]]});
    let tried = server.as_person(&ben, "/try", Some(line)).await.json();
    assert_eq!(tried["boards"][1]["captures"], json!([1, 0]));
    let line = json!({"parent": "1", "moves": [["W", "ii"], ["B", "ii"]]});
    let refused = server.as_person(&ben, "/try", Some(line)).await;
    assert_eq!(refused.code(), (422, "occupied".to_owned()));
    assert_eq!(refused.json()["error"]["args"]["point"], "J1");
    let svg = server.as_person(&ben, "/picture.svg?node=0", None).await;
    assert!(svg.text().starts_with("<svg") && svg.text().contains("path"), "{}", svg.text());
    let png = server.as_person(&ben, "/picture.png?node=1", None).await;
    assert!(png.bytes.starts_with(b"\x89PNG"));
    let judged = server.as_person(&ben, "/judgement?node=1", None).await.json();
    assert!(judged["count"]["black"]["total"].is_number(), "{judged}");
    for path in ["/picture.svg?node=99", "/judgement?node=99", "/sgf?chapter=99"] {
        assert_eq!(server.as_person(&ben, path, None).await.code(), (404, "unknown".to_owned()));
    }
    let bad = server.as_person(&ben, "/picture.svg?node=%3C", None).await;
    assert_eq!(bad.code().0, 400);
}

#[tokio::test]
async fn what_is_assumed_of_a_game_is_told_for_each_line() {
    let server = Server::start().await;
    let text = "(;SZ[9]RU[our own]HA[3](;B[ee];W[cc])(;KM[0]RU[Chinese]HA[0];B[aa]))";
    let study = record(&server, text).await;
    let assumed = async |node: u32| {
        let told = server.get(&format!("/api/s/{}/assumed?node={node}", study.read)).await.json();
        let all = told["assumed"].as_array().expect("a list").clone();
        all.into_iter().map(|one| (one["code"].clone(), one["args"].clone())).collect::<Vec<_>>()
    };
    let said = [
        (json!("unknown-rules"), json!({"name": "our own", "taken": "japanese"})),
        (json!("no-handicap"), json!({"stones": 3})),
        (json!("no-komi"), json!({"komi": 6.5})),
    ];
    assert_eq!(assumed(2).await, said);
    let missing = server.get(&format!("/api/s/{}/assumed?node=99", study.read)).await;
    assert_eq!(missing.code(), (404, "unknown".to_owned()));
    let whole = record(&server, "(;SZ[9]RU[Chinese]KM[7.5];B[ee])").await;
    let told = server.get(&format!("/api/s/{}/assumed?node=1", whole.read)).await.json();
    assert_eq!(told, json!({"assumed": []}));
}

#[tokio::test]
async fn a_game_goes_on_from_a_node_with_its_ko() {
    let server = Server::start().await;
    // The last move takes the ko at E5. The second line sets a stone up; the third passes twice.
    let study = record(
        &server,
        "(;SZ[9]KM[5.5]RU[Japanese];B[de];W[ee];B[ed];W[fd];B[ef];W[ff];B[ad];W[ge];B[ae];W[hh]\
         ;B[fe](;W[ia])(;AW[ii]AB[ih]PL[B];B[ha])(;W[];B[]))",
    )
    .await;
    let ben = person(&study.read, "B");
    let begin = async |node: &str, opponent: Value| {
        let body = json!({"node": node, "colour": "white", "opponent": opponent,
            "clock": {"kind": "fischer", "main": 60_000, "increment": 5_000}});
        server.as_person(&ben, "/games", Some(body)).await
    };
    let made = begin("11", json!({"kind": "link"})).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let made = made.json();
    let view = server.view(made["key"].as_str().unwrap()).await;
    assert_eq!(
        (&view["toMove"], &view["role"], &view["ko"]),
        (&json!("white"), &json!("white"), &json!("E5"))
    );
    assert_eq!((view["steps"].as_array().unwrap().len(), &view["komi"]), (11, &json!(5.5)));
    assert_eq!(view["captures"], json!({"black": 1, "white": 0}));
    // Nobody takes back what was played elsewhere, and no clock has gained by it.
    let white = made["links"]["white"].as_str().unwrap().trim_start_matches("/g/").to_owned();
    let refused = server.act(&white, json!({"do": "undo"})).await;
    assert_eq!(refused.code(), (422, "nothing-to-undo".to_owned()));
    assert_eq!(view["clock"]["white"]["main"], 60_000, "{}", view["clock"]);
    let sgf = server.get(&format!("/api/g/{white}/sgf")).await.text();
    assert!(!sgf.contains("BL[") && !sgf.contains("WL["), "{sgf}");
    // Nobody has taken part, so the game goes with the first who does not want it.
    let abandoned = begin("11", json!({"kind": "link"})).await.json();
    let black = abandoned["links"]["black"].as_str().unwrap().trim_start_matches("/g/").to_owned();
    let gone = Request::delete(format!("/api/games/{black}")).header("cookie", &ben.cookie);
    assert_eq!(server.send(gone.body(Body::empty()).unwrap()).await.status, 204);
    assert_eq!(server.get(&format!("/api/g/{black}")).await.status, 404);
    // Stones set up on the way: the game begins with the position.
    let made = begin("14", json!({"kind": "same-screen"})).await.json();
    let view = server.view(made["key"].as_str().unwrap()).await;
    assert_eq!((view["steps"].as_array().unwrap().len(), &view["toMove"]), (1, &json!("white")));
    assert_eq!(view["captures"], json!({"black": 1, "white": 0}));
    assert!(view["setup"]["white"].as_array().unwrap().contains(&json!("J1")), "{view}");
    assert_eq!(begin("16", json!({"kind": "link"})).await.code(), (422, "study-over".to_owned()));
    assert_eq!(begin("99", json!({"kind": "link"})).await.code().0, 404);
    let large = record(&server, "(;SZ[40];B[aa])").await;
    let body = json!({"node": "1", "colour": "white", "opponent": {"kind": "link"}, "clock": {"kind": "none"}});
    let refused = server.as_person(&person(&large.read, "B"), "/games", Some(body)).await;
    assert_eq!(refused.code(), (400, "bad-request".to_owned()));
    // It is the same after the power was cut.
    let server = server.restart(1000).await;
    let view = server.view(&white).await;
    assert_eq!((&view["ko"], view["steps"].as_array().unwrap().len()), (&json!("E5"), 11));
}

/// The studies of a person.
async fn list(server: &Server, person: &Person) -> Value {
    let request = Request::get("/api/studies").header("cookie", &person.cookie);
    server.send(request.body(Body::empty()).unwrap()).await.json()
}

#[tokio::test]
async fn studies_are_listed_named_left_and_deleted() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9];B[ee])(;SZ[9])").await;
    let (own, ben) = (person(&study.own, "A"), person(&study.write, "B"));
    assert_eq!(list(&server, &ben).await, json!([]));
    for visitor in [&own, &ben] {
        assert_eq!(server.as_person(visitor, "/visit", Some(json!(null))).await.status, 200);
    }
    let send = async |server: &Server, method: &str, person: &Person, body: Value| {
        let path = format!("/api/studies/{}", person.key);
        let request = Request::builder().method(method).uri(path).header("cookie", &person.cookie);
        server.send(request.body(Body::from(body.to_string())).unwrap()).await
    };
    assert_eq!(send(&server, "POST", &ben, json!({"title": " Ko "})).await.status, 204);
    let reader = person(&study.read, "C");
    assert_eq!(send(&server, "POST", &reader, json!({"title": "x"})).await.status, 403);
    let listed = list(&server, &ben).await;
    assert_eq!((&listed[0]["title"], &listed[0]["role"]), (&json!("Ko"), &json!("write")));
    assert_eq!((&listed[0]["chapters"], &listed[0]["nodes"]), (&json!(2), &json!(3)));
    assert_eq!(send(&server, "DELETE", &ben, json!({})).await.status, 204);
    assert_eq!(list(&server, &ben).await, json!([]));
    assert_eq!(list(&server, &own).await.as_array().unwrap().len(), 1);
    let mut page = server.follow_study(&ben, "since=0").await;
    assert_eq!(send(&server, "DELETE", &own, json!({})).await.status, 204);
    assert_eq!(page.event("gone").await, Some(json!({})));
    assert_eq!(page.next_event().await, None);
    assert_eq!(server.as_person(&ben, "", None).await.status, 404);
    assert_eq!(list(&server, &own).await, json!([]));
}

#[tokio::test]
async fn the_owner_replaces_a_link_that_went_too_far() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9])").await;
    let (own, ben) = (person(&study.own, "A"), person(&study.write, "B"));
    let mut page = server.follow_study(&ben, "since=0").await;
    let renew = |role: &str| Some(json!({"renew": role}));
    assert_eq!(server.as_person(&ben, "/links", renew("write")).await.status, 403);
    let links = server.as_person(&own, "/links", renew("write")).await.json();
    let replaced = Some(json!({"role": "write", "by": "p1"}));
    assert_eq!(page.event("replaced").await, replaced);
    assert!(page.event("reload").await.is_some());
    assert_eq!(server.as_person(&ben, "", None).await.code(), (404, "unknown-key".to_owned()));
    let new = links["write"].as_str().unwrap().trim_start_matches("/s/");
    assert_eq!(server.study(&person(new, "B")).await["may"], "write");
    assert_eq!(server.study(&own).await["links"], links);
    assert_eq!(links["read"], format!("/s/{}", study.read));
}

#[tokio::test]
async fn the_owner_replaces_their_own_link_and_keeps_the_study_in_their_list() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9])").await;
    let (own, other) = (person(&study.own, "A"), person(&study.own, "B"));
    assert_eq!(server.as_person(&own, "/visit", Some(json!(null))).await.status, 200);
    let mut page = server.follow_study(&other, "since=0").await;
    let renewed = server.as_person(&own, "/links", Some(json!({"renew": "own"}))).await.json();
    assert_eq!(page.event("replaced").await, Some(json!({"role": "own", "by": "p1"})));
    let told = server.as_person(&other, "", None).await;
    assert_eq!(told.json()["error"]["args"]["why"], "replaced");
    let new = renewed["own"].as_str().unwrap().trim_start_matches("/s/");
    assert_ne!(new, study.own);
    assert_eq!(server.study(&person(new, "A")).await["may"], "own");
    let listed = list(&server, &own).await;
    assert_eq!((listed.as_array().unwrap().len(), &listed[0]["key"]), (1, &json!(new)));
    // The other links stay.
    assert_eq!(renewed["write"], format!("/s/{}", study.write));
}

#[tokio::test]
async fn two_servers_on_one_study_lose_nothing() {
    let mut server = Server::start().await;
    let study = record(&server, "(;SZ[9])").await;
    let own = person(&study.own, "A");
    let play = |id: &str, point: &str| json!([{"id": id, "op": "play", "parent": "0", "node": id, "B": point}]);
    let mut page = server.follow_study(&own, "since=0").await;
    server.operate(&own, play("a1", "aa")).await;
    let (first, other) = (server.app.clone(), server.beside().await);
    server.turn_to(&other);
    server.operate(&own, play("a2", "bb")).await;
    server.turn_to(&first);
    // The first server has not seen what the other did. It learns that when it writes, and its
    // pages get both steps.
    server.operate(&own, play("a3", "cc")).await;
    for revision in 1..=3 {
        assert_eq!(page.event("step").await.unwrap()["revision"], revision);
    }
    assert_eq!(names(&server.study(&own).await), ["0", "a1", "a2", "a3"]);
}

#[tokio::test]
async fn a_chapter_of_another_game_is_not_judged_and_no_game_goes_on_from_it() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9];B[ee])(;GM[2]SZ[8]RU[x];B[cd])").await;
    let own = person(&study.own, "A");
    let view = server.study(&own).await;
    let games = view["boards"].as_array().unwrap().iter();
    let games = games.filter_map(|told| Some((&told[0], told[1].get("game")?)));
    assert_eq!(games.collect::<Vec<_>>(), [(&json!("2"), &json!(2))]);
    let ask = async |path: &str, node: &str| {
        let look = match path {
            "/look" => Some(json!({"page": "x", "end": node, "at": 0})),
            "/games" => Some(json!({
                "node": node, "colour": "black", "opponent": {"kind": "same-screen"}, "clock": {"kind": "none"},
            })),
            _ => None,
        };
        let query = if look.is_none() { format!("?node={node}") } else { String::new() };
        server.as_person(&own, &format!("{path}{query}"), look).await
    };
    for path in ["/look", "/games", "/judgement"] {
        let refused = ask(path, "3").await;
        assert_eq!(refused.code(), (422, "study-other-game".to_owned()), "{path}");
        assert_eq!(refused.json()["error"]["args"], json!({"game": 2}), "{path}");
        let of_go = ask(path, "1").await;
        assert!(!of_go.text().contains("study-other-game"), "{path}");
    }
    // Nothing is assumed of it but which game it is, and its boards are drawn.
    let assumed = ask("/assumed", "3").await.json();
    assert_eq!(assumed["assumed"].as_array().unwrap().len(), 1);
    assert_eq!(assumed["assumed"][0]["code"], "study-other-game");
    assert_eq!(ask("/picture.svg", "3").await.status, 200);
}
