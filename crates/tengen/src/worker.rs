//! `tengen worker`: thinks on this machine for a server on another.

use crate::Failure;
use crate::cli::WorkerArguments;
use crate::speech::{say, tell};
use crate::{certificates, wrong};
use serde_json::Value;
use std::error::Error;
use std::fmt::Display;
use std::io::ErrorKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tengen_engine::Network;
use tengen_server::TlsFault;
use tengen_server::workers::{Answer, Asks, Given, PROTOCOL, Sends, Token, Worker};
use ureq::Agent;
use ureq::http::header::LOCATION;
use ureq::http::uri::Authority;
use ureq::http::{StatusCode, Uri};
use ureq::tls::{Certificate, RootCerts, TlsConfig};

/// How long an answer of the server may take. It holds a request for a job for 20 seconds.
const PATIENCE: Duration = Duration::from_secs(40);

/// How long a worker waits when the server is busy or does not answer.
const PAUSE: Duration = Duration::from_secs(2);

/// How long a worker waits when it is shut out.
const LONG_PAUSE: Duration = Duration::from_secs(10);

/// The variable that keeps the token out of the list of processes.
pub(crate) const TOKEN: &str = "TENGEN_WORKERS_TOKEN";

/// Works until the process is told to end, or the server does not want it.
pub(crate) fn run(arguments: &WorkerArguments) -> Result<(), Failure> {
    let token = match &arguments.token {
        Some(token) => token.clone(),
        None => from_environment()?.ok_or_else(|| Failure::Usage(say("worker-no-token", &[])))?,
    };
    let server = address(&arguments.server)?;
    if server.starts_with("https") {
        certificates::check()?;
    }
    let network = arguments.network.open()?;
    let own = std::thread::available_parallelism().map_or(1, usize::from);
    let cores = arguments.cores.map_or(own, usize::from);
    // An address that leads to another one is told: the token may have to be encrypted on its way.
    let config = Agent::config_builder().http_status_as_error(false).max_redirects(0);
    let config = config.tls_config(trusted());
    let line = Line {
        agent: config.timeout_global(Some(PATIENCE)).build().into(),
        jobs: format!("{server}/api/worker/jobs"),
        bearer: format!("Bearer {}", token.as_str()),
        network: network.clone(),
        said: Arc::default(),
        is_reached: Arc::default(),
    };
    tell(&say("worker-begins", &[("server", (&server).into()), ("cores", cores.into())]));
    let (fail, failed) = mpsc::channel();
    for _ in 0..cores {
        let (line, fail, worker) = (line.clone(), fail.clone(), Worker::new(network.clone()));
        std::thread::spawn(move || {
            let _ = fail.send(line.serve(worker));
        });
    }
    drop(fail);
    failed.recv().map_or(Ok(()), Err)
}

/// The address of a server, without what stands behind its path.
fn address(text: &str) -> Result<String, Failure> {
    let bad = || Failure::Usage(say("worker-bad-address", &[]));
    let address: Uri = text.parse().map_err(|_| bad())?;
    let is_known = matches!(address.scheme_str(), Some("http" | "https"));
    // A login in an address means nothing to a server of Tengen.
    let authority = address.authority().filter(|authority| !authority.as_str().contains('@'));
    // A number that is no port's is taken for none.
    let is_port = |authority: &&Authority| match authority.port_u16() {
        Some(port) => authority.as_str().ends_with(&format!(":{port}")),
        None => authority.as_str() == authority.host(),
    };
    let authority = authority.filter(is_port);
    let (Some(authority), true, None) = (authority, is_known, address.query()) else {
        return Err(bad());
    };
    let scheme = address.scheme_str().unwrap_or_default();
    Ok(format!("{scheme}://{authority}{}", address.path().trim_end_matches('/')))
}

/// The certificates that are trusted: the system's, or those that variables name, as for the
/// server's own connections. A system without any leaves those that browsers trust.
fn trusted() -> TlsConfig {
    let found = rustls_native_certs::load_native_certs().certs;
    let is_told = [certificates::VARIABLE, certificates::FOLDERS]
        .iter()
        .any(|name| std::env::var_os(name).is_some());
    let roots = match found.is_empty() && !is_told {
        true => RootCerts::WebPki,
        false => {
            let owned = found.iter().map(|one| Certificate::from_der(one).to_owned());
            RootCerts::Specific(Arc::new(owned.collect()))
        }
    };
    TlsConfig::builder().root_certs(roots).build()
}

/// The token in the environment, if there is one.
pub(crate) fn from_environment() -> Result<Option<Token>, Failure> {
    match std::env::var(TOKEN).ok().filter(|text| !text.is_empty()) {
        Some(text) => text.parse().map(Some).map_err(|_| {
            let why = say("wanted-token", &[]);
            Failure::Usage(say("wrong-in", &[("what", TOKEN.into()), ("why", (&why).into())]))
        }),
        None => Ok(None),
    }
}

/// The way to the server.
#[derive(Clone)]
struct Line {
    agent: Agent,
    /// The address of the jobs.
    jobs: String,
    bearer: String,
    network: Option<Network>,
    /// What the person was told last.
    said: Arc<Mutex<String>>,
    /// Whether a server of Tengen has answered.
    is_reached: Arc<AtomicBool>,
}

/// An answer of the server, or of a program at its address.
struct Told {
    status: StatusCode,
    text: String,
    /// The error that it has, if it is one of Tengen. A web server before ours has others.
    error: Value,
    /// The address that it leads to.
    to: Option<String>,
}

impl Told {
    /// Whether a server of Tengen says it.
    fn is_ours(&self) -> bool {
        match self.status {
            // A web server may answer whatever is asked with a page.
            StatusCode::OK => serde_json::from_str::<Value>(&self.text).is_ok(),
            status => status.is_success() || self.error["code"].is_string(),
        }
    }
}

/// What the server answers to a worker that asks for a job.
enum Answered {
    Job(Given),
    /// None at the moment.
    None,
    /// The worker is to come back after a while.
    Later(Duration, String),
}

impl Line {
    /// Does one job after another. The answer is why it ends.
    fn serve(&self, mut worker: Worker) -> Failure {
        let name = name();
        loop {
            match self.ask(&name) {
                Ok(Answered::Job(given)) => {
                    self.say_once(say("worker-taken", &[]));
                    self.work(&mut worker, &name, given);
                }
                Ok(Answered::None) => self.say_once(say("worker-taken", &[])),
                Ok(Answered::Later(pause, why)) => {
                    self.say_once(why);
                    std::thread::sleep(pause);
                }
                Err(failure) => return failure,
            }
        }
    }

    /// Tells the person what they do not know yet.
    fn say_once(&self, text: String) {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if *said != text {
            tell(&format!("tengen: {text}"));
            *said = text;
        }
    }

    /// An answer.
    fn post(&self, address: &str, body: &Value) -> Result<Told, ureq::Error> {
        let request = self.agent.post(address).header("authorization", &self.bearer);
        let request = request.content_type("application/json");
        let mut answer = request.send(&body.to_string())?;
        let to = answer.headers().get(LOCATION).and_then(|to| to.to_str().ok());
        let to = to.map(str::to_owned);
        let text = answer.body_mut().read_to_string()?;
        let body: Value = serde_json::from_str(&text).unwrap_or_default();
        Ok(Told { status: answer.status(), error: body["error"].clone(), text, to })
    }

    fn ask(&self, name: &str) -> Result<Answered, Failure> {
        let asks = Asks {
            worker: name.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            protocol: PROTOCOL,
            network: self.network.as_ref().map(|network| network.name().to_owned()),
        };
        let answer = match self.post(&self.jobs, &serde_json::json!(asks)) {
            Ok(answer) => answer,
            Err(error) => {
                return Ok(Answered::Later(PAUSE, unreached(&error)));
            }
        };
        if !answer.is_ours() {
            return self.of_another(&answer);
        }
        self.is_reached.store(true, Ordering::Relaxed);
        let Told { status, text, error, .. } = answer;
        let trouble = |id, values: &[_]| Err(Failure::Trouble(say(id, values)));
        let reason = error["args"]["reason"].as_str().unwrap_or_default();
        match (status.as_u16(), error["args"]["field"].as_str()) {
            (200, _) => match serde_json::from_str(&text) {
                Ok(given) => Ok(Answered::Job(given)),
                Err(_) => trouble("worker-strange", &[]),
            },
            (204, _) => Ok(Answered::None),
            (401, _) => trouble("worker-bad-token", &[]),
            (404, _) => trouble("worker-not-wanted", &[]),
            (400, Some("network")) => {
                let own = self.network.as_ref().map_or("none", |network| network.name());
                trouble("worker-network", &[("own", own.into()), ("server", reason.into())])
            }
            (400, _) => {
                let own = env!("CARGO_PKG_VERSION");
                trouble("worker-version", &[("own", own.into()), ("why", reason.into())])
            }
            (403, _) => Ok(Answered::Later(LONG_PAUSE, say("worker-shut-out", &[]))),
            _ => Ok(Answered::Later(PAUSE, no_answer(status))),
        }
    }

    /// What follows from an answer of another program. A web server before ours may have trouble
    /// for a while. If none of ours has answered yet, the address may be wrong.
    fn of_another(&self, answer: &Told) -> Result<Answered, Failure> {
        let status = answer.status;
        let is_new = !self.is_reached.load(Ordering::Relaxed);
        match (status.as_u16(), &answer.to) {
            (300..400, Some(to)) if is_new && to.contains("://") => {
                let to = to.strip_suffix("/api/worker/jobs").unwrap_or(to);
                Err(Failure::Trouble(say("worker-elsewhere", &[("to", to.into())])))
            }
            (200 | 300..400 | 400 | 401 | 404 | 405, _) if is_new => Err(other_program(status)),
            _ => {
                let status = status.to_string();
                let said = say("worker-web-server", &[("status", (&status).into())]);
                Ok(Answered::Later(PAUSE, said))
            }
        }
    }

    /// Does a job, and says now and then that it is being done.
    fn work(&self, worker: &mut Worker, name: &str, given: Given) {
        let Given { number, lease, job } = given;
        let address = format!("{}/{number}", self.jobs);
        let cancel = Arc::new(AtomicBool::new(false));
        let sends = |answer: Option<Answer>| {
            let sends = Sends { worker: name.to_owned(), answer };
            self.post(&address, &serde_json::json!(sends))
        };
        let every = Duration::from_secs_f64((lease / 3.0).clamp(0.1, 60.0));
        let (done, is_done) = mpsc::channel::<()>();
        let answer = std::thread::scope(|scope| {
            scope.spawn(|| {
                let is_done = is_done;
                while is_done.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                    // The server does not want the answer any more.
                    if sends(None)
                        .is_ok_and(|told| told.is_ours() && told.status == StatusCode::NOT_FOUND)
                    {
                        cancel.store(true, Ordering::Relaxed);
                        return;
                    }
                }
            });
            // One position that nobody foresaw does not end the worker.
            let answer = catch_unwind(AssertUnwindSafe(|| worker.work(job, &cancel)));
            drop(done);
            answer
        });
        let answer = answer.unwrap_or_else(|_| {
            *worker = Worker::new(self.network.clone());
            Ok(Answer::Cannot { why: "the worker has failed".to_owned() })
        });
        match answer {
            Ok(_) if cancel.load(Ordering::Relaxed) => {}
            Ok(answer) => {
                if let Err(error) = sends(Some(answer)) {
                    self.say_once(unreached(&error));
                }
            }
            Err(why) => {
                let _ = sends(Some(Answer::Cannot { why: why.to_string() }));
                self.say_once(say("worker-strange", &[]));
            }
        }
    }
}

/// That the address is none of Tengen's.
fn other_program(status: StatusCode) -> Failure {
    let status = status.to_string();
    Failure::Trouble(say("worker-other-program", &[("status", (&status).into())]))
}

/// That the server does not answer as it should.
fn no_answer(why: impl Display) -> String {
    let why = why.to_string();
    say("worker-no-server", &[("why", (&why).into())])
}

/// Why the server does not answer.
fn unreached(error: &ureq::Error) -> String {
    // The library's error names none below it.
    let below: &(dyn Error + 'static) = match error {
        ureq::Error::Io(below) => below,
        ureq::Error::Rustls(below) => below,
        error => error,
    };
    match (TlsFault::within(below), error) {
        (Some(fault), _) => no_answer(wrong::tls_of_environment(&fault)),
        // The other side has hung up.
        (None, ureq::Error::Io(error)) if error.kind() == ErrorKind::UnexpectedEof => {
            no_answer(wrong::system(&ErrorKind::ConnectionReset.into()))
        }
        (None, ureq::Error::Io(error)) => no_answer(wrong::system(error)),
        (None, ureq::Error::HostNotFound) => no_answer(say("system-no-host", &[])),
        (None, ureq::Error::ConnectionFailed) => {
            no_answer(wrong::system(&ErrorKind::ConnectionRefused.into()))
        }
        (None, ureq::Error::Timeout(_)) => no_answer(wrong::system(&ErrorKind::TimedOut.into())),
        (None, error) => no_answer(error),
    }
}

/// A name that no other worker has.
fn name() -> String {
    let mut bytes = [0; 12];
    // Without randomness workers at one address share a name, and the numbers of jobs differ.
    let _ = getrandom::fill(&mut bytes);
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
