//! The storage of studies.

use super::{Answer, StoreError, StoredEntry};
use crate::key::{Key, KeyHash, Visitor};
use serde::{Deserialize, Serialize};
use tengen_study::Role;

/// The number of a study within a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StudyId(pub i64);

/// A study to be stored. It gets a key for each role.
#[derive(Clone, Debug)]
pub struct NewStudy {
    /// When it was made.
    pub created: u64,
    /// Its title.
    pub title: String,
    /// The study before the first operation.
    pub base: Vec<u8>,
    /// The summary for lists, as JSON.
    pub summary: String,
}

/// A study that was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeStudy {
    /// Its number.
    pub study: StudyId,
    /// Its keys, that of the owner first.
    pub keys: Vec<(Key, Role)>,
}

/// A study as a key opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenedStudy {
    /// The study.
    pub study: StudyId,
    /// What the holder of the key may do, unless the owner has given them another right.
    pub role: Role,
}

/// A stored study without its operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyHead {
    /// Its title.
    pub title: String,
    /// Whether nobody may write in it any more.
    pub is_closed: bool,
    /// Its keys.
    pub keys: Vec<(Key, Role)>,
}

/// A person of a study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPerson {
    /// Their number: 1 is the owner.
    pub number: u32,
    /// The visitor; nobody for the owner, who is the holder of the owner's key.
    pub visitor: Option<Visitor>,
    /// Their own word for themselves; empty if they gave none.
    pub called: String,
}

/// A study in a visitor's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedStudy {
    /// The study.
    pub study: StudyId,
    /// The key of the role by which the visitor has it.
    pub key: Key,
    /// What the key allows.
    pub role: Role,
    /// The study's title.
    pub title: String,
    /// When the study was made.
    pub created: u64,
    /// When it last changed.
    pub changed: u64,
    /// The summary for lists, as JSON.
    pub summary: String,
}

/// The roles by their names in a database.
pub(super) const ROLES: [(&str, Role); 3] =
    [("own", Role::Own), ("write", Role::Write), ("read", Role::Read)];

/// The role of this name.
pub(crate) fn study_role(name: &str) -> Option<Role> {
    let known = ROLES.iter().find(|(own, _)| *own == name);
    known.map(|(_, role)| *role)
}

/// The role of this name in a database.
pub(super) fn role_of(name: &str) -> Result<Role, StoreError> {
    study_role(name).ok_or_else(|| StoreError::Corrupt(format!("role {name}")))
}

/// The name of a role in a database.
pub(crate) fn role_name(role: Role) -> &'static str {
    match role {
        Role::Own => "own",
        Role::Write => "write",
        Role::Read => "read",
    }
}

/// The visitor as a database has them; nobody for the owner.
pub(super) fn visitor_of(bytes: Option<Vec<u8>>) -> Result<Option<Visitor>, StoreError> {
    let parse = |bytes: Vec<u8>| {
        let hash = KeyHash::from_bytes(&bytes).map(Visitor);
        hash.ok_or_else(|| StoreError::Corrupt("a visitor".to_owned()))
    };
    bytes.map(parse).transpose()
}

/// A store of studies. Of a study, only the title, the summary, the keys, and the words of people
/// for themselves change; its operations are only ever added to, until all of it is deleted.
pub trait StudyStore: Send + Sync + 'static {
    /// Stores a new study.
    fn create_study(&self, study: NewStudy) -> Answer<'_, MadeStudy>;

    /// The study that a key opens, if there is one.
    fn open_study(&self, key: &Key) -> Answer<'_, Option<OpenedStudy>>;

    /// A study.
    fn study_head(&self, study: StudyId) -> Answer<'_, StudyHead>;

    /// A study before its first operation.
    fn study_base(&self, study: StudyId) -> Answer<'_, Vec<u8>>;

    /// The operations of a study, in order.
    fn operations(&self, study: StudyId) -> Answer<'_, Vec<StoredEntry>> {
        self.operations_from(study, 0)
    }

    /// The operations of a study from this number on, counted from 0, in order.
    fn operations_from(&self, study: StudyId, seq: u64) -> Answer<'_, Vec<StoredEntry>>;

    /// Appends operations, all or none. The first gets the number `seq`, counted from 0. They are
    /// on the disk when the answer comes.
    ///
    /// [`StoreError::Conflict`](super::StoreError::Conflict) if the study has not exactly `seq`
    /// operations, [`StoreError::Unknown`](super::StoreError::Unknown) if there is no such study.
    fn append_operations(
        &self,
        study: StudyId,
        seq: u64,
        operations: Vec<StoredEntry>,
        summary: String,
    ) -> Answer<'_, ()>;

    /// Gives a study another title.
    fn title_study(&self, study: StudyId, title: String) -> Answer<'_, ()>;

    /// Gives the role of a study another key. The keys that it had so far open nothing from then
    /// on, and of the lists that have the study by this role only that of `stays` keeps it.
    ///
    /// [`StoreError::Unknown`](super::StoreError::Unknown) if there is no such study.
    fn renew_study_role(
        &self,
        study: StudyId,
        role: Role,
        stays: Option<Visitor>,
    ) -> Answer<'_, Key>;

    /// The people of a study, by number.
    fn people(&self, study: StudyId) -> Answer<'_, Vec<StoredPerson>>;

    /// Stores a person, or another word of theirs for themselves.
    fn keep_person(&self, study: StudyId, person: StoredPerson) -> Answer<'_, ()>;

    /// Stores that a visitor has the role of this key.
    fn visit_study(&self, visitor: Visitor, key: &Key, at: u64) -> Answer<'_, ()>;

    /// Takes the study of this key off a visitor's list, by whichever of its roles it is there.
    fn leave_study(&self, visitor: Visitor, key: &Key) -> Answer<'_, ()>;

    /// The key of a role of a study, if the visitor's list has the study by this role.
    fn listed_study_key(
        &self,
        visitor: Visitor,
        study: StudyId,
        role: Role,
    ) -> Answer<'_, Option<Key>>;

    /// The studies of a visitor, those that changed last first, at most `limit`.
    fn visited_studies(&self, visitor: Visitor, limit: u32) -> Answer<'_, Vec<ListedStudy>>;
}
