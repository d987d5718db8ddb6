//! The rights of people in a study, the lead, and what they tell each other.

use super::{Person, person, record};
use crate::harness::{Server, Stream};
use serde_json::{Value, json};

/// The owner of a new study, a person who may write, and one who may read.
async fn three(server: &Server, sgf: &str) -> [Person; 3] {
    let study = record(server, sgf).await;
    [person(&study.own, "A"), person(&study.write, "B"), person(&study.read, "C")]
}

#[tokio::test]
async fn people_may_do_what_their_key_or_the_owner_lets_them() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9])").await;
    let own = person(&study.own, "A");
    let (ben, cy) = (person(&study.write, "B"), person(&study.read, "C"));
    assert_eq!(server.study(&ben).await["me"], "p2");
    assert_eq!(server.study(&cy).await["me"], "p3");
    let links = server.study(&cy).await["links"].clone();
    assert_eq!(links, json!({"own": null, "write": null, "read": format!("/s/{}", study.read)}));
    let play = |id: &str, point: &str| json!([{"id": id, "op": "play", "parent": "0", "node": id, "B": point}]);
    assert!(server.operate(&ben, play("b1", "ee")).await[0].get("done").is_some());
    assert_eq!(server.operate(&cy, play("c1", "cc")).await[0]["refused"]["code"], "not-allowed");
    // Nobody becomes another person by naming them.
    let forged = json!([{"c": "p1", "id": "b2", "op": "role", "who": "p2", "to": "own"}]);
    assert_eq!(server.operate(&ben, forged).await[0]["refused"]["code"], "not-allowed");
    let forged = json!([{"id": "b3", "op": "comment", "node": "b1", "by": "p1", "text": "me"}]);
    server.operate(&ben, forged).await;
    let view = server.study(&own).await;
    assert_eq!(view["nodes"][1]["remarks"], json!([["p2", "me"]]));
    // The owner takes away what others said, and changes nothing of it.
    let say = |id: &str, text: &str| json!([{"id": id, "op": "comment", "node": "b1", "by": "p2", "text": text}]);
    assert!(server.operate(&own, say("a8", "")).await[0].get("done").is_some());
    assert!(server.study(&own).await["nodes"][1].get("remarks").is_none());

    let mut page = server.follow_study(&ben, "since=3").await;
    let give =
        |id: &str, who: &str, to: &str| json!([{"id": id, "op": "role", "who": who, "to": to}]);
    server.operate(&own, give("a1", "p3", "write")).await;
    assert!(server.operate(&cy, play("c2", "cc")).await[0].get("done").is_some());
    server.operate(&own, give("a2", "p2", "read")).await;
    assert_eq!(server.operate(&ben, play("b4", "gg")).await[0]["refused"]["code"], "not-allowed");
    assert_eq!(server.study(&ben).await["may"], "read");
    loop {
        let step = page.event("step").await.unwrap();
        if step["effects"][0]["may"] == json!({"who": "p2", "role": "read"}) {
            break;
        }
    }
    let lockout = server.operate(&own, give("a3", "p1", "read")).await;
    assert_eq!(lockout[0]["refused"]["code"], "not-allowed");
    drop(page);
    let server = server.restart(0).await;
    for (person, name, may) in [(&ben, "p2", "read"), (&cy, "p3", "write")] {
        let view = server.study(person).await;
        assert_eq!((&view["me"], &view["may"]), (&json!(name), &json!(may)));
    }
    // A browser without a cookie reads.
    let path = format!("/api/s/{}/operations", study.write);
    let none = server.post(&path, json!({"operations": play("n", "aa")}).to_string()).await;
    assert_eq!(none.code(), (403, "not-allowed".to_owned()));
    assert_eq!(server.get(&format!("/api/s/{}", study.own)).await.json()["me"], "p1");
}

#[tokio::test]
async fn people_lead_point_and_say_their_names() {
    let server = Server::start().await;
    let [own, ben, cy] = three(&server, "(;SZ[9];B[ee])").await;
    // The first who comes after the owner is p2.
    let leading = server.follow_study(&ben, "since=0").await;
    let mut page = server.follow_study(&cy, "since=0").await;
    let known = |wanted: fn(&Value) -> bool| move |told: &Value| wanted(told);
    let until = async |page: &mut Stream, wanted: &dyn Fn(&Value) -> bool| loop {
        let told = page.event("people").await.unwrap();
        if wanted(&told) {
            return told;
        }
    };
    until(&mut page, &known(|told| told["people"].as_array().unwrap().len() == 3)).await;
    assert_eq!(server.tell(&ben, json!({"do": "call", "as": "Ben"})).await, 204);
    assert_eq!(server.tell(&ben, json!({"do": "lead", "who": "p3"})).await, 403);
    assert_eq!(server.tell(&cy, json!({"do": "lead", "who": "p3"})).await, 403);
    assert_eq!(server.tell(&ben, json!({"do": "lead", "who": "p2"})).await, 204);
    let told = until(&mut page, &known(|told| told["leader"] == "p2")).await;
    assert_eq!(told["people"][1]["called"], "Ben");
    assert_eq!(told["people"][1]["may"], "write");
    assert_eq!(server.tell(&ben, json!({"do": "at", "node": "1"})).await, 204);
    assert_eq!(server.tell(&cy, json!({"do": "at", "node": "0"})).await, 204);
    assert_eq!(server.tell(&cy, json!({"do": "point", "point": "aa"})).await, 403);
    assert_eq!(server.tell(&ben, json!({"do": "point", "point": "<b"})).await, 400);
    assert_eq!(server.tell(&ben, json!({"do": "point", "point": "aa"})).await, 204);
    assert_eq!(page.event("told").await.unwrap(), json!({"by": "p2", "do": "at", "node": "1"}));
    assert_eq!(page.event("told").await.unwrap()["do"], "point");
    // A leader who loads the page again keeps the lead; the owner may give it away.
    drop(leading);
    until(&mut page, &known(|told| told["people"][1]["present"] == false)).await;
    let _leading = server.follow_study(&ben, "since=0").await;
    let told = until(&mut page, &known(|told| told["people"][1]["present"] == true)).await;
    assert_eq!(told["leader"], "p2");
    assert_eq!(server.tell(&own, json!({"do": "lead", "who": "p3"})).await, 204);
    until(&mut page, &known(|told| told["leader"] == "p3")).await;
    assert_eq!(server.tell(&own, json!({"do": "lead", "who": "p9"})).await, 400);
    let flood = 100;
    let mut refused = 0;
    for _ in 0..flood {
        refused += u32::from(server.tell(&cy, json!({"do": "ask"})).await == 503);
    }
    assert!(refused > 0 && refused < flood, "{refused}");
    let server = server.restart(0).await;
    assert_eq!(server.study(&own).await["people"][1]["called"], "Ben");
}

/// What people ask for and offer is known to those who come later, until it is answered or done.
#[tokio::test]
async fn requests_and_offers_stay_until_they_are_answered() {
    let server = Server::start().await;
    let [own, ben, cy] = three(&server, "(;SZ[9];B[ee])").await;
    let [_ben, _cy] =
        [server.follow_study(&ben, "since=0").await, server.follow_study(&cy, "since=0").await];
    let asks = async |number: usize| server.study(&own).await["people"][number - 1]["asks"].clone();
    for who in [&ben, &cy] {
        assert_eq!(server.tell(who, json!({"do": "ask"})).await, 204);
    }
    assert_eq!((asks(2).await, asks(3).await), (json!("lead"), json!("write")));
    assert_eq!(server.tell(&cy, json!({"do": "decline", "who": "p2"})).await, 403);
    assert_eq!(server.tell(&own, json!({"do": "decline", "who": "p3"})).await, 204);
    assert_eq!(asks(3).await, json!(null));
    assert_eq!(server.tell(&own, json!({"do": "lead", "who": "p2"})).await, 204);
    assert_eq!(asks(2).await, json!(null));
    assert_eq!(server.tell(&cy, json!({"do": "ask"})).await, 204);
    let role = json!({"op": "role", "id": "r1", "who": "p3", "to": "write"});
    server.operate(&own, json!([role])).await;
    assert_eq!(asks(3).await, json!(null));

    let offers = async || server.study(&own).await["offers"].clone();
    let offer = |id: &str, point: &str| json!({"do": "offer", "id": id, "parent": "1", "moves": [["W", point]]});
    assert_eq!(server.tell(&cy, offer("o1", "ee")).await, 422);
    // The same line once more takes the place of the one before.
    for id in ["o2", "o3"] {
        assert_eq!(server.tell(&cy, offer(id, "ec")).await, 204);
    }
    let told = json!([{"id": "o3", "by": "p3", "parent": "1", "moves": [["W", "ec"]]}]);
    assert_eq!(offers().await, told);
    // Nobody takes back what others offer.
    assert_eq!(server.tell(&ben, json!({"do": "withdraw", "offer": "o3"})).await, 204);
    assert_eq!(offers().await, told);
    assert_eq!(server.tell(&cy, json!({"do": "withdraw", "offer": "o3"})).await, 204);
    assert_eq!(offers().await, json!([]));
    // Of many lines the last of each person are offered. Those that the study has by now are not.
    for (at, letter) in ('a'..='g').enumerate() {
        assert_eq!(server.tell(&cy, offer(&format!("m{at}"), &format!("{letter}a"))).await, 204);
    }
    assert_eq!(offers().await.as_array().unwrap().len(), 3);
    let play = json!({"op": "play", "id": "x1", "node": "x1", "parent": "1", "W": "ga"});
    server.operate(&own, json!([play])).await;
    let left: Vec<Value> =
        offers().await.as_array().unwrap().iter().map(|offer| offer["id"].clone()).collect();
    assert_eq!(left, ["m4", "m5"]);
    let gone = json!({"op": "delete", "id": "x2", "node": "1"});
    server.operate(&own, json!([gone])).await;
    assert_eq!(offers().await, json!([]));
}

/// Of the pages of a leader one leads: the one in which they did something last, while it is open.
#[tokio::test]
async fn one_page_of_a_leader_leads() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9];B[ee])").await;
    let own = person(&study.own, "A");
    let ben = person(&study.write, "B");
    let one = server.follow_study(&ben, "since=0&page=one").await;
    let _two = server.follow_study(&ben, "since=0&page=two").await;
    let leads = async || {
        let view = server.study(&own).await;
        (view["leader"].clone(), view["leaderPage"].clone())
    };
    let lead = json!({"do": "lead", "who": "p2", "page": "one"});
    assert_eq!(server.tell(&ben, lead).await, 204);
    assert_eq!(leads().await, (json!("p2"), json!("one")));
    let at = |page: &str| json!({"do": "at", "node": "1", "page": page});
    assert_eq!(server.tell(&ben, at("two")).await, 204);
    assert_eq!(leads().await, (json!("p2"), json!("two")));
    assert_eq!(server.tell(&ben, at("one")).await, 204);
    assert_eq!(leads().await, (json!("p2"), json!("one")));
    // Others do not lead by going somewhere.
    assert_eq!(server.tell(&own, at("own")).await, 204);
    assert_eq!(leads().await, (json!("p2"), json!("one")));
    drop(one);
    for _ in 0..100 {
        if leads().await.1 == json!(null) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(leads().await, (json!("p2"), json!(null)));
    // The owner names no page of somebody else.
    let lead = json!({"do": "lead", "who": "p2", "page": "own"});
    assert_eq!(server.tell(&own, lead).await, 204);
    assert_eq!(leads().await, (json!("p2"), json!(null)));
}
