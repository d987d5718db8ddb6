//! Lines that are typed, or come through a pipe.

use std::io::{BufRead, IsTerminal, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// What waiting for a line came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line.
    Text(String),
    /// The time was up first.
    TimeUp,
    /// There will be no more.
    End,
}

/// The most bytes of a line that are looked at.
const LONGEST: u64 = 4096;

/// Lines of standard input, read beside the game so that a flag can fall while nobody types.
pub(crate) struct Input {
    lines: Receiver<String>,
    /// Whether what is read has not been seen on the screen while it was typed.
    pub(crate) unseen: bool,
}

impl Input {
    pub(crate) fn from_stdin() -> Input {
        let (sender, lines) = sync_channel(0);
        std::thread::spawn(move || {
            let mut stdin = std::io::stdin().lock();
            let mut line = Vec::new();
            // Any error is the end of the input; so is the end of the game.
            while matches!(stdin.by_ref().take(LONGEST).read_until(b'\n', &mut line), Ok(1..)) {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if sender.send(text).is_err() {
                    break;
                }
                line.clear();
            }
        });
        Input { lines, unseen: !std::io::stdin().is_terminal() }
    }

    /// Waits for a line, but no longer than `most`.
    pub(crate) fn next(&mut self, most: Option<Duration>) -> Line {
        let Some(most) = most else {
            return self.lines.recv().map_or(Line::End, Line::Text);
        };
        match self.lines.recv_timeout(most) {
            Ok(text) => Line::Text(text),
            Err(RecvTimeoutError::Timeout) => Line::TimeUp,
            Err(RecvTimeoutError::Disconnected) => Line::End,
        }
    }
}
