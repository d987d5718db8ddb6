//! `tengen serve`: the board in the browser.

use crate::cli::{HeaderChoice, ServeArguments};
use crate::speech::say;
use crate::{Failure, wrong};
use directories::ProjectDirs;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use tengen_server::proxies::{Proxies, ProxyHeader};
use tengen_server::{Config, Engines, ServeError};

/// Serves until the process is told to end.
pub(crate) fn run(arguments: &ServeArguments) -> Result<(), Failure> {
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .with_writer(io::stderr)
        .init();
    let (bind, port) = (arguments.bind, arguments.port);
    let data = arguments
        .data
        .clone()
        .or_else(platform_folder)
        .ok_or_else(|| Failure::Usage(say("serve-no-folder", &[])))?;
    if !bind.is_loopback() {
        let address = bind.to_string();
        crate::speech::tell(&format!(
            "tengen: {}",
            say("serve-open-to-all", &[("address", (&address).into())])
        ));
    }
    let network = arguments.network.open()?;
    let engines = Engines::new(network, arguments.threads.into());
    let header = match arguments.proxy_header {
        HeaderChoice::XForwardedFor => ProxyHeader::XForwardedFor,
        HeaderChoice::Forwarded => ProxyHeader::Forwarded,
    };
    let proxies = Proxies::new(arguments.trust_proxy.iter().copied(), header);
    let open = !arguments.no_open && is_desktop();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = tengen_server::serve(Config { bind, port, data, engines, proxies }, |address| {
        announce(&url(address), open);
    });
    runtime.block_on(served).map_err(explain)
}

/// The folder in which programs of this platform keep their data.
pub(crate) fn platform_folder() -> Option<PathBuf> {
    Some(ProjectDirs::from("", "", "Tengen")?.data_local_dir().to_owned())
}

/// The page's address for a browser on this machine.
fn url(mut address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    format!("http://{address}/")
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
fn explain(error: ServeError) -> Failure {
    let (id, what, why) = match &error {
        ServeError::Data { folder, error } => {
            ("serve-no-data", folder.display().to_string(), wrong::system(error))
        }
        ServeError::Store { file, error } => {
            ("serve-no-store", file.display().to_string(), wrong::database(error))
        }
        ServeError::Port { address, error } if error.kind() == io::ErrorKind::AddrInUse => {
            ("serve-port-taken", address.to_string(), wrong::system(error))
        }
        ServeError::Port { address, error } => {
            ("serve-no-port", address.to_string(), wrong::system(error))
        }
        ServeError::System(error) => ("serve-system", String::new(), wrong::system(error)),
    };
    Failure::Trouble(say(id, &[("what", (&what).into()), ("why", (&why).into())]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_one_that_a_browser_can_open() {
        for (address, expected) in [
            ("127.0.0.1:3610", "http://127.0.0.1:3610/"),
            ("0.0.0.0:80", "http://127.0.0.1:80/"),
            ("[::]:3610", "http://[::1]:3610/"),
            ("192.168.1.7:1", "http://192.168.1.7:1/"),
        ] {
            assert_eq!(url(address.parse().unwrap()), expected);
        }
    }
}
