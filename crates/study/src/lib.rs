//! A study of Go: a tree of moves and notes, in chapters, as a log of operations.
//!
//! Each operation is done or refused with a reason, kept in the log, and can be taken back. Clients
//! make the names of nodes, so that they can go on before an answer comes. Deleted nodes stay in
//! memory, so that they can come back into their places. There is no I/O here: a server stores
//! operations before it tells anyone of them.
//!
//! See [`Study`] for an example.

mod acts;
mod boards;
mod bounds;
mod change;
mod effect;
mod legal;
mod list;
mod name;
mod operation;
mod pasting;
mod record;
mod refusal;
mod snapshot;
mod study;
mod tree;
mod tried;
mod turn;
mod values;
mod wishes;

pub use boards::{Boards, Changed, NodeBoard};
pub use effect::Effect;
pub use name::{BadName, Name};
pub use operation::{Act, List, Operation, Pasted, Property, Role, Sign, Step, Stone};
pub use pasting::Pasting;
pub use refusal::Refusal;
pub use snapshot::{Shown, Snapshot};
pub use study::{Answer, Applied, Study};
