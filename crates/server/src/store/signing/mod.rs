//! How members sign in, and the browsers in which they have.

mod both;

pub(super) use both::statements;

use super::{Answer, Member, MemberId, StoreError};
use crate::key::{KeyHash, Visitor};
use tengen_people::Role;
use tengen_rating::Rank;

/// A recovery code, or that of an invitation, under the secret of the server.
pub type CodeHash = [u8; 32];

/// Somebody who joins: a guest with their games, or somebody new.
#[derive(Clone, Debug)]
pub struct Joining {
    /// The browser whose games, lists and guest become the person's.
    pub guest: Option<Visitor>,
    /// The visitor that stands for the person from then on. No cookie names it.
    pub visitor: Visitor,
    /// Their name.
    pub name: String,
    /// What names that look like it share with it.
    pub keys: Vec<String>,
    /// The code of an invitation, which has their role. Others are players.
    pub invitation: Option<CodeHash>,
    /// The rank that they say they have. It counts for one who has not played a rated game.
    pub rank: Option<Rank>,
    /// The hash of their password.
    pub password: String,
    /// Their recovery codes.
    pub recovery: Vec<CodeHash>,
    /// The browser in which they are.
    pub session: NewSession,
}

/// Another name that a person takes.
#[derive(Clone, Debug)]
pub struct Renaming {
    /// The person.
    pub member: MemberId,
    /// The session in which they do so.
    pub by: KeyHash,
    /// The new name.
    pub name: String,
    /// What names that look like it share with it.
    pub keys: Vec<String>,
    /// The time.
    pub at: u64,
    /// Until when the name of before leads to the person and is nobody else's.
    pub until: u64,
    /// Those who have changed their name later than at this time keep it.
    pub since: u64,
}

/// What became of another name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renamed {
    /// The person has it.
    Done,
    /// The session has ended.
    SignedOut,
    /// They have changed their name at this time, which is not long ago.
    Lately(u64),
}

/// The most sessions that a member has. The one that was not used for longest ends for a new one.
pub const MOST_SESSIONS: u32 = 50;

/// The beginning of a session.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The hash of the name in the cookie.
    pub hash: KeyHash,
    /// How the person came in.
    pub how: How,
    /// The browser, in words.
    pub label: String,
    /// The time.
    pub at: u64,
    /// When it ends if they do not come again.
    pub expires: u64,
}

/// How a session began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The person joined.
    Join,
    /// By a password.
    Password,
    /// By a recovery code.
    Recovery,
}

impl How {
    const ALL: [How; 3] = [How::Join, How::Password, How::Recovery];

    /// The name in stores and answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            How::Join => "join",
            How::Password => "password",
            How::Recovery => "recovery",
        }
    }

    /// Reads a column.
    pub(super) fn read(name: &str) -> Result<How, StoreError> {
        let known = How::ALL.into_iter().find(|how| how.name() == name);
        known.ok_or_else(|| StoreError::Corrupt(format!("beginning of a session {name}")))
    }
}

/// A browser in which a member is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its number within the store. It opens nothing.
    pub id: i64,
    /// The member.
    pub member: Member,
    /// The visitor that stands for them.
    pub visitor: Option<Visitor>,
    /// How it began.
    pub how: How,
    /// The browser, in words.
    pub label: String,
    /// When it began.
    pub made: u64,
    /// When it was last used, as far as that was noted.
    pub seen: u64,
    /// When it ends.
    pub expires: u64,
}

/// Some sessions of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All.
    All,
    /// That with this number.
    One(i64),
}

/// What a session needs to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The password that still has this hash.
    Password(String),
    /// A recovery code, which is used up.
    Recovery(CodeHash),
}

/// How many ways into it a member has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Whether they have a password.
    pub password: bool,
    /// How many recovery codes are not used yet.
    pub recovery: u32,
}

/// The ways in which members sign in, and their sessions.
pub trait SigningStore: Send + Sync + 'static {
    /// Somebody joins. A guest's row becomes the person's, and their lists and people of studies
    /// get the new visitor: the cookie of before has nothing any more.
    ///
    /// [`StoreError::Conflict`] if the name, or one that looks like it, is another's;
    /// [`StoreError::Unknown`] if there is no such invitation any more.
    fn join(&self, joining: Joining) -> Answer<'_, MemberId>;

    /// A person takes another name. The one of before stays theirs for a while.
    ///
    /// [`StoreError::Conflict`] if the name, or one that looks like it, is another's.
    fn rename(&self, renaming: Renaming) -> Answer<'_, Renamed>;

    /// Gives a person another role. The answer is the visitor that stands for them.
    ///
    /// [`StoreError::Unknown`] if there is no such person.
    fn set_role(&self, member: MemberId, role: Role) -> Answer<'_, Option<Visitor>>;

    /// Lets one person join with a role, by a code, until some time.
    fn invite(&self, code: CodeHash, role: Role, at: u64, until: u64) -> Answer<'_, ()>;

    /// The hash of a member's password, if they have one.
    fn password(&self, member: MemberId) -> Answer<'_, Option<String>>;

    /// The ways in that a member has.
    fn ways_in(&self, member: MemberId) -> Answer<'_, Ways>;

    /// How many games a visitor's list has.
    fn count_visited(&self, visitor: Visitor) -> Answer<'_, u32>;

    /// Begins a session of a member who has proved who they are, and ends the one `before` it. The
    /// answer says whether the proof holds: it is used up, or changed, by one alone.
    fn sign_in(
        &self,
        member: MemberId,
        proof: Proof,
        session: NewSession,
        before: Option<KeyHash>,
    ) -> Answer<'_, bool>;

    /// Gives a member another password, and ends all their sessions but this new one. The answer
    /// says whether the session `by` which they want that still goes on; nothing changes otherwise.
    fn set_password(
        &self,
        member: MemberId,
        by: KeyHash,
        password: String,
        session: NewSession,
    ) -> Answer<'_, bool>;

    /// Gives a member these recovery codes in place of all others, if the session `by` which they
    /// want that still goes on.
    fn set_recovery(
        &self,
        member: MemberId,
        by: KeyHash,
        codes: Vec<CodeHash>,
        at: u64,
    ) -> Answer<'_, bool>;

    /// The session whose cookie has a name with this hash, if it has not ended at this time.
    fn session(&self, hash: KeyHash, now: u64) -> Answer<'_, Option<Session>>;

    /// The sessions of a member that have not ended, the latest first.
    fn sessions(&self, member: MemberId, now: u64) -> Answer<'_, Vec<Session>>;

    /// Notes that a session is used, and when it ends otherwise.
    fn see_session(&self, id: i64, now: u64, expires: u64) -> Answer<'_, ()>;

    /// Ends sessions of a member. The answer is how many.
    fn end_sessions(&self, member: MemberId, which: Which) -> Answer<'_, u64>;
}
