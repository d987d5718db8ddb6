//! What everybody sees of a person: their ratings and their rated games.

use crate::browser::{Browser, PASSWORD};
use crate::harness::{Server, placed};
use crate::lobby::{act, met};
use serde_json::{Value, json};
use std::time::Duration;
use tengen_server::admin::{Reply, Request, Why};

/// Two people who have played, Anna with Black and the winner: the browser of each.
async fn played(server: &Server) -> [Browser; 2] {
    let [black, white] = met(server).await;
    for (player, point, number) in [(&black, "C3", 1), (&white, "G7", 2)] {
        assert_eq!(act(server, player, placed(point, number)).await.status, 200);
    }
    assert_eq!(act(server, &white, json!({"do": "resign"})).await.status, 200);
    let mut anna = Browser::of(black.0);
    loop {
        let rated = anna.get(server, &format!("/api{}/rated", black.1)).await;
        if !rated["changes"].as_array().unwrap().is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    anna.join(server, "Anna").await;
    [anna, Browser::of(white.0)]
}

#[tokio::test]
async fn games_of_a_person_say_what_they_changed_and_lead_their_players_there() {
    let server = Server::start().await;
    let [mut anna, mut bo] = played(&server).await;
    let path = "/api/people/ANNA/games?pool=9-live";
    let own = anna.get(&server, path).await;
    let game = own["games"][0].clone();
    assert_eq!((&own["more"], own["games"].as_array().unwrap().len()), (&json!(false), 1));
    let words = ["colour", "score", "by", "speed", "size", "handicap"].map(|key| game[key].clone());
    let expected = json!(["black", "won", "resigned", "live", 9, 0]);
    assert_eq!(json!(words), expected);
    assert_eq!((&game["with"]["name"], &game["with"]["rank"]), (&json!(null), &json!("6k")));
    assert_eq!(
        (&game["change"]["name"], &game["change"]["pool"]),
        (&json!("Anna"), &json!("9-live"))
    );
    // Both find it in their lists, by their own colour; somebody else has no way there.
    let address = game["address"].as_str().unwrap().to_owned();
    assert!(address.ends_with("-black"), "{address}");
    assert_eq!(anna.get(&server, &format!("/api{address}")).await["role"], "black");
    let his = bo.get(&server, path).await["games"][0]["address"].clone();
    assert_eq!(his, address.replace("black", "white"));
    let others = Browser::new(9).get(&server, path).await["games"][0]["address"].clone();
    assert_eq!(others, json!(null));
    let seq = &game["seq"];
    let before = anna.get(&server, &format!("{path}&before={seq}")).await;
    assert_eq!(before, json!({"games": [], "more": false}));

    let history = anna.get(&server, "/api/people/Anna/history").await["history"].clone();
    let point = history[0].as_array().unwrap();
    assert_eq!((history.as_array().unwrap().len(), &point[0]), (1, &game["at"]));
    let rating = anna.get(&server, "/api/people/Anna").await["pools"][0]["rating"].clone();
    assert!((point[1].as_f64().unwrap() - rating.as_f64().unwrap()).abs() < 0.06);
    let none = anna.get(&server, "/api/people/Anna/history?pool=19-blitz").await;
    assert_eq!(none["history"], json!([]));
}

#[tokio::test]
async fn a_page_of_nobody_is_not_found_and_pools_are_checked() {
    let server = Server::start().await;
    let mut anna = Browser::new(1);
    anna.join(&server, "Anna").await;
    for (path, status) in [
        ("/p/anna", 200),
        ("/p/Nobody", 404),
        ("/p/%E2%80%AE", 404),
        ("/api/people/Nobody/games", 404),
        ("/api/people/Nobody/history", 404),
        ("/api/people/Anna/games?pool=7-live", 400),
        ("/api/people/Anna/games?before=x", 400),
        ("/api/people/Anna/history?pol=overall", 400),
    ] {
        let answer = anna.ask(&server, ("GET", path), Value::Null).await;
        assert_eq!(answer.status.as_u16(), status, "{path}");
    }
}

#[tokio::test]
async fn a_person_takes_another_name_and_the_old_one_leads_to_them() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let server = Server::start().await;
    let (mut anna, mut bo) = (Browser::new(1), Browser::new(2));
    anna.join(&server, "Anna").await;
    bo.join(&server, "Bo").await;
    let rename = async |who: &mut Browser, name: &str| {
        who.ask(&server, ("POST", "/api/me/name"), json!({"name": name})).await
    };
    assert_eq!(rename(&mut Browser::new(3), "Cy").await.code(), (401, "signed-out".to_owned()));
    for (name, status, code) in
        [("bo", 409, "name-taken"), ("B.o", 409, "name-alike"), ("moderator", 422, "bad-name")]
    {
        assert_eq!(rename(&mut anna, name).await.code(), (status, code.to_owned()), "{name}");
    }
    // Her own name is free for her alone, as in other letters.
    assert_eq!(anna.get(&server, "/api/names/ANNA").await["free"], true);
    assert_eq!(bo.get(&server, "/api/names/ANNA").await["free"], false);
    let me = rename(&mut anna, "Hanna").await;
    assert_eq!(me.status, 200, "{}", me.text());
    assert_eq!(me.json()["name"], "Hanna");
    assert!(me.json()["renames"].as_u64() > Some(29 * DAY));
    assert_eq!(anna.name(&server).await, "Hanna");
    // By the old name everybody finds her, and nobody signs in or takes it.
    let profile = bo.get(&server, "/api/people/anna").await;
    assert_eq!((&profile["name"], &profile["was"]), (&json!("Hanna"), &json!(true)));
    assert_eq!(bo.get(&server, "/api/people/hanna").await["was"], false);
    assert_eq!(rename(&mut bo, "Anna").await.code(), (409, "name-taken".to_owned()));
    assert_eq!(Browser::new(4).sign_in(&server, "Anna", PASSWORD).await.status, 401);
    assert_eq!(Browser::new(4).sign_in(&server, "Hanna", PASSWORD).await.status, 200);
    // Once in a while, by one who has just signed in.
    let soon = rename(&mut anna, "Johanna").await;
    assert_eq!(soon.code(), (422, "renamed-lately".to_owned()));
    assert_eq!(soon.json()["error"]["args"]["days"], 30);
    server.time.advance(30 * DAY);
    assert_eq!(rename(&mut anna, "Anna").await.code(), (401, "sign-in-again".to_owned()));
    assert_eq!(anna.sign_in(&server, "Hanna", PASSWORD).await.status, 200);
    assert_eq!(anna.get(&server, "/api/me").await["renames"], json!(null));
    assert_eq!(rename(&mut anna, "Anna").await.status, 200, "back to her own");
    // A year later the other name is free.
    server.time.advance(365 * DAY);
    assert_eq!(bo.ask(&server, ("GET", "/api/people/Hanna"), Value::Null).await.status, 404);
    assert_eq!(bo.get(&server, "/api/names/Hanna").await["free"], true);
}

#[tokio::test]
async fn the_keeper_gives_roles_and_a_child_meets_no_strangers() {
    let server = Server::start().await;
    let (mut anna, mut bo) = (Browser::new(1), Browser::new(2));
    anna.join(&server, "Anna").await;
    bo.join(&server, "Bo").await;
    let give = |name: &str, role: &str| {
        let request = Request::Role { name: name.to_owned(), role: role.to_owned() };
        server.app.administer(request)
    };
    assert_eq!(give("Nobody", "owner").await, Reply::Refused { why: Why::Nobody });
    assert_eq!(give("Anna", "king").await, Reply::Refused { why: Why::NoRoleOfPeople });
    let (name, role, before) = ("Anna".to_owned(), "teacher".to_owned(), "player".to_owned());
    assert_eq!(give("ANNA", "teacher").await, Reply::Given { name, role, before });
    assert_eq!(anna.get(&server, "/api/me").await["role"], "teacher", "at once");
    assert_eq!(bo.get(&server, "/api/people/Anna").await["role"], "teacher");

    let open = crate::lobby::open();
    assert_eq!(anna.ask(&server, ("POST", "/api/challenges"), open.clone()).await.status, 201);
    let theirs = bo.ask(&server, ("POST", "/api/challenges"), open.clone()).await.json();
    give("Anna", "child").await;
    let rows = bo.get(&server, "/api/lobby").await["rows"].clone();
    assert_eq!(rows.as_array().unwrap().len(), 1, "the child's challenge is gone: {rows}");
    let accept = format!("/api/challenges/{}/accept", theirs["id"]);
    for (path, body) in [("/api/challenges", open), (accept.as_str(), Value::Null)] {
        let refused = anna.ask(&server, ("POST", path), body).await;
        assert_eq!(refused.code(), (403, "not-for-you".to_owned()), "{path}");
    }
    for path in ["", "/games", "/history"] {
        let path = format!("/api/people/Anna{path}");
        assert_eq!(bo.ask(&server, ("GET", &path), Value::Null).await.status, 404, "{path}");
        assert_eq!(anna.ask(&server, ("GET", &path), Value::Null).await.status, 200, "{path}");
    }
    give("Anna", "player").await;
    assert_eq!(bo.get(&server, "/api/people/Anna").await["role"], "player");
}
