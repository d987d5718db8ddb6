//! What the server has acknowledged stays: where its files cannot grow, where another server wants
//! the same folder, and in copies.
#![cfg(unix)]

use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tengen_load::ask;
use tengen_load::services::Disk;

/// The unit in which the length of a file is limited, in bytes.
const BLOCK: u64 = 512;

const PROGRAM: &str = env!("CARGO_BIN_EXE_tengen");

struct Server {
    process: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Server {
    /// A server whose files may have this length. It gets an error where it would write further.
    fn start(data: &Path, limit: &str) -> Server {
        let script = format!("trap '' XFSZ; ulimit -S -f {limit}; exec \"$0\" \"$@\"");
        let mut command = Command::new("sh");
        command.args(["-c", &script, PROGRAM]);
        Server::run(command, data, &[])
    }

    /// A server that this command starts, with these options beside.
    fn run(mut command: Command, data: &Path, options: &[&str]) -> Server {
        let process = command
            .args(["serve", "--net", "none", "--port", "0", "--no-open", "--data"])
            .arg(data)
            .args(options)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut process = process.unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        Server { process, address }
    }

    /// The status and the body of an answer.
    fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let answer = ask(&self.address, &format!("{method} {path}"), "", body).unwrap();
        (answer.status, answer.body)
    }

    /// The key of a new record, or the status of the refusal.
    fn upload(&self) -> Result<String, u16> {
        let record = format!("(;SZ[9]C[{}];B[ee])", "long ".repeat(10_000));
        let (status, body) = self.ask("POST", "/api/records", &record);
        let key = || body.split('"').nth(3).unwrap().to_owned();
        if status == 201 { Ok(key()) } else { Err(status) }
    }

    fn assert_shows(&self, keys: &[String]) {
        for key in keys {
            assert_eq!(self.ask("GET", &format!("/api/g/{key}/sgf"), "").0, 200, "{key}");
        }
    }
}

#[test]
fn a_full_disk_loses_nothing_and_all_works_again_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    drop(Server::start(folder.path(), "unlimited"));
    // The files of a new database fit, whatever their length, and a few records beside them.
    let length = |entry: fs::DirEntry| entry.metadata().unwrap().len();
    let files = fs::read_dir(folder.path()).unwrap().map(|entry| length(entry.unwrap()));
    let limit = files.max().unwrap() / BLOCK + 600;
    let server = Server::start(folder.path(), &limit.to_string());
    let mut kept = Vec::new();
    let mut refused = 0;
    while refused < 5 {
        match server.upload() {
            Ok(key) => kept.push(key),
            Err(status) => {
                assert!(status >= 500, "{status}");
                refused += 1;
            }
        }
        assert!(kept.len() < 100, "the files never become full");
    }
    assert!(!kept.is_empty());
    server.assert_shows(&kept);
    let pid = server.process.id().to_string();
    let lifted = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited"]).status();
    assert!(lifted.unwrap().success());
    for _ in 0..5 {
        kept.push(server.upload().unwrap());
    }
    server.assert_shows(&kept);
    drop(server);
    Server::start(folder.path(), "unlimited").assert_shows(&kept);
}

/// A game by link that is played point by point.
struct Played {
    /// The keys of the sides.
    keys: [String; 2],
    moves: usize,
}

impl Played {
    fn new(server: &Server) -> Result<Played, u16> {
        let wanted = r#"{"width":19,"height":19,"rules":"japanese","komi":null,"handicap":{"kind":"none"},"colour":"black","opponent":{"kind":"link"},"clock":{"kind":"none"}}"#;
        let (status, made) = server.ask("POST", "/api/games", wanted);
        if status != 201 {
            return Err(status);
        }
        let made: Value = serde_json::from_str(&made).unwrap();
        let key = |side| made["links"][side].as_str().unwrap().trim_start_matches("/g/").to_owned();
        Ok(Played { keys: ["black", "white"].map(key), moves: 0 })
    }

    /// Plays on the next point of every second row: no stone is ever taken.
    fn play(&mut self, server: &Server) -> u16 {
        self.try_play(server).unwrap()
    }

    /// The same where the server may end before it answers.
    fn try_play(&mut self, server: &Server) -> Result<u16, tengen_load::Failure> {
        let (row, column) = (self.moves / 19 * 2 + 1, self.moves % 19);
        let point = format!("{}{row}", char::from(b"ABCDEFGHJKLMNOPQRST"[column]));
        let act = format!(r#"{{"do":"play","at":"{point}","move":{}}}"#, self.moves + 1);
        let path = format!("/api/g/{}/act", self.keys[self.moves % 2]);
        let status = ask(&server.address, &format!("POST {path}"), "", &act)?.status;
        self.moves += usize::from(status == 200);
        Ok(status)
    }

    /// How many moves the server has.
    fn stored(&self, server: &Server) -> usize {
        let (status, record) = server.ask("GET", &format!("/api/g/{}/sgf", self.keys[0]), "");
        assert_eq!(status, 200, "{record}");
        record.matches(";B[").count() + record.matches(";W[").count()
    }
}

/// A real disk that another program fills to the last byte: games and moves are refused, those
/// before stay, and all goes on when there is room, also after the server was killed.
#[test]
fn a_disk_without_a_free_byte_loses_nothing() {
    let disk = Disk::new(12).unwrap();
    // Else nothing new would be taken long before the disk is full.
    std::fs::write(disk.folder().join("limits.toml"), "space = { free-mib = 0 }\n").unwrap();
    let limits = disk.inside().join("limits.toml");
    let options = ["--limits", limits.to_str().unwrap()];
    let start = || Server::run(disk.command(PROGRAM), disk.inside(), &options);
    let mut server = start();
    let mut games: Vec<Played> = (0..8).map(|_| Played::new(&server).unwrap()).collect();
    for round in 0..3 {
        for game in &mut games {
            assert_eq!((0..5).map(|_| game.play(&server)).max(), Some(200));
        }
        disk.fill().unwrap();
        // The room that the journal has already may still take a few.
        let mut refused = 0;
        for _ in 0..100 {
            refused +=
                games.iter_mut().map(|game| usize::from(game.play(&server) >= 500)).sum::<usize>();
            refused += usize::from(Played::new(&server).is_err_and(|status| status >= 500));
            if refused > 50 {
                break;
            }
        }
        assert!(refused > 50, "the disk is never full");
        assert_soon_says(&server, 503, "the disk of the database is full");
        games.iter().for_each(|game| assert_eq!(game.stored(&server), game.moves));
        let is_killed = round == 1;
        if is_killed {
            server.process.kill().unwrap();
            server.process.wait().unwrap();
        }
        disk.empty().unwrap();
        if is_killed {
            server = start();
        }
        assert!(games.iter_mut().all(|game| game.play(&server) == 200));
        games.push(Played::new(&server).unwrap());
        games.iter().for_each(|game| assert_eq!(game.stored(&server), game.moves));
    }
}

/// Waits until the server says of itself that it is ready, or why it is not: the server looks at
/// most once a second.
fn assert_soon_says(server: &Server, status: u16, reason: &str) {
    let begun = Instant::now();
    loop {
        let (is, said) = server.ask("GET", "/readyz", "");
        if is == status && said.contains(reason) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(5), "{is} {said}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// A database that somebody deletes or replaces under a running server takes nothing: what is
/// written there would be gone with the process.
#[test]
fn nothing_is_acknowledged_when_the_database_has_gone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data, "unlimited");
    let mut game = Played::new(&server).unwrap();
    assert_eq!(game.play(&server), 200);
    let is_refused = |game: &mut Played| {
        assert_eq!(Played::new(&server).err(), Some(503));
        assert_eq!(game.play(&server), 503);
        assert_soon_says(&server, 503, "deleted or replaced");
    };
    let away = folder.path().join("away");
    std::fs::rename(&data, &away).unwrap();
    is_refused(&mut game);
    // Nor in a folder with a copy.
    std::fs::create_dir(&data).unwrap();
    std::fs::copy(away.join("tengen.db"), data.join("tengen.db")).unwrap();
    is_refused(&mut game);
    let (_, said) = server.ask("POST", "/api/studies", r#"{"title":"x"}"#);
    assert!(!said.contains("/s/"), "{said}");
    std::fs::remove_dir_all(&data).unwrap();
    std::fs::rename(&away, &data).unwrap();
    assert_eq!(game.play(&server), 200);
    assert_soon_says(&server, 200, "ok");
    // The system keeps the deleted files as long as the server runs.
    let saved = folder.path().join("saved");
    std::fs::create_dir(&saved).unwrap();
    std::fs::copy(data.join("secret"), saved.join("secret")).unwrap();
    std::fs::remove_dir_all(&data).unwrap();
    is_refused(&mut game);
    for open in std::fs::read_dir(format!("/proc/{}/fd", server.process.id())).unwrap() {
        let open = open.unwrap().path();
        let Ok(leads) = std::fs::read_link(&open) else { continue };
        let leads = leads.to_string_lossy().into_owned();
        for name in ["tengen.db", "tengen.db-wal"] {
            if leads.ends_with(&format!("/{name} (deleted)")) {
                std::fs::copy(&open, saved.join(name)).unwrap();
            }
        }
    }
    drop(server);
    let server = Server::start(&saved, "unlimited");
    assert_eq!(game.stored(&server), game.moves);
}

/// A server that is told to end while moves come in answers each of them, and calls none a fault.
/// The moves that it has acknowledged are there.
#[test]
fn moves_that_meet_the_end_of_a_server_are_put_off_and_are_no_faults() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..3 {
        let mut server = Server::start(folder.path(), "unlimited");
        let mut games: Vec<Played> = (0..8).map(|_| Played::new(&server).unwrap()).collect();
        let pid = server.process.id().to_string();
        std::thread::scope(|scope| {
            for game in &mut games {
                scope.spawn(|| {
                    for _ in 0..180 {
                        match game.try_play(&server) {
                            Ok(200) => {}
                            Ok(status) => return assert_eq!(status, 503),
                            Err(_) => return,
                        }
                    }
                    panic!("the server goes on");
                });
            }
            std::thread::sleep(Duration::from_millis(500));
            assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        });
        assert!(server.process.wait().unwrap().success());
        let server = Server::start(folder.path(), "unlimited");
        for game in games {
            assert!(game.moves > 0);
            assert!([game.moves, game.moves + 1].contains(&game.stored(&server)));
        }
    }
}

#[test]
fn a_second_server_on_one_folder_is_refused_until_the_first_ends() {
    let folder = tempfile::tempdir().unwrap();
    let first = Server::start(folder.path(), "unlimited");
    let second = Command::new(PROGRAM)
        .env("LANGUAGE", "en")
        .args(["serve", "--net", "none", "--port", "0", "--no-open", "--data"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1));
    let text = String::from_utf8_lossy(&second.stderr);
    assert!(text.contains("another Tengen uses the data folder"), "{text}");
    // However it ends.
    drop(first);
    assert_eq!(Server::start(folder.path(), "unlimited").ask("GET", "/", "").0, 200);
}

fn tengen(arguments: &[&str], data: &Path) -> (Option<i32>, String) {
    let output = Command::new(PROGRAM)
        .env("LANGUAGE", "en")
        .args(arguments)
        .arg("--data")
        .arg(data)
        .output()
        .unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_copy_of_a_running_server_is_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let copy = copy.to_str().unwrap();
    let server = Server::start(&data, "unlimited");
    let kept = [server.upload().unwrap()];
    let (status, said) = tengen(&["backup", copy], &data);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains("copied into") && said.contains("apart from the copy"), "{said}");
    let lost = server.upload().unwrap();
    let (status, said) = tengen(&["restore", copy], &data);
    assert_eq!((status, said.contains("another Tengen uses")), (Some(1), true), "{said}");
    drop(server);
    let (status, said) = tengen(&["restore", "--new-links", copy], &data);
    assert_eq!((status, said.contains("leave out --new-links")), (Some(1), true), "{said}");
    let (status, said) = tengen(&["restore", copy], &data);
    assert_eq!((status, said.contains("tengen.db.before-1")), (Some(0), true), "{said}");
    assert!(!said.contains("secret"), "the right one is there: {said}");
    let elsewhere = folder.path().join("elsewhere");
    let (status, said) = tengen(&["restore", copy], &elsewhere);
    assert_eq!((status, said.contains("--new-links")), (Some(0), true), "{said}");
    let (status, said) = tengen(&["serve", "--net", "none", "--port", "0"], &elsewhere);
    assert_eq!((status, said.contains("there is no secret")), (Some(1), true), "{said}");
    let (status, said) = tengen(&["restore", "--new-links", copy], &elsewhere);
    assert_eq!((status, said.contains("secret")), (Some(0), false), "{said}");
    Server::start(&elsewhere, "unlimited").assert_shows(&kept);
    let server = Server::start(&data, "unlimited");
    server.assert_shows(&kept);
    assert_eq!(server.ask("GET", &format!("/api/g/{lost}"), "").0, 404);
    let (status, said) = tengen(&["backup", copy], &data);
    assert_eq!((status, said.contains("is there already")), (Some(1), true), "{said}");
}

/// Between two folders it goes the same way as between a folder and PostgreSQL.
#[test]
fn everything_moves_to_another_place_that_is_empty_and_free() {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (folder.path().join("from"), folder.path().join("to"));
    let migrate = || {
        let output = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .env("LANGUAGE", "en")
            .arg("migrate-store")
            .args([&from, &to])
            .output()
            .unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (status, said) = migrate();
    assert_eq!((status, said.contains("no database of Tengen")), (Some(1), true), "{said}");
    let server = Server::start(&from, "unlimited");
    let kept = [server.upload().unwrap()];
    let (status, said) = migrate();
    assert_eq!((status, said.contains("another Tengen uses")), (Some(1), true), "{said}");
    drop(server);
    let (status, said) = migrate();
    assert_eq!((status, said.contains("found equal")), (Some(0), true), "{said}");
    Server::start(&to, "unlimited").assert_shows(&kept);
    // The folder says that its games are elsewhere now.
    std::fs::remove_file(from.join("moved")).unwrap();
    Server::start(&from, "unlimited").assert_shows(&kept);
    let (status, said) = migrate();
    assert_eq!((status, said.contains("is not empty")), (Some(1), true), "{said}");
}
