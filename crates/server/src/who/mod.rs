//! Who people are: their sessions and their names, as far as this server has looked lately.

mod directory;
mod left;
mod sessions;

pub use directory::Directory;
pub(crate) use left::Left;
pub(crate) use sessions::Sessions;

/// How long what was looked up holds, in milliseconds: so late does a server notice what another
/// has changed.
const HOLDS: u64 = 30_000;

/// The most to remember of each kind.
const MOST: usize = 20_000;
