//! How people come to a server.

use serde::{Deserialize, Serialize};

/// How people come to a server. As TOML, what is left out follows from the limits.
///
/// ```
/// use tengen_server::{Accounts, People};
///
/// let people: People = serde_json::from_str(r#"{"accounts":"invited"}"#)?;
/// assert_eq!(people.accounts, Some(Accounts::Invited));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct People {
    /// Who may have a name.
    pub accounts: Option<Accounts>,
}

/// Who may have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Accounts {
    /// Everybody who wants one.
    Open,
    /// Those who were invited.
    Invited,
    /// Nobody.
    Off,
}
