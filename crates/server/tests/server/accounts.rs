//! People with names: joining, signing in, sessions, and those who try to be somebody else.

use crate::browser::{Browser, PASSWORD};
use crate::harness::{Answer, Server, cookie, nine_by_nine};
use crate::lobby::{met, view};
use axum::Router;
use axum::http::Request;
use futures_util::future::join_all;
use serde_json::{Value, json};
use tengen_server::admin::{Reply, Request::Invite, Why};
use tengen_server::{Accounts, People, ServerLimits};

impl Browser {
    /// The browser with the cookie of a visitor of this letter, as other tests have it.
    pub(crate) fn of(letter: char) -> Browser {
        Browser::new(letter as u8).with(&cookie(letter))
    }

    pub(crate) async fn ask_of(&mut self, router: Router, to: (&str, &str), body: Value) -> Answer {
        let (parts, bytes) = self.send(router, to, body).await;
        Answer { status: parts.status, headers: parts.headers, bytes }
    }

    pub(crate) async fn ask(&mut self, server: &Server, to: (&str, &str), body: Value) -> Answer {
        self.ask_of(server.app.router(), to, body).await
    }

    pub(crate) async fn get(&mut self, server: &Server, path: &str) -> Value {
        let answer = self.ask(server, ("GET", path), Value::Null).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// Joins, and answers with the recovery codes.
    pub(crate) async fn join(&mut self, server: &Server, name: &str) -> Vec<String> {
        let wanted = json!({"name": name, "password": PASSWORD});
        let joined = self.ask(server, ("POST", "/api/join"), wanted).await;
        assert_eq!(joined.status, 201, "{}", joined.text());
        let joined = joined.json();
        assert_eq!(joined["me"]["name"], name);
        let codes = joined["recovery"].as_array().unwrap().iter();
        codes.map(|code| code.as_str().unwrap().to_owned()).collect()
    }

    pub(crate) async fn sign_in(&mut self, server: &Server, name: &str, password: &str) -> Answer {
        let wanted = json!({"name": name, "password": password});
        self.ask(server, ("POST", "/api/sign-in"), wanted).await
    }

    pub(crate) fn has_no_cookies(&self) -> bool {
        self.jar.is_empty()
    }

    pub(crate) async fn name(&mut self, server: &Server) -> Value {
        self.get(server, "/api/me").await["name"].clone()
    }
}

#[tokio::test]
async fn a_guest_who_joins_keeps_seat_list_and_number_and_others_see_the_name() {
    let server = Server::start().await;
    let [(a, hers), (b, his)] = met(&server).await;
    let (mut anna, mut bo) = (Browser::of(a), Browser::of(b));
    let colour = view(&server, a, &hers).await["role"].clone();
    let colour = colour.as_str().unwrap();
    let guest = anna.get(&server, "/api/me").await;
    assert_eq!(
        (&guest["kind"], &guest["name"], &guest["games"]),
        (&json!("guest"), &json!(null), &json!(1))
    );
    let codes = anna.join(&server, "Anna").await;
    assert_eq!(codes.len(), 10);
    let me = anna.get(&server, "/api/me").await;
    assert_eq!((&me["member"], &me["kind"]), (&guest["member"], &json!("person")));
    assert_eq!((&me["games"], &me["role"]), (&json!(1), &json!("player")));
    assert_eq!(me["ways"], json!({"password": true, "recovery": 10}));
    // She plays, and the cookie of before watches.
    let seat = anna.get(&server, &format!("/api{hers}")).await;
    assert_eq!(seat["role"], colour);
    let mut before = Browser::of(a);
    let in_list = format!("/api/g/1-{colour}");
    let gone = before.ask(&server, ("GET", &in_list), Value::Null).await;
    assert_eq!(gone.code(), (404, "not-listed".to_owned()));
    let by_key = anna.get(&server, &format!("/api{hers}")).await["key"].clone();
    let by_key = format!("/g/{}", by_key.as_str().unwrap());
    assert_eq!(view(&server, a, &by_key).await["role"], "watch", "also with the key");
    assert_eq!(before.get(&server, "/api/games").await, json!([]));
    assert_eq!(before.name(&server).await, json!(null));
    // All see her name, Bo is a guest still.
    let seen = bo.get(&server, &format!("/api{his}")).await;
    let player = &seen["players"][colour];
    assert_eq!((&player["name"], &player["member"]), (&json!("Anna"), &me["member"]));
    assert!(player.get("guest").is_none(), "{player}");
    let other = if colour == "black" { "white" } else { "black" };
    let player = &seen["players"][other];
    assert_eq!((&player["name"], &player["guest"]), (&json!(null), &player["member"]));
    let listed = bo.get(&server, "/api/games").await;
    assert_eq!(listed[0]["players"][colour]["name"], "Anna", "{listed}");
    let sgf = bo.ask(&server, ("GET", &format!("/api{his}/sgf")), Value::Null).await.text();
    assert!(sgf.contains("[Anna]"), "{sgf}");
    // Nobody says another name in a game of members.
    let said = json!({"do": "name", "name": "Anna"});
    let said = bo.ask(&server, ("POST", &format!("/api{his}/act")), said).await;
    assert_eq!(said.code(), (403, "not-allowed".to_owned()));
    // In the lobby, too.
    let open = crate::lobby::open();
    assert_eq!(anna.ask(&server, ("POST", "/api/challenges"), open).await.status, 201);
    let rows = bo.get(&server, "/api/lobby").await;
    assert_eq!(rows["rows"][0]["name"], "Anna", "{rows}");
}

#[tokio::test]
async fn the_rating_of_a_guest_is_the_persons() {
    let server = Server::start().await;
    let [black, white] = met(&server).await;
    for (player, point, number) in [(&black, "C3", 1), (&white, "G7", 2)] {
        let placed = crate::harness::placed(point, number);
        assert_eq!(crate::lobby::act(&server, player, placed).await.status, 200);
    }
    let resigned = crate::lobby::act(&server, &white, json!({"do": "resign"})).await;
    assert_eq!(resigned.status, 200);
    let mut anna = Browser::of(black.0);
    let mut rated = json!([]);
    while rated.as_array().unwrap().is_empty() {
        rated = anna.get(&server, &format!("/api{}/rated", black.1)).await["changes"].clone();
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let before = anna.get(&server, "/api/me").await;
    assert_ne!(before["rank"]["is"], "6k");
    anna.join(&server, "Anna").await;
    assert_eq!(anna.get(&server, "/api/me").await["rank"], before["rank"]);
    let profile = anna.get(&server, "/api/people/anna").await;
    assert_eq!((&profile["name"], &profile["rank"]), (&json!("Anna"), &before["rank"]));
    let pools = profile["pools"].as_array().unwrap();
    assert_eq!(
        (pools.len(), &pools[0]["pool"], &pools[0]["games"]),
        (2, &json!("overall"), &json!(1))
    );
    let rated = anna.get(&server, &format!("/api{}/rated", black.1)).await;
    let names: Vec<&Value> =
        rated["changes"].as_array().unwrap().iter().map(|change| &change["name"]).collect();
    assert_eq!(names.iter().filter(|name| ***name == json!("Anna")).count(), 2, "{names:?}");
}

#[tokio::test]
async fn a_rank_that_is_said_is_where_the_rating_begins() {
    let server = Server::start().await;
    let mut anna = Browser::new(1);
    let wanted = json!({"name": "Anna", "password": PASSWORD, "rank": "3d"});
    let joined = anna.ask(&server, ("POST", "/api/join"), wanted).await.json();
    assert_eq!(joined["me"]["rank"], json!({"is": "3d", "provisional": true}));
    let wanted = json!({"name": "Bo", "password": PASSWORD, "rank": "10d"});
    let refused = Browser::new(2).ask(&server, ("POST", "/api/join"), wanted).await;
    assert_eq!(refused.code(), (400, "bad-request".to_owned()));
}

/// A cookie that a browser had before its person joined or signed in opens nothing.
#[tokio::test]
async fn a_planted_cookie_opens_nothing() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let visit = format!("/api/g/{}/visit", keys.black);
    let mut victim = Browser::of('V');
    let mut thief = Browser::of('V');
    victim.ask(&server, ("POST", &visit), Value::Null).await;
    victim.join(&server, "Anna").await;
    assert_eq!(victim.get(&server, "/api/games").await.as_array().unwrap().len(), 1);
    assert_eq!(thief.get(&server, "/api/games").await, json!([]));
    assert_ne!(victim.jar["tengen"], thief.jar["tengen"], "the browser has another cookie");
    // A session of somebody else ends where a person signs in, and is not theirs.
    let mut mallory = Browser::new(66);
    mallory.join(&server, "Mallory").await;
    let planted = mallory.jar["tengen-session"].clone();
    let mut victim = Browser::new(1).with(&format!("tengen-session={planted}"));
    assert_eq!(victim.sign_in(&server, "Anna", PASSWORD).await.status, 200);
    assert_ne!(victim.jar["tengen-session"], planted);
    assert_eq!(victim.name(&server).await, "Anna");
    assert_eq!(mallory.name(&server).await, json!(null), "it has ended");
    // A name that the server did not sign is no session.
    let invented = format!("tengen-session={}", "A".repeat(44));
    assert_eq!(Browser::new(1).with(&invented).name(&server).await, json!(null));
}

#[tokio::test]
async fn pages_of_other_servers_change_nothing_and_sign_nobody_in() {
    let server = Server::start().await;
    let mut anna = Browser::new(1);
    anna.join(&server, "Anna").await;
    let host = ("host", "go.example.org");
    let wanted = json!({"name": "Anna", "password": PASSWORD});
    for headers in [
        vec![host],
        vec![host, ("origin", "https://evil.example")],
        vec![host, ("origin", "null")],
        vec![host, ("sec-fetch-site", "cross-site")],
        vec![host, ("sec-fetch-site", "same-site")],
        vec![host, ("sec-fetch-site", "none")],
    ] {
        let mut other = Browser { headers: headers.clone(), ..anna.clone() };
        let mut nobody = Browser { headers: headers.clone(), ..Browser::new(1) };
        for (is_signed_in, to, body) in [
            (true, ("POST", "/api/me/recovery"), Value::Null),
            (true, ("POST", "/api/sign-out"), Value::Null),
            (true, ("DELETE", "/api/sessions/all"), Value::Null),
            (true, ("POST", "/api/games"), nine_by_nine("japanese")),
            (false, ("POST", "/api/sign-in"), wanted.clone()),
            (false, ("POST", "/api/join"), json!({"name": "Bo", "password": PASSWORD})),
        ] {
            let browser = if is_signed_in { &mut other } else { &mut nobody };
            let refused = browser.ask(&server, to, body).await;
            assert_eq!(refused.code(), (403, "not-allowed".to_owned()), "{to:?} {headers:?}");
        }
    }
    assert_eq!(anna.name(&server).await, "Anna");
    let headers = vec![host, ("sec-fetch-site", "same-origin")];
    let mut own = Browser { headers, ..Browser::new(2) };
    assert_eq!(own.ask(&server, ("POST", "/api/sign-in"), wanted).await.status, 200);
}

#[tokio::test]
async fn guesses_are_few_and_the_person_gets_in_all_the_same() {
    let server = Server::start().await;
    let mut anna = Browser::new(1);
    anna.join(&server, "Anna").await;
    anna.ask(&server, ("POST", "/api/sign-out"), Value::Null).await;
    assert_eq!(anna.name(&server).await, json!(null));
    // From her own address, too: perhaps it is a school's.
    let mut thief = Browser::new(1);
    for _ in 0..5 {
        let wrong = thief.sign_in(&server, "anna", "one of many").await;
        assert_eq!(wrong.code(), (401, "wrong-sign-in".to_owned()));
    }
    for password in ["one of many", PASSWORD] {
        let refused = thief.sign_in(&server, "Anna", password).await;
        assert_eq!(refused.code(), (429, "wait".to_owned()));
        assert_eq!(refused.headers["retry-after"], "30");
    }
    // Recovery codes are guesses as well.
    let code = json!({"name": "Anna", "recovery": "K7QX2-9BDFM"});
    assert_eq!(thief.ask(&server, ("POST", "/api/sign-in"), code).await.status, 429);
    // Her own browser, and one elsewhere.
    assert_eq!(anna.sign_in(&server, "Anna", PASSWORD).await.status, 200);
    assert_eq!(Browser::new(2).sign_in(&server, "Anna", PASSWORD).await.status, 200);
    // Her browser's cookie does not help with other names, and has few tries itself.
    Browser::new(3).join(&server, "Bo").await;
    for _ in 0..5 {
        assert_eq!(anna.clone().sign_in(&server, "Anna", "wrong").await.status, 401);
    }
    assert_eq!(anna.clone().sign_in(&server, "Anna", PASSWORD).await.status, 429);
    server.time.advance(30_000);
    assert_eq!(thief.sign_in(&server, "Anna", PASSWORD).await.status, 200, "the wait is over");
}

/// Those who try one password each under many addresses.
#[tokio::test]
async fn stuffing_from_everywhere_shuts_out_strangers_alone() {
    let server = Server::start().await;
    let mut anna = Browser::new(1);
    let codes = anna.join(&server, "Anna").await;
    anna.ask(&server, ("POST", "/api/sign-out"), Value::Null).await;
    for last in 10..60 {
        let wrong = Browser::new(last).sign_in(&server, "Anna", "one of many").await;
        assert_eq!(wrong.status, 401);
    }
    let refused = Browser::new(99).sign_in(&server, "Anna", PASSWORD).await;
    assert_eq!(
        (refused.status.as_u16(), &refused.headers["retry-after"]),
        (429, &"60".parse().unwrap())
    );
    assert_eq!(anna.sign_in(&server, "Anna", PASSWORD).await.status, 200);
    // A recovery code lets her in from a new browser, too.
    let code = json!({"name": "Anna", "recovery": codes[0]});
    let new = Browser::new(98).ask(&server, ("POST", "/api/sign-in"), code).await;
    assert_eq!(new.status, 200, "{}", new.text());
    server.time.advance(60_000);
    assert_eq!(Browser::new(99).sign_in(&server, "Anna", PASSWORD).await.status, 200);
}

#[tokio::test]
async fn an_address_tries_few_names_a_minute() {
    let server = Server::start().await;
    let mut thief = Browser::new(1);
    let mut statuses = Vec::new();
    for number in 0..22 {
        let answer = thief.sign_in(&server, &format!("Person {number}"), "one of many").await;
        statuses.push(answer.status.as_u16());
    }
    assert_eq!(statuses.iter().filter(|status| **status == 401).count(), 20, "{statuses:?}");
    assert_eq!(statuses[20..], [429, 429]);
}

#[tokio::test]
async fn nobody_learns_by_signing_in_which_names_there_are() {
    let server = Server::start().await;
    Browser::new(1).join(&server, "Anna").await;
    let mut thief = Browser::new(2);
    let mut answers = Vec::new();
    // The hashes take long, so these are compared rather than times.
    let hashes = || {
        let metrics = server.app.metrics();
        let line = metrics.lines().find_map(|line| line.strip_prefix("tengen_hashes_total "));
        line.unwrap().parse::<u32>().unwrap()
    };
    let (anna, nobody) = (|given: &str, by: &str| json!({"name": "Anna", given: by}), "Nobody");
    for (given, by, cost) in
        [("password", "wrong", 1), ("password", "", 1), ("recovery", "K7QX2-9BDFM", 0)]
    {
        let mut costs = Vec::new();
        for body in [anna(given, by), json!({"name": nobody, given: by})] {
            let before = hashes();
            let answer = Browser::new(3).ask(&server, ("POST", "/api/sign-in"), body).await;
            assert_eq!(answer.status, 401);
            costs.push(hashes() - before);
        }
        assert_eq!(costs, [cost; 2], "{given} {by}");
    }
    for body in [
        json!({"name": "Anna", "password": "wrong"}),
        json!({"name": "Anna", "password": ""}),
        json!({"name": "Anna", "password": "x".repeat(10_000)}),
        json!({"name": "Anna", "recovery": "K7QX2-9BDFM"}),
        json!({"name": "Anna", "recovery": "no code"}),
        json!({"name": "Nobody Else", "password": PASSWORD}),
        json!({"name": "Nobody Else", "recovery": "K7QX2-9BDFM"}),
        json!({"name": "admin", "password": PASSWORD}),
        json!({"name": "", "password": PASSWORD}),
        json!({"name": "\u{202e}", "password": PASSWORD}),
    ] {
        let answer = thief.ask(&server, ("POST", "/api/sign-in"), body).await;
        assert_eq!(answer.status, 401);
        answers.push(answer.json());
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    for body in [json!({"name": "Anna"}), json!({"name": "A", "password": "b", "recovery": "c"})] {
        assert_eq!(thief.ask(&server, ("POST", "/api/sign-in"), body).await.status, 400);
    }
}

#[tokio::test]
async fn a_session_that_is_ended_elsewhere_ends_here() {
    let server = Server::start().await;
    let beside = server.beside().await;
    let (mut anna, mut phone) = (Browser::new(1), Browser::new(2));
    anna.headers.push(("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"));
    anna.join(&server, "Anna").await;
    phone.sign_in(&server, "Anna", PASSWORD).await;
    let me = async |browser: &mut Browser| {
        browser.ask_of(beside.router(), ("GET", "/api/me"), Value::Null).await.json()["name"]
            .clone()
    };
    assert_eq!(me(&mut phone).await, "Anna", "the other server knows it");
    let sessions = anna.get(&server, "/api/sessions").await["sessions"].clone();
    let find = |own: bool| {
        let mut all = sessions.as_array().unwrap().iter();
        all.find(|session| session["this"] == own).unwrap().clone()
    };
    assert_eq!(
        (&find(true)["browser"], &find(true)["how"]),
        (&json!("Firefox, Linux"), &json!("join"))
    );
    // A page of the phone follows the lobby, until the session ends.
    let follow = Request::get("/api/lobby/events").header("cookie", phone.cookies());
    let mut page = server.stream_of(follow).await;
    assert!(page.event("lobby").await.is_some());
    let path = format!("/api/sessions/{}", find(false)["id"]);
    let ended = anna.ask(&server, ("DELETE", &path), Value::Null).await;
    assert_eq!(ended.status, 204, "{}", ended.text());
    while page.next_event().await.is_some() {}
    assert_eq!(phone.name(&server).await, json!(null), "at once where it was ended");
    server.time.advance(30_000);
    assert_eq!(me(&mut phone).await, json!(null), "elsewhere within 30 s");
    let gone = phone.ask(&server, ("GET", "/api/sessions"), Value::Null).await;
    assert_eq!(gone.code(), (401, "signed-out".to_owned()));
    assert_eq!(anna.ask(&server, ("DELETE", &path), Value::Null).await.status, 404);
    // Nobody ends those of others.
    let mut bo = Browser::new(3);
    bo.join(&server, "Bo").await;
    let path = format!("/api/sessions/{}", find(true)["id"]);
    assert_eq!(bo.ask(&server, ("DELETE", &path), Value::Null).await.status, 404);
    assert_eq!(anna.name(&server).await, "Anna");
    assert_eq!(anna.ask(&server, ("DELETE", "/api/sessions/all"), Value::Null).await.status, 204);
    assert!(!anna.jar.contains_key("tengen-session"));
}

#[tokio::test]
async fn sessions_last_while_they_are_used() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let server = Server::start().await;
    let (mut anna, mut other) = (Browser::new(1), Browser::new(2));
    anna.join(&server, "Anna").await;
    other.sign_in(&server, "Anna", PASSWORD).await;
    for _ in 0..7 {
        server.time.advance(50 * DAY);
        assert_eq!(anna.name(&server).await, "Anna");
        // It is noted beside the request.
        let mut seen = 0;
        while seen < tengen_server::time::Time::now(&*server.time) {
            let sessions = anna.get(&server, "/api/sessions").await["sessions"].clone();
            seen = sessions[0]["seen"].as_u64().unwrap();
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    }
    assert_eq!(other.name(&server).await, json!(null), "after 90 days without use");
    server.time.advance(20 * DAY);
    assert_eq!(anna.name(&server).await, json!(null), "after a year in all");
}

#[tokio::test]
async fn passwords_and_codes_are_changed_by_those_who_have_just_signed_in() {
    let server = Server::start().await;
    let (mut anna, mut other) = (Browser::new(1), Browser::new(2));
    let codes = anna.join(&server, "Anna").await;
    other.sign_in(&server, "Anna", PASSWORD).await;
    server.time.advance(10 * 60_000);
    let new = json!({"password": "a knight's move away"});
    for (path, body) in [("/api/me/password", new.clone()), ("/api/me/recovery", Value::Null)] {
        let late = anna.ask(&server, ("POST", path), body).await;
        assert_eq!(late.code(), (401, "sign-in-again".to_owned()));
    }
    assert_eq!(anna.sign_in(&server, "Anna", PASSWORD).await.status, 200);
    let weak = json!({"password": "Anna 1234"});
    let weak = anna.ask(&server, ("POST", "/api/me/password"), weak).await;
    assert_eq!(weak.code(), (422, "weak-password".to_owned()));
    let before = anna.clone();
    assert_eq!(anna.ask(&server, ("POST", "/api/me/password"), new).await.status, 204);
    assert_eq!(anna.name(&server).await, "Anna");
    for mut ended in [before, other] {
        assert_eq!(ended.name(&server).await, json!(null));
    }
    assert_eq!(Browser::new(3).sign_in(&server, "Anna", PASSWORD).await.status, 401);
    // A code lets in once.
    let by = |code: &str| json!({"name": "Anna", "recovery": code});
    let mut lost = Browser::new(4);
    let code = codes[3].to_lowercase();
    assert_eq!(lost.ask(&server, ("POST", "/api/sign-in"), by(&code)).await.status, 200);
    assert_eq!(lost.get(&server, "/api/me").await["ways"]["recovery"], 9);
    assert_eq!(Browser::new(5).ask(&server, ("POST", "/api/sign-in"), by(&code)).await.status, 401);
    // New ones take the place of all.
    let new = lost.ask(&server, ("POST", "/api/me/recovery"), Value::Null).await.json();
    assert_eq!(new["recovery"].as_array().unwrap().len(), 10);
    let old = Browser::new(6).ask(&server, ("POST", "/api/sign-in"), by(&codes[4])).await;
    assert_eq!(old.status, 401);
}

#[tokio::test]
async fn of_fifty_who_join_by_one_name_one_does() {
    let limits = ServerLimits { hashes: ServerLimits::CLUB.hashes, ..ServerLimits::PUBLIC };
    let server = Server::within(limits).await;
    let wanted = json!({"name": "Anna", "password": PASSWORD});
    let alike = json!({"name": "ANNA", "password": PASSWORD});
    let joins = (0..50u8).map(|last| {
        let (server, body) =
            (&server, if last.is_multiple_of(2) { wanted.clone() } else { alike.clone() });
        async move {
            loop {
                let answer =
                    Browser::new(last).ask(server, ("POST", "/api/join"), body.clone()).await;
                match answer.status.as_u16() {
                    503 => tokio::task::yield_now().await,
                    status => return status,
                }
            }
        }
    });
    let mut statuses = join_all(joins).await;
    statuses.sort_unstable();
    assert_eq!((statuses[0], &statuses[1..]), (201, &[409; 49][..]));
}

#[tokio::test]
async fn names_and_passwords_are_checked_with_their_reasons() {
    let server = Server::start().await;
    Browser::new(1).join(&server, "Ivan").await;
    let mut bo = Browser::new(2);
    for (name, status, code, why) in [
        ("ivan", 409, "name-taken", "taken"),
        ("lvan", 409, "name-alike", "alike"),
        ("I.van", 409, "name-alike", "alike"),
        ("Guest 7", 422, "bad-name", "reserved"),
        ("B", 422, "bad-name", "short"),
        ("Bo!", 422, "bad-name", "character"),
        ("Во Li", 422, "bad-name", "mixed"),
    ] {
        let wanted = json!({"name": name, "password": PASSWORD});
        let refused = bo.ask(&server, ("POST", "/api/join"), wanted).await;
        assert_eq!(refused.code(), (status, code.to_owned()), "{name}");
        let path: String = name.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let free = bo.get(&server, &format!("/api/names/{path}")).await;
        assert_eq!(free, json!({"name": name, "free": false, "why": why}));
    }
    let free = bo.get(&server, "/api/names/%20Bo%20").await;
    assert_eq!(free, json!({"name": "Bo", "free": true, "why": null}));
    let marks = format!("Bo{}", "\u{301}".repeat(10_000));
    let wanted = json!({"name": marks, "password": PASSWORD});
    assert_eq!(bo.ask(&server, ("POST", "/api/join"), wanted).await.status, 422);
    for (password, why) in [("short", "short"), ("password1", "common"), ("Bo Li bo li", "name")] {
        let wanted = json!({"name": "Bo Li", "password": password});
        let refused = bo.ask(&server, ("POST", "/api/join"), wanted).await;
        assert_eq!(refused.code(), (422, "weak-password".to_owned()));
        assert_eq!(refused.json()["error"]["args"]["why"], why);
    }
    // None of that counts as joining, and a person who is signed in does not join.
    bo.join(&server, "Bo").await;
    let again = bo.ask(&server, ("POST", "/api/join"), json!({"name": "Cy", "password": PASSWORD}));
    assert_eq!(again.await.code(), (409, "signed-in".to_owned()));
    assert_eq!(bo.ask(&server, ("GET", "/api/people/nobody"), Value::Null).await.status, 404);
}

#[tokio::test]
async fn over_tls_cookies_are_this_servers_alone() {
    let server = Server::start().await;
    server.app.be_reached_at("https://go.example.org".parse().unwrap());
    let headers = vec![("host", "go.example.org"), ("origin", "https://go.example.org")];
    let mut anna = Browser { headers, ..Browser::new(1) };
    let wanted = json!({"name": "Anna", "password": PASSWORD});
    let joined = anna.ask(&server, ("POST", "/api/join"), wanted).await;
    assert_eq!(joined.status, 201, "{}", joined.text());
    for set in joined.headers.get_all("set-cookie") {
        assert!(set.to_str().unwrap().ends_with("; Secure"), "{set:?}");
    }
    let names: Vec<&str> = anna.jar.keys().map(String::as_str).collect();
    assert_eq!(names, ["__Host-tengen-known", "__Host-tengen-session", "tengen"]);
    // One without the prefix may be of another server of the domain.
    let own = anna.jar["__Host-tengen-session"].clone();
    let mut planted = Browser::new(1).with(&format!("tengen-session={own}"));
    assert_eq!(planted.name(&server).await, json!(null));
}

#[tokio::test]
async fn a_stolen_database_signs_nobody_in() {
    let server = Server::start().await;
    let mut anna = Browser::new(1);
    let codes = anna.join(&server, "Anna").await;
    let session = anna.jar["tengen-session"][..22].to_owned();
    let bytes = server.stored_bytes();
    let bare: Vec<String> = codes.iter().map(|code| code.replace('-', "")).collect();
    for secret in [PASSWORD, &session].into_iter().chain(codes.iter().chain(&bare).map(|c| &**c)) {
        assert!(!bytes.windows(secret.len()).any(|part| part == secret.as_bytes()), "{secret}");
    }
    assert!(bytes.windows(9).any(|part| part == b"$argon2id"), "these are the bytes");
}

#[tokio::test]
async fn an_invitation_lets_one_person_join_with_its_role() {
    let server = Server::start().await;
    server.app.admit(People { accounts: Some(Accounts::Invited) });
    assert_eq!(server.get("/api/meta").await.json()["accounts"], "invited");
    let invite = |role: &str| Invite { role: role.to_owned(), days: 7 };
    let refused = server.app.administer(invite("king")).await;
    assert_eq!(refused, Reply::Refused { why: Why::NoRoleOfPeople });
    let Reply::Invited { code, link, .. } = server.app.administer(invite("owner")).await else {
        panic!("nobody was invited")
    };
    assert_eq!(link, format!("/join#{code}"));
    let wanted = |code: Value| json!({"name": "Anna", "password": PASSWORD, "code": code});
    let mut anna = Browser::new(1);
    let refused = anna.ask(&server, ("POST", "/api/join"), wanted(json!(null))).await;
    assert_eq!(refused.code(), (403, "invitation-needed".to_owned()));
    for wrong in ["K7QX2-9BDFM", "no code"] {
        let refused = anna.ask(&server, ("POST", "/api/join"), wanted(json!(wrong))).await;
        assert_eq!(refused.code(), (410, "expired".to_owned()));
    }
    let joined = anna.ask(&server, ("POST", "/api/join"), wanted(json!(code.to_lowercase()))).await;
    assert_eq!(joined.status, 201, "{}", joined.text());
    assert_eq!(joined.json()["me"]["role"], "owner");
    let again = json!({"name": "Bo", "password": PASSWORD, "code": code});
    let again = Browser::new(2).ask(&server, ("POST", "/api/join"), again).await;
    assert_eq!(again.code(), (410, "expired".to_owned()));
    // Another one is too late.
    let Reply::Invited { code, .. } = server.app.administer(invite("teacher")).await else {
        panic!("nobody was invited")
    };
    server.time.advance(7 * 24 * 60 * 60 * 1000);
    let late = json!({"name": "Bo", "password": PASSWORD, "code": code});
    assert_eq!(Browser::new(2).ask(&server, ("POST", "/api/join"), late).await.status, 410);
}

/// A keeper who wants no accounts any more lets nobody in.
#[tokio::test]
async fn nobody_is_signed_in_where_accounts_are_off() {
    let server = Server::start().await;
    let mut anna = Browser::new(1);
    anna.join(&server, "Anna").await;
    let server = server.restart(0).await;
    server.app.admit(People { accounts: Some(Accounts::Off) });
    assert_eq!(anna.name(&server).await, json!(null));
    assert_eq!(anna.sign_in(&server, "Anna", PASSWORD).await.status, 404);
}

#[tokio::test]
async fn a_server_at_home_has_no_accounts() {
    let server = Server::within(ServerLimits::HOME).await;
    assert_eq!(server.get("/api/meta").await.json()["accounts"], json!(null));
    let wanted = json!({"name": "Anna", "password": PASSWORD});
    for path in ["/api/join", "/api/sign-in"] {
        let refused = Browser::new(1).ask(&server, ("POST", path), wanted.clone()).await;
        assert_eq!(refused.code(), (404, "no-accounts".to_owned()));
    }
}
