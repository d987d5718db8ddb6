//! The standard error of an engine.

use std::collections::VecDeque;
use std::io::Read;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How many bytes at the end are kept.
const KEPT: usize = 2000;

/// The last lines that an engine wrote on standard error. A thread reads all of it, so that the
/// engine never waits for a reader.
pub(super) struct LastWords {
    kept: Arc<Mutex<VecDeque<u8>>>,
    reader: JoinHandle<()>,
}

impl LastWords {
    pub(super) fn of(mut stream: impl Read + Send + 'static) -> LastWords {
        let kept = Arc::new(Mutex::new(VecDeque::new()));
        let keep = kept.clone();
        let reader = thread::spawn(move || {
            let mut chunk = [0; 4096];
            while let Ok(read @ 1..) = stream.read(&mut chunk) {
                let mut kept = keep.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend(&chunk[..read]);
                let over = kept.len().saturating_sub(KEPT);
                kept.drain(..over);
            }
        });
        LastWords { kept, reader }
    }

    /// The lines as text, without empty lines and control characters. An engine that has ended may
    /// still have text in its pipe, so this waits for it for at most two seconds.
    pub(super) fn text(&self) -> String {
        for _ in 0..200 {
            if self.reader.is_finished() {
                break;
            }
            thread::sleep(Duration::from_millis(10));
        }
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = kept.iter().copied().collect();
        let text = String::from_utf8_lossy(&bytes);
        let lines = text.lines().map(|line| line.replace(|c: char| c.is_control(), " "));
        let lines: Vec<String> = lines.filter(|line| !line.trim().is_empty()).collect();
        lines.join("\n")
    }
}
