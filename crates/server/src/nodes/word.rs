//! What nodes tell each other.

use crate::key::{Role, Visitor};
use crate::phrase::Said;
use crate::snapshot::CloserLook;
use crate::store::{GameId, StudyId};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use tengen_study::{Name, Step};

/// What a node tells the others. A word may come twice, late, or never.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Word {
    /// A game has this many entries.
    Game {
        /// The game.
        game: GameId,
        /// How many entries it has.
        entries: u64,
    },
    /// What the node knows of a game besides its entries.
    Table {
        /// The game.
        game: GameId,
        /// What it knows.
        table: TableWord,
    },
    /// The node wants the [`Word::Table`] of a game from the others.
    Who {
        /// The game.
        game: GameId,
    },
    /// The node has the game no more in memory, and gives up its duty.
    Free {
        /// The game.
        game: GameId,
    },
    /// A game was deleted.
    Deleted {
        /// The game.
        game: GameId,
    },
    /// Links of a game have changed.
    Links {
        /// The game.
        game: GameId,
    },
    /// A study has this many operations.
    Study {
        /// The study.
        study: StudyId,
        /// How many operations it has.
        operations: u64,
    },
    /// Title or links of a study have changed, or it was deleted.
    StudyChanged {
        /// The study.
        study: StudyId,
    },
    /// The people of a study at this node.
    People {
        /// The study.
        study: StudyId,
        /// Those who have a page open.
        here: Vec<PersonWord>,
        /// The number of the person who leads, and when that changed.
        leader: (Option<u32>, u64),
        /// The page of theirs that leads, as far as that is known.
        #[serde(default)]
        leading_page: Option<Name>,
        /// When this page began to lead.
        #[serde(default)]
        leading_page_at: u64,
        /// What people ask for and offer, at whatever node they said it.
        #[serde(flatten)]
        wanted: Wanted,
    },
    /// The node wants the [`Word::People`] of a study from the others.
    WhoStudies {
        /// The study.
        study: StudyId,
    },
    /// A person of a study has another word for themselves. It is stored.
    Called {
        /// The study.
        study: StudyId,
    },
    /// A word for all pages of a study, which is not kept.
    Told {
        /// The study.
        study: StudyId,
        /// What pages get, as JSON.
        data: String,
    },
    /// Challenges of the lobby have changed, or what these people are told of their games.
    Challenges {
        /// The numbers of the challenges.
        numbers: Vec<u64>,
        /// The people.
        people: Vec<Visitor>,
    },
    /// Somebody has joined or signed in where this visitor was: the hash of the name in the cookie.
    Left {
        /// The hash.
        visitor: [u8; 32],
    },
    /// The node is there, and has told as many words as it says.
    Beat,
}

impl Word {
    /// Whether it concerns studies, and no game.
    pub(crate) fn is_of_a_study(&self) -> bool {
        match self {
            Word::Study { .. }
            | Word::StudyChanged { .. }
            | Word::People { .. }
            | Word::WhoStudies { .. }
            | Word::Called { .. }
            | Word::Left { .. }
            | Word::Told { .. } => true,
            Word::Game { .. }
            | Word::Table { .. }
            | Word::Who { .. }
            | Word::Free { .. }
            | Word::Deleted { .. }
            | Word::Links { .. }
            | Word::Challenges { .. }
            | Word::Beat => false,
        }
    }
}

/// What a node knows of a game besides its entries.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TableWord {
    /// Whether pages are open at this node, by role as in [`Role::ALL`].
    pub pages: [bool; Role::ALL.len()],
    /// The wishes of the players (Black, White).
    pub wishes: [Wishes; 2],
    /// The last phrases.
    pub said: Vec<Said>,
    /// The judge's closer look, if this node works for the game.
    pub closer_look: CloserLook,
    /// Whether the judge is choosing a move in a trial.
    pub judge_choosing: bool,
    /// The address of a player who is or was at this node, and when they were last heard of.
    pub asked: Option<(IpAddr, u64)>,
}

/// What a player wishes, with when they last said so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wishes {
    /// That the running game is analysed.
    pub analysis: bool,
    /// Another game.
    pub rematch: bool,
    /// When the player last changed a wish; 0 for never.
    pub at: u64,
}

/// A person of a study who has a page open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonWord {
    /// Their number in the study.
    pub number: u32,
    /// What their key allows.
    pub key: tengen_study::Role,
    /// The node of the tree that they look at.
    pub at: Option<Name>,
    /// The pages that they have open, by the names that these made for themselves.
    #[serde(default)]
    pub pages: Vec<Name>,
}

/// What a node knows of what people of a study ask for and offer, at whatever node they said it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Wanted {
    /// The last request of each person.
    #[serde(default)]
    pub asks: Vec<PetitionWord>,
    /// The lines that people offer.
    #[serde(default)]
    pub offers: Vec<OfferWord>,
    /// The offers that were taken back or taken up.
    #[serde(default)]
    pub taken: Vec<TakenWord>,
}

impl Wanted {
    /// The same without what is said to come after a time.
    pub(crate) fn until(mut self, latest: u64) -> Wanted {
        self.asks.retain(|asks| asks.at <= latest);
        self.offers.retain(|offer| offer.at <= latest);
        self.taken.retain(|taken| taken.at <= latest);
        self
    }
}

/// What a person of a study asked for last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PetitionWord {
    /// Their number in the study.
    pub number: u32,
    /// What they ask for; nothing if that has ended.
    pub asks: Option<Petition>,
    /// What the key allows by which they asked.
    pub key: tengen_study::Role,
    /// When they asked, or when it ended.
    pub at: u64,
}

/// What a person of a study asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Petition {
    /// The right to write.
    Write,
    /// The lead.
    Lead,
}

/// A line that a person of a study offers to all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OfferWord {
    /// Its name, which the page made that offers it.
    pub id: Name,
    /// The number of the person.
    pub by: u32,
    /// The node of the study behind which it begins.
    pub parent: Name,
    /// Its moves.
    pub moves: Vec<Step>,
    /// When it was offered.
    pub at: u64,
}

/// An offer that was taken back, or whose line the study has by now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TakenWord {
    /// Its name.
    pub id: Name,
    /// The number of the person who offered it.
    pub by: u32,
    /// When it was offered.
    pub at: u64,
}
