//! What a run has found.

use std::fmt;
use std::time::Duration;

/// The kind of service that was killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A server of Tengen.
    Node,
    /// PostgreSQL.
    Postgres,
    /// NATS.
    Nats,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Node => "Tengen",
            Kind::Postgres => "PostgreSQL",
            Kind::Nats => "NATS",
        })
    }
}

/// A service was killed and started again.
#[derive(Clone, Copy, Debug)]
pub struct Killed {
    /// Its kind.
    pub kind: Kind,
    /// How long it was away.
    pub away: Duration,
    /// How long after the kill, or after it answered again where pages cannot do without it, all
    /// pages had a stream.
    pub pages_back: Duration,
    /// How long after that moment the computer had answered a move; nothing if no game is with it.
    pub computer_back: Option<Duration>,
}

/// What a run has found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many moves were sent.
    pub sent: usize,
    /// The times of those that were acknowledged, from the moment they were due, in order.
    pub times: Vec<Duration>,
    /// How long the run took.
    pub took: Duration,
    /// Moves that were refused, or that no server took in time.
    pub refused: Vec<String>,
    /// The moves for which another server was asked.
    pub asked_again: usize,
    /// What was killed.
    pub killed: Vec<Killed>,
    /// Games in which a server has other moves than those acknowledged.
    pub games_that_differ: Vec<usize>,
    /// Pages that show other moves in the end.
    pub pages_that_differ: usize,
    /// How long each page waited for each move, from its sending, in order.
    pub told: Vec<Duration>,
    /// How many bytes the pages were told.
    pub bytes: usize,
    /// The memory of all servers with all pages open, in bytes.
    pub memory: u64,
    /// The memory before.
    pub memory_before: u64,
    /// How many pages were open.
    pub pages: usize,
}

impl Report {
    /// The time within which this share of a thousand of moves was acknowledged.
    pub fn within(&self, share: usize) -> Duration {
        share_of(&self.times, share)
    }

    /// Whether nothing was lost, doubled or refused, and pages show all.
    pub fn is_clean(&self) -> bool {
        self.refused.is_empty()
            && self.games_that_differ.is_empty()
            && self.pages_that_differ == 0
            && self.times.len() == self.sent
    }
}

/// The time below which this share of a thousand of these times is, which are in order.
fn share_of(times: &[Duration], share: usize) -> Duration {
    let last = times.len().saturating_sub(1);
    times.get(last * share / 1000).copied().unwrap_or_default()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        let seconds = self.took.as_secs_f64();
        let done = self.times.len();
        writeln!(
            f,
            "{} moves sent, {done} acknowledged in {seconds:.1} s ({:.0}/s), {} refused",
            self.sent,
            done as f64 / seconds.max(0.001),
            self.refused.len()
        )?;
        writeln!(
            f,
            "a move takes {:.1} ms (median), {:.1} ms (99 %), {:.1} ms at most; {} asked another server",
            ms(self.within(500)),
            ms(self.within(990)),
            ms(self.within(1000)),
            self.asked_again
        )?;
        let each = self.memory.saturating_sub(self.memory_before) / self.pages.max(1) as u64;
        writeln!(
            f,
            "{} pages were told {:.1} MB; servers have {:.0} MB, {:.1} KB more for each page",
            self.pages,
            self.bytes as f64 / 1e6,
            self.memory as f64 / 1e6,
            each as f64 / 1e3
        )?;
        if !self.told.is_empty() {
            writeln!(
                f,
                "a move is on a page after {:.1} ms (median), {:.0} ms (99 %), {:.0} ms at most",
                ms(share_of(&self.told, 500)),
                ms(share_of(&self.told, 990)),
                ms(share_of(&self.told, 1000))
            )?;
        }
        for kind in [Kind::Node, Kind::Postgres, Kind::Nats] {
            let killed: Vec<&Killed> =
                self.killed.iter().filter(|killed| killed.kind == kind).collect();
            let most = |of: fn(&Killed) -> Option<Duration>| {
                killed
                    .iter()
                    .filter_map(|killed| of(killed))
                    .max()
                    .unwrap_or_default()
                    .as_secs_f64()
            };
            if !killed.is_empty() {
                writeln!(
                    f,
                    "{kind} killed {} times: all pages back after {:.1} s at most, the computer after {:.1} s",
                    killed.len(),
                    most(|killed| Some(killed.pages_back)),
                    most(|killed| killed.computer_back)
                )?;
            }
        }
        for why in self.refused.iter().take(5) {
            writeln!(f, "refused: {why}")?;
        }
        write!(
            f,
            "{} games differ from what was acknowledged; {} pages do not show all",
            self.games_that_differ.len(),
            self.pages_that_differ
        )
    }
}
