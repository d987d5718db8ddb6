//! One player's time.

use core::fmt;

use crate::system::TimeSystem;

/// The state of one player's time, in milliseconds.
///
/// The state belongs to one [`TimeSystem`]; pass the same system to every call. A state that does
/// not fit the system counts as expired as soon as the system needs a value that the state lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "snake_case"))]
pub enum PlayerClock {
    /// There is no limit.
    Unlimited,
    /// In the main time, or in the only time there is.
    Main {
        /// The time left of it.
        left: u64,
    },
    /// In Japanese overtime.
    ByoYomi {
        /// How many periods are left, the current one included.
        periods: u32,
        /// The time left of the current period.
        left: u64,
    },
    /// In Canadian overtime.
    Canadian {
        /// How many stones are still to be played in this period.
        stones: u32,
        /// The time left of this period.
        left: u64,
    },
    /// The flag has fallen.
    Expired,
}

impl PlayerClock {
    /// The state at the beginning of a game. Without main time it starts in
    /// overtime.
    #[must_use]
    pub fn start(system: &TimeSystem) -> Self {
        match *system {
            TimeSystem::None => PlayerClock::Unlimited,
            TimeSystem::Absolute { main }
            | TimeSystem::ByoYomi { main, .. }
            | TimeSystem::Canadian { main, .. }
            | TimeSystem::Fischer { main, .. } => {
                PlayerClock::Main { left: main }.after_thinking(system, 0)
            }
        }
    }

    /// The state after thinking for `elapsed` milliseconds, the move not yet made. A running
    /// display shows this.
    #[must_use]
    pub fn after_thinking(self, system: &TimeSystem, elapsed: u64) -> Self {
        match self {
            PlayerClock::Unlimited | PlayerClock::Expired => self,
            PlayerClock::Main { left } if elapsed < left => {
                PlayerClock::Main { left: left - elapsed }
            }
            PlayerClock::Main { left } => {
                overtime(system).after_overtime_thinking(system, elapsed - left)
            }
            PlayerClock::ByoYomi { .. } | PlayerClock::Canadian { .. } => {
                self.after_overtime_thinking(system, elapsed)
            }
        }
    }

    fn after_overtime_thinking(self, system: &TimeSystem, elapsed: u64) -> Self {
        match self {
            PlayerClock::Canadian { stones, left } if elapsed < left => {
                PlayerClock::Canadian { stones, left: left - elapsed }
            }
            PlayerClock::ByoYomi { periods, left } if elapsed < left => {
                PlayerClock::ByoYomi { periods, left: left - elapsed }
            }
            PlayerClock::ByoYomi { periods, left } => {
                let TimeSystem::ByoYomi { period, .. } = *system else {
                    return PlayerClock::Expired;
                };
                let over = elapsed - left;
                let Some(lost) = over.checked_div(period) else {
                    return PlayerClock::Expired;
                };
                // The period that was running is lost besides the whole ones.
                match u64::from(periods).checked_sub(lost.saturating_add(1)) {
                    None | Some(0) => PlayerClock::Expired,
                    Some(rest) => PlayerClock::ByoYomi {
                        periods: u32::try_from(rest).unwrap_or(periods),
                        left: period - over % period,
                    },
                }
            }
            _ => PlayerClock::Expired,
        }
    }

    /// The state after thinking for `elapsed` milliseconds and then completing a move. A byo-yomi
    /// period is restored, a Canadian stone is counted (the last one starts a new period), a
    /// Fischer increment is added. A move does not undo a fallen flag.
    #[must_use]
    pub fn after_move(self, system: &TimeSystem, elapsed: u64) -> Self {
        match (self.after_thinking(system, elapsed), *system) {
            (PlayerClock::ByoYomi { periods, .. }, TimeSystem::ByoYomi { period, .. }) => {
                PlayerClock::ByoYomi { periods, left: period }
            }
            (
                PlayerClock::Canadian { stones: 0 | 1, .. },
                TimeSystem::Canadian { stones, period, .. },
            ) => PlayerClock::Canadian { stones, left: period },
            (PlayerClock::Canadian { stones, left }, TimeSystem::Canadian { .. }) => {
                PlayerClock::Canadian { stones: stones - 1, left }
            }
            (PlayerClock::Main { left }, TimeSystem::Fischer { increment, cap, .. }) => {
                // A cap stops additions; it takes nothing away from the time that is there.
                let most = cap.unwrap_or(u64::MAX).max(left);
                PlayerClock::Main { left: left.saturating_add(increment).min(most) }
            }
            (clock, _) => clock,
        }
    }

    /// How much longer the player can think about this move before the flag falls, in milliseconds.
    /// `None` if it never falls, zero if it has fallen.
    #[must_use]
    pub fn time_until_flag(self, system: &TimeSystem) -> Option<u64> {
        match self {
            PlayerClock::Unlimited => None,
            PlayerClock::Expired => Some(0),
            PlayerClock::Main { left } => {
                let more = match overtime(system) {
                    PlayerClock::Expired => 0,
                    overtime => overtime.time_until_flag(system)?,
                };
                Some(left.saturating_add(more))
            }
            PlayerClock::ByoYomi { periods, left } => {
                let more = match *system {
                    TimeSystem::ByoYomi { period, .. } => {
                        u64::from(periods.saturating_sub(1)).saturating_mul(period)
                    }
                    _ => 0,
                };
                Some(left.saturating_add(more))
            }
            PlayerClock::Canadian { left, .. } => Some(left),
        }
    }

    /// Whether the flag has fallen.
    #[must_use]
    pub const fn is_expired(self) -> bool {
        matches!(self, PlayerClock::Expired)
    }

    /// Whether the main time is over and the player is in overtime.
    #[must_use]
    pub const fn in_overtime(self) -> bool {
        matches!(self, PlayerClock::ByoYomi { .. } | PlayerClock::Canadian { .. })
    }
}

/// The state at the moment the main time ends.
fn overtime(system: &TimeSystem) -> PlayerClock {
    match *system {
        TimeSystem::ByoYomi { periods, period, .. } if periods > 0 => {
            PlayerClock::ByoYomi { periods, left: period }
        }
        TimeSystem::Canadian { stones, period, .. } if stones > 0 => {
            PlayerClock::Canadian { stones, left: period }
        }
        _ => PlayerClock::Expired,
    }
}

/// For a clock face: `9:58`, `1:02:03`, byo-yomi `0:27 (3)` with the periods
/// left, Canadian `4:10 / 12` with the stones left, `∞`. Seconds are rounded
/// up, so that `0:00` is seen only when the flag has fallen.
impl fmt::Display for PlayerClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PlayerClock::Unlimited => f.write_str("∞"),
            PlayerClock::Main { left } => write!(f, "{}", Face(left)),
            PlayerClock::ByoYomi { periods, left } => write!(f, "{} ({periods})", Face(left)),
            PlayerClock::Canadian { stones, left } => write!(f, "{} / {stones}", Face(left)),
            PlayerClock::Expired => write!(f, "{}", Face(0)),
        }
    }
}

struct Face(u64);

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.div_ceil(1000);
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")
        } else {
            write!(f, "{minutes}:{seconds:02}")
        }
    }
}
