//! Work that follows when somebody joins, signs in or changes a way in, also if they do not wait
//! for the answer, if another server believes a session still, and while the store is away.

use crate::browser::{Browser, PASSWORD};
use crate::harness::{Server, cookie, nine_by_nine};
use axum::http::Request;
use futures_util::FutureExt;
use serde_json::{Value, json};
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;
use tengen_server::{ServerLimits, Share};

#[tokio::test]
async fn the_games_of_a_browser_stay_there_if_that_is_wanted() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let mut anna = Browser::of('A');
    let visit = format!("/api/g/{}/visit", keys.black);
    anna.ask(&server, ("POST", &visit), Value::Null).await;
    let before = anna.get(&server, "/api/games").await;
    assert_eq!(before.as_array().unwrap().len(), 1);
    let wanted = json!({"name": "Anna", "password": PASSWORD, "take": false});
    assert_eq!(anna.ask(&server, ("POST", "/api/join"), wanted).await.json()["me"]["games"], 0);
    // Challenges that she makes now are hers, also from another browser.
    let made = anna.ask(&server, ("POST", "/api/games"), nine_by_nine("japanese")).await;
    assert_eq!(made.status, 201);
    let mut phone = Browser::new(2);
    phone.sign_in(&server, "anna", PASSWORD).await;
    let hers = phone.get(&server, "/api/games").await;
    assert_eq!(hers.as_array().unwrap().len(), 1);
    assert_ne!(hers[0], before[0]);
    // After signing out, the browser has its own again.
    anna.ask(&server, ("POST", "/api/sign-out"), Value::Null).await;
    assert_eq!(anna.get(&server, "/api/games").await, before);
    // A browser that forgets takes nothing from the person.
    assert_eq!(phone.ask(&server, ("POST", "/api/forget"), Value::Null).await.status, 204);
    assert!(phone.has_no_cookies());
    anna.sign_in(&server, "Anna", PASSWORD).await;
    assert_eq!(anna.get(&server, "/api/games").await, hers);
}

/// A session that was ended at one server is believed at another for a while, and changes no way
/// in there.
#[tokio::test]
async fn a_session_that_has_ended_changes_no_way_in() {
    let server = Server::start().await;
    let beside = server.beside().await;
    let (mut anna, mut thief) = (Browser::new(1), Browser::new(2));
    let codes = anna.join(&server, "Anna").await;
    thief.sign_in(&server, "Anna", PASSWORD).await;
    let me = ("GET", "/api/me");
    let seen = thief.ask_of(beside.router(), me, Value::Null).await.json();
    assert_eq!(seen["name"], "Anna");
    assert_eq!(anna.ask(&server, ("DELETE", "/api/sessions/all"), Value::Null).await.status, 204);
    let new = json!({"password": "a knight's move away"});
    for (path, body) in [("/api/me/password", new), ("/api/me/recovery", Value::Null)] {
        let seen = thief.ask_of(beside.router(), me, Value::Null).await.json();
        if path == "/api/me/password" {
            assert_eq!(seen["name"], "Anna", "it is believed there still");
        }
        let refused = thief.ask_of(beside.router(), ("POST", path), body).await;
        assert_eq!(refused.code(), (401, "signed-out".to_owned()));
    }
    assert_eq!(anna.sign_in(&server, "Anna", PASSWORD).await.status, 200);
    let by = json!({"name": "Anna", "recovery": codes[0]});
    assert_eq!(anna.ask(&server, ("POST", "/api/sign-in"), by).await.status, 200);
}

/// Signing in ends the session before, and this server knows that also if the browser hangs up at
/// any moment.
#[tokio::test]
async fn what_was_stored_has_its_consequences_if_nobody_waits_for_the_answer() {
    let server = Server::start().await;
    let mut anna = Browser::new(1);
    anna.join(&server, "Anna").await;
    let wanted = json!({"name": "Anna", "password": PASSWORD});
    let mut has_ended = false;
    for most in 1..40 {
        assert_eq!(anna.name(&server).await, "Anna");
        let mut other = anna.clone();
        // The request is hung up after some polls.
        let is_answered = {
            let mut asks = pin!(other.ask(&server, ("POST", "/api/sign-in"), wanted.clone()));
            let mut polls = 0;
            let answer = poll_fn(|context| {
                polls += 1;
                if polls > most { Poll::Ready(None) } else { asks.poll_unpin(context).map(Some) }
            });
            answer.await.is_some()
        };
        tokio::time::sleep(Duration::from_millis(100)).await;
        let beside = server.beside().await;
        let there = anna.ask_of(beside.router(), ("GET", "/api/me"), Value::Null).await.json();
        assert_eq!(anna.name(&server).await, there["name"], "after {most} polls");
        if there["name"].is_null() {
            has_ended = true;
            assert_eq!(anna.sign_in(&server, "Anna", PASSWORD).await.status, 200);
        }
        server.time.advance(60_000);
        if is_answered {
            break;
        }
    }
    assert!(has_ended);
}

#[tokio::test]
async fn a_join_that_finds_no_place_is_none() {
    let limits = ServerLimits { hashes: Share { all: 0, address: 0 }, ..ServerLimits::PUBLIC };
    let server = Server::within(limits).await;
    for number in 0..12 {
        let wanted = json!({"name": format!("Anna {number}"), "password": PASSWORD});
        let refused = Browser::new(1).ask(&server, ("POST", "/api/join"), wanted).await;
        assert_eq!(refused.code(), (503, "busy".to_owned()), "{number}");
    }
}

/// Its pages connect again by themselves, as the person's.
#[tokio::test]
async fn streams_of_a_guest_end_where_they_join_or_sign_in() {
    let server = Server::start().await;
    let mut bo = Browser::new(3);
    bo.join(&server, "Bo").await;
    for (letter, path, body) in [
        ('A', "/api/join", json!({"name": "Anna", "password": PASSWORD})),
        ('B', "/api/sign-in", json!({"name": "Bo", "password": PASSWORD})),
    ] {
        let follow = |letter| Request::get("/api/lobby/events").header("cookie", cookie(letter));
        let (mut own, mut others) =
            (server.stream_of(follow(letter)).await, server.stream_of(follow('C')).await);
        for page in [&mut own, &mut others] {
            assert!(page.event("lobby").await.is_some());
        }
        let done = Browser::of(letter).ask(&server, ("POST", path), body).await;
        assert!(done.status.is_success(), "{}", done.text());
        let ends = async { while own.next_event().await.is_some() {} };
        tokio::time::timeout(Duration::from_secs(5), ends).await.unwrap();
        let ends = async { while others.next_event().await.is_some() {} };
        let ends = tokio::time::timeout(Duration::from_millis(50), ends).await;
        assert!(ends.is_err(), "the stream of another goes on");
    }
}

#[tokio::test]
async fn people_stay_signed_in_while_the_store_is_away() {
    let server = Server::start().await;
    let mut anna = Browser::new(1);
    anna.join(&server, "Anna").await;
    assert_eq!(anna.name(&server).await, "Anna");
    server.move_store(true);
    for _ in 0..3 {
        server.time.advance(60_000);
        let page = anna.ask(&server, ("GET", "/lobby"), Value::Null).await;
        assert_eq!(page.status, 200, "{}", page.text());
    }
    server.move_store(false);
    assert_eq!(anna.name(&server).await, "Anna");
    // One that has ended meanwhile is not believed for long.
    anna.clone().ask(&server, ("DELETE", "/api/sessions/all"), Value::Null).await;
    assert_eq!(anna.name(&server).await, json!(null));
}

/// A stolen cookie of a browser that was known has tries of its own until the password is another.
#[tokio::test]
async fn a_browser_is_known_until_the_password_changes() {
    let server = Server::start().await;
    let mut anna = Browser::new(1);
    anna.join(&server, "Anna").await;
    let mut stolen = Browser { address: [192, 0, 2, 9], ..anna.clone() };
    stolen.ask(&server, ("POST", "/api/sign-out"), Value::Null).await;
    assert_eq!(anna.sign_in(&server, "Anna", PASSWORD).await.status, 200);
    let new = json!({"password": "a knight's move away"});
    assert_eq!(anna.ask(&server, ("POST", "/api/me/password"), new).await.status, 204);
    for _ in 0..5 {
        assert_eq!(stolen.sign_in(&server, "Anna", PASSWORD).await.status, 401);
    }
    let there = Browser::new(9).sign_in(&server, "Anna", "a knight's move away").await;
    assert_eq!(there.status, 429, "they count for the address");
    let own = anna.clone().sign_in(&server, "Anna", "a knight's move away").await;
    assert_eq!(own.status, 200);
}
