//! An engine's process, with the processes that it may have started.

use super::CommandLine;
use std::io;
use std::process::{Child, ExitStatus, Stdio};
use std::time::Duration;

/// A process with open pipes, in a group of its own. So a Ctrl-C at the terminal does not reach it,
/// and the processes it starts can be ended with it. It is killed when dropped.
pub(super) struct Process {
    child: Child,
    status: Option<ExitStatus>,
}

impl Process {
    pub(super) fn start(line: &CommandLine) -> io::Result<Process> {
        let mut command = line.command();
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        system::in_own_group(&mut command);
        Ok(Process { child: command.spawn()?, status: None })
    }

    /// The pipes; they can be taken once.
    pub(super) fn child(&mut self) -> &mut Child {
        &mut self.child
    }

    /// Whether it has ended by itself.
    pub(super) fn has_ended(&mut self) -> bool {
        self.status.is_some() || system::has_ended(&mut self.child)
    }

    /// Kills the whole group and returns the exit status.
    pub(super) fn end(&mut self) -> Option<ExitStatus> {
        if self.status.is_none() {
            // Kill before waiting: until then, no other process can get this process's number.
            system::kill(&mut self.child);
            self.status = self.child.wait().ok();
        }
        self.status
    }

    /// CPU time that its group has used since it started, where the system tells.
    pub(super) fn cpu_time(&self) -> Option<Duration> {
        if self.status.is_some() { None } else { super::cpu::of_group(self.child.id()) }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

#[cfg(unix)]
mod system {
    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command};

    pub(super) fn in_own_group(command: &mut Command) {
        command.process_group(0);
    }

    /// Looks without waiting for it, so that its number stays taken.
    pub(super) fn has_ended(child: &mut Child) -> bool {
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        matches!(waitid(WaitId::Pid(Pid::from_child(child)), look), Ok(Some(_)))
    }

    pub(super) fn kill(child: &mut Child) {
        // An error means that no process is left to kill.
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
}

#[cfg(not(unix))]
mod system {
    use std::process::{Child, Command};

    pub(super) fn in_own_group(_: &mut Command) {}

    pub(super) fn has_ended(child: &mut Child) -> bool {
        matches!(child.try_wait(), Ok(Some(_)))
    }

    pub(super) fn kill(child: &mut Child) {
        let _ = child.kill();
    }
}
