//! What a server's keeper asks of it: to list, show, close and delete what it has, and to take
//! links back. A server that runs takes requests at a socket that its own user alone opens. Without
//! one, the work is done with the store itself.

mod ask;
#[cfg(unix)]
mod socket;
mod work;

#[cfg(unix)]
pub(crate) use ask::SOCKET;
pub use ask::{AdminError, At, ask};
#[cfg(unix)]
pub(crate) use socket::listen;

use crate::store::StoreError;
use serde::{Deserialize, Serialize};

/// What a server's keeper asks for. A thing is named by its number (`g7`, `s7`) or by a link to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "do", deny_unknown_fields)]
pub enum Request {
    /// What there is, those that changed last first.
    List(Wanted),
    /// A thing with its sizes.
    Show {
        /// The thing.
        item: String,
    },
    /// To end a game without a result, or to let nobody write in a study any more.
    Close {
        /// The thing.
        item: String,
    },
    /// To delete a thing with all that belongs to it.
    Delete {
        /// The thing.
        item: String,
    },
    /// To give a role another link. The links that it had open nothing any more.
    Revoke {
        /// The thing.
        item: String,
        /// The role: `black`, `white`, `both` or `watch`; of a study `own`, `write` or `read`.
        role: String,
    },
    /// To annul the result of a rated game, or to let it count again.
    Annul {
        /// The game.
        item: String,
        /// Whether it is annulled.
        annulled: bool,
    },
    /// To make all ratings anew from the log of results.
    Recount,
    /// To give a person who is there another role.
    Role {
        /// The name of the person.
        name: String,
        /// The role, by its name.
        role: String,
    },
    /// To let one person join with a role.
    Invite {
        /// The role, by its name.
        role: String,
        /// For how many days.
        days: u32,
    },
    /// How much the store takes.
    Usage,
}

/// Which things are wanted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Wanted {
    /// Of this kind only.
    pub kind: Option<crate::store::ItemKind>,
    /// Games that are over, or that are not.
    pub over: Option<bool>,
    /// Those that did not change in this many days.
    pub older: Option<u32>,
    /// Those with this in a name or a title.
    pub named: Option<String>,
    /// At most this many.
    pub limit: usize,
}

/// A game, a record or a study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Facts {
    /// Its number, as `g7` or `s7`.
    pub item: String,
    /// What it is.
    pub kind: crate::store::ItemKind,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When it last changed.
    pub changed: u64,
    /// The title of a study.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Black and White of a game or a record. The computer has its rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[Option<String>; 2]>,
    /// The columns and rows of a game's board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<[usize; 2]>,
    /// How many moves a game has, or nodes a study.
    pub moves: u64,
    /// Whether it is over: a record is, a study is not.
    pub over: bool,
    /// Whether the keeper has closed a study.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// The result as records have it, such as `B+3.5`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// How much it takes, where that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sizes: Option<Taken>,
}

/// How much a thing takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Taken {
    /// How many entries its log has.
    pub entries: u64,
    /// How many bytes they and the record have.
    pub bytes: u64,
    /// In how many visitors' lists it is.
    pub lists: u64,
    /// The roles that have links.
    pub roles: Vec<String>,
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Reply {
    /// What there is.
    Items {
        /// The things.
        items: Vec<Facts>,
        /// How many there are in all.
        #[serde(default)]
        all: usize,
    },
    /// A thing.
    Item {
        /// It, with its sizes.
        item: Facts,
    },
    /// It is done, to this thing.
    Done {
        /// Its number.
        item: String,
    },
    /// The new link of a role.
    Link {
        /// The thing.
        item: String,
        /// The address of its page: that by which people reach the server, or that on its machine.
        /// It is only a path where no server runs.
        link: String,
    },
    /// Ratings were made anew.
    Recounted {
        /// How many entries the log of results has.
        entries: u64,
        /// How many standings of members have changed.
        changed: u64,
    },
    /// A person has a role.
    Given {
        /// Their name.
        name: String,
        /// The role that they have now.
        role: String,
        /// The role that they had before.
        before: String,
    },
    /// Somebody may join.
    Invited {
        /// The code of the invitation, which is told this once.
        code: String,
        /// The address at which it is used, as [`Reply::Link`] has them.
        link: String,
        /// Until when, in milliseconds since 1970.
        until: u64,
    },
    /// How much the store takes.
    Usage {
        /// Bytes on the disk.
        bytes: u64,
        /// The most that it may take; `None` for no bound.
        most: Option<u64>,
        /// Bytes that are free on its disk, where that is known.
        free: Option<u64>,
        /// Whether nothing new is taken now.
        full: bool,
        /// How the store fails, if it takes nothing now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fails: Option<StoreError>,
    },
    /// It is not done.
    Refused {
        /// Why not.
        why: Why,
    },
}

/// Why a request is not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// There is no such thing.
    Unknown,
    /// It was deleted.
    Deleted(crate::store::Deleted),
    /// The game had ended already, or it is a record.
    Over,
    /// The study is closed already.
    Closed,
    /// It has no such role.
    NoSuchRole,
    /// Nobody has this name.
    Nobody,
    /// People have no such role.
    NoRoleOfPeople,
    /// It has no result that counts for ratings.
    NotRated,
    /// The database of the server cannot do it now.
    Store(crate::store::StoreError),
    /// The server cannot do it now; its log says more.
    Failed,
    /// The request is not understood: the two programs are of different versions.
    NotUnderstood,
}
