//! `tengen admin` beside a server that runs, and without one.
#![cfg(unix)]

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use tengen_load::ask;
use tengen_load::services::Node;

const PROGRAM: &str = env!("CARGO_BIN_EXE_tengen");

/// The status of `tengen admin`, what it printed, and what it said beside that.
fn admin(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(PROGRAM)
        .env("LANGUAGE", "en")
        .env_remove("TENGEN_SECRET_FILE")
        .arg("admin")
        .args(arguments)
        .arg("--data")
        .arg(folder)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_keeper_lists_closes_revokes_and_deletes_with_and_without_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let (status, _, said) = admin(data, &["list"]);
    assert!(status == Some(1) && said.contains("no database of Tengen"), "{said}");
    let options = ["--data".to_owned(), data.display().to_string()];
    let mut server = Node::start(Path::new(PROGRAM), &options).unwrap();
    for (file, mode) in [("admin.sock", 0o600), ("secret", 0o600), ("tengen.db", 0o600)] {
        let found = data.join(file).metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(found, mode, "{file}");
    }
    let game = r#"{"width":9,"height":9,"rules":"japanese","komi":null,"colour":"black",
        "handicap":{"kind":"none"},"opponent":{"kind":"link"},"clock":{"kind":"none"},
        "names":{"me":"Anna"}}"#;
    let made = ask(server.address(), "POST /api/games", "", game).unwrap();
    assert_eq!(made.status, 201, "{}", made.body);
    let watch =
        made.body.split("\"watch\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();

    let (status, listed, said) = admin(data, &["list"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(listed.starts_with("g1  game  ") && listed.contains("Anna – ?"), "{listed}");
    // The variable names the folder, as for the server.
    let mut by_variable = Command::new(PROGRAM);
    by_variable.env("LANGUAGE", "en").env("TENGEN_DATA", data).args(["admin", "list"]);
    assert_eq!(String::from_utf8(by_variable.output().unwrap().stdout).unwrap(), listed);
    assert_eq!(listed.lines().count(), 1);
    let (_, found, _) = admin(data, &["find", "ann", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&found).unwrap();
    assert_eq!((&found[0]["item"], &found[0]["over"]), (&"g1".into(), &false.into()));
    let (status, _, said) = admin(data, &["annul", "g1"]);
    assert!(status == Some(1) && said.contains("no rated game"), "{said}");
    let (status, _, said) = admin(data, &["recount"]);
    assert!(
        status == Some(0) && said.contains("log of results: 0; standings that changed: 0"),
        "{said}"
    );
    let (status, link, said) = admin(data, &["invite", "--role", "owner"]);
    let code = link.trim().rsplit_once("/join#").unwrap_or_else(|| panic!("{link}")).1;
    assert!(status == Some(0) && said.contains(code), "{said}");
    let (status, _, said) = admin(data, &["invite", "--role", "king"]);
    assert!(status == Some(1) && said.contains("no such role"), "{said}");
    let (status, _, said) = admin(data, &["role", "Nobody", "owner"]);
    assert!(status == Some(1) && said.contains("nobody has this name"), "{said}");
    let (_, shown, _) = admin(data, &["show", &watch]);
    assert!(shown.contains("links: black, watch, white"), "{shown}");
    // What stands in the address line of a browser.
    let (_, by_address, said) = admin(data, &["show", "http://localhost:3610/g/1-black"]);
    assert_eq!(by_address, shown, "{said}");
    let (status, _, said) = admin(data, &["delete", "g1"]);
    assert!(status == Some(2) && said.contains("--yes"), "nobody is there to be asked: {said}");
    let (status, link, said) = admin(data, &["revoke", "g1", "watch"]);
    assert!(status == Some(0) && said.contains("g1"), "{said}");
    // It can be opened as it is, on this machine.
    let here = format!("http://{}", server.address());
    let link = link.trim().strip_prefix(&here).unwrap_or_else(|| panic!("{link}")).to_owned();
    assert!(link.starts_with("/g/"), "{link}");
    let old = ask(server.address(), &format!("GET /api{watch}"), "", "").unwrap();
    assert!(old.status == 404 && old.body.contains("\"why\":\"replaced\""), "{}", old.body);
    let key = watch.trim_start_matches("/g/");
    let from = format!(r#"{{"from":{{"kind":"game","key":"{key}"}}}}"#);
    let study = ask(server.address(), "POST /api/studies", "", &from).unwrap();
    assert!(study.status == 404 && study.body.contains("\"why\":\"replaced\""), "{}", study.body);
    // It never was the link of a study.
    let room = ask(server.address(), &format!("GET /api/s/{key}"), "", "").unwrap();
    assert!(room.status == 404 && !room.body.contains("replaced"), "{}", room.body);
    let shown =
        |server: &Node| ask(server.address(), &format!("GET /api{link}"), "", "").unwrap().body;
    let view = shown(&server);
    assert!(view.contains("\"role\":\"watch\""), "{view}");
    let (status, _, said) = admin(data, &["close", "g1"]);
    assert_eq!((status, said.as_str()), (Some(0), "done: g1\n"));
    let view = shown(&server);
    assert!(view.contains("\"resultText\":\"Void\",\"closed\":\"keeper\""), "{view}");
    let (_, listed, _) = admin(data, &["list"]);
    assert!(listed.trim_end().ends_with("No result"), "{listed}");

    server.kill();
    // A server that was killed leaves its socket.
    assert!(data.join("admin.sock").exists());
    let (status, _, said) = admin(data, &["close", "g1"]);
    assert!(status == Some(1) && said.contains("over already"), "{said}");
    let (status, link, said) = admin(data, &["revoke", "g1", "watch"]);
    assert!(status == Some(0) && link.starts_with("/g/"), "{link}");
    assert!(said.contains("behind the address of the server"), "{said}");
    let (status, _, said) = admin(data, &["delete", "g1", "--yes"]);
    assert_eq!((status, said.as_str()), (Some(0), "done: g1\n"));
    let (status, listed, said) = admin(data, &["list"]);
    assert_eq!((status, listed.as_str()), (Some(0), ""));
    assert!(said.contains("nothing of the kind"), "{said}");
    let (status, _, said) = admin(data, &["show", "g1"]);
    assert!(status == Some(1) && said.contains("deleted by the server’s keeper on 20"), "{said}");
    let (status, _, said) = admin(data, &["show", "g9"]);
    assert!(status == Some(1) && said.contains("no such thing"), "{said}");
    let (_, usage, _) = admin(data, &["usage", "--json"]);
    assert!(usage.starts_with("{\"bytes\":"), "{usage}");

    server.start_again().unwrap();
    let socket = data.join("admin.sock");
    let socket = socket.to_str().unwrap();
    let at = |socket: &str| {
        let output = Command::new(PROGRAM)
            .env("LANGUAGE", "en")
            .args(["admin", "list", "--socket", socket])
            .output()
            .unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(at(socket).0, Some(0));
    let board = r#"{"from":{"kind":"board","width":9,"height":9,"rules":"japanese"}}"#;
    assert_eq!(ask(server.address(), "POST /api/studies", "", board).unwrap().status, 201);
    let (_, listed, _) = admin(data, &["list", "--kind", "study"]);
    assert!(!listed.contains("closed"), "{listed}");
    assert_eq!(admin(data, &["close", "s1"]).0, Some(0));
    let (status, _, said) = admin(data, &["close", "s1"]);
    assert!(status == Some(1) && said.contains("closed already"), "{said}");
    for words in [vec!["list", "--kind", "study"], vec!["show", "s1"]] {
        let (_, told, _) = admin(data, &words);
        assert!(told.lines().next().is_some_and(|line| line.ends_with("closed")), "{told}");
    }
    // A server that runs, without its socket.
    std::fs::remove_file(socket).unwrap();
    let (status, _, said) = admin(data, &["list"]);
    assert!(status == Some(1) && said.contains("start the server again"), "{said}");
    assert!(!said.contains("another folder"), "{said}");
    server.kill();
    let (status, said) = at(socket);
    assert!(status == Some(1) && said.contains("no server answers"), "{said}");
}
