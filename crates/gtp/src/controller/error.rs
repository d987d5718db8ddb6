//! The errors between us and an engine.

use std::fmt;
use std::io;
use std::process::ExitStatus;
use std::time::Duration;

/// An engine that could not be started.
#[derive(Debug)]
pub struct StartError {
    /// The program.
    pub program: String,
    /// The system's error.
    pub error: io::Error,
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be started: {}", self.program, self.error)
    }
}

impl std::error::Error for StartError {}

/// Why a request got no usable answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AskError {
    /// The engine refused, with a reason.
    Refused(String),
    /// The engine is gone.
    Lost(Lost),
}

impl fmt::Display for AskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AskError::Refused(why) if why.is_empty() => f.write_str("refused without a reason"),
            AskError::Refused(why) => write!(f, "refused: {why}"),
            AskError::Lost(lost) => lost.fmt(f),
        }
    }
}

impl std::error::Error for AskError {}

/// How an engine was lost. Its processes have ended or were killed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// It ended, or closed its output.
    Ended {
        /// Its exit status, where it ended by itself.
        status: Option<ExitStatus>,
        /// The last lines that it wrote on standard error.
        last_words: String,
    },
    /// It did not answer in time.
    Silent {
        /// How long we waited.
        waited: Duration,
    },
    /// It wrote more than [`super::MAX_ANSWER`] bytes without finishing an answer.
    Flood,
    /// We were told to stop ([`super::Stop`]).
    Stopped,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lost::Ended { status, last_words } => {
                match status {
                    Some(status) => write!(f, "ended ({status})")?,
                    None => f.write_str("closed its output")?,
                }
                match last_words.lines().next_back() {
                    Some(line) => write!(f, ", last on standard error: {line}"),
                    None => Ok(()),
                }
            }
            Lost::Silent { waited } => write!(f, "silent for {:.1} s", waited.as_secs_f64()),
            Lost::Flood => f.write_str("wrote without end"),
            Lost::Stopped => f.write_str("stopped by us"),
        }
    }
}
