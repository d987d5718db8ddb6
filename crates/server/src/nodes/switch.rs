//! A bus between servers in one process.

use super::bus::{Bus, Envelope, Heard};
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;

/// A bus between servers in one process, for tests and tools. Each server gets a [`Switch::port`].
#[derive(Clone, Debug, Default)]
pub struct Switch {
    ports: Arc<Mutex<Vec<mpsc::UnboundedSender<Envelope>>>>,
}

#[derive(Debug)]
struct Port {
    switch: Switch,
    heard: tokio::sync::Mutex<mpsc::UnboundedReceiver<Envelope>>,
}

impl Switch {
    /// The bus of one more server.
    pub fn port(&self) -> Arc<dyn Bus> {
        let (sender, heard) = mpsc::unbounded_channel();
        self.ports.lock().unwrap_or_else(PoisonError::into_inner).push(sender);
        Arc::new(Port { switch: self.clone(), heard: tokio::sync::Mutex::new(heard) })
    }
}

impl Bus for Port {
    fn tell(&self, envelope: Envelope) {
        let mut ports = self.switch.ports.lock().unwrap_or_else(PoisonError::into_inner);
        ports.retain(|port| port.send(envelope.clone()).is_ok());
    }

    fn hear(&self) -> Pin<Box<dyn Future<Output = Heard> + Send + '_>> {
        Box::pin(async move {
            match self.heard.lock().await.recv().await {
                Some(envelope) => Heard::Word(envelope),
                // The switch has a sender for each port that is there.
                None => std::future::pending().await,
            }
        })
    }
}
