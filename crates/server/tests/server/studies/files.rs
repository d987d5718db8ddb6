//! Files that come into a study, and files that it gives.

use super::{person, record};
use crate::harness::{Server, named};
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

#[tokio::test]
async fn a_file_is_called_by_the_study_or_the_chapter_and_says_the_title() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9];B[ee])").await;
    let own = person(&study.own, "O");
    let entitle = |title: &str| {
        let request = Request::post(format!("/api/studies/{}", study.own));
        request.body(Body::from(json!({ "title": title }).to_string())).unwrap()
    };
    let download = async |query: &str| {
        let answer = server.as_person(&own, &format!("/sgf{query}"), None).await;
        let disposition = answer.headers["content-disposition"].to_str().unwrap().to_owned();
        let name = disposition.split('"').nth(1).unwrap().to_owned();
        (name, answer.text().trim().to_owned())
    };
    let said = |name: &str, sgf: &str| (name.to_owned(), sgf.to_owned());
    assert_eq!(download("").await, said("tengen-study.sgf", "(;SZ[9];B[ee])"));
    assert_eq!(server.send(entitle("Ko [1]")).await.status, 204);
    assert_eq!(download("").await, said("Ko-1-study.sgf", "(;SZ[9]GN[Ko [1\\]];B[ee])"));
    assert_eq!(download("?chapter=1").await.0, "Ko-1-study.sgf");
    let name = json!([{"id": "a", "op": "set", "node": "0", "name": "PB", "values": ["Anna"]}]);
    server.operate(&own, name).await;
    assert_eq!(download("").await, said("Ko-1-study.sgf", "(;SZ[9]PB[Anna]GN[Ko [1\\]];B[ee])"));
    // Of several chapters the first says it, and one alone says what is its own.
    let add = json!([
        {"id": "b", "op": "set", "node": "0", "name": "PB"},
        {"id": "c", "op": "paste", "nodes": [{"node": "x", "properties": [["GN", ["Seki"]]]}]},
    ]);
    server.operate(&own, add).await;
    assert_eq!(download("").await.1, "(;SZ[9]GN[Ko [1\\]];B[ee])\n(;GN[Seki])");
    assert_eq!(download("?chapter=0").await.1, "(;SZ[9];B[ee])");
    assert_eq!(download("?chapter=x").await.0, "Seki-study.sgf");
    // A name of the file's own stays.
    let name = json!([{"id": "d", "op": "set", "node": "0", "name": "GN", "values": ["Own"]}]);
    server.operate(&own, name).await;
    assert_eq!(download("").await.1, "(;SZ[9]GN[Own];B[ee])\n(;GN[Seki])");
    // A study that is called by its players needs no other name.
    let study = record(&server, "(;SZ[9]PB[Anna]PW[Ben])").await;
    let sgf = server.as_person(&person(&study.own, "O"), "/sgf", None).await.text();
    assert_eq!(sgf, "(;SZ[9]PB[Anna]PW[Ben])\n");
}

#[tokio::test]
async fn files_are_read_as_nodes_to_paste() {
    let server = Server::start().await;
    let study = record(&server, "(;SZ[9])").await;
    let own = person(&study.own, "O");
    let read = async |key: &str, file: &[u8]| {
        let request = Request::post(format!("/api/s/{key}/record"));
        let request = request.header("cookie", &own.cookie).body(Body::from(file.to_vec()));
        server.send(request.unwrap()).await
    };
    let file = b"(;SZ[9]GN[a \\] b]AB[aa][zz](;B[ee])(;B[cc]C[x]))(;SZ[13];B[dd])";
    let answer = read(&study.own, file).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let answer = answer.json();
    assert_eq!(answer["leftOut"], json!(["AB"]));
    let chapters = answer["chapters"].as_array().unwrap();
    assert_eq!(
        chapters[0][0]["properties"],
        json!([["SZ", ["9"]], ["GN", ["a ] b"]], ["AB", ["aa"]]])
    );
    assert_eq!(chapters[0][2]["above"], 0);
    let paste = chapters.iter().enumerate().map(|(number, nodes)| {
        let mut nodes = nodes.clone();
        for node in nodes.as_array_mut().unwrap() {
            node["node"] = json!(format!("n{}", node["node"].as_str().unwrap()));
        }
        json!({"id": format!("p{number}"), "op": "paste", "nodes": nodes})
    });
    let answers = server.operate(&own, paste.collect()).await;
    assert!(answers.iter().all(|answer| answer.get("done").is_some()), "{answers:?}");
    let sgf = server.as_person(&own, "/sgf", None).await.text();
    assert_eq!(sgf, "(;SZ[9])\n(;SZ[9]GN[a \\] b]AB[aa](;B[ee])(;B[cc]C[x]))\n(;SZ[13];B[dd])\n");
    let gib = include_bytes!("../../../../tengen/tests/cmd/records.in/game.gib");
    assert_eq!(read(&study.own, gib).await.status, 200);
    let nothing = read(&study.own, b"no game").await;
    assert_eq!(nothing.code(), (422, "no-record".to_owned()));
    assert_eq!(read(&study.read, file).await.status, 403);
    assert_eq!(read(&study.own, &vec![b' '; (4 << 20) + 1]).await.status, 413);
}

#[tokio::test]
async fn a_study_begins_with_a_file_and_is_called_after_it_if_nobody_says_a_name() {
    let server = Server::start().await;
    let wide: Vec<u8> =
        "\u{feff}(;SZ[9];B[ee])".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (query, file, title) in [
        ("?name=Life%20%26%20death", &wide[..], "Life & death"),
        ("?title=Mine&name=file", b"(;SZ[9]GN[Its own])", "Mine"),
        ("?title=&name=file", b"(;SZ[9]GN[Its own])", "Its own"),
        ("?name=file", b"(;SZ[9]PB[Anna])", "Anna"),
        ("", b"(;SZ[9])", ""),
    ] {
        let made = server.post(&format!("/api/studies/record{query}"), file.to_vec()).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let own = person(made.json()["key"].as_str().unwrap(), "A");
        let study = server.study(&own).await;
        assert_eq!(study["title"], title, "{query}");
        // Without a network nothing is judged.
        assert_eq!(study["analysis"]["network"], Value::Null);
    }
    // A picture is refused wherever a file comes in.
    let picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR(;B[cc])".to_vec();
    let study = record(&server, "(;SZ[9])").await;
    for path in ["/api/studies/record".to_owned(), "/api/records".to_owned()] {
        let answer = server.post(&path, picture.clone()).await;
        assert_eq!(answer.code(), (422, "not-record".to_owned()), "{path}");
    }
    let request = Request::post(format!("/api/s/{}/record", study.write));
    let request = request.header("cookie", named(&"B".repeat(22))).body(Body::from(picture));
    let answer = server.send(request.unwrap()).await;
    assert_eq!(answer.code(), (422, "not-record".to_owned()));
}
