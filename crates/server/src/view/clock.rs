//! The clocks.

use super::both::Both;
use crate::state::{Match, color, side};
use serde::Serialize;
use tengen_clock::{PlayerClock, TimeSystem};
use tengen_rules::{Color, Phase};

/// Both clocks as of `now`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "PROTOCOL.md describes every field once, for both sides")]
pub struct ClockView {
    pub text: String,
    pub kind: &'static str,
    #[serde(flatten)]
    pub players: Both<PlayerTime>,
    pub period_length: Option<u64>,
    pub running: Option<Color>,
    pub now: u64,
    pub paused: Option<&'static str>,
}

/// One player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerTime {
    pub main: u64,
    pub periods: Option<u32>,
    pub period: Option<u64>,
    pub stones: Option<u32>,
    pub flag: bool,
}

impl ClockView {
    /// The clocks of a game; `None` if its time has no limit.
    pub(super) fn of(table: &Match, now: u64) -> Option<ClockView> {
        let clocks = table.clocks();
        let system = clocks.system();
        let kind = match system {
            TimeSystem::None => return None,
            TimeSystem::Absolute { .. } => "absolute",
            TimeSystem::ByoYomi { .. } => "byo-yomi",
            TimeSystem::Canadian { .. } => "canadian",
            TimeSystem::Fischer { .. } => "fischer",
        };
        let shown = clocks.at(now);
        let paused = match table.game().phase() {
            Phase::Ended(_) => None,
            Phase::Settling(_) => Some("settling"),
            Phase::Play if table.interrupted().is_some() => Some("interrupted"),
            Phase::Play if table.started() => None,
            Phase::Play | Phase::Placing { .. } => Some("start"),
        };
        Some(ClockView {
            text: system.to_string(),
            kind,
            players: Both::each(|color| player(system, shown.player(side(color)))),
            period_length: period(system),
            running: shown.is_running().then(|| color(shown.on_move())),
            now,
            paused,
        })
    }
}

fn period(system: &TimeSystem) -> Option<u64> {
    match *system {
        TimeSystem::ByoYomi { period, .. } | TimeSystem::Canadian { period, .. } => Some(period),
        TimeSystem::None | TimeSystem::Absolute { .. } | TimeSystem::Fischer { .. } => None,
    }
}

fn player(system: &TimeSystem, clock: PlayerClock) -> PlayerTime {
    let (periods, stones) = match *system {
        TimeSystem::ByoYomi { periods, .. } => (Some(periods), None),
        TimeSystem::Canadian { stones, .. } => (None, Some(stones)),
        TimeSystem::None | TimeSystem::Absolute { .. } | TimeSystem::Fischer { .. } => (None, None),
    };
    // Until overtime has begun, its fields have their full values.
    let full = PlayerTime { main: 0, periods, period: period(system), stones, flag: false };
    match clock {
        PlayerClock::Unlimited => full,
        PlayerClock::Main { left } => PlayerTime { main: left, ..full },
        PlayerClock::ByoYomi { periods, left } => {
            PlayerTime { periods: Some(periods), period: Some(left), ..full }
        }
        PlayerClock::Canadian { stones, left } => {
            PlayerTime { stones: Some(stones), period: Some(left), ..full }
        }
        PlayerClock::Expired => PlayerTime {
            periods: periods.map(|_| 0),
            period: full.period.map(|_| 0),
            flag: true,
            ..full
        },
    }
}
