//! A bus over NATS. It has no memory: what nobody hears is lost.

use super::VERSION;
use super::bus::{Bus, Envelope, Heard};
use crate::tls::TlsFault;
use async_nats::{ConnectError, ConnectErrorKind, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt;
use percent_encoding::percent_decode_str;
use std::error::Error;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

/// How many words wait for the way out. More are dropped, and the others learn of it.
const MOST_WAITING: usize = 4096;

/// How many words wait to be heard.
const MOST_HEARD: usize = 65_536;

/// How often the connection is tried.
const PING: Duration = Duration::from_secs(3);

/// The longest wait before the next attempt to connect again.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// How many kinds of trouble the log hears of until NATS answers again.
const MOST_TOLD: usize = 32;

/// A bus over NATS.
#[derive(Debug)]
pub struct NatsBus {
    out: mpsc::Sender<Envelope>,
    heard: tokio::sync::Mutex<mpsc::Receiver<Heard>>,
    connection: Arc<Connection>,
}

/// The connection, as the log has heard of it.
#[derive(Debug, Default)]
struct Connection {
    is_lost: AtomicBool,
    /// The trouble that was told, at most [`MOST_TOLD`] kinds of it. Each attempt to connect again
    /// may meet it.
    trouble: Mutex<Vec<String>>,
}

impl Connection {
    /// Notes what the library tells. The log hears of each thing once.
    fn note(&self, event: &Event) {
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        match event {
            Event::Connected => {
                trouble.clear();
                if self.is_lost.swap(false, Ordering::Relaxed) {
                    tracing::warn!("NATS answers again");
                }
            }
            Event::Disconnected => {
                if !self.is_lost.swap(true, Ordering::Relaxed) {
                    tracing::warn!("NATS does not answer");
                }
            }
            other => {
                let why = other.to_string();
                if trouble.len() < MOST_TOLD && !trouble.contains(&why) {
                    tracing::warn!(why, "there is trouble with NATS");
                    trouble.push(why);
                }
            }
        }
    }
}

/// The reason why there is no bus.
#[derive(Debug)]
pub enum NatsError {
    /// The address is none.
    Address,
    /// There is no machine of this name.
    Name,
    /// Nothing answers there.
    Silent,
    /// It wants another name or password.
    Login,
    /// It has no TLS, or a certificate that nobody trusts here.
    Tls(TlsFault),
    /// Something else. The reason is in English.
    Failed(String),
}

impl From<ConnectError> for NatsError {
    fn from(error: ConnectError) -> NatsError {
        match error.kind() {
            ConnectErrorKind::ServerParse => NatsError::Address,
            ConnectErrorKind::Dns => NatsError::Name,
            ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
                NatsError::Login
            }
            ConnectErrorKind::Tls => NatsError::Tls(
                error.source().map_or_else(|| TlsFault::known(&error), TlsFault::known),
            ),
            ConnectErrorKind::TimedOut | ConnectErrorKind::MaxReconnects => NatsError::Silent,
            ConnectErrorKind::Io => input_or_output(&error),
        }
    }
}

/// What is wrong with a connection.
fn input_or_output(error: &ConnectError) -> NatsError {
    match error.source() {
        Some(said) if said.is::<async_nats::ServerError>() => NatsError::Failed(said.to_string()),
        source => source.and_then(TlsFault::within).map_or(NatsError::Silent, NatsError::Tls),
    }
}

impl fmt::Display for NatsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NatsError::Address => f.write_str("the address is none"),
            NatsError::Name => f.write_str("there is no machine of this name"),
            NatsError::Silent => f.write_str("nothing answers there"),
            NatsError::Login => f.write_str("it wants another name or password"),
            NatsError::Tls(why) => write!(f, "TLS fails: {why}"),
            NatsError::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for NatsError {}

/// The address without the login, and the options with it: the library takes no login from an
/// address. A name without a password is a token.
fn login(
    address: &str,
    options: ConnectOptions,
) -> Result<(ServerAddr, ConnectOptions), NatsError> {
    let address: ServerAddr = address.parse().map_err(|_| NatsError::Address)?;
    let mut url = address.into_inner();
    let read = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let options = match (read(url.username()), url.password().map(read)) {
        (name, Some(password)) => options.user_and_password(name, password),
        (name, None) if name.is_empty() => options,
        (token, None) => options.token(token),
    };
    url.set_username("").and(url.set_password(None)).map_err(|()| NatsError::Address)?;
    let address = ServerAddr::from_url(url).map_err(|_| NatsError::Address)?;
    Ok((address, options))
}

impl NatsBus {
    /// Connects to the NATS server at this address, where nodes of one `name` hear each other. The
    /// address is `nats://user:password@host:port` or `nats://token@host:port`, with `tls` in place
    /// of `nats` if the connection has to be encrypted.
    ///
    /// # Errors
    /// If the address is none, or nothing answers there.
    pub async fn connect(address: &str, name: &str) -> Result<NatsBus, NatsError> {
        let subject = format!("tengen.{name}.{VERSION}.words");
        let (hears, heard) = mpsc::channel(MOST_HEARD);
        let lost = hears.clone();
        let connection = Arc::new(Connection::default());
        let noted = Arc::clone(&connection);
        let options = ConnectOptions::new()
            .name("tengen")
            .no_echo()
            .ping_interval(PING)
            .connection_timeout(Duration::from_secs(5))
            .reconnect_delay_callback(|attempts| {
                let wait = Duration::from_millis(50) * u32::try_from(attempts).unwrap_or(100);
                wait.min(LONGEST_WAIT)
            })
            .event_callback(move |event| {
                let (lost, connection) = (lost.clone(), Arc::clone(&noted));
                async move {
                    // Words from the time between did not come.
                    if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
                        drop(lost.try_send(Heard::Lost));
                    }
                    connection.note(&event);
                }
            });
        let failed = |error: &dyn fmt::Display| NatsError::Failed(error.to_string());
        let (address, options) = login(address, options)?;
        let client = options.connect(address).await?;
        let mut words = client.subscribe(subject.clone()).await.map_err(|error| failed(&error))?;
        client.flush().await.map_err(|error| failed(&error))?;
        tokio::spawn(async move {
            while let Some(message) = words.next().await {
                let envelope = match serde_json::from_slice(&message.payload) {
                    Ok(envelope) => envelope,
                    Err(error) => {
                        tracing::warn!(%error, "somebody else speaks on the bus");
                        continue;
                    }
                };
                if hears.send(Heard::Word(envelope)).await.is_err() {
                    return;
                }
            }
        });
        let (out, mut waiting) = mpsc::channel::<Envelope>(MOST_WAITING);
        tokio::spawn(async move {
            while let Some(envelope) = waiting.recv().await {
                let Ok(word) = serde_json::to_vec(&envelope) else { continue };
                // It waits here while NATS does not answer, and words behind it are dropped.
                if let Err(error) = client.publish(subject.clone(), word.into()).await {
                    tracing::warn!(%error, "a word is not told");
                }
            }
        });
        Ok(NatsBus { out, heard: tokio::sync::Mutex::new(heard), connection })
    }
}

impl Bus for NatsBus {
    fn tell(&self, envelope: Envelope) {
        if let Err(TrySendError::Full(envelope)) = self.out.try_send(envelope) {
            // Its number is missing, and so the others look into the database.
            tracing::debug!(number = envelope.number, "a word is dropped");
        }
    }

    fn is_connected(&self) -> bool {
        !self.connection.is_lost.load(Ordering::Relaxed)
    }

    fn hear(&self) -> Pin<Box<dyn Future<Output = Heard> + Send + '_>> {
        Box::pin(async move {
            match self.heard.lock().await.recv().await {
                Some(heard) => heard,
                None => std::future::pending().await,
            }
        })
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use tengen_load::services::{Certificate, Nats};

    async fn refused(address: &str) -> NatsError {
        NatsBus::connect(address, "x").await.unwrap_err()
    }

    #[tokio::test]
    async fn the_kind_of_a_failure_is_told() {
        let silent = refused("nats://127.0.0.1:1").await;
        assert!(matches!(silent, NatsError::Silent), "{silent:?}");
        let none = refused("nats://:::").await;
        assert!(matches!(none, NatsError::Address), "{none:?}");
    }

    /// A server that asks for a login, with these options, and its address behind the login.
    fn asking(options: &[&str]) -> (Nats, String) {
        let nats = Nats::start_with(options).unwrap();
        let place = nats.address().replace("nats://", "");
        (nats, place)
    }

    #[tokio::test]
    async fn the_login_of_the_address_opens_the_server() {
        let (_nats, place) = asking(&["--user", "anna", "--pass", "p@ss/w#rd:%"]);
        for good in ["anna:p%40ss%2Fw%23rd%3A%25", "%61nna:p%40ss%2fw%23rd:%25"] {
            NatsBus::connect(&format!("nats://{good}@{place}"), "x").await.unwrap();
        }
        for bad in ["", "anna@", "anna:wr0ng@", "bert:p%40ss%2Fw%23rd%3A%25@"] {
            let error = refused(&format!("nats://{bad}{place}")).await;
            assert!(matches!(error, NatsError::Login), "{bad}: {error:?}");
            assert!(!format!("{error} {error:?}").contains("wr0ng"), "it repeats the password");
        }
        let (_nats, place) = asking(&["--auth", "s3cret/"]);
        NatsBus::connect(&format!("nats://s3cret%2F@{place}"), "x").await.unwrap();
        let error = refused(&format!("nats://secret@{place}")).await;
        assert!(matches!(error, NatsError::Login), "{error:?}");
    }

    #[tokio::test]
    async fn a_server_that_ends_is_noticed() {
        let (nats, place) = asking(&[]);
        let bus = NatsBus::connect(&format!("nats://{place}"), "x").await.unwrap();
        assert!(bus.is_connected());
        drop(nats);
        while bus.is_connected() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    #[tokio::test]
    async fn the_reason_is_told_why_tls_fails() {
        let folder = tempfile::tempdir().unwrap();
        let made = Certificate::make(folder.path(), &["127.0.0.1"]).unwrap();
        let (file, key) = (made.file.display().to_string(), made.key.display().to_string());
        let (_nats, place) = asking(&["--tls", "--tlscert", &file, "--tlskey", &key]);
        for address in [format!("nats://{place}"), format!("tls://{place}")] {
            let error = refused(&address).await;
            assert!(matches!(error, NatsError::Tls(TlsFault::Issuer)), "{error:?}");
        }
        // Without any.
        let (_nats, place) = asking(&[]);
        let error = refused(&format!("tls://{place}")).await;
        assert!(matches!(error, NatsError::Tls(TlsFault::Plain)), "{error:?}");
    }
}
