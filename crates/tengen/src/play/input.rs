//! Lines that are typed or come through a pipe.

use std::io::{BufRead, IsTerminal, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;

/// The result of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line.
    Text(String),
    /// The time was up first.
    TimeUp,
    /// The input has ended.
    End,
}

/// The most bytes of a line that are read: more than a comment may have. The rest of a longer line
/// is passed over.
const LONGEST: u64 = 128 << 10;

/// Lines of standard input, read beside the game so that a clock can run out while nothing is
/// typed.
pub(crate) struct Input {
    lines: Receiver<String>,
    /// Whether the input was not visible on the screen while it was typed.
    pub(crate) unseen: bool,
}

impl Input {
    pub(crate) fn from_stdin() -> Input {
        let (sender, lines) = sync_channel(0);
        std::thread::spawn(move || {
            let mut stdin = std::io::stdin().lock();
            let mut line = Vec::new();
            // Any error is the end of the input, and so is the end of the game.
            while matches!(stdin.by_ref().take(LONGEST).read_until(b'\n', &mut line), Ok(1..)) {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if !line.ends_with(b"\n") && stdin.skip_until(b'\n').is_err() {
                    break;
                }
                if sender.send(text).is_err() {
                    break;
                }
                line.clear();
            }
        });
        Input { lines, unseen: !std::io::stdin().is_terminal() }
    }

    /// Waits for a line, but at most `most`.
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
