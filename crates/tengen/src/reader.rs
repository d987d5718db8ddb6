//! The reader of the answers, who may be gone while a search goes on.
//!
//! A search of an hour writes nothing, so that no write fails. Where the system tells that nobody
//! reads standard output any more, the program ends at once: nobody would get its answer.

/// Ends the program, without a fault, as soon as nobody reads its output any more.
#[cfg(unix)]
pub(crate) fn end_without() {
    use rustix::event::{PollFd, PollFlags, poll};
    let watch = || loop {
        let output = std::io::stdout();
        // No events are waited for but those that are always told: faults and a closed other end.
        let mut watched = [PollFd::new(&output, PollFlags::empty())];
        match poll(&mut watched, None) {
            Ok(_) if watched[0].revents().intersects(PollFlags::ERR | PollFlags::NVAL) => {
                std::process::exit(0)
            }
            Err(rustix::io::Errno::INTR) => {}
            // A system that cannot tell, or the other end of a terminal.
            _ => return,
        }
    };
    // Without a thread to spare, the next write ends the program.
    drop(std::thread::Builder::new().spawn(watch));
}

/// Elsewhere the next write ends the program.
#[cfg(not(unix))]
pub(crate) fn end_without() {}

/// Whether standard output was closed when the program began. Rust puts the null device in its
/// place then, opened for reading too, as nothing else opens it for an output.
#[cfg(unix)]
pub(crate) fn was_never_there() -> bool {
    use rustix::fs::{OFlags, fcntl_getfl};
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    let output = std::io::stdout();
    let both_ways = fcntl_getfl(&output).is_ok_and(|flags| flags.contains(OFlags::RDWR));
    let device = |metadata: std::fs::Metadata| metadata.rdev();
    let output = output.as_fd().try_clone_to_owned().map(std::fs::File::from);
    let own = output.and_then(|file| file.metadata()).map(device);
    let null = std::fs::metadata("/dev/null").map(device);
    both_ways && own.is_ok() && own.ok() == null.ok()
}

/// Elsewhere that is not known.
#[cfg(not(unix))]
pub(crate) fn was_never_there() -> bool {
    false
}
