//! `tengen serve`: the board in the browser.

use crate::cli::{HeaderChoice, LogChoice, ServeArguments};
use crate::speech::say;
use crate::{Failure, certificates, worker, wrong};
use directories::ProjectDirs;
use std::io::{self, Write};
use std::path::PathBuf;
use tengen_server::nodes::NatsError;
use tengen_server::proxies::{Proxies, ProxyHeader};
use tengen_server::store::{AddressFault, StoreError};
use tengen_server::{Config, Data, Engines, Listener, ServeError, ServerLimits, url_here};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Serves until the process is told to end.
pub(crate) fn run(arguments: &ServeArguments) -> Result<(), Failure> {
    start_log(arguments.log, arguments.log_json);
    let (bind, port) = (arguments.bind, arguments.port);
    let data = data(arguments)?;
    if !matches!(data, Data::Folder(_)) {
        certificates::check()?;
    }
    let secret = secret(arguments, &data);
    let network = arguments.network.open()?;
    let engines = Engines::new(network, arguments.threads.into());
    let engines = match arguments.searches {
        Some(searches) => engines.with_players(searches.into()),
        None => engines,
    };
    let workers = match &arguments.workers_token {
        Some(token) => Some(token.clone()),
        None => worker::from_environment()?,
    };
    if arguments.searches == Some(0) && workers.is_none() {
        return Err(Failure::Usage(say("serve-searches-without-workers", &[])));
    }
    let header = match arguments.proxy_header {
        HeaderChoice::XForwardedFor => ProxyHeader::XForwardedFor,
        HeaderChoice::Forwarded => ProxyHeader::Forwarded,
    };
    let proxies = Proxies::new(arguments.trust_proxy.iter().copied(), header);
    let public = arguments.public_url.clone();
    let metrics = arguments.metrics;
    let socket = arguments.socket.clone();
    let limits = arguments.limits.unwrap_or(match &public {
        Some(_) => ServerLimits::PUBLIC,
        None if bind.is_loopback() => ServerLimits::HOME,
        None => ServerLimits::CLUB,
    });
    let open = !arguments.no_open && is_desktop();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = tengen_server::serve(
        Config {
            bind,
            port,
            data,
            secret,
            socket,
            engines,
            proxies,
            public,
            metrics,
            limits,
            workers,
            people: arguments.people.unwrap_or_default(),
        },
        |address| {
            if !bind.is_loopback() {
                let bind = bind.to_string();
                let words = say("serve-open-to-all", &[("address", (&bind).into())]);
                crate::speech::tell(&format!("tengen: {words}"));
            }
            announce(&format!("{}/", url_here(address)), open);
        },
    );
    runtime.block_on(served).map_err(|error| explain(&error))
}

/// Lets faults, and requests if they are wanted, be written to standard error.
fn start_log(what: LogChoice, as_json: bool) {
    let level = match what {
        LogChoice::Faults => LevelFilter::WARN,
        LogChoice::Requests => LevelFilter::INFO,
    };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    // The libraries tell of each attempt to reach NATS and of each connection that PostgreSQL ends,
    // and repeat statements. The server tells once that either does not answer.
    let told = Targets::new().with_default(level).with_target("async_nats", LevelFilter::OFF);
    let told = told.with_target("sqlx", LevelFilter::OFF);
    if as_json {
        log.json().flatten_event(true).finish().with(told).init();
    } else {
        log.finish().with(told).init();
    }
}

/// Where the games are. The variables keep passwords out of the list of processes.
fn data(arguments: &ServeArguments) -> Result<Data, Failure> {
    let from_environment = || variable("TENGEN_DATABASE");
    let address = arguments.database.clone();
    if let Some(address) =
        address.or_else(|| from_environment().filter(|_| arguments.data.is_none()))
    {
        check_database(&address)?;
        return Ok(match arguments.bus.clone().or_else(|| variable("TENGEN_BUS")) {
            Some(bus) => Data::Shared { database: address, bus },
            None => Data::Postgres(address),
        });
    }
    // A folder that is named sets all variables aside.
    let from_environment = || variable("TENGEN_BUS").filter(|_| arguments.data.is_none());
    if arguments.bus.is_some() || from_environment().is_some() {
        return Err(Failure::Usage(say("serve-bus-without-database", &[])));
    }
    data_folder(arguments.data.clone()).map(Data::Folder)
}

/// Refuses an address that is none of PostgreSQL. The answer has no more of it than its beginning:
/// it may have a password in it.
pub(crate) fn check_database(address: &str) -> Result<(), Failure> {
    let scheme = address.split_once("://").map_or(address, |(scheme, _)| scheme);
    let lower = scheme.to_ascii_lowercase();
    if lower.len() < address.len() && ["postgres", "postgresql"].contains(&lower.as_str()) {
        return Ok(());
    }
    let what = match address.contains("://") {
        true => format!("{scheme}://…"),
        false => "…".to_owned(),
    };
    Err(Failure::Usage(say("serve-other-database", &[("what", (&what).into())])))
}

/// The folder of the games: the one that is named, or that of the variable, or the platform's.
pub(crate) fn data_folder(named: Option<PathBuf>) -> Result<PathBuf, Failure> {
    let variable = || std::env::var_os("TENGEN_DATA").filter(|folder| !folder.is_empty());
    let folder = named.or_else(|| variable().map(PathBuf::from)).or_else(platform_folder);
    let folder = folder.ok_or_else(|| Failure::Usage(say("serve-no-folder", &[])))?;
    // An address may have a password in it, so that the answer does not repeat it.
    if folder.to_string_lossy().contains("://") {
        return Err(Failure::Usage(say("serve-address-as-folder", &[])));
    }
    Ok(folder)
}

/// The folder of a command that works at folders alone.
pub(crate) fn own_folder(named: Option<PathBuf>, instead: &str) -> Result<PathBuf, Failure> {
    if named.is_none() && variable("TENGEN_DATABASE").is_some() {
        return Err(Failure::Usage(say(instead, &[])));
    }
    data_folder(named)
}

/// A variable of the environment that is not empty.
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|text| !text.is_empty())
}

/// The file of the secret. A data folder has its own. A server that shares its database has no file
/// of its own: all of them need the same.
fn secret(arguments: &ServeArguments, data: &Data) -> Option<PathBuf> {
    named_secret(arguments.secret.clone()).or_else(|| match data {
        Data::Postgres(_) => Some(platform_folder()?.join("secret")),
        Data::Folder(_) | Data::Shared { .. } => None,
    })
}

/// The file of the secret by the option, or else by the variable.
pub(crate) fn named_secret(option: Option<PathBuf>) -> Option<PathBuf> {
    let variable = std::env::var_os("TENGEN_SECRET_FILE").filter(|file| !file.is_empty());
    option.or(variable.map(PathBuf::from))
}

/// The folder in which programs of this platform keep their data.
pub(crate) fn platform_folder() -> Option<PathBuf> {
    Some(ProjectDirs::from("", "", "Tengen")?.data_local_dir().to_owned())
}

fn announce(url: &str, open: bool) {
    // The output may be closed; the server runs all the same.
    let _ = writeln!(io::stdout(), "{url}");
    if open && let Err(error) = open::that_detached(url) {
        let why = wrong::system(&error);
        crate::speech::tell(&format!(
            "tengen: {}",
            say("serve-no-browser", &[("why", (&why).into())])
        ));
    }
}

/// Whether there is a screen to open a browser on.
fn is_desktop() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(target_os = "macos", windows)) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

/// The fault, and the option that may help.
pub(crate) fn explain(error: &ServeError) -> Failure {
    // Reasons with advice of their own get no second one.
    let (mut advised, mut denied, mut option) = ("no", "no", "port");
    let (id, what, why) = match error {
        ServeError::Data { folder, error } => {
            if error.kind() == io::ErrorKind::PermissionDenied {
                denied = "yes";
            }
            ("serve-no-data", folder.display().to_string(), wrong::system(error))
        }
        ServeError::InUse { folder } => {
            ("serve-in-use", folder.display().to_string(), String::new())
        }
        ServeError::DatabaseMoved => ("serve-database-moved", String::new(), String::new()),
        ServeError::Moved { file } => ("serve-moved", file.display().to_string(), String::new()),
        ServeError::DatabaseInUse => ("serve-database-in-use", String::new(), String::new()),
        ServeError::Database(error) => {
            advised = has_advice(error);
            ("serve-no-database", String::new(), wrong::database(error))
        }
        ServeError::NoSecretNamed => ("serve-no-secret-named", String::new(), String::new()),
        ServeError::NoSecret { file } => {
            ("serve-no-secret", file.display().to_string(), String::new())
        }
        ServeError::Secret { file, error } if error.kind() == io::ErrorKind::InvalidData => {
            ("serve-short-secret", file.display().to_string(), String::new())
        }
        ServeError::Secret { file, error } => {
            ("serve-bad-secret", file.display().to_string(), wrong::system(error))
        }
        ServeError::OtherSecret { file } => {
            ("serve-other-secret", file.display().to_string(), String::new())
        }
        ServeError::Bus(error) => {
            let (id, what) = match error {
                NatsError::Address => ("address", String::new()),
                NatsError::Name => ("name", String::new()),
                NatsError::Silent => ("silent", String::new()),
                NatsError::Login => ("login", String::new()),
                NatsError::Tls(fault) => ("tls", wrong::tls_of_environment(fault)),
                NatsError::Failed(what) => ("other", what.clone()),
            };
            ("serve-no-bus", what, id.to_owned())
        }
        ServeError::Store { file, error } => {
            advised = has_advice(error);
            ("serve-no-store", file.display().to_string(), wrong::database_in_folder(error))
        }
        ServeError::Port { of, address, error } => {
            option = match (of, error.kind()) {
                (Listener::Metrics, _) => "metrics",
                (Listener::Pages, io::ErrorKind::AddrNotAvailable) => "bind",
                (Listener::Pages, _) => "port",
            };
            let is_taken = error.kind() == io::ErrorKind::AddrInUse;
            let id = if is_taken { "serve-port-taken" } else { "serve-no-port" };
            (id, address.to_string(), wrong::system(error))
        }
        ServeError::Socket { socket, error } => {
            option = match error.kind() {
                io::ErrorKind::AddrInUse => "taken",
                io::ErrorKind::AlreadyExists => "exists",
                io::ErrorKind::InvalidInput => "long",
                _ => "other",
            };
            ("serve-no-socket", socket.display().to_string(), wrong::system(error))
        }
        ServeError::System(error) => ("serve-system", String::new(), wrong::system(error)),
    };
    let values = [
        ("what", (&what).into()),
        ("file", (&what).into()),
        ("why", (&why).into()),
        ("advised", advised.into()),
        ("denied", denied.into()),
        ("option", option.into()),
    ];
    let said = say(id, &values);
    match error {
        // It is of no use to start again and again with such an option. A file may come later.
        ServeError::Database(StoreError::Address(
            AddressFault::Parameter(_) | AddressFault::Other(_),
        ))
        | ServeError::Bus(NatsError::Address) => Failure::Usage(said),
        _ => Failure::Trouble(said),
    }
}

/// Whether the reason says what to do.
fn has_advice(error: &StoreError) -> &'static str {
    use StoreError::{
        Address, Crowded, Damaged, DiskFull, Encoding, Foreign, Gone, Later, NoDatabase, NoLogin,
        NoRights, OtherVersion, ReadOnly, Tls,
    };
    match error {
        Damaged(_) | DiskFull | Foreign | Gone(_) | Later | NoRights | OtherVersion(_)
        | NoDatabase | NoLogin | Crowded | ReadOnly | Encoding(_) | Tls(_) | Address(_) => "yes",
        _ => "no",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_secret_names_the_way_without_it_and_buses_their_fault() {
        let file = std::path::PathBuf::from("secret");
        for error in [ServeError::NoSecret { file: file.clone() }, ServeError::OtherSecret { file }]
        {
            let said = explain(&error).to_string();
            assert!(said.contains("restore --new-links"), "{said}");
        }
        let said = explain(&ServeError::Bus(NatsError::Login)).to_string();
        assert!(said.contains("another name or password"), "{said}");
    }

    #[test]
    fn databases_of_other_kinds_are_refused_without_their_passwords() {
        for good in ["postgres://a@b/c", "Postgres://a:p@b/c", "postgresql:///c"] {
            assert!(check_database(good).is_ok(), "{good}");
        }
        for (bad, named) in [
            ("mysql://anna:pass@b/c", "not in mysql://…"),
            ("postgre://anna:pass@b/c", "not in postgre://…"),
            ("host=b password=pass", "not in …"),
            ("postgres", "not in …"),
        ] {
            let said = check_database(bad).unwrap_err().to_string();
            assert!(said.contains(named) && !said.contains("pass"), "{bad}: {said}");
        }
    }

    #[test]
    fn a_full_disk_names_the_folder_only_where_there_is_one() {
        let said = |error| match explain(&error) {
            Failure::Trouble(said) => said,
            _ => panic!("it is no other failure"),
        };
        let postgres = said(ServeError::Database(StoreError::DiskFull));
        assert!(!postgres.contains("--data "), "{postgres}");
        let file = "tengen.db".into();
        let folder = said(ServeError::Store { file, error: StoreError::DiskFull });
        assert!(folder.contains("--data"), "{folder}");
    }
}
