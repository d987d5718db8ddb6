//! The commands of GNU Go (its manual, "GTP command reference"), of its regression files among
//! them.

mod facts;
mod reading;

use crate::Player;
use crate::table::Line;

/// All of them.
pub(crate) fn table<P: Player>() -> impl Iterator<Item = Line<P>> {
    facts::table().into_iter().chain(reading::table())
}
