//! What commands say of data folders, and of what is named in their place.
#![cfg(unix)]

use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Output};
use tengen_load::services::Node;

const PROGRAM: &str = env!("CARGO_BIN_EXE_tengen");

/// The status of a command, and what it said.
fn told(command: &mut Command) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = command.output().unwrap();
    (status.code(), String::from_utf8(stderr).unwrap())
}

fn tengen(arguments: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.env("LANGUAGE", "en").env_remove("TENGEN_SECRET_FILE").env_remove("TENGEN_DATABASE");
    command.args(arguments);
    command
}

/// A folder with a database.
fn begun(folder: &Path) {
    let data = folder.display().to_string();
    drop(Node::start(Path::new(PROGRAM), &["--data".to_owned(), data]).unwrap());
}

#[test]
fn an_address_is_no_folder_and_its_password_is_not_repeated() {
    for command in ["serve", "backup x.db", "restore x.db", "admin list"] {
        let words: Vec<&str> = command.split(' ').collect();
        let mut command = tengen(&words);
        let (status, said) = told(command.args(["--data", "postgres://go:secret@localhost/go"]));
        assert!(status == Some(2) && said.contains("--database"), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
}

#[test]
fn commands_for_folders_say_what_to_do_with_postgresql() {
    for (command, instead) in
        [("backup x.db", "pg_dump"), ("restore x.db", "psql"), ("admin list", "--socket")]
    {
        let words: Vec<&str> = command.split(' ').collect();
        let (status, said) = told(tengen(&words).env("TENGEN_DATABASE", "postgres://localhost/go"));
        assert!(status == Some(2) && said.contains(instead), "{said}");
    }
}

#[test]
fn a_folder_whose_games_have_moved_is_not_served() {
    let folder = tempfile::tempdir().unwrap();
    let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
    begun(&one);
    let [from, to] = [&one, &other].map(|path| path.to_str().unwrap());
    let (status, said) = told(&mut tengen(&["migrate-store", from, to]));
    assert_eq!(status, Some(0), "{said}");
    let (status, said) = told(&mut tengen(&["serve", "--no-open", "--port", "0", "--data", from]));
    assert!(status == Some(1) && said.contains("moved to another place"), "{said}");
    let word = std::fs::read_to_string(one.join("moved")).unwrap();
    assert!(word.contains(to), "{word}");
    let copy = folder.path().join("copy.db");
    let (status, said) = told(tengen(&["backup", "--data", from]).arg(&copy));
    assert!(status == Some(1) && said.contains("moved to another place"), "{said}");
    // A copy brings the folder back. A person who puts one back learns that the games are twice.
    let (status, said) = told(tengen(&["backup", "--data", to]).arg(&copy));
    assert_eq!(status, Some(0), "{said}");
    let back = folder.path().join("back");
    std::fs::create_dir_all(&back).unwrap();
    std::fs::copy(one.join("moved"), back.join("moved")).unwrap();
    // A folder is no copy.
    let (status, said) = told(&mut tengen(&["restore", to, "--data", back.to_str().unwrap()]));
    assert!(status == Some(1) && said.contains("folder") && !said.contains("sqlite3"), "{said}");
    for is_told in [true, false] {
        let copy = copy.to_str().unwrap();
        let (status, said) =
            told(&mut tengen(&["restore", copy, "--data", back.to_str().unwrap()]));
        assert_eq!((status, said.contains("which it says no more")), (Some(0), is_told), "{said}");
    }
    begun(&other);
    // A target that cannot be made ready is told with what to do; the word is a folder here.
    let third = folder.path().join("third");
    std::fs::create_dir_all(third.join("moved")).unwrap();
    let (status, said) = told(&mut tengen(&["migrate-store", to, third.to_str().unwrap()]));
    assert!(status == Some(1) && said.contains("chown") && !said.contains(to), "{said}");
    std::fs::remove_file(other.join("moved")).unwrap();
    // Back the other way round, the folder is served again.
    std::fs::remove_file(one.join("tengen.db")).unwrap();
    let (status, said) = told(&mut tengen(&["migrate-store", to, from]));
    assert_eq!(status, Some(0), "{said}");
    begun(&one);
}

/// As a shell leaves it that writes nothing into the file.
#[test]
fn an_empty_database_beside_a_secret_is_not_served() {
    let folder = tempfile::tempdir().unwrap();
    begun(folder.path());
    std::fs::File::create(folder.path().join("tengen.db")).unwrap();
    let at = folder.path().to_str().unwrap();
    let (status, said) = told(&mut tengen(&["serve", "--no-open", "--port", "0", "--data", at]));
    assert!(status == Some(1) && said.contains("it is empty"), "{said}");
}

#[test]
fn a_bus_without_a_database_is_refused_however_it_is_named() {
    let mut named = tengen(&["serve", "--no-open", "--port", "0"]);
    let folder = tempfile::tempdir().unwrap();
    named.env("TENGEN_BUS", "nats://127.0.0.1:1").env("TENGEN_DATA", folder.path());
    for option in [&[][..], &["--bus", "nats://127.0.0.1:1"]] {
        let (status, said) = told(named.args(option));
        assert!(status == Some(2) && said.contains("--database"), "{said}");
    }
}

/// A service is started again after other faults: a file may come later.
#[test]
fn an_address_that_means_nothing_ends_with_another_status_than_a_missing_file() {
    let folder = tempfile::tempdir().unwrap();
    let secret = folder.path().join("secret");
    std::fs::write(&secret, [7; 32]).unwrap();
    for (address, status, why) in [
        ("postgres://go@127.0.0.1:1/go?sslmod=require", 2, "sslmod"),
        ("postgres://go:a/b@127.0.0.1:1/go", 2, "%2F"),
        ("postgres://go@127.0.0.1:1/go?sslrootcert=/none.pem", 1, "/none.pem"),
        ("postgres://go@127.0.0.1:1/go", 1, "no PostgreSQL answers"),
    ] {
        let mut serve = tengen(&["serve", "--no-open", "--port", "0", "--net", "none"]);
        let (found, said) = told(serve.args(["--database", address, "--secret"]).arg(&secret));
        assert!(found == Some(status) && said.contains(why), "{address}: {found:?} {said}");
    }
}

/// `migrate-store` has no `--data` that could name another folder.
#[test]
fn places_of_a_move_that_cannot_be_used_are_named_without_options_of_other_commands() {
    let folder = tempfile::tempdir().unwrap();
    let one = folder.path().join("one");
    begun(&one);
    let [one, none, new] = ["one", "none", "new"].map(|name| folder.path().join(name));
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let postgres = Path::new("postgres://nobody@127.0.0.1:1/none");
    let locked = std::fs::File::open(one.join("tengen.lock")).unwrap();
    for (from, to, why) in [
        (&*none, &*new, "no database"),
        (&*one, &*one, "both places are the same"),
        (&*one, &*file, "cannot be used"),
        (&*one, postgres, "no PostgreSQL answers"),
    ] {
        let (status, said) = told(tengen(&["migrate-store"]).arg(from).arg(to));
        assert!(status == Some(1) && said.contains(why), "{said}");
        assert!(!said.contains("--data"), "{said}");
    }
    locked.lock().unwrap();
    let (status, said) = told(tengen(&["migrate-store"]).arg(&one).arg(&new));
    assert!(status == Some(1) && said.contains("another Tengen uses"), "{said}");
    assert!(!said.contains("--data"), "{said}");
}

#[test]
fn a_server_leaves_the_socket_of_another_alone() {
    let folder = tempfile::tempdir().unwrap();
    let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
    let data = ["--data".to_owned(), one.display().to_string()];
    let _server = Node::start(Path::new(PROGRAM), &data).unwrap();
    let socket = one.join("admin.sock");
    let mut second = tengen(&["serve", "--no-open", "--port", "0", "--net", "none"]);
    let (status, said) = told(second.arg("--data").arg(&other).arg("--socket").arg(&socket));
    assert!(status == Some(1) && said.contains("admin.sock"), "{said}");
    assert!(said.contains("another Tengen") && said.contains("with --socket"), "{said}");
    // So it leaves another file, and a path is not cut short.
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let long = folder.path().join("long".repeat(40));
    for (named, why) in [(file, "another file"), (long, "too long")] {
        let mut server = tengen(&["serve", "--no-open", "--port", "0", "--net", "none"]);
        let (status, said) = told(server.arg("--data").arg(&other).arg("--socket").arg(named));
        assert!(status == Some(1) && said.contains(why), "{said}");
        assert!(said.contains("with --socket"), "{said}");
    }
    let (status, said) = told(tengen(&["admin", "usage", "--socket"]).arg(&socket));
    assert_eq!(status, Some(0), "{said}");
}

#[test]
fn a_damaged_database_is_called_so() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("tengen.db"), "Dear Anna, ".repeat(1000)).unwrap();
    let mut serve = tengen(&["serve", "--no-open", "--port", "0", "--data"]);
    let (status, said) = told(serve.arg(folder.path()));
    assert!(status == Some(1) && said.contains("damaged") && said.contains("restore"), "{said}");
}

#[test]
fn a_database_damaged_in_its_middle_is_not_served_and_nothing_doubles_the_advice() {
    let folder = tempfile::tempdir().unwrap();
    begun(folder.path());
    let file = folder.path().join("tengen.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    std::fs::write(&file, &bytes).unwrap();
    for command in ["serve --no-open --port 0", "admin list"] {
        let words: Vec<&str> = command.split(' ').collect();
        let (status, said) = told(tengen(&words).arg("--data").arg(folder.path()));
        assert!(status == Some(1) && said.contains("damaged"), "{said}");
        assert!(said.contains("tengen restore") && said.contains(".recover"), "{said}");
        assert!(!said.contains("name another folder"), "{said}");
    }
    assert!(std::fs::read(&file).unwrap() == bytes, "it is left as it was");
}

#[test]
fn the_database_of_another_program_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tengen.db");
    let made = Command::new("sqlite3").arg(&file).arg("CREATE TABLE notes (text)").status();
    assert!(made.unwrap().success());
    let before = std::fs::read(&file).unwrap();
    let mut serve = tengen(&["serve", "--no-open", "--port", "0", "--data"]);
    let (status, said) = told(serve.arg(folder.path()));
    assert!(status == Some(1) && said.contains("of another program"), "{said}");
    assert_eq!(said.matches("--data").count(), 1, "{said}");
    assert!(std::fs::read(&file).unwrap() == before);
}

#[test]
fn a_file_in_the_place_of_a_folder_is_named_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter");
    std::fs::write(&file, "Dear Anna").unwrap();
    for command in ["serve --no-open --port 0", "backup copy.db", "admin list"] {
        let words: Vec<&str> = command.split(' ').collect();
        let (status, said) = told(tengen(&words).arg("--data").arg(&file));
        assert!(status == Some(1) && said.contains("is not a folder"), "{said}");
        assert!(said.contains("name another folder"), "{said}");
    }
}

/// Root may read everything, so that it asks as somebody else.
#[test]
fn a_folder_that_is_closed_to_this_user_is_named_so() {
    let folder = tempfile::tempdir().unwrap();
    let closed = folder.path().join("closed");
    begun(&closed);
    let is_root = closed.metadata().unwrap().uid() == 0;
    for path in [folder.path(), &closed] {
        let open = if path == closed { 0o000 } else { 0o755 };
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(open)).unwrap();
    }
    for command in ["serve --no-open --port 0", "backup copy.db", "admin list"] {
        let words: Vec<&str> = command.split(' ').collect();
        let mut command = tengen(&words);
        if is_root {
            command.uid(65_534).gid(65_534);
        }
        let (status, said) = told(command.arg("--data").arg(&closed));
        assert!(status == Some(1) && said.contains("access is not allowed"), "{said}");
        assert!(said.contains("the user who owns it"), "{said}");
    }
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o700)).unwrap();
}

/// A shared folder may belong to another user, and so may its lock.
#[test]
fn a_folder_of_another_owner_is_served_if_its_files_may_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    if data.metadata().unwrap().uid() == 0 {
        chown(&data, Some(65_534), Some(65_534)).unwrap();
    }
    begun(&data);
    let lock = data.join("tengen.lock").metadata().unwrap();
    assert_eq!(lock.uid(), folder.path().metadata().unwrap().uid(), "its maker keeps it");
}

/// As root, the test gives the folder to another user, as a package does.
#[test]
fn what_is_put_back_belongs_to_the_owner_of_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
    let copy = folder.path().join("copy.db");
    begun(&one);
    let (status, said) = told(tengen(&["backup"]).arg(&copy).arg("--data").arg(&one));
    assert_eq!(status, Some(0), "{said}");
    std::fs::create_dir(&other).unwrap();
    if other.metadata().unwrap().uid() == 0 {
        chown(&other, Some(65_534), Some(65_534)).unwrap();
    }
    let (status, said) = told(tengen(&["restore"]).arg(&copy).arg("--data").arg(&other));
    assert_eq!(status, Some(0), "{said}");
    let owner = other.metadata().unwrap().uid();
    for file in ["tengen.db", "tengen.lock"] {
        assert_eq!(other.join(file).metadata().unwrap().uid(), owner, "{file}");
    }
}
