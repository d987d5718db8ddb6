//! The storage of games and studies.
//!
//! [`Store`] is what the server needs of a database: [`SqliteStore`] is a file, [`PostgresStore`] a
//! server beside ours. The conformance suites in this folder test what any store must do.

mod address_fault;
pub(crate) mod challenges;
#[cfg(test)]
mod conformance;
mod deleted;
mod error;
mod games;
mod items;
mod lists;
mod members;
mod migrations;
pub(crate) mod news;
mod postgres;
mod ratings;
mod runs;
mod signing;
mod sqlite;
mod studies;
pub(crate) mod transfer;
mod unused;

pub use address_fault::AddressFault;
#[cfg(test)]
pub(crate) use conformance::signing::person;
pub use deleted::{Cause, Deleted, Ended};
pub use error::StoreError;
pub(crate) use error::not_migrated;
pub use games::{
    GameId, GameStore, Kind, Made, NewGame, NewRecord, Opened, StoredEntry, StoredGame,
};
pub use items::{Item, ItemId, ItemKind, ItemStore, Linked, Sizes, Takes};
pub use lists::{Left, ListStore, Listed};
pub use members::{Member, MemberId, MemberKind, MemberStore, Named};
pub(crate) use migrations::is_known;
pub use postgres::PostgresStore;
#[cfg(test)]
pub(crate) use postgres::testing::Cluster;
pub(crate) use postgres::{Claim, PostgresDatabase, Shared};
pub use ratings::{RatedGame, RatingStore, Recounted};
pub use runs::{Run, RunStore};
pub use signing::{
    CodeHash, How, Joining, MOST_SESSIONS, NewSession, Proof, Renamed, Renaming, Session,
    SigningStore, Ways, Which,
};
pub use sqlite::SqliteStore;
pub(crate) use sqlite::{READ_AT_ONCE, SqliteDatabase, failed, is_one_file, note, read_through};
pub use studies::{
    ListedStudy, MadeStudy, NewStudy, OpenedStudy, StoredPerson, StudyHead, StudyId, StudyStore,
};
pub(crate) use studies::{role_name, study_role};
pub use unused::{Unused, UnusedStore};

use crate::secret::{Generation, Secret};
use std::future::Future;
use std::pin::Pin;

/// The answer of a store, when it comes.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A piece of work with the connection, when it comes.
type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// A store. It has no keys, only their hashes. The keys that it answers with follow from its
/// secret.
pub trait Store:
    GameStore
    + ListStore
    + MemberStore
    + RatingStore
    + RunStore
    + SigningStore
    + StudyStore
    + ItemStore
    + UnusedStore
{
    /// The secret that the keys follow from.
    fn secret(&self) -> &Secret;

    /// Fails if something of the store is missing.
    fn has_all(&self) -> Answer<'_, ()>;
}

/// A generation for new links.
fn new_generation() -> Result<Generation, StoreError> {
    crate::secret::new_generation().map_err(|error| StoreError::Failed(error.to_string()))
}
