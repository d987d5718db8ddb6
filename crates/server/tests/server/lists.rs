//! A visitor's list of games: names, games put away, and games deleted.

use crate::harness::{Answer, Keys, Server, cookie, named, nine_by_nine, with};
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

/// A browser with a cookie of its own.
struct Visitor<'a> {
    server: &'a Server,
    cookie: String,
}

impl Visitor<'_> {
    fn new(server: &Server, letter: char) -> Visitor<'_> {
        Visitor { server, cookie: cookie(letter) }
    }

    async fn send(&self, method: &str, path: &str, body: Value) -> Answer {
        let request = Request::builder().method(method).uri(path).header("cookie", &self.cookie);
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        self.server.send(request.body(body).unwrap()).await
    }

    /// Makes a game, which the list has then.
    async fn game(&self, game: &Value) -> Keys {
        self.server.made(self.send("POST", "/api/games", game.clone()).await)
    }

    async fn open(&self, key: &str) {
        assert_eq!(self.visit(key).await.status, 200);
    }

    async fn visit(&self, key: &str) -> Answer {
        self.send("POST", &format!("/api/g/{key}/visit"), json!({})).await
    }

    async fn arrange(&self, key: &str, change: Value) -> Answer {
        self.send("POST", &format!("/api/games/{key}"), change).await
    }

    async fn delete(&self, key: &str) -> Answer {
        self.send("DELETE", &format!("/api/games/{key}"), Value::Null).await
    }

    async fn list(&self) -> Vec<Value> {
        self.send("GET", "/api/games", Value::Null).await.json().as_array().unwrap().clone()
    }
}

fn computer() -> Value {
    with(nine_by_nine("japanese"), "opponent", json!({"kind": "computer", "rank": "20k"}))
}

#[tokio::test]
async fn a_name_and_a_place_in_the_list_are_each_visitors_own() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let (anna, bo) = (Visitor::new(&server, 'A'), Visitor::new(&server, 'B'));
    anna.open(&keys.black).await;
    bo.open(&keys.white).await;
    assert_eq!(
        (&anna.list().await[0]["title"], &anna.list().await[0]["away"]),
        (&json!(null), &json!(false))
    );
    let change = json!({"title": " With Bo ", "away": true});
    assert_eq!(anna.arrange(&keys.black, change).await.status, 204);
    let line = &anna.list().await[0];
    assert_eq!((&line["title"], &line["away"]), (&json!("With Bo"), &json!(true)));
    assert_eq!(bo.list().await[0]["title"], json!(null));
    assert_eq!(anna.arrange(&keys.black, json!({"away": false})).await.status, 204);
    assert_eq!(anna.list().await[0]["title"], "With Bo");
    assert_eq!(anna.arrange(&keys.black, json!({"title": ""})).await.status, 204);
    assert_eq!(anna.list().await[0]["title"], json!(null));

    let long = anna.arrange(&keys.black, json!({"title": "x".repeat(61)})).await;
    assert_eq!(long.code(), (400, "bad-request".to_owned()));
    let strange = anna.arrange(&keys.white, json!({"away": true})).await;
    assert_eq!(strange.code(), (404, "unknown-key".to_owned()), "it is not in this list");
}

#[tokio::test]
async fn a_player_deletes_a_game_and_its_pages_learn_of_it() {
    let server = Server::start().await;
    let keys = server.game(&computer()).await;
    let anna = Visitor::new(&server, 'A');
    anna.open(&keys.own).await;
    let mut page = server.follow(&keys.own).await;
    page.next().await.unwrap();
    let watcher = anna.delete(&keys.watch).await;
    assert_eq!(watcher.code(), (403, "not-allowed".to_owned()));
    assert_eq!(anna.delete(&keys.own).await.status, 204);
    while page.next().await.is_some() {}
    for key in [&keys.own, &keys.watch] {
        let gone = server.get(&format!("/api/g/{key}")).await;
        assert_eq!(gone.code(), (404, "unknown-key".to_owned()));
    }
    assert!(anna.list().await.is_empty());
    assert_eq!(anna.delete(&keys.own).await.code().0, 404);
}

#[tokio::test]
async fn a_game_that_two_people_play_is_deleted_after_its_end_only() {
    let server = Server::start().await;
    let anna = Visitor::new(&server, 'A');
    // Nobody has come to this one.
    let alone = anna.game(&nine_by_nine("japanese")).await;
    server.follow(&alone.black).await.next().await.unwrap();
    assert_eq!(anna.delete(&alone.black).await.status, 204);

    let keys = anna.game(&nine_by_nine("japanese")).await;
    let (mut black, mut white) =
        (server.follow(&keys.black).await, server.follow(&keys.white).await);
    for page in [&mut black, &mut white] {
        page.next().await.unwrap();
    }
    server.moves(&keys, "E5 C3").await;
    let bo = Visitor::new(&server, 'B');
    bo.open(&keys.white).await;
    for key in [&keys.black, &keys.white] {
        assert_eq!(anna.delete(key).await.code(), (422, "still-played".to_owned()));
    }
    server.must(&keys.white, json!({"do": "resign"})).await;
    assert_eq!(anna.delete(&keys.watch).await.code().0, 403);
    assert_eq!(anna.delete(&keys.black).await.status, 204);
    // It has left her list only. Her key deletes nothing of Bo's, however often it is used.
    assert!(anna.list().await.is_empty());
    for visitor in [&anna, &Visitor::new(&server, 'E')] {
        assert_eq!(visitor.delete(&keys.black).await.status, 204);
    }
    assert_eq!(bo.list().await.len(), 1);
    assert_eq!(server.view(&keys.white).await["phase"]["kind"], "ended");
    assert_eq!(bo.delete(&keys.white).await.status, 204);
    assert_eq!(server.get(&format!("/api/g/{}", keys.black)).await.status, 404);
    let server = server.restart(1_000).await;
    assert_eq!(server.get(&format!("/api/g/{}", keys.black)).await.status, 404);
}

/// Deletes the game as a program does that has no list.
async fn delete_without_list(server: &Server, key: &str) -> Answer {
    let request = Request::delete(format!("/api/games/{key}"));
    server.send(request.body(Body::empty()).unwrap()).await
}

/// A browser that keeps no cookies plays, and so does a page whose request for the list was lost.
#[tokio::test]
async fn a_player_without_a_list_keeps_the_game_and_takes_it_off_by_the_link() {
    for resigns in ["black", "white"] {
        let server = Server::start().await;
        let anna = Visitor::new(&server, 'A');
        let keys = anna.game(&nine_by_nine("japanese")).await;
        // Anna looks whether the other player's link is right, so her list has it, too.
        anna.open(&keys.white).await;
        server.moves(&keys, "E5 C3").await;
        assert_eq!(anna.list().await[0]["stillPlayed"], true);
        let refused = delete_without_list(&server, &keys.white).await;
        assert_eq!(refused.code(), (422, "still-played".to_owned()));
        let key = if resigns == "black" { &keys.black } else { &keys.white };
        server.must(key, json!({"do": "resign"})).await;
        assert_eq!(anna.list().await[0]["stillPlayed"], false);
        assert_eq!(anna.delete(&keys.black).await.status, 204);
        assert!(anna.list().await.is_empty());
        assert_eq!(server.view(&keys.white).await["phase"]["kind"], "ended");
        assert_eq!(delete_without_list(&server, &keys.watch).await.code().0, 403);
        assert_eq!(delete_without_list(&server, &keys.white).await.status, 204);
        assert_eq!(server.get(&format!("/api/g/{}", keys.white)).await.status, 404);
    }
}

#[tokio::test]
async fn a_player_who_left_before_play_and_played_after_all_keeps_the_game() {
    let server = Server::start().await;
    let (anna, bo) = (Visitor::new(&server, 'A'), Visitor::new(&server, 'B'));
    let keys = anna.game(&nine_by_nine("japanese")).await;
    let mut page = server.follow(&keys.black).await;
    page.next().await.unwrap();
    bo.open(&keys.white).await;
    assert_eq!(anna.delete(&keys.black).await.status, 204);
    // Anna's page is still open, and Bo comes.
    server.moves(&keys, "E5 C3").await;
    server.must(&keys.black, json!({"do": "resign"})).await;
    assert_eq!(bo.delete(&keys.white).await.status, 204);
    assert_eq!(server.view(&keys.black).await["phase"]["kind"], "ended");
    assert_eq!(anna.delete(&keys.black).await.status, 204);
    assert_eq!(server.get(&format!("/api/g/{}", keys.black)).await.status, 404);
}

#[tokio::test]
async fn a_record_leaves_one_list_after_another_and_is_deleted_with_the_last() {
    let server = Server::start().await;
    let (anna, bo) = (Visitor::new(&server, 'A'), Visitor::new(&server, 'B'));
    let upload = async || {
        let request = Request::post("/api/records").header("cookie", &anna.cookie);
        let made = server.send(request.body(Body::from("(;SZ[9];B[ee])")).unwrap()).await.json();
        made["keys"][0].as_str().unwrap().to_owned()
    };
    let key = upload().await;
    assert_eq!(bo.delete(&key).await.code(), (404, "unknown-key".to_owned()), "not in Bo's list");
    assert_eq!(anna.delete(&key).await.status, 204);
    assert_eq!(server.get(&format!("/api/g/{key}")).await.status, 404);

    let shared = upload().await;
    bo.open(&shared).await;
    assert_eq!(anna.delete(&shared).await.status, 204);
    assert!(anna.list().await.is_empty());
    assert_eq!(server.view(&shared).await["kind"], "record");
    assert_eq!(bo.delete(&shared).await.status, 204);
    assert_eq!(server.get(&format!("/api/g/{shared}")).await.status, 404);
}

#[tokio::test]
async fn a_game_taken_off_the_list_does_not_come_back_by_itself() {
    let server = Server::start().await;
    let (anna, bo) = (Visitor::new(&server, 'A'), Visitor::new(&server, 'B'));
    let keys = anna.game(&nine_by_nine("japanese")).await;
    bo.open(&keys.white).await;
    server.moves(&keys, "E5").await;
    server.must(&keys.white, json!({"do": "resign"})).await;
    assert_eq!(anna.delete(&keys.black).await.status, 204);
    // An open page asks for the view when its stream has ended, and after a refusal.
    let view = anna.send("GET", &format!("/api/g/{}", keys.black), Value::Null).await;
    assert_eq!((view.status.as_u16(), anna.list().await.len()), (200, 0));
    anna.open(&keys.black).await;
    assert_eq!(anna.list().await.len(), 1);
}

#[tokio::test]
async fn a_game_that_the_other_player_has_in_their_list_stays_there() {
    let server = Server::start().await;
    let (anna, bo) = (Visitor::new(&server, 'A'), Visitor::new(&server, 'B'));
    // Nobody has played in it yet.
    let keys = anna.game(&nine_by_nine("japanese")).await;
    bo.open(&keys.white).await;
    assert_eq!(anna.delete(&keys.black).await.status, 204);
    assert_eq!((anna.list().await.len(), bo.list().await.len()), (0, 1));
    assert_eq!(bo.delete(&keys.white).await.status, 204);
    assert_eq!(server.get(&format!("/api/g/{}", keys.white)).await.status, 404);
}

#[tokio::test]
async fn one_address_fills_lists_slowly_and_looks_at_its_own_games_as_often_as_it_likes() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let visit = async |n: usize| {
        let request = Request::post(format!("/api/g/{}/visit", keys.watch));
        let cookie = named(&format!("{n:022}"));
        server.send(request.header("cookie", cookie).body(Body::empty()).unwrap()).await.status
    };
    for _ in 0..200 {
        assert_eq!(visit(1).await, 200);
    }
    let mut refused = 0;
    for n in 2..152 {
        refused += usize::from(visit(n).await == 503);
    }
    assert!(refused > 0);
    assert_eq!(visit(1).await, 200);
}

#[tokio::test]
async fn an_address_of_ones_own_opens_for_those_whose_list_has_it() {
    let server = Server::start().await;
    let (anna, bert) = (Visitor::new(&server, 'A'), Visitor::new(&server, 'B'));
    let keys = server.game(&nine_by_nine("japanese")).await;
    let own = anna.visit(&keys.black).await.json()["address"].as_str().unwrap().to_owned();
    assert!(own.ends_with("-black"), "{own}");
    assert_eq!(anna.send("GET", "/api/games", Value::Null).await.json()[0]["address"], json!(own));
    let view = anna.send("GET", &format!("/api{own}"), Value::Null).await;
    assert_eq!(view.json()["key"], json!(keys.black));
    assert_eq!(anna.send("GET", &own, Value::Null).await.status, 200);
    // The other side of the game is in nobody's list, and Bert has no list at all.
    let other = own.replace("black", "white");
    let mut seen = Vec::new();
    for (visitor, address) in [(&anna, &other), (&bert, &own)] {
        let refused = visitor.send("GET", &format!("/api{address}"), Value::Null).await;
        seen.push((refused.status.as_u16(), refused.json()["error"]["code"].clone()));
    }
    assert_eq!(seen, [(404, json!("not-listed")), (404, json!("not-listed"))]);
    // A link to watch is for handing on.
    assert_eq!(bert.visit(&keys.watch).await.json(), json!({ "address": null }));
    // Off the list, it opens no more.
    assert_eq!(anna.delete(&keys.black).await.status, 204);
    assert_eq!(anna.send("GET", &format!("/api{own}"), Value::Null).await.status, 404);
}

#[tokio::test]
async fn a_program_that_looks_at_a_link_keeps_no_record() {
    let server = Server::start().await;
    let anna = Visitor::new(&server, 'A');
    let request = Request::post("/api/records").header("cookie", &anna.cookie);
    let made = server.send(request.body(Body::from("(;SZ[9];B[ee])")).unwrap()).await.json();
    let key = made["keys"][0].as_str().unwrap();
    for method in ["GET", "HEAD"] {
        let request = Request::builder().method(method).uri(format!("/g/{key}"));
        let looked = server.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(looked.status, 200);
        // Even if it keeps the cookie, and asks again.
        let cookie = looked.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap();
        let request = Request::builder().method(method).uri(format!("/g/{key}"));
        let request = request.header("cookie", cookie).body(Body::empty()).unwrap();
        assert_eq!(server.send(request).await.status, 200);
    }
    assert_eq!(anna.delete(key).await.status, 204);
    assert_eq!(server.get(&format!("/api/g/{key}")).await.status, 404);
}
