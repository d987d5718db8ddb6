//! A bus over NATS. It has no memory: what nobody hears is lost.

use super::VERSION;
use super::bus::{Bus, Envelope, Heard};
use futures_util::StreamExt;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
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

/// A bus over NATS.
#[derive(Debug)]
pub struct NatsBus {
    out: mpsc::Sender<Envelope>,
    heard: tokio::sync::Mutex<mpsc::Receiver<Heard>>,
}

/// The reason why there is no bus.
#[derive(Debug)]
pub struct NatsError(String);

impl fmt::Display for NatsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NatsError {}

impl NatsBus {
    /// Connects to the NATS server at this address (`nats://user:password@host:port`), where nodes
    /// of one `name` hear each other.
    ///
    /// # Errors
    /// If the address is none, or nothing answers there.
    pub async fn connect(address: &str, name: &str) -> Result<NatsBus, NatsError> {
        let subject = format!("tengen.{name}.{VERSION}.words");
        let (hears, heard) = mpsc::channel(MOST_HEARD);
        let lost = hears.clone();
        let options = async_nats::ConnectOptions::new()
            .name("tengen")
            .no_echo()
            .ping_interval(PING)
            .connection_timeout(Duration::from_secs(5))
            .reconnect_delay_callback(|attempts| {
                let wait = Duration::from_millis(50) * u32::try_from(attempts).unwrap_or(100);
                wait.min(LONGEST_WAIT)
            })
            .event_callback(move |event| {
                let lost = lost.clone();
                async move {
                    use async_nats::Event::{Connected, Disconnected, SlowConsumer};
                    match event {
                        // Words from the time between did not come.
                        Connected | SlowConsumer(_) => drop(lost.try_send(Heard::Lost)),
                        Disconnected => tracing::warn!("NATS does not answer"),
                        other => tracing::info!(event = %other, "NATS"),
                    }
                }
            });
        let failed = |error: &dyn fmt::Display| NatsError(error.to_string());
        let client = options.connect(address).await.map_err(|error| failed(&error))?;
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
        Ok(NatsBus { out, heard: tokio::sync::Mutex::new(heard) })
    }
}

impl Bus for NatsBus {
    fn tell(&self, envelope: Envelope) {
        if let Err(TrySendError::Full(envelope)) = self.out.try_send(envelope) {
            // Its number is missing, and so the others look into the database.
            tracing::debug!(number = envelope.number, "a word is dropped");
        }
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
