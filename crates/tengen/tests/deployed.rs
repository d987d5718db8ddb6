//! The files of `deploy/`, with a real nginx, a real Caddy, and TLS by a certificate of the test.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tengen_load::services::{Certificate, Node};

const NAME: &str = "go.example.org";

/// A new game.
const GAME: &str = r#"{"width":9,"height":9,"rules":"japanese","komi":null,"handicap":{"kind":"none"},
    "colour":"black","opponent":{"kind":"link"},"clock":{"kind":"none"}}"#;

/// A program that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A file of `deploy/`.
fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text with one part replaced, which has to be there.
fn replaced(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from} is not in {text}");
    text.replace(from, to)
}

/// A port that was free a moment ago.
fn free() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Tengen behind a web server.
struct Site {
    folder: TempDir,
    /// Tengen as a service, if it is one.
    tengen: Option<Running>,
    web: Option<Running>,
    /// Where Tengen itself listens, or several do.
    inner: Vec<u16>,
    http: u16,
    https: u16,
}

impl Site {
    /// A site with a web server alone, for what listens at these ports.
    fn of(inner: Vec<u16>) -> Site {
        let folder = tempfile::tempdir().unwrap();
        Certificate::make(folder.path(), &[NAME, "localhost"]).unwrap();
        Site { folder, tengen: None, web: None, inner, http: free(), https: free() }
    }

    /// A site with Tengen as a service.
    fn new() -> Site {
        let mut site = Site::of(Vec::new());
        let folder = &site.folder;
        // The options are those of the service and of the line for the internet, with a folder and
        // ports of the test.
        let (service, environment) = (file("tengen.service"), file("environment"));
        let line = service.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap();
        let options = environment.lines().find(|line| line.contains(NAME)).unwrap();
        let options = options.split_once('=').unwrap().1;
        let line = replaced(line, "$TENGEN_OPTIONS", options);
        let folder_of =
            |line: &str| line.strip_prefix("Environment=TENGEN_DATA=").map(str::to_owned);
        assert_eq!(service.lines().find_map(folder_of).as_deref(), Some("/var/lib/tengen"));
        let line = replaced(&line, "127.0.0.1:9610", &format!("127.0.0.1:{}", free()));
        let log = fs::File::create(folder.path().join("log")).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(line.split(' ').skip(1))
            .args(["--port", "0", "--net", "none"])
            .env("TENGEN_DATA", folder.path().join("data"))
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn();
        let mut tengen = Running(child.unwrap());
        let mut url = String::new();
        BufReader::new(tengen.0.stdout.take().unwrap()).read_line(&mut url).unwrap();
        let inner = url.trim().trim_end_matches('/').rsplit(':').next().unwrap().parse().unwrap();
        site.inner.push(inner);
        site.tengen = Some(tengen);
        site
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Starts a web server, and waits until it answers.
    fn start(mut self, command: &mut Command) -> Site {
        let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        self.web = Some(Running(child.unwrap_or_else(|error| panic!("{command:?}: {error}"))));
        let begun = Instant::now();
        while self.status("/healthz") != "200" {
            if begun.elapsed() > Duration::from_secs(60) {
                let mut web = self.web.take().unwrap();
                let _ = web.0.kill();
                let mut said = String::new();
                web.0.stderr.take().unwrap().read_to_string(&mut said).unwrap();
                panic!("the web server does not answer: {said}");
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        self
    }

    fn nginx(self) -> Site {
        let site = self;
        let text = file("nginx.conf");
        // Each server has a line like the one that is there.
        let line = text.lines().find(|line| line.contains("127.0.0.1:3610")).unwrap();
        let lines: Vec<String> =
            site.places().iter().map(|place| replaced(line, "127.0.0.1:3610", place)).collect();
        let text = replaced(&text, line, &lines.join("\n"));
        let text = replaced(&text, "listen 80;", &format!("listen 127.0.0.1:{};", site.http));
        let text = replaced(&text, "listen [::]:80;", "");
        let text =
            replaced(&text, "listen 443 ssl", &format!("listen 127.0.0.1:{} ssl", site.https));
        let text = replaced(&text, "listen [::]:443 ssl http2;", "");
        let live = format!("/etc/letsencrypt/live/{NAME}");
        let text = replaced(&text, &format!("{live}/fullchain.pem"), &path(&site, "cert.pem"));
        let text = replaced(&text, &format!("{live}/privkey.pem"), &path(&site, "key.pem"));
        let text = replaced(&text, "error_log /var/log/nginx/error.log", "error_log stderr");
        let user = if is_root() { "user root;" } else { "" };
        let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {};\n", path(&site, kind)))
            .concat();
        let whole = format!(
            "{user} daemon off; error_log stderr; pid {};\nevents {{}}\n\
             http {{ access_log {};\n{folders}{text}}}\n",
            path(&site, "pid"),
            path(&site, "access.log"),
        );
        fs::write(site.path("nginx.conf"), whole).unwrap();
        // Debian keeps it where an ordinary user's path does not lead.
        let program = Path::new("/usr/sbin/nginx");
        let mut nginx = Command::new(if program.exists() { program } else { Path::new("nginx") });
        nginx.arg("-p").arg(site.folder.path()).arg("-c").arg(site.path("nginx.conf"));
        site.start(&mut nginx)
    }

    fn caddy(self) -> Site {
        let site = self;
        let text = file("Caddyfile");
        let places = format!("reverse_proxy {} {{", site.places().join(" "));
        let text = replaced(&text, "reverse_proxy 127.0.0.1:3610 {", &places);
        let tls =
            format!("\n{NAME} {{\n\ttls {} {}", path(&site, "cert.pem"), path(&site, "key.pem"));
        let text = replaced(&text, &format!("\n{NAME} {{"), &tls);
        let ports =
            format!("{{\n\tadmin off\n\thttp_port {}\n\thttps_port {}\n", site.http, site.https);
        // The first block of the guide's file has what holds for all sites.
        let text = replaced(&text, "\n{\n", &format!("\n{ports}"));
        fs::write(site.path("Caddyfile"), text).unwrap();
        let mut caddy = Command::new("caddy");
        caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(site.path("Caddyfile"));
        caddy.env("HOME", site.folder.path()).env("XDG_DATA_HOME", site.folder.path());
        site.start(&mut caddy)
    }

    /// Where Tengen listens.
    fn places(&self) -> Vec<String> {
        self.inner.iter().map(|port| format!("127.0.0.1:{port}")).collect()
    }

    /// The status of an address of the site.
    fn status(&self, address: &str) -> String {
        self.curl(&["--output", "/dev/null", "--write-out", "%{http_code}"], address).0
    }

    /// What curl prints of an address of the site by TLS, and its status.
    fn curl(&self, arguments: &[&str], address: &str) -> (String, i32) {
        let output = Command::new("curl")
            .args(["--silent", "--show-error", "--max-time", "20", "--cacert"])
            .arg(self.path("cert.pem"))
            .args(["--resolve", &format!("{NAME}:{}:127.0.0.1", self.https)])
            .args(arguments)
            .arg(format!("https://{NAME}:{}{address}", self.https))
            .output()
            .expect("curl");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        (text, output.status.code().unwrap_or(-1))
    }

    /// What holds behind any web server.
    fn check(mut self) {
        let plain = Command::new("curl")
            .args(["--silent", "--head", "--header", &format!("Host: {NAME}")])
            .arg(format!("http://127.0.0.1:{}/learn", self.http))
            .output();
        let plain = String::from_utf8_lossy(&plain.unwrap().stdout).to_lowercase();
        assert!(plain.starts_with("http/1.1 30"), "{plain}");
        assert!(plain.contains(&format!("location: https://{NAME}")), "{plain}");

        let (page, _) = self.curl(&[], "/");
        assert!(page.contains("<title>") && page.contains("Tengen"), "{page}");

        // A page of the site may make a game, one of another site may not.
        let post = |origin: &str| {
            let origin = format!("Origin: {origin}");
            let headers = ["--include", "--header", "Content-Type: application/json"];
            let faked = "X-Forwarded-For: 203.0.113.7";
            let all = [&headers[..], &["--header", &origin, "--header", faked, "--data", GAME]];
            self.curl(&all.concat(), "/api/games").0
        };
        let made = post(&format!("https://{NAME}"));
        assert!(made.lines().next().unwrap().contains("201"), "{made}");
        let cookie = made.lines().find(|line| line.to_lowercase().starts_with("set-cookie"));
        assert!(cookie.is_some_and(|cookie| cookie.contains("Secure")), "{made}");
        assert!(post("https://elsewhere.example").lines().next().unwrap().contains("403"));

        // The stream comes at once, not when it ends.
        let body = made.split("\r\n\r\n").nth(1).unwrap();
        let made: serde_json::Value = serde_json::from_str(body).unwrap();
        let key = made["key"].as_str().unwrap();
        let stream = Command::new("curl")
            .args(["--silent", "--no-buffer", "--max-time", "60", "--cacert"])
            .arg(self.path("cert.pem"))
            .args(["--resolve", &format!("{NAME}:{}:127.0.0.1", self.https)])
            .arg(format!("https://{NAME}:{}/api/g/{key}/events", self.https))
            .stdout(Stdio::piped())
            .spawn();
        let mut stream = Running(stream.unwrap());
        let mut lines = BufReader::new(stream.0.stdout.take().unwrap()).lines();
        let mut event = || {
            let data = lines.by_ref().map_while(Result::ok).find(|line| line.starts_with("data:"));
            data.expect("an event comes while the stream goes on")
        };
        assert!(event().contains(r#""steps":[]"#));
        let (done, _) = self.curl(
            &[
                "--header",
                "Content-Type: application/json",
                "--data",
                r#"{"do":"play","at":"E5","move":1}"#,
            ],
            &format!("/api/g/{key}/act"),
        );
        assert!(done.contains(r#""E5""#), "{done}");
        assert!(event().contains("E5"));
        drop(stream);

        // The log has the address of the caller, not what they wrote, and no key.
        self.tengen = None;
        // A page that is opened meanwhile says so, and comes back by itself.
        let (away, _) = self.curl(&["--include"], "/");
        let status = away.lines().next().unwrap();
        assert!(status.contains("502") || status.contains("503"), "{away}");
        assert!(away.to_lowercase().contains("retry-after: 5"), "{away}");
        assert!(away.contains(r#"http-equiv="refresh" content="5""#), "{away}");
        let log = fs::read_to_string(self.path("log")).unwrap();
        let entries: Vec<serde_json::Value> =
            log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(entries.iter().any(|entry| entry["route"] == "/api/g/{key}/act"), "{log}");
        assert!(entries.iter().all(|entry| entry["caller"] == "127.0.0.1"), "{log}");
        assert!(!log.contains(key) && !log.contains("203.0.113.7"), "{log}");
        let named = entries.iter().filter_map(|entry| entry["id"].as_str());
        assert!(named.clone().count() > 3 && named.clone().all(|id| id.len() > 16), "{log}");
        let noted = fs::read_to_string(self.path("access.log")).unwrap_or_default();
        assert!(!noted.contains(key), "{noted}");
    }
}

impl Site {
    /// Looks at pages more than once. All are there.
    fn assert_shows(&self) {
        for _ in 0..12 {
            assert_eq!(self.status("/"), "200");
        }
    }

    /// Makes games, too. All are made.
    fn assert_answers(&self) {
        self.assert_shows();
        for _ in 0..12 {
            let arguments = ["--header", "Content-Type: application/json", "--data", GAME];
            let (made, _) = self.curl(&arguments, "/api/games");
            assert!(made.contains("key"), "{made}");
        }
    }
}

/// Checks two servers behind any web server. `behind` starts it. It may take as long as
/// `noticed` until nothing is sent to a server that has gone.
fn check_two(behind: fn(Site) -> Site, noticed: Duration) {
    let folder = tempfile::tempdir().unwrap();
    let mut nodes = ["one", "two"].map(|name| {
        let data = folder.path().join(name).display().to_string();
        let options = ["--public-url", &format!("https://{NAME}"), "--data", &data];
        let options = options.map(str::to_owned);
        Node::start(Path::new(env!("CARGO_BIN_EXE_tengen")), &options).unwrap()
    });
    let site = behind(Site::of(nodes.iter().map(|node| node.address().port()).collect()));
    site.assert_answers();
    // Nobody misses one that has gone.
    nodes[0].kill();
    site.assert_shows();
    std::thread::sleep(noticed);
    site.assert_answers();
    nodes[0].start_again().unwrap();
    std::thread::sleep(noticed);
    nodes[1].kill();
    site.assert_shows();
    std::thread::sleep(noticed);
    site.assert_answers();
    // Where both were away, they are asked again as soon as they are ready.
    nodes[0].kill();
    assert!(["502", "503"].contains(&&*site.status("/")));
    for node in &mut nodes {
        node.start_again().unwrap();
    }
    let begun = Instant::now();
    while site.status("/") != "200" {
        assert!(begun.elapsed() < Duration::from_secs(2), "servers that are ready are passed over");
    }
    site.assert_answers();
}

fn path(site: &Site, name: &str) -> String {
    site.path(name).to_str().unwrap().to_owned()
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output().unwrap();
    output.stdout == b"0\n"
}

#[test]
fn all_works_behind_nginx() {
    Site::new().nginx().check();
}

#[test]
fn a_worker_says_why_it_does_not_reach_the_server() {
    let site = Site::new().nginx();
    let worker = |scheme: &str, port: u16, trusted: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
        command.args(["worker", "--net", "none", "--cores", "1"]);
        command.args(["--token", "a-token-for-this-test", "--server"]);
        command.arg(format!("{scheme}://localhost:{port}"));
        command.env("LANGUAGE", "en").env_remove("SSL_CERT_FILE").env_remove("SSL_CERT_DIR");
        command.envs(trusted.map(|name| ("SSL_CERT_FILE", path(&site, name))));
        command.stderr(Stdio::piped()).spawn().unwrap()
    };
    for (scheme, port, trusted, code, why) in [
        // All is well but that this server takes none.
        ("https", site.https, Some("cert.pem"), 1, "takes workers"),
        ("https", site.https, Some("key.pem"), 1, "key.pem holds no certificate"),
        ("https", site.https, Some("none.pem"), 1, "there is no file"),
        // The token is not told to where an answer leads.
        ("http", site.http, None, 1, "name that one: https://localhost"),
        ("http", site.https, None, 1, "another program than Tengen"),
    ] {
        let output = worker(scheme, port, trusted).wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(code) && said.contains(why), "{why}: {said}");
    }
    // It tries again and again.
    let mut child = worker("https", site.https, None);
    let lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let _running = Running(child);
    let said = lines.map_while(Result::ok).find(|line| line.contains("does not answer")).unwrap();
    for words in ["nobody whom this machine trusts", "SSL_CERT_FILE"] {
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn all_works_behind_caddy() {
    Site::new().caddy().check();
}

#[test]
fn two_servers_behind_nginx_stand_in_for_each_other() {
    // A server that failed is passed over for a second. nginx counts whole seconds of its clock,
    // and a second must have passed, so this takes almost two.
    check_two(Site::nginx, Duration::from_millis(2_500));
}

#[test]
fn two_servers_behind_caddy_stand_in_for_each_other() {
    check_two(Site::caddy, Duration::from_millis(1_500));
}

/// A database that comes late is waited for.
#[test]
fn the_service_is_one_that_systemd_understands_and_starts_again() {
    let service = file("tengen.service");
    let (unit, rest) = service.split_once("[Service]").unwrap();
    assert!(unit.contains("\nStartLimitIntervalSec=0\n"), "{unit}");
    assert!(rest.contains("\nRestart=on-failure\nRestartSec=5\n"), "{rest}");
    let folder = tempfile::tempdir().unwrap();
    let unit = folder.path().join("tengen.service");
    let program = format!("ExecStart={} ", env!("CARGO_BIN_EXE_tengen"));
    fs::write(&unit, replaced(&service, "ExecStart=tengen ", &program)).unwrap();
    let Ok(said) = Command::new("systemd-analyze").arg("verify").arg(&unit).output() else {
        return; // This system has no systemd.
    };
    let text = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success() && !text.contains("tengen.service"), "{text}");
}
