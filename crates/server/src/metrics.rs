//! What the server has done and holds, in numbers for programs that watch it (Prometheus).

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::fmt;
use std::time::Duration;

/// The upper bounds of the buckets of times, in seconds.
const TIMES: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// A request, by its route without keys and the status of its answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Requested {
    route: String,
    method: String,
    status: u16,
}

/// A route without keys.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

/// The log that was appended to: of a game or of a study.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Log {
    log: &'static str,
}

/// What is held by kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

/// The numbers of one server.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Requested, Counter>,
    times: Family<Route, Histogram>,
    appends: Family<Log, Histogram>,
    failures: Family<Log, Counter>,
    held: Family<Kind, Gauge>,
    expired: Family<Kind, Counter>,
    /// Hashes of passwords that were worked out: what signing in costs.
    pub(crate) hashes: Counter,
    stored: Gauge,
    /// It has one number on a server that hears others over a bus, and else none.
    bus: Family<Vec<(String, String)>, Gauge>,
    nodes: Family<Vec<(String, String)>, Gauge>,
}

/// What a server knows of the others that share its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Others {
    /// How many servers there are, this one among them.
    pub(crate) nodes: usize,
    /// Whether they hear each other now.
    pub(crate) are_heard: bool,
}

/// What the server holds at this moment.
pub(crate) struct Held {
    pub(crate) games: usize,
    pub(crate) studies: usize,
    /// Open challenges in the lobby.
    pub(crate) challenges: usize,
    /// Streams of events, of games and of studies.
    pub(crate) streams: usize,
    /// Lines that are analysed.
    pub(crate) analyses: usize,
    /// Requests that wait for the processor or are being worked at.
    pub(crate) waiting: usize,
    /// Searches of computer players, and first looks, that wait for a core or a worker.
    pub(crate) waiting_searches: usize,
    /// Computer players that search, and first looks of the judge.
    pub(crate) searches: usize,
    /// Jobs that workers have.
    pub(crate) jobs: usize,
    /// The servers that share the database, where there may be several.
    pub(crate) others: Option<Others>,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        fn times() -> Histogram {
            Histogram::new(TIMES)
        }
        let mut registry = Registry::with_prefix("tengen");
        let requests = Family::default();
        registry.register("requests", "Requests answered", requests.clone());
        let request_times = Family::new_with_constructor(times as fn() -> Histogram);
        let about = "Time until the head of an answer, in seconds";
        registry.register("request_seconds", about, request_times.clone());
        let appends = Family::new_with_constructor(times as fn() -> Histogram);
        let about = "Time until entries were on the disk, in seconds";
        registry.register("append_seconds", about, appends.clone());
        let failures = Family::default();
        registry.register("append_failures", "Entries that were not stored", failures.clone());
        let held = Family::default();
        registry.register("held", "What the server holds now", held.clone());
        let expired = Family::default();
        registry.register("expired", "Things deleted that nobody used", expired.clone());
        let hashes = Counter::default();
        registry.register("hashes", "Passwords hashed", hashes.clone());
        let stored = Gauge::default();
        registry.register("stored_bytes", "What the store takes on its disk", stored.clone());
        let bus = Family::default();
        registry.register("bus", "Whether NATS answers, 1 or 0", bus.clone());
        let nodes = Family::default();
        registry.register("nodes", "Servers that share the database", nodes.clone());
        let times = request_times;
        Metrics {
            registry,
            requests,
            times,
            appends,
            failures,
            held,
            expired,
            hashes,
            stored,
            bus,
            nodes,
        }
    }
}

impl Metrics {
    /// Counts a request.
    pub(crate) fn requested(&self, route: &str, method: &str, status: u16, time: Duration) {
        let (route, method) = (route.to_owned(), method.to_owned());
        self.times.get_or_create(&Route { route: route.clone() }).observe(time.as_secs_f64());
        self.requests.get_or_create(&Requested { route, method, status }).inc();
    }

    /// Counts entries that were appended to a log, or could not be.
    pub(crate) fn appended(&self, log: &'static str, time: Duration, done: bool) {
        if done {
            self.appends.get_or_create(&Log { log }).observe(time.as_secs_f64());
        } else {
            self.failures.get_or_create(&Log { log }).inc();
        }
    }

    /// Counts a thing that was deleted as nobody used it.
    pub(crate) fn expired(&self, kind: &'static str) {
        self.expired.get_or_create(&Kind { kind }).inc();
    }

    /// Notes how many bytes the store takes.
    pub(crate) fn stored(&self, bytes: u64) {
        self.stored.set(i64::try_from(bytes).unwrap_or(i64::MAX));
    }

    /// All numbers, as Prometheus reads them.
    pub(crate) fn text(&self, held: &Held) -> String {
        let &Held {
            games, studies, challenges, streams, analyses, waiting, searches, jobs, ..
        } = held;
        let waiting_searches = held.waiting_searches;
        let files = open_files().unwrap_or_default();
        let memory = resident().unwrap_or_default();
        for (kind, number) in [
            ("games", games),
            ("studies", studies),
            ("challenges", challenges),
            ("streams", streams),
            ("analyses", analyses),
            ("waiting", waiting),
            ("waiting_searches", waiting_searches),
            ("searches", searches),
            ("jobs", jobs),
            ("files", files),
            ("memory_bytes", memory),
        ] {
            let number = i64::try_from(number).unwrap_or(i64::MAX);
            self.held.get_or_create(&Kind { kind }).set(number);
        }
        if let Some(Others { nodes, are_heard }) = held.others {
            let nodes = i64::try_from(nodes).unwrap_or(i64::MAX);
            self.nodes.get_or_create(&Vec::new()).set(nodes);
            self.bus.get_or_create(&Vec::new()).set(are_heard.into());
        }
        let mut text = String::new();
        // A string takes all that is written to it.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// How many files the process has open, where the system tells.
fn open_files() -> Option<usize> {
    Some(std::fs::read_dir("/proc/self/fd").ok()?.count())
}

/// The memory of the process that is in use, in bytes, where the system tells.
fn resident() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().trim_end_matches("kB").trim().parse::<usize>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_told() {
        let metrics = Metrics::default();
        for status in [200, 200, 503] {
            metrics.requested("/api/g/{key}", "GET", status, Duration::from_millis(3));
        }
        metrics.appended("game", Duration::from_millis(30), true);
        metrics.appended("study", Duration::from_millis(30), false);
        let held = Held {
            games: 7,
            studies: 0,
            challenges: 4,
            streams: 2,
            analyses: 0,
            waiting: 1,
            waiting_searches: 3,
            searches: 0,
            jobs: 0,
            others: None,
        };
        assert!(!metrics.text(&held).contains("\ntengen_bus "), "there is no bus");
        let others = Some(Others { nodes: 2, are_heard: false });
        let text = metrics.text(&Held { others, ..held });
        for line in [
            r#"tengen_requests_total{route="/api/g/{key}",method="GET",status="200"} 2"#,
            r#"tengen_requests_total{route="/api/g/{key}",method="GET",status="503"} 1"#,
            r#"tengen_request_seconds_bucket{le="0.005",route="/api/g/{key}"} 3"#,
            r#"tengen_append_seconds_bucket{le="0.025",log="game"} 0"#,
            r#"tengen_append_seconds_bucket{le="0.05",log="game"} 1"#,
            r#"tengen_append_failures_total{log="study"} 1"#,
            r#"tengen_held{kind="games"} 7"#,
            r#"tengen_held{kind="streams"} 2"#,
            r#"tengen_held{kind="waiting_searches"} 3"#,
            "tengen_bus 0",
            "tengen_nodes 2",
        ] {
            assert!(text.lines().any(|own| own == line), "{line} in {text}");
        }
        assert!(text.ends_with("# EOF\n"), "{text}");
    }
}
