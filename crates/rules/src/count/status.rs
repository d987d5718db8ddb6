//! How a stone stands once play has stopped.

/// The status of a stone in a [`Settlement`](crate::Settlement).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum StoneStatus {
    /// It lives, and the points that its group surrounds count.
    Alive,
    /// It is taken off before the count.
    Dead,
    /// It lives in seki. Many rules do not count the points that its group surrounds.
    Seki,
}

impl StoneStatus {
    /// All of them.
    pub const ALL: [StoneStatus; 3] = [StoneStatus::Alive, StoneStatus::Dead, StoneStatus::Seki];

    /// A name for programs, the same as in serialized events.
    pub const fn code(self) -> &'static str {
        match self {
            StoneStatus::Alive => "alive",
            StoneStatus::Dead => "dead",
            StoneStatus::Seki => "seki",
        }
    }
}

/// What a mark says of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Marking {
    /// How they stand. [`Settling`](crate::Settling) says what that means for other stones.
    Status(StoneStatus),
    /// Whether they are dead. Nothing is changed about other stones. Only logs from before seki
    /// could be marked have such marks.
    Dead(bool),
}

impl From<StoneStatus> for Marking {
    fn from(status: StoneStatus) -> Marking {
        Marking::Status(status)
    }
}
