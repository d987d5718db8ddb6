//! Reference pages: rulesets in words, terms, the sheet.

use crate::harness::{Server, nine_by_nine};
use axum::body::Body;
use axum::http::Request;

#[tokio::test]
async fn rules_are_told_in_the_language_asked_for_or_that_of_the_browser() {
    let server = Server::start().await;
    let english = server.get("/api/rules/tt?lang=en").await.json();
    assert_eq!(english["rules"]["id"], "tromp-taylor");
    let german = server.get("/api/rules/tt?lang=de").await.json();
    assert_eq!(german["topics"][1]["title"], "Selbstmord");
    let request = Request::get("/api/rules/tt").header("accept-language", "de-CH, en;q=0.5");
    let accepted = server.send(request.body(Body::empty()).unwrap()).await.json();
    assert_eq!(accepted, german);
    assert_eq!(server.get("/api/rules/tt").await.json(), english);
}

#[tokio::test]
async fn two_rulesets_stand_side_by_side_with_marks() {
    let server = Server::start().await;
    let beside = server.get("/api/rules/japanese/korean?lang=en").await.json();
    let topics = beside["topics"].as_array().unwrap();
    let differing: Vec<_> = topics.iter().filter(|topic| topic["same"] == false).collect();
    let titles: Vec<_> = differing.iter().map(|topic| topic["title"].as_str().unwrap()).collect();
    assert_eq!(titles, ["Repetition", "Dead stones"]);
    assert!(differing[0]["sides"].to_string().contains("draw"));
    assert!(differing[1]["sides"].to_string().contains("pass for this very ko"));
}

#[tokio::test]
async fn what_is_not_there_is_told_so() {
    let server = Server::start().await;
    for path in ["/api/rules/klingon", "/api/rules/japanese/klingon", "/api/sheet/aga/nothing"] {
        assert_eq!(server.get(path).await.code(), (404, "not-found".to_owned()), "{path}");
    }
    let unknown = server.get("/api/glossary?lang=tlh").await;
    assert_eq!(unknown.code(), (400, "bad-request".to_owned()));
    assert!(unknown.json()["error"]["text"].to_string().contains("de (Deutsch)"));
}

#[tokio::test]
async fn a_games_own_rules_are_told() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("new-zealand")).await;
    let told = server.get(&format!("/api/g/{}/rules?lang=fr", keys.watch)).await.json();
    assert_eq!(told, server.get("/api/rules/new-zealand?lang=fr").await.json());
    assert_eq!(server.get("/api/g/nothing/rules").await.code().0, 404);
}

#[tokio::test]
async fn a_records_rules_are_told_even_where_they_have_no_name() {
    let server = Server::start().await;
    let record = b"(;SZ[9]RU[koPOSITIONALscoreTERRITORYtaxNONEsui1whbN];B[cc])";
    let made = server.post("/api/records", record.to_vec()).await.json();
    let key = made["keys"][0].as_str().unwrap();
    let told = server.get(&format!("/api/g/{key}/rules?lang=en")).await.json();
    let text = told["topics"].to_string();
    assert!(text.contains("positional superko") && text.contains("Territory is counted"), "{text}");
    assert_eq!(told["source"], serde_json::Value::Null);
}

#[tokio::test]
async fn the_glossary_and_the_sheet_are_served_with_their_pages() {
    let server = Server::start().await;
    let terms = server.get("/api/glossary?lang=sv").await.json();
    let liberty = terms.as_array().unwrap().iter().find(|term| term["id"] == "liberty").unwrap();
    assert_eq!(liberty["name"], "Frihet");
    assert!(liberty["elsewhere"].to_string().contains("qì"));
    for part in server.get("/api/sheet/aga?lang=en").await.json().as_array().unwrap() {
        if let Some(address) = part["figure"]["address"].as_str() {
            let figure = server.get(address).await;
            assert_eq!(figure.headers["content-type"], "image/svg+xml");
            assert!(figure.text().starts_with("<svg"));
        }
    }
    for page in ["/rules", "/rules/nz", "/rules/compare/nz/ing", "/glossary", "/sheet/aga"] {
        let page = server.get(page).await;
        assert_eq!(
            (page.status.as_u16(), page.text().contains("data-languages=\"en=")),
            (200, true)
        );
    }
}
