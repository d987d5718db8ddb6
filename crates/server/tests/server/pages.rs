//! Pages, assets, headers and lists.

use crate::harness::{Server, nine_by_nine, with};
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

#[tokio::test]
async fn pages_come_with_their_assets_and_strict_headers() {
    let server = Server::start().await;
    let home = server.get("/").await;
    assert_eq!(home.status, 200);
    assert_eq!(home.headers["content-type"], "text/html; charset=utf-8");
    let html = home.text();
    let mut found = 0;
    for part in html.split('"').filter(|part| part.starts_with("/assets/")) {
        let asset = server.get(part).await;
        assert_eq!(asset.status, 200, "{part}");
        assert!(asset.headers["cache-control"].to_str().unwrap().contains("immutable"));
        assert_eq!(asset.headers["x-content-type-options"], "nosniff");
        found += 1;
    }
    assert!(found > 0 && !html.contains("/assets/@/"));
    let policy = home.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"));
    assert!(!policy.contains("unsafe"));
    assert_eq!(home.headers["referrer-policy"], "no-referrer");
    assert_eq!(server.get("/assets/0123456789abcdef/js/theme.js").await.status, 404);
    assert_eq!(server.get("/assets/@/js/theme.js").await.status, 404);
    let meta = server.get("/api/meta").await;
    assert_eq!(meta.headers["cache-control"], "no-store");
    assert_eq!(meta.json()["rules"][0]["id"], "japanese");
    assert!(meta.json()["ranks"].as_array().unwrap().contains(&meta.json()["defaultRank"]));
}

#[tokio::test]
async fn the_worker_keeps_parts_of_this_build_and_all_of_them_are_there() {
    let server = Server::start().await;
    let worker = server.get("/worker.js").await;
    assert_eq!(worker.headers["cache-control"], "no-cache");
    let text = worker.text();
    let line = text.lines().next().unwrap();
    let line = line.trim_start_matches("self.kept = ").trim_end_matches(';');
    let kept: serde_json::Value = serde_json::from_str(line).unwrap();
    let parts = kept["parts"].as_array().unwrap();
    for part in parts {
        let part = part.as_str().unwrap();
        assert_eq!(server.get(part).await.status, 200, "{part}");
        let build = part.strip_prefix("/assets/").map(|rest| rest.split('/').next().unwrap());
        assert!(build.is_none_or(|build| kept["build"] == build), "{part}");
    }
    // Every asset that the kept pages name is among them.
    for page in ["/", "/learn"] {
        let html = server.get(page).await.text();
        assert!(parts.contains(&json!(page)));
        for asset in html.split('"').filter(|text| text.starts_with("/assets/")) {
            assert!(parts.contains(&json!(asset)), "{asset}");
        }
    }
}

#[tokio::test]
async fn a_browser_finds_its_games_again() {
    let server = Server::start().await;
    let game = with(nine_by_nine("japanese"), "names", json!({"me": "Anna"}));
    let made = server.post("/api/games", game.to_string()).await;
    let cookie = made.headers["set-cookie"].to_str().unwrap().to_owned();
    for attribute in ["tengen=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let ask = async |path: &str, cookie: &str| {
        server.send(Request::get(path).header("cookie", cookie).body(Body::empty()).unwrap()).await
    };
    let list = ask("/api/games", &cookie).await.json();
    assert_eq!(list.as_array().unwrap().len(), 1);
    let line = &list[0];
    assert_eq!((&line["key"], &line["kind"]), (&made.json()["key"], &json!("game")));
    assert_eq!(
        (&line["players"]["black"]["name"], &line["yourTurn"]),
        (&json!("Anna"), &json!(true))
    );
    assert_eq!(
        (&line["moves"], &line["phase"], &line["rules"]),
        (&json!(0), &json!("play"), &json!("japanese"))
    );
    assert_eq!(server.get("/api/games").await.json(), json!([]));
    assert_eq!(ask("/api/games", "tengen=0000000000000000000000").await.json(), json!([]));

    // Another browser opens the other side's link. Its page puts the game into the list.
    let link = made.json()["links"]["white"].as_str().unwrap().to_owned();
    let page = server.get(&link).await;
    assert_eq!(page.status, 200);
    let other = page.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    assert_ne!(other, cookie);
    assert_eq!(ask("/api/games", &other).await.json(), json!([]));
    assert_eq!(ask(&format!("/api{link}"), &other).await.status, 200);
    assert_eq!(ask("/api/games", &other).await.json(), json!([]));
    let visit = Request::post(format!("/api{link}/visit")).header("cookie", &other);
    assert_eq!(server.send(visit.body(Body::empty()).unwrap()).await.status, 200);
    let line = ask("/api/games", &other).await.json()[0].clone();
    assert_eq!((&line["role"], &line["yourTurn"]), (&json!("white"), &json!(false)));
    // A browser that is known keeps its cookie for another year.
    let again = ask(&link, &other).await.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(again.starts_with(&other) && again.contains("Max-Age=31536000"), "{again}");
}

#[tokio::test]
async fn every_answer_names_the_build_that_the_worker_keeps() {
    let server = Server::start().await;
    let worker = server.get("/worker.js").await.text();
    let kept = worker.strip_prefix("self.kept = ").unwrap().split(";\n").next().unwrap();
    let kept: Value = serde_json::from_str(kept).unwrap();
    let parts = kept["parts"].as_array().unwrap().iter().map(|part| part.as_str().unwrap());
    for path in parts.chain(["/api/rules", "/api/glossary", "/api/sheet/aga"]) {
        let answer = server.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.headers["tengen-build"], *kept["build"].as_str().unwrap(), "{path}");
    }
}
