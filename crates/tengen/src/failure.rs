//! Why the program ends without doing its task.

use crate::speech::say;
use crate::wrong;
use std::fmt;
use std::path::Path;
use std::process::ExitCode;

/// Why the program ends without doing its task, with advice on the next step.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments ask for something impossible.
    Usage(String),
    /// Something failed on the way.
    Trouble(String),
    /// The same for a file that has no game of Go in it.
    NoGame(String),
    /// It was told to end (Ctrl-C).
    Interrupted,
    /// The reader of the output is gone, which is no fault.
    Unread,
}

impl Failure {
    /// A file named with `-o` could not be written.
    pub(crate) fn unwritten(path: &Path, error: &std::io::Error) -> Failure {
        let (file, why) = (path.display().to_string(), wrong::system(error));
        let values = [("file", (&file).into()), ("why", (&why).into())];
        Failure::Trouble(say("file-unwritten", &values))
    }

    /// The same, with the file that it is about before its words.
    pub(crate) fn about(self, file: &Path) -> Failure {
        let within = |why: String| wrong::within(&file.display(), &why);
        match self {
            Failure::Usage(why) => Failure::Usage(within(why)),
            Failure::Trouble(why) => Failure::Trouble(within(why)),
            Failure::NoGame(why) => Failure::NoGame(within(why)),
            Failure::Interrupted | Failure::Unread => self,
        }
    }

    /// 2 if the arguments are at fault, 1 for other failures, 130 if interrupted, as in shells.
    pub(crate) fn code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Trouble(_) | Failure::NoGame(_) => ExitCode::FAILURE,
            Failure::Interrupted => ExitCode::from(130),
            Failure::Unread => ExitCode::SUCCESS,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(text) | Failure::Trouble(text) | Failure::NoGame(text) => {
                f.write_str(text)
            }
            Failure::Interrupted => f.write_str(&say("interrupted", &[])),
            Failure::Unread => f.write_str(&say("output-closed", &[])),
        }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::Trouble(wrong::system(&error)),
        }
    }
}
