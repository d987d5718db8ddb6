//! Answers that are compressed for clients that accept it.

use crate::harness::{Answer, Server};
use axum::body::Body;
use axum::http::{Request, header};

async fn asked(server: &Server, path: &str, takes: Option<&str>) -> Answer {
    let mut request = Request::get(path);
    if let Some(takes) = takes {
        request = request.header(header::ACCEPT_ENCODING, takes);
    }
    server.send(request.body(Body::empty()).unwrap()).await
}

fn encoding(answer: &Answer) -> Option<&str> {
    answer.headers.get(header::CONTENT_ENCODING).and_then(|value| value.to_str().ok())
}

#[tokio::test]
async fn texts_are_compressed_for_who_takes_them_so() {
    let server = Server::start().await;
    for path in ["/", "/learn", "/learn/course.json", "/api/meta", "/api/glossary"] {
        let plain = asked(&server, path, None).await;
        assert_eq!(encoding(&plain), None, "{path}");
        let packed = asked(&server, path, Some("gzip, deflate, br")).await;
        assert_eq!(encoding(&packed), Some("gzip"), "{path}");
        assert!(packed.bytes.starts_with(&[0x1f, 0x8b]), "{path}");
        assert!(packed.bytes.len() < plain.bytes.len(), "{path}");
        let mut varies = packed.headers.get_all(header::VARY).iter();
        assert!(varies.any(|name| name == "accept-encoding"), "{path}");
    }
    assert_eq!(encoding(&asked(&server, "/", Some("gzip;q=0")).await), None);
}
