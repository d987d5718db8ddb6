//! The lobby: challenges, who gets the game, and whose seats are whose.

use crate::browser::{Browser, PASSWORD};
use crate::harness::{Answer, Server, Stream, cookie, nine_by_nine, placed, with};
use axum::body::Body;
use axum::http::Request;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tengen_server::ServerLimits;

pub(crate) async fn ask(
    server: &Server,
    by: char,
    (method, path): (&str, &str),
    body: Value,
) -> Answer {
    let request = Request::builder().method(method).uri(path).header("cookie", cookie(by));
    let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
    server.send(request.body(body).unwrap()).await
}

async fn follow(server: &Server, by: char) -> Stream {
    server.stream_of(Request::get("/api/lobby/events").header("cookie", cookie(by))).await
}

/// A new page of a person is told this of what is their own.
async fn told(server: &Server, by: char) -> Value {
    own(&mut follow(server, by).await).await
}

/// What is a person's own, the games that began too.
async fn own(page: &mut Stream) -> Value {
    loop {
        let own = page.event("own").await.unwrap();
        if own.get("begun").is_some() {
            return own;
        }
    }
}

pub(crate) fn open() -> Value {
    let clock = json!({"kind": "fischer", "main": 300_000, "increment": 10_000});
    json!({"kind": "open", "width": 9, "height": 9, "rules": "chinese", "clock": clock})
}

fn seek(size: u64, speed: &str) -> Value {
    json!({"kind": "seek", "size": size, "speed": speed})
}

pub(crate) async fn offer(server: &Server, by: char, wanted: Value) -> Answer {
    ask(server, by, ("POST", "/api/challenges"), wanted).await
}

async fn accept(server: &Server, by: char, id: &Value) -> Answer {
    ask(server, by, ("POST", &format!("/api/challenges/{id}/accept")), Value::Null).await
}

/// The number of the challenge that was made.
fn made(answer: &Answer) -> Value {
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()["id"].clone()
}

async fn rows(server: &Server) -> usize {
    server.get("/api/lobby").await.json()["rows"].as_array().unwrap().len()
}

/// The game that the person's page is told to have begun.
async fn begun(stream: &mut Stream) -> Value {
    loop {
        if let Some(game) = own(stream).await["begun"].get(0) {
            return game.clone();
        }
    }
}

/// The address of a game as its page gets it.
fn address(game: &Value) -> String {
    game["address"].as_str().unwrap().to_owned()
}

/// A person opens a game.
async fn visit(server: &Server, by: char, address: &str) -> Answer {
    ask(server, by, ("POST", &format!("/api{address}/visit")), Value::Null).await
}

/// The view of a game by an address, as this browser gets it.
pub(crate) async fn view(server: &Server, by: char, address: &str) -> Value {
    ask(server, by, ("GET", &format!("/api{address}")), Value::Null).await.json()
}

/// The addresses of Anna and Bo, who have met, the one with Black first.
pub(crate) async fn met(server: &Server) -> [(char, String); 2] {
    let mut anna = follow(server, 'A').await;
    made(&offer(server, 'A', seek(9, "live")).await);
    let his =
        offer(server, 'B', seek(9, "live")).await.json()["address"].as_str().unwrap().to_owned();
    let hers = address(&begun(&mut anna).await);
    let mut both = [('A', hers), ('B', his)];
    if view(server, 'A', &both[0].1).await["role"] == "white" {
        both.reverse();
    }
    both
}

/// The answer to an act of a person in a game.
pub(crate) async fn act(server: &Server, (by, address): &(char, String), act: Value) -> Answer {
    ask(server, *by, ("POST", &format!("/api{address}/act")), act).await
}

#[tokio::test]
async fn two_who_look_for_the_same_play_and_nobody_else_sits_down() {
    let server = Server::start().await;
    let mut anna = follow(&server, 'A').await;
    assert_eq!(anna.event("lobby").await, Some(json!({"rows": [], "mine": []})));
    let first = made(&offer(&server, 'A', seek(9, "live")).await);
    let own = anna.next_event().await.unwrap();
    assert_eq!((own.0.as_str(), &own.1["mine"]), ("own", &json!([first])), "before its row");
    let told = anna.event("step").await.unwrap();
    assert_eq!((&told["opened"][0]["id"], &told["opened"][0]["seek"]), (&first, &json!("live")));
    // Bo has no page that follows the lobby, and needs none.
    let met = offer(&server, 'B', seek(9, "live")).await;
    assert_eq!(met.status, 201, "{}", met.text());
    let bo = met.json()["address"].as_str().unwrap().to_owned();
    // Either may come first.
    let (mut game, mut is_closed) = (Value::Null, false);
    while game.is_null() || !is_closed {
        let (name, told) = anna.next_event().await.unwrap();
        match name.as_str() {
            "step" => is_closed |= told["closed"] == json!([first]),
            _ => game = told["begun"].get(0).unwrap_or(&game).clone(),
        }
    }
    assert_eq!((&game["challenge"], &game["width"]), (&first, &json!(9)));
    let own = address(&game);
    let key = ask(&server, 'A', ("GET", &format!("/api{own}")), Value::Null).await.json()["key"]
        .as_str()
        .unwrap()
        .to_owned();
    let (short, own) = (own, format!("/g/{key}"));
    assert_eq!(rows(&server).await, 0);

    let (hers, his) = (view(&server, 'A', &own).await, view(&server, 'B', &bo).await);
    let roles = [hers["role"].as_str().unwrap(), his["role"].as_str().unwrap()];
    assert!(roles.contains(&"black") && roles.contains(&"white"), "{roles:?}");
    assert_eq!(hers["clock"]["kind"], "byo-yomi");
    // Nobody has a link to a seat, and each player has a number.
    for view in [&hers, &his] {
        let links = &view["links"];
        assert!(links["watch"].is_string() && links["own"].is_null(), "{links}");
        assert!(links["black"].is_null() && links["white"].is_null(), "{links}");
        assert_ne!(view["players"]["black"]["guest"], view["players"]["white"]["guest"]);
    }
    // Eve has the links of both, and watches.
    for link in [&own, &bo] {
        for by in ['E', if link == &own { 'B' } else { 'A' }] {
            let seen = view(&server, by, link).await;
            assert_eq!((&seen["role"], &seen["can"]), (&json!("watch"), &json!([])), "{by}");
            assert!(!link.ends_with(seen["key"].as_str().unwrap()), "it is the link to watch");
            let act = format!("/api{link}/act");
            let play = ask(&server, by, ("POST", &act), placed("E5", 1)).await;
            assert_eq!(play.code(), (403, "not-allowed".to_owned()));
        }
    }
    assert_eq!(server.get(&format!("/api{own}")).await.json()["role"], "watch", "no cookie");
    let eves = visit(&server, 'E', &own).await;
    assert!(eves.json()["address"].is_null(), "{}", eves.text());
    // An address of one's own is nobody else's, and no link leads to a seat.
    let not_hers = ask(&server, 'E', ("GET", &format!("/api{short}")), Value::Null).await;
    assert_eq!(not_hers.code(), (404, "not-listed".to_owned()));
    assert_eq!(not_hers.json()["error"]["args"]["why"], "seat");

    let (black, link) = if roles[0] == "black" { ('A', &own) } else { ('B', &bo) };
    let played = ask(&server, black, ("POST", &format!("/api{link}/act")), placed("E5", 1)).await;
    assert_eq!(played.status, 200, "{}", played.text());
    // Both find it in their lists, and after a restart it is there with its seats.
    let server = server.restart(1_000).await;
    for (by, link) in [('A', &own), ('B', &bo)] {
        let list = ask(&server, by, ("GET", "/api/games"), Value::Null).await.json();
        assert_eq!(list.as_array().unwrap().len(), 1);
        let address = list[0]["address"].as_str().unwrap();
        assert_ne!(view(&server, by, address).await["role"], "watch");
        assert_eq!(view(&server, 'E', link).await["role"], "watch");
    }
}

#[tokio::test]
async fn of_twenty_who_accept_one_gets_the_game() {
    let server = Server::start().await;
    let _anna = follow(&server, 'A').await;
    let id = made(&offer(&server, 'A', open()).await);
    assert_eq!(accept(&server, 'A', &id).await.code(), (403, "own-challenge".to_owned()));
    let others: Vec<char> = ('B'..='U').collect();
    let answers = join_all(others.iter().map(|by| accept(&server, *by, &id))).await;
    let (won, lost): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 201);
    assert_eq!((won.len(), lost.len()), (1, 19));
    for answer in lost {
        assert_eq!(answer.code(), (409, "gone".to_owned()));
    }
    let list = ask(&server, 'A', ("GET", "/api/games"), Value::Null).await.json();
    assert_eq!(list.as_array().unwrap().len(), 1, "{list}");
    assert_eq!((&list[0]["rules"], &list[0]["width"]), (&json!("chinese"), &json!(9)));
}

#[tokio::test]
async fn those_who_accept_each_others_challenge_play_one_game() {
    let server = Server::start().await;
    let of_anna = made(&offer(&server, 'A', open()).await);
    let of_bo = made(&offer(&server, 'B', open()).await);
    let (one, other) = tokio::join!(accept(&server, 'A', &of_bo), accept(&server, 'B', &of_anna));
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409]);
    assert_eq!(rows(&server).await, 0);
}

#[tokio::test]
async fn a_challenge_is_withdrawn_by_its_maker_alone() {
    let server = Server::start().await;
    let id = made(&offer(&server, 'A', open()).await);
    let path = format!("/api/challenges/{id}");
    let gone = (409, "gone".to_owned());
    assert_eq!(ask(&server, 'B', ("DELETE", &path), Value::Null).await.code(), gone);
    assert_eq!(ask(&server, 'A', ("DELETE", &path), Value::Null).await.status, 204);
    assert_eq!(ask(&server, 'A', ("DELETE", &path), Value::Null).await.code(), gone);
    assert_eq!(accept(&server, 'B', &id).await.code(), gone);
    // One who is forgotten waits no more.
    made(&offer(&server, 'A', open()).await);
    assert_eq!(ask(&server, 'A', ("POST", "/api/forget"), json!({})).await.status, 204);
    assert_eq!(rows(&server).await, 0);
}

#[tokio::test]
async fn impossible_challenges_and_too_many_are_refused() {
    let server = Server::start().await;
    let with = |field: &str, value: Value| {
        let mut wanted = open();
        wanted[field] = value;
        wanted
    };
    for (wanted, field) in [
        (with("width", json!(99)), "width"),
        (with("rules", json!("none")), "rules"),
        (with("clock", json!({"kind": "absolute", "main": 0})), "clock"),
        (with("clock", json!({"kind": "absolute", "main": 1})), "clock"),
        (seek(11, "live"), "size"),
    ] {
        let answer = offer(&server, 'A', wanted).await;
        assert_eq!(answer.code(), (400, "bad-request".to_owned()), "{field}");
        assert_eq!(answer.json()["error"]["args"]["field"], field);
    }
    for wanted in [seek(9, "slow"), with("page", json!("ab")), json!({"kind": "open"})] {
        assert_eq!(offer(&server, 'A', wanted).await.status, 400);
    }
    let stranger = server.post("/api/challenges", open().to_string()).await;
    assert_eq!(stranger.code(), (403, "no-cookie".to_owned()));
    for _ in 0..5 {
        made(&offer(&server, 'A', open()).await);
    }
    let sixth = offer(&server, 'A', open()).await;
    assert_eq!(sixth.code(), (422, "too-many-challenges".to_owned()));
    assert_eq!(sixth.json()["error"]["args"]["most"], 5);
    // The pace is that of an address.
    let answer = loop {
        let answer = offer(&server, 'A', open()).await;
        if answer.status != 422 {
            break answer;
        }
    };
    assert_eq!(answer.code(), (503, "busy".to_owned()));
    assert!(answer.headers["retry-after"].to_str().unwrap().parse::<u32>().unwrap() > 0);
}

#[tokio::test]
async fn a_challenge_is_open_again_when_its_game_cannot_be_stored() {
    let server = Server::start().await;
    let _anna = follow(&server, 'A').await;
    let id = made(&offer(&server, 'A', open()).await);
    // Bo is a member already.
    made(&offer(&server, 'B', open()).await);
    server.move_store(true);
    assert_eq!(accept(&server, 'B', &id).await.status, 503);
    server.move_store(false);
    assert_eq!(rows(&server).await, 2);
    let again = accept(&server, 'B', &id).await;
    assert_eq!(again.status, 201, "{}", again.text());
}

/// Anna has made a challenge that Bo has accepted. The answer is its number.
async fn accepted(server: &Server) -> Value {
    let id = made(&offer(server, 'A', open()).await);
    assert_eq!(accept(server, 'B', &id).await.status, 201);
    id
}

#[tokio::test]
async fn a_game_is_told_to_its_players_until_they_open_it() {
    let server = Server::start().await;
    let stream = follow(&server, 'A').await;
    let id = accepted(&server).await;
    // Her page was loaded anew, and its connection had died before.
    drop(stream);
    let (mut one, mut other) = (follow(&server, 'A').await, follow(&server, 'A').await);
    let game = own(&mut one).await["begun"][0].clone();
    assert_eq!((&game["challenge"], &game["unopened"]), (&id, &json!(true)));
    assert_eq!(own(&mut other).await["begun"][0], game, "each page is told");
    // Bo's answer may have been lost: he is told, too, and never made a challenge.
    let his = told(&server, 'B').await["begun"][0].clone();
    assert!(his["challenge"].is_null(), "{his}");
    assert_eq!(told(&server, 'E').await["begun"], json!([]));
    // The list of games says it as well.
    let listed = ask(&server, 'A', ("GET", "/api/games"), Value::Null).await.json();
    assert_eq!(listed[0]["unopened"], true);

    // It is told after a restart, too. The server does not know of which challenge it came.
    let server = server.restart(1_000).await;
    let mut anna = follow(&server, 'A').await;
    let again = own(&mut anna).await["begun"][0].clone();
    assert_eq!(again["address"], game["address"]);
    assert!(again["challenge"].is_null(), "{again}");
    // One who looks on does not open it for her.
    assert_eq!(visit(&server, 'E', &format!("/g/{}", key(&again))).await.status, 200);
    assert_eq!(told(&server, 'A').await["begun"].as_array().unwrap().len(), 1);
    assert_eq!(visit(&server, 'A', &address(&again)).await.status, 200);
    assert_eq!(own(&mut anna).await, json!({"mine": [], "begun": []}));
    assert_eq!(told(&server, 'A').await["begun"], json!([]));
    assert_eq!(told(&server, 'B').await["begun"].as_array().unwrap().len(), 1);
    let listed = ask(&server, 'A', ("GET", "/api/games"), Value::Null).await.json();
    assert_eq!(listed[0]["unopened"], false);
}

#[tokio::test]
async fn the_lobby_goes_on_while_the_store_is_away() {
    let server = Server::start().await;
    let mut bo = follow(&server, 'B').await;
    bo.event("lobby").await.unwrap();
    server.move_visits(true).await;
    // A new page is told what is open. Which games began is not known.
    let mut anna = follow(&server, 'A').await;
    assert_eq!(anna.event("lobby").await, Some(json!({"rows": [], "mine": []})));
    // A challenge that is made meanwhile is told to pages that were there.
    let mine = made(&offer(&server, 'B', open()).await);
    assert_eq!(bo.event("own").await, Some(json!({"mine": [mine]})));
    assert_eq!(anna.event("step").await.unwrap()["opened"][0]["id"], mine);
    server.move_visits(false).await;
    // Each page hears by itself that no game began.
    assert_eq!(own(&mut anna).await, json!({"mine": [], "begun": []}));
    assert_eq!(own(&mut bo).await, json!({"mine": [mine], "begun": []}));
    assert_eq!(accept(&server, 'A', &mine).await.status, 201);
    for person in [&mut anna, &mut bo] {
        begun(person).await;
    }
}

/// The key of a game in a list.
fn key(game: &Value) -> &str {
    game["key"].as_str().unwrap()
}

#[tokio::test]
async fn all_pages_of_a_person_know_their_challenges() {
    let server = Server::start().await;
    let (mut one, mut other) = (follow(&server, 'A').await, follow(&server, 'A').await);
    let id = made(&offer(&server, 'A', open()).await);
    for page in [&mut one, &mut other] {
        assert_eq!(page.event("own").await.unwrap()["mine"], json!([id]));
    }
    // The page that made it is closed, and the other one stays.
    drop(one);
    assert_eq!(told(&server, 'A').await["mine"], json!([id]));
    let path = format!("/api/challenges/{id}");
    assert_eq!(ask(&server, 'A', ("DELETE", &path), Value::Null).await.status, 204);
    assert_eq!(other.event("own").await.unwrap()["mine"], json!([]));
}

#[tokio::test]
async fn a_game_is_called_off_before_each_has_moved() {
    let server = Server::start().await;
    let (off, play) = (json!({"do": "call-off"}), |point, number| placed(point, number));
    let [black, white] = met(&server).await;
    assert!(
        view(&server, black.0, &black.1).await["can"]
            .as_array()
            .unwrap()
            .contains(&json!("call-off"))
    );
    // Black has played, and White does not come.
    assert_eq!(act(&server, &black, play("E5", 1)).await.status, 200);
    let watch =
        view(&server, black.0, &black.1).await["links"]["watch"].as_str().unwrap().to_owned();
    let watch = watch.rsplit('/').next().unwrap();
    assert_eq!(server.refused(watch, off.clone()).await.1, "not-allowed");
    let ended = act(&server, &black, off.clone()).await;
    assert_eq!(ended.status, 200, "{}", ended.text());
    assert_eq!(act(&server, &white, off.clone()).await.code().1, "game-over");
    let phase = &view(&server, white.0, &white.1).await["phase"];
    assert_eq!((&phase["resultText"], &phase["closed"]), (&json!("Void"), &json!("black")));
    let server = server.restart(1_000).await;
    assert_eq!(view(&server, white.0, &white.1).await["phase"]["closed"], "black");

    let [black, white] = met(&server).await;
    assert_eq!(act(&server, &black, play("E5", 1)).await.status, 200);
    assert_eq!(act(&server, &white, play("C3", 2)).await.status, 200);
    assert!(
        !view(&server, black.0, &black.1).await["can"]
            .as_array()
            .unwrap()
            .contains(&json!("call-off"))
    );
    assert_eq!(act(&server, &white, off.clone()).await.code(), (409, "has-begun".to_owned()));
    // A game by links is not played by the lobby.
    let keys = server.game(&nine_by_nine("japanese")).await;
    assert_eq!(server.refused(&keys.black, off).await, (403, "not-allowed".to_owned()));
}

#[tokio::test]
async fn another_game_has_the_same_players_on_its_seats() {
    let server = Server::start().await;
    let mut anna = follow(&server, 'A').await;
    let id = made(&offer(&server, 'A', open()).await);
    let bo = accept(&server, 'B', &id).await.json()["address"].as_str().unwrap().to_owned();
    let own = address(&begun(&mut anna).await);
    let before = view(&server, 'A', &own).await;
    let act = async |by: char, link: &str, act: Value| {
        ask(&server, by, ("POST", &format!("/api{link}/act")), act).await.json()
    };
    act('A', &own, json!({"do": "resign"})).await;
    act('A', &own, json!({"do": "rematch", "on": true})).await;
    let rematch = act('B', &bo, json!({"do": "rematch", "on": true})).await;
    let next = rematch["rematch"]["next"].as_str().unwrap();
    let seen = view(&server, 'B', next).await;
    assert_eq!(seen["role"], before["role"], "the colours have changed");
    let guests = |view: &Value| {
        ["black", "white"].map(|colour| view["players"][colour]["guest"].as_u64().unwrap())
    };
    let [black, white] = guests(&before);
    assert_eq!(guests(&seen), [white, black]);
    for by in ['A', 'E'] {
        assert_eq!(view(&server, by, next).await["role"], "watch", "{by}");
    }
}

#[tokio::test]
async fn a_server_at_home_has_no_lobby() {
    let server = Server::within(ServerLimits::HOME).await;
    assert_eq!(server.get("/api/meta").await.json()["lobby"], Value::Null);
    let none = (404, "no-lobby".to_owned());
    for path in ["/api/lobby", "/api/lobby/events"] {
        assert_eq!(server.get(path).await.code(), none);
    }
    assert_eq!(offer(&server, 'A', open()).await.code(), none);
    assert_eq!(server.get("/lobby").await.status, 200, "the page says so");
    let server = Server::start().await;
    let quick = server.get("/api/meta").await.json()["lobby"]["quick"].clone();
    assert_eq!(quick.as_array().unwrap().len(), 6);
    for game in quick.as_array().unwrap() {
        let wanted = seek(game["size"].as_u64().unwrap(), game["speed"].as_str().unwrap());
        made(&offer(&server, 'A', wanted).await);
        let row = server.get("/api/lobby").await.json()["rows"][0].clone();
        assert_eq!((&row["clock"], &row["width"]), (&game["clock"], &game["size"]));
    }
}

#[tokio::test]
async fn by_rank_the_weaker_player_has_black_and_a_head_start() {
    let server = Server::start().await;
    let mut players = Vec::new();
    for (last, name, rank) in [(1, "Anna", "1d"), (2, "Bo", "9k")] {
        let mut browser = Browser::new(last);
        let wanted = json!({"name": name, "password": PASSWORD, "rank": rank});
        assert_eq!(browser.ask(&server, ("POST", "/api/join"), wanted).await.status, 201);
        players.push(browser);
    }
    let challenge = ("POST", "/api/challenges");
    let seek = json!({"kind": "seek", "size": 9, "speed": "live"});
    for order in [[0, 1], [1, 0]] {
        let [first, second] = order;
        assert_eq!(players[first].ask(&server, challenge, seek.clone()).await.status, 201);
        let met = players[second].ask(&server, challenge, seek.clone()).await.json();
        let address = met["address"].as_str().unwrap().to_owned();
        let view = players[second].get(&server, &format!("/api{address}")).await;
        assert_eq!(view["role"], if second == 1 { "black" } else { "white" });
        assert_eq!(
            (&view["handicap"], &view["komi"], &view["rated"]),
            (&json!({"kind": "fixed", "stones": 2}), &json!(0.5), &json!(true))
        );
    }
    let by_rank = |side: u64| {
        let open = with(with(open(), "width", json!(side)), "height", json!(side));
        with(open, "handicap", json!("by-rank"))
    };
    let refused = players[1].ask(&server, challenge, by_rank(7)).await;
    assert_eq!(refused.code(), (400, "bad-request".to_owned()));
    let made = players[1].ask(&server, challenge, by_rank(19)).await;
    assert_eq!(made.status, 201, "{}", made.text());
    assert_eq!(server.get("/api/lobby").await.json()["rows"][0]["handicap"], "by-rank");
    let accept = format!("/api/challenges/{}/accept", made.json()["id"]);
    let met = players[0].ask(&server, ("POST", &accept), Value::Null).await.json();
    let address = met["address"].as_str().unwrap().to_owned();
    let view = players[0].get(&server, &format!("/api{address}")).await;
    assert_eq!((&view["role"], &view["handicap"]["stones"]), (&json!("white"), &json!(9)));
    // Without the wish the game is even.
    let made = players[0].ask(&server, challenge, open()).await.json();
    assert_eq!(server.get("/api/lobby").await.json()["rows"][0]["handicap"], "none");
    let accept = format!("/api/challenges/{}/accept", made["id"]);
    let met = players[1].ask(&server, ("POST", &accept), Value::Null).await.json();
    let address = met["address"].as_str().unwrap().to_owned();
    let view = players[1].get(&server, &format!("/api{address}")).await;
    assert_eq!(view["handicap"], json!({"kind": "none"}));
}
