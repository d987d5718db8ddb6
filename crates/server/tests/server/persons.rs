//! What everybody sees of a person: their ratings and their rated games.

use crate::browser::Browser;
use crate::harness::{Server, placed};
use crate::lobby::{act, met};
use serde_json::{Value, json};
use std::time::Duration;

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
