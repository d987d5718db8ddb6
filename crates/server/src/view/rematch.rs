//! Another game after the end of one, as a page sees it.

use super::Both;
use super::player::page_of;
use crate::key::Role;
use crate::snapshot::Snapshot;
use serde::Serialize;

/// The players' wishes for another game after this one, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RematchView {
    /// Which players want another game.
    pub wanted: Both<bool>,
    /// The address of the next game for the holder of this key.
    pub next: Option<String>,
}

impl RematchView {
    /// The wishes after the end of a game; `None` while it goes on.
    pub(super) fn of(snapshot: &Snapshot, role: Role) -> Option<RematchView> {
        snapshot.table.game().outcome()?;
        let own =
            |keys: &Vec<_>| keys.iter().find(|(_, of)| *of == role).map(|(key, _)| page_of(key));
        Some(RematchView {
            wanted: Both::each(|color| snapshot.rematch.wanted[color]),
            next: snapshot.rematch.next.as_ref().and_then(own),
        })
    }
}
