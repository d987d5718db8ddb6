//! Streams of events.

use crate::harness::{Server, nine_by_nine};
use axum::http::Request;
use serde_json::{Value, json};
use tengen_server::ServerLimits;

#[tokio::test]
async fn every_page_is_told_in_order_by_what_its_key_may_do() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let mut pages = Vec::new();
    for key in [&keys.black, &keys.white, &keys.watch] {
        pages.push(server.follow(key).await);
    }
    server.moves(&keys, "C3 G7 C7").await;
    for (page, role) in pages.iter_mut().zip(["black", "white", "watch"]) {
        let mut rev = 0;
        loop {
            let view = page.next().await.unwrap();
            assert!(view["rev"].as_u64().unwrap() > rev, "views come in order");
            rev = view["rev"].as_u64().unwrap();
            assert_eq!(view["role"], role);
            if view["steps"].as_array().unwrap().len() == 3 {
                let may_move = view["can"].as_array().unwrap().contains(&json!("play"));
                assert_eq!(may_move, role == "white");
                break;
            }
        }
    }
}

#[tokio::test]
async fn presence_follows_open_pages() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let mut black = server.follow(&keys.black).await;
    let second = server.follow(&keys.white).await;
    let third = server.follow(&keys.white).await;
    let present = |wanted: bool| {
        move |view: &serde_json::Value| view["players"]["white"]["present"] == wanted
    };
    black.until(present(true)).await;
    drop(second);
    drop(server.follow(&keys.watch).await);
    assert!(present(true)(&server.view(&keys.black).await));
    drop(third);
    black.until(present(false)).await;
}

#[tokio::test]
async fn streams_end_with_the_server_and_are_not_without_end() {
    let server = Server::within(ServerLimits { watchers: 20, ..ServerLimits::PUBLIC }).await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let mut pages = Vec::new();
    for _ in 0..20 {
        pages.push(server.follow(&keys.watch).await);
    }
    let full = server.get(&format!("/api/g/{}/events", keys.watch)).await;
    assert_eq!(full.code(), (503, "crowded".to_owned()));
    assert_eq!(full.json()["error"]["args"]["of"], "game");
    pages.pop();
    pages.push(server.follow(&keys.watch).await);
    server.app.close();
    for mut page in pages {
        while page.next().await.is_some() {}
    }
}

/// A view with a change, as a page makes it.
fn changed(view: &mut Value, change: &Value) {
    view["rev"] = json!(view["rev"].as_u64().unwrap() + 1);
    let last = change.get("steps").and_then(|steps| steps["add"].as_array().unwrap().last());
    if let Some(last) = last.filter(|last| last.get("c").is_some()) {
        view["lastMove"] = json!({ "c": last["c"], "p": last["p"], "n": last["n"] });
    }
    for (name, value) in change["set"].as_object().unwrap() {
        *name.split('.').fold(&mut *view, |field, part| &mut field[part]) = value.clone();
    }
    if let Some(steps) = change.get("steps") {
        let own = view["steps"].as_array_mut().unwrap();
        own.truncate(steps["keep"].as_u64().unwrap() as usize);
        own.extend(steps["add"].as_array().unwrap().iter().cloned());
    }
    for (row, text) in change.get("rows").and_then(Value::as_object).into_iter().flatten() {
        view["board"][row.parse::<usize>().unwrap()] = text.clone();
    }
}

#[tokio::test]
async fn pages_that_take_changes_have_the_same_view_as_others() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let all = [&keys.black, &keys.white, &keys.watch];
    let mut pages = Vec::new();
    for key in all {
        let events = format!("/api/g/{key}/events?changes=true");
        let mut page = server.stream_of(Request::get(events)).await;
        let (name, view) = page.next_event().await.unwrap();
        assert_eq!(name, "view");
        pages.push((page, view));
    }
    let mut kinds = Vec::new();
    let mut follow = async |server: &Server, pages: &mut Vec<(_, Value)>| {
        for ((page, view), key) in pages.iter_mut().zip(all) {
            let page: &mut crate::harness::Stream = page;
            let wanted = server.view(key).await;
            while view["rev"] != wanted["rev"] {
                let (name, told) = page.next_event().await.unwrap();
                match name.as_str() {
                    "change" => changed(view, &told),
                    _ => *view = told,
                }
                kinds.push(name);
            }
            assert_eq!(*view, wanted);
        }
    };
    follow(&server, &mut pages).await;
    for name in ["C3", "G7", "C7", "D3", "D4"] {
        server.moves(&keys, name).await;
        follow(&server, &mut pages).await;
    }
    // White takes a move back, with Black's consent.
    server.must(&keys.white, json!({"do": "undo"})).await;
    server.must(&keys.black, json!({"do": "answer", "accept": true})).await;
    follow(&server, &mut pages).await;
    server.must(&keys.white, json!({"do": "pass", "move": 4})).await;
    server.must(&keys.black, json!({"do": "pass", "move": 5})).await;
    let settling = server.judged(&keys.black).await;
    follow(&server, &mut pages).await;
    let proposal = &settling["phase"]["proposal"];
    server
        .must(
            &keys.black,
            json!({"do": "mark", "at": "G7", "status": "dead", "proposal": proposal}),
        )
        .await;
    follow(&server, &mut pages).await;
    server.must(&keys.white, json!({"do": "resign"})).await;
    follow(&server, &mut pages).await;
    let whole = kinds.iter().filter(|kind| *kind == "view").count();
    assert!(whole * 2 < kinds.len(), "{whole} of {} were whole views", kinds.len());
}

#[tokio::test]
async fn a_move_costs_a_page_that_watches_at_most_300_bytes() {
    let server = Server::start().await;
    let clock = json!({"kind": "byo-yomi", "main": 600_000, "periods": 5, "period": 30_000});
    let game = json!({"width": 19, "height": 19, "rules": "japanese", "komi": 6.5,
        "handicap": {"kind": "none"}, "colour": "black", "opponent": {"kind": "link"}, "clock": clock});
    let keys = server.game(&game).await;
    let (_black, _white) = (server.follow(&keys.black).await, server.follow(&keys.white).await);
    let events = format!("/api/g/{}/events?changes=true", keys.watch);
    let mut page = server.stream_of(Request::get(events)).await;
    let point = |letters: &[u8], n: usize| format!("{}{}", char::from(letters[n % 9]), n / 9 + 1);
    let pair = |n| [point(b"ABCDEFGHJ", n), point(b"LMNOPQRST", n)];
    let names: Vec<String> = (0..60).flat_map(pair).collect();
    assert_eq!(page.next_event().await.unwrap().0, "view");
    let mut longest = 0;
    for (made, name) in names.iter().enumerate() {
        server.moves(&keys, name).await;
        loop {
            let (name, told) = page.next_event().await.unwrap();
            if name == "view" && made == 0 {
                // Players have come meanwhile.
                if told["steps"].as_array().unwrap().len() == 1 {
                    break;
                }
                continue;
            }
            assert_eq!(name, "change", "after {made} moves");
            longest = longest.max(told.to_string().len());
            if told["steps"]["keep"] == made {
                break;
            }
        }
    }
    assert!((1..=300).contains(&longest), "{longest} bytes");
}
