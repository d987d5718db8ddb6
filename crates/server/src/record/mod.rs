//! Game records (SGF): games written out, and files of others read and replayed.

mod export;
mod faults;
mod file_name;
mod import;
mod kept;
mod note;
mod remarks;
mod replay;
mod result;

pub use export::export;
pub(crate) use faults::faults;
pub use file_name::{attachment, file_name};
pub(crate) use file_name::{named_by, named_by_chapter};
pub(crate) use import::as_record;
pub use import::{BadRecord, ReadRecord, read};
pub(crate) use kept::{KeptRecord, KeptRecords};
pub use replay::Replay;
pub(crate) use replay::begun;
