//! Members: people whom the server knows beyond a list of games. So far all are guests, whom it
//! knows by their browser alone.

use super::Answer;
use crate::key::Visitor;

/// The number of a member within a store. It is never given again.
pub use tengen_rating::MemberId;

/// The members in a store.
///
/// [`ListStore::forget`](super::ListStore::forget) takes the browser from a member. Their seats
/// stay, and are played by keys alone from then on.
pub trait MemberStore: Send + Sync + 'static {
    /// The member that a visitor is. One who is none yet becomes a guest.
    fn member(&self, visitor: Visitor) -> Answer<'_, MemberId>;
}
