//! Game records (SGF): games written out, and files of others read and replayed.

mod export;
mod file_name;
mod import;
mod note;
mod remarks;
mod replay;

pub use export::export;
pub use file_name::{attachment, file_name};
pub use import::{BadRecord, ReadRecord, read};
pub use replay::Replay;
