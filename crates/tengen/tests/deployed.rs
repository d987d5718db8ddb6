//! The files of `deploy/`, with a real nginx, a real Caddy, and TLS by a certificate of the test.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const NAME: &str = "go.example.org";

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
    tengen: Running,
    web: Option<Running>,
    /// Where Tengen itself listens.
    inner: u16,
    http: u16,
    https: u16,
}

impl Site {
    fn new() -> Site {
        let folder = tempfile::tempdir().unwrap();
        let made = Command::new("openssl")
            .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"])
            .args(["-nodes", "-days", "2", "-subj", &format!("/CN={NAME}")])
            .args(["-addext", &format!("subjectAltName=DNS:{NAME}")])
            .arg("-keyout")
            .arg(folder.path().join("key.pem"))
            .arg("-out")
            .arg(folder.path().join("cert.pem"))
            .stderr(Stdio::null())
            .status();
        assert!(made.expect("openssl").success());
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
        Site { folder, tengen, web: None, inner, http: free(), https: free() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Starts a web server, and waits until it answers.
    fn start(mut self, command: &mut Command) -> Site {
        let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        self.web = Some(Running(child.unwrap_or_else(|error| panic!("{command:?}: {error}"))));
        let begun = Instant::now();
        while self.curl(&["-o", "/dev/null"], "/healthz").1 != 0 {
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

    fn nginx() -> Site {
        let site = Site::new();
        let text = file("nginx.conf");
        let text = replaced(&text, "127.0.0.1:3610", &format!("127.0.0.1:{}", site.inner));
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

    fn caddy() -> Site {
        let site = Site::new();
        let text = file("Caddyfile");
        let text = replaced(&text, "127.0.0.1:3610", &format!("127.0.0.1:{}", site.inner));
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
        let game = r#"{"width":9,"height":9,"rules":"japanese","komi":null,"handicap":{"kind":"none"},
            "colour":"black","opponent":{"kind":"link"},"clock":{"kind":"none"}}"#;
        let post = |origin: &str| {
            let origin = format!("Origin: {origin}");
            let headers = ["--include", "--header", "Content-Type: application/json"];
            let faked = "X-Forwarded-For: 203.0.113.7";
            let all = [&headers[..], &["--header", &origin, "--header", faked, "--data", game]];
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
        self.tengen.0.kill().unwrap();
        self.tengen.0.wait().unwrap();
        // A page that is opened meanwhile says so, and comes back by itself.
        let (away, _) = self.curl(&["--include"], "/");
        assert!(away.lines().next().unwrap().contains("502"), "{away}");
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

fn path(site: &Site, name: &str) -> String {
    site.path(name).to_str().unwrap().to_owned()
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output().unwrap();
    output.stdout == b"0\n"
}

#[test]
fn all_works_behind_nginx() {
    Site::nginx().check();
}

#[test]
fn all_works_behind_caddy() {
    Site::caddy().check();
}
