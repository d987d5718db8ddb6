//! People who join and sign in at either of two servers.

use super::Site;
use super::browser::{Browser, PASSWORD};
use crate::key::Key;
use crate::secret::Secret;
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::time::Duration;

impl Browser {
    async fn ask(
        &mut self,
        (site, node): (&Site, usize),
        to: (&str, &str),
        body: Value,
    ) -> (u16, Value) {
        let (parts, bytes) = self.send(site.nodes[node].router(), to, body).await;
        (parts.status.as_u16(), serde_json::from_slice(&bytes).unwrap_or_default())
    }

    async fn name(&mut self, site: &Site, node: usize) -> Value {
        self.ask((site, node), ("GET", "/api/me"), Value::Null).await.1["name"].clone()
    }
}

fn joining(name: &str) -> Value {
    json!({"name": name, "password": PASSWORD})
}

#[tokio::test(flavor = "multi_thread")]
async fn one_gets_a_name_and_is_known_at_both_servers() {
    let site = Site::new().await;
    // Few at a time wait for a hash, or join from one address.
    let joins = (0..4).map(|n| {
        let site = &site;
        async move {
            let mut browser = Browser::new(1);
            let name = if n < 2 { "Anna" } else { "ANNA" };
            let (status, _) =
                browser.ask((site, n % 2), ("POST", "/api/join"), joining(name)).await;
            (status, browser)
        }
    });
    let joined = join_all(joins).await;
    let mut statuses: Vec<u16> = joined.iter().map(|(status, _)| *status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409, 409, 409]);
    let (_, mut anna) = joined.into_iter().find(|(status, _)| *status == 201).unwrap();
    for node in [0, 1] {
        assert!(["Anna", "ANNA"].contains(&anna.name(&site, node).await.as_str().unwrap()));
    }
    let mut phone = Browser::new(2);
    let (status, me) = phone.ask((&site, 1), ("POST", "/api/sign-in"), joining("anna")).await;
    assert_eq!(status, 200, "{me}");
    let sessions = anna.ask((&site, 0), ("GET", "/api/sessions"), Value::Null).await.1;
    let sessions = sessions["sessions"].as_array().unwrap().clone();
    let phones = sessions.iter().find(|session| session["this"] == false).unwrap();
    let path = format!("/api/sessions/{}", phones["id"]);
    let ended = anna.ask((&site, 0), ("DELETE", &path), Value::Null).await;
    assert_eq!((sessions.len(), ended.0), (2, 204));
    assert_eq!(phone.name(&site, 0).await, Value::Null);
}

/// A person of a study stays who they are there, at a server that has the study in memory too.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_of_a_study_who_joins_stays_the_same_there() {
    let site = Site::new().await;
    let new = json!({"title": "", "from": {"kind": "sgf", "text": "(;SZ[9])"}});
    let made = site.post(0, "/api/studies", new).await.1;
    let write = made["links"]["write"].as_str().unwrap();
    let path = format!("/api{write}");
    let name = Key::parse(&"A".repeat(22)).unwrap();
    let cookie = Secret::of([7; 32]).cookie(&name);
    let mut anna = Browser::new(1).with(&format!("tengen={cookie}"));
    let mut me = Vec::new();
    for node in [0, 1] {
        me.push(anna.ask((&site, node), ("GET", &path), Value::Null).await.1["me"].clone());
    }
    let before = anna.clone();
    let joined = anna.ask((&site, 0), ("POST", "/api/join"), joining("Anna")).await;
    assert_eq!(joined.0, 201, "{joined:?}");
    // The cookie of before is somebody else there, at both, as soon as both have heard of it.
    for node in [1, 0] {
        let mut old = before.clone();
        let mut seen = json!("p2");
        for _ in 0..200 {
            seen = old.ask((&site, node), ("GET", &path), Value::Null).await.1["me"].clone();
            if seen != "p2" {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(seen, "p3", "node {node}");
    }
    for node in [0, 1] {
        me.push(anna.ask((&site, node), ("GET", &path), Value::Null).await.1["me"].clone());
    }
    assert_eq!(me, vec![json!("p2"); 4]);
    let list = anna.ask((&site, 1), ("POST", &format!("{path}/visit")), Value::Null).await;
    assert!(list.1["address"].as_str().unwrap().starts_with("/s/"), "{list:?}");
}
