//! CPU time of processes, read from `/proc` on Linux.

use std::time::Duration;

/// CPU time used by the processes of a group and by the children they have waited for. `None` where
/// the system does not tell.
#[cfg(target_os = "linux")]
pub(super) fn of_group(group: u32) -> Option<Duration> {
    let mut ticks: Option<u64> = None;
    for entry in std::fs::read_dir("/proc").ok()?.flatten() {
        // Entries of other kinds have no such file, and a process may end meanwhile.
        let Ok(text) = std::fs::read_to_string(entry.path().join("stat")) else { continue };
        if let Some((_, spent)) = read(&text).filter(|(of, _)| *of == group) {
            ticks = Some(ticks.unwrap_or_default() + spent);
        }
    }
    let per_second = rustix::param::clock_ticks_per_second() as f64;
    Some(Duration::from_secs_f64(ticks? as f64 / per_second))
}

/// CPU time is not implemented for other systems.
#[cfg(not(target_os = "linux"))]
pub(super) fn of_group(_: u32) -> Option<Duration> {
    None
}

/// The process group and the ticks spent, from a line of `/proc/<pid>/stat`, whose fields proc(5)
/// lists. The ticks are user and system time, of the process and of children waited for.
#[cfg(any(target_os = "linux", test))]
fn read(stat: &str) -> Option<(u32, u64)> {
    // The second field is a name in brackets, which may hold blanks and brackets.
    let (_, after_name) = stat.rsplit_once(") ")?;
    let fields: Vec<&str> = after_name.split(' ').collect();
    let group = fields.get(2)?.parse().ok()?;
    let ticks = fields.get(11..15)?.iter().map(|ticks| ticks.parse::<u64>());
    Some((group, ticks.sum::<Result<u64, _>>().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_of_stat() {
        let line = "7 (a) b) S 1 42 42 0 -1 4194560 9 8 7 6 100 20 3 4 20 0 1 0 5 6 7";
        assert_eq!(read(line), Some((42, 127)));
        for bad in ["", "7 (a) S 1 2", "7 (a) S x y z 0 -1 0 9 8 7 6 100 20 3 4"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
