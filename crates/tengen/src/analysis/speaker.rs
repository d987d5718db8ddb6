//! Answers, a line each, from several threads.

use serde_json::Value;
use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

/// The output of the answers.
pub(super) struct Speaker<W>(Mutex<W>);

impl<W: Write> Speaker<W> {
    pub(super) fn new(output: W) -> Speaker<W> {
        Speaker(Mutex::new(output))
    }

    /// Writes an answer as one line, at once.
    pub(super) fn say(&self, answer: &Value) -> io::Result<()> {
        let line = format!("{answer}\n");
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        output.write_all(line.as_bytes())?;
        output.flush()
    }
}
