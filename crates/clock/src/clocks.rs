//! Both players' clocks.

use crate::{player::PlayerClock, side::Side, system::TimeSystem};

/// Both players' clocks: which one runs, and since when.
///
/// Every step is a function from one value to the next, so that a log of
/// timestamped events folds into the state. A timestamp earlier than one
/// already seen counts as that one: time is neither charged twice nor given
/// back when the caller's clock jumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Clocks {
    system: TimeSystem,
    black: PlayerClock,
    white: PlayerClock,
    on_move: Side,
    running: bool,
    /// The latest time seen, up to which the player on move has been charged.
    seen: u64,
}

impl Clocks {
    /// Full clocks that do not run yet; `first` is on move.
    #[must_use]
    pub fn new(system: TimeSystem, first: Side) -> Self {
        let full = PlayerClock::start(&system);
        Clocks { system, black: full, white: full, on_move: first, running: false, seen: 0 }
    }

    /// The player on move has made a move at the time `at`: the clock of the
    /// other one runs from now on.
    ///
    /// While paused, the turn passes and no time is added or taken: opening moves before the clocks
    /// start are free. If the flag has fallen by then, the move comes too late: the player stays on
    /// move, expired.
    #[must_use]
    pub fn press(self, at: u64) -> Self {
        let next = if self.running {
            let elapsed = at.saturating_sub(self.seen);
            self.with_clock(self.player(self.on_move).after_move(&self.system, elapsed))
        } else {
            self
        };
        if next.running && next.player(next.on_move).is_expired() {
            return next.having_seen(at);
        }
        Clocks { on_move: next.on_move.other(), ..next.having_seen(at) }
    }

    /// Charges the player on move up to `at` and then puts `side` on move, without a move having
    /// been made. It is for an undo, or for play that the other player resumes.
    #[must_use]
    pub fn hand_turn_to(self, side: Side, at: u64) -> Self {
        Clocks { on_move: side, ..self.at(at) }
    }

    /// Stops the clocks at the time `at`. Does nothing if they do not run.
    #[must_use]
    pub fn pause(self, at: u64) -> Self {
        Clocks { running: false, ..self.at(at) }
    }

    /// Starts the clock of the player on move at the time `at`. Does nothing if
    /// it runs already.
    #[must_use]
    pub fn resume(self, at: u64) -> Self {
        if self.running {
            return self;
        }
        Clocks { running: true, ..self.having_seen(at) }
    }

    /// The state as it is at the time `now`: the player on move is charged up
    /// to then.
    #[must_use]
    pub fn at(self, now: u64) -> Self {
        if !self.running {
            return self.having_seen(now);
        }
        let elapsed = now.saturating_sub(self.seen);
        let clock = self.player(self.on_move).after_thinking(&self.system, elapsed);
        self.with_clock(clock).having_seen(now)
    }

    /// The side whose flag has fallen by the time `now`, if any.
    #[must_use]
    pub fn flag_fallen(self, now: u64) -> Option<Side> {
        let then = self.at(now);
        [then.on_move, then.on_move.other()]
            .into_iter()
            .find(|&side| then.player(side).is_expired())
    }

    /// When the flag of the player on move falls if nothing else happens: the
    /// time to set an alarm for. `None` while paused and without a limit.
    #[must_use]
    pub fn flag_falls_at(self) -> Option<u64> {
        if !self.running {
            return None;
        }
        let left = self.player(self.on_move).time_until_flag(&self.system)?;
        Some(self.seen.saturating_add(left))
    }

    /// The time system of the game.
    #[must_use]
    pub const fn system(&self) -> &TimeSystem {
        &self.system
    }

    /// The clock of one player, charged up to the last event. To show a running
    /// clock, ask [`at`](Clocks::at) first.
    #[must_use]
    pub const fn player(&self, side: Side) -> PlayerClock {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    /// The player whose clock runs, or would run if it were not paused.
    #[must_use]
    pub const fn on_move(&self) -> Side {
        self.on_move
    }

    /// Whether a clock is running.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.running
    }

    fn with_clock(self, clock: PlayerClock) -> Self {
        match self.on_move {
            Side::Black => Clocks { black: clock, ..self },
            Side::White => Clocks { white: clock, ..self },
        }
    }

    fn having_seen(self, at: u64) -> Self {
        Clocks { seen: self.seen.max(at), ..self }
    }
}
