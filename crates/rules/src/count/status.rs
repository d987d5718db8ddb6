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

/// Reads the status of a mark. Logs from before seki could be marked have whether the stones are
/// dead.
#[cfg(feature = "serde")]
pub(crate) fn read<'de, D: serde::Deserializer<'de>>(from: D) -> Result<StoneStatus, D::Error> {
    use serde::Deserialize;

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Status(StoneStatus),
        Dead(bool),
    }

    Ok(match Written::deserialize(from)? {
        Written::Status(status) => status,
        Written::Dead(true) => StoneStatus::Dead,
        Written::Dead(false) => StoneStatus::Alive,
    })
}
