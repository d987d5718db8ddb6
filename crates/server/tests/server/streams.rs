//! Streams of events.

use crate::harness::{Server, nine_by_nine};
use serde_json::json;

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
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let mut pages = Vec::new();
    for _ in 0..100 {
        pages.push(server.follow(&keys.watch).await);
    }
    let full = server.get(&format!("/api/g/{}/events", keys.watch)).await;
    assert_eq!(full.code(), (503, "busy".to_owned()));
    pages.pop();
    pages.push(server.follow(&keys.watch).await);
    server.app.close();
    for mut page in pages {
        while page.next().await.is_some() {}
    }
}
