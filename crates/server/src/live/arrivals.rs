//! The players at the board of a live game, and those who come to it.

use super::actor::Actor;
use crate::key::Role;
use crate::log::LogEntry;
use tengen_rules::Color;

impl Actor {
    /// Whether a page of each player is open, here or at another node.
    pub(super) fn present(&self) -> [bool; 2] {
        let open = |color: Color| {
            let pages = Role::ALL.into_iter().zip(self.pages);
            pages.into_iter().any(|(role, pages)| {
                role.plays(color) && (pages > 0 || self.elsewhere.has_page(role))
            })
        };
        Color::BOTH.map(open)
    }

    /// The entries to append when a player of this role comes to the board.
    pub(super) fn arrival(&self, role: Role) -> Vec<LogEntry> {
        let mut entries = Vec::new();
        if self.table.game().outcome().is_some() {
            return entries;
        }
        for color in Color::BOTH {
            if role.plays(color) && !self.table.seen(color) {
                entries.push(LogEntry::Seen { color });
            }
        }
        if self.table.interrupted().is_some() && role.plays(self.table.game().line().to_move()) {
            entries.push(LogEntry::Continued);
        }
        entries
    }
}
