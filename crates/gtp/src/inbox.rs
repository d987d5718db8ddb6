//! Input that has come in and waits.

use crate::codec::{Input, Reader};
use std::io::{self, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::time::Duration;

/// How often input is looked for while some work is done.
const POLL: Duration = Duration::from_millis(2);

/// How many requests may wait. Beyond that the controller is slowed down.
const MOST_WAITING: usize = 64;

/// The input of a stream. A thread of its own reads it, so that a search can see that more has come
/// in. It keeps its order, so that an empty line ends the analysis before it and no later one.
pub(crate) struct Inbox {
    waiting: Option<io::Result<Option<Input>>>,
    requests: Receiver<io::Result<Option<Input>>>,
}

impl Inbox {
    /// Reads from `stream`, and sets `interrupted` at each interrupt. The thread ends with the
    /// stream, or at the first request after the inbox is dropped.
    pub(crate) fn of(stream: impl Read + Send + 'static, interrupted: Arc<AtomicBool>) -> Inbox {
        let (sender, requests) = sync_channel(MOST_WAITING);
        let read = move || {
            let mut reader = Reader::new(BufReader::new(stream));
            let mut was_nothing = false;
            loop {
                let input = reader.read();
                if let Ok(Some(Input::Interrupt)) = input {
                    interrupted.store(true, Ordering::Relaxed);
                    continue;
                }
                // One empty line says all that more of them would, and they do not fill the queue.
                let is_nothing = matches!(input, Ok(Some(Input::Nothing)));
                if std::mem::replace(&mut was_nothing, is_nothing) && is_nothing {
                    continue;
                }
                let last = !matches!(input, Ok(Some(_)));
                if sender.send(input).is_err() || last {
                    return;
                }
            }
        };
        let waiting = match std::thread::Builder::new().spawn(read) {
            Ok(_) => None,
            Err(error) => Some(Err(error)),
        };
        Inbox { waiting, requests }
    }

    /// The next input, as soon as there is one; `None` at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Input>> {
        match self.waiting.take() {
            Some(input) => input,
            None => self.requests.recv().unwrap_or(Ok(None)),
        }
    }

    /// Returns when any input, or the end, has come.
    pub(crate) fn wait(&mut self) {
        if self.waiting.is_none() {
            self.waiting = Some(self.requests.recv().unwrap_or(Ok(None)));
        }
    }

    /// Carries out some work, and sets `interrupted` as soon as there is input meanwhile.
    pub(crate) fn interrupting<T>(
        &mut self,
        interrupted: &AtomicBool,
        work: impl FnOnce() -> T,
    ) -> T {
        let over = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let watch = || {
                while !over.load(Ordering::Relaxed) {
                    if self.has_something() {
                        interrupted.store(true, Ordering::Relaxed);
                        return;
                    }
                    std::thread::sleep(POLL);
                }
            };
            // Without a thread to spare, the work is done to its end.
            let watching = std::thread::Builder::new().spawn_scoped(scope, watch);
            let done = work();
            over.store(true, Ordering::Relaxed);
            drop(watching);
            done
        })
    }

    /// Whether a request, or the end, has come already. Empty lines before it are dropped.
    pub(crate) fn has_request(&mut self) -> bool {
        while self.has_something() {
            if !matches!(self.waiting, Some(Ok(Some(Input::Nothing)))) {
                return true;
            }
            self.waiting = None;
        }
        false
    }

    /// Whether any input, or the end, has come already.
    pub(crate) fn has_something(&mut self) -> bool {
        if self.waiting.is_none() {
            self.waiting = match self.requests.try_recv() {
                Ok(input) => Some(input),
                Err(TryRecvError::Empty) => None,
                Err(TryRecvError::Disconnected) => Some(Ok(None)),
            };
        }
        self.waiting.is_some()
    }
}
