//! What a server's keeper does.

use crate::harness::{Server, cookie, nine_by_nine, with};
use axum::body::Body;
use axum::http::Request as HttpRequest;
use serde_json::json;
use tengen_server::admin::{Facts, Reply, Request, Wanted, Why};

use tengen_server::store::{Cause, Deleted, ItemKind, StoreError};
use tengen_server::time::Time;

const DAY: u64 = 24 * 60 * 60 * 1000;

async fn list(server: &Server, wanted: Wanted) -> Vec<Facts> {
    match server.app.administer(Request::List(wanted)).await {
        Reply::Items { items, .. } => items,
        other => panic!("{other:?}"),
    }
}

fn all() -> Wanted {
    Wanted { limit: 100, ..Wanted::default() }
}

fn names(items: &[Facts]) -> Vec<&str> {
    items.iter().map(|facts| facts.item.as_str()).collect()
}

fn refused(why: Why) -> Reply {
    Reply::Refused { why }
}

/// A game, a record and a study, made a day after each other.
async fn filled() -> (Server, [String; 3]) {
    let server = Server::start().await;
    let game = with(nine_by_nine("japanese"), "names", json!({"me": "Zoë_A"}));
    let game = server.game(&game).await.black;
    server.time.advance(DAY);
    let record = server.post("/api/records", "(;SZ[9]PB[Ben]PW[Cy]RE[B+3.5];B[ee])").await;
    let record = record.json()["keys"][0].as_str().unwrap().to_owned();
    server.time.advance(DAY);
    let board = json!({"kind": "board", "width": 9, "height": 9, "rules": "japanese"});
    let study = json!({"title": "Ladders", "from": board}).to_string();
    let study = server.post("/api/studies", study).await.json();
    let study = study["key"].as_str().unwrap().to_owned();
    (server, [game, record, study])
}

#[tokio::test]
async fn what_there_is_is_listed_by_kind_state_age_and_name() {
    let (server, _) = filled().await;
    assert_eq!(names(&list(&server, all()).await), ["s1", "g2", "g1"]);
    assert_eq!(names(&list(&server, Wanted { limit: 2, ..all() }).await), ["s1", "g2"]);
    for (wanted, expected) in [
        (Wanted { kind: Some(ItemKind::Record), ..all() }, vec!["g2"]),
        (Wanted { over: Some(false), ..all() }, vec!["g1"]),
        (Wanted { over: Some(true), ..all() }, vec!["g2"]),
        (Wanted { older: Some(2), ..all() }, vec!["g1"]),
        (Wanted { older: Some(1), ..all() }, vec!["g2", "g1"]),
        (Wanted { named: Some("zOË".to_owned()), ..all() }, vec!["g1"]),
        (Wanted { named: Some("LADD".to_owned()), ..all() }, vec!["s1"]),
        // Names are searched, and nothing else.
        (Wanted { named: Some("japanese".to_owned()), ..all() }, vec![]),
        (Wanted { named: Some("%".to_owned()), ..all() }, vec![]),
    ] {
        assert_eq!(names(&list(&server, wanted.clone()).await), expected, "{wanted:?}");
    }
    // Those that are not shown are counted.
    for (limit, shown) in [(0, 0), (2, 2), (9, 3)] {
        let some = server.app.administer(Request::List(Wanted { limit, ..all() })).await;
        assert!(matches!(some, Reply::Items { items, all: 3 } if items.len() == shown));
    }
    let record = list(&server, Wanted { limit: 2, ..all() }).await.remove(1);
    let players = Some([Some("Ben".to_owned()), Some("Cy".to_owned())]);
    assert_eq!((record.players, record.result.as_deref()), (players, Some("B+3.5")));
    assert_eq!((record.moves, record.size, record.over), (1, Some([9, 9]), true));
}

#[tokio::test]
async fn a_thing_is_found_by_number_and_by_link_and_shown_without_keys() {
    let (server, [game, record, study]) = filled().await;
    let visit = HttpRequest::post(format!("/api/g/{game}/visit")).header("cookie", cookie('A'));
    server.send(visit.body(Body::empty()).unwrap()).await;
    let show = async |item: &str| {
        let item = item.to_owned();
        server.app.administer(Request::Show { item }).await
    };
    for (links, number) in [
        (vec![format!("https://go.example/g/{game}#12"), game.clone()], "g1"),
        (vec![format!("/g/{record}?at=3")], "g2"),
        (vec![format!("http://[::1]:3610/s/{study}/")], "s1"),
    ] {
        for link in links.iter().map(String::as_str).chain([number]) {
            let Reply::Item { item } = show(link).await else { panic!("{link}") };
            assert_eq!(item.item, number);
            let told = serde_json::to_string(&item).unwrap();
            for key in [&game, &record, &study] {
                assert!(!told.contains(key.as_str()), "{told}");
            }
        }
    }
    let Reply::Item { item } = show("g1").await else { panic!() };
    let sizes = item.sizes.unwrap();
    assert_eq!((sizes.entries, sizes.bytes, sizes.lists), (0, 0, 2));
    assert_eq!(sizes.roles, ["black", "watch", "white"]);
    let Reply::Item { item } = show("g2").await else { panic!() };
    assert!(item.sizes.unwrap().bytes > 20);
    for nothing in ["g3", "s2", "g0", "", "x", &"0".repeat(22), "g1 g2"] {
        assert_eq!(show(nothing).await, refused(Why::Unknown), "{nothing}");
    }
    let usage = server.app.administer(Request::Usage).await;
    let Reply::Usage { bytes, most, free, full, fails } = usage else { panic!("{usage:?}") };
    assert!(
        bytes > 10_000 && most == Some(51_200 << 20) && free.is_some() && !full && fails.is_none()
    );
}

#[tokio::test]
async fn a_closed_game_is_over_and_stays_so() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, "E5 C3").await;
    let close = || server.app.administer(Request::Close { item: "g1".to_owned() });
    assert_eq!(close().await, Reply::Done { item: "g1".to_owned() });
    let view = server.view(&keys.watch).await;
    let phase = (&view["phase"]["kind"], &view["phase"]["resultText"]);
    assert_eq!(phase, (&json!("ended"), &json!("Void")));
    assert_eq!(view["steps"].as_array().unwrap().len(), 2);
    assert_eq!(close().await, refused(Why::Over));
    let listed = list(&server, all()).await.remove(0);
    assert_eq!((listed.over, listed.result.as_deref()), (true, Some("Void")));
    // The log says it again.
    let server = server.restart(1000).await;
    assert_eq!(server.view(&keys.watch).await["phase"], view["phase"]);
    let record = server.post("/api/records", "(;SZ[9];B[ee])").await;
    assert_eq!(record.status, 201);
    let close = server.app.administer(Request::Close { item: "g2".to_owned() }).await;
    assert_eq!(close, refused(Why::Over), "a record");
}

#[tokio::test]
async fn nobody_writes_in_a_closed_study() {
    let (server, [.., study]) = filled().await;
    let rename = async |title: &str| {
        let request = HttpRequest::post(format!("/api/studies/{study}"));
        let request = request.header("cookie", cookie('A'));
        let body = json!({"title": title}).to_string();
        server.send(request.body(Body::from(body)).unwrap()).await.status.as_u16()
    };
    assert_eq!(rename("Before").await, 204);
    let closed = server.app.administer(Request::Close { item: "s1".to_owned() }).await;
    assert_eq!(closed, Reply::Done { item: "s1".to_owned() });
    let again = server.app.administer(Request::Close { item: "s1".to_owned() }).await;
    assert_eq!(again, refused(Why::Closed));
    let facts = list(&server, Wanted { kind: Some(ItemKind::Study), ..all() }).await;
    assert!(facts[0].closed, "{facts:?}");
    // Nobody could take a line up.
    for word in
        [json!({"do": "offer", "id": "o", "parent": "x", "moves": []}), json!({"do": "ask"})]
    {
        let tell = HttpRequest::post(format!("/api/s/{study}/tell")).header("cookie", cookie('A'));
        let tell = tell.header("content-type", "application/json");
        let told = server.send(tell.body(Body::from(word.to_string())).unwrap()).await;
        assert_eq!(told.code(), (403, "study-closed".to_owned()), "{word}");
    }
    assert_eq!(rename("After").await, 403);
    let view = server.get(&format!("/api/s/{study}")).await.json();
    assert_eq!((&view["may"], &view["title"]), (&json!("read"), &json!("Before")));
    let server = server.restart(1000).await;
    let view = server.get(&format!("/api/s/{study}")).await.json();
    assert_eq!(view["may"], "read");
}

#[tokio::test]
async fn a_deleted_thing_is_gone_with_its_keys_places_and_streams() {
    let (server, [game, record, study]) = filled().await;
    let visit = HttpRequest::post(format!("/api/g/{game}/visit")).header("cookie", cookie('A'));
    server.send(visit.body(Body::empty()).unwrap()).await;
    let mut stream = server.follow(&game).await;
    assert!(stream.next().await.is_some());
    for item in ["g1", "g2", "s1"] {
        let request = Request::Delete { item: item.to_owned() };
        assert_eq!(server.app.administer(request.clone()).await, Reply::Done { item: item.into() });
        let deleted = Deleted { at: server.time.now(), why: Cause::Keeper };
        assert_eq!(server.app.administer(request).await, refused(Why::Deleted(deleted)));
    }
    while stream.next().await.is_some() {}
    for path in [format!("/api/g/{game}"), format!("/api/g/{record}"), format!("/api/s/{study}")] {
        let gone = server.get(&path).await;
        assert_eq!(gone.code(), (404, "unknown-key".to_owned()));
        assert_eq!(gone.json()["error"]["args"]["why"], "keeper", "{path}");
    }
    // Nor is it in any list, by which its page had its address.
    let own = HttpRequest::get("/api/g/1-black").header("cookie", cookie('A'));
    let own = server.send(own.body(Body::empty()).unwrap()).await;
    assert_eq!(own.json()["error"]["args"]["why"], "keeper");
    let missing = server.get("/api/g/9-black").await;
    assert_eq!(missing.code(), (404, "not-listed".to_owned()));
    assert!(list(&server, all()).await.is_empty());
    let games = HttpRequest::get("/api/games").header("cookie", cookie('A'));
    let games = server.send(games.body(Body::empty()).unwrap()).await;
    assert_eq!(games.json(), json!([]));
}

#[tokio::test]
async fn a_role_gets_another_link_and_its_pages_are_cut_off() {
    let (server, [game, _, study]) = filled().await;
    let mut stream = server.follow(&game).await;
    assert!(stream.next().await.is_some());
    let revoke = async |item: &str, role: &str| {
        let (item, role) = (item.to_owned(), role.to_owned());
        server.app.administer(Request::Revoke { item, role }).await
    };
    let Reply::Link { link, .. } = revoke("g1", "black").await else { panic!() };
    while stream.next().await.is_some() {}
    assert_eq!(server.get(&format!("/api/g/{game}")).await.status, 404);
    let view = server.get(&format!("/api{link}")).await.json();
    assert_eq!((&view["role"], &view["links"]["black"]), (&json!("black"), &json!(link)));
    let Reply::Link { link, .. } = revoke("s1", "own").await else { panic!() };
    let old = server.get(&format!("/api/s/{study}")).await;
    assert_eq!(
        (old.status.as_u16(), &old.json()["error"]["args"]["why"]),
        (404, &json!("replaced"))
    );
    assert_eq!(server.get(&format!("/api{link}")).await.json()["role"], "own");
    for (item, role) in [("g1", "both"), ("g1", "own"), ("g2", "black"), ("s1", "watch")] {
        assert_eq!(revoke(item, role).await, refused(Why::NoSuchRole), "{item} {role}");
    }
}

#[tokio::test]
async fn what_the_database_cannot_do_is_told_with_its_reason() {
    let (server, [game, ..]) = filled().await;
    server.move_store(true);
    for request in [Request::Close { item: game.clone() }, Request::Delete { item: game }] {
        let reply = server.app.administer(request).await;
        let Reply::Refused { why: Why::Store(StoreError::Gone(file)) } = &reply else {
            panic!("{reply:?}")
        };
        assert!(file.ends_with("games.db"), "{reply:?}");
        // It goes over the socket as it is.
        let told = serde_json::to_string(&reply).unwrap();
        assert_eq!(serde_json::from_str::<Reply>(&told).unwrap(), reply);
    }
}

#[tokio::test]
async fn where_people_reach_the_server_is_known_to_its_links_and_its_pages() {
    let (server, [game, ..]) = filled().await;
    server.app.listen_at("127.0.0.1:3610".parse().unwrap());
    let reach = async || {
        let request = HttpRequest::get("/api/reach").header("host", "localhost:3610");
        server.send(request.body(Body::empty()).unwrap()).await.json()
    };
    assert_eq!(reach().await, json!({"addresses": [], "alone": true}));
    server.app.be_reached_at("https://go.example".parse().unwrap());
    assert_eq!(reach().await, json!({"addresses": ["https://go.example"], "alone": false}));
    let request = Request::Revoke { item: game, role: "black".to_owned() };
    let reply = server.app.administer(request).await;
    let Reply::Link { link, .. } = &reply else { panic!("{reply:?}") };
    assert!(link.starts_with("https://go.example/g/"), "{link}");
}
