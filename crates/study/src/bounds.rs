//! How large a study may grow.

use crate::{
    change::Change,
    list::Item,
    refusal::Refusal,
    study::Study,
    tree::{Remark, Written},
};

/// The most nodes of a study, deleted ones among them.
const MOST_NODES: usize = 1_000_000;

/// The most bytes of the properties and remarks that a study begins with and operations write.
/// None of them become free again: deleted nodes stay, and the log keeps what was replaced.
const MOST_BYTES: usize = 64 << 20;

/// What memory needs to find a text. It is the same on every machine, as what is refused has to be.
const OF_A_TEXT: usize = 24;

/// The bytes of a text in memory: a million empty values are large too.
fn bytes_of(text: &str) -> usize {
    text.len() + OF_A_TEXT
}

impl Written {
    /// The bytes of the property in memory.
    pub(crate) fn bytes(&self) -> usize {
        self.name.len() + self.values.iter().map(|value| bytes_of(value)).sum::<usize>()
    }
}

impl Remark {
    /// The bytes of the remark in memory.
    pub(crate) fn bytes(&self) -> usize {
        self.by.as_str().len() + bytes_of(&self.text)
    }
}

impl Item {
    /// The bytes of a value in memory, with the name of its list.
    pub(crate) fn bytes_of(name: &str, value: &str) -> usize {
        name.len() + bytes_of(value)
    }
}

impl Change {
    /// The bytes that the change writes. Nodes were counted when they were made.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Change::Came { .. } | Change::Went { .. } | Change::Put { .. } | Change::May { .. } => {
                0
            }
            Change::Set { to, .. } => to.as_ref().map_or(0, |(_, written)| written.bytes()),
            Change::Listed { to, .. } => {
                to.as_ref().map_or(0, |item| Item::bytes_of(&item.name, &item.value))
            }
            Change::Said { to, .. } => to.as_ref().map_or(0, |(_, remark)| remark.bytes()),
        }
    }
}

/// The bytes that changes write together.
pub(crate) fn bytes(changes: &[Change]) -> usize {
    changes.iter().map(Change::bytes).sum()
}

/// The bytes of several properties.
pub(crate) fn bytes_in(properties: &[Written]) -> usize {
    properties.iter().map(Written::bytes).sum()
}

impl Study {
    /// Refuses nodes and bytes for which there is no room. A replayed operation has room however
    /// large it is.
    pub(crate) fn check_room(&self, nodes: usize, bytes: usize) -> Result<(), Refusal> {
        let fits = self.tree.len() + nodes <= MOST_NODES && self.tree.bytes + bytes <= MOST_BYTES;
        if fits || self.replays { Ok(()) } else { Err(Refusal::Full) }
    }
}
