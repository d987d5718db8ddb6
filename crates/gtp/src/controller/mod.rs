//! The other side of the protocol: engines that we start and ask.
//!
//! A [`Controller`] keeps one engine's process. It copes with an engine that is silent, writes
//! without end, writes nonsense, closes its pipes or dies. Every request has a time limit. A
//! dropped controller leaves no process behind.
//!
//! ```no_run
//! use std::time::Duration;
//! use tengen_gtp::controller::{Controller, Stop};
//!
//! let line = "gnugo --mode gtp".parse()?;
//! let mut engine = Controller::start(&line, &Stop::default())?;
//! let second = Duration::from_secs(1);
//! println!("{}", engine.ask("name", second)?);
//! engine.ask("boardsize 9", second)?;
//! println!("{}", engine.ask("genmove b", 30 * second)?);
//! engine.quit(second);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answers;
mod command_line;
mod cpu;
mod error;
mod last_words;
mod process;
mod stop;

pub use answers::MAX_ANSWER;
pub use command_line::{CommandLine, CommandLineError};
pub use error::{AskError, Lost, StartError};
pub use stop::Stop;

use answers::{Answers, Heard};
use last_words::LastWords;
use process::Process;
use std::io::{BufReader, Write};
use std::process::ChildStdin;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// How often a waiting thread checks whether to [`Stop`].
const LOOK: Duration = Duration::from_millis(50);
/// How long an engine that has closed its output gets to end.
const LEAVE: Duration = Duration::from_secs(3);
/// How many answers may lie unread. An engine that writes more has to wait.
const UNREAD: usize = 16;

/// An engine that was started, and the way to ask it.
pub struct Controller {
    process: Process,
    /// A thread of its own writes the requests, since an engine that does not read must not stop
    /// us.
    requests: Sender<String>,
    heard: Receiver<Heard>,
    last_words: LastWords,
    last_id: u32,
    lost: Option<Lost>,
    stop: Stop,
}

impl Controller {
    /// Starts an engine. All waiting for its answers ends when `stop` is set.
    ///
    /// # Errors
    /// If the system cannot start the program.
    pub fn start(line: &CommandLine, stop: &Stop) -> Result<Controller, StartError> {
        let bad = |error| StartError { program: line.program().to_owned(), error };
        let mut process = Process::start(line).map_err(bad)?;
        let child = process.child();
        let no_pipe = || bad(std::io::Error::other("there are no pipes to it"));
        let input = child.stdin.take().ok_or_else(no_pipe)?;
        let output = child.stdout.take().ok_or_else(no_pipe)?;
        let errors = child.stderr.take().ok_or_else(no_pipe)?;

        let requests = write_in_background(input);
        let (hear, heard) = sync_channel(UNREAD);
        thread::spawn(move || {
            let mut answers = Answers::new(BufReader::new(output));
            while let Ok(Some(answer)) = answers.read() {
                let last = answer == Heard::Flood;
                if hear.send(answer).is_err() || last {
                    return;
                }
            }
        });
        let last_words = LastWords::of(errors);
        let (last_id, lost, stop) = (0, None, stop.clone());
        Ok(Controller { process, requests, heard, last_words, last_id, lost, stop })
    }

    /// Sends a request, which is one line without its number, and waits for the answer.
    ///
    /// # Errors
    /// If the engine refuses, or is lost. An engine that is lost stays so.
    pub fn ask(&mut self, request: &str, patience: Duration) -> Result<String, AskError> {
        if let Some(lost) = &self.lost {
            return Err(AskError::Lost(lost.clone()));
        }
        self.last_id = self.last_id.wrapping_add(1);
        let line: String = request.chars().filter(|c| !c.is_control()).collect();
        // Text that came before the request is no answer to it.
        let early = (0..=UNREAD).map_while(|_| self.heard.try_recv().ok());
        let flooded = early.into_iter().any(|heard| heard == Heard::Flood);
        // If this fails, the engine is gone, and waiting for the answer finds that out.
        let _ = self.requests.send(format!("{} {line}\n", self.last_id));
        let answer = if flooded { Err(Lost::Flood) } else { self.wait(patience) };
        let answer = answer.map_err(|lost| {
            self.process.end();
            self.lost = Some(lost.clone());
            AskError::Lost(lost)
        })?;
        answer.map_err(AskError::Refused)
    }

    fn wait(&mut self, patience: Duration) -> Result<Result<String, String>, Lost> {
        let begun = Instant::now();
        loop {
            let left = patience.saturating_sub(begun.elapsed());
            match self.heard.recv_timeout(left.min(LOOK)) {
                // Some engines do not repeat the number.
                Ok(Heard::Answer { id, answer }) if id.is_none_or(|id| id == self.last_id) => {
                    return Ok(answer);
                }
                Ok(Heard::Answer { .. }) | Err(RecvTimeoutError::Timeout) => {}
                Ok(Heard::Flood) => return Err(Lost::Flood),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
            }
            if self.stop.is_set() {
                return Err(Lost::Stopped);
            }
            if begun.elapsed() >= patience {
                return Err(Lost::Silent { waited: patience });
            }
        }
    }

    /// The engine has closed its output, so it is most likely ending.
    fn ended(&mut self) -> Lost {
        let begun = Instant::now();
        while !self.process.has_ended() && begun.elapsed() < LEAVE {
            thread::sleep(LEAVE / 30);
        }
        let by_itself = self.process.has_ended();
        let status = self.process.end().filter(|_| by_itself);
        Lost::Ended { status, last_words: self.last_words.text() }
    }

    /// Whether the engine has been lost in answering.
    pub fn is_lost(&self) -> bool {
        self.lost.is_some()
    }

    /// CPU time that the engine and the processes in its group have used since it was started.
    /// `None` where the system does not tell, or once the engine has ended.
    pub fn cpu_time(&self) -> Option<Duration> {
        self.process.cpu_time()
    }

    /// Asks the engine to quit. It is killed if it has not ended after `patience`.
    pub fn quit(mut self, patience: Duration) {
        let begun = Instant::now();
        if self.ask("quit", patience).is_ok() {
            while !self.process.has_ended() && begun.elapsed() < patience {
                thread::sleep(LEAVE / 30);
            }
        }
    }
}

/// Writes requests until the sender is dropped or the pipe is closed.
fn write_in_background(mut input: ChildStdin) -> Sender<String> {
    let (requests, due) = channel::<String>();
    thread::spawn(move || {
        for request in due {
            if input.write_all(request.as_bytes()).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    requests
}
