//! The commands of GNU Go (its manual, "GTP command reference"), of its regression files among
//! them.

mod answer;
mod combinations;
mod connection;
mod eyes;
mod facts;
mod reading;

use crate::Player;
use crate::table::Line;

/// All of them.
pub(crate) fn table<P: Player>() -> impl Iterator<Item = Line<P>> {
    let judged = reading::table().into_iter().chain(connection::table());
    let judged = judged.chain(combinations::table()).chain(eyes::table());
    facts::table().into_iter().chain(judged)
}
