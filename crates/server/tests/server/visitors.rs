//! Cookies of visitors, and what a stolen database tells of visitors and keys.

use crate::harness::{Answer, Server, cookie, nine_by_nine};
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

async fn ask(server: &Server, method: &str, path: &str, cookie: &str) -> Answer {
    let request = Request::builder().method(method).uri(path).header("cookie", cookie);
    server.send(request.body(Body::empty()).unwrap()).await
}

async fn listed(server: &Server, cookie: &str) -> usize {
    ask(server, "GET", "/api/games", cookie).await.json().as_array().unwrap().len()
}

/// The cookie that an answer sets.
fn given(answer: &Answer) -> Option<String> {
    let cookie = answer.headers.get("set-cookie")?.to_str().unwrap();
    Some(cookie.split(';').next().unwrap().to_owned())
}

#[tokio::test]
async fn a_cookie_that_the_server_did_not_give_is_replaced() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let page = format!("/g/{}", keys.black);
    let visit = format!("/api/g/{}/visit", keys.black);
    let mut forged = cookie('A');
    forged.replace_range(forged.len() - 1.., if forged.ends_with('0') { "1" } else { "0" });
    let unsigned = format!("tengen={}", "A".repeat(22));
    for invented in [&forged, &unsigned, "tengen=", "tengen=x", "other=1"] {
        assert_eq!(ask(&server, "POST", &visit, invented).await.status, 200);
        assert_eq!(listed(&server, invented).await, 0, "{invented}");
        let own = given(&ask(&server, "GET", &page, invented).await).unwrap();
        assert!(own != *invented && own != cookie('A'), "{own}");
        assert_eq!(ask(&server, "POST", &visit, &own).await.status, 200);
        assert_eq!(listed(&server, &own).await, 1);
    }
    assert_eq!(listed(&server, &cookie('A')).await, 0);
    assert_eq!(given(&ask(&server, "GET", &page, &cookie('A')).await), Some(cookie('A')));
}

/// Servers gave cookies without a sign before. Their visitors keep their lists.
#[tokio::test]
async fn a_cookie_of_before_that_the_store_knows_gets_its_sign() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.visited_before('O', &keys.black).await;
    let old = format!("tengen={}", "O".repeat(22));
    assert_eq!(listed(&server, &old).await, 1);
    let page = ask(&server, "GET", &format!("/g/{}", keys.white), &old).await;
    assert_eq!(given(&page), Some(cookie('O')));
    assert_eq!(listed(&server, &cookie('O')).await, 1);
}

#[tokio::test]
async fn a_browser_forgets_and_the_games_stay() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let study = json!({"title": "Ko", "from": {"kind": "game", "key": keys.own}});
    assert_ne!(server.post("/api/studies", study.to_string()).await.status, 201, "it is played");
    let (anna, visit) = (cookie('A'), format!("/api/g/{}/visit", keys.black));
    ask(&server, "POST", &visit, &anna).await;
    let forgot = ask(&server, "POST", "/api/forget", &anna).await;
    assert_eq!(forgot.status, 204);
    let dropped = forgot.headers["set-cookie"].to_str().unwrap();
    assert!(dropped.starts_with("tengen=; ") && dropped.contains("Max-Age=0"), "{dropped}");
    assert_eq!(listed(&server, &anna).await, 0, "another tab may have sent the cookie once more");
    assert_eq!(server.view(&keys.black).await["role"], "black");
    assert_eq!(server.post("/api/forget", "").await.status, 204, "without a cookie, too");
}

#[tokio::test]
async fn a_stolen_database_has_no_key_and_no_cookie() {
    let server = Server::start().await;
    let made = server.post("/api/games", nine_by_nine("japanese").to_string()).await;
    let visitor = given(&made).unwrap();
    let mut secrets: Vec<String> = vec![visitor.trim_start_matches("tengen=")[..22].to_owned()];
    let mut add = |links: &Value| {
        let links = links.as_object().unwrap().values().filter_map(Value::as_str);
        secrets.extend(links.map(|link| link[3..].to_owned()));
    };
    add(&made.json()["links"]);
    let board = json!({"kind": "board", "width": 9, "height": 9, "rules": "japanese"});
    let study = json!({"title": "Ko", "from": board}).to_string();
    let study = Request::post("/api/studies").header("cookie", &visitor).body(Body::from(study));
    let study = server.send(study.unwrap()).await;
    add(&study.json()["links"]);
    // One's own link is among those of the game already.
    secrets.sort();
    secrets.dedup();
    let record = server.post("/api/records", "(;SZ[9];B[ee])").await.json()["keys"][0].clone();
    secrets.push(record.as_str().unwrap().to_owned());
    assert_eq!(secrets.len(), 8);
    let bytes = server.stored_bytes();
    for secret in &secrets {
        let found = bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
        assert!(secret.len() == 22 && !found, "{secret}");
    }
    assert!(bytes.windows(8).any(|part| part == b"japanese"), "these are the bytes");
}
