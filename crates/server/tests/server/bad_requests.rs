//! Requests that must be refused, with the game untouched.

use crate::harness::{Server, nine_by_nine, placed, with};
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

#[tokio::test]
async fn impossible_games_are_refused_and_the_field_is_named() {
    let server = Server::start().await;
    let game = || nine_by_nine("japanese");
    for (field, value, place) in [
        ("width", json!(1), "width"),
        ("width", json!(26), "width"),
        ("height", json!(-3), "height"),
        ("height", json!(1e300), "height"),
        ("height", json!("nine"), "height"),
        ("rules", json!("calvinball"), "rules"),
        ("rules", json!(null), "rules"),
        ("komi", json!(6.25), "komi"),
        ("komi", json!(81.5), "komi"),
        ("komi", json!(-82), "komi"),
        ("komi", json!(1e308), "komi"),
        ("colour", json!("red"), "colour"),
        ("colour", json!({"nigiri": "maybe"}), "colour.nigiri"),
        ("opponent", json!({"kind": "computer", "rank": "30k"}), "opponent.rank"),
        ("opponent", json!({"kind": "computer", "rank": "9d"}), "opponent.rank"),
        ("opponent", json!({"kind": "cat"}), "opponent"),
        ("opponent", json!({"kind": "link", "rank": "20k"}), "opponent"),
        ("names", json!({"me": "x".repeat(61)}), "names.me"),
        ("names", json!({"black": "a\u{0}b"}), "names.black"),
        ("names", json!({"white": "\u{202e}evil"}), "names.white"),
        ("names", json!({"referee": "x"}), "names.referee"),
        ("clock", json!({"kind": "absolute", "main": 0}), "clock"),
        ("clock", json!({"kind": "absolute", "main": u64::MAX}), "clock"),
        ("clock", json!({"kind": "byo-yomi", "main": 1, "periods": 1001, "period": 1}), "clock"),
        ("clock", json!({"kind": "canadian", "main": 1, "stones": 0, "period": 1}), "clock"),
        ("clock", json!({"kind": "absolute", "main": 999}), "clock"),
        ("clock", json!({"kind": "byo-yomi", "main": 0, "periods": 1, "period": 1}), "clock"),
        ("clock", json!({"kind": "canadian", "main": 0, "stones": 5, "period": 999}), "clock"),
        ("clock", json!({"kind": "fischer", "main": 9000, "increment": 1}), "clock"),
        ("clock", json!({"kind": "hourglass"}), "clock"),
        ("surprise", json!(1), "surprise"),
    ] {
        let body = with(game(), field, value.clone());
        let answer = server.post("/api/games", body.to_string()).await;
        assert_eq!(answer.code(), (400, "bad-request".to_owned()), "{field} {value}");
        let args = answer.json()["error"]["args"].clone();
        let named = args["field"].as_str().unwrap();
        assert!(named.starts_with(place), "{field} {value}: {named}");
        assert!(!args["reason"].as_str().unwrap().is_empty());
    }
    for (cut, place) in [("{\"wid", ""), ("{\"width\": 9, \"clock\": {\"ki", "clock")] {
        let answer = server.post("/api/games", cut).await;
        assert_eq!(answer.code(), (400, "bad-request".to_owned()), "{cut}");
        assert_eq!(answer.json()["error"]["args"]["field"], place, "{cut}");
    }
    for handicap in [
        json!({"kind": "fixed", "stones": 1}),
        json!({"kind": "fixed", "stones": 10}),
        json!({"kind": "free", "stones": 0}),
        json!({"kind": "free", "stones": 81}),
    ] {
        let body = with(game(), "handicap", handicap.clone());
        let answer = server.post("/api/games", body.to_string()).await;
        assert_eq!(answer.code(), (422, "handicap".to_owned()), "{handicap}");
    }
    let body =
        with(with(game(), "width", json!(3)), "handicap", json!({"kind": "fixed", "stones": 2}));
    assert_eq!(server.post("/api/games", body.to_string()).await.code().1, "handicap");
    for query in [
        "",
        "?rules=japanese&width=19",
        "?rules=nothing&width=19&height=19",
        "?rules=japanese&width=1&height=19",
        "?rules=japanese&width=x&height=19",
        "?rules=japanese&width=19&height=19&handicap=-1",
        "?rules=japanese&width=19&height=19&komi=7",
    ] {
        let answer = server.get(&format!("/api/preset{query}")).await;
        assert_eq!(answer.code(), (400, "bad-request".to_owned()), "{query}");
    }
}

#[tokio::test]
async fn bodies_that_are_no_requests_are_refused() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let act = format!("/api/g/{}/act", keys.black);
    for path in ["/api/games", act.as_str()] {
        for body in [
            "",
            "{",
            "null",
            "[]",
            "7",
            "\"play\"",
            "{}",
            "{\"do\":\"fly\"}",
            "\u{0}",
            "{\"do\":\"play\",\"at\":\"C3\",\"move\":NaN}",
            "{\"do\":\"play\",\"at\":\"C3\",\"move\":-1}",
            "{\"do\":\"play\",\"at\":3,\"move\":1}",
            "{\"do\":\"play\",\"at\":\"C3\"}",
            "{\"do\":\"play\",\"at\":\"C3\",\"move\":1,\"x\":1}",
            "{\"do\":\"pass\",\"move\":1} trailing",
            "{\"width\":9}",
        ] {
            let answer = server.post(path, body).await;
            assert_eq!(answer.code(), (400, "bad-request".to_owned()), "{path} {body}");
        }
        let answer = server.post(path, vec![0xff, 0xfe, 0x00]).await;
        assert_eq!(answer.code().0, 400);
        let deep = "[".repeat(60_000);
        assert_eq!(server.post(path, deep).await.code().0, 400);
        let large = format!("{{\"width\": \"{}\"}}", "9".repeat(70_000));
        assert_eq!(server.post(path, large).await.code(), (413, "too-large".to_owned()));
    }
    assert_eq!(server.view(&keys.black).await["steps"], json!([]));
}

#[tokio::test]
async fn moves_that_cannot_be_made_are_refused() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, "C3").await;
    let error = |code: &str| (422, code.to_owned());
    for at in ["I5", "K1", "A10", "A0", "A-1", "", "C33333333333333333333", "ß1", "pass", "C3\u{0}"]
    {
        assert_eq!(server.refused(&keys.white, placed_at(at, 2)).await, error("off-board"), "{at}");
    }
    assert_eq!(server.refused(&keys.white, placed("C3", 2)).await, error("occupied"));
    assert_eq!(server.refused(&keys.black, placed("D4", 2)).await, error("not-your-turn"));
    assert_eq!(server.refused(&keys.black, placed("pass", 2)).await, error("not-your-turn"));
    for number in [0, 1, 3, usize::MAX] {
        let answer = server.act(&keys.white, placed("D4", number)).await;
        assert_eq!(answer.code(), (409, "stale".to_owned()));
        assert_eq!(answer.json()["error"]["args"]["move"], 2);
    }
    for act in [
        json!({"do": "accept", "proposal": 0}),
        json!({"do": "dispute"}),
        json!({"do": "mark", "at": "C3", "status": "dead", "proposal": 0}),
        json!({"do": "unmark", "at": "C3", "proposal": 0}),
    ] {
        assert_eq!(server.refused(&keys.white, act).await, error("wrong-phase"));
    }
    for act in [json!({"do": "answer", "accept": true}), json!({"do": "withdraw"})] {
        assert_eq!(server.refused(&keys.white, act).await, error("no-offer"));
    }
}

fn placed_at(at: &str, number: usize) -> Value {
    json!({"do": "play", "at": at, "move": number})
}

#[tokio::test]
async fn a_key_does_what_it_may_and_nothing_else() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, "C3").await;
    for act in [
        placed("D4", 2),
        placed("pass", 2),
        json!({"do": "resign"}),
        json!({"do": "undo"}),
        json!({"do": "mark", "at": "C3", "status": "dead", "proposal": 0}),
        json!({"do": "unmark", "at": "C3", "proposal": 0}),
        json!({"do": "resign", "as": "black"}),
    ] {
        let code = server.refused(&keys.watch, act.clone()).await;
        assert_eq!(code, (403, "not-allowed".to_owned()), "{act}");
    }
    for act in [json!({"do": "resign", "as": "white"}), json!({"do": "dispute", "as": "white"})] {
        assert_eq!(server.refused(&keys.black, act).await, (403, "not-allowed".to_owned()));
    }
    let forged = format!("{}x", &keys.black[..21]);
    for key in ["x", "0000000000000000000000", forged.as_str(), "%00", "..%2f..%2fetc", "%ff%fe"] {
        for path in
            [format!("/api/g/{key}"), format!("/api/g/{key}/events"), format!("/api/g/{key}/sgf")]
        {
            assert_eq!(server.get(&path).await.code(), (404, "unknown-key".to_owned()), "{path}");
        }
        let act = server.post(&format!("/api/g/{key}/act"), placed("D4", 2).to_string()).await;
        assert_eq!(act.code(), (404, "unknown-key".to_owned()));
        assert_eq!(server.get(&format!("/g/{key}")).await.status, 404);
    }
}

#[tokio::test]
async fn pages_from_elsewhere_change_nothing() {
    let server = Server::start().await;
    let send = async |origin: &str, host: &str| {
        let request = Request::post("/api/games").header("origin", origin).header("host", host);
        let body = nine_by_nine("japanese").to_string();
        server.send(request.body(Body::from(body)).unwrap()).await
    };
    for origin in ["https://evil.example", "null", "http://127.0.0.1:3611", "file://", ""] {
        let answer = send(origin, "127.0.0.1:3610").await;
        assert_eq!(answer.code(), (403, "not-allowed".to_owned()), "{origin}");
    }
    assert_eq!(send("http://127.0.0.1:3610", "127.0.0.1:3610").await.status, 201);
    assert_eq!(send("https://go.example", "go.example").await.status, 201);
}

#[tokio::test]
async fn floods_of_games_are_stopped() {
    let server = Server::start().await;
    let mut made = 0;
    let refused = loop {
        let answer = server.post("/api/games", nine_by_nine("japanese").to_string()).await;
        if answer.status != 201 {
            break answer;
        }
        made += 1;
    };
    assert_eq!((made, refused.code()), (120, (503, "busy".to_owned())));
    server.time.advance(1_000);
    server.game(&nine_by_nine("japanese")).await;
}

#[tokio::test]
async fn unknown_addresses_and_methods_are_answered_in_the_same_form() {
    let server = Server::start().await;
    assert_eq!(server.get("/api/nothing").await.code(), (404, "not-found".to_owned()));
    assert_eq!(server.post("/api/meta", "").await.code(), (405, "bad-request".to_owned()));
}
