//! Members: people whom the server knows beyond a list of games. A guest is known by their browser
//! alone, a person by a name.

use super::{Answer, StoreError};
use crate::key::Visitor;
use tengen_people::Role;

/// The number of a member within a store. It is never given again.
pub use tengen_rating::MemberId;

/// A member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Their number.
    pub id: MemberId,
    /// What they are.
    pub kind: MemberKind,
    /// The name of a person or a program.
    pub name: Option<String>,
    /// What they may do.
    pub role: Role,
    /// When they joined; nothing for guests.
    pub joined: Option<u64>,
    /// When they changed their name last.
    pub renamed: Option<u64>,
}

/// What a member is. Nobody becomes a guest again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberKind {
    /// Somebody in a browser, without a name.
    Guest,
    /// Somebody with a name.
    Person,
    /// A program with a name.
    Program,
    /// Somebody who has left.
    Former,
}

impl MemberKind {
    /// All kinds.
    const ALL: [MemberKind; 4] =
        [MemberKind::Guest, MemberKind::Person, MemberKind::Program, MemberKind::Former];

    /// The name in stores and answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            MemberKind::Guest => "guest",
            MemberKind::Person => "person",
            MemberKind::Program => "program",
            MemberKind::Former => "former",
        }
    }

    /// Reads a column.
    pub(super) fn read(name: &str) -> Result<MemberKind, StoreError> {
        let known = MemberKind::ALL.into_iter().find(|kind| kind.name() == name);
        known.ok_or_else(|| StoreError::Corrupt(format!("kind of member {name}")))
    }
}

/// Reads a column with a role.
pub(super) fn member_role(name: &str) -> Result<Role, StoreError> {
    name.parse().map_err(|_| StoreError::Corrupt(format!("role of member {name}")))
}

/// Who has a name, or had it until lately.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The member.
    pub member: Member,
    /// Whether it is a name that they had before.
    pub is_past: bool,
}

/// The members in a store.
///
/// [`ListStore::forget`](super::ListStore::forget) takes the browser from a guest. Their seats
/// stay, and are played by keys alone from then on.
pub trait MemberStore: Send + Sync + 'static {
    /// The member that a visitor is. One who is none yet becomes a guest.
    fn member(&self, visitor: Visitor) -> Answer<'_, MemberId>;

    /// The member that a visitor is, if they are one.
    fn known_member(&self, visitor: Visitor) -> Answer<'_, Option<Member>>;

    /// These members. Numbers that nobody has are left out.
    fn members(&self, ids: Vec<MemberId>) -> Answer<'_, Vec<Member>>;

    /// Who has a name with this key ([`tengen_people::NameKey`]), or had it and keeps it at this
    /// time.
    fn named(&self, key: &str, now: u64) -> Answer<'_, Option<Named>>;
}
