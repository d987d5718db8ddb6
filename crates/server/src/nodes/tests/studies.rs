//! Studies whose people come to two servers.

use super::Site;
use crate::key::Key;
use crate::secret::Secret;
use crate::store::StudyId;
use axum::body::Body;
use axum::http::{Request, Response};
use serde_json::{Value, json};
use std::time::Duration;
use tower::util::ServiceExt;

/// A study at two servers.
struct Lesson {
    site: Site,
    key: String,
}

/// The cookie of a browser with a name of these letters.
fn cookie(who: &str) -> String {
    let name = Key::parse(&who.repeat(22)).unwrap();
    format!("tengen={}", Secret::of([7; 32]).cookie(&name))
}

impl Lesson {
    async fn new() -> Lesson {
        let site = Site::new().await;
        let new = json!({"title": "", "from": {"kind": "sgf", "text": "(;SZ[9])"}});
        let (status, made) = site.post(0, "/api/studies", new).await;
        assert_eq!(status, 201, "{made}");
        Lesson { site, key: made["key"].as_str().unwrap().to_owned() }
    }

    async fn send(&self, node: usize, path: &str, who: &str, body: Value) -> (u16, Value) {
        let request = Request::post(format!("/api/s/{}{path}", self.key));
        let request = request.header("cookie", cookie(who));
        self.site.send(node, request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// A page that follows the study at a server, as long as the answer is kept.
    async fn follow(&self, node: usize, key: &str, who: &str) -> Response<Body> {
        let request = Request::get(format!("/api/s/{key}/events?since=0"));
        let request = request.header("cookie", cookie(who));
        let request = request.body(Body::empty()).unwrap();
        self.site.nodes[node].router().oneshot(request).await.unwrap()
    }

    async fn view(&self, node: usize) -> Value {
        self.site.get(node, &format!("/api/s/{}", self.key)).await
    }

    /// Waits until the view at a server is like this.
    async fn shows(&self, node: usize, what: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..200 {
            let view = self.view(node).await;
            if what(&view) {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{}", self.view(node).await)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_grows_at_both_servers_alike() {
    let lesson = Lesson::new().await;
    let view = lesson.view(1).await;
    let root = view["nodes"][0]["name"].as_str().unwrap().to_owned();
    let operate = async |node: usize, at: usize| {
        let name = format!("n{node}x{at}");
        let letter = |at: usize| char::from(b'a' + at as u8);
        let point = format!("{}{}", letter(at), letter(node));
        let operation = json!({"op": "play", "parent": root, "node": name, "id": name, "B": point});
        let body = json!({"operations": [operation]});
        lesson.send(node, "/operations", "A", body).await
    };
    for at in 0..8 {
        let (one, other) = tokio::join!(operate(0, at), operate(1, at));
        for (status, answer) in [one, other] {
            assert_eq!(status, 200, "{answer}");
            assert!(answer["answers"][0].get("done").is_some(), "{answer}");
        }
    }
    let one = lesson.shows(0, |view| view["revision"] == 16).await;
    let other = lesson.shows(1, |view| view["revision"] == 16).await;
    assert_eq!(one["nodes"], other["nodes"]);
    assert_eq!(one["nodes"].as_array().unwrap().len(), 17);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_people_of_a_study_see_each_other_from_both_servers() {
    let mut lesson = Lesson::new().await;
    let own = lesson.key.clone();
    let links = lesson.view(0).await["links"].clone();
    let write = links["write"].as_str().unwrap().trim_start_matches("/s/").to_owned();
    // The owner is at the first server, and a pupil at the second.
    let owner = lesson.follow(0, &own, "A").await;
    let pupil = lesson.follow(1, &write, "B").await;
    let are_there = |view: &Value| {
        let people = view["people"].as_array().unwrap();
        people.len() == 2 && people.iter().all(|person| person["present"] == true)
    };
    lesson.shows(0, are_there).await;
    lesson.shows(1, are_there).await;
    lesson.send(0, "/tell", "A", json!({"do": "lead", "who": "p1"})).await;
    lesson.shows(1, |view| view["leader"] == "p1").await;
    lesson.key = write.clone();
    lesson.send(1, "/tell", "B", json!({"do": "call", "as": "Berta"})).await;
    lesson.key = own.clone();
    lesson.shows(0, |view| view["people"][1]["called"] == "Berta").await;
    // So it is with requests and offers, and with answers given elsewhere.
    let root = lesson.view(0).await["nodes"][0]["name"].clone();
    lesson.key = write.clone();
    lesson.send(1, "/tell", "B", json!({"do": "ask"})).await;
    let offer = json!({"do": "offer", "id": "o1", "parent": root, "moves": [["B", "ee"]]});
    lesson.send(1, "/tell", "B", offer).await;
    lesson.key = own.clone();
    lesson.shows(0, |view| view["people"][1]["asks"] == "lead").await;
    lesson.shows(0, |view| view["offers"][0]["id"] == "o1").await;
    lesson.send(0, "/tell", "A", json!({"do": "decline", "who": "p2"})).await;
    lesson.shows(1, |view| view["people"][1]["asks"] == json!(null)).await;
    lesson.shows(0, |view| view["people"][1]["asks"] == json!(null)).await;
    let play = json!({"op": "play", "id": "x", "node": "x", "parent": root, "B": "ee"});
    lesson.send(0, "/operations", "A", json!({"operations": [play]})).await;
    for node in [0, 1] {
        lesson.shows(node, |view| view["offers"] == json!([])).await;
    }
    // Another title and other links hold at both servers.
    let request = Request::post(format!("/api/studies/{own}"));
    let request = request.body(Body::from(json!({"title": "Ko"}).to_string())).unwrap();
    assert_eq!(lesson.site.send(0, request).await.0, 204);
    lesson.shows(1, |view| view["title"] == "Ko").await;
    drop((owner, pupil));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_ask_and_offer_at_any_server() {
    let mut lesson = Lesson::new().await;
    let own = lesson.key.clone();
    let view = lesson.view(0).await;
    let link =
        |role: &str| view["links"][role].as_str().unwrap().trim_start_matches("/s/").to_owned();
    let (read, root) = (link("read"), view["nodes"][0]["name"].clone());
    let owner = lesson.follow(0, &own, "A").await;
    let pupil = lesson.follow(1, &read, "B").await;
    lesson.shows(0, |view| view["people"][1]["present"] == true).await;
    // The pupil's page follows the second server, and what they say comes to the first.
    lesson.key = read.clone();
    lesson.send(0, "/tell", "B", json!({"do": "ask"})).await;
    let offer =
        |id: &str, at: &str| json!({"do": "offer", "id": id, "parent": root, "moves": [["B", at]]});
    lesson.send(0, "/tell", "B", offer("o1", "ee")).await;
    for node in [0, 1] {
        lesson.shows(node, |view| view["people"][1]["asks"] == "write").await;
        lesson.shows(node, |view| view["offers"][0]["id"] == "o1").await;
    }
    // The owner grants it at the second server.
    lesson.key = own.clone();
    let grant = json!({"op": "role", "id": "r", "who": "p2", "to": "write"});
    let (status, answer) = lesson.send(1, "/operations", "A", json!({"operations": [grant]})).await;
    assert_eq!((status, answer["answers"][0].get("done").is_some()), (200, true), "{answer}");
    for node in [0, 1] {
        lesson.shows(node, |view| view["people"][1]["asks"] == json!(null)).await;
    }
    // So it is with the lead, which is declined at the second server.
    lesson.key = read.clone();
    lesson.send(0, "/tell", "B", json!({"do": "at", "node": root, "page": "pg"})).await;
    lesson.shows(1, |view| view["people"][1]["at"] == root).await;
    lesson.send(0, "/tell", "B", json!({"do": "ask"})).await;
    lesson.shows(1, |view| view["people"][1]["asks"] == "lead").await;
    lesson.key = own.clone();
    lesson.send(1, "/tell", "A", json!({"do": "decline", "who": "p2"})).await;
    for node in [0, 1] {
        lesson.shows(node, |view| view["people"][1]["asks"] == json!(null)).await;
    }
    // The first server forgets the study, and reads it again. The offers stay.
    let study = StudyId(view["study"].as_i64().unwrap());
    lesson.site.nodes[0].rooms.deleted(study);
    for node in [0, 1] {
        lesson.shows(node, |view| view["offers"][0]["id"] == "o1").await;
    }
    // It is taken back elsewhere than it was offered, and does not come back with other news.
    lesson.key = read.clone();
    lesson.send(1, "/tell", "B", json!({"do": "withdraw", "offer": "o1"})).await;
    for (node, name) in [(0, "Ben"), (1, "Bo")] {
        lesson.shows(node, |view| view["offers"] == json!([])).await;
        lesson.send(node, "/tell", "B", json!({"do": "call", "as": name})).await;
        for node in [0, 1] {
            let shown = lesson.shows(node, |view| view["people"][1]["called"] == name).await;
            assert_eq!(shown["offers"], json!([]));
        }
    }
    // Nobody offers a line that the study has.
    lesson.key = own;
    let play = json!({"op": "play", "id": "x", "node": "x", "parent": root, "B": "ee"});
    lesson.send(0, "/operations", "A", json!({"operations": [play]})).await;
    lesson.send(0, "/tell", "A", offer("o2", "ee")).await;
    let nothing = json!({"do": "offer", "id": "o3", "parent": root, "moves": []});
    assert_eq!(lesson.send(0, "/tell", "A", nothing).await.0, 400);
    lesson.send(0, "/tell", "A", offer("o4", "cc")).await;
    let shown = lesson.shows(1, |view| view["offers"] != json!([])).await;
    assert_eq!(shown["offers"].as_array().unwrap().len(), 1);
    assert_eq!(shown["offers"][0]["id"], "o4");
    drop((owner, pupil));
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_at_two_servers_at_once_are_all_let_in() {
    let lesson = Lesson::new().await;
    let links = lesson.view(0).await["links"].clone();
    let write = links["write"].as_str().unwrap().trim_start_matches("/s/").to_owned();
    let come = async |node: usize, who: char| {
        let request = Request::post(format!("/api/s/{write}/visit"));
        let request = request.header("cookie", cookie(&who.to_string()));
        lesson.site.send(node, request.body(Body::empty()).unwrap()).await.0
    };
    let all = ('B'..='U').enumerate().map(|(at, who)| come(at % 2, who));
    let answers = futures_util::future::join_all(all).await;
    assert!(answers.iter().all(|status| *status < 300), "{answers:?}");
}
