//! Whether one chain can be taken.
//!
//! [`ladder`] follows atari after atari. [`reading`] asks about one chain in one position after
//! another, and its answers are read to the end. In a part that is shut off it looks at every play.
//! On boards of any size it can look first at the plays on which a proof rests ([`zone`]).
//! [`quick`] looks at the moves that most often work; its answers are estimates.

mod after_threat;
pub(crate) mod goal;
mod kept;
mod ladder;
pub(crate) mod quick;
mod reading;
pub(crate) mod zone;

pub(crate) use after_threat::AfterThreat;
pub(crate) use goal::Capture;
pub(crate) use kept::Kept;
pub use ladder::{captured_in_ladder, captures_in_ladder};
pub use quick::{attack, defend};
pub use reading::{CaptureEnd, CaptureReading};
