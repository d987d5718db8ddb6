//! What a person is on a server.

use std::fmt;
use std::str::FromStr;

/// What a person is on a server. Each may do what those before it may, and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// A child, for whom a teacher answers.
    Child,
    /// A player like most.
    Player,
    /// A teacher, who has a class.
    Teacher,
    /// A director of tournaments.
    Director,
    /// A moderator, who keeps order.
    Moderator,
    /// An administrator, who gives roles.
    Administrator,
    /// The owner of the server.
    Owner,
}

/// A text is the name of no role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRole;

impl fmt::Display for NoRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such role")
    }
}

impl std::error::Error for NoRole {}

impl Role {
    /// All roles, in their order.
    pub const ALL: [Role; 7] = [
        Role::Child,
        Role::Player,
        Role::Teacher,
        Role::Director,
        Role::Moderator,
        Role::Administrator,
        Role::Owner,
    ];

    /// The name in stores and answers.
    ///
    /// ```
    /// use tengen_people::Role;
    ///
    /// for role in Role::ALL {
    ///     assert_eq!(role.name().parse(), Ok(role));
    /// }
    /// assert!("king".parse::<Role>().is_err());
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Role::Child => "child",
            Role::Player => "player",
            Role::Teacher => "teacher",
            Role::Director => "director",
            Role::Moderator => "moderator",
            Role::Administrator => "administrator",
            Role::Owner => "owner",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Role {
    type Err = NoRole;

    fn from_str(name: &str) -> Result<Role, NoRole> {
        Role::ALL.into_iter().find(|role| role.name() == name).ok_or(NoRole)
    }
}
